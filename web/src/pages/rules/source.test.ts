import { expect, test } from 'vitest';
import { readAddress } from '$lib/router.svelte';
import { addressOf, readQuery, type Source } from './source';

test.each<Source>([
  { game: 'go-nuts', seats: 4, edition: 'retail', options: { row_refill: 'shift', plain_tie_bonus: 2 } },
  { game: 'donut', seats: undefined, edition: undefined, options: undefined },
])('the address of a page of rules says whose they are', (source) => {
  const address = new URL(addressOf(source), 'http://here');
  const route = readAddress(address.pathname, '', address.search);
  expect(route).toMatchObject({ page: 'rules', table: null });
  if (route.page !== 'rules') throw new Error('no page of rules');
  expect(readQuery(route.game, route.asked)).toEqual(source);
});

test('a table has its rules at an address of its own', () => {
  expect(addressOf({ table: 'a b' })).toBe('/table/a%20b/rules');
  expect(readAddress('/table/a%20b/rules', '')).toEqual({ page: 'rules', table: 'a b', game: '', asked: '' });
});

test('what makes no sense in an address is left out', () => {
  expect(readQuery('donut', '?seats=many&options=%7B')).toEqual({
    game: 'donut',
    seats: undefined,
    edition: undefined,
    options: undefined,
  });
});
