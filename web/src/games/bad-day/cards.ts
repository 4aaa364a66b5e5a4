/** The cards of the box by their ids, with what they look like. */
import type { PastryLook } from '$lib/draw/palette';
import { lookOf } from './looks';
import type { Box, Parts } from './types';

export interface Donut {
  id: string;
  name: string;
  freshness: number;
  staleness: number;
  points: number;
  look: PastryLook;
  /** Makes each one drip in its own way. */
  seed: number;
}
export type Special = Parts['specials'][number];

export interface Cards {
  donut: (id: string) => Donut;
  special: (id: string) => Special | undefined;
  name: (id: string) => string;
  /** How many dice a donut rolls in a fight. */
  dice: (stale: boolean) => number;
}

export function cardsOf({ parts, edition }: Pick<Box, 'parts' | 'edition'>): Cards {
  const donuts = new Map(
    parts.donuts.map((card, i) => [card.id, { ...card, look: lookOf(edition.id, card.name, i), seed: i + 3 }]),
  );
  const specials = new Map(parts.specials.map((card) => [card.id, card]));
  const unknown = (id: string): Donut => ({
    id,
    name: id,
    freshness: 1,
    staleness: 0,
    points: 0,
    look: lookOf('', '', 0),
    seed: 1,
  });
  return {
    donut: (id) => donuts.get(id) ?? unknown(id),
    special: (id) => specials.get(id),
    dice: (stale) => (stale ? parts.numbers.stale_dice : parts.numbers.fresh_dice),
    name: (id) => donuts.get(id)?.name ?? specials.get(id)?.name ?? id,
  };
}
