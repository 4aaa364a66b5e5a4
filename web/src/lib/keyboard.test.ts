import { afterEach, expect, test, vi } from 'vitest';
import { heedKeyboard } from './keyboard';

afterEach(() => vi.unstubAllGlobals());

test('what a keyboard covers is known, and zooming in covers nothing', () => {
  const seen = Object.assign(new EventTarget(), { height: innerHeight, offsetTop: 0, scale: 1 });
  vi.stubGlobal('visualViewport', seen);
  const page = document.createElement('div');
  const covered = (change: Partial<typeof seen>) => {
    Object.assign(seen, change).dispatchEvent(new Event('resize'));
    return page.style.getPropertyValue('--keyboard');
  };
  const stop = heedKeyboard(page);
  expect(covered({ height: innerHeight - 300 })).toBe('300px');
  expect(covered({ offsetTop: 100 })).toBe('200px');
  expect(covered({ scale: 2 })).toBe('0px');
  expect(covered({ height: innerHeight, offsetTop: 0, scale: 1 })).toBe('0px');
  stop();
  expect(covered({ height: 10 })).toBe('0px');
});
