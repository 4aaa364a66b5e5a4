/** The first steps on this board that lead to a choice: pieces are taken into the hand, and put on a card. */
import type { Choice } from '$lib/board';
import type { Offer } from './types';

export function leads({ offer }: Choice): string[] {
  const what = offer as Offer;
  return 'pieces' in what && what.kind !== 'take' ? [`put:${what.kind}:${what.pieces}`, `hand:${what.pieces}`] : [];
}
