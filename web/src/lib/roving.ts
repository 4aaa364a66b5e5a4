/**
 * A group of things is one stop of the Tab key, and arrows go on inside it: left and right to the neighbour, Home and End
 * to the ends. What up and down mean depends on how things lie, so the group says it. Meant for `{@attach roving(…)}`.
 */
import type { Attachment } from 'svelte/attachments';
import { isGone, type Lost } from './focus';

/** Where up (-1) or down (1) leads from one of all. */
export type Upright = (all: HTMLElement[], at: number, step: 1 | -1) => HTMLElement | undefined;

export interface Manner {
  /** What of the group can have the focus. */
  stops?: string;
  /** What Tab comes to rather than to the others: something to do, not only to read. */
  useful?: string;
  /** Without it these keys are left to the page. */
  upright?: Upright;
  /** Whether the end leads on to the beginning. */
  round?: boolean;
}

/** Lines of so many things. */
export const inColumns =
  (columns: number): Upright =>
  (all, at, step) =>
    all[at + step * columns];

/** Parts of the group marked with `data-row`; up and down are as good as left and right where there is only one. */
export const inRows: Upright = (all, at, step) => {
  const rowOf = (stop: HTMLElement | undefined) => stop?.closest('[data-row]') ?? null;
  const rows = [...new Set(all.map(rowOf))];
  if (rows.length < 2) return all[at + step];
  const row = rows[rows.indexOf(rowOf(all[at])) + step];
  return row === undefined ? undefined : all.find((stop) => rowOf(stop) === row);
};

/** Lines as they happen to be drawn: the nearest of the next line, and on from the last line as with left and right. */
export const asDrawn: Upright = (all, at, step) => {
  const boxes = all.map((stop) => stop.getBoundingClientRect());
  const from = boxes[at];
  if (!from) return undefined;
  const middle = (box: DOMRect) => box.left + box.width / 2;
  // A pixel of overlap comes from rounding.
  const gap = (box: DOMRect) => (step > 0 ? box.top - from.bottom : from.top - box.bottom) + 1;
  const [found] = boxes
    .map((box, i) => ({ stop: all[i], gap: Math.round(gap(box)), aside: Math.abs(middle(box) - middle(from)) }))
    .filter(({ stop, gap }) => stop !== all[at] && gap >= 0 && from.height > 0)
    .sort((a, b) => a.gap - b.gap || a.aside - b.aside);
  return found ? found.stop : all[(at + step + all.length) % all.length];
};

export function roving({
  stops = 'button',
  useful = ':not([aria-disabled="true"])',
  upright,
  round = false,
}: Manner = {}): Attachment<HTMLElement> {
  return (group) => {
    /** The stop of the Tab key, and its place in the group, for what is there when it is gone. */
    let stop: HTMLElement | undefined;
    let place = 0;

    const all = () => [...group.querySelectorAll<HTMLElement>(stops)].filter((one) => !one.closest('[inert]'));
    const settle = () => {
      const here = all();
      const known = stop && here.includes(stop) ? stop : here[Math.min(place, here.length - 1)];
      stop =
        here.find((one) => one === document.activeElement) ??
        [known, ...here].find((one) => one?.matches(useful)) ??
        known;
      place = stop ? here.indexOf(stop) : 0;
      for (const one of here) one.tabIndex = one === stop ? 0 : -1;
    };
    /** Where a key leads from one of all; nowhere if it is not a key for moving. */
    const target = (key: string, here: HTMLElement[], at: number): HTMLElement | undefined => {
      const along = (step: number) => {
        // In a page that is read from the right, so are its rows.
        const to = at + (getComputedStyle(group).direction === 'rtl' ? -step : step);
        return here[round ? (to + here.length) % here.length : Math.max(0, Math.min(here.length - 1, to))];
      };
      if (key === 'ArrowRight') return along(1);
      if (key === 'ArrowLeft') return along(-1);
      if (key === 'Home') return here[0];
      if (key === 'End') return here.at(-1);
      if (upright && (key === 'ArrowDown' || key === 'ArrowUp'))
        return upright(here, at, key === 'ArrowDown' ? 1 : -1) ?? here[at];
      return undefined;
    };
    const pressed = (event: KeyboardEvent) => {
      const here = all();
      const at = here.findIndex((one) => one === event.target);
      if (at < 0 || event.ctrlKey || event.altKey || event.metaKey) return;
      const to = target(event.key, here, at);
      if (!to) return;
      event.preventDefault();
      to.focus();
    };

    const changed = new MutationObserver(settle);
    changed.observe(group, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['aria-disabled', 'data-token', 'data-pick', 'inert'],
    });
    group.addEventListener('focusin', settle);
    group.addEventListener('keydown', pressed);
    settle();
    return () => {
      changed.disconnect();
      group.removeEventListener('focusin', settle);
      group.removeEventListener('keydown', pressed);
    };
  };
}

/** Where the focus goes on when one of a group is gone: the stop of the nearest group around it that has one. */
export function nearestStop({ around }: Lost): HTMLElement | undefined {
  for (const group of around) {
    const stop = isGone(group) ? null : group.querySelector<HTMLElement>('[tabindex="0"]');
    if (stop) return stop;
  }
  return undefined;
}
