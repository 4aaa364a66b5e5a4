import { render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Foreseeing from '../../tests/Foreseeing.svelte';
import { playerSpot } from './foresight.svelte';

const places: Record<string, [number, number]> = { hand: [0, 0], table: [200, 100], over: [200, 100] };
places[playerSpot(2)] = [400, 0];

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const [x, y] = places[this.dataset['spot'] ?? ''] ?? [-500, -500];
    return new DOMRect(x, y, 40, 60);
  });
  // What lies highest at a place.
  document.elementFromPoint = (x, y) => {
    const at = [...document.querySelectorAll<HTMLElement>('[data-spot]')].filter(({ dataset }) => {
      const [left, top] = places[dataset['spot'] ?? ''] ?? [-500, -500];
      return x >= left && x < left + 40 && y >= top && y < top + 60;
    });
    return at.at(-1) ?? null;
  };
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'elementFromPoint');
});

const layer = () => document.querySelector<HTMLElement>('.foreseen');
const ghosts = () => [...document.querySelectorAll<HTMLElement>('.foreseen .ghost')];

test('the ghost of a piece lies where it would come to, with an arrow to it, until nothing is pointed at', async () => {
  const { rerender } = render(Foreseeing, { would: [{ from: ['hand'], to: ['table'] }] });
  const [ghost] = ghosts();
  expect(ghost?.textContent).toBe('card');
  expect([ghost?.style.left, ghost?.style.top]).toEqual(['200px', '100px']);
  expect(ghost?.hasAttribute('data-spot')).toBe(false);
  expect(layer()?.querySelectorAll('path')).toHaveLength(2);
  expect(layer()?.getAttribute('aria-hidden')).toBe('true');
  await rerender({ would: [] });
  expect(layer()).toBeNull();
});

test('of several places the first that can be seen is meant: one under a sheet cannot', async () => {
  const would = [{ from: ['hand'], to: ['nowhere', 'table', playerSpot(2)] }];
  const { rerender } = render(Foreseeing, { would });
  expect(ghosts()[0]?.style.left).toBe('200px');
  await rerender({ would: [...would], covered: true });
  expect(ghosts()[0]?.style.left).toBe('400px');
});

test('what is nowhere to be seen is not drawn', () => {
  render(Foreseeing, { would: [{ from: ['nowhere'], to: ['table'] }] });
  expect(ghosts()).toEqual([]);
});
