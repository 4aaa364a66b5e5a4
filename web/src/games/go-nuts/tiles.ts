/** What one may do with the donuts in front of a seat. */
import type { Choice } from '$lib/board';
import type { Offers } from './offers';
import type { Donut } from './types';

export interface TileOffer {
  /** What a click does. */
  choice?: Choice;
  /** More than one seat could get it: a click takes it up first. */
  choose?: boolean;
  /** What a drop does, by where it is dropped. */
  drops?: ReadonlyMap<string, Choice>;
}

export function tileOffer(offers: Offers, seat: number, donut: Donut, me: number | null, seats: number): TileOffer {
  if (me === null) return {};
  if (seat !== me) {
    const choice = offers.theirs.get(seat)?.get(donut);
    if (!choice) return {};
    return { choice, drops: new Map([[choice.token.startsWith('trash:') ? 'pile' : `seat-${me}`, choice]]) };
  }
  const mine = offers.mine.get(donut) ?? [];
  const [first] = mine;
  if (!first) return {};
  const left = `seat-${(me % seats) + 1}`;
  const drops = new Map(
    mine.map(({ seat: to, choice }) => [
      to !== null ? `seat-${to}` : choice.token.startsWith('pass:') ? left : 'pile',
      choice,
    ]),
  );
  return mine.length === 1 ? { choice: first.choice, drops } : { choose: true, drops };
}
