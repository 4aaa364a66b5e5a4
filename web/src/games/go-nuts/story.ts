/**
 * How the end of a round is told: first all picks together, then number by number who gets the donut and where two
 * hands met. The server sends the table before and the table after; what lies between follows from the picks.
 */
import { readStep, readToken, type StepEntry } from '$lib/board';
import { donutById, questionOf, tableOf, type Table } from './model';
import { seatAndId } from './offers';
import type { Box, Donut, Event as GameEvent, View } from './types';

/** The place each seat reached for, in seat order. */
export type Picks = number[];

export type Beat = { table: Table; picks: Picks | null } & (
  | { kind: 'picks' }
  | { kind: 'power' }
  | { kind: 'taken'; place: number; seat: number; donut: Donut }
  | { kind: 'clash'; place: number; seats: number[]; donut: Donut }
);

/** What is told between two views, without the last view itself. Empty if nothing was revealed. */
export function storyBetween(before: View, after: View, events: StepEntry[], box: Box): Beat[] {
  const picks = revealedPicks(before, after, events);
  if (!picks || !events.length || after.round > before.round + 1 || isStillPicking(before, after)) return [];
  const wasPicking = questionOf(before.asks) === 'pick';
  const beats: Beat[] = [];
  let table = tableOf(before);
  if (wasPicking) beats.push({ kind: 'picks', table, picks });
  else {
    const changed = events.reduce((now, event) => afterPower(now, event.step, box), table);
    if (changed !== table) beats.push({ kind: 'power', table: (table = changed), picks });
  }
  const roundEnded = after.round !== before.round || questionOf(after.asks) === 'over';
  const last = roundEnded ? after.row.length : after.place;
  for (let place = wasPicking ? 1 : before.place + 1; place <= last; place++) {
    const donut = table.row[place - 1] ?? null;
    const seats = picks.flatMap((pick, i) => (pick === place ? [i + 1] : []));
    const [seat] = seats;
    if (donut === null || seat === undefined) continue;
    table = withoutPlace(table, place);
    if (seats.length === 1) {
      table = withCopies(table, seat, donut, 1);
      beats.push({ kind: 'taken', place, seat, donut, table, picks });
    } else {
      table = { ...table, pile: [...table.pile, donut] };
      beats.push({ kind: 'clash', place, seats, donut, table, picks });
    }
  }
  return beats;
}

function isStillPicking(before: View, after: View): boolean {
  return questionOf(after.asks) === 'pick' && after.round === before.round;
}

/** The picks of the round that ends between two views: from the views where they are open there, else as the steps tell them. */
export function revealedPicks(before: View | null, after: View, events: StepEntry[]): Picks | null {
  const open = (view: View | null): Picks | null => {
    if (!view || questionOf(view.asks) === 'pick') return null;
    const picks = view.picks.filter((pick) => pick !== null);
    return picks.length === view.picks.length ? picks : null;
  };
  if (before && questionOf(before.asks) === 'fill') return null;
  if (before && before.round !== after.round) return open(before) ?? toldPicks(after, events);
  return open(after) ?? toldPicks(after, events);
}

/** A view of the next round no longer holds the picks; the step that completed them made them public. */
export function toldPicks(view: View, events: StepEntry[]): Picks | null {
  for (const event of [...events].reverse()) {
    const happened = event.events.map((seen) => seen.event as GameEvent);
    const opened = happened.findLast((one) => one.kind === 'opened');
    if (opened && opened.picks.length === view.collections.length) return opened.picks;
  }
  return null;
}

/** The table after what a seat chose for a power; the same table if the step does not show what moved. */
function afterPower(table: Table, step: string, box: Box): Table {
  const { seat, token } = readStep(step);
  const [verb, rest] = readToken(token);
  if (seat === null) return table;
  if (verb === 'clear' && rest !== 'none')
    return rest.split('+').reduce((now, place) => cleared(now, Number(place)), table);
  const [other, id] = seatAndId(rest);
  const donut = donutById(box, id);
  if (donut === null) return table;
  const toPile = (now: Table): Table => ({ ...now, pile: [...now.pile, donut] });
  switch (verb) {
    case 'steal':
      return other === null ? table : withCopies(withCopies(table, other, donut, -1), seat, donut, 1);
    case 'give':
      return other === null ? table : withCopies(withCopies(table, seat, donut, -1), other, donut, 1);
    case 'trash':
      return other === null ? table : toPile(withCopies(table, other, donut, -1));
    case 'toss':
      return toPile(withCopies(table, seat, donut, -1));
    case 'keep':
      return withCopies(table, seat, donut, 1);
    case 'salvage':
    case 'scoop': {
      const at = table.pile.lastIndexOf(donut);
      return at < 0 ? table : withCopies({ ...table, pile: table.pile.toSpliced(at, 1) }, seat, donut, 1);
    }
    default:
      return table;
  }
}

function cleared(table: Table, place: number): Table {
  const donut = table.row[place - 1] ?? null;
  return donut === null ? table : { ...withoutPlace(table, place), pile: [...table.pile, donut] };
}

function withoutPlace(table: Table, place: number): Table {
  return { ...table, row: table.row.with(place - 1, null) };
}

function withCopies(table: Table, seat: number, donut: Donut, more: number): Table {
  const collections = table.collections.map((collection, i) =>
    i === seat - 1 ? collection.map((copies, type) => (type === donut ? copies + more : copies)) : collection,
  );
  return { ...table, collections };
}
