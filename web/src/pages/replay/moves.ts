/**
 * Going through the moves of a replay. A place is how many steps of the record have been made. A move is what somebody decided
 * with what chance made of it, so one stops where somebody is to decide, and at the end.
 */
import type { Replay, ReplayStep } from '$lib/protocol';

export const turnAt = (steps: ReplayStep[], at: number): number => (at === 0 ? 0 : (steps[at - 1]?.turn ?? 0));

/** The place to stop at from here on: this one, if one can stop here. */
export function stopAt(steps: ReplayStep[], at: number): number {
  let stop = Math.max(at, 0);
  while (stop < steps.length && steps[stop]?.seat === undefined) stop += 1;
  return Math.min(stop, steps.length);
}

export const nextMove = (steps: ReplayStep[], at: number): number => stopAt(steps, at + 1);

export function previousMove(steps: ReplayStep[], at: number): number {
  let place = at - 1;
  while (place > 0 && stopAt(steps, place) === at) place -= 1;
  return stopAt(steps, place);
}

/** How many moves have been made at a place. */
export const movesAt = (steps: ReplayStep[], at: number): number =>
  steps.slice(0, at).filter(({ seat }) => seat !== undefined).length;

/** The first place of the next turn, or the end. */
export function nextTurn(steps: ReplayStep[], at: number): number {
  const now = turnAt(steps, at);
  for (let next = at + 1; next <= steps.length; next++) if (turnAt(steps, next) > now) return stopAt(steps, next);
  return steps.length;
}

/** The first place of this turn, or of the turn before it if this is it. */
export function previousTurn(steps: ReplayStep[], at: number): number {
  const first = (place: number): number => {
    let found = place;
    while (found > 0 && turnAt(steps, found - 1) === turnAt(steps, found)) found -= 1;
    return found;
  };
  const here = stopAt(steps, first(at));
  return here < at ? here : stopAt(steps, first(Math.max(first(at) - 1, 0)));
}

/** Everybody's chance to win at a place. */
export function sharesAt(replay: Replay, at: number): number[] {
  return at === 0 ? replay.shares : (replay.steps[at - 1]?.shares ?? replay.shares);
}

/** What was said of the move that led to a place; of some there is nothing to say. */
export const toldAt = (steps: ReplayStep[], at: number): string =>
  steps
    .slice(previousMove(steps, at), at)
    .flatMap(({ sentences }) => sentences)
    .join(' ');

/** A key as a place to go to; null if the key means nothing here. */
export function byKey(key: string, at: number, steps: ReplayStep[], rtl: boolean): number | null {
  const [on, back] = rtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  switch (key) {
    case on:
    case 'ArrowUp':
      return nextMove(steps, at);
    case back:
    case 'ArrowDown':
      return previousMove(steps, at);
    case 'PageUp':
      return nextTurn(steps, at);
    case 'PageDown':
      return previousTurn(steps, at);
    case 'Home':
      return stopAt(steps, 0);
    case 'End':
      return steps.length;
    default:
      return null;
  }
}
