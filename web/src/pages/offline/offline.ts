/** The page for those without a connection: kept by the worker, shown in the language and colours that were chosen. */
import './offline.css';
import { detect, isSpoken } from '$lib/language/languages';
import { oneOf, recall } from '$lib/stored';

const { id } = detect({ asked: null, chosen: recall('language', null, isSpoken), preferred: navigator.languages });
document.documentElement.lang = id;
for (const words of document.querySelectorAll(`main [lang]:not([lang="${id}"])`)) words.remove();
document.title = `${document.querySelector('h1')?.textContent?.trim() ?? ''} · ${document.title}`;

const theme = recall('theme', 'auto', oneOf(['auto', 'light', 'dark']));
if (theme !== 'auto') document.documentElement.dataset['theme'] = theme;

/** Whoever waits need not watch: as soon as the server answers, the page that was wanted is opened. */
async function tryAgain(): Promise<void> {
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
  if (answer?.ok) location.reload();
}
// A network that has just come back may need a moment, and the server may be what is missing.
const EVERY = 3000;
addEventListener('online', () => void tryAgain());
setInterval(() => void tryAgain(), EVERY);
