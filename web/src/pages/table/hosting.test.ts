import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket, scene, tableInfo, useFakeFetch, useFakeSockets, you } from '../../../tests/fakes';
import type { Chair, GameInfo, TableInfo } from '$lib/protocol';
import { TableStore } from '$lib/table.svelte';
import { tableEvent } from '$lib/text';
import Lobby from './Lobby.svelte';
import Players from './Players.svelte';
import Proposal from './Proposal.svelte';
import ReportDialog from './ReportDialog.svelte';
import TableMenu from './TableMenu.svelte';

const person = (seat: number, name: string): Chair => ({ seat, entropy: false, kind: 'person', name, away: false });
const three: TableInfo = { ...tableInfo, chairs: [person(1, 'Ann'), person(2, 'Bo'), person(3, 'Eve')] };
const game: GameInfo = {
  id: 'x',
  title: 'A game',
  tagline: 'a game',
  seats_min: 2,
  seats_max: 4,
  minutes: 5,
  options: [],
  editions: [],
  lessons: [],
};
let leave = () => {};
let fetched: ReturnType<typeof vi.fn>;

async function tableOf(info: TableInfo, host = true): Promise<TableStore> {
  const table = new TableStore('t1', { refused: vi.fn(), tell: tableEvent }, FakeSocket.open);
  leave = table.open();
  await vi.waitFor(() => FakeSocket.last);
  FakeSocket.last.accept().tell({ type: 'entries', entries: [], you: { ...you, host }, table: info, scene: scene(3) });
  return table;
}

const asked = () =>
  (fetched.mock.calls as [string, { method?: string }?][]).map(([path, init]) => `${init?.method ?? 'GET'} ${path}`);

beforeEach(() => {
  useFakeSockets();
  fetched = useFakeFetch({
    'POST /api/session': { name: 'Ann' },
    'GET /api/bots': [],
    'GET /api/tables/t1': { table: three, you },
    'POST /api/tables/t1/close': {},
    'DELETE /api/tables/t1/people/2': {},
    'POST /api/tables/t1/seats': {},
    'DELETE /api/tables/t1/seats/2': {},
    'POST /api/tables/t1/reports': {},
  });
});
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
});

test('the host ends the table after being asked once more', async () => {
  const table = await tableOf(three);
  render(TableMenu, { table, info: three, game: undefined });
  await fireEvent.click(screen.getByRole('button', { name: 'End the table' }));
  expect(asked()).not.toContain('POST /api/tables/t1/close');
  await fireEvent.click(screen.getByRole('button', { name: 'End it' }));
  await vi.waitFor(() => expect(asked()).toContain('POST /api/tables/t1/close'));
});

test('who plays may propose to remove somebody, where there are enough to vote', async () => {
  const table = await tableOf(three, false);
  const { unmount } = render(TableMenu, { table, info: three, game: undefined });
  expect(screen.queryByRole('button', { name: 'End the table' })).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'Remove Bo' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Propose' }));
  await vi.waitFor(() => expect(asked()).toContain('DELETE /api/tables/t1/people/2'));
  unmount();
  const two = { ...tableInfo, chairs: [person(1, 'Ann'), person(2, 'Bo')] };
  render(TableMenu, { table, info: two, game: undefined });
  expect(screen.queryByRole('button', { name: 'Remove Bo' })).toBeNull();
});

test('nobody is asked about their own removal', async () => {
  const table = await tableOf(three);
  const { unmount } = render(Proposal, { table, info: three, proposal: { kind: 'remove', seat: 1 } });
  expect(screen.getByText(/remove you from the table/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  render(Proposal, { table, info: three, proposal: { kind: 'remove', seat: 3 } });
  expect(screen.getByText(/remove Eve from the table/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Agree' })).toBeTruthy();
});

test('before the start the host removes people at once', async () => {
  const open: TableInfo = { ...three, phase: 'open' };
  const table = await tableOf(open);
  render(Lobby, { table, game: undefined, info: open });
  expect(screen.queryByRole('button', { name: 'Remove Ann from seat 1' })).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'Remove Bo from seat 2' }));
  await vi.waitFor(() => expect(asked()).toContain('DELETE /api/tables/t1/people/2'));
});

test('before the start the host adds seats and takes empty ones away, as far as the game goes', async () => {
  const free: Chair = { seat: 2, entropy: false, kind: 'nobody' };
  const open: TableInfo = { ...three, phase: 'open', chairs: [person(1, 'Ann'), free, person(3, 'Eve')] };
  const table = await tableOf(open);
  const { rerender } = render(Lobby, { table, game, info: open });
  await fireEvent.click(screen.getByRole('button', { name: 'Take seat 2 away' }));
  await vi.waitFor(() => expect(asked()).toContain('DELETE /api/tables/t1/seats/2'));
  await fireEvent.click(screen.getByRole('button', { name: 'Add a seat' }));
  await vi.waitFor(() => expect(asked()).toContain('POST /api/tables/t1/seats'));
  await rerender({ table, game: { ...game, seats_min: 3, seats_max: 3 }, info: open });
  expect(screen.queryByRole('button', { name: 'Take seat 2 away' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add a seat' })).toBeNull();
});

test('guests neither add seats nor take them away', async () => {
  const open: TableInfo = { ...three, phase: 'open', chairs: [person(1, 'Ann'), { ...person(2, ''), kind: 'nobody' }] };
  const table = await tableOf(open, false);
  render(Lobby, { table, game, info: open });
  expect(screen.queryByRole('button', { name: 'Take seat 2 away' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add a seat' })).toBeNull();
});

test('everybody but oneself can be reported', async () => {
  const table = await tableOf(three);
  const report = vi.fn();
  render(Players, { table, info: three, report });
  expect(screen.queryByRole('button', { name: 'Report Ann' })).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'Report Eve' }));
  expect(report).toHaveBeenCalledWith(3);
});

test('a report says why, and which of their messages it is about', async () => {
  const table = await tableOf(three);
  for (const [seat, text] of [
    [2, 'rude words'],
    [3, 'nice words'],
  ] as const)
    FakeSocket.last.tell({ type: 'chat', seat, name: 'x', text });
  const done = vi.fn();
  render(ReportDialog, { table, info: three, seat: 2, done });
  expect(screen.queryByText('nice words')).toBeNull();
  await fireEvent.change(screen.getByLabelText('Is it about a message?'), { target: { value: 'rude words' } });
  await fireEvent.input(screen.getByLabelText('What happened?'), { target: { value: ' insults ' } });
  await fireEvent.submit(screen.getByRole('button', { name: 'Send report' }).closest('form') as HTMLFormElement);
  await vi.waitFor(() => expect(done).toHaveBeenCalled());
  const sent = (fetched.mock.calls as [string, { body?: string }?][]).find(([path]) => path.endsWith('/reports'));
  expect(JSON.parse(sent?.[1]?.body ?? '')).toEqual({ seat: 2, words: 'insults', message: 'rude words' });
});
