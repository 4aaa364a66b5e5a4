import { expect, test } from 'vitest';
import { readAddress } from './router.svelte';

test.each([
  ['/', '', { page: 'start' }],
  ['/table/2wvzFq7w', '', { page: 'table', id: '2wvzFq7w', secret: null }],
  ['/table/2wvzFq7w/', '', { page: 'table', id: '2wvzFq7w', secret: null }],
  ['/table/2wvzFq7w', '#seat=ab12', { page: 'table', id: '2wvzFq7w', secret: 'ab12' }],
  ['/table', '', { page: 'nowhere' }],
  ['/table/a/b', '', { page: 'nowhere' }],
  ['/tables/a', '', { page: 'nowhere' }],
  ['/table/2wvzFq7w/replay', '', { page: 'replay', table: '2wvzFq7w', packed: null, move: null, perspective: null }],
  ['/replay', '#record=aB-_', { page: 'replay', table: null, packed: 'aB-_', move: null, perspective: null }],
  ['/replay/x', '', { page: 'nowhere' }],
])('%s%s', (path, hash, route) => expect(readAddress(path, hash)).toEqual(route));

test('the address of a replay names the move and the perspective, if they make sense', () => {
  expect(readAddress('/table/a/replay', '', '?move=42&perspective=2')).toMatchObject({
    table: 'a',
    move: 42,
    perspective: '2',
  });
  expect(readAddress('/replay', '', '?move=0&perspective=nobody')).toMatchObject({ move: 0, perspective: 'nobody' });
  expect(readAddress('/replay', '', '?move=-1&perspective=9')).toMatchObject({ move: null, perspective: null });
  expect(readAddress('/replay', '', '?move=1e9&perspective=hers')).toMatchObject({ move: null, perspective: null });
});
