/**
 * One stop of the Tab key for a group of cells; arrows move inside it, up and down from line to line. The stop is a cell
 * that can be chosen, if there is one. Meant for `{@attach roving}` on the group.
 */
import type { Attachment } from 'svelte/attachments';

const STEP: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The same for those buttons of a part of the page that this selector finds. */
export const rovingAmong =
  (selector: string): Attachment<HTMLElement> =>
  (group) => {
    let stop: HTMLElement | undefined;
    const cells = () => [...group.querySelectorAll<HTMLElement>(selector)];
    const useful = (cell: HTMLElement) => cell.ariaDisabled !== 'true';
    const settle = () => {
      const all = cells();
      const here = all.find((cell) => cell === document.activeElement);
      const known = all.find((cell) => cell === stop);
      stop = here ?? (known && useful(known) ? known : all.find(useful)) ?? known ?? all[0];
      for (const cell of all) cell.tabIndex = cell === stop ? 0 : -1;
    };
    const onkey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const all = cells();
      const at = all.findIndex((cell) => cell === event.target);
      const next = at < 0 ? undefined : target(all, at, event.key, getComputedStyle(group).direction === 'rtl');
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    const watch = new MutationObserver(settle);
    watch.observe(group, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-disabled'] });
    group.addEventListener('focusin', settle);
    group.addEventListener('keydown', onkey);
    settle();
    return () => {
      watch.disconnect();
      group.removeEventListener('focusin', settle);
      group.removeEventListener('keydown', onkey);
    };
  };

export const roving = rovingAmong('button');

/** Where a key leads from a cell; nowhere if it is no key for moving. */
function target(all: HTMLElement[], at: number, key: string, rightToLeft: boolean): HTMLElement | undefined {
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  const step = STEP[key];
  if (step === undefined) return undefined;
  const upright = key === 'ArrowUp' || key === 'ArrowDown';
  const next = (at + (rightToLeft && !upright ? -step : step) + all.length) % all.length;
  return (upright ? inNextLine(all, at, step) : undefined) ?? all[next];
}

/** The nearest cell of the line above or below, where cells lie in several lines. */
function inNextLine(all: HTMLElement[], at: number, step: number): HTMLElement | undefined {
  const boxes = all.map((cell) => cell.getBoundingClientRect());
  const from = boxes[at];
  if (!from) return undefined;
  const middle = (box: DOMRect) => box.left + box.width / 2;
  // A pixel of overlap comes from rounding.
  const gap = (box: DOMRect) => (step > 0 ? box.top - from.bottom : from.top - box.bottom) + 1;
  const found = boxes
    .map((box, i) => ({ i, gap: Math.round(gap(box)), aside: Math.abs(middle(box) - middle(from)) }))
    .filter((cell) => cell.i !== at && cell.gap >= 0 && from.height > 0)
    .sort((a, b) => a.gap - b.gap || a.aside - b.aside)[0];
  return found && all[found.i];
}
