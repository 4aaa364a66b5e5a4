/** What is offered, sorted once for every question so that nothing is looked for while a piece is moved. */
import { readToken, type Choice } from '$lib/board';
import type { Kit } from './kit';
import { facings, readPlace, type Facing, type Place, type Square } from './pieces';

export interface Offer extends Place {
  choice: Choice;
}

export interface Payment {
  choice: Choice;
  counts: Map<string, number>;
}

export interface Offers {
  /** The choice with a token. */
  byToken: Map<string, Choice>;
  /** For each piece that can be laid, and for each way it can point: where, by `placeKey`. */
  places: Map<string, Map<Facing, Map<string, Offer>>>;
  payments: Payment[];
}

export const placeKey = ({ x, y }: Square): string => `${x},${y}`;

/** `op2+uc1`. */
export function readPayment(text: string): Map<string, number> {
  const parts = text.split('+').map((part) => [part.slice(0, -1), Number(part.slice(-1))] as const);
  return new Map(parts.filter(([, count]) => count > 0));
}

/** `strip` is the strip that has been bought and is to be laid. */
export function sortOffers(choices: readonly Choice[], strip: string | null, kit: Kit): Offers {
  const offers: Offers = { byToken: new Map(), places: new Map(), payments: [] };
  const lay = (piece: string, text: string, choice: Choice) => {
    const place = readPlace(text, kit.art.get(piece)?.length ?? 1);
    const byFacing = offers.places.get(piece) ?? new Map<Facing, Map<string, Offer>>();
    const byPlace = byFacing.get(place.facing) ?? new Map<string, Offer>();
    byPlace.set(placeKey(place), { ...place, choice });
    offers.places.set(piece, byFacing.set(place.facing, byPlace));
  };
  for (const choice of choices) {
    const [verb, rest] = readToken(choice.token);
    offers.byToken.set(choice.token, choice);
    if (verb === 'lay' && strip) lay(strip, rest, choice);
    if (verb === 'start' || verb === 'put') {
      const at = rest.indexOf('@');
      lay(rest.slice(0, at), rest.slice(at + 1), choice);
    }
    if (verb === 'pay') offers.payments.push({ choice, counts: readPayment(rest) });
  }
  return offers;
}

/** The ways a piece can point, in the order it is turned. */
export function facingsOf(offers: Offers, piece: string): Facing[] {
  const offered = offers.places.get(piece);
  return facings.filter((facing) => offered?.has(facing));
}

/** The payments that contain what has been put down so far. */
export function paymentsWith(payments: readonly Payment[], down: ReadonlyMap<string, number>): Payment[] {
  return payments.filter(({ counts }) => [...down].every(([kind, count]) => (counts.get(kind) ?? 0) >= count));
}

/** The nearest offer in a direction; straight ahead counts for more than beside. */
export function nextOffer(from: Square, step: Square, offers: Iterable<Offer>): Offer | null {
  let best: Offer | null = null;
  let least = Infinity;
  for (const offer of offers) {
    const [dx, dy] = [offer.x - from.x, offer.y - from.y];
    const ahead = dx * step.x + dy * step.y;
    const beside = Math.abs(dx * step.y) + Math.abs(dy * step.x);
    const far = ahead + 3 * beside;
    if (ahead > 0 && far < least) [best, least] = [offer, far];
  }
  return best;
}

/** The offer nearest to a place, for when a piece has been turned. */
export function nearestOffer(from: Square, offers: Iterable<Offer>): Offer | null {
  let best: Offer | null = null;
  let least = Infinity;
  for (const offer of offers) {
    const far = Math.abs(offer.x - from.x) + Math.abs(offer.y - from.y);
    if (far < least) [best, least] = [offer, far];
  }
  return best;
}
