import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { said, sayings } from '../../../tests/fakes';
import { Refused } from '$lib/api';
import type { Replay, ReplayScene } from '$lib/protocol';
import type { Source } from './source';
import { ReplayStore } from './store.svelte';

const MOVES = 100;
const replay = (perspective: string): Replay => ({
  game: 'go-nuts',
  names: ['Ann', 'Bo'],
  contents: {
    game: 'go-nuts',
    seats: 2,
    edition: { id: 'e', title: 'E', label: '', note: '' },
    options: {},
    parts: {},
  },
  shares: [0.5, 0.5],
  steps: Array.from({ length: MOVES }, (_, i) => ({
    step: `${(i % 2) + 1}.go`,
    seat: (i % 2) + 1,
    turn: i,
    shares: [0.5, 0.5],
    sentences: [`${perspective} ${i + 1}`],
  })),
  turning_points: [],
});

const scene = (perspective: string, at: number): ReplayScene => ({
  at,
  ...(at > 0 ? { step: { step: `${((at - 1) % 2) + 1}.go`, events: said(`${perspective} ${at}`) } } : {}),
  view: `${perspective} ${at}`,
  ...(perspective === 'all' ? { hands: [`hand 1 at ${at}`, `hand 2 at ${at}`] } : {}),
  due: [1],
  sheet: { seats: [[], []] },
});

let asked: string[] = [];
function source(more: Partial<Source> = {}): Source {
  asked = [];
  return {
    path: '/replay',
    table: null,
    packed: null,
    overview: (perspective) => Promise.resolve(replay(perspective)),
    scenes: (perspective, from, count) => {
      asked.push(`${perspective} ${from}`);
      return Promise.resolve(
        Array.from({ length: Math.min(count, MOVES + 1 - from) }, (_, i) => scene(perspective, from + i)),
      );
    },
    record: () => Promise.resolve(''),
    seat: () => Promise.resolve(2),
    continues: (steps) => ({ table: 't', steps }),
    ...more,
  };
}

