import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from './settings.svelte';
import { mayNotify, showIcon, tellTurn } from './turn';

const shown = vi.fn();
const notes = vi.fn();

class Notice {
  static permission = 'granted';
  static requestPermission = vi.fn(() => Promise.resolve(Notice.permission));
  onclick: (() => void) | null = null;
  constructor(title: string, options: NotificationOptions) {
    shown(title, options.body, options.tag);
  }
}

class Audio {
  currentTime = 0;
  destination = {};
  resume = () => Promise.resolve();
  createGain = () => ({
    gain: { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} },
    connect: () => ({}),
  });
  createOscillator = () => ({ frequency: { value: 0 }, connect: (to: unknown) => to, start: notes, stop() {} });
}

beforeEach(() => {
  vi.stubGlobal('Notification', Notice);
  vi.stubGlobal('AudioContext', Audio);
  Notice.permission = 'granted';
});
afterEach(() => {
  settings.sound = false;
  settings.notify = false;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  shown.mockReset();
  notes.mockReset();
});

const hide = (hidden: boolean) => vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
const turn = { title: 'Your turn', body: 'Go Nuts for Donuts', table: 't1' };
/** Whether there is a worker is found out first. */
const later = () => new Promise((resolve) => setTimeout(resolve));

test('nothing is heard or shown unless it was switched on', async () => {
  hide(true);
  tellTurn(turn);
  await later();
  expect([notes.mock.calls, shown.mock.calls]).toEqual([[], []]);
});

test('a sound of two notes, if wanted', () => {
  settings.sound = true;
  tellTurn(turn);
  expect(notes).toHaveBeenCalledTimes(2);
});

test('the browser tells it only while the page is not seen', async () => {
  settings.notify = true;
  hide(false);
  tellTurn(turn);
  await later();
  expect(shown).not.toHaveBeenCalled();
  hide(true);
  tellTurn(turn);
  await later();
  expect(shown.mock.calls).toEqual([['Your turn', 'Go Nuts for Donuts', 'turn-t1']]);
});

test('what the browser does not allow is not switched on', async () => {
  Notice.permission = 'denied';
  expect(await mayNotify()).toBe(false);
  settings.notify = true;
  hide(true);
  tellTurn(turn);
  await later();
  expect(shown).not.toHaveBeenCalled();
});

test('the icon of the page says whose turn it is', () => {
  document.head.innerHTML = '<link rel="icon" href="/favicon.svg" />';
  const icon = () => document.querySelector('link')?.getAttribute('href');
  showIcon(true);
  expect(icon()).toBe('/favicon-turn.svg');
  showIcon(false);
  expect(icon()).toBe('/favicon.svg');
});
