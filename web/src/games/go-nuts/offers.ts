/** What is offered, sorted by the thing on the table that stands for it. */
import type { Choice } from '$lib/board';
import type { Donut, Offer, Seat } from './types';

export type Offered = Choice<Offer>;

export interface Offers {
  /** Places of the row to reach for. */
  row: Map<number, Offered>;
  /** What one may do with a donut of one's own: once for each seat that could get it, or once. */
  mine: Map<Donut, Offered[]>;
  /** Donuts of others, by seat. */
  theirs: Map<Seat, Map<Donut, Offered>>;
  pile: Map<Donut, Offered>;
  /** The cards one looks at. */
  hand: Map<Donut, Offered>;
  /** Sets of places to clear, by `placesKey`. */
  clear: Map<string, Offered>;
  /** Every place that can be part of what is cleared. */
  clearable: Set<number>;
  /** All that is not a thing on the table: stop, pay, drop. */
  buttons: Offered[];
}

export function sortOffers(choices: Offered[]): Offers {
  const offers: Offers = {
    row: new Map(),
    mine: new Map(),
    theirs: new Map(),
    pile: new Map(),
    hand: new Map(),
    clear: new Map(),
    clearable: new Set(),
    buttons: [],
  };
  for (const choice of choices) sort(choice, offers);
  return offers;
}

function sort(choice: Offered, offers: Offers): void {
  const { offer } = choice;
  switch (offer.kind) {
    case 'pick':
      return void offers.row.set(offer.place, choice);
    case 'clear':
      offers.clear.set(placesKey(offer.places), choice);
      return offer.places.forEach((place) => offers.clearable.add(place));
    case 'keep':
      return void offers.hand.set(offer.donut, choice);
    case 'salvage':
    case 'scoop':
      return void offers.pile.set(offer.donut, choice);
    case 'toss':
    case 'pass':
    case 'give':
      return void offers.mine.set(offer.donut, [...(offers.mine.get(offer.donut) ?? []), choice]);
    case 'steal':
    case 'trash': {
      const from = offers.theirs.get(offer.seat) ?? new Map<Donut, Offered>();
      return void offers.theirs.set(offer.seat, from.set(offer.donut, choice));
    }
    default:
      offers.buttons.push(choice);
  }
}

/** The name of a set of places. */
export function placesKey(places: Iterable<number>): string {
  return [...places].sort((a, b) => a - b).join('+');
}

/** What choosing an own donut would be called, where others can be chosen and this one cannot. */
export function blocked(offers: Offers, donut: Donut, id: string): string | undefined {
  if (offers.mine.has(donut)) return undefined;
  const [like] = [...offers.mine.values()].flat();
  return like?.token.replace(/[^:]+$/u, id);
}
