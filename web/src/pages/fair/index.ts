/** Whether the deal was fair: it comes with its words when somebody asks. */
import { language } from '$lib/language';

const catalogues = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' });

export async function loadFairness() {
  const [part] = await Promise.all([
    import('./Fairness.svelte'),
    language.need('fair', (spoken) => catalogues[`./${spoken}.ftl`]?.()),
  ]);
  return part.default;
}
