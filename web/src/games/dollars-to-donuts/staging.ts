/** What the table looks like after an event, and how long one looks at it. */
import type { Staging } from '$lib/stage.svelte';
import { readSquare } from './pieces';
import type { Event, Filled, SeatView, View } from './types';

type Slots = View['slots'];

/** How long something is looked at; whatever is not named is shown together with what follows. */
const TIMES: Partial<Record<Event['kind'], number>> = {
  begins: 1,
  starter_laid: 0.4,
  slid: 0.3,
  stocked: 0.35,
  queued: 0.35,
  bought: 0.7,
  paid: 0.5,
  laid: 0.6,
  laid_aside: 1,
  perfect: 0.7,
  mismatched: 0.6,
  short: 0.8,
  drew: 0.3,
  put: 0.6,
  served: 1.5,
  cleared: 0.5,
  went_home: 0.6,
  mat_full: 1,
  idle_round: 0.5,
  over: 2,
  rated: 2,
};

const without = <T>(list: readonly T[], gone: T): T[] => list.filter((other) => other !== gone);
const withoutPlace = <T>(list: readonly T[], place: number): T[] => list.filter((_, i) => i !== place);
const withAt = <T>(list: readonly T[], place: number, value: T): T[] =>
  list.map((other, i) => (i === place ? value : other));

/** The place of a piece in the list of its mat: from north to south, from west to east. */
function inReadingOrder(one: string, other: string): number {
  const [a, b] = [one, other].map((piece) => readSquare(piece.slice(piece.indexOf('@') + 1)));
  return a && b ? a.y - b.y || a.x - b.x : 0;
}

const seatsWith = (view: View, changed: readonly number[], change: (seat: SeatView) => SeatView): SeatView[] =>
  view.seats.map((seat, i) => (changed.includes(i + 1) ? change(seat) : seat));

const pointed = (seats: SeatView[], points: readonly number[]): SeatView[] =>
  seats.map((seat, i) => ({ ...seat, points: points[i] ?? seat.points }));

/** A mat on which a piece has come to lie. */
function covered(seat: SeatView, piece: string, squares: readonly Filled[]): SeatView {
  const grid = Math.sqrt(seat.faces.length);
  const faces = [...seat.faces];
  for (const { at, faces: halves } of squares) {
    const { x, y } = readSquare(at);
    faces[y * grid + x] = halves;
  }
  return { ...seat, pieces: [...seat.pieces, piece].sort(inReadingOrder), faces };
}

/** A customer leaves the line, and with it what every seat could give. */
const leaveLine = (view: View, place: number): View => ({
  ...view,
  line: withoutPlace(view.line, place),
  seats: view.seats.map((seat) => ({ ...seat, orders: withoutPlace(seat.orders, place) })),
});

function slide(slots: Slots, strips: readonly { tile: string; from: number; to: number }[]): Slots {
  return strips.reduce((moved, { tile, from, to }) => withAt(withAt(moved, from, null), to, tile), slots);
}

function after(view: View, event: Event): View {
  switch (event.kind) {
    case 'begins':
      return { ...view, first: event.seat };
    case 'starters_due':
      return { ...view, to_move: event.seat };
    case 'starter_laid': {
      const seats = seatsWith(view, event.mats, (seat) => covered(seat, event.piece, event.squares));
      return { ...view, seats: pointed(seats, event.points) };
    }
    case 'slid':
      return { ...view, slots: slide(view.slots, event.strips), gap: event.strips.at(-1)?.from ?? view.gap };
    case 'stocked': {
      const slots = withAt(view.slots, event.slot, event.tile);
      return { ...view, slots, gap: null, supply: without(view.supply, event.tile) };
    }
    case 'queued': {
      const seats = view.seats.map((seat) => ({ ...seat, orders: [...seat.orders, []] }));
      return { ...view, line: [...view.line, event.customer], deck: without(view.deck, event.customer), seats };
    }
    case 'turn': {
      const { seat: to_move, round, turns, idle_rounds } = event;
      return { ...view, to_move, round, turns, idle_rounds };
    }
    case 'bought':
      return { ...view, tile: event.tile, slots: withAt(view.slots, event.slot, null), gap: event.slot };
    case 'paid':
    case 'drew': {
      const { hand, bag } = event;
      return { ...view, bag, seats: seatsWith(view, [event.seat], (seat) => ({ ...seat, hand })) };
    }
    case 'laid': {
      const seats = seatsWith(view, [event.seat], (seat) => covered(seat, event.piece, event.squares));
      return { ...view, tile: null, seats: pointed(seats, event.points) };
    }
    case 'laid_aside': {
      const seats = seatsWith(view, [event.seat], (seat) => ({ ...seat, aside: [...seat.aside, event.tile] }));
      return { ...view, tile: null, seats };
    }
    case 'perfect': {
      const { donut, token, held, pile } = event;
      const take = (seat: SeatView) => (token ? { ...seat, tokens: { ...seat.tokens, [donut]: held } } : seat);
      const piles = pile === null ? view.piles : { ...view.piles, [donut]: pile };
      return { ...view, piles, seats: pointed(seatsWith(view, [event.seat], take), event.points) };
    }
    case 'put': {
      const { piece, squares, hand } = event;
      const seats = seatsWith(view, [event.seat], (seat) => ({ ...covered(seat, piece, squares), hand }));
      return { ...view, seats: pointed(seats, event.points) };
    }
    case 'served': {
      const { customer, level, tokens } = event;
      const left = leaveLine(view, event.place);
      const serve = (seat: SeatView) => ({ ...seat, tokens, served: [...seat.served, `${customer}-${level}`].sort() });
      return { ...left, seats: pointed(seatsWith(left, [event.seat], serve), event.points) };
    }
    case 'cleared': {
      const gone_tiles = [...view.gone_tiles, event.tile].sort();
      return { ...view, slots: withAt(view.slots, event.slot, null), gap: event.slot, gone_tiles };
    }
    case 'went_home':
      return { ...leaveLine(view, event.place), gone_customers: [...view.gone_customers, event.customer].sort() };
    case 'mat_full':
      return { ...view, final_round: true };
    case 'idle_round':
      return { ...view, idle_rounds: event.rounds };
    case 'over':
      return { ...view, phase: { over: event.end } };
    case 'rated':
      return { ...view, rating: event.rating };
    default:
      return view;
  }
}

export const staging: Staging<View, Event> = { after, time: ({ kind }) => TIMES[kind] ?? 0 };
