import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { said } from '../../tests/fakes';
import { Stage, type AnyStaging } from './stage.svelte';
import type { Speed } from './settings.svelte';

/** Counts what was shown; a hush takes no time. */
const staging = {
  after: (view: number) => view + 1,
  time: ({ words }: { words: string }) => (words === 'hush' ? 0 : 1),
} satisfies AnyStaging;

let speed: Speed;
let shown: string[];
let stage: Stage;

function play(...sentences: string[]): void {
  const beats = said(...sentences).map((event) => ({ event, show: () => shown.push(event.words ?? '') }));
  stage.play(beats, () => shown.push('rest'));
}

beforeEach(() => {
  vi.useFakeTimers();
  speed = 'normal';
  shown = [];
  stage = new Stage(() => speed);
  stage.staging = staging;
});
afterEach(() => void vi.useRealTimers());

test('events are shown one after the other, and then the picture rests', () => {
  play('a', 'b');
  expect([shown, stage.busy, stage.picture(10)]).toEqual([['a'], true, 11]);
  vi.advanceTimersByTime(800);
  expect([shown, stage.picture(10)]).toEqual([['a', 'b'], 12]);
  vi.advanceTimersByTime(800);
  expect([shown, stage.busy, stage.now, stage.picture(10)]).toEqual([['a', 'b', 'rest'], false, null, 10]);
});

test('a sentence can come later than its picture, but never after the next one, and is not lost', () => {
  stage.staging = { ...staging, told: ({ words }: { words: string }) => (words === 'die' ? 0.5 : 0) };
  play('die', 'a');
  expect([shown, stage.picture(10), stage.said]).toEqual([[], 11, null]);
  vi.advanceTimersByTime(400);
  expect([shown, stage.said]).toEqual([['die'], 'die']);
  vi.advanceTimersByTime(400);
  expect([shown, stage.said]).toEqual([['die', 'a'], 'a']);
  stage.stop();
  shown = [];
  play('die', 'a');
  stage.skip();
  expect(shown).toEqual(['die', 'a', 'rest']);
});

test('what takes no time is shown together with what follows', () => {
  play('hush', 'a', 'hush');
  expect([shown, stage.now?.event, stage.picture(10)]).toEqual([['hush', 'a'], { words: 'a' }, 12]);
  vi.advanceTimersByTime(800);
  expect(shown).toEqual(['hush', 'a', 'hush', 'rest']);
});

test('the speed counts from the next event on', () => {
  play('a', 'b');
  speed = 'slow';
  vi.advanceTimersByTime(800);
  expect(stage.now).toEqual({ event: { words: 'b' }, time: 1600 });
  vi.advanceTimersByTime(1599);
  expect(stage.busy).toBe(true);
  vi.advanceTimersByTime(1);
  expect(stage.busy).toBe(false);
});

test('skipping shows the rest at once, stopping none of it', () => {
  play('a', 'b', 'c');
  stage.skip();
  expect(shown).toEqual(['a', 'b', 'c', 'rest']);
  play('d', 'e');
  stage.stop();
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual(['a', 'b', 'c', 'rest', 'd']);
  expect(stage.busy).toBe(false);
});

test.each(['no board', 'instant'])('with %s nothing waits', (why) => {
  if (why === 'instant') speed = 'instant';
  else stage.staging = null;
  play('a', 'b');
  expect(shown).toEqual(['a', 'b', 'rest']);
});

test('a page that slept is told', () => {
  const slept = vi.fn();
  stage = new Stage(() => speed, slept);
  stage.staging = staging;
  play('a', 'b');
  vi.setSystemTime(Date.now() + 60_000);
  vi.advanceTimersByTime(800);
  expect(slept).toHaveBeenCalledOnce();
});
