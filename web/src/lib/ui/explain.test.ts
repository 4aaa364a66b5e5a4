import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Signs from '../../../tests/Signs.svelte';
import { explaining, placeBeside } from './explain.svelte';

const pressed = vi.fn();
const card = () => screen.queryByRole('tooltip', { hidden: true })?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
const sign = () => screen.getByRole('button', { name: 'Fame: 3' });
const play = () => screen.getByRole('button', { name: 'Play it' });
const touch = { pointerType: 'touch', clientX: 5, clientY: 5 };

beforeEach(() => {
  vi.useFakeTimers();
  pressed.mockClear();
  render(Signs, { pressed });
});
afterEach(() => {
  explaining.close();
  vi.useRealTimers();
});

test('a tap on a sign opens its card, and another closes it', async () => {
  await fireEvent.click(sign());
  expect(card()).toBe('Fame Whoever has five first wins. For you now: +1');
  expect(sign().getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip', { hidden: true }).id);
  await fireEvent.click(sign());
  expect(card()).toBe('');
  expect(sign().hasAttribute('aria-describedby')).toBe(false);
});

test('a mouse that rests on it opens it, and one that goes on closes it', async () => {
  await fireEvent.pointerEnter(sign(), { pointerType: 'mouse' });
  expect(card()).toBe('');
  vi.advanceTimersByTime(400);
  await tick();
  expect(card()).toContain('Fame');
  await fireEvent.pointerLeave(sign(), { pointerType: 'mouse' });
  // One may go to the card and read.
  await fireEvent.pointerEnter(screen.getByRole('tooltip', { hidden: true }));
  vi.advanceTimersByTime(5000);
  await tick();
  expect(card()).toContain('Fame');
  await fireEvent.pointerLeave(screen.getByRole('tooltip', { hidden: true }));
  vi.advanceTimersByTime(400);
  await tick();
  expect(card()).toBe('');
});

test('Escape and a press elsewhere close it', async () => {
  await fireEvent.click(sign());
  await fireEvent.keyDown(sign(), { key: 'Escape' });
  expect(card()).toBe('');
  await fireEvent.click(sign());
  await fireEvent.pointerDown(document.body);
  expect(card()).toBe('');
});

test('what does something when it is tapped explains itself to a finger that stays, and is not pressed by it', async () => {
  await fireEvent.pointerDown(play(), touch);
  await fireEvent.pointerUp(play(), touch);
  await fireEvent.click(play());
  expect([pressed.mock.calls.length, card()]).toEqual([1, '']);
  await fireEvent.pointerDown(play(), touch);
  vi.advanceTimersByTime(600);
  await fireEvent.pointerUp(play(), touch);
  await fireEvent.click(play());
  expect([pressed.mock.calls.length, card()]).toEqual([1, 'Glazed 2 each.']);
});

test('a drag is no wish to know', async () => {
  await fireEvent.pointerDown(play(), touch);
  await fireEvent.pointerMove(play(), { ...touch, clientX: 60 });
  vi.advanceTimersByTime(600);
  await tick();
  expect(card()).toBe('');
});

test('what cannot be chosen now explains itself at a tap', async () => {
  await fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(card()).toBe('Full Your plate is full.');
});

test('what is taken away takes its card along', async () => {
  await fireEvent.click(sign());
  await fireEvent.click(screen.getByRole('button', { name: 'Take away' }));
  expect(card()).toBe('');
});

test('what is focused and explained may be taken away: browsers tell of the lost focus in the middle of that', async () => {
  const lost = sign();
  vi.spyOn(lost, 'matches').mockReturnValue(true);
  await fireEvent.focus(lost);
  expect(card()).toContain('Fame');
  const remove = lost.remove.bind(lost);
  lost.remove = () => {
    lost.dispatchEvent(new FocusEvent('blur'));
    remove();
  };
  await fireEvent.click(screen.getByRole('button', { name: 'Take away' }));
  expect(sign).toThrow();
  expect(card()).toBe('');
});

const room = { width: 360, height: 740 };
const size = { width: 200, height: 100 };
test.each([
  ['above', { left: 100, top: 300, right: 140, bottom: 340 }, { x: 20, y: 192 }],
  ['below, near the top', { left: 100, top: 20, right: 140, bottom: 60 }, { x: 20, y: 68 }],
  ['inside, near the edge', { left: 0, top: 300, right: 40, bottom: 340 }, { x: 8, y: 192 }],
  ['beside something high', { left: 0, top: 10, right: 100, bottom: 730 }, { x: 108, y: 320 }],
])('a card is %s', (_, at, place) => {
  expect(placeBeside(at, size, room)).toEqual(place);
});
