import { render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '$lib/api';
import type { TableLine } from '$lib/protocol';
import { myGames } from './mine';
import TableList from './TableList.svelte';

const line = (id: string, phase: TableLine['phase'], more: Partial<TableLine> = {}): TableLine => ({
  id,
  game: 'go-nuts',
  phase,
  visibility: 'link',
  names: ['Ann', null],
  changed: 0,
  ...more,
});
const continued = { steps: 12, of: 30, finished: true };
const lines = [
  line('fresh', 'playing'),
  line('going-on', 'playing', { continued }),
  line('over', 'ended', { continued }),
];

afterEach(() => vi.restoreAllMocks());

test('a table that goes on from another game says so in the list; only those that are played are asked whose turn it is', async () => {
  vi.spyOn(api, 'myTables').mockResolvedValue(lines);
  const asked: (string | undefined)[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const id = address.split('/').at(-1);
    asked.push(id);
    return Response.json({ table: {}, you: { seat: 1 }, due: id === 'going-on' ? [1] : [] });
  });
  const tables = await myGames();
  expect(asked.sort()).toEqual(['fresh', 'going-on']);
  expect(tables.map(({ line, yourTurn }) => [line.id, yourTurn])).toEqual([
    ['going-on', true],
    ['fresh', false],
    ['over', false],
  ]);
  render(TableList, { tables, titles: new Map() });
  expect(screen.getAllByText('Continued from a finished game')).toHaveLength(2);
});

test('a game that is over says the place of whoever played, and who won where they did not', async () => {
  const seats: Record<string, number | null> = { won: 2, second: 1, watched: null };
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json({ table: {}, you: { seat: seats[address.split('/').at(-1) ?? ''] } }),
  );
  const over = (id: string, ranks?: number[]) => ({
    line: line(id, 'ended', { names: ['Ann', 'Bo', 'Cy'], ...(ranks ? { ranks } : {}) }),
    yourTurn: false,
  });
  const tables = [over('won', [2, 1, 3]), over('second', [2, 1, 3]), over('watched', [1, 1, 3]), over('stopped')];
  render(TableList, { tables, titles: new Map() });
  expect(await screen.findByText('You won')).toBeTruthy();
  expect(await screen.findByText('2nd of 3')).toBeTruthy();
  expect(await screen.findByText('Ann and Bo shared the win')).toBeTruthy();
  expect(await screen.findByText('Finished')).toBeTruthy();
});
