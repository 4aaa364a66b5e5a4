/** Short ways to say things about a view and the box of this game. */
import type { ScoreLine, ScoreSheet } from '$lib/board';
import type { Asks, Box, Donut, DonutType, View } from './types';

/** What is asked, without the numbers some questions carry. */
export type Question = Exclude<Asks, object> | 'scoop' | 'milk_toss';

export function questionOf(asks: Asks): Question {
  if (typeof asks === 'string') return asks;
  return 'scoop' in asks ? 'scoop' : 'milk_toss';
}

/** How many more a question with a number asks for. */
export function leftOf(asks: Asks): number {
  if (typeof asks === 'string') return 0;
  return 'scoop' in asks ? asks.scoop.left : asks.milk_toss.left;
}

export function typeOf(box: Box, donut: Donut): DonutType {
  const found = box.parts.types[donut];
  if (!found) throw new RangeError(`the box has no donut ${donut}`);
  return found;
}

/** The types somebody has, in the order of the box. */
export function owned(collection: readonly number[]): { donut: Donut; copies: number }[] {
  return collection.flatMap((copies, donut) => (copies > 0 ? [{ donut, copies }] : []));
}

export function countAll(collection: readonly number[]): number {
  return collection.reduce((sum, copies) => sum + copies, 0);
}

/** Every type that is played with: its cards lie open or have not been seen. */
export function inPlay(view: View): Set<Donut> {
  const copies = [view.unseen, ...view.collections];
  const open = [...view.row, ...view.pile, ...view.peeked, view.top_card].filter((donut) => donut !== null);
  return new Set([...copies.flatMap((counts) => owned(counts).map(({ donut }) => donut)), ...open]);
}

/** The types in the discard pile, the one on top first, and how many of each. */
export function pileTypes(pile: readonly Donut[]): { donut: Donut; copies: number }[] {
  const counts = new Map<Donut, number>();
  for (const donut of [...pile].reverse()) counts.set(donut, (counts.get(donut) ?? 0) + 1);
  return [...counts].map(([donut, copies]) => ({ donut, copies }));
}

/**
 * The sheet has one line for each type a seat owns, in the order of the box, and after a tie one more, which says what
 * decided: this finds the line of each type.
 */
export function linesByType(collections: readonly number[][], sheet: ScoreSheet | undefined): Map<Donut, ScoreLine>[] {
  return collections.map((collection, i) => {
    const lines = sheet?.seats[i] ?? [];
    const types = owned(collection);
    if (lines.length < types.length || lines.length > types.length + 1) return new Map<Donut, ScoreLine>();
    return new Map(lines.slice(0, types.length).map((line, k) => [types[k]?.donut ?? -1, line]));
  });
}
