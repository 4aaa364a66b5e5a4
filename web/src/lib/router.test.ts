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
])('%s%s', (path, hash, route) => expect(readAddress(path, hash)).toEqual(route));
