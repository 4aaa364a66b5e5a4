/** From cards that are marked in the hand to the exchange that the server offers for them. */
import { readToken, type Choice } from '$lib/board';

const WITH_FLIP = '+flip';

/** The cards of an exchange, and whether the flipped card is taken. */
export function readSwap(token: string): { cards: string[]; flip: boolean } | null {
  const [verb, rest] = readToken(token);
  if (verb !== 'swap') return null;
  const flip = rest.endsWith(WITH_FLIP);
  const list = flip ? rest.slice(0, -WITH_FLIP.length) : rest;
  return { cards: list.split(','), flip };
}

const nameOf = (cards: string[], flip: boolean) => [...cards].sort().join() + (flip ? WITH_FLIP : '');

export interface Swaps {
  /** The most cards that can be exchanged. */
  most: number;
  /** Whether the flipped card can be taken at all. */
  flip: boolean;
  find: (cards: string[], flip: boolean) => Choice | undefined;
}

/** The exchanges among the choices. The order in which cards are marked does not matter. */
export function readSwaps(choices: Choice[]): Swaps {
  const found = new Map<string, Choice>();
  let most = 0;
  let withFlip = false;
  for (const choice of choices) {
    const swap = readSwap(choice.token);
    if (!swap) continue;
    found.set(nameOf(swap.cards, swap.flip), choice);
    most = Math.max(most, swap.cards.length);
    withFlip ||= swap.flip;
  }
  return { most, flip: withFlip, find: (cards, flip) => found.get(nameOf(cards, flip)) };
}
