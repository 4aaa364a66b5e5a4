/** What has moved between two tables, found by comparing them. */
import type { Table } from './model';
import type { Donut } from './types';

/** Where a donut lies: a place of the row, a seat, the discard pile or the deck. */
export type Spot = { at: 'row'; place: number } | { at: 'seat'; seat: number } | { at: 'pile' } | { at: 'deck' };

export interface Move {
  donut: Donut;
  from: Spot;
  to: Spot;
}

interface Change {
  donut: Donut;
  spot: Spot;
}

/** Donuts that are no longer where they were, matched with donuts of the same type that have appeared elsewhere. */
export function movesBetween(before: Table, after: Table): Move[] {
  const { lost, gained } = changes(before, after);
  const moves: Move[] = [];
  for (const { donut, spot: to } of gained) {
    const i = lost.findIndex((gone) => gone.donut === donut && canTravel(gone.spot, to));
    const [source] = i < 0 ? [] : lost.splice(i, 1);
    // Only the deck gives what nobody has lost.
    moves.push({ donut, from: source?.spot ?? { at: 'deck' }, to });
  }
  return moves;
}

/** Nothing but the deck and the row itself fills the row. */
function canTravel(from: Spot, to: Spot): boolean {
  if (to.at === 'row') return from.at === 'row';
  return !(from.at === 'pile' && to.at === 'pile');
}

function changes(before: Table, after: Table): { lost: Change[]; gained: Change[] } {
  const lost: Change[] = [];
  const gained: Change[] = [];
  after.row.forEach((now, i) => {
    const was = before.row[i] ?? null;
    if (was === now) return;
    const spot: Spot = { at: 'row', place: i + 1 };
    if (was !== null) lost.push({ donut: was, spot });
    if (now !== null) gained.push({ donut: now, spot });
  });
  const count = (spot: Spot, donut: Donut, grown: number): void => {
    for (let n = 0; n < Math.abs(grown); n++) (grown > 0 ? gained : lost).push({ donut, spot });
  };
  after.collections.forEach((collection, i) => {
    collection.forEach((now, donut) =>
      count({ at: 'seat', seat: i + 1 }, donut, now - (before.collections[i]?.[donut] ?? 0)),
    );
  });
  const inPile = (pile: Donut[], donut: Donut) => pile.reduce((n, other) => n + (other === donut ? 1 : 0), 0);
  for (const donut of new Set([...before.pile, ...after.pile])) {
    count({ at: 'pile' }, donut, inPile(after.pile, donut) - inPile(before.pile, donut));
  }
  return { lost, gained };
}

/** The name of a spot in the page, so that a flight finds it. */
export function spotName(spot: Spot, donut?: Donut): string {
  if (spot.at === 'row') return `row-${spot.place}`;
  if (spot.at === 'seat') return donut === undefined ? `seat-${spot.seat}` : `seat-${spot.seat}-${donut}`;
  return spot.at;
}
