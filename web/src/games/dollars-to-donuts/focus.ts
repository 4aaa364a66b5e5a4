/** Where the keyboard goes on when the thing it was on is gone. */

/** What can be done, most urgent first: a piece in the hand is to be laid, a price is to be paid, and so on. */
const stops = [
  '.area [tabindex="0"]',
  '[data-pick^="pay "]:not([aria-disabled="true"])',
  '[data-pick^="put "]',
  '[data-pick^="start "]',
  '.specials [data-token]',
  '.line [data-token]',
  '[data-token]',
];

/** The first thing to do on the board; nothing where nothing is asked. */
export function firstStop(board: HTMLElement): HTMLElement | null {
  for (const stop of stops) {
    const found = board.querySelector<HTMLElement>(stop);
    if (found) return found;
  }
  return null;
}

/** Whether nothing has the focus any more, or only something that is on its way out. */
export function isLost(active: Element | null): boolean {
  return active === null || active === document.body || active.closest('[inert]') !== null;
}
