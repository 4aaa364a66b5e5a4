/** Going through the moves of a replay. A place is how many moves have been made: 0 is the beginning. */
import type { Replay, ReplayScene, ReplayStep } from '$lib/protocol';

export const turnAt = (steps: ReplayStep[], at: number): number => (at === 0 ? 0 : (steps[at - 1]?.turn ?? 0));

/** The first place of the next turn, or the end. */
export function nextTurn(steps: ReplayStep[], at: number): number {
  const now = turnAt(steps, at);
  for (let next = at + 1; next <= steps.length; next++) if (turnAt(steps, next) > now) return next;
  return steps.length;
}

/** The first place of this turn, or of the turn before it if this is it. */
export function previousTurn(steps: ReplayStep[], at: number): number {
  const first = (place: number): number => {
    let found = place;
    while (found > 0 && turnAt(steps, found - 1) === turnAt(steps, found)) found -= 1;
    return found;
  };
  const here = first(at);
  return here < at ? here : first(Math.max(at - 1, 0));
}

/** Everybody's chance to win at a place. */
export function sharesAt(replay: Replay, at: number): number[] {
  return at === 0 ? replay.shares : (replay.steps[at - 1]?.shares ?? replay.shares);
}

/** The seat that acted last at a place; before anybody has, the one that is to act. */
export function actorAt(steps: ReplayStep[], scene: Pick<ReplayScene, 'at' | 'due'>): number {
  for (let i = scene.at - 1; i >= 0; i--) {
    const seat = steps[i]?.seat;
    if (seat !== undefined) return seat;
  }
  const first = steps.find((step) => step.seat !== undefined)?.seat;
  return scene.due[0] ?? first ?? 1;
}

/** What was said of a move; of some there is nothing to say. */
export const toldOf = (step: ReplayStep | undefined): string => step?.sentences.join(' ') ?? '';

/** A key as a place to go to; null if the key means nothing here. */
export function byKey(key: string, at: number, steps: ReplayStep[], rtl: boolean): number | null {
  const [on, back] = rtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  switch (key) {
    case on:
    case 'ArrowUp':
      return Math.min(at + 1, steps.length);
    case back:
    case 'ArrowDown':
      return Math.max(at - 1, 0);
    case 'PageUp':
      return nextTurn(steps, at);
    case 'PageDown':
      return previousTurn(steps, at);
    case 'Home':
      return 0;
    case 'End':
      return steps.length;
    default:
      return null;
  }
}
