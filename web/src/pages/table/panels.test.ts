import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import goNuts from '../../../fixtures/go-nuts.json';
import { botStep, choice, FakeSocket, scene, tableInfo, useFakeFetch, useFakeSockets } from '../../../tests/fakes';
import type { ServerMessage } from '$lib/protocol';
import { TableStore } from '$lib/table.svelte';
import { tableEvent } from '$lib/text';
import ActionLine from './ActionLine.svelte';
import ChoiceList from './ChoiceList.svelte';
import { clockWords } from './clock';
import FinalDialog from './FinalDialog.svelte';
import Hint from './Hint.svelte';
import Log from './Log.svelte';
import { mark, unmark } from '../rules/marking';
import { headingsOf, matching } from '$lib/menu';

const you = { seat: 1, host: true };
let leave = () => {};

async function tableWith(message: Partial<Extract<ServerMessage, { type: 'entries' }>>): Promise<TableStore> {
  const table = new TableStore('t1', { refused: vi.fn(), tell: tableEvent }, FakeSocket.open);
  leave = table.open();
  await vi.waitFor(() => FakeSocket.last);
  FakeSocket.last.accept().tell({ type: 'entries', entries: [], you, table: tableInfo, scene: scene(3), ...message });
  return table;
}

beforeEach(() => {
  useFakeSockets();
  useFakeFetch({ 'POST /api/session': { name: 'Ann' }, 'GET /api/tables/t1': { table: tableInfo, you } });
});
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
});

const grouped = [
  choice('a', 'one way', ['Lay', 'north']),
  { ...choice('b', 'another way', ['Lay', 'south']), offer: { kind: 'lay', facing: 's' } },
  choice('c', 'stop'),
];

test('menus nest by heading, and a search finds words in any order', () => {
  expect(headingsOf(grouped, [])).toEqual(['Lay']);
  expect(headingsOf(grouped, ['Lay'])).toEqual(['north', 'south']);
  expect(matching(grouped, 'WAY south').map((choice) => choice.token)).toEqual(['b']);
});

test('every choice of a real scene can be chosen from the list', async () => {
  const real = goNuts.scenes.find((shot) => shot.seat === 1 && (shot.scene.choices?.length ?? 0) > 1);
  const choices = real?.scene.choices ?? [];
  const table = await tableWith({ scene: scene(3, { choices }) });
  const preview = vi.fn();
  render(ChoiceList, { table, preview });
  const last = choices.at(-1);
  const button = screen.getByRole('button', { name: last?.words ?? '' });
  await fireEvent.focus(button);
  expect(preview).toHaveBeenLastCalledWith(last);
  await fireEvent.click(button);
  expect(FakeSocket.last.requests).toMatchObject([{ type: 'act', base: 3, token: last?.token }]);
});

test('a nested choice is reached through its headings, and pointed out on the board', async () => {
  const table = await tableWith({ scene: scene(3, { choices: grouped }) });
  const point = vi.fn();
  render(ChoiceList, { table, preview: vi.fn(), point });
  expect(screen.queryByText('another way')).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: /^Lay/ }));
  await fireEvent.click(screen.getByRole('button', { name: /^south/ }));
  await fireEvent.focus(screen.getByRole('button', { name: 'another way' }));
  expect(point).toHaveBeenLastCalledWith({ seat: 1, events: [], offer: { kind: 'lay', facing: 's' } });
  await fireEvent.click(screen.getByRole('button', { name: /^Back/ }));
  expect(screen.getByRole('button', { name: /^north/ })).toBeTruthy();
});

test('a hint says what the server says, and a chance only where it is known', async () => {
  const best = {
    token: 'a',
    words: 'pick a',
    verdict: 'likely',
    judged: 'Probably the best.',
    chance: 'You win about 6 in 10 from here.',
    why: 'It beats the rest.',
  };
  const other = { token: 'b', words: 'pick b', verdict: 'likely', judged: 'Probably weaker.' };
  useFakeFetch({
    'POST /api/session': { name: 'Ann' },
    'GET /api/tables/t1': { table: tableInfo, you },
    'POST /api/tables/t1/hint': { hints: [best, other] },
  });
  const table = await tableWith({ scene: scene(3, { choices: grouped }) });
  const point = vi.fn();
  const { unmount } = render(Hint, { table, point, preview: vi.fn(), uncover: () => false });
  await fireEvent.click(screen.getByRole('button', { name: 'Ask for a hint' }));
  const lines = await screen.findAllByRole('button', { name: /pick/ });
  expect(lines.map((line) => line.textContent.replace(/\s+/g, ' ').trim())).toEqual([
    'Best pick a Probably the best. You win about 6 in 10 from here. It beats the rest.',
    'pick b Probably weaker.',
  ]);
  // The best is drawn on the board, until another is pointed at or the panel closes; the first tap of a finger points.
  expect(point).toHaveBeenLastCalledWith(expect.objectContaining({ offer: table.choices[0]?.offer }));
  const act = vi.spyOn(table, 'act');
  await fireEvent(window, new PointerEvent('pointerdown', { pointerType: 'touch' }));
  await fireEvent.click(lines[1] as HTMLElement, { detail: 1 });
  expect(point).toHaveBeenLastCalledWith(expect.objectContaining({ offer: table.choices[1]?.offer }));
  expect(act).not.toHaveBeenCalled();
  await fireEvent.click(lines[1] as HTMLElement, { detail: 1 });
  expect(act).toHaveBeenCalledWith('b');
  unmount();
  expect(point).toHaveBeenLastCalledWith(null);
});

