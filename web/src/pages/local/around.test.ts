import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { choice, FakeSocket, said, sayings, scene, tableInfo, useFakeSockets } from '../../../tests/fakes';
import { narrator } from '$lib/narrator.svelte';
import { keepParty, partyAt } from '$lib/people';
import { Around } from '$lib/people-around.svelte';
import type { Chair, Entry, Scene, TableInfo } from '$lib/protocol';
import { settings } from '$lib/settings.svelte';
import { toasts } from '$lib/toasts.svelte';
import TablePage from '../table/TablePage.svelte';

// Pages with everything on them take jsdom a while.
vi.setConfig({ testTimeout: 20_000 });

/** A server with a table for Ann (the cookie) and Bo; whoever else connects sees what everybody may see. */
const chair = (seat: number, name: string): Chair => ({ seat, entropy: false, kind: 'person', name, away: false });
const infoOf = (game: string): TableInfo => ({
  ...tableInfo,
  config: { ...tableInfo.config, game },
  chairs: [chair(1, 'Ann'), chair(2, 'Bo')],
});
const SEATS: Record<string, number> = { cookie: 1, bo: 2 };
const requests: string[] = [];
let info = infoOf('secret-game');
let noEyes = false;

function fakeServer(): void {
  const answer = (body: unknown, status = 200) => Promise.resolve(new Response(JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', (path: string, init: RequestInit & { headers: Record<string, string> }) => {
    const who = init.headers['authorization']?.replace('Bearer ', '') ?? 'cookie';
    requests.push(`${who}: ${init.method} ${path}`);
    if (path === '/api/session') return answer({ name: 'Ann' });
    if (path === '/api/players')
      return noEyes
        ? answer({ code: 'limit', message: 'too many players' }, 429)
        : answer({ name: 'Dozen', secret: 'eyes' });
    if (path === '/api/games') return answer([]);
    if (path === '/api/tables/t1')
      return answer({ table: info, you: { seat: SEATS[who] ?? null, host: who === 'cookie' } });
    if (path.endsWith('/leave')) return answer({ event: 9 });
    if (path.endsWith('/standings')) return answer({ turn_noun: 'rounds', after: [] });
    return answer({
      game: info.config.game,
      seats: 2,
      edition: { id: 'a', title: 'A', label: '', note: '' },
      options: {},
      parts: {},
    });
  });
}

const whoIs = (socket: FakeSocket) => (socket.sent[0] as { secret?: string } | undefined)?.secret ?? 'cookie';
const socketOf = (who: string) =>
  [...FakeSocket.all].reverse().find((socket) => socket.readyState === 1 && whoIs(socket) === who);

async function everybodyConnects(): Promise<void> {
  // The eyes for everybody come once it is known who sits here.
  await vi.waitFor(() => {
    for (const socket of FakeSocket.all) if (socket.readyState === 0) socket.accept();
    expect(FakeSocket.all.filter((socket) => socket.readyState === 1).map(whoIs)).toEqual(
      expect.arrayContaining(['cookie', 'bo']),
    );
  });
}

const choicesOf = (who: string) => [choice('pick:1', `secret choice of ${who}`)];

/** Tells everybody what happened, each with what only they know. */
async function tell(entries: Entry[], due: number[], more: Partial<Scene> = {}, greeting = false): Promise<void> {
  for (const socket of FakeSocket.all) if (socket.readyState === 0) socket.accept();
  for (const who of ['cookie', 'bo', 'eyes']) {
    const seat = SEATS[who] ?? null;
    const asked = seat !== null && due.includes(seat) ? { choices: choicesOf(who) } : {};
    const you =
      greeting || (who === 'eyes' && !met.has(who))
        ? { you: { seat, host: seat === 1 }, table: info }
        : { table: info };
    const socket = socketOf(who);
    if (socket) met.add(who);
    socket?.tell({
      type: 'entries',
      entries,
      ...you,
      scene: scene(entries.at(-1)?.number ?? 3, { view: { hand: `hand of ${who}` }, due, ...asked, ...more }),
    });
  }
  await tick();
}
const met = new Set<string>();
const step = (number: number, seat: number): Entry => ({
  number,
  at: 0,
  kind: 'step',
  step: `${seat}.pick:?`,
  events: said(`Seat ${seat} has chosen.`),
});
const started: Entry = { number: 1, at: 0, kind: 'started' };

