import { mount } from 'svelte';
import './styles/base.css';
import App from './App.svelte';
import { language } from '$lib/language';

try {
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
