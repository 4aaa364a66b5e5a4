/** The pages that come when they are asked for: a table needs more than the start page does. */
export const pages = {
  table: () => import('./pages/table/TablePage.svelte'),
  replay: async () => {
    const [page, { loadWords }] = await Promise.all([
      import('./pages/replay/ReplayPage.svelte'),
      import('./pages/replay/words'),
    ]);
    await loadWords();
    return page;
  },
  learn: () => import('./pages/learn/LearnPage.svelte'),
  rules: () => Promise.all([import('./pages/rules/RulesPage.svelte'), import('./pages/rules/source')]),
};
