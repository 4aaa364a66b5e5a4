/** Names of things on the table that something is said about: what has changed, and what the log points at. */
import type { Pointed } from '$lib/board';
import type { Donut, Event, Offer, Seat } from './types';

const seatSpot = (seat: Seat) => `seat-${seat}`;
const rowSpot = (place: number) => `row-${place}`;
export const tileSpot = (seat: Seat, donut: Donut) => `seat-${seat}-${donut}`;

/** The things that are no longer as they were. */
function changedBy(event: Event): string[] {
  switch (event.kind) {
    case 'slid':
      return [rowSpot(event.to)];
    case 'filled':
      return [rowSpot(event.place)];
    case 'contested':
    case 'cleared':
      return ['pile'];
    case 'taken':
    case 'drew':
    case 'kept':
    case 'salvaged':
      return [tileSpot(event.seat, event.donut)];
    case 'moved':
      return [tileSpot(event.from, event.donut), tileSpot(event.to, event.donut)];
    case 'discarded':
      return [tileSpot(event.seat, event.donut), 'pile'];
    default:
      return [];
  }
}

/** Who else and what else is spoken of. */
function namedBy(event: Event): string[] {
  switch (event.kind) {
    case 'picked':
      return event.place === null ? [seatSpot(event.seat)] : [seatSpot(event.seat), rowSpot(event.place)];
    case 'opened':
      return event.picks.map(rowSpot);
    case 'contested':
      return [rowSpot(event.place), ...event.seats.map(seatSpot)];
    case 'taken':
      return [rowSpot(event.place), seatSpot(event.seat)];
    case 'cleared':
      return [rowSpot(event.place)];
    case 'filled':
      return ['deck'];
    case 'drew':
    case 'looked':
    case 'kept':
      return ['deck', seatSpot(event.seat)];
    case 'salvaged':
      return ['pile', seatSpot(event.seat)];
    case 'moved':
      return [seatSpot(event.from), seatSpot(event.to)];
    case 'power':
    case 'fizzled':
    case 'chosen':
    case 'discarded':
      return [seatSpot(event.seat)];
    default:
      return [];
  }
}

function offeredBy(offer: Offer, seat: Seat): string[] {
  switch (offer.kind) {
    case 'pick':
      return [rowSpot(offer.place)];
    case 'clear':
      return offer.places.map(rowSpot);
    case 'keep':
      return ['deck', tileSpot(seat, offer.donut)];
    case 'salvage':
    case 'scoop':
    case 'toss':
    case 'milk_drop':
      return ['pile', tileSpot(seat, offer.donut)];
    case 'trash':
      return ['pile', seatSpot(offer.seat), tileSpot(offer.seat, offer.donut)];
    case 'steal':
    case 'give':
      return [seatSpot(offer.seat), tileSpot(offer.seat, offer.donut), tileSpot(seat, offer.donut)];
    case 'pass':
    case 'milk_pay':
      return [tileSpot(seat, offer.donut)];
    case 'scoop_stop':
      return [];
  }
}

export function changedSpots(events: Event[]): Set<string> {
  return new Set(events.flatMap(changedBy));
}

export function pointedSpots(pointed: Pointed<Event, Offer> | null): Set<string> {
  if (!pointed) return new Set();
  const { seat, events, offer } = pointed;
  const offered = offer && seat !== null ? [seatSpot(seat), ...offeredBy(offer, seat)] : [];
  return new Set([...events.flatMap((event) => [...changedBy(event), ...namedBy(event)]), ...offered]);
}
