import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket, scene, tableInfo, useFakeSockets } from '../../tests/fakes';
import { backoff, Connection, type Status } from './connection';
import { PROTOCOL, type ServerMessage } from './protocol';

const you = { seat: 1, host: true };
const full = (last: number): ServerMessage => ({
  type: 'full',
  protocol: PROTOCOL,
  generation: 0,
  you,
  table: tableInfo,
  scene: scene(last),
});
const act = (id: string) => ({ type: 'act', id, base: 3, token: 'pick:1' }) as const;

const made: Connection[] = [];

function connect(last: number | null = null) {
  const states: Status[] = [];
  const heard: ServerMessage[] = [];
  const dropped = vi.fn();
  const putBack = vi.fn();
  const listener = {
    heard: (message: ServerMessage) => heard.push(message),
    changed: (status: Status) => states.push(status),
    last: () => last,
    dropped,
    putBack,
  };
  const connection = new Connection('ws://here/live', listener, FakeSocket.open);
  connection.start();
  made.push(connection);
  return { connection, states, heard, dropped, putBack, now: () => states.at(-1)?.state };
}

beforeEach(() => {
  vi.useFakeTimers();
  useFakeSockets();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});
afterEach(() => {
  for (const connection of made.splice(0)) connection.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('says hello with the last entry it knows, and is live once answered', () => {
  const { now } = connect(41);
  expect(now()).toBe('connecting');
  FakeSocket.last.accept();
  expect(FakeSocket.last.sent).toEqual([
    { type: 'hello', protocol: PROTOCOL, sheets: true, coach: true, gzip: true, last: 41, language: 'en' },
  ]);
  expect(now()).toBe('connecting');
  FakeSocket.last.tell(full(41));
  expect(now()).toBe('live');
});

test('unpacks long messages, and keeps what comes after them in order', async () => {
  vi.useRealTimers();
  const { heard } = connect();
  const text = new Response(JSON.stringify(full(41))).body?.pipeThrough(new CompressionStream('gzip'));
  const packed = await new Response(text).arrayBuffer();
  FakeSocket.last.accept().tell(full(40)).tellPacked(packed).tell(full(42));
  expect(heard).toHaveLength(1);
  await vi.waitFor(() => expect(heard).toHaveLength(3));
  FakeSocket.last.tell(full(43));
  expect(heard).toEqual([40, 41, 42, 43].map(full));
});

test('says the secret of somebody who shares the browser, again after every break', () => {
  const connection = new Connection(
    'ws://here/live',
    { heard: vi.fn(), changed: vi.fn(), last: () => 0 },
    FakeSocket.open,
    '5ec7e7',
  );
  made.push(connection);
  connection.start();
  FakeSocket.last.accept().tell(full(1)).drop();
  vi.advanceTimersByTime(400);
  FakeSocket.last.accept();
  expect(FakeSocket.all.map((socket) => socket.sent[0])).toMatchObject([{ secret: '5ec7e7' }, { secret: '5ec7e7' }]);
});

test('comes back by itself, waiting longer each time', () => {
  const { now } = connect();
  FakeSocket.last.accept().tell(full(1));
  FakeSocket.last.drop();
  expect(now()).toBe('lost');
  vi.advanceTimersByTime(400);
  expect(FakeSocket.all).toHaveLength(2);
  FakeSocket.last.drop();
  vi.advanceTimersByTime(200);
  expect(FakeSocket.all).toHaveLength(2);
  vi.advanceTimersByTime(600);
  expect(FakeSocket.all).toHaveLength(3);
});

test('waits at most ten seconds and never less than half of what it could', () => {
  expect(backoff(0, 0)).toBe(200);
  expect(backoff(0, 1)).toBe(400);
  expect(backoff(30, 1)).toBe(10_000);
  expect(backoff(30, 0)).toBe(5_000);
});

test('repeats what was not acknowledged, with the same id, once there is a connection again', () => {
  const { connection } = connect();
  FakeSocket.last.accept().tell(full(3));
  connection.request(act('a'));
  connection.request(act('b'));
  FakeSocket.last.tell({ type: 'entries', entries: [], acks: [{ id: 'a', entry: 4 }], scene: scene(4) });
  FakeSocket.last.drop(4500);
  vi.advanceTimersByTime(400);
  FakeSocket.last.accept();
  expect(FakeSocket.last.requests).toEqual([]);
  FakeSocket.last.tell(full(4));
  expect(FakeSocket.last.requests).toEqual([act('b')]);
  FakeSocket.last.tell({ type: 'ack', id: 'b', entry: 5 });
  expect(connection.waiting).toEqual([]);
});

test('what was asked before a backup was put back is not repeated, and the next hello names the generation', () => {
  const { connection, putBack } = connect(3);
  FakeSocket.last.accept().tell(full(3));
  connection.request(act('a'));
  FakeSocket.last.drop(4500);
  vi.advanceTimersByTime(400);
  FakeSocket.last.accept();
  expect(FakeSocket.last.sent).toMatchObject([{ type: 'hello', last: 3, generation: 0 }]);
  FakeSocket.last.tell({ ...full(3), generation: 5 } as ServerMessage);
  expect(FakeSocket.last.requests).toEqual([]);
  expect(connection.waiting).toEqual([]);
  expect(putBack).toHaveBeenCalledOnce();
  FakeSocket.last.drop();
  vi.advanceTimersByTime(800);
  FakeSocket.last.accept().tell({ ...full(3), generation: 5 } as ServerMessage);
  expect(FakeSocket.last.sent).toMatchObject([{ type: 'hello', generation: 5 }]);
  expect(putBack).toHaveBeenCalledOnce();
});

test('what the greeting acknowledges is not repeated', () => {
  const { connection } = connect(3);
  FakeSocket.last.accept().tell(full(3));
  connection.request(act('a'));
  FakeSocket.last.drop();
  vi.advanceTimersByTime(400);
  FakeSocket.last.accept().tell({ type: 'entries', entries: [], acks: [{ id: 'a', entry: 4 }], you, scene: scene(4) });
  expect(FakeSocket.last.requests).toEqual([]);
});

test('a refused request is not repeated', () => {
  const { connection } = connect();
  FakeSocket.last.accept().tell(full(3));
  connection.request(act('a'));
  FakeSocket.last.tell({ type: 'refusal', id: 'a', code: 'illegal', message: 'no' });
  expect(connection.waiting).toEqual([]);
});

test('what is asked while there is no connection is sent when there is one', () => {
  const { connection } = connect();
  connection.request(act('a'));
  FakeSocket.last.accept();
  expect(FakeSocket.last.requests).toEqual([]);
  FakeSocket.last.tell(full(3));
  expect(FakeSocket.last.requests).toEqual([act('a')]);
});

test('goes away when the browser is offline and comes back at once with the network', () => {
  const { now } = connect();
  FakeSocket.last.accept().tell(full(1));
  dispatchEvent(new Event('offline'));
  expect(now()).toBe('offline');
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  dispatchEvent(new Event('online'));
  expect(FakeSocket.all).toHaveLength(2);
});

test('a table that is not for us is not asked again', () => {
  const { states, connection, dropped } = connect();
  FakeSocket.last.accept();
  connection.request(act('a'));
  FakeSocket.last.tell({ type: 'refusal', code: 'forbidden', message: 'only those who play may look at this table' });
  FakeSocket.last.drop(4403);
  expect(states.at(-1)).toEqual({ state: 'refused', words: 'only those who play may look at this table' });
  expect(dropped).toHaveBeenCalledWith([act('a')]);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test.each([
  ['another version of the protocol', { ...full(1), protocol: PROTOCOL + 1 } as ServerMessage],
  [
    'a server that wants another version',
    { type: 'refusal', code: 'wrong-protocol', message: 'version 2' } as ServerMessage,
  ],
])('%s asks for a reload and stays away', (_, message) => {
  const { now } = connect();
  FakeSocket.last.accept().tell(message);
  expect(now()).toBe('outdated');
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test('a message the server does not understand asks for a reload', () => {
  const { now } = connect();
  FakeSocket.last.accept().tell(full(1));
  FakeSocket.last.drop(4400);
  expect(now()).toBe('outdated');
});

test('who sent too much waits longer', () => {
  connect();
  FakeSocket.last.accept().tell(full(1));
  FakeSocket.last.drop(4429);
  vi.advanceTimersByTime(3000);
  expect(FakeSocket.all).toHaveLength(1);
  vi.advanceTimersByTime(3500);
  expect(FakeSocket.all).toHaveLength(2);
});

test('a silent server is asked, then given up', () => {
  const { now } = connect();
  FakeSocket.last.accept().tell(full(1));
  vi.advanceTimersByTime(20_000);
  expect(FakeSocket.last.sent.at(-1)).toEqual({ type: 'ping' });
  FakeSocket.last.tell({ type: 'pong' });
  vi.advanceTimersByTime(19_000);
  expect(now()).toBe('live');
  vi.advanceTimersByTime(9_050);
  expect(now()).toBe('lost');
});

test('a late good-bye of an old socket changes nothing', () => {
  const { now } = connect();
  const old = FakeSocket.last.accept().tell(full(1));
  dispatchEvent(new Event('offline'));
  dispatchEvent(new Event('online'));
  FakeSocket.last.accept().tell(full(1));
  old.drop();
  expect(now()).toBe('live');
});

test('after stop nothing is heard, sent or tried', () => {
  const { connection, now } = connect();
  FakeSocket.last.accept().tell(full(1));
  connection.stop();
  connection.request(act('a'));
  vi.advanceTimersByTime(60_000);
  expect(now()).toBe('closed');
  expect(FakeSocket.all).toHaveLength(1);
  expect(FakeSocket.last.requests).toEqual([]);
});

test('asked to say hello again it does so at once on a new socket, and keeps what was not answered', () => {
  const { connection, now } = connect(41);
  const old = FakeSocket.last.accept().tell(full(41));
  connection.request(act('a'));
  connection.again();
  expect(FakeSocket.all).toHaveLength(2);
  expect(old.readyState).toBe(3);
  FakeSocket.last.accept().tell(full(41));
  expect(FakeSocket.last.requests).toEqual([act('a')]);
  expect(now()).toBe('live');
});

test('who has not begun, or has ended, does not say hello again', () => {
  const listener = { heard: vi.fn(), changed: vi.fn(), last: () => null };
  const connection = new Connection('ws://here/live', listener, FakeSocket.open);
  connection.again();
  connection.start();
  expect(FakeSocket.all).toHaveLength(1);
  connection.stop();
  connection.again();
  expect(FakeSocket.all).toHaveLength(1);
});
