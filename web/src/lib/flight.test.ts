import { render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Flying from '../../tests/Flying.svelte';

let still = false;
vi.mock('./motion', () => ({ moving: (milliseconds: number) => (still ? 0 : milliseconds) }));

interface Flown {
  frames: Keyframe[];
  duration: number;
  end: () => void;
}
let flown: Flown[] = [];

beforeEach(() => {
  flown = [];
  still = false;
  const places: Record<string, number> = { hand: 0, table: 100, pile: 300 };
  Element.prototype.getBoundingClientRect = function () {
    return new DOMRect(places[(this as HTMLElement).dataset['spot'] ?? ''] ?? 0, 0, 20, 20);
  };
  Element.prototype.animate = function (frames: Keyframe[], options: KeyframeAnimationOptions) {
    const flight = { onfinish: null as (() => void) | null, oncancel: null as (() => void) | null, cancel: vi.fn() };
    flight.cancel = vi.fn(() => flight.oncancel?.());
    flown.push({ frames, duration: Number(options.duration), end: () => flight.onfinish?.() });
    return flight;
  } as never;
});
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate');
  vi.restoreAllMocks();
});

const of = (root: HTMLElement, spot: string) => root.querySelector<HTMLElement>(`[data-spot="${spot}"]`);

test('a piece flies from where it was to where it is, and is not there twice', async () => {
  const { container, rerender } = render(Flying, { now: null, at: 'hand' });
  await rerender({ now: { event: { from: 'hand', to: 'table' }, time: 400 }, at: 'table' });
  expect(flown).toHaveLength(1);
  expect(flown[0]?.duration).toBe(300);
  expect(flown[0]?.frames.map((frame) => frame['transform'])).toEqual([
    'translate(0px, 0px) scale(1)',
    'translate(100px, 0px) scale(1)',
  ]);
  expect(of(container, 'table')?.style.visibility).toBe('hidden');
  expect(container.querySelectorAll('[aria-hidden]')).toHaveLength(1);
  flown[0]?.end();
  expect(of(container, 'table')?.style.visibility).toBe('');
  expect(container.querySelectorAll('[aria-hidden]')).toHaveLength(0);
});

test('it goes by way of other spots, and vanishes where nothing lies to be seen', async () => {
  const { container, rerender } = render(Flying, { now: null, at: 'hand' });
  await rerender({ now: { event: { from: 'hand', to: 'pile', via: ['table'] }, time: 4000 }, at: 'nowhere' });
  expect(flown[0]?.frames).toHaveLength(3);
  expect(flown[0]?.duration).toBe(600);
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe('card');
});

test('the next event ends a flight', async () => {
  const { container, rerender } = render(Flying, { now: null, at: 'hand' });
  await rerender({ now: { event: { from: 'hand', to: 'table' }, time: 400 }, at: 'table' });
  await rerender({ now: null, at: 'table' });
  expect(container.querySelectorAll('[aria-hidden]')).toHaveLength(0);
  expect(of(container, 'table')?.style.visibility).toBe('');
});

test('from or to a spot that is not there nothing flies', async () => {
  const { rerender } = render(Flying, { now: null, at: 'hand' });
  await rerender({ now: { event: { from: 'deck', to: 'table' }, time: 400 }, at: 'table' });
  await rerender({ now: { event: { from: 'table', to: 'deck' }, time: 400 }, at: 'hand' });
  expect(flown).toEqual([]);
});

test('for those who want no motion nothing flies', async () => {
  still = true;
  const { container, rerender } = render(Flying, { now: null, at: 'hand' });
  await rerender({ now: { event: { from: 'hand', to: 'table' }, time: 400 }, at: 'table' });
  expect(flown).toEqual([]);
  expect(of(container, 'table')?.style.visibility).toBe('');
});
