import { mount } from 'svelte';
import './styles/base.css';
import App from './App.svelte';
import { language } from '$lib/language';
import { router } from '$lib/router.svelte';
import { pages } from './pages';

try {
  // The page is on its way while its words are. Whoever shows it says so if it does not come.
  const { page } = router.route;
  if (page === 'table' || page === 'replay') pages[page]().catch(() => {});
  await language.begin();
  const target = document.getElementById('app') as HTMLElement;
  target.replaceChildren();
  mount(App, { target });
  // Without it the page works just as well; it only cannot say so when there is no connection.
  if (import.meta.env.PROD) navigator.serviceWorker?.register('/sw.js', { updateViaCache: 'none' }).catch(() => {});
} catch (error) {
  // Without words there is no page; the document brings the few that say so.
  document.getElementById('unloaded')?.removeAttribute('hidden');
  throw error;
}
