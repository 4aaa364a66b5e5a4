/** From cards that are marked in the hand to the exchange that the server offers for them. */
import type { Choice } from '$lib/board';
import type { Offer } from './types';

const nameOf = (cards: string[], flip: boolean) => [...cards].sort().join() + (flip ? '+' : '');

export interface Swaps {
  /** The most cards that can be exchanged. */
  most: number;
  /** Whether the card turned up may be taken. */
  flip: boolean;
  find: (cards: string[], flip: boolean) => Choice<Offer> | undefined;
}

/** The exchanges among the choices. The order in which cards are marked does not matter. */
export function readSwaps(choices: Choice<Offer>[]): Swaps {
  const found = new Map<string, Choice<Offer>>();
  let most = 0;
  let flip = false;
  for (const choice of choices) {
    const { offer } = choice;
    if (offer.kind !== 'swap') continue;
    found.set(nameOf(offer.discards, offer.flip !== null), choice);
    most = Math.max(most, offer.discards.length);
    flip ||= offer.flip !== null;
  }
  return { most, flip, find: (cards, flip) => found.get(nameOf(cards, flip)) };
}
