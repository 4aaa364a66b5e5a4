import { describe, expect, it } from 'vitest';
import { said } from '../../../tests/fakes';
import type { Choice, StepEntry } from '$lib/board';
import { withKeys } from './deck';
import { changesOf, readPlay, recall, thingsOf } from './moves';
import { seatOrder } from './stands';
import { readSwap, readSwaps } from './swaps';
import { shotWhere } from './testing';
import type { View } from './types';

const step = (notation: string, ...sentences: string[]): StepEntry => ({
  number: 1,
  at: 0,
  kind: 'step',
  step: notation,
  events: said(...sentences),
});
const choice = (token: string): Choice => ({ token, words: token });

describe('tokens', () => {
  it('of an exchange are read', () => {
    expect(readSwap('swap:m2,v7+flip')).toEqual({ cards: ['m2', 'v7'], flip: true });
    expect(readSwap('swap:p,p')).toEqual({ cards: ['p', 'p'], flip: false });
    expect(readSwap('keep')).toBeNull();
  });
  it('are found for two plains as for one', () => {
    const swaps = readSwaps(['keep', 'swap:p', 'swap:c1,p', 'swap:p,p', 'swap:p,p+flip'].map(choice));
    expect(swaps.find(['p', 'p'], false)?.token).toBe('swap:p,p');
    expect(swaps.find(['p', 'c1'], false)?.token).toBe('swap:c1,p');
    expect(swaps.find(['p', 'p'], true)?.token).toBe('swap:p,p+flip');
    expect(swaps.find(['p'], true)).toBeUndefined();
    expect(swaps).toMatchObject({ most: 2, flip: true });
  });
  it('of a card laid are read', () => {
    expect(readPlay('p@m')).toEqual({ card: 'p', as: 'm' });
    expect(readPlay('s13')).toEqual({ card: 's13', as: 's' });
    expect(readPlay('in')).toBeNull();
  });
  it('tell what a step is about', () => {
    expect(thingsOf('2.swap:?3+flip')).toEqual({ seat: 2, cards: [], flip: true });
    expect(thingsOf('1.swap:c4,s5')).toEqual({ seat: 1, cards: ['c4', 's5'], flip: false });
    expect(thingsOf('x.flip:m10')).toEqual({ seat: null, cards: ['m10'], flip: true });
    expect(thingsOf('3.p@v')).toEqual({ seat: 3, cards: ['p'], flip: false });
    expect(thingsOf('3.out')).toEqual({ seat: 3, cards: [], flip: false });
  });
});

describe('cards', () => {
  it('that are alike have keys of their own', () => {
    expect(withKeys(['c7', 'p', 'p']).map((card) => card.key)).toEqual(['c7', 'p', 'p+1']);
  });
});

describe('seats', () => {
  it('go round from the left of the viewer, who is last', () => {
    expect(seatOrder(4, 2)).toEqual([3, 4, 1, 2]);
    expect(seatOrder(3, 3)).toEqual([1, 2, 3]);
    expect(seatOrder(6, null)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe('what is new', () => {
  it('are the cards drawn and the seats that acted', () => {
    const changes = changesOf([step('1.swap:c4'), step('x.draw:m3')]);
    expect([...changes.drawn]).toEqual(['m3']);
    expect([...changes.seats]).toEqual([1]);
  });
  it('is only the card turned up when a round begins', () => {
    const changes = changesOf([step('2.c4'), step('x.flip:m3'), step('x.deal:c1')]);
    expect(changes).toEqual({ seats: new Set(), drawn: new Set(), flip: true });
  });
});

describe('the round before', () => {
  const { view } = shotWhere('a sale', ({ scene }) => scene.view.phase === 'sale' && scene.view.sales.length > 0).scene;
  const seats = view.seats.map((seat) => ({ ...seat, status: 'in' as const })).slice(0, 2);
  const before: View = {
    ...view,
    round: 4,
    seats,
    sales: [{ leader: 2, plays: [{ seat: 2, card: 'c1', as: 'c' }], winner: null }],
  };
  const after: View = { ...before, round: 5, sales: [] };
  const ending = [step('1.p@c', 'Ann makes the sale.'), step('x.flip:m3')];

  it('is completed from the steps', () => {
    expect(recall(null, before, after, ending)).toEqual({
      round: 4,
      sales: [
        {
          leader: 2,
          plays: [
            { seat: 2, card: 'c1', as: 'c' },
            { seat: 1, card: 'p', as: 'c' },
          ],
          winner: null,
        },
      ],
      sentences: ['Ann makes the sale.'],
    });
  });
  it('is kept until the first card of the next', () => {
    const kept = recall(null, before, after, ending);
    expect(recall(kept, after, after, [step('2.in')])).toBe(kept);
    expect(recall(kept, after, { ...after, sales: before.sales }, [step('2.c1')])).toBeNull();
  });
  it('is not made of another round', () => {
    expect(recall(null, { ...before, round: 2 }, after, ending)?.sales).toEqual([]);
    expect(recall(null, null, after, [])).toBeNull();
  });
});
