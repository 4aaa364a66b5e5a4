/** What is offered, sorted once for every question so that nothing is looked for while a piece is moved. */
import type { Choice } from '$lib/board';
import { jointsOfOffer, type Joint } from './joints';
import type { Kit } from './kit';
import { facings, onMat, placeAt, readPlace, squareName, squaresOf, type Place, type Square } from './pieces';
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
  /** The one to begin with. */
  best: boolean;
}

/** A strip that can be bought. */
export interface Ware {
  choice: Offered;
  /** Where it can be laid then. */
  spots: Spots;
}

/** The places of a piece, for each way it can point, by `placeKey`. */
type Spots = Map<Facing, Map<string, Spot>>;

export interface Offers {
  /** The strip in a slot. */
  buys: Map<number, Offered>;
  payments: Payment[];
  /** The pieces that can be laid. */
  places: Map<string, Spots>;
  wares: Map<string, Ware>;
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
  const offers: Offers = {
    buys: new Map(),
    payments: [],
    places: new Map(),
    wares: new Map(),
    serves: new Map(),
    passes: [],
  };
  const lay = (piece: string, place: Place, choice: Offered) => {
    const joints = jointsOfOffer(choice.offer, place, kit.art.get(piece), kit);
    const spots: Spots = offers.places.get(piece) ?? new Map();
    offers.places.set(piece, withSpot(spots, { ...place, choice, joints }));
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
        offers.wares.set(offer.tile, { choice, spots: spotsOf(choice, offer, kit) });
        break;
      case 'pay':
        offers.payments.push({ choice, tiles: offer.tiles, best: offer.best });
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

function withSpot(spots: Spots, spot: Spot): Spots {
  const byPlace = spots.get(spot.facing) ?? new Map<string, Spot>();
  return spots.set(spot.facing, byPlace.set(placeKey(spot), spot));
}

/** Where a strip can be laid once it has been bought. */
function spotsOf(choice: Offered, { tile, places }: Extract<Offer, { kind: 'buy' }>, kit: Kit): Spots {
  const length = kit.art.get(tile)?.length ?? 1;
  const spots = places.map((place) => ({ ...readPlace(place, length), choice, joints: [] }));
  return spots.reduce<Spots>(withSpot, new Map());
}

/** Where a strip would lie. */
export function placeOfStrip(offer: Extract<Offer, { kind: 'lay' }>, strip: string, kit: Kit): Place {
  const length = kit.art.get(strip)?.length ?? offer.on_mat;
  return placeAt(offer.at, offer.facing, length - offer.on_mat, offer.over);
}

/** Where a piece can lie, for each way it can point. */
export const spotsFor = (offers: Offers, piece: string): Spots | undefined =>
  offers.places.get(piece) ?? offers.wares.get(piece)?.spots;

/** The ways a piece can point, in the order it is turned. */
export function facingsOf(offers: Offers, piece: string): Facing[] {
  const spots = spotsFor(offers, piece);
  return facings.filter((facing) => spots?.has(facing));
}

/** Laying a piece at a place where it is not offered, as it would be written: to ask why not. */
export function tokenAt(piece: string, place: Place, kit: Kit, grid: number): string | null {
  const length = kit.art.get(piece)?.length ?? 1;
  const squares = squaresOf(place, length).filter((square) => onMat(square, grid));
  const [first] = squares;
  if (!first) return null;
  const at = squareName(first);
  const kind = kit.kindOf(piece);
  if (kind) return `put:${piece}@${at}${kind.holes ? '' : place.facing}`;
  return length > 1 ? `lay:${at}${place.facing}${squares.length}` : `start:${piece}@${at}${place.facing}`;
}

/** The payment to begin with. */
export const firstPayment = (payments: readonly Payment[]): Payment | undefined => payments.find(({ best }) => best);

/**
 * The payment with one tile more of a kind, or with none of it where there is no more: the one most like this, and without
 * a tile of what was pressed longest ago. `recent` is what has been pressed, the last one last; so each can be reached.
 */
export function otherPayment(
  payments: readonly Payment[],
  now: Payment,
  kind: string,
  recent: readonly string[],
): Payment {
  const count = (payment: Payment, id = kind) => payment.tiles[id] ?? 0;
  const kinds = [...new Set(payments.flatMap(({ tiles }) => Object.keys(tiles)))];
  const counts = [...new Set(payments.map((payment) => count(payment)))].sort((a, b) => a - b);
  const wanted = counts.find((n) => n > count(now)) ?? counts[0] ?? 0;
  const cost = (payment: Payment) =>
    kinds.reduce((sum, id) => {
      const by = count(payment, id) - count(now, id);
      return sum + Math.abs(by) * (1 + kinds.length) + (by < 0 ? recent.indexOf(id) + 1 : 0);
    }, 0);
  const fitting = payments.filter((payment) => count(payment) === wanted);
  return fitting.reduce((best, payment) => (cost(payment) < cost(best) ? payment : best), fitting[0] ?? now);
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
