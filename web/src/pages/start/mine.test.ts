import { render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '$lib/api';
import type { TableLine } from '$lib/protocol';
import { myGames } from './mine';
import TableList from './TableList.svelte';

const line = (id: string, phase: TableLine['phase']): TableLine => ({ id, game: 'go-nuts', phase, visibility: 'link', names: ['Ann', null], changed: 0 });
const lines = [line('fresh', 'playing'), line('going-on', 'playing'), line('over', 'ended')];

afterEach(() => vi.restoreAllMocks());

test('a table that goes on from another game says so in the list, also when it is over', async () => {
  vi.spyOn(api, 'myTables').mockResolvedValue(lines);
  const asked = vi.fn();
  vi.stubGlobal('fetch', async (address: string) => {
    const id = address.split('/').at(-1);
    asked(id);
    const continued = id === 'fresh' ? {} : { continued: { steps: 12, of: 30, finished: true } };
    return Response.json({ table: continued, you: { seat: 1 }, due: id === 'going-on' ? [1] : [] });
  });
  const tables = await myGames();
  expect(tables.map(({ line, yourTurn, continued }) => [line.id, yourTurn, continued?.steps])).toEqual([
    ['going-on', true, 12],
    ['fresh', false, undefined],
    ['over', false, 12],
  ]);
  render(TableList, { tables, titles: new Map() });
  expect(screen.getAllByText('Continued from move 12 of a finished game')).toHaveLength(2);

  // What is over stays what it was; only who is to choose is asked again.
  asked.mockClear();
  await myGames();
  expect(asked.mock.calls.flat().sort()).toEqual(['fresh', 'going-on']);
});
