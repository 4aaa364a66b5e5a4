import { expect, test } from 'vitest';
import { race } from './race';

const frame = { width: 120, height: 60, pad: 10, rtl: false };
const after = [
  { turn: 1, scores: [0, -5] },
  { turn: 4, scores: [5, 2] },
];

test('every seat has a line from nothing to its last points, rounds in proportion', () => {
  const [one, two] = race(after, 2, frame);
  expect(one?.path).toBe('M10 30L35 30L110 10');
  expect(two?.path).toBe('M10 30L35 50L110 22');
  expect(two?.end).toEqual({ x: 110, y: 22 });
});

test('who reads from the right sees time run from there', () => {
  expect(race(after, 1, { ...frame, rtl: true })[0]?.path).toBe('M110 30L85 30L10 10');
});

test('a game in which nobody had points has lines on the ground', () => {
  expect(race([], 2, frame).map(({ end }) => end)).toEqual([
    { x: 10, y: 50 },
    { x: 10, y: 50 },
  ]);
});
