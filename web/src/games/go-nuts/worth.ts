/** What a choice would change the points by, as the offer says it. */
import type { Offered } from './offers';
import { signed, text } from './text';
import type { Offer, Seat } from './types';

export interface Change {
  /** Whose points; null for those of the viewer. */
  seat: Seat | null;
  points: number;
  /** `You +5`, `Bo −3`. */
  short: string;
  /** `For you now: +5`, `Costs Bo 3 points`. */
  words: string;
}

export function changesOf(offer: Offer, nameOf: (seat: Seat) => string): Change[] {
  const own = 'gain' in offer ? [mine(offer.gain)] : [];
  return 'theirs' in offer ? [...own, theirs(offer.seat, offer.theirs, nameOf(offer.seat))] : own;
}

/** The same for several choices that begin alike: what all of them change by as much. */
export function changesOfAll(choices: Offered[], nameOf: (seat: Seat) => string): Change[] {
  const [first, ...others] = choices.map(({ offer }) => changesOf(offer, nameOf));
  return (first ?? []).filter(({ seat, points }) =>
    others.every((changes) => changes.some((one) => one.seat === seat && one.points === points)),
  );
}

const mine = (points: number): Change => ({
  seat: null,
  points,
  short: text.youShort(signed(points)),
  words: text.forYou(signed(points)),
});

const theirs = (seat: Seat, points: number, name: string): Change => ({
  seat,
  points,
  short: text.themShort(name, signed(points)),
  words:
    points < 0 ? text.costsThem(name, -points) : points > 0 ? text.givesThem(name, points) : text.sameForThem(name),
});

/** All of it in a sentence or two. */
export const changeWords = (changes: Change[]): string => changes.map(({ words }) => words).join(' ');
