/** Cells of the table: how keys go from one to the next, and where the focus is when what had it has gone. */
import { isGone, keepFocus } from '$lib/focus';
import { asDrawn, nearestStop, roving } from '$lib/roving';

/** Meant for the lists of cells, with `{@attach cells}`. */
export const cells = roving({ upright: asDrawn, round: true });

/** The element that stands in a cell. */
export function cellOf(board: ParentNode | undefined, cell: string): HTMLElement | undefined {
  const found = board?.querySelectorAll<HTMLElement>(`[data-cell="${cell}"]`) ?? [];
  return [...found].find((element) => !isGone(element));
}

/**
 * The focus goes to what now stands in the same cell (`data-cell`), else to another cell of the group, else to the words
 * that say what is asked (`data-rest`).
 */
export const keepInCells = (board: () => ParentNode | undefined) =>
  keepFocus((lost) => {
    const { cell } = lost.element.dataset;
    return (
      (cell === undefined ? undefined : cellOf(board(), cell)) ??
      nearestStop(lost) ??
      board()?.querySelector<HTMLElement>('[data-rest]')
    );
  });
