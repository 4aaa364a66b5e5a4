/** The things on the board that the log, a hint or a choice speaks of. */
import type { Pointed } from '$lib/board';
import { keyOf, piecesIn, type Piece } from './pieces';
import type { Event, Offer } from './types';

export interface Things {
  /** Keys of donuts. */
  pieces: Set<string>;
  spaces: Set<string>;
  cards: Set<string>;
}

function collectEvent(event: Event, things: Things): void {
  piecesIn(event).forEach((piece) => things.pieces.add(keyOf(piece)));
  if (event.kind === 'moved' || event.kind === 'leaves' || event.kind === 'eliminated')
    things.spaces.add(event.donut.space);
  if ('space' in event) things.spaces.add(event.space);
  if ('ways' in event) event.ways.forEach(({ space }) => things.spaces.add(space));
  if ('card' in event && event.card !== null) things.cards.add(event.card);
}

function collectOffer(offer: Offer, seat: number | null, pieces: Piece[], things: Things): void {
  if ('to' in offer) things.spaces.add(offer.to);
  if ('space' in offer) things.spaces.add(offer.space);
  if ('card' in offer) things.cards.add(offer.card);
  if (!('disc' in offer)) return;
  // A disc that is offered for baking is not on the board yet.
  const piece = pieces.find((one) => one.seat === seat && one.disc === offer.disc);
  if (piece) things.pieces.add(piece.key);
}

export function thingsOf(pieces: Piece[], pointed: Pointed<Event, Offer> | null): Things {
  const things: Things = { pieces: new Set(), spaces: new Set(), cards: new Set() };
  pointed?.events.forEach((event) => collectEvent(event, things));
  if (pointed?.offer) collectOffer(pointed.offer, pointed.seat, pieces, things);
  return things;
}
