/** The first steps on this board that lead to a choice: the cards that are exchanged, or the plain that is played. */
import type { Choice } from '$lib/board';
import type { Offer } from './types';

export function leads({ offer }: Choice): string[] {
  const what = offer as Offer;
  if (what.kind === 'swap') return what.discards;
  return what.kind === 'play' || what.kind === 'pick' ? [what.card] : [];
}
