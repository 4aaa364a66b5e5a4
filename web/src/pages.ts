/** The pages that come when they are asked for: a table needs more than the start page does. */
export const pages = {
  table: () => import('./pages/table/TablePage.svelte'),
  replay: () => import('./pages/replay/ReplayPage.svelte'),
  learn: () => import('./pages/learn/LearnPage.svelte'),
  rules: () => Promise.all([import('./pages/rules/RulesPage.svelte'), import('./pages/rules/source')]),
};
