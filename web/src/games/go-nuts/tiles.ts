/** What one may do with the donuts in front of a seat. */
import type { Offered, Offers } from './offers';
import type { Donut, Offer, Seat } from './types';

export interface TileOffer {
  /** What a click does. */
  choice?: Offered;
  /** More than one seat could get it: a click takes it up first. */
  choose?: boolean;
  /** What a drop does, by where it is dropped. */
  drops?: ReadonlyMap<string, Offered>;
}

/** `left` is the neighbour who gets what is passed. */
export function tileOffer(offers: Offers, seat: Seat, donut: Donut, me: Seat | null, left: Seat): TileOffer {
  if (me === null) return {};
  const found = (seat === me ? offers.mine.get(donut) : [offers.theirs.get(seat)?.get(donut)]) ?? [];
  const choices = found.filter((choice) => choice !== undefined);
  const [first] = choices;
  if (!first) return {};
  const drops = new Map(choices.map((choice) => [dropOf(choice.offer, me, left), choice]));
  return choices.length === 1 ? { choice: first, drops } : { choose: true, drops };
}

/** Where a donut goes. */
function dropOf(offer: Offer, me: Seat, left: Seat): string {
  if (offer.kind === 'give') return `seat-${offer.seat}`;
  if (offer.kind === 'steal') return `seat-${me}`;
  return offer.kind === 'pass' ? `seat-${left}` : 'pile';
}

/** What gives a donut to a seat. */
export function giftTo(offers: Offers, donut: Donut, seat: Seat): Offered | undefined {
  return offers.mine.get(donut)?.find(({ offer }) => offer.kind === 'give' && offer.seat === seat);
}
