import { expect, test } from 'vitest';
import type { Scene } from '$lib/protocol';
import { totals } from './points';

const scene = (...seats: number[][]) =>
  ({ sheet: { seats: seats.map((lines) => lines.map((points) => ({ label: '', detail: '', points }))) } }) as Scene;

test('points are added up for every seat', () => {
  expect(totals(scene([3, -1], [-2]))).toEqual([2, -2]);
  expect(totals(scene([], []))).toEqual([0, 0]);
});

test('as long as nobody has scored, nobody is greeted with what is missing', () => {
  expect(totals(scene([-49], [-45]))).toEqual([null, null]);
  expect(totals(scene([-45, 2], [-45]))).toEqual([-43, -45]);
});

test('at the end points are points', () => {
  expect(totals({ ...scene([-49]), outcome: { scores: [-49] } } as Scene)).toEqual([-49]);
});
