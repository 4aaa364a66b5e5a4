/** What flies when something happens: donuts between row, seats, deck and discard pile, and hands to the row. */
import type { Flight } from '$lib/flight.svelte';
import type { Donut, Event, Seat } from './types';

/** The spots that pieces leave and come to. */
export const spots = {
  row: (place: number) => `row-${place}-donut`,
  tile: (seat: Seat, donut: Donut) => `seat-${seat}-${donut}-donut`,
  tray: (donut: Donut) => `tray-${donut}`,
  /** A donut of a seat among those to choose from. */
  trayOf: (seat: Seat, donut: Donut) => `tray-${seat}-${donut}`,
  /** Where the card of somebody who would reach there lies. */
  would: (place: number) => `would-${place}`,
  /** The newest card that only its taker sees is the first. */
  hidden: (n: number) => `hidden-${n}`,
  mark: (seat: Seat) => `mark-${seat}`,
  hand: (seat: Seat) => `hand-${seat}`,
  deck: 'deck-top',
  pile: 'pile-top',
  /** Where discards would lie. */
  noPile: 'pile',
};

export function flightsOf(event: Event): Flight[] {
  switch (event.kind) {
    case 'slid':
      return [{ from: spots.row(event.from), to: spots.row(event.to) }];
    case 'filled':
      return [{ from: spots.deck, to: spots.row(event.place) }];
    case 'opened':
      return event.picks.map((_, i) => ({ from: spots.mark(i + 1), to: spots.hand(i + 1) }));
    case 'contested':
    case 'cleared':
      return [{ from: spots.row(event.place), to: spots.pile }];
    case 'taken':
      return [{ from: spots.row(event.place), to: spots.tile(event.seat, event.donut) }];
    case 'drew':
      return [{ from: spots.deck, to: spots.tile(event.seat, event.donut) }];
    case 'looked':
      return [{ from: spots.deck, to: event.donut === null ? spots.hidden(1) : spots.tray(event.donut) }];
    case 'kept': {
      const { seat, donut, back } = event;
      const [kept, returned] =
        back === null ? [spots.hidden(1), spots.hidden(2)] : [spots.tray(donut), spots.tray(back)];
      return [
        { from: kept, to: spots.tile(seat, donut) },
        { from: returned, to: spots.deck },
      ];
    }
    case 'salvaged':
      return [{ from: spots.pile, to: spots.tile(event.seat, event.donut) }];
    case 'moved':
      return [{ from: spots.tile(event.from, event.donut), to: spots.tile(event.to, event.donut) }];
    case 'discarded':
      return [{ from: spots.tile(event.seat, event.donut), to: spots.pile }];
    default:
      return [];
  }
}
