/** The offered tokens, sorted by the thing on the table that stands for each of them. */
import { readToken, type Choice } from '$lib/board';
import { donutById } from './model';
import type { Box, Donut } from './types';

export interface Offers {
  /** Places of the row to reach for. */
  row: Map<number, Choice>;
  /** What one may do with a donut of one's own: once for each seat that could get it, or once. */
  mine: Map<Donut, { seat: number | null; choice: Choice }[]>;
  /** Donuts of others, by seat. */
  theirs: Map<number, Map<Donut, Choice>>;
  pile: Map<Donut, Choice>;
  /** The cards one looks at. */
  hand: Map<Donut, Choice>;
  /** Sets of places to clear, by their places: `2+4`; the empty set is ''. */
  clear: Map<string, Choice>;
  /** All that is no thing on the table: stop, pay, drop. */
  buttons: Choice[];
}

export function sortOffers(choices: Choice[], box: Box): Offers {
  const offers: Offers = {
    row: new Map(),
    mine: new Map(),
    theirs: new Map(),
    pile: new Map(),
    hand: new Map(),
    clear: new Map(),
    buttons: [],
  };
  for (const choice of choices) if (!place(choice, offers, box)) offers.buttons.push(choice);
  return offers;
}

/** Puts a choice where it belongs; false if nothing on the table stands for it. */
function place(choice: Choice, offers: Offers, box: Box): boolean {
  const [verb, rest] = readToken(choice.token);
  if (verb === 'pick') return !!offers.row.set(Number(rest), choice);
  if (verb === 'clear') return !!offers.clear.set(rest === 'none' ? '' : rest, choice);
  const [seat, id] = seatAndId(rest);
  const donut = donutById(box, id);
  if (donut === null) return false;
  switch (verb) {
    case 'keep':
      return !!offers.hand.set(donut, choice);
    case 'salvage':
    case 'scoop':
      return !!offers.pile.set(donut, choice);
    case 'toss':
    case 'pass':
    case 'give':
      return !!offers.mine.set(donut, [...(offers.mine.get(donut) ?? []), { seat, choice }]);
    case 'steal':
    case 'trash': {
      if (seat === null) return false;
      const from = offers.theirs.get(seat) ?? new Map<Donut, Choice>();
      return !!offers.theirs.set(seat, from.set(donut, choice));
    }
    default:
      return false;
  }
}

/** `p2:glazed` names a seat and a donut, `glazed` a donut alone. */
export function seatAndId(rest: string): [seat: number | null, id: string] {
  const named = /^p(\d+):(.+)$/.exec(rest);
  return named ? [Number(named[1]), named[2] ?? ''] : [null, rest];
}

/** The token part of a set of places. */
export function placesKey(places: Iterable<number>): string {
  return [...places].sort((a, b) => a - b).join('+');
}

/** Every place that can be part of what is cleared. */
export function clearable(offers: Offers): Set<number> {
  return new Set([...offers.clear.keys()].flatMap((key) => (key === '' ? [] : key.split('+').map(Number))));
}
