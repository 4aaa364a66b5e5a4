/** What every clickable thing on this board has in common. */
import type { Choice } from '$lib/board';
import { capital } from '$lib/text';

export interface Offering {
  'data-token': string;
  'aria-label': string;
  onclick: () => void;
  onpointerenter: () => void;
  onpointerleave: () => void;
  onfocus: () => void;
  onblur: () => void;
}

/** Asks why something cannot be chosen; null while nothing is asked of this seat. */
export type Why = ((token: string) => void) | null;

export type OfferingOf = (choice: Choice) => Offering;

/** Makes attributes for things whose click does what is offered, and that say so when they are pointed at. */
export function offering(choose: (token: string) => void, preview: (choice: Choice | null) => void): OfferingOf {
  return (choice) => ({
    'data-token': choice.token,
    'aria-label': capital(choice.words),
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
