import { mount } from 'svelte';
import './styles/base.css';
import App from './App.svelte';
import { language } from '$lib/language';

try {
  await language.begin();
  mount(App, { target: document.getElementById('app') as HTMLElement });
} catch (error) {
  // Without words there is no page; the document brings the few that say so.
  document.getElementById('unloaded')?.removeAttribute('hidden');
  throw error;
}
