/** Names of things on the table that something is said about: what has changed, and what the log points at. */
import { readStep, readToken } from '$lib/board';
import { donutById } from './model';
import { spotName, type Move } from './moves';
import { seatAndId } from './offers';
import type { Box } from './types';

export function changedSpots(moves: Move[]): Set<string> {
  return new Set(
    moves.flatMap((move) => [
      spotName(move.to, move.donut),
      ...(move.from.at === 'seat' ? [spotName(move.from, move.donut)] : []),
    ]),
  );
}

/** The things a step in notation speaks of. */
export function pointedSpots(step: string | null, box: Box): Set<string> {
  if (step === null) return new Set();
  const { seat, token } = readStep(step);
  const [verb, rest] = readToken(token);
  const actor = seat === null ? [] : [`seat-${seat}`];
  if (verb === 'pick') return new Set(rest === '?' ? actor : [...actor, `row-${rest}`]);
  if (verb === 'clear')
    return new Set([...actor, ...(rest === 'none' ? [] : rest.split('+').map((place) => `row-${place}`))]);
  if (verb === 'draw') return new Set(['deck']);
  const [other, id] = seatAndId(rest);
  const donut = donutById(box, id);
  const holders = [seat, other].flatMap((holder) =>
    holder === null || donut === null ? [] : [`seat-${holder}-${donut}`],
  );
  const pile = ['salvage', 'scoop', 'toss', 'trash', 'milk'].includes(verb) ? ['pile'] : [];
  const others = other === null ? [] : [`seat-${other}`];
  return new Set([...actor, ...others, ...holders, ...pile]);
}
