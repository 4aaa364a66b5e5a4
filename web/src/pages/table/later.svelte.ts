import type { Tab } from './tabs';

const PARTS = {
  moves: () => import('./ChoiceList.svelte'),
  hint: () => import('./Hint.svelte'),
  chat: () => import('./Chat.svelte'),
  rules: () => import('../rules/Book.svelte'),
  table: () => import('./TableMenu.svelte'),
} as const;
type Part = keyof typeof PARTS;
type Arrived = { [P in Part]?: Awaited<ReturnType<(typeof PARTS)[P]>>['default'] };

const isPart = (tab: Tab): tab is Part => tab in PARTS;

/** What of the panels is not seen at once: it comes when it is asked for, and stays. */
class Later {
  parts = $state.raw<Arrived>({});
  /** What could not come. */
  missing = $state.raw<Tab | null>(null);

  /** Until what a panel shows is there, or is known to be missing. */
  async arrival(tab: Tab): Promise<void> {
    if (!isPart(tab) || this.parts[tab]) return;
    try {
      const { default: part } = await PARTS[tab]();
      this.parts = { ...this.parts, [tab]: part };
      this.missing = null;
    } catch {
      this.missing = tab;
    }
  }
}

export const later = new Later();
