import { expect, test } from 'vitest';
import { retell, type Story } from '../../../tests/story';
import changed from '../../../fixtures/donut-changed.json';
import { staging } from './staging';
import type { Event, View } from './types';

const story = changed as unknown as Story;

/** What events tell: all but the order of cards in a hand, and the number of bonuses to come, which is not shown. */
const told = ({ hand, discards, left: _left, ...view }: View) => ({
  ...view,
  hand: [...hand].sort(),
  discards: [...discards].sort(),
});

test('the events of a game with other numbers lead from view to view', () => {
  let pictures = 0;
  retell<View, Event>(story, staging, (picture, view) => {
    expect(told(picture)).toEqual(told(view));
    pictures += 1;
  });
  expect(pictures).toBeGreaterThan(50);
});
