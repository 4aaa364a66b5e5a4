/** What is offered, sorted once for every question so that nothing is looked for while a piece is moved. */
import type { Choice } from '$lib/board';
import { jointsOfOffer, type Joint } from './joints';
import type { Kit } from './kit';
import { facings, placeAt, type Place, type Square } from './pieces';
import type { Facing, Offer } from './types';

export type Offered = Choice<Offer>;

/** A place where a piece may be laid. */
export interface Spot extends Place {
  choice: Offered;
  /** What would come of the halves that meet there. */
  joints: Joint[];
}

export interface Payment {
  choice: Offered;
  tiles: Record<string, number>;
}

export interface Offers {
  /** The strip in a slot. */
  buys: Map<number, Offered>;
  payments: Payment[];
  /** For each piece that can be laid, and for each way it can point: where, by `placeKey`. */
  places: Map<string, Map<Facing, Map<string, Spot>>>;
  /** A customer at a level, by `orderKey`. */
  serves: Map<string, Offered>;
  /** What lets a part of the turn go by. */
  passes: { kind: Pass; choice: Offered }[];
}

export type Pass = 'buy_nothing' | 'put_nothing' | 'serve_nobody';

export const placeKey = ({ x, y }: Square): string => `${x},${y}`;
export const orderKey = (customer: string, level: number): string => `${customer} ${level}`;

/** `strip` is the strip that has been bought and is to be laid. */
export function sortOffers(choices: readonly Offered[], strip: string | null, kit: Kit): Offers {
  const offers: Offers = { buys: new Map(), payments: [], places: new Map(), serves: new Map(), passes: [] };
  const lay = (piece: string, place: Place, choice: Offered) => {
    const byFacing = offers.places.get(piece) ?? new Map<Facing, Map<string, Spot>>();
    const byPlace = byFacing.get(place.facing) ?? new Map<string, Spot>();
    byPlace.set(placeKey(place), { ...place, choice, joints: jointsOfOffer(choice.offer) });
    offers.places.set(piece, byFacing.set(place.facing, byPlace));
  };
  for (const choice of choices) {
    const { offer } = choice;
    switch (offer.kind) {
      case 'start':
        lay(offer.starter, placeAt(offer.at, offer.facing, 0, undefined), choice);
        break;
      case 'lay':
        if (strip) lay(strip, placeOfStrip(offer, strip, kit), choice);
        break;
      case 'put':
        lay(offer.dollar, placeAt(offer.at, offer.facing ?? 'n', 0, undefined), choice);
        break;
      case 'buy':
        offers.buys.set(offer.slot, choice);
        break;
      case 'pay':
        offers.payments.push({ choice, tiles: offer.tiles });
        break;
      case 'serve':
        offers.serves.set(orderKey(offer.customer, offer.level), choice);
        break;
      default:
        offers.passes.push({ kind: offer.kind, choice });
    }
  }
  return offers;
}

/** Where a strip would lie. */
export function placeOfStrip(offer: Extract<Offer, { kind: 'lay' }>, strip: string, kit: Kit): Place {
  const length = kit.art.get(strip)?.length ?? offer.on_mat;
  return placeAt(offer.at, offer.facing, length - offer.on_mat, offer.over);
}

/** The ways a piece can point, in the order it is turned. */
export function facingsOf(offers: Offers, piece: string): Facing[] {
  const offered = offers.places.get(piece);
  return facings.filter((facing) => offered?.has(facing));
}

/** The payments that contain what has been put down so far. */
export function paymentsWith(payments: readonly Payment[], down: ReadonlyMap<string, number>): Payment[] {
  return payments.filter(({ tiles }) => [...down].every(([kind, count]) => (tiles[kind] ?? 0) >= count));
}

/** The nearest spot in a direction; straight ahead counts for more than beside. */
export function nextSpot(from: Square, step: Square, spots: Iterable<Spot>): Spot | null {
  let best: Spot | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const [dx, dy] = [spot.x - from.x, spot.y - from.y];
    const ahead = dx * step.x + dy * step.y;
    const beside = Math.abs(dx * step.y) + Math.abs(dy * step.x);
    const far = ahead + 3 * beside;
    if (ahead > 0 && far < least) [best, least] = [spot, far];
  }
  return best;
}

/** The spot nearest to a place, for when a piece has been turned. */
export function nearestSpot(from: Square, spots: Iterable<Spot>): Spot | null {
  let best: Spot | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const far = Math.abs(spot.x - from.x) + Math.abs(spot.y - from.y);
    if (far < least) [best, least] = [spot, far];
  }
  return best;
}
