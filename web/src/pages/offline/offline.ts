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

// Whoever waits need not watch.
addEventListener('online', () => location.reload());
