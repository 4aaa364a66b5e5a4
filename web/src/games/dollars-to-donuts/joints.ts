/** What comes of halves that meet, as signs on the mat. */
import { edgeOf, readSquare, type Square } from './pieces';
import { text } from './text';
import type { Event, Makes, Offer, Square as SquareName, Facing } from './types';

/** A sign in squares from the corner of the mat. */
export interface Joint extends Square {
  look: 'good' | 'sold' | 'none';
  sign: string;
}

const looks: Record<Makes, Joint['look']> = { token: 'good', no_token: 'none', dollars: 'sold', nothing: 'none' };

function joint(at: SquareName, side: Facing, makes: Makes, pays: number): Joint {
  const signs: Record<Makes, string> = { token: '✓', no_token: '✓', dollars: text.money(pays), nothing: '–' };
  return { ...edgeOf(readSquare(at), side), look: looks[makes], sign: signs[makes] };
}

/** Two hole tiles that score together, in the middle of the second. */
function pair(at: SquareName, points: number): Joint {
  const { x, y } = readSquare(at);
  return { x: x + 0.5, y: y + 0.5, look: 'good', sign: text.gain(points) };
}

/** What laying a piece there would bring. */
export function jointsOfOffer(offer: Offer): Joint[] {
  if (offer.kind !== 'lay' && offer.kind !== 'put') return [];
  const met = (offer.brings?.edges ?? []).map(({ at, side, makes, pays }) => joint(at, side, makes, pays));
  return offer.kind === 'put' && offer.pair !== undefined ? [...met, pair(offer.at, offer.pair)] : met;
}

/** What has come of the pieces that a seat laid. */
export function jointsOfEvents(events: readonly Event[], seat: number): Joint[] {
  return events.flatMap((event) => {
    if (!('seat' in event) || event.seat !== seat) return [];
    switch (event.kind) {
      case 'perfect':
        return [joint(event.at, event.side, event.token ? 'token' : 'no_token', 0)];
      case 'mismatched':
        return [joint(event.at, event.side, event.pays > 0 ? 'dollars' : 'nothing', event.pays)];
      case 'put':
        return event.holes && event.holes.pair > 0 ? [pair(event.at, event.holes.pair)] : [];
      default:
        return [];
    }
  });
}
