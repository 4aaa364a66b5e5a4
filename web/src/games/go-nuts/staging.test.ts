import { describe, expect, it } from 'vitest';
import { retell } from '../../../tests/story';
import { handsAt, recall, type Hands } from './recall';
import { rests, shots, story } from './scenes';
import { staging } from './staging';
import type { Event, View } from './types';

/** What no event tells: the question and who is asked come when the picture rests; cards are counted by the server. */
const told = ({ asks: _asks, due: _due, unseen: _unseen, hand_from: _from, ...rest }: View) => rest;

describe('the picture', () => {
  it('is what the server sees, by what the events tell alone', () => {
    let n = 0;
    retell<View, Event>(story, staging, (picture, view) => {
      expect(told(picture)).toEqual(told(view));
      n += 1;
    });
    expect(n).toBeGreaterThan(50);
  });

  it('says when the game is over', () => {
    const last = rests.at(-1);
    expect(last?.view.asks).toBe('over');
    expect(last?.happened.reduce(staging.after, rests.at(-2)?.view as View).asks).toBe('over');
  });
});

describe('what the story does not have', () => {
  const [{ view }] = shots as [(typeof shots)[number]];
  const after = (...events: Event[]) => events.reduce(staging.after, view);

  it('a donut that moves up leaves its place', () => {
    const [, , third] = view.row;
    const { row } = after({ kind: 'slid', from: 3, to: 1, donut: third as number });
    expect([row[0], row[2]]).toEqual([third, null]);
  });

  it('a donut that is cleared goes to the discards', () => {
    const donut = view.row[1] as number;
    const { row, pile } = after({ kind: 'cleared', place: 2, donut });
    expect([row[1], pile]).toEqual([null, [...view.pile, donut]]);
  });

  it('a power without effect is over', () => {
    const event = { seat: 2, donut: 3 };
    expect(after({ kind: 'power', ...event }).taking).toEqual({ taker: 2, donut: 3 });
    expect(after({ kind: 'power', ...event }, { kind: 'fizzled', ...event }).taking).toBeNull();
  });

  it('whoever put a card back knows it in the hand of another', () => {
    const known = { ...view, returned_by: 1, top_card: 4 };
    const looked = staging.after(known, { kind: 'looked', seat: 2, donut: null, deck: 9 });
    expect(looked).toMatchObject({ hand: 1, peeked: [4], deck: 9, returned_by: null, top_card: null });
    expect(staging.after(looked, { kind: 'looked', seat: 2, donut: null, deck: 8 })).toMatchObject({
      hand: 2,
      peeked: [4],
    });
  });
});

describe('what came of the hands', () => {
  /** What is told beside each rest of the story. */
  const told = () => {
    let hands: Hands | null = null;
    return rests.map(({ happened, view }) => {
      hands = recall(hands, happened, view.round);
      return handsAt(hands, view)?.map((hand) => hand.came ?? 'open') ?? null;
    });
  };

  it('is told from the round’s end to the next one, and is what happened', () => {
    const all = told();
    const first = rests.findIndex(({ happened }) => happened.some((event) => event.kind === 'opened'));
    expect(all.slice(0, first)).toEqual(Array(first).fill(null));
    expect(all.slice(first)).not.toContain(null);
    for (const [i, { happened }] of rests.entries()) {
      for (const event of happened) {
        if (event.kind === 'taken') expect(all[i]?.[event.seat - 1]).toBe('alone');
        if (event.kind === 'contested') for (const seat of event.seats) expect(all[i]?.[seat - 1]).toBe('clash');
      }
    }
    expect(all.flat()).toContain('open');
  });

  it('is not told of a picture it does not belong to', () => {
    const ends = rests.flatMap((ended, i) => {
      const before = rests[i - 1];
      return before && ended.happened.some((event) => event.kind === 'opened') ? [{ before, ended }] : [];
    });
    expect(new Set(ends.map(({ before, ended }) => ended.view.round > before.view.round)).size).toBe(2);
    for (const { before, ended } of ends) {
      const hands = recall(null, ended.happened, ended.view.round);
      expect(handsAt(hands, ended.view)).not.toBeNull();
      expect(handsAt(hands, before.view)).toBeNull();
    }
  });
});
