/** Which things events or an offer speak of, so that what is new is marked and the log can point. */
import type { Pointed } from '$lib/board';
import { blank, type Art, type Kit } from './kit';
import { placeOfStrip } from './offers';
import { onMat, placeAt, squareName, squaresOf, type Place } from './pieces';
import type { Event, Offer, View } from './types';

export interface Marks {
  /** `2:c4`: a square of a seat's mat. */
  squares: Set<string>;
  /** Strips on the Specials board. */
  tiles: Set<string>;
  /** Empty slots of the Specials board. */
  slots: Set<number>;
  customers: Set<string>;
  /** `2:op`: dollar tiles of a seat. */
  dollars: Set<string>;
  /** `2:P`: tokens of a seat. */
  tokens: Set<string>;
  /** `2:west`: customers a seat has served, by neighborhood. */
  served: Set<string>;
}

const nothing = (): Marks => ({
  squares: new Set(),
  tiles: new Set(),
  slots: new Set(),
  customers: new Set(),
  dollars: new Set(),
  tokens: new Set(),
  served: new Set(),
});

export function marksOf(events: readonly Event[]): Marks {
  const marks = nothing();
  const fill = (seats: readonly number[], squares: readonly { at: string }[]) => {
    for (const seat of seats) for (const { at } of squares) marks.squares.add(`${seat}:${at}`);
  };
  for (const event of events) {
    switch (event.kind) {
      case 'starter_laid':
        fill(event.mats, event.squares);
        break;
      case 'laid':
      case 'put':
        fill([event.seat], event.squares);
        break;
      case 'stocked':
        marks.tiles.add(event.tile);
        break;
      case 'bought':
      case 'cleared':
        marks.slots.add(event.slot);
        break;
      case 'queued':
        marks.customers.add(event.customer);
        break;
      case 'drew':
        marks.dollars.add(`${event.seat}:${event.dollar}`);
        break;
      case 'perfect':
        if (event.token) marks.tokens.add(`${event.seat}:${event.donut}`);
        break;
      case 'served':
        marks.served.add(`${event.seat}:${event.neighborhood}`);
        break;
    }
  }
  return marks;
}

/** The piece that a choice would lay, where it would lie. */
export function pieceOfOffer(offer: Offer, view: View, kit: Kit): (Place & { art: Art }) | null {
  const laid = (id: string, place: Place) => ({ ...place, art: kit.art.get(id) ?? blank });
  switch (offer.kind) {
    case 'start':
      return laid(offer.starter, placeAt(offer.at, offer.facing, 0, undefined));
    case 'put':
      return laid(offer.dollar, placeAt(offer.at, offer.facing ?? 'n', 0, undefined));
    case 'lay':
      return view.tile ? laid(view.tile, placeOfStrip(offer, view.tile, kit)) : null;
    default:
      return null;
  }
}

/** What is pointed at: something that happened, or something that a seat may choose. */
export function marksOfPointed(pointed: Pointed<Event, Offer> | null, view: View, grid: number, kit: Kit): Marks {
  if (!pointed?.offer) return marksOf(pointed?.events ?? []);
  const { seat, offer } = pointed;
  const marks = nothing();
  switch (offer.kind) {
    case 'start': {
      const seats = kit.copied ? view.seats.map((_, i) => i + 1) : [seat];
      for (const owner of seats) marks.squares.add(`${owner}:${offer.at}`);
      break;
    }
    case 'lay':
      if (view.tile) {
        const squares = squaresOf(placeOfStrip(offer, view.tile, kit), kit.art.get(view.tile)?.length ?? 0);
        for (const square of squares) if (onMat(square, grid)) marks.squares.add(`${seat}:${squareName(square)}`);
      }
      break;
    case 'put':
      marks.squares.add(`${seat}:${offer.at}`);
      marks.dollars.add(`${seat}:${offer.dollar}`);
      break;
    case 'buy':
      marks.tiles.add(offer.tile);
      break;
    case 'pay':
      for (const kind of Object.keys(offer.tiles)) marks.dollars.add(`${seat}:${kind}`);
      break;
    case 'serve':
      marks.customers.add(offer.customer);
      break;
  }
  return marks;
}
