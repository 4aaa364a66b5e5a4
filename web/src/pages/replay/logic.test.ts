import { expect, test } from 'vitest';
import type { Replay, ReplayStep } from '$lib/protocol';
import { patternOf } from '$lib/draw/lines';
import { curve, placeAt, xOf, yOf } from './curves';
import { droppedFile } from './drop';
import { firstGame, readRecord } from './file';
import { addressOf, LARGEST, LONGEST, pack, unpack } from './link';
import { byKey, movesAt, nextMove, nextTurn, previousMove, previousTurn, sharesAt, stopAt, toldAt } from './moves';

const step = (turn: number, seat?: number, share = 0.5): ReplayStep => ({
  step: `${seat ?? 'x'}.go`,
  ...(seat === undefined ? {} : { seat }),
  turn,
  shares: [share, 1 - share],
  sentences: [],
});
// Two cards are dealt, then come turns 1, in which one is drawn, 2 and 3.
const steps = [step(0), step(0), step(1, 1), step(1), step(2, 2), step(3, 1)];

test('turns are gone through forwards and backwards', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map((at) => nextTurn(steps, at))).toEqual([4, 4, 4, 5, 5, 6, 6]);
  expect([2, 4, 5, 6].map((at) => previousTurn(steps, at))).toEqual([2, 2, 4, 5]);
});

test('a move is a decision with what was drawn for it, and cards that are dealt are none', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7].map((at) => stopAt(steps, at))).toEqual([2, 2, 2, 4, 4, 5, 6, 6]);
  expect([2, 4, 5, 6].map((at) => nextMove(steps, at))).toEqual([4, 5, 6, 6]);
  expect([2, 4, 5, 6].map((at) => previousMove(steps, at))).toEqual([2, 2, 4, 5]);
  expect([0, 2, 3, 4, 5, 6].map((at) => movesAt(steps, at))).toEqual([0, 0, 1, 1, 2, 3]);
  const told = steps.map((step, i) => ({ ...step, sentences: [`${i}.`] }));
  expect([2, 4, 6].map((at) => toldAt(told, at))).toEqual(['', '2. 3.', '5.']);
  expect(toldAt([], 0)).toBe('');
});

test('keys go where they say, and the other way round from right to left', () => {
  expect(byKey('ArrowRight', 2, steps, false)).toBe(4);
  expect(byKey('ArrowRight', 4, steps, true)).toBe(2);
  expect(byKey('ArrowLeft', 2, steps, false)).toBe(2);
  expect(byKey('ArrowRight', 6, steps, false)).toBe(6);
  expect(byKey('Home', 4, steps, false)).toBe(2);
  expect(byKey('End', 4, steps, false)).toBe(6);
  expect(byKey('PageUp', 2, steps, false)).toBe(4);
  expect(byKey('PageDown', 4, steps, false)).toBe(2);
  expect(byKey('a', 4, steps, false)).toBeNull();
});

const replay = { shares: [0.5, 0.5], steps: [step(1, 1, 0.5), step(2, 2, 0.25), step(3, 1, 1)] } as unknown as Replay;
const frame = { width: 120, height: 60, pad: 10, rtl: false };

test('chances are drawn where they belong, and time can run either way', () => {
  expect(sharesAt(replay, 0)).toEqual([0.5, 0.5]);
  expect(sharesAt(replay, 2)).toEqual([0.25, 0.75]);
  expect([0, 3].map((at) => xOf(at, 3, frame))).toEqual([10, 110]);
  expect([0, 3].map((at) => xOf(at, 3, { ...frame, rtl: true }))).toEqual([110, 10]);
  expect([0, 1].map((share) => yOf(share, frame))).toEqual([50, 10]);
  for (const rtl of [false, true]) {
    for (const at of [0, 1, 2, 3]) expect(placeAt(xOf(at, 3, { ...frame, rtl }), 3, { ...frame, rtl })).toBe(at);
  }
  expect([placeAt(-50, 3, frame), placeAt(500, 3, frame)]).toEqual([0, 3]);
  expect(curve(replay, 1, frame)).toBe('M10.0 30.0H43.3V30.0H76.7V40.0H110.0V10.0');
  expect(new Set([1, 2, 3, 4, 5, 6].map(patternOf)).size).toBe(6);
});

test('a record travels in a link and comes out whole', async () => {
  const record = '[Game "go-nuts"]\n[Seat1 "Zoë"]\n\nx.draw:plain 1.pick:2\n'.repeat(20);
  const packed = await pack(record);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(await unpack(packed ?? '')).toBe(record);
  expect(await unpack((packed ?? '').slice(0, -9))).toBeNull();
  expect(await unpack('%%')).toBeNull();
});

test('what is too long for a link is not put into one, and a link cannot blow up', async () => {
  const noise = Array.from(crypto.getRandomValues(new Uint8Array(LONGEST)), (byte) => byte.toString(16)).join('');
  expect(await pack(noise)).toBeNull();
  const bomb = await pack('a'.repeat(LARGEST + 10));
  expect(bomb).not.toBeNull();
  expect(await unpack(bomb ?? '')).toBeNull();
});

test('the address of a move says no more than it must', () => {
  expect(addressOf('/replay', 0, 'all', null)).toBe('/replay');
  expect(addressOf('/table/a/replay', 42, '2', null)).toBe('/table/a/replay?move=42&perspective=2');
  expect(addressOf('/replay', 3, 'all', 'aB')).toBe('/replay?move=3#record=aB');
});

test('of a data set the first game is taken, and that is said', () => {
  expect(firstGame('{"game":"a"}\n{"game":"b"}\n')).toMatchObject({
    record: '{"game":"a"}',
    note: expect.stringContaining('first') as string,
  });
  expect(firstGame('{"game":"a"}\n')).toEqual({ record: '{"game":"a"}', note: null });
  expect(firstGame('{\n"game":"a"\n}')).toEqual({ record: '{\n"game":"a"\n}', note: null });
  expect(firstGame('[Game "a"]\n').note).toBeNull();
});

const file = (bytes: Uint8Array<ArrayBuffer>): File => {
  const made = {
    size: bytes.length,
    slice: (from: number, to: number) => ({ arrayBuffer: () => Promise.resolve(bytes.slice(from, to).buffer) }),
  };
  return made as unknown as File;
};
const utf8 = (text: string) => new TextEncoder().encode(text);

test('files that are not text or too large are refused in words', async () => {
  await expect(readRecord(file(utf8('[Game "a"]')))).resolves.toEqual({ record: '[Game "a"]', note: null });
  await expect(readRecord(file(new Uint8Array([0xff, 0xd8, 0xff])))).rejects.toThrow('isn’t a game record');
  await expect(readRecord(file(utf8('a\0b')))).rejects.toThrow('isn’t a game record');
  await expect(readRecord(file(utf8('x'.repeat(LARGEST + 1))))).rejects.toThrow('256 KiB');
  await expect(readRecord(file(utf8(`{"game":"a"}\n${'x'.repeat(LARGEST)}`)))).resolves.toMatchObject({
    record: '{"game":"a"}',
  });
  expect(droppedFile({ dataTransfer: null } as unknown as DragEvent)).toBeNull();
});
