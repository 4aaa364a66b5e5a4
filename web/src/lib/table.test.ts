import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  botStep,
  choice,
  FakeSocket,
  said,
  sayings,
  scene,
  tableInfo,
  useFakeFetch,
  useFakeServer,
  you,
} from '../../tests/fakes';
import { PROTOCOL, type Entry, type ServerMessage } from './protocol';
import { settings } from './settings.svelte';
import { HOLD, TableStore } from './table.svelte';
import { connectionPutBack, tableEvent } from './text';

const choices = [choice('pick:1', 'reach for place 1')];
const started: Entry = { number: 1, at: 0, kind: 'started' };
const greeting = (last: number): ServerMessage => ({
  type: 'entries',
  entries: [started],
  you,
  table: tableInfo,
  scene: scene(last),
});
const entries = (list: Entry[], more: Partial<Extract<ServerMessage, { type: 'entries' }>> = {}): ServerMessage => ({
  type: 'entries',
  entries: list,
  scene: scene(list.at(-1)?.number ?? 0),
  ...more,
});

/** A game that has begun, and what bots did since, a message each. */
function begin(server: FakeSocket, ...steps: number[]): void {
  server.tell(greeting(1));
  for (const number of steps) server.tell(entries([botStep(number)]));
}

let leave = () => {};

async function open() {
  const refused = vi.fn();
  const table = new TableStore('t1', { refused, tell: tableEvent }, FakeSocket.open);
  leave = table.open();
  await vi.advanceTimersByTimeAsync(1);
  FakeSocket.last.accept();
  table.look(sayings);
  return { table, refused, server: FakeSocket.last };
}

const picture = (table: TableStore) => table.stage.picture(table.shown?.scene.view);

