import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket, scene, tableInfo, useFakeServer, you } from '../../../tests/fakes';
import type { Choice } from '$lib/board';
import { settings } from '$lib/settings.svelte';
import { TableStore } from '$lib/table.svelte';
import ActionLine from './ActionLine.svelte';

const line = {
  info: tableInfo,
  asked: null,
  previewed: null,
  over: false,
  undo: vi.fn(),
  showMoves: vi.fn(),
  askHint: null,
  open: false,
  openPanel: vi.fn(),
  showKeys: vi.fn(),
  showResult: vi.fn(),
};
const choice = (token: string, certain?: 'forced' | 'rest'): Choice => ({
  token,
  words: token,
  offer: {},
  ...(certain ? { certain } : {}),
});
let leave = () => {};

async function asked(...choices: Choice[]): Promise<TableStore> {
  const table = new TableStore('t1', { refused: vi.fn(), tell: () => '' }, FakeSocket.open);
  leave = table.open();
  await vi.waitFor(() => FakeSocket.last);
  FakeSocket.last
    .accept()
    .tell({ type: 'entries', entries: [], you, table: tableInfo, scene: scene(3, { choices, due: [1] }) });
  vi.useFakeTimers();
  render(ActionLine, { table, ...line });
  return table;
}
const sent = () => FakeSocket.last.requests.flatMap((request) => (request.type === 'act' ? [request.token] : []));

beforeEach(() => {
  useFakeServer();
  settings.autoplay = true;
});
afterEach(() => {
  vi.useRealTimers();
  leave();
  vi.unstubAllGlobals();
});

test('a forced move is seen for a moment and plays itself', async () => {
  await asked(choice('play:m4', 'forced'));
  expect(screen.getByText('Your only move: it plays itself.')).toBeTruthy();
  vi.advanceTimersByTime(400);
  expect(sent()).toEqual([]);
  vi.advanceTimersByTime(600);
  expect(sent()).toEqual(['play:m4']);
});

test('it waits for whoever wants to make every move, and where it is not said to be forced', async () => {
  settings.autoplay = false;
  await asked(choice('play:m4', 'forced'));
  vi.advanceTimersByTime(5000);
  expect(sent()).toEqual([]);
});

test('an only move that nobody but its seat knows of is not made', async () => {
  await asked(choice('play:m4'));
  vi.advanceTimersByTime(5000);
  expect(sent()).toEqual([]);
});

test('what is certain is claimed at a press and played on until there is something to decide', async () => {
  const table = await asked(choice('play:s12', 'rest'), choice('play:s13', 'rest'));
  vi.advanceTimersByTime(5000);
  expect(sent()).toEqual([]);
  await fireEvent.click(screen.getByRole('button', { name: 'Claim the rest' }));
  vi.advanceTimersByTime(1000);
  expect(sent()).toEqual(['play:s12']);
  const id = table.waiting[0] ?? '';
  const next = (last: number, ...choices: Choice[]) =>
    FakeSocket.last.tell({
      type: 'entries',
      entries: [],
      acks: [{ id, entry: last }],
      scene: scene(last, { choices, due: [1] }),
    });
  next(4, choice('play:s13', 'forced'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent()).toEqual(['play:s12', 'play:s13']);
});
