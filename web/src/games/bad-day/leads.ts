/** The first steps on this board that lead to a choice: the donut that moves, or the Special that is used. */
import type { Choice } from '$lib/board';
import type { Offer } from './types';

export function leads({ offer }: Choice): string[] {
  const { kind, ...what } = offer as Offer;
  if (kind === 'move' && 'disc' in what) return [`disc-${what.disc}`];
  return 'card' in what ? [`special-${String(what.card)}`] : [];
}
