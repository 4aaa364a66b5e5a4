/** What the table looks like after each event, and how long it is looked at. */
import type { Staging } from '$lib/stage.svelte';
import { kitchens } from './offers';
import type { Event, Recipe, View } from './types';

/** The same list with another value for a seat. */
const at = <T>(list: T[], seat: number, value: T): T[] => list.with(seat - 1, value);
const fewer = (from: Recipe[], gone: Recipe[]): Recipe[] =>
  gone.reduce((rest, recipe) => {
    const i = rest.indexOf(recipe);
    return i < 0 ? rest : rest.toSpliced(i, 1);
  }, from);
/** Recipes lie in the order of the edition. */
const more = (to: Recipe[], come: Recipe[]): Recipe[] => [...to, ...come].sort((a, b) => a - b);

/** Recipes of a seat go from one list to another. */
function move(view: View, seat: number, recipe: Recipe, from: 'unprepared' | 'prepared', to: 'prepared' | 'served') {
  return {
    [from]: at(view[from], seat, fewer(view[from][seat - 1] ?? [], [recipe])),
    [to]: at(view[to], seat, more(view[to][seat - 1] ?? [], [recipe])),
  };
}

/** Nobody is in the middle of anything. */
const settled = {
  attempt: null,
  needed: null,
  bonus: null,
  die: null,
  short: null,
  to_draw: 0,
  bakers_left: [],
} satisfies Partial<View>;

/** What is different after an event. */
function change(view: View, event: Event): Partial<View> {
  switch (event.kind) {
    case 'first':
      return { first: event.seat };
    case 'got_baker':
      return {
        bakers: at(view.bakers, event.seat, event.baker),
        bakers_left: view.bakers_left.filter((baker) => baker !== event.baker),
      };
    case 'round':
      return { round: event.round };
    case 'turn':
      return { ...settled, asks: 'turn', current: event.seat };
    case 'refreshed':
    case 'spent':
      return { ready: at(view.ready, event.seat, event.ready), used: at(view.used, event.seat, event.used) };
    case 'placed':
    case 'took':
      return {
        kitchen: view.kitchen.with(kitchens.indexOf(event.kitchen), event.there),
        hands: at(view.hands, event.seat, event.hand),
        ...(event.kind === 'placed' ? under(event) : {}),
      };
    case 'reshuffled':
      return { deck: view.discard, discard: [] };
    case 'drew':
      return {
        deck: fewer(view.deck, [event.recipe]),
        drawn: more(view.drawn, [event.recipe]),
        to_draw: event.left,
      };
    case 'out_of_cards':
      return { to_draw: 0 };
    case 'kept': {
      const own = view.unprepared[event.seat - 1] ?? [];
      const rest = fewer(own, [...event.replaced, ...event.removed]);
      return {
        drawn: [],
        unprepared: at(view.unprepared, event.seat, more(rest, event.kept)),
        discard: more(view.discard, [...event.replaced, ...event.unkept]),
        removed: more(view.removed, event.removed),
      };
    }
    case 'rolled':
      return { die: event.die, needed: event.needed, short: event.short };
    case 'prepared':
      return move(view, event.seat, event.recipe, 'unprepared', 'prepared');
    case 'served':
      return {
        ...move(view, event.seat, event.recipe, 'prepared', 'served'),
        tips: at(view.tips, event.seat, event.tips),
        types: at(view.types, event.seat, event.types),
        ready: at(view.ready, event.seat, event.ready),
        used: at(view.used, event.seat, event.used),
      };
    case 'last_round':
      return { last_round: true };
    case 'over':
      return { ...settled, asks: 'over' };
    case 'passed':
    case 'failed':
      return {};
  }
}

/** What pieces have been placed for. */
function under({ kitchen, pieces, recipe, draw }: Extract<Event, { kind: 'placed' }>): Partial<View> {
  if (recipe === null || (kitchen !== 'prepare' && kitchen !== 'serve')) return { to_draw: draw };
  return { attempt: { stage: kitchen, pieces, recipe } };
}

/** A turn of somebody else, two to four of these, is over before one gets impatient. */
const times: Record<Event['kind'], number> = {
  first: 1,
  got_baker: 0.8,
  round: 0,
  turn: 0,
  refreshed: 0.8,
  passed: 1.1,
  placed: 0.3,
  took: 0.8,
  reshuffled: 0.4,
  drew: 0.5,
  out_of_cards: 0.8,
  kept: 1.1,
  rolled: 0.9,
  spent: 0.6,
  prepared: 0.6,
  served: 0.65,
  failed: 0.6,
  last_round: 1.2,
  over: 2,
};

/** For so much of the time of a roll the die tumbles. */
export const TUMBLE = 0.6;

export const staging: Staging<View, Event> = {
  after: (view, event) => ({ ...view, ...change(view, event) }),
  time: ({ kind }) => times[kind],
  // Once the die lies still.
  told: ({ kind }) => (kind === 'rolled' ? TUMBLE : 0),
};