test('a finger that chooses a hint is shown on the board what would happen, with no panel over it', async () => {
  const best = { token: 'a', words: 'pick a', verdict: 'likely', judged: 'Probably the best.' };
  useFakeFetch({
    'POST /api/session': { name: 'Ann' },
    'GET /api/tables/t1': { table: tableInfo, you },
    'POST /api/tables/t1/hint': { hints: [best] },
  });
  const offer = { kind: 'pick', place: 1 };
  const table = await tableWith({ scene: scene(3, { choices: [{ token: 'a', words: 'pick a', offer }] }) });
  const [point, uncover] = [vi.fn(), vi.fn(() => true)];
  render(Hint, { table, point, preview: vi.fn(), uncover });
  await fireEvent.click(screen.getByRole('button', { name: 'Ask for a hint' }));
  const line = await screen.findByRole('button', { name: /pick/ });
  await fireEvent(window, new PointerEvent('pointerdown', { pointerType: 'touch' }));
  await fireEvent.click(line, { detail: 1 });
  expect(uncover).toHaveBeenCalledOnce();
  expect(FakeSocket.last.requests).toEqual([]);
  await fireEvent.blur(line);
  expect(point).toHaveBeenLastCalledWith({ seat: 1, events: [], offer });
});

test('where there is only one thing to do, the hint says so', async () => {
  useFakeFetch({
    'POST /api/session': { name: 'Ann' },
    'GET /api/tables/t1': { table: tableInfo, you },
    'POST /api/tables/t1/hint': { hints: [] },
  });
  const table = await tableWith({ scene: scene(3, { choices: grouped.slice(0, 1) }) });
  render(Hint, { table, point: vi.fn(), preview: vi.fn(), uncover: () => false });
  await fireEvent.click(screen.getByRole('button', { name: 'Ask for a hint' }));
  expect(await screen.findByText('There is only one thing you can do.')).toBeTruthy();
});

test('pointing at a line of the log points at what came of its step', async () => {
  const table = await tableWith({ entries: [botStep(2), botStep(3)] });
  const point = vi.fn();
  render(Log, { table, point });
  const line = screen.getByRole('button', { name: 'medium picks 2.' });
  await fireEvent.pointerEnter(line);
  const events = [{ words: 'medium picks 2.' }];
  expect(point).toHaveBeenLastCalledWith({ seat: 2, events, offer: null });
  await fireEvent.pointerLeave(line);
  expect(point).toHaveBeenLastCalledWith(null);
});

const line = {
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

test.each([
  ['answer', 'Change my pick'],
  ['action', 'Take back your last move'],
  ['ask', 'Ask to take back your last move'],
] as const)('the line says whose turn it is, and offers what can be taken back: %s', async (undo, name) => {
  const table = await tableWith({ scene: scene(3, { due: [2], undo }) });
  render(ActionLine, { table, info: tableInfo, ...line });
  expect(screen.getByText('Waiting for Otis')).toBeTruthy();
  line.undo.mockClear();
  await fireEvent.click(screen.getByRole('button', { name }));
  expect(line.undo).toHaveBeenCalledOnce();
});

test('the line offers no undo where the server does not', async () => {
  const table = await tableWith({
    entries: [botStep(3, { step: '1.pick:2', bot: false })],
    scene: scene(3, { due: [2] }),
  });
  render(ActionLine, { table, info: tableInfo, ...line });
  expect(screen.queryByRole('button', { name: /Take back|Change/ })).toBeNull();
});

test('a proposal of somebody else can be answered, once', async () => {
  const table = await tableWith({
    entries: [{ number: 3, at: 0, kind: 'proposed', seat: 2, proposal: { kind: 'abandon' } }],
  });
  render(ActionLine, { table, info: { ...tableInfo, proposal: { kind: 'abandon' } }, ...line });
  await vi.dynamicImportSettled();
  await fireEvent.click(await screen.findByRole('button', { name: 'Agree' }));
  expect(FakeSocket.last.requests).toMatchObject([{ type: 'answer', yes: true }]);
  FakeSocket.last.tell({
    type: 'entries',
    entries: [{ number: 4, at: 0, kind: 'answered', seat: 1, yes: true }],
    scene: scene(4),
  });
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Agree' })).toBeNull());
});

test('the end names the winner and explains every point of every seat', async () => {
  const sheet = {
    seats: [[{ label: 'Glazed ×2', detail: '2 each', points: 4 }], [{ label: 'Plain', detail: '1 each', points: 1 }]],
  };
  const table = await tableWith({ scene: scene(3, { outcome: { scores: [4, 1], ranks: [1, 2] }, due: [], sheet }) });
  render(FinalDialog, { table, info: { ...tableInfo, phase: 'ended', seed: 'ab' }, open: true });
  expect(screen.getByRole('dialog', { name: 'You win!' })).toBeTruthy();
  expect(screen.getByText('Glazed ×2')).toBeTruthy();
  expect(screen.getByText('1 each')).toBeTruthy();
});

test('words are marked wherever they occur, and the marks go away again', () => {
  const book = document.createElement('div');
  book.innerHTML = '<p>A donut is a <b>Donut</b>.</p>';
  expect(mark(book, 'donut').map((place) => place.textContent)).toEqual(['donut', 'Donut']);
  unmark(book);
  expect(book.innerHTML).toBe('<p>A donut is a <b>Donut</b>.</p>');
  expect(mark(book, 'x')).toEqual([]);
});

test.each([
  [0, '0:00'],
  [1, '0:01'],
  [65_000, '1:05'],
  [3_723_000, '1:02:03'],
  [260_000_000, '3 d'],
])('%i ms is %s on a clock', (milliseconds, words) => expect(clockWords(milliseconds)).toBe(words));
