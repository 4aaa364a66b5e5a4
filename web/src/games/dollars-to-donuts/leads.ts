/** The first steps on this board that lead to a choice: a piece is taken up, turned and laid; tiles are laid down to pay. */
import type { Choice } from '$lib/board';
import type { Offer } from './types';

export function leads({ offer }: Choice): string[] {
  const what = offer as Offer;
  switch (what.kind) {
    case 'start':
      return [`start ${what.starter}`, 'turn'];
    case 'put':
      return [`put ${what.dollar}`, 'turn'];
    case 'lay':
      return ['turn'];
    case 'pay':
      return Object.keys(what.tiles).map((tile) => `pay ${tile}`);
    default:
      return [];
  }
}
