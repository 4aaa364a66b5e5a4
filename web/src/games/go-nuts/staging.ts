/** How what happens changes the table, and how long it is looked at. Every number is one that the event carries. */
import type { Staging } from '$lib/stage.svelte';
import type { Donut, Event, Seat, View } from './types';

/** A round that is over stays a moment, so that one can see what became of every place. */
const TIMES: Record<Event['kind'], number> = {
  round: 1.2,
  slid: 0.2,
  filled: 0.2,
  picked: 0,
  opened: 1.4,
  contested: 1.8,
  taken: 1.1,
  power: 1.2,
  fizzled: 1.8,
  drew: 1.3,
  looked: 0.6,
  kept: 1.3,
  salvaged: 1.4,
  chosen: 0,
  moved: 1.1,
  discarded: 1.2,
  cleared: 0.7,
  over: 2.5,
};

export const staging: Staging<View, Event> = {
  after,
  time: (event) => (event.kind === 'round' && event.round === 1 ? 0 : TIMES[event.kind]),
};

function after(view: View, event: Event): View {
  switch (event.kind) {
    case 'round':
      return { ...view, round: event.round, place: 0, taking: null, picks: view.picks.map(() => null) };
    case 'slid':
      return lay(lay(view, event.from, null), event.to, event.donut);
    case 'filled':
      return lay(draw(view, event.deck), event.place, event.donut);
    case 'picked':
      return { ...view, picks: view.picks.with(event.seat - 1, event.place) };
    case 'opened':
      return { ...view, picks: event.picks };
    case 'contested':
      return discard({ ...lay(view, event.place, null), place: event.place, taking: null }, event.donut);
    case 'taken':
      return gain({ ...lay(view, event.place, null), place: event.place, taking: null }, event);
    case 'power':
      return { ...view, taking: { taker: event.seat, donut: event.donut } };
    case 'fizzled':
      return { ...view, taking: null };
    case 'drew':
      return gain(draw(view, event.deck), event);
    case 'looked':
      return look(view, event.donut, event.deck);
    case 'kept':
      return gain(
        { ...view, hand: 0, peeked: [], deck: event.deck, top_card: event.back, returned_by: event.seat },
        event,
      );
    case 'salvaged':
      return gain({ ...view, pile: view.pile.toSpliced(view.pile.lastIndexOf(event.donut), 1) }, event);
    case 'chosen':
      return { ...view, passing: view.passing.with(event.seat - 1, event.donut) };
    case 'moved':
      return own(
        own(
          { ...view, points: event.points, passing: view.passing.map(() => null) },
          event.from,
          event.donut,
          event.left,
        ),
        event.to,
        event.donut,
        event.copies,
      );
    case 'discarded':
      return discard(gain(view, event), event.donut);
    case 'cleared':
      return discard(lay(view, event.place, null), event.donut);
    case 'over':
      return { ...view, asks: 'over', place: 0, taking: null };
  }
}

const lay = (view: View, place: number, donut: Donut | null): View => ({
  ...view,
  row: view.row.with(place - 1, donut),
});

const discard = (view: View, donut: Donut): View => ({ ...view, pile: [...view.pile, donut] });

const own = (view: View, seat: Seat, donut: Donut, copies: number): View => ({
  ...view,
  collections: view.collections.map((collection, i) => (i === seat - 1 ? collection.with(donut, copies) : collection)),
});

/** A seat has so many of a donut now, for better or worse. */
const gain = (
  view: View,
  { seat, donut, copies, points }: { seat: Seat; donut: Donut; copies: number; points: number[] },
): View => own({ ...view, points }, seat, donut, copies);

/** The top card leaves the deck, and with it what is known of it. */
const draw = (view: View, deck: number): View => ({ ...view, deck, top_card: null, returned_by: null });

/** A card is looked at; whoever had put it back knows it too. */
function look(view: View, seen: Donut | null, deck: number): View {
  const known = seen ?? view.top_card;
  return { ...draw(view, deck), hand: view.hand + 1, peeked: known === null ? view.peeked : [...view.peeked, known] };
}
