/** Which cards fly for an event, from spot to spot. */
import type { Flight } from '$lib/flight.svelte';
import { withKeys } from './deck';
import type { Event, View } from './types';

/** The names of the places that cards fly from and to. */
export const spots = {
  bag: 'bag',
  flip: 'flip',
  revealed: (card: string) => `revealed-${card}`,
  /** A card of the viewer's hand, by its key. */
  hand: (key: string) => `hand-${key}`,
  /** What the viewer has put away, by its key. */
  away: (key: string) => `away-${key}`,
  /** The hand of a seat, as its plate shows it. */
  cards: (seat: number) => `cards-${seat}`,
  /** All that a seat has face down. */
  backs: (seat: number) => `backs-${seat}`,
  /** The n-th card that a seat has face down. */
  back: (seat: number, n: number) => `back-${seat}-${n}`,
  /** The flipped card in the hand of a seat. */
  holds: (seat: number) => `holds-${seat}`,
  /** Where a seat lays its card. */
  slot: (seat: number) => `slot-${seat}`,
  laid: (sale: number, seat: number) => `laid-${sale}-${seat}`,
  past: (sale: number, seat: number) => `past-${sale}-${seat}`,
  /** Where a seat keeps its fame. */
  fame: (seat: number) => `fame-${seat}`,
};

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

/** `view` is the picture after the event, `me` the seat whose hand is shown. */
export function flightsOf(event: Event, view: View, me: number | null): Flight[] {
  const seats = upTo(view.seats.length);
  /** The cards of a hand move together, or make room. */
  const others = (...cards: string[]): Flight[] =>
    withKeys(view.hand)
      .filter(({ key }) => !cards.includes(key))
      .map(({ key }) => ({ from: spots.hand(key), to: spots.hand(key) }));
  const taken = (seat: number, flip: string | null): Flight[] =>
    flip === null ? [] : [{ from: spots.flip, to: seat === me ? spots.hand(flip) : spots.holds(seat) }];
  const putAway = (cards: string[]): Flight[] =>
    withKeys(cards).map(({ key }) => ({ from: spots.hand(key), to: spots.away(key) }));

  switch (event.kind) {
    case 'flipped':
      return [{ from: spots.bag, to: spots.flip }];
    case 'revealed':
      return [{ from: spots.bag, to: spots.revealed(event.card) }];
    case 'hand_dealt':
      return event.hand
        ? withKeys(event.hand).map(({ key }) => ({ from: spots.bag, to: spots.hand(key) }))
        : [{ from: spots.bag, to: spots.backs(event.seat) }];
    case 'exchanged': {
      const { seat, discards, flip, cards, exchanged } = event;
      if (discards) return [...putAway(discards), ...taken(seat, flip), ...others(flip ?? '')];
      const back = upTo(exchanged).map((n) => ({ from: spots.back(seat, cards + n), to: spots.bag }));
      return [...back, ...taken(seat, flip)];
    }
    case 'picked_flip':
      return event.card
        ? [...putAway([event.card]), ...taken(event.seat, event.flip), ...others(event.flip)]
        : taken(event.seat, event.flip);
    case 'drew':
      return event.card
        ? [{ from: spots.bag, to: spots.hand(event.card) }, ...others(event.card)]
        : [{ from: spots.bag, to: spots.back(event.seat, event.cards) }];
    case 'played': {
      const { seat, sale, card } = event;
      const from = seat === me ? spots.hand(card) : spots.cards(seat);
      return [{ from, to: spots.laid(sale, seat) }, ...(seat === me ? others() : [])];
    }
    // What follows a sale first sweeps its cards to whoever made it.
    case 'fame':
    case 'review_returned':
    case 'lucky': {
      const sale = view.sales.at(-1);
      const winner = sale?.winner ?? null;
      return winner === null
        ? []
        : seats.map((one) => ({ from: spots.laid(view.sales.length, one), to: spots.fame(winner) }));
    }
    default:
      return [];
  }
}
