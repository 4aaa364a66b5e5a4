import type { Tab } from './tabs';

/** Which panel is shown, and whether it is open where it does not fit beside the board. */
export class Panel {
  tab = $state<Tab>('log');
  open = $state(false);

  /** By a click on its name: open, and closed again where it covers the board. */
  toggle(next: Tab): void {
    this.open = !(this.open && this.tab === next);
    this.tab = next;
  }

  show(next: Tab): void {
    this.open = true;
    this.tab = next;
  }
}
