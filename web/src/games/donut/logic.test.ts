import { describe, expect, it } from 'vitest';
import type { Choice } from '$lib/board';
import { without, withKeys } from './deck';
import { foreseenOf, gainFrom, newsOf, thingsOf } from './marks';
import { staging } from './staging';
import { seatOrder } from './stands';
import { readSwaps } from './swaps';
import { shotWhere } from './testing';
import type { Event, Offer, View } from './types';

const swap = (discards: string[], flip: string | null = null): Choice<Offer> => ({
  token: `${discards.join()}${flip === null ? '' : '+'}`,
  words: '',
  offer: { kind: 'swap', discards, flip, draws: discards.length },
});

describe('exchanges', () => {
  it('are found for two plains as for one', () => {
    const swaps = readSwaps([swap(['p']), swap(['c1', 'p']), swap(['p', 'p']), swap(['p', 'p'], 'm3')]);
    expect(swaps.find(['p', 'p'], false)?.token).toBe('p,p');
    expect(swaps.find(['p', 'c1'], false)?.token).toBe('c1,p');
    expect(swaps.find(['p', 'p'], true)?.token).toBe('p,p+');
    expect(swaps.find(['p'], true)).toBeUndefined();
    expect(swaps.most).toBe(2);
  });
});

describe('cards', () => {
  it('that are alike have keys of their own', () => {
    expect(withKeys(['c7', 'p', 'p']).map((card) => card.key)).toEqual(['c7', 'p', 'p+1']);
  });
  it('go one by one', () => {
    expect(without(['c7', 'p', 'p'], ['p'])).toEqual(['c7', 'p']);
  });
});

describe('seats', () => {
  it('go round from the left of the viewer, who is last', () => {
    expect(seatOrder(4, 2)).toEqual([3, 4, 1, 2]);
    expect(seatOrder(3, 3)).toEqual([1, 2, 3]);
    expect(seatOrder(6, null)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

const exchanged: Event = { kind: 'exchanged', seat: 1, exchanged: 2, discards: ['c4', 's5'], flip: 'm3', cards: 4 };
const drew: Event = { kind: 'drew', seat: 1, card: 'v2', cards: 5, bag: 20 };
const flipped: Event = { kind: 'flipped', card: 'm10', bag: 53 };
const began: Event = { kind: 'round_began', round: 2, first_player: 1, bag: 54 };

describe('what is new', () => {
  it('are the cards that came and the seats that acted', () => {
    const news = newsOf([exchanged, drew, { kind: 'asked', seat: 2, phase: 'exchange' }]);
    expect([...news.drawn]).toEqual(['m3', 'v2']);
    expect([...news.seats]).toEqual([1]);
  });
  it('of others tells no cards', () => {
    expect([...newsOf([{ ...exchanged, discards: null }]).drawn]).toEqual([]);
  });
  it('is only the card turned up when a round begins', () => {
    const news = newsOf([exchanged, drew, began, flipped, { kind: 'dealt', seat: 2, card: 'c1', cards: 1, bag: 52 }]);
    expect(news).toMatchObject({ seats: new Set(), drawn: new Set(), flip: true });
  });
});

describe('what is pointed at', () => {
  const pointed = (seat: number | null, ...events: Event[]) => thingsOf({ seat, events, offer: null });
  it('comes from events', () => {
    expect(pointed(1, exchanged)).toEqual({ seat: 1, cards: ['c4', 's5', 'm3'], flip: true, offer: null });
    expect(pointed(2, { ...exchanged, seat: 2, discards: null, flip: null })).toEqual({
      seat: 2,
      cards: [],
      flip: false,
      offer: null,
    });
    expect(pointed(null, flipped)).toEqual({ seat: null, cards: ['m10'], flip: true, offer: null });
    expect(pointed(null, { kind: 'lot', seat: 3 })).toEqual({ seat: 3, cards: [], flip: false, offer: null });
  });
  it('comes from an offer', () => {
    const offer: Offer = { kind: 'pick', card: 'c4', flip: 'm3' };
    expect(thingsOf({ seat: 2, events: [], offer })).toEqual({ seat: 2, cards: ['c4'], flip: true, offer });
  });
  it('is drawn as what would move, for whoever would do it', () => {
    const keyOf = (card: string) => `${card}+1`;
    const would = (offer: Offer) => foreseenOf(thingsOf({ seat: 2, events: [], offer }), 2, keyOf);
    const play: Offer = {
      kind: 'play',
      card: 'c4',
      as: 'c',
      effect: 'makes_sale',
      why: 'highest_led',
      void: null,
      bonuses: 0,
      reward: { fame: 3 },
    };
    expect(would(play)).toEqual([{ from: ['hand-c4+1'], to: ['slot-2'] }]);
    expect(would({ kind: 'swap', discards: ['c4', 's5'], flip: 'm3', draws: 1 })).toEqual([
      { from: ['flip'], to: ['hand-c4+1'] },
    ]);
    expect(would({ kind: 'swap', discards: ['c4'], flip: null, draws: 1 })).toEqual([]);
    expect(foreseenOf(thingsOf({ seat: 1, events: [], offer: play }), 2, keyOf)).toEqual([]);
    expect(gainFrom(play)).toEqual({ kind: 'fame', by: '→ 3' });
    expect(gainFrom({ ...play, reward: null })).toBeNull();
  });
});

describe('what the story with other numbers does not tell', () => {
  const { view } = shotWhere('five seats', (one) => one.scene.view.phase === 'pick').scene;
  const before: View = { ...view, hand: ['c4', 'p', 'p'], discards: [], flip: 'm3', flip_at: 'table' };

  it('the First Player takes the flipped card after drawing', () => {
    const picked: Event = { kind: 'picked_flip', seat: 5, flip: 'm3', card: 'p', exchanged: 3 };
    const own = staging.after(before, picked);
    expect(own).toMatchObject({ hand: ['c4', 'p', 'm3'], discards: ['p'], flip_at: 'hand' });
    expect(own.seats[4]?.exchanged).toBe(3);
    expect(staging.after(before, { ...picked, card: null })).toMatchObject({ hand: before.hand, flip_at: 'hand' });
  });
  it('further cards are revealed', () => {
    const revealed = staging.after(before, { kind: 'revealed', card: 's2', bag: 17 });
    expect(revealed).toMatchObject({ revealed: [...before.revealed, 's2'], bag: 17 });
  });
  it('fame is lost', () => {
    const lost = staging.after(before, { kind: 'fame_lost', seat: 2, fame: -4, why: 'full' });
    expect(lost.seats[1]?.fame).toBe(-4);
  });
});