async function begun(at = 0, perspective = 'nobody', more: Partial<Source> = {}): Promise<ReplayStore> {
  const store = new ReplayStore(source(more));
  await store.begin(at, perspective);
  return store;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('it begins where the address says, as far as there is such a place', async () => {
  expect((await begun(42, '2')).shown).toMatchObject({ view: '2 42', me: 2, happened: [] });
  expect((await begun(4000, '7')).shown).toMatchObject({ scene: { at: MOVES }, me: 2 });
});

test('scenes are asked for in pieces, once, and the next ones ahead of time', async () => {
  const store = await begun(0);
  expect(asked).toEqual(['nobody 0']);
  await store.go(20);
  expect(asked).toEqual(['nobody 0']);
  await store.go(30);
  expect(asked).toEqual(['nobody 0', 'nobody 32']);
  await vi.advanceTimersByTimeAsync(0);
  await store.go(33);
  await store.go(2);
  expect(asked).toEqual(['nobody 0', 'nobody 32']);
});

test('only one move on brings what came of it', async () => {
  const store = await begun(10);
  await store.go(11);
  expect(store.shown?.happened).toEqual(said('nobody 11'));
  await store.go(13);
  expect(store.shown?.happened).toEqual([]);
  await store.go(12);
  expect(store.shown?.happened).toEqual([]);
});

test('one move on is shown event by event, and going on again skips the rest of it', async () => {
  const store = await begun(10);
  store.stage.staging = sayings;
  const eleven = store.go(11);
  await vi.advanceTimersByTimeAsync(0);
  expect([store.at, store.shown?.scene.at, store.stage.busy]).toEqual([11, 10, true]);
  expect(store.stage.now).toEqual({ event: { words: 'nobody 11' }, time: 800 });
  const twelve = store.go(12);
  await eleven;
  expect(store.shown?.scene.at).toBe(11);
  await vi.advanceTimersByTimeAsync(850);
  await twelve;
  expect([store.shown?.scene.at, store.stage.busy]).toEqual([12, false]);
});

test('with everything open whoever looks stays at the own seat, or at the one they choose', async () => {
  const store = await begun(1, 'all');
  expect(store.shown).toMatchObject({ me: 2, view: 'hand 2 at 1' });
  await store.go(2);
  expect(store.shown).toMatchObject({ me: 2, view: 'hand 2 at 2' });
  await store.sitAt(1);
  expect(store.shown).toMatchObject({ me: 1, view: 'hand 1 at 2' });
});

test('what is drawn for a move comes with it, and is not stopped at', async () => {
  const dealt = replay('nobody');
  dealt.steps.splice(10, 2, ...dealt.steps.slice(10, 12).map(({ seat: _, ...step }) => step));
  const store = await begun(9, 'nobody', { overview: () => Promise.resolve(dealt) });
  await store.go(10);
  expect(store.shown).toMatchObject({ scene: { at: 12 }, happened: said('nobody 10', 'nobody 11', 'nobody 12') });
  await store.go(11);
  expect(store.at).toBe(12);
});

test('other perspective see the same place, and their log follows', async () => {
  const store = await begun(5, 'all');
  await store.look('2');
  await vi.advanceTimersByTimeAsync(0);
  expect(store.shown).toMatchObject({ view: '2 5', me: 2 });
  expect(store.replay?.steps[4]?.sentences).toEqual(['2 5']);
});

test('it plays on by itself to the end, and from there from the beginning', async () => {
  const store = await begun(97);
  store.stage.staging = sayings;
  store.play();
  await vi.advanceTimersByTimeAsync(950);
  expect(store.at).toBe(98);
  store.pause();
  await vi.advanceTimersByTimeAsync(5000);
  expect(store.at).toBe(98);
  store.play();
  await vi.advanceTimersByTimeAsync(5000);
  expect([store.at, store.playing]).toEqual([MOVES, false]);
  store.play();
  await vi.advanceTimersByTimeAsync(10);
  expect(store.at).toBe(0);
  store.end();
  await vi.advanceTimersByTimeAsync(5000);
  expect(store.at).toBe(0);
});

test('who goes somewhere while it plays has stopped it', async () => {
  const store = await begun(10);
  store.play();
  await store.go(50);
  await vi.advanceTimersByTimeAsync(5000);
  expect(store.at).toBe(50);
});

test('what comes late is not shown when one has gone on', async () => {
  const answers: (() => void)[] = [];
  const slow = (perspective: string, from: number, count: number) =>
    new Promise<ReplayScene[]>((done) =>
      answers.push(() => done(Array.from({ length: count }, (_, i) => scene(perspective, from + i)))),
    );
  const store = new ReplayStore(source({ scenes: slow }));
  const beginning = store.begin(0, 'nobody');
  await vi.advanceTimersByTimeAsync(0);
  const there = store.go(70);
  expect(store.late).toBe(true);
  answers[1]?.();
  await there;
  expect(store.shown?.scene.at).toBe(70);
  answers[0]?.();
  await beginning;
  expect(store.shown?.scene.at).toBe(70);
});

test('what the server refuses is said in its words, and can be tried again', async () => {
  const refuse = () => Promise.reject(new Refused({ code: 'bad-record', message: 'step 7 is hidden' }));
  expect((await begun(0, 'all', { overview: refuse })).trouble).toBe('step 7 is hidden');
  let broken = true;
  const fine = source();
  const store = new ReplayStore({ ...fine, scenes: (...what) => (broken ? refuse() : fine.scenes(...what)) });
  await store.begin(0, 'nobody');
  expect(store.trouble).toBe('step 7 is hidden');
  broken = false;
  await store.go(1);
  expect([store.trouble, store.shown?.scene.at]).toEqual([null, 1]);
});
