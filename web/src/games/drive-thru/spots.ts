/** Where everything lies on the board by name, and what goes from where to where when something happens. */
import type { Flight } from '$lib/flight.svelte';
import type { Event, Kitchen, Recipe, View } from './types';

type Zone = 'unprepared' | 'prepared' | 'served';

/** The pieces in a hand and on a Kitchen card are counted from 0. */
export const handSpot = (seat: number, i: number): string => `hand-${seat}-${i}`;
export const plateSpot = (kitchen: Kitchen, i: number): string => `plate-${kitchen}-${i}`;
export const zoneOf = (zone: Zone, seat: number): string => `${zone}-${seat}`;
/** Cards are named by their recipe; copies of one recipe are counted. */
const cardSpot = (zone: string, recipe: Recipe, copy: number): string => `${zone}-${recipe}-${copy}`;

/** A recipe card and the name of its place. */
export interface Card {
  recipe: Recipe;
  spot: string;
}

const copies = (list: Recipe[], recipe: Recipe): number => list.filter((other) => other === recipe).length;

export function cardsIn(zone: string, list: Recipe[]): Card[] {
  return list.map((recipe, i) => ({ recipe, spot: cardSpot(zone, recipe, copies(list.slice(0, i), recipe)) }));
}

const range = (from: number, count: number): number[] => Array.from({ length: count }, (_, i) => from + i);

/** What flies for an event; `view` is the picture after it. */
export function flightsOf(event: Event, view: View): Flight[] {
  const listOf = (zone: Zone, seat: number): Recipe[] => view[zone][seat - 1] ?? [];
  /** Of cards that are alike, the last one leaves, and the last one is new. */
  const leaves = (zone: string, rest: Recipe[], recipe: Recipe) => cardSpot(zone, recipe, copies(rest, recipe));
  const comes = (zone: string, list: Recipe[], recipe: Recipe) => cardSpot(zone, recipe, copies(list, recipe) - 1);
  const on = (seat: number, recipe: Recipe, from: Zone, to: Zone): Flight => ({
    from: leaves(zoneOf(from, seat), listOf(from, seat), recipe),
    to: comes(zoneOf(to, seat), listOf(to, seat), recipe),
  });
  switch (event.kind) {
    case 'got_baker':
      return [{ from: `baker-${event.baker}`, to: `baker-of-${event.seat}` }];
    case 'placed':
      return range(0, event.pieces).map((i) => ({
        from: handSpot(event.seat, event.hand + i),
        to: plateSpot(event.kitchen, event.there - event.pieces + i),
      }));
    case 'took':
      return range(0, event.pieces).map((i) => ({
        from: plateSpot(event.kitchen, event.there + i),
        to: handSpot(event.seat, event.hand - event.pieces + i),
      }));
    case 'drew': {
      const to = comes('drawn', view.drawn, event.recipe);
      // The others make room for it.
      const others = cardsIn('drawn', view.drawn).filter(({ spot }) => spot !== to);
      return [...others.map(({ spot }) => ({ from: spot, to: spot })), { from: 'deck', to }];
    }
    case 'kept': {
      const own = listOf('unprepared', event.seat);
      const zone = zoneOf('unprepared', event.seat);
      return [
        ...event.kept.map((recipe) => ({ from: leaves('drawn', [], recipe), to: comes(zone, own, recipe) })),
        ...event.unkept.map((recipe) => ({ from: leaves('drawn', [], recipe), to: 'discard' })),
        ...event.replaced.map((recipe) => ({ from: leaves(zone, own, recipe), to: 'discard' })),
      ];
    }
    case 'prepared':
      return [on(event.seat, event.recipe, 'unprepared', 'prepared')];
    case 'served':
      return [on(event.seat, event.recipe, 'prepared', 'served')];
    case 'reshuffled':
      return [{ from: 'discard-top', to: 'deck' }];
    default:
      return [];
  }
}

/** The spots to which something has come. */
export function freshSpots(events: Event[], view: View): Set<string> {
  const flights = events.flatMap((event) => flightsOf(event, view));
  return new Set(flights.flatMap(({ from, to }) => (from === to ? [] : to)));
}
