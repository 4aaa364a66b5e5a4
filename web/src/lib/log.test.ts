import { expect, test } from 'vitest';
import { grouped, withEntries, type LogLine } from './log';
import type { Entry } from './protocol';

const step = (number: number, text: string, sentences = [text]): Entry => ({
  number,
  at: 0,
  kind: 'step',
  step: text,
  events: sentences.map((words) => ({ event: {}, words })),
});
const log = (...entries: Entry[]): LogLine[] => withEntries([], entries, (entry) => entry.kind);

test('a step knows its seat, chance has none, the table has no step', () => {
  const lines = log({ number: 0, at: 0, kind: 'started' }, step(1, '2.pick:3'), step(2, 'x.draw:plain'));
  expect(lines.map(({ seat, step }) => [seat, step])).toEqual([
    [null, null],
    [2, '2.pick:3'],
    [null, 'x.draw:plain'],
  ]);
});

test('what chance does belongs to the step before it', () => {
  const groups = grouped(
    log(
      { number: 0, at: 0, kind: 'started' },
      step(1, 'x.deal'),
      step(2, '1.pick:1'),
      step(3, 'x.draw:a'),
      step(4, 'x.draw:b'),
      step(5, '2.pick:1'),
    ),
  );
  expect(groups.map((group) => group.map((line) => line.number))).toEqual([[0], [1], [2, 3, 4], [5]]);
});

test('a step about which there is nothing to say is left out', () => {
  expect(grouped(log(step(1, '1.pick:1', [])))).toEqual([]);
});

test('an undo strikes out the steps beyond those that are left, also the second time', () => {
  let lines = log(step(1, '1.a'), step(2, '1.b'), { number: 3, at: 0, kind: 'undone', steps: 1 }, step(4, '1.c'));
  expect(lines.map((line) => line.undone)).toEqual([false, true, false, false]);
  lines = withEntries(lines, [{ number: 5, at: 0, kind: 'undone', steps: 1 }], () => 'undone');
  expect(lines.map((line) => line.undone)).toEqual([false, true, false, true, false]);
});

test('an answer that is withdrawn is struck out, and the answers of others stay', () => {
  const lines = log(
    step(1, '1.a'),
    step(2, '1.b'),
    step(3, '2.?'),
    { number: 4, at: 0, kind: 'withdrawn', seat: 1 },
    step(5, '1.c'),
  );
  expect(lines.map((line) => line.undone)).toEqual([false, true, false, false, false]);
});

test('a game that was continued counts the steps it began with', () => {
  const lines = withEntries(
    [],
    [step(1, '1.a'), step(2, '1.b'), { number: 3, at: 0, kind: 'undone', steps: 41 }],
    () => 'undone',
    40,
  );
  expect(lines.map((line) => line.undone)).toEqual([false, true, false]);
});
