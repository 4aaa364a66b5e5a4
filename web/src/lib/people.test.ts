import { beforeEach, expect, test } from 'vitest';
import type { LogLine } from './log';
import { carryParty, keepParty, knownNames, partyAt, rememberNames, type Party } from './people';
import { isMade, stageFor, type Situation } from './people-stage';

beforeEach(() => localStorage.clear());

const party: Party = {
  people: [
    { name: 'Ann', secret: null },
    { name: 'Bo', secret: '5ec7e7' },
  ],
  open: false,
  onlooker: null,
};

test('who plays at a table from here is kept for that table alone, and goes along to the next one', () => {
  keepParty('t1', party);
  expect(partyAt('t1')).toEqual(party);
  expect(partyAt('t2')).toBeNull();
  carryParty('t1', 't2');
  expect(partyAt('t2')).toEqual(party);
  carryParty('t9', 't3');
  expect(partyAt('t3')).toBeNull();
});

test('what is known of a table is not replaced by who comes from elsewhere', () => {
  keepParty('t1', party);
  keepParty('t2', { ...party, open: true });
  carryParty('t1', 't2');
  expect(partyAt('t2')?.open).toBe(true);
});

test('the tables opened last are remembered, and nonsense is as good as nothing', () => {
  for (let n = 0; n < 70; n++) keepParty(`t${n}`, party);
  expect(partyAt('t0')).toBeNull();
  expect(partyAt('t69')).toEqual(party);
  localStorage.setItem('dozen.people', '[["t1", {"people": [{"name": "Ann"}]}]]');
  expect(partyAt('t1')).toBeNull();
});

test('names are remembered, the last ones first and each once', () => {
  rememberNames(['Ann', 'Bo']);
  rememberNames(['Cy', 'Ann']);
  expect(knownNames()).toEqual(['Cy', 'Ann', 'Bo']);
});

const here = (seat: number, asked = false, busy = false) => ({ seat, asked, busy });
const at = (more: Partial<Situation>): Situation => ({
  phase: 'playing',
  people: [here(1), here(3)],
  guarded: true,
  holder: null,
  result: false,
  ...more,
});

test.each([
  ['nobody has said who they are, and nobody is asked: what everybody may see', {}, { kind: 'all' }],
  [
    'the first one who is asked gets the device, also at the very beginning',
    { people: [here(1), here(3, true)] },
    { kind: 'pass', seat: 3 },
  ],
  ['whoever has it and is asked goes on', { holder: 3, people: [here(1), here(3, true)] }, { kind: 'seat', seat: 3 }],
  [
    'whoever has it and waits for the server keeps it',
    { holder: 3, people: [here(1, true), here(3, false, true)] },
    { kind: 'seat', seat: 3 },
  ],
  ['whoever has it looks on while others elsewhere choose', { holder: 3 }, { kind: 'seat', seat: 3 }],
  [
    'somebody else is asked: nothing of anybody is shown',
    { holder: 3, people: [here(1, true), here(3)] },
    { kind: 'pass', seat: 1 },
  ],
  ['several are asked: in the order of seats', { people: [here(1, true), here(3, true)] }, { kind: 'pass', seat: 1 }],
  [
    'what was chosen together is for all to see, also when the one with the device is asked next',
    { holder: 3, result: true, people: [here(1), here(3, true)] },
    { kind: 'all' },
  ],
  ['the end is for all', { phase: 'ended', holder: 3 }, { kind: 'all' }],
] as const)('with secrets: %s', (_, more, stage) => expect(stageFor(at(more as Partial<Situation>))).toEqual(stage));

test.each([
  ['at first the first seat is shown', {}, 1],
  ['whoever is asked', { holder: 1, people: [here(1), here(3, true)] }, 3],
  ['whoever is asked and shown stays', { holder: 3, people: [here(1, true), here(3, true)] }, 3],
  ['the last one stays while others elsewhere choose', { holder: 3 }, 3],
  ['nobody is hidden from a common result', { holder: 3, result: true }, 3],
] as const)('without secrets: %s', (_, more, seat) =>
  expect(stageFor(at({ ...(more as Partial<Situation>), guarded: false }))).toEqual({ kind: 'seat', seat }),
);

const line = (number: number, seat: number | null, undone = false): LogLine => ({
  number,
  seat,
  step: seat === null ? null : `${seat}.pick:1`,
  events: [],
  sentences: [],
  undone,
});

test('a common choice is made once everybody here has chosen; what was taken back does not count', () => {
  const common = { since: 5, seats: [1, 3] };
  expect(isMade(common, [line(4, 1), line(5, 3)])).toBe(false);
  expect(isMade(common, [line(6, 1), line(7, 2)])).toBe(false);
  expect(isMade(common, [line(6, 1), line(7, null), line(8, 3)])).toBe(true);
  expect(isMade(common, [line(6, 1), line(8, 3, true)])).toBe(false);
});
