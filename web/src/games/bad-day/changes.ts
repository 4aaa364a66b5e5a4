/** What is different between two views: what the marks of the last move and the animation are made of. */
import { readStep, readToken, sentencesOf, type StepEntry } from '$lib/board';
import type { View } from './types';

/** One donut on the board; the same one in two views has the same key. */
export interface Piece {
  key: string;
  seat: number;
  disc: number;
  card: string;
  cubes: number;
  space: string;
  stale: boolean;
}

export function piecesOf(view: View): Piece[] {
  return view.seats.flatMap((seat, i) =>
    seat.donuts.map((donut) => ({ ...donut, seat: i + 1, key: `${i + 1}/${donut.disc}/${donut.card}` })),
  );
}

export interface Changes {
  /** By the key of the piece: where it came from. */
  from: Map<string, string>;
  /** By the key of the piece: cubes won or lost. */
  cubes: Map<string, number>;
  /** The pieces that are new. */
  baked: Set<string>;
  /** The spaces where a donut was eliminated. */
  gone: { key: string; space: string }[];
  /** Specials whose counters are not what they were. */
  specials: Set<string>;
  /** Seats that have more points. */
  scored: Map<number, number>;
}

export const NO_CHANGES: Changes = {
  from: new Map(),
  cubes: new Map(),
  baked: new Set(),
  gone: [],
  specials: new Set(),
  scored: new Map(),
};

export function difference(before: View, after: View): Changes {
  const old = new Map(piecesOf(before).map((piece) => [piece.key, piece]));
  const changes: Changes = {
    from: new Map(),
    cubes: new Map(),
    baked: new Set(),
    gone: [],
    specials: new Set(),
    scored: new Map(),
  };
  for (const piece of piecesOf(after)) {
    const was = old.get(piece.key);
    old.delete(piece.key);
    if (!was) changes.baked.add(piece.key);
    else {
      if (was.space !== piece.space) changes.from.set(piece.key, was.space);
      if (was.cubes !== piece.cubes) changes.cubes.set(piece.key, piece.cubes - was.cubes);
    }
  }
  changes.gone = [...old.values()].map(({ key, space }) => ({ key, space }));
  after.seats.forEach((seat, i) => {
    const was = before.seats[i];
    if (!was) return;
    if (seat.points !== was.points) changes.scored.set(i + 1, seat.points - was.points);
    for (const special of seat.specials) {
      const counters = was.specials.find((one) => one.card === special.card)?.counters;
      if (counters !== special.counters) changes.specials.add(special.card);
    }
  });
  return changes;
}

export interface Roll {
  number: number;
  kind: 'pool' | 'dice' | 'evac';
  dice: number[];
  /** What the server says of it and of what it led to. */
  sentences: string[];
}

/** The dice that fell in these steps. */
export function rollsIn(events: StepEntry[]): Roll[] {
  return events.flatMap((event) => {
    const [kind, faces] = readToken(readStep(event.step).token);
    if (kind !== 'pool' && kind !== 'dice' && kind !== 'evac') return [];
    return [{ number: event.number, kind, dice: [...faces].map(Number), sentences: sentencesOf(event) }];
  });
}
