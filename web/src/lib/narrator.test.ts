import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Narrator, narrator } from './narrator.svelte';
import View from './ui/Narrator.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  narrator.forget();
  vi.useRealTimers();
});

const said = (one: Narrator) => one.lines.map((line) => line.words);

test('what is said shortly after one another is one line', () => {
  const one = new Narrator();
  one.say('Ann picks 2.');
  vi.advanceTimersByTime(100);
  one.say(' Your turn. ');
  expect(said(one)).toEqual([]);
  vi.advanceTimersByTime(150);
  expect(said(one)).toEqual(['Ann picks 2. Your turn.']);
  one.say('Bo picks 3.');
  vi.advanceTimersByTime(150);
  expect(said(one)).toEqual(['Ann picks 2. Your turn.', 'Bo picks 3.']);
});

test('a stream of news is read out all the same, in pieces and completely', () => {
  const one = new Narrator();
  for (let i = 1; i <= 30; i++) {
    one.say(`${i}.`);
    vi.advanceTimersByTime(100);
  }
  vi.advanceTimersByTime(200);
  expect(said(one).length).toBeGreaterThan(2);
  expect(said(one).join(' ').split(' ')).toEqual(Array.from({ length: 30 }, (_, i) => `${i + 1}.`));
});

test('nothing is not news, and what was said can be forgotten', () => {
  const one = new Narrator();
  one.say('  ');
  vi.advanceTimersByTime(1000);
  expect(said(one)).toEqual([]);
  one.say('Ann draws Glazed.');
  one.forget();
  vi.advanceTimersByTime(1000);
  expect(said(one)).toEqual([]);
});

test('a line already read out is not touched when another comes', async () => {
  render(View);
  narrator.say('first');
  vi.advanceTimersByTime(200);
  await tick();
  const first = screen.getByText('first');
  narrator.say('second');
  vi.advanceTimersByTime(200);
  await tick();
  expect(screen.getByText('first')).toBe(first);
  expect(screen.getByRole('log').textContent).toContain('second');
});

test('the voice follows into windows and comes back', async () => {
  const window = document.body.appendChild(document.createElement('dialog'));
  const above = document.body.appendChild(document.createElement('dialog'));
  render(View);
  const voice = screen.getByRole('log');
  const home = voice.parentElement;
  const leave = narrator.enter(window);
  await tick();
  expect(voice.parentElement).toBe(window);
  const leaveAbove = narrator.enter(above);
  await tick();
  expect(voice.parentElement).toBe(above);
  leave();
  await tick();
  expect(voice.parentElement).toBe(above);
  leaveAbove();
  await tick();
  expect(voice.parentElement).toBe(home);
});
