/** What comes of halves that meet, as signs on the mat. */
import type { Art, Kit } from './kit';
import { edgeOf, halfAt, readSquare, type Place, type Square } from './pieces';
import { text } from './text';
import type { Event, Makes, Offer, Square as SquareName, Facing } from './types';

/** A sign in squares from the corner of the mat. */
export interface Joint extends Square {
  look: 'good' | 'sold' | 'none';
  sign: string;
  /** The type of a perfect donut. */
  donut: string | null;
}

const looks: Record<Makes, Joint['look']> = { token: 'good', no_token: 'none', dollars: 'sold', nothing: 'none' };

/** What comes of two halves at an edge: the donut with what its token is worth, or what a botched one pays. */
function joint(at: SquareName, side: Facing, makes: Makes, pays: number, donut: string | undefined, kit: Kit): Joint {
  const worth = makes === 'token' && donut ? (kit.typeOf(donut)?.token_points ?? 0) : 0;
  const sign = donut ? text.gain(worth) : text.gainMoney(pays);
  return { ...edgeOf(readSquare(at), side), look: looks[makes], sign, donut: donut ?? null };
}

/** Two hole tiles that score together, in the middle of the second. */
function pair(at: SquareName, points: number): Joint {
  const { x, y } = readSquare(at);
  return { x: x + 0.5, y: y + 0.5, look: 'good', sign: text.gain(points), donut: null };
}

/** What laying a piece there would bring. */
export function jointsOfOffer(offer: Offer, place: Place, art: Art | undefined, kit: Kit): Joint[] {
  if (offer.kind !== 'lay' && offer.kind !== 'put') return [];
  const met = (offer.brings?.edges ?? []).map(({ at, side, makes, pays }) => {
    const perfect = art && (makes === 'token' || makes === 'no_token');
    return joint(at, side, makes, pays, perfect ? halfAt(art, place, readSquare(at), side) : undefined, kit);
  });
  return offer.kind === 'put' && offer.pair !== undefined ? [...met, pair(offer.at, offer.pair)] : met;
}

/** What has come of the pieces that a seat laid. */
export function jointsOfEvents(events: readonly Event[], seat: number, kit: Kit): Joint[] {
  return events.flatMap((event) => {
    if (!('seat' in event) || event.seat !== seat) return [];
    switch (event.kind) {
      case 'perfect':
        return [joint(event.at, event.side, event.token ? 'token' : 'no_token', 0, event.donut, kit)];
      case 'mismatched':
        return [joint(event.at, event.side, event.pays > 0 ? 'dollars' : 'nothing', event.pays, undefined, kit)];
      case 'put':
        return event.holes && event.holes.pair > 0 ? [pair(event.at, event.holes.pair)] : [];
      default:
        return [];
    }
  });
}