async function open(due: number[]): Promise<{ unmount: () => void }> {
  const page = render(TablePage, { id: 't1' });
  await everybodyConnects();
  await vi.waitFor(() =>
    expect(
      requests.some((request) => request.startsWith('eyes: GET /api/tables/t1')) || noEyes || partyAt('t1')?.open,
    ).toBe(true),
  );
  await tick();
  await vi.waitFor(async () => {
    for (const socket of FakeSocket.all) if (socket.readyState === 0) socket.accept();
    await tell([started], due, {}, true);
  });
  await vi.dynamicImportSettled();
  await tick();
  return page;
}

/** Everything in the document, seen or not, with what the page says and is called. */
const everything = () =>
  document.documentElement.outerHTML +
  document.title +
  narrator.lines.map((line) => line.words).join() +
  toasts.all.map((toast) => toast.words).join();
const PRIVATE = /hand of|secret choice/i;
/** Nothing of anybody is here, and this person is called. */
function expectCovered(name: string): void {
  expect(screen.getByRole('heading', { name: `Pass the device to ${name}` })).toBeTruthy();
  expect(screen.queryByRole('tabpanel')).toBeNull();
  expect(everything()).not.toMatch(PRIVATE);
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** Somebody says that they have the device now, and sees their board. */
async function take(name: 'Ann' | 'Bo'): Promise<void> {
  await fireEvent.click(button(`I’m ${name}: show my cards`), { detail: 1 });
  await vi.waitFor(() => expect(everything()).toContain(`hand of ${name === 'Ann' ? 'cookie' : 'bo'}`));
}

// The window at the end is loaded when it is needed; how long that takes is not what is tested.
beforeAll(() => import('../table/FinalDialog.svelte'));
beforeEach(() => {
  localStorage.clear();
  requests.length = 0;
  met.clear();
  info = infoOf('secret-game');
  noEyes = false;
  useFakeSockets();
  fakeServer();
  settings.speed = 'instant';
  keepParty('t1', {
    people: [
      { name: 'Ann', secret: null },
      { name: 'Bo', secret: 'bo' },
    ],
    open: false,
    onlooker: null,
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  toasts.clear();
  narrator.forget();
});

test('nothing of anybody is on the page until somebody says who they are', async () => {
  await open([1, 2]);
  expect(screen.getByRole('heading', { name: 'Pass the device to Ann' })).toBe(document.activeElement);
  expect(everything()).not.toMatch(PRIVATE);
  expect(document.title).toMatch(/^Pass the device to Ann/);
  await fireEvent.keyDown(document.body, { key: 'Escape' });
  await fireEvent.keyDown(document.body, { key: 'm' });
  expectCovered('Ann');
  await take('Ann');
  expect(everything()).not.toMatch(/of bo/);
});

test('a common choice: one after the other, then the result for all, then somebody says again who they are', async () => {
  await open([1, 2]);
  await take('Ann');
  await fireEvent.click(await screen.findByRole('button', { name: 'Secret choice of cookie' }));
  expect(socketOf('cookie')?.requests).toMatchObject([{ type: 'act', token: 'pick:1' }]);
  const id = (socketOf('cookie')?.requests[0] as { id: string }).id;
  socketOf('cookie')?.tell({ type: 'ack', id, entry: 2 });
  await tell([step(2, 1)], [2]);
  expectCovered('Bo');

  await take('Bo');
  expect(everything()).not.toContain('of cookie');
  await tell([step(3, 2)], [1, 2]);
  expect(screen.getByText('This is what everyone can see.')).toBeTruthy();
  await vi.waitFor(() => expect(everything()).toContain('hand of eyes'));
  expect(everything()).not.toMatch(/of (cookie|bo)/);

  await fireEvent.click(button('Pass the device to Ann'));
  expectCovered('Ann');
});

test('the second half of a double click reveals nothing', async () => {
  await open([1]);
  await fireEvent.click(button('I’m Ann: show my cards'), { detail: 2 });
  expectCovered('Ann');
});

test('what was said to one is not heard by the next, and what is refused to one is not told to another', async () => {
  await open([1]);
  await take('Ann');
  toasts.say('only for Ann');
  await tell([step(2, 1)], [2]);
  expect(screen.getByRole('heading', { name: 'Pass the device to Bo' })).toBeTruthy();
  expect(toasts.all).toEqual([]);
  expect(narrator.lines).toEqual([]);
  socketOf('cookie')?.tell({ type: 'refusal', id: 'x', code: 'stale', message: 'words for Ann' });
  await tick();
  expect(everything()).not.toContain('words for Ann');
});

test('who covers the table, reloads it or comes back to it says again who they are', async () => {
  const page = await open([1]);
  await take('Ann');
  await fireEvent.click(button('Hide my cards'));
  expectCovered('Ann');
  await take('Ann');
  dispatchEvent(new Event('pagehide'));
  await tick();
  expectCovered('Ann');
  await take('Ann');
  page.unmount();
  useFakeSockets();
  met.clear();
  await open([1]);
  expectCovered('Ann');
  expect(requests.filter((request) => request.endsWith('/api/players'))).toHaveLength(1);
});

test('what was done before the device changed hands can be taken back, with the consent of those who are here', async () => {
  await open([1]);
  await take('Ann');
  await tell([step(2, 1)], [2], { undo: 'ask' });
  await fireEvent.click(button('Ann: take back my last move'));
  expect(socketOf('cookie')?.requests).toMatchObject([{ type: 'undo' }]);
  info = { ...info, proposal: { kind: 'undo' } };
  await tell([{ number: 3, at: 0, kind: 'proposed', seat: 1, proposal: { kind: 'undo' } }], [2]);
  expect(await screen.findByText('Ann asks to take back a move.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ann agrees' })).toBeNull();
  await fireEvent.click(button('Bo agrees'));
  expect(socketOf('bo')?.requests).toMatchObject([{ type: 'answer', yes: true }]);
  expect(everything()).not.toMatch(PRIVATE);
});

test('a secret pick can be changed after the device was passed on, and whoever changes it gets the device back', async () => {
  await open([1, 2]);
  await take('Ann');
  await tell([step(2, 1)], [2], { undo: 'answer' });
  expectCovered('Bo');
  await fireEvent.click(button('Ann: change my pick'));
  expect(socketOf('cookie')?.requests).toMatchObject([{ type: 'undo' }]);
  await tell([{ number: 3, at: 0, kind: 'withdrawn', seat: 1 }], [1, 2]);
  expectCovered('Ann');
});

test('where everybody may look nothing is covered, and whoever is asked is shown', async () => {
  keepParty('t1', {
    people: [
      { name: 'Ann', secret: null },
      { name: 'Bo', secret: 'bo' },
    ],
    open: true,
    onlooker: null,
  });
  await open([1]);
  await vi.waitFor(() => expect(everything()).toContain('hand of cookie'));
  expect(screen.getByText('It’s Ann’s turn.')).toBeTruthy();
  await tell([step(2, 1)], [2]);
  expect(everything()).toContain('hand of bo');
  expect(screen.getByText('It’s Bo’s turn.')).toBeTruthy();
  expect(requests.some((request) => request.startsWith('eyes'))).toBe(false);
});

test('one person alone is never asked who they are', async () => {
  localStorage.clear();
  render(TablePage, { id: 't1' });
  await vi.waitFor(() => FakeSocket.last.accept());
  await tell([started], [1], {}, true);
  await vi.waitFor(() => expect(everything()).toContain('hand of cookie'));
  expect(document.title).toMatch(/^Your turn/);
  expect(FakeSocket.all).toHaveLength(1);
});

test('in a game without secrets the eyes change by themselves, after a look at what came of the last move', async () => {
  info = infoOf('drive-thru');
  settings.speed = 'normal';
  const around = new Around('t1', { refused: vi.fn(), tell: () => '' }, FakeSocket.open);
  const leave = around.enter();
  await everybodyConnects();
  await tell([started], [1], {}, true);
  expect(around.guarded).toBe(false);
  expect(around.stage).toEqual({ kind: 'seat', seat: 1 });
  vi.useFakeTimers();
  around.table.look(sayings);
  await tell([step(2, 1)], [2]);
  expect(around.stage).toEqual({ kind: 'seat', seat: 1 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(around.stage).toEqual({ kind: 'seat', seat: 2 });
  // What the others have just seen is not acted out once more.
  around.table.look(sayings);
  expect(around.table.showing).toBe(false);
  expect(around.table.shown?.happened).toEqual([]);
  vi.useRealTimers();
  leave();
});

test('what everybody has seen together is not acted out once more for whoever takes the device, what came after it is', async () => {
  const around = new Around('t1', { refused: vi.fn(), tell: () => '' }, FakeSocket.open);
  const leave = around.enter();
  await everybodyConnects();
  await vi.waitFor(async () => {
    await tell([started], [1, 2], {}, true);
    expect(socketOf('eyes')).toBeDefined();
  });
  const look = () => {
    around.table.look(sayings);
    const words = (around.table.stage.picture(around.table.shown?.scene.view) as { said?: string[] }).said ?? [];
    around.table.lookAway();
    return words.join(' ');
  };
  around.take(1);
  await tell([step(2, 1)], [2]);
  around.take(2);
  await tell([step(3, 2)], [1]);
  expect(around.stage).toEqual({ kind: 'all' });
  settings.speed = 'slow';
  expect(look()).toContain('Seat 1 has chosen.');
  around.goOn();
  await tick();
  await tell([{ number: 4, at: 0, kind: 'step', step: '2.pick:?', events: said('Seat 2 chose again.') }], [1]);
  around.take(1);
  expect(look()).toBe('Seat 2 chose again.');
  leave();
});

test('whoever takes the device is told what happened since they had it, and not what everybody was told', async () => {
  await open([1]);
  await take('Ann');
  await tell([step(2, 1)], [2]);
  await take('Bo');
  await tell([step(3, 2)], [1]);
  expectCovered('Ann');
  await take('Ann');
  await vi.waitFor(() => expect(narrator.lines.map((line) => line.words).join(' ')).toContain('Seat 2 has chosen.'));
  expect(narrator.lines.map((line) => line.words).join(' ')).not.toContain('Seat 1 has chosen.');
});

test('without eyes for everybody the device goes straight from one to the next, and the end is shown', async () => {
  noEyes = true;
  await open([1, 2]);
  await take('Ann');
  await tell([step(2, 1)], [2]);
  await take('Bo');
  await tell([step(3, 2)], [1]);
  expectCovered('Ann');
  await tell([step(4, 1)], []);
  expect(screen.getByRole('heading', { name: 'Nobody on this device has to choose right now.' })).toBeTruthy();
  info = { ...info, phase: 'ended', ending: { how: 'finished' } };
  await tell([{ number: 5, at: 0, kind: 'ended', ending: { how: 'finished' }, seed: 'ab' }], [], {
    outcome: { scores: [1, 0], ranks: [1, 2] },
  });
  expect(await screen.findByRole('dialog', { name: 'Ann wins!' })).toBeTruthy();
});

test('between somebody leaving and the next one taking the device nothing is uncovered, not for a moment', async () => {
  const around = new Around('t1', { refused: vi.fn(), tell: () => '' }, FakeSocket.open);
  const leave = around.enter();
  await everybodyConnects();
  await tell([started], [1], {}, true);
  around.take(1);
  expect(around.uncovered).toBe(true);
  around.part(around.table);
  expect(around.uncovered).toBe(false);
  leave();
});

test('who leaves is forgotten here, and who stays takes the device first', async () => {
  await open([1]);
  await take('Ann');
  await fireEvent.click(screen.getByRole('tab', { name: 'Table' }));
  await fireEvent.click(await screen.findByRole('button', { name: 'Leave the table' }, { timeout: 10_000 }));
  await fireEvent.click(button('Leave'));
  await vi.waitFor(() => expect(partyAt('t1')?.people.map((person) => person.name)).toEqual(['Bo']));
  expect(requests).toContain('cookie: POST /api/tables/t1/leave');
  await tell([step(2, 1)], [2]);
  expectCovered('Bo');
});
