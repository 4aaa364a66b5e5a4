/** How keys go from tile to tile, and where they go on when the thing they were on is gone. */
import { inColumns, roving } from '$lib/roving';

/** A group of buttons with `data-stop`, in lines of so many. */
export const tilesIn = (columns: number) => roving({ stops: '[data-stop]', upright: inColumns(columns) });

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
