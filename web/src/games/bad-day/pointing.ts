/** The things on the board that a step speaks of. */
import { readStep, readToken, type StepEntry } from '$lib/board';
import type { Piece } from './changes';
import type { Parts, View } from './types';
import { DIRS, neighbour } from './ways';

export interface Things {
  /** Keys of donuts. */
  pieces: Set<string>;
  spaces: Set<string>;
  cards: Set<string>;
}

const nothing = (): Things => ({ pieces: new Set(), spaces: new Set(), cards: new Set() });

function collect(view: View, parts: Parts, pieces: Piece[], step: string, things: Things): void {
  const { seat, token } = readStep(step);
  const [verb, rest] = readToken(token);
  const [thing = '', target] = rest.split('@');
  const disc = (number: string) => {
    const found = pieces.find((piece) => piece.seat === seat && piece.disc === Number(number));
    if (found) things.pieces.add(found.key);
  };
  const way = (name: string | undefined) => {
    const dir = DIRS.find((one) => one === name);
    const to = dir && view.fight ? neighbour(view, parts, view.fight.space, dir) : null;
    if (to !== null) things.spaces.add(to);
    return dir !== undefined;
  };
  if (verb === 'move') {
    disc(thing);
    if (target !== undefined) things.spaces.add(target);
  } else if (verb === 'fight') {
    things.spaces.add(thing);
  } else if (verb === 'go') {
    way(thing);
  } else if (verb === 'bake' || verb === 'draw') {
    things.cards.add(thing);
    pieces.filter((piece) => piece.card === thing).forEach((piece) => things.pieces.add(piece.key));
  } else if (verb === 'use') {
    things.cards.add(thing);
    if (target !== undefined && !way(target)) disc(target);
  }
}

export function thingsOf(view: View, parts: Parts, pieces: Piece[], step: string | null): Things {
  const things = nothing();
  if (step !== null) collect(view, parts, pieces, step, things);
  return things;
}

/** The donuts that the last steps were about. */
export function touched(view: View, parts: Parts, pieces: Piece[], events: StepEntry[]): Set<string> {
  const things = nothing();
  for (const event of events) collect(view, parts, pieces, event.step, things);
  return things.pieces;
}
