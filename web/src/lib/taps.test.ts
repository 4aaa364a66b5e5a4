import { fireEvent } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { byFinger, Taps } from './taps.svelte';

const down = (pointerType: string) =>
  fireEvent(document.body, new PointerEvent('pointerdown', { pointerType, bubbles: true }));
const click = (detail: number) => new MouseEvent('click', { detail });

test('the first tap of a finger shows, the second on the same thing does', async () => {
  const taps = new Taps();
  await down('touch');
  expect(taps.does(click(1), 'buy:3')).toBe(false);
  expect(taps.does(click(1), 'buy:2')).toBe(false);
  expect(taps.shown).toBe('buy:2');
  expect(taps.does(click(1), 'buy:2')).toBe(true);
  expect(taps.shown).toBeNull();
  expect(taps.does(click(1), 'buy:2')).toBe(false);
  taps.forget();
  expect(taps.does(click(1), 'buy:2')).toBe(false);
});

test('a mouse and a key do at once', async () => {
  const taps = new Taps();
  await down('touch');
  expect(byFinger(click(0))).toBe(false);
  expect(taps.does(click(0), 'buy:3')).toBe(true);
  await down('mouse');
  expect(taps.does(click(1), 'buy:3')).toBe(true);
});
