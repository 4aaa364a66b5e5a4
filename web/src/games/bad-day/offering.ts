/** What every clickable thing on this board has in common. */
import type { Choice } from '$lib/board';
import { sentence } from './text';

export interface Offering {
  'data-token': string;
  'aria-label': string;
  onclick: () => void;
  onpointerenter: () => void;
  onpointerleave: () => void;
  onfocus: () => void;
  onblur: () => void;
}

export type Offer = (choice: Choice) => Offering;

/** Makes attributes for things whose click does what is offered, and that say so when they are pointed at. */
export function offering(choose: (token: string) => void, preview: (choice: Choice | null) => void): Offer {
  return (choice) => ({
    'data-token': choice.token,
    'aria-label': sentence(choice.words),
    onclick: () => choose(choice.token),
    onpointerenter: () => preview(choice),
    onpointerleave: () => preview(null),
    onfocus: () => preview(choice),
    onblur: () => preview(null),
  });
}

/** Enter and space do what a click does; for things inside an <svg>. */
export function pressed(event: KeyboardEvent, on = event.currentTarget as Element): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  on.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

const sides: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
};

/** With an arrow key, the focus goes to the nearest clickable thing on that side. */
export function steerFocus(event: KeyboardEvent, root: Element): void {
  const side = sides[event.key];
  const here = document.activeElement;
  if (!side || !here || !root.contains(here)) return;
  event.preventDefault();
  const middle = (element: Element) => {
    const box = element.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const from = middle(here);
  let nearest: { element: SVGElement; far: number } | null = null;
  for (const element of root.querySelectorAll<SVGElement>('[role="button"]')) {
    const to = middle(element);
    const along = (to.x - from.x) * side[0] + (to.y - from.y) * side[1];
    const across = Math.abs((to.x - from.x) * side[1]) + Math.abs((to.y - from.y) * side[0]);
    // What lies ahead counts; what lies far to the side counts less.
    const far = along + 2.5 * across;
    if (element !== here && along > 4 && (!nearest || far < nearest.far)) nearest = { element, far };
  }
  nearest?.element.focus();
}
