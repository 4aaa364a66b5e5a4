/** The panels beside the board. */
export const TABS = ['log', 'moves', 'hint', 'chat', 'rules', 'table'] as const;
export type Tab = (typeof TABS)[number];
