/** Which things a step speaks of, so that the last move is marked and the log can point. */
import { readStep, readToken, type StepEntry } from '$lib/board';
import { readServed, type Kit } from './kit';
import { onMat, readPlace, squareName, squaresOf } from './pieces';
import type { View } from './types';

export interface Marks {
  /** `2:c4`: a square of a seat's mat. */
  squares: Set<string>;
  tiles: Set<string>;
  customers: Set<string>;
  /** `2:op`: dollar tiles of a seat. */
  dollars: Set<string>;
  /** A price on the Specials board. */
  prices: Set<number>;
}

export const noMarks: Marks = {
  squares: new Set(),
  tiles: new Set(),
  customers: new Set(),
  dollars: new Set(),
  prices: new Set(),
};

export function marksOf(steps: readonly string[], view: View, grid: number, kit: Kit): Marks {
  const marks: Marks = {
    squares: new Set(),
    tiles: new Set(),
    customers: new Set(),
    dollars: new Set(),
    prices: new Set(),
  };
  let actor = view.to_move;
  for (const step of steps) {
    const { seat, token } = readStep(step);
    const [verb, rest] = readToken(token);
    if (seat !== null) actor = seat;
    const markPlace = (text: string, length: number, seats = [actor]) => {
      for (const square of squaresOf(readPlace(text, length), length)) {
        if (onMat(square, grid)) for (const owner of seats) marks.squares.add(`${owner}:${squareName(square)}`);
      }
    };
    const place = rest.slice(rest.indexOf('@') + 1);
    if (verb === 'lay') markPlace(rest, kit.stripLength);
    if (verb === 'put') markPlace(place, 1);
    if (verb === 'start') markPlace(place, 1, kit.copied ? view.seats.map((_, i) => i + 1) : [actor]);
    if (verb === 'buy') marks.prices.add(Number(rest));
    if (verb === 'serve') marks.customers.add(readServed(rest).id);
    if (verb === 'tile') marks.tiles.add(rest);
    if (verb === 'cust') marks.customers.add(rest);
    if (verb === 'cash') marks.dollars.add(`${actor}:${rest}`);
  }
  return marks;
}

export const stepsOf = (events: readonly StepEntry[]): string[] =>
  events.filter(({ kind }) => kind === 'step').map(({ step }) => step);
