/** What came of the hands on the row, for as long as it is worth knowing: until those of the next round are shown. */
import type { Donut, Event, Seat, View } from './types';

export interface Hand {
  place: number;
  /** Null while its turn has not come. */
  came: 'alone' | 'clash' | null;
}

export interface Hands {
  /** In seat order. */
  hands: Hand[];
  /** The round in which they are remembered, and whether that is the one after theirs. */
  round: number;
  past: boolean;
}

/** What became of a place of the row: who was there, what lay there, and what its power did. */
export interface Outcome {
  place: number;
  donut: Donut;
  /** Those who were alone or clashed there. */
  seats: Seat[];
  clash: boolean;
  /** What came of the power, in order. */
  after: Event[];
}

/** What became of the places of a round, told until the row is filled again. */
export function outcomesAfter(known: Outcome[], events: Event[]): Outcome[] {
  return events.reduce(outcomeAfter, known);
}

function outcomeAfter(known: Outcome[], event: Event): Outcome[] {
  switch (event.kind) {
    case 'taken':
      return [...known, { place: event.place, donut: event.donut, seats: [event.seat], clash: false, after: [] }];
    case 'contested':
      return [...known, { place: event.place, donut: event.donut, seats: event.seats, clash: true, after: [] }];
    case 'opened':
    case 'slid':
    case 'filled':
    case 'picked':
      return [];
    case 'round':
    case 'over':
      return known;
    default: {
      const last = known.at(-1);
      return last ? [...known.slice(0, -1), { ...last, after: [...last.after, event] }] : known;
    }
  }
}

/** What is known of the hands after these events, which have led to `round`. */
export function recall(known: Hands | null, events: Event[], round: number): Hands | null {
  return events.reduce((hands, event) => recallOne(hands, event, round), known);
}

function recallOne(known: Hands | null, event: Event, round: number): Hands | null {
  const came = (seats: number[], how: Hand['came']): Hands | null =>
    known && { ...known, hands: known.hands.map((hand, i) => (seats.includes(i + 1) ? { ...hand, came: how } : hand)) };
  switch (event.kind) {
    case 'opened':
      return { hands: event.picks.map((place) => ({ place, came: null })), round, past: false };
    case 'taken':
      return came([event.seat], 'alone');
    case 'contested':
      return came(event.seats, 'clash');
    case 'round':
      return known && { ...known, round, past: true };
    default:
      return known;
  }
}

/** Everybody's hand is on the row for all to see. While seats pick, a viewer knows no hand but their own. */
export const areOpen = (view: View) => view.picks.every((pick) => pick !== null);

/** The hands to be told of beside this picture; null if those that are remembered belong to another one. */
export function handsAt(known: Hands | null, view: View): Hand[] | null {
  return known && known.round === view.round && known.past !== areOpen(view) ? known.hands : null;
}
