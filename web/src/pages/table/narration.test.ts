import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { botStep, choice, FakeSocket, said, sayings, scene, tableInfo, useFakeServer, you } from '../../../tests/fakes';
import { narrator } from '$lib/narrator.svelte';
import type { ServerMessage } from '$lib/protocol';
import { settings } from '$lib/settings.svelte';
import { TableStore } from '$lib/table.svelte';
import { tableEvent } from '$lib/text';
import { toasts } from '$lib/toasts.svelte';
import Narration from './Narration.svelte';
import { connectionTeller, question } from './narration';
import TypeMove from './TypeMove.svelte';
import { fitting } from './typing';

const choices = [choice('pick:2', 'pick 2'), choice('pick:12', 'pick 12')];
let leave = () => {};
let table: TableStore;

beforeEach(async () => {
  settings.speed = 'instant';
  useFakeServer();
  table = new TableStore('t1', { refused: (words) => toasts.say(words, 'trouble'), tell: tableEvent }, FakeSocket.open);
  leave = table.open();
  await vi.waitFor(() => FakeSocket.last);
  vi.useFakeTimers();
});
afterEach(() => {
  leave();
  narrator.forget();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What is read out after this, line by line. */
async function heard(...messages: ServerMessage[]): Promise<string[]> {
  const before = narrator.lines.at(-1)?.key ?? -1;
  for (const message of messages) FakeSocket.last.tell(message);
  await tick();
  vi.advanceTimersByTime(1000);
  await tick();
  return narrator.lines.filter((line) => line.key > before).map((line) => line.words);
}

const first = (more: Partial<Extract<ServerMessage, { type: 'entries' }>> = {}): ServerMessage => ({
  type: 'entries',
  entries: [botStep(2), botStep(3)],
  you,
  table: tableInfo,
  scene: scene(3, { due: [2] }),
  ...more,
});

test('who comes to a table hears what is asked, not all that has happened', async () => {
  render(Narration, { table });
  FakeSocket.last.accept();
  expect(await heard(first({ scene: scene(3, { choices }) }))).toEqual(['Your turn: pick 2 or pick 12.']);
});

test('every event is told once, together with whose turn it is', async () => {
  render(Narration, { table });
  FakeSocket.last.accept();
  expect(await heard(first())).toEqual([]);
  const news: ServerMessage = { type: 'entries', entries: [botStep(4), botStep(5)], scene: scene(5, { choices }) };
  expect(await heard(news)).toEqual(['medium picks 4. medium picks 5. Your turn: pick 2 or pick 12.']);
  // The same once more after a break: nothing is new but the connection.
  FakeSocket.last.drop();
  expect(await heard()).toEqual(['Connection lost. Trying again…']);
  await vi.advanceTimersByTimeAsync(2000);
  FakeSocket.last.accept();
  expect(await heard({ type: 'entries', entries: [], you, table: tableInfo, scene: scene(5, { choices }) })).toEqual([
    'Connected again.',
  ]);
  expect(await heard({ type: 'entries', entries: [botStep(6)], scene: scene(6, { due: [2] }) })).toEqual([
    'medium picks 6.',
  ]);
});

test('what is asked is asked once, however much others do meanwhile, and again after an own step', async () => {
  render(Narration, { table });
  FakeSocket.last.accept();
  await heard(first({ scene: scene(3, { choices }) }));
  expect(await heard({ type: 'entries', entries: [botStep(4)], scene: scene(4, { choices }) })).toEqual([
    'medium picks 4.',
  ]);
  const own = botStep(5, { step: '1.pick:2', bot: false, events: said('Ann picks 2.') });
  expect(await heard({ type: 'entries', entries: [own], scene: scene(5, { choices }) })).toEqual([
    'Ann picks 2. Your turn: pick 2 or pick 12.',
  ]);
});

test('each sentence is read out when its event is shown, and the question after the last', async () => {
  settings.speed = 'normal';
  table.look(sayings);
  render(Narration, { table });
  FakeSocket.last.accept();
  await heard(first());
  const long = botStep(4, { events: said('One.', 'Two.', 'Three.') });
  const all = await heard({ type: 'entries', entries: [long], scene: scene(4, { choices }) });
  expect(all).toEqual(['One.']);
  while (table.showing) all.push(...(await heard()));
  all.push(...(await heard()));
  expect(all).toEqual(['One.', 'Two.', 'Three.', 'Your turn: pick 2 or pick 12.']);
});

test('told again in another language, nothing is read out again', async () => {
  render(Narration, { table });
  FakeSocket.last.accept();
  await heard(first({ scene: scene(3, { choices }) }));
  table.retell();
  FakeSocket.last.accept();
  expect(await heard(first({ scene: scene(3, { choices }) }))).toEqual([]);
});

test('refusals and what others say are read out, what one says oneself is not', async () => {
  render(Narration, { table });
  FakeSocket.last.accept();
  await heard(first());
  expect(await heard({ type: 'refusal', id: 'x', code: 'illegal', message: 'it is not your turn' })).toEqual([
    'it is not your turn',
  ]);
  const chat = (seat: number, text: string): ServerMessage => ({
    type: 'chat',
    seat,
    name: seat === 1 ? 'Ann' : 'Bo',
    text,
  });
  expect(await heard(chat(1, 'mine'), chat(2, 'hello'))).toEqual(['Bo says: hello']);
});

test('a question names a few choices, a few menus, or says how many there are', () => {
  const many = (n: number, group?: string[]) =>
    Array.from({ length: n }, (_, i) => choice(`${group}${i}`, `way ${i}`, group));
  expect(question(many(7))).toBe('Your turn. You have 7 moves to choose from.');
  expect(question([...many(4, ['Lay']), ...many(3, ['Buy']), choice('pass', 'pass')])).toBe(
    'Your turn: Lay, Buy or pass. 8 moves in all.',
  );
});

test('a break is told once, however often it is tried', () => {
  const tell = connectionTeller();
  expect(tell({ state: 'connecting' })).toBe('');
  expect(tell({ state: 'live' })).toBe('');
  expect(tell({ state: 'lost', again: 0 })).toContain('lost');
  expect([tell({ state: 'connecting' }), tell({ state: 'lost', again: 1 }), tell({ state: 'offline' })]).toEqual([
    '',
    '',
    '',
  ]);
  expect(tell({ state: 'live' })).toBe('Connected again.');
  expect(tell({ state: 'outdated' })).toContain('updated');
});

test('notation and words are both found, the exact one first', () => {
  const all = [...choices.toReversed(), choice('pass', 'do nothing')];
  expect(fitting(all, 'pick:2').map((choice) => choice.token)).toEqual(['pick:2']);
  expect(fitting(all, ' PICK ').map((choice) => choice.token)).toEqual(['pick:12', 'pick:2']);
  expect(fitting(all, 'nothing do').map((choice) => choice.token)).toEqual(['pass']);
  expect(fitting(all, '2').map((choice) => choice.token)).toEqual(['pick:12', 'pick:2']);
  expect(fitting(all, '')).toEqual(all);
});

async function typing(): Promise<HTMLElement> {
  FakeSocket.last.accept();
  await heard(first({ scene: scene(3, { choices }) }));
  render(TypeMove, { table, open: true, point: vi.fn() });
  await tick();
  return screen.getByRole('combobox', { name: 'Notation or words' });
}
const key = (input: HTMLElement, name: string) => fireEvent.keyDown(input, { key: name });
const acts = () => FakeSocket.last.requests.map((request) => ('token' in request ? request.token : request.type));

test('a typed move is played with Enter', async () => {
  const input = await typing();
  await fireEvent.input(input, { target: { value: '12' } });
  expect(screen.getByText('1 move matches. Enter plays it.')).toBeTruthy();
  await key(input, 'Enter');
  expect(acts()).toEqual(['pick:12']);
});

test('arrows choose, and an empty line plays nothing', async () => {
  const input = await typing();
  await key(input, 'Enter');
  expect(acts()).toEqual([]);
  expect(screen.getByText('Type something first.')).toBeTruthy();
  await key(input, 'ArrowDown');
  await key(input, 'ArrowDown');
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('pick 12');
  await key(input, 'Enter');
  expect(acts()).toEqual(['pick:12']);
});

test('what cannot be done is said in words, and read out', async () => {
  const input = await typing();
  await fireEvent.input(input, { target: { value: 'fly:3' } });
  await key(input, 'Enter');
  expect(acts()).toEqual([]);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect((await heard()).join(' ')).toContain('“fly:3” isn’t a move you can make now.');
});
