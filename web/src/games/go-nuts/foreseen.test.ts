import { expect, test } from 'vitest';
import { foreseenOf } from './foreseen';
import { shots } from './scenes';
import { spots } from './flights';
import type { Offer } from './types';

const shot = shots[0];
if (!shot) throw new Error('no scene in the fixtures');
/** Seat 2 has a single donut, of type 3. */
const view = {
  ...shot.view,
  collections: shot.view.collections.map((all, i) => all.map((_, t) => Number(i === 1 && t === 3))),
};
const would = (offer: Offer) => foreseenOf({ seat: 1, events: [], offer }, view, 2);

test('a donut that is stolen comes from those to choose from to whoever takes it', () => {
  expect(would({ kind: 'steal', seat: 2, donut: 3, gain: 5, theirs: -3 })).toEqual([
    { from: [spots.trayOf(2, 3), spots.tile(2, 3)], to: [spots.mark(1), 'player-1'] },
  ]);
});

test('what is given or passed goes beside the others of its type, where there are any', () => {
  const to = [spots.tile(2, 3), spots.mark(2), 'player-2'];
  expect(would({ kind: 'give', seat: 2, donut: 3, gain: 0, theirs: 0 })[0]?.to).toEqual(to);
  expect(would({ kind: 'pass', donut: 3, gain: 0 })[0]?.to).toEqual(to);
  expect(would({ kind: 'pass', donut: 4, gain: 0 })[0]?.to).toEqual([spots.mark(2), 'player-2']);
});

test('of two cards one is kept and the other goes back on the deck', () => {
  expect(would({ kind: 'keep', donut: 3, back: 4, gain: 1 }).map(({ to }) => to[0])).toEqual([
    spots.mark(1),
    spots.deck,
  ]);
});

test('to reach for a place is a card laid there, and what is cleared goes to the discards', () => {
  expect(would({ kind: 'pick', place: 4, donut: 3, gain: 0 })[0]?.to).toEqual([spots.would(4)]);
  expect(would({ kind: 'clear', places: [2, 5] }).map(({ from }) => from[0])).toEqual([spots.row(2), spots.row(5)]);
  expect(would({ kind: 'scoop_stop' })).toEqual([]);
});
