/**
 * Keeps the focus on the board when what had it goes away: it goes to what now stands in the same cell, else to another
 * cell of the group, else to the words that say what is asked. Meant for `{@attach keepFocus}` on the board. Cells are
 * told by `data-cell`, groups by being lists or sections, those words by `data-rest`.
 */
import type { Attachment } from 'svelte/attachments';

interface Last {
  element: HTMLElement;
  cell: string | undefined;
  /** The lists and sections around it, the closest first. */
  groups: HTMLElement[];
}

// What fades out is there for a moment, but nobody can be in it.
const isGone = (element: Element) => !element.isConnected || element.closest('[inert]') !== null;

/** The element that stands in a cell. */
export function cellOf(board: ParentNode | undefined, cell: string): HTMLElement | null {
  const found = board?.querySelectorAll<HTMLElement>(`[data-cell="${cell}"]`) ?? [];
  return [...found].find((element) => !isGone(element)) ?? null;
}

export const keepFocus: Attachment<HTMLElement> = (board) => {
  let last: Last | null = null;

  const onfocusin = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    const groups: HTMLElement[] = [];
    for (let at = target.closest<HTMLElement>('ul, ol, section'); at && at !== board; at = at.parentElement?.closest<HTMLElement>('ul, ol, section') ?? null) {
      groups.push(at);
    }
    last = { element: target, cell: target.dataset['cell'], groups };
  };
  const onfocusout = ({ relatedTarget }: FocusEvent) => {
    const left = last;
    // Whether it has gone away or was left is only known when the page has changed.
    queueMicrotask(() => {
      if (last === left && left && !isGone(left.element) && relatedTarget === null && document.activeElement !== left.element) last = null;
    });
    if (relatedTarget instanceof Node && !board.contains(relatedTarget)) last = null;
  };
  const restore = () => {
    if (!last || !isGone(last.element)) return;
    const lost = last;
    last = null;
    const { activeElement } = document;
    if (activeElement && activeElement !== document.body && activeElement !== lost.element) return;
    const same = lost.cell === undefined ? null : cellOf(board, lost.cell);
    const near = lost.groups.filter((group) => !isGone(group)).map((group) => group.querySelector<HTMLElement>('button[tabindex="0"]'));
    const next = same ?? near.find((cell) => cell !== null) ?? board.querySelector<HTMLElement>('[data-rest]');
    next?.focus({ preventScroll: true });
  };

  const watch = new MutationObserver(restore);
  watch.observe(board, { childList: true, subtree: true, attributes: true, attributeFilter: ['inert'] });
  board.addEventListener('focusin', onfocusin);
  board.addEventListener('focusout', onfocusout);
  return () => {
    watch.disconnect();
    board.removeEventListener('focusin', onfocusin);
    board.removeEventListener('focusout', onfocusout);
  };
};
