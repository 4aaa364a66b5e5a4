import { beforeEach, expect, test } from 'vitest';
import { learnt, mark, markOf } from './marks';

beforeEach(() => localStorage.clear());

test('a lesson is new, begun, done, and begun again', () => {
  expect(learnt('go-nuts', 'first-game')).toBe('new');
  mark('go-nuts', 'first-game', { table: 'abc' });
  expect(learnt('go-nuts', 'first-game')).toBe('begun');
  mark('go-nuts', 'first-game', { table: null, done: true });
  expect(learnt('go-nuts', 'first-game')).toBe('done');
  mark('go-nuts', 'first-game', { table: 'def' });
  expect(markOf('go-nuts', 'first-game')).toEqual({ table: 'def', done: true });
  expect(learnt('donut', 'first-game')).toBe('new');
});

test('what somebody else wrote there is no mark', () => {
  localStorage.setItem('dozen.lessons', '{"go-nuts/first-game": 3}');
  expect(learnt('go-nuts', 'first-game')).toBe('new');
});