beforeEach(() => {
  vi.useFakeTimers();
  useFakeServer();
  settings.speed = 'normal';
});
afterEach(() => {
  leave();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('asks for the story from the beginning, so that the log is whole', async () => {
  const { server } = await open();
  expect(server.sent[0]).toMatchObject({ type: 'hello', protocol: PROTOCOL, sheets: true, last: 0, language: 'en' });
});

test('why something cannot be chosen is asked, shown, read out, and goes when something is done', async () => {
  const { table, server } = await open();
  begin(server);
  table.why('pick:9');
  table.why('pick:8');
  const asked = server.requests.map((message) => (message.type === 'why' ? message : null));
  expect(asked.map((message) => message?.token)).toEqual(['pick:9', 'pick:8']);
  server.tell({ type: 'why', id: asked[0]?.id ?? '', words: 'there is no place 9' });
  expect(table.refused, 'only the last question counts').toBeNull();
  server.tell({ type: 'why', id: asked[1]?.id ?? '', words: 'there is no place 8' });
  expect(table.refused?.words).toBe('there is no place 8');
  table.act('pick:1');
  expect(table.refused).toBeNull();
  table.refuse('the plate is full');
  expect(table.refused).toMatchObject({ words: 'the plate is full' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(table.refused, 'it goes by itself').toBeNull();
});

test('what is costly waits for two seconds, and is not done if it is taken back', async () => {
  const { table, server } = await open();
  const risky = { ...choice('stop', 'stop moving'), warning: 'Your donut stays in the kitchen.' };
  server.tell({ ...greeting(1), scene: scene(1, { choices: [risky, ...choices] }) } as ServerMessage);
  const acts = () => server.requests.filter((message) => message.type === 'act').map((act) => act.token);
  table.act('stop');
  expect(table.held?.warning).toBe('Your donut stays in the kitchen.');
  table.act('stop');
  await vi.advanceTimersByTimeAsync(HOLD - 1);
  expect(acts()).toEqual([]);
  table.undo();
  await vi.advanceTimersByTimeAsync(HOLD);
  expect([table.held, acts()]).toEqual([null, []]);
  table.act('stop');
  await vi.advanceTimersByTimeAsync(HOLD);
  expect([table.held, acts()]).toEqual([null, ['stop']]);
});

test('another choice, a click on "do it now", and the setting let nothing wait twice', async () => {
  const { table, server } = await open();
  const risky = { ...choice('stop', 'stop moving'), warning: 'Your donut stays in the kitchen.' };
  const asked = (last: number) =>
    server.tell(entries([botStep(last)], { scene: scene(last, { choices: [risky, ...choices] }) }));
  const acts = () => server.requests.filter((message) => message.type === 'act').map((act) => act.token);
  const done = () => server.tell({ type: 'ack', id: (server.requests.at(-1) as { id: string }).id, entry: 1 });
  begin(server);
  asked(2);
  table.skip();
  table.act('stop');
  table.act('pick:1');
  expect([table.held, acts()]).toEqual([null, ['pick:1']]);
  done();
  table.act('stop');
  table.release(true);
  expect([table.held, acts()]).toEqual([null, ['pick:1', 'stop']]);
  done();
  settings.hold = false;
  table.act('stop');
  expect([table.held, acts()]).toEqual([null, ['pick:1', 'stop', 'stop']]);
  settings.hold = true;
  await vi.advanceTimersByTimeAsync(HOLD);
  expect(acts()).toHaveLength(3);
});

test('what came before is shown at once, without being acted out', async () => {
  const { table, server } = await open();
  server.tell({ ...greeting(5), entries: [started, botStep(2), botStep(3)] } as ServerMessage);
  expect(table.shown?.scene.last).toBe(5);
  expect(table.shown?.happened).toEqual([]);
  expect(table.log.map((line) => line.sentences[0])).toEqual([
    'The game begins.',
    'medium picks 2.',
    'medium picks 3.',
  ]);
});

test('what happens is shown event by event, and choices come when the picture rests', async () => {
  const { table, server } = await open();
  server.tell(greeting(1));
  server.tell(entries([botStep(2, { events: said('One.', 'Two.') })], { scene: scene(2, { choices }) }));
  expect(table.shown?.scene.last).toBe(1);
  expect(picture(table)).toEqual({ last: 1, said: ['One.'] });
  expect(table.stage.now).toEqual({ event: { words: 'One.' }, time: 800 });
  expect(table.latest?.last).toBe(2);
  expect(table.showing).toBe(true);
  expect(table.choices).toEqual([]);
  await vi.advanceTimersByTimeAsync(750);
  expect(picture(table)).toEqual({ last: 1, said: ['One.'] });
  await vi.advanceTimersByTimeAsync(100);
  expect(picture(table)).toEqual({ last: 1, said: ['One.', 'Two.'] });
  expect(table.choices).toEqual([]);
  await vi.advanceTimersByTimeAsync(800);
  expect(picture(table)).toEqual({ last: 2 });
  expect(table.shown?.happened).toEqual(said('One.', 'Two.'));
  expect(table.stage.now).toBeNull();
  expect(table.choices).toEqual(choices);
});

test('one frame is shown after the other', async () => {
  const { table, server } = await open();
  begin(server, 2, 3);
  await vi.advanceTimersByTimeAsync(850);
  expect(table.shown?.scene.last).toBe(2);
  expect(picture(table)).toEqual({ last: 2, said: ['medium picks 3.'] });
  await vi.advanceTimersByTimeAsync(800);
  expect(table.shown?.scene.last).toBe(3);
});

test('the log does not run ahead of the board', async () => {
  const { table, server } = await open();
  server.tell(greeting(1));
  server.tell(entries([botStep(2, { events: said('One.', 'Two.') })])).tell(entries([botStep(3)]));
  expect(table.log.at(-1)).toMatchObject({ number: 2, sentences: ['One.'] });
  await vi.advanceTimersByTimeAsync(850);
  expect(table.log.at(-1)).toMatchObject({ number: 2, sentences: ['One.', 'Two.'] });
  await vi.advanceTimersByTimeAsync(800);
  expect(table.log.map((line) => line.number)).toEqual([1, 2, 3]);
});

test('what a board gives no time is shown at once', async () => {
  const { table, server } = await open();
  table.look({ ...sayings, time: ({ words }: { words: string }) => (words === 'Ann waits.' ? 0 : 1) });
  server.tell(greeting(1));
  server.tell(entries([botStep(2, { events: said('Ann waits.') })], { scene: scene(2, { choices }) }));
  expect(table.shown?.scene.last).toBe(2);
  expect(table.choices).toEqual(choices);
});

test('what happens while nobody looks is shown to whoever looks next, and told once', async () => {
  const { table, server } = await open();
  server.tell(greeting(1));
  table.lookAway();
  server.tell(entries([botStep(2)])).tell(entries([botStep(3)], { scene: scene(3, { choices }) }));
  expect(table.shown?.scene.last).toBe(3);
  expect(table.choices).toEqual(choices);
  table.look(sayings);
  expect(picture(table)).toEqual({ last: 1, said: ['medium picks 2.'] });
  expect(table.log.map((line) => line.number)).toEqual([1, 2]);
  expect(table.choices).toEqual([]);
  await vi.advanceTimersByTimeAsync(1700);
  expect(table.shown?.scene.last).toBe(3);
  expect(table.log.map((line) => line.number)).toEqual([1, 2, 3]);
});

test('while a board is on its way what happens waits for it, however much that is', async () => {
  const { table, server } = await open();
  table.lookAway();
  server.tell(greeting(1));
  table.awaitLook();
  for (let number = 2; number < 60; number++) server.tell(entries([botStep(number)]));
  expect([table.shown?.scene.last, table.latest?.last, table.showing]).toEqual([1, 59, true]);
  expect(table.log.map((line) => line.number)).toEqual([1]);
  table.look(sayings);
  expect(picture(table)).toEqual({ last: 1, said: ['medium picks 2.'] });
  expect(table.log.map((line) => line.number)).toEqual([1, 2]);
  table.skip();
  expect([table.shown?.scene.last, table.showing]).toEqual([59, false]);
});

test('a board that does not come keeps nothing back', async () => {
  const { table, server } = await open();
  table.lookAway();
  server.tell(greeting(1));
  table.awaitLook();
  server.tell(entries([botStep(2)], { scene: scene(2, { choices }) }));
  table.skip();
  expect([table.shown?.scene.last, table.choices]).toEqual([2, choices]);
});

test('what others at this device have seen is not shown again', async () => {
  const { table, server } = await open();
  server.tell(greeting(1));
  table.lookAway();
  server.tell(entries([botStep(2)]));
  table.settle();
  table.look(sayings);
  expect(table.showing).toBe(false);
  expect(table.shown).toEqual({ scene: scene(2), happened: [] });
});

test.each([
  ['slow', 1550, 1650],
  ['fast', 300, 350],
] as const)('at %s speed', async (speed, before, after) => {
  settings.speed = speed;
  const { table, server } = await open();
  server.tell(greeting(1)).tell(entries([botStep(2)]));
  await vi.advanceTimersByTimeAsync(before);
  expect(table.shown?.scene.last).toBe(1);
  await vi.advanceTimersByTimeAsync(after - before);
  expect(table.shown?.scene.last).toBe(2);
});

test('at instant speed nothing waits', async () => {
  settings.speed = 'instant';
  const { table, server } = await open();
  begin(server, 2, 3);
  expect(table.shown?.scene.last).toBe(3);
});

test('skip goes to now', async () => {
  const { table, server } = await open();
  begin(server, 2, 3, 4);
  table.skip();
  expect(table.shown?.scene.last).toBe(4);
  expect(table.showing).toBe(false);
  expect(table.log.at(-1)?.number).toBe(4);
});

test('after a break it jumps, and keeps the log', async () => {
  const { table, server } = await open();
  begin(server, 2, 3);
  server.drop();
  await vi.advanceTimersByTimeAsync(400);
  FakeSocket.last.accept();
  expect(FakeSocket.last.sent[0]).toMatchObject({ type: 'hello', last: 3 });
  FakeSocket.last.tell({ type: 'entries', entries: [botStep(4), botStep(5)], you, scene: scene(5) });
  expect(table.shown?.scene.last).toBe(5);
  expect(table.shown?.happened).toEqual([]);
  expect(table.log.map((line) => line.number)).toEqual([1, 2, 3, 4, 5]);
});

test('a break in which nothing happened does not disturb the board', async () => {
  const { table, server } = await open();
  server.tell({ ...greeting(7), scene: scene(7, { choices }) } as ServerMessage);
  const before = table.shown?.scene;
  server.drop();
  await vi.advanceTimersByTimeAsync(400);
  FakeSocket.last
    .accept()
    .tell({ type: 'full', protocol: PROTOCOL, generation: 0, you, table: tableInfo, scene: scene(7, { choices }) });
  expect(table.shown?.scene.view).toBe(before?.view);
  expect(table.choices).toBe(before?.choices);
  expect(table.log).toHaveLength(1);
});

test('who sits down sees the game with new eyes', async () => {
  const { table, server } = await open();
  server.tell(greeting(7));
  server.tell({
    type: 'full',
    protocol: PROTOCOL,
    generation: 0,
    you: { seat: 2, host: false },
    table: tableInfo,
    scene: scene(7, { view: { hand: 'hers' } }),
  });
  expect(table.shown?.scene.view).toEqual({ hand: 'hers' });
});

test('when everything is told anew the log says that it is not whole', async () => {
  const { table, server } = await open();
  server.tell(greeting(1));
  server.tell({ type: 'full', protocol: PROTOCOL, generation: 0, you, table: tableInfo, scene: scene(9) });
  expect(table.log).toEqual([]);
  expect(table.logComplete).toBe(false);
  expect(table.shown?.scene.last).toBe(9);
});

test('after a backup was put back nothing is left of what need not have happened', async () => {
  const { table, refused, server } = await open();
  server.tell({ ...greeting(7), generation: 0, scene: scene(7, { choices }) } as ServerMessage);
  table.act('pick:1');
  expect(table.waiting).toHaveLength(1);
  server.drop(4500);
  await vi.advanceTimersByTimeAsync(400);
  FakeSocket.last
    .accept()
    .tell({ type: 'full', protocol: PROTOCOL, generation: 5, you, table: tableInfo, scene: scene(7) });
  expect(FakeSocket.last.requests).toEqual([]);
  expect(table.waiting).toEqual([]);
  expect([table.log, table.logComplete, table.draws]).toEqual([[], false, null]);
  expect(table.shown?.scene.view).toEqual(scene(7).view);
  expect(refused).toHaveBeenCalledWith(connectionPutBack());
});

test('a page that slept does not act out what it missed', async () => {
  const { table, server } = await open();
  begin(server, 2, 3, 4);
  expect(table.shown?.scene.last).toBe(1);
  vi.setSystemTime(Date.now() + 60_000);
  await vi.advanceTimersByTimeAsync(1000);
  expect(table.shown?.scene.last).toBe(4);
});

test('a page in the background keeps up at once', async () => {
  const { table, server } = await open();
  server.tell(greeting(1));
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  server.tell(entries([botStep(2)])).tell(entries([botStep(3)]));
  expect(table.shown?.scene.last).toBe(3);
});

test('an action names the last event, waits for its ack, and is not sent twice', async () => {
  const { table, server } = await open();
  server.tell({ ...greeting(7), scene: scene(7, { choices }) } as ServerMessage);
  table.act('pick:1');
  table.act('pick:1');
  expect(server.requests).toEqual([{ type: 'act', id: expect.any(String) as string, base: 7, token: 'pick:1' }]);
  expect(table.waiting).toHaveLength(1);
  server.tell(
    entries([botStep(8, { step: '1.pick:1', bot: false })], { acks: [{ id: table.waiting[0] ?? '', entry: 8 }] }),
  );
  expect(table.waiting).toEqual([]);
});

test('a refusal is said in the words of the server', async () => {
  const { table, server, refused } = await open();
  server.tell({ ...greeting(7), scene: scene(7, { choices }) } as ServerMessage);
  table.act('pick:1');
  server.tell({
    type: 'refusal',
    id: table.waiting[0] ?? '',
    code: 'stale',
    message: 'the game has gone on since you decided',
    scene: scene(8),
  });
  expect(refused).toHaveBeenCalledWith('the game has gone on since you decided');
  expect(table.waiting).toEqual([]);
});

test('what was taken back is struck out', async () => {
  const { table, server } = await open();
  server.tell(greeting(1));
  server.tell(entries([botStep(2, { step: '1.pick:1', bot: false })]));
  server.tell(entries([{ number: 3, at: 0, kind: 'undone', steps: 0 }]));
  table.skip();
  expect(table.log.map((line) => [line.number, line.undone])).toEqual([
    [1, false],
    [2, true],
    [3, false],
  ]);
});

test('a proposal knows who has agreed', async () => {
  const { table, server } = await open();
  server.tell(greeting(1));
  server.tell(entries([{ number: 2, at: 0, kind: 'proposed', seat: 1, proposal: { kind: 'undo' } }]));
  server.tell(entries([{ number: 3, at: 0, kind: 'answered', seat: 2, yes: true }]));
  expect(table.agreed).toEqual([1, 2]);
});

test('a table that is not there is told in words', async () => {
  useFakeFetch({ 'POST /api/session': { name: 'Ann' } });
  const table = new TableStore('t1', { refused: vi.fn(), tell: tableEvent }, FakeSocket.open);
  leave = table.open();
  await vi.advanceTimersByTimeAsync(1);
  expect(table.trouble).toBe('there is nothing at this address');
  expect(FakeSocket.all).toHaveLength(0);
});

test('told again in another language, the log and the choices are those of the second telling', async () => {
  const { table, server } = await open();
  server.tell({ ...greeting(3), entries: [started, botStep(2)], scene: scene(3, { choices }) } as ServerMessage);
  server.tell(entries([botStep(4)], { scene: scene(4, { choices }) }));
  table.retell();
  expect(table.showing).toBe(false);
  const offered = [choice('pick:1', 'nach Platz 1 greifen')];
  const second = FakeSocket.last.accept();
  expect(second.sent[0]).toMatchObject({ type: 'hello', last: 0 });
  const sentences = ['Mittel 2 nimmt etwas.'];
  second.tell({
    ...greeting(4),
    entries: [started, botStep(2, { events: said(...sentences) }), botStep(4, { events: said(...sentences) })],
    scene: scene(4, { choices: offered }),
  } as ServerMessage);
  expect(table.log.map((line) => line.sentences[0])).toEqual(['The game begins.', ...sentences, ...sentences]);
  expect(table.choices).toEqual(offered);
  expect(table.logComplete).toBe(true);
});

test('a story too long to be told again leaves the log cut, but the choices are renewed', async () => {
  const { table, server } = await open();
  server.tell({ ...greeting(3), scene: scene(3, { choices }) } as ServerMessage);
  table.retell();
  const offered = [choice('pick:1', 'nach Platz 1 greifen')];
  FakeSocket.last.accept().tell({
    type: 'full',
    protocol: PROTOCOL,
    generation: 0,
    you,
    table: tableInfo,
    scene: scene(3, { choices: offered }),
  });
  expect(table.choices).toEqual(offered);
  expect(table.log).toEqual([]);
  expect(table.logComplete).toBe(false);
});
