import { afterEach, expect, it, vi } from 'vitest';
import { keepFocus, keepFocusOnPage, type Lost } from './focus';

const seen = () => new Promise((done) => setTimeout(done));
const at = (id: string) => document.getElementById(id) as HTMLElement;
const here = () => document.activeElement?.id;
let ends: (() => void)[] = [];

function page(html: string, attach: (root: HTMLElement) => () => void): void {
  document.body.innerHTML = `<div id="root">${html}</div><button id="elsewhere"></button>`;
  ends.push(attach(at('root')));
}
/** Goes to what is called next, and remembers what was lost. */
const next = vi.fn<(lost: Lost) => HTMLElement>(() => at('next'));
const BOARD = '<section id="part"><p id="around"><button id="gone"></button></p></section><button id="next"></button>';

afterEach(() => {
  ends.forEach((end) => end());
  ends = [];
  next.mockClear();
  document.body.replaceChildren();
  vi.useRealTimers();
});

it.each([
  ['taken away', () => at('gone').remove()],
  ['taken away with what was around it', () => at('part').remove()],
  ['fading out', () => at('part').setAttribute('inert', '')],
])('the focus goes on when what had it is %s', async (_, lose) => {
  page(BOARD, keepFocus(next));
  at('gone').focus();
  lose();
  await seen();
  expect(next.mock.calls.map(([lost]) => [lost.element.id, lost.around.map(({ id }) => id)])).toEqual([
    ['gone', ['around', 'part']],
  ]);
  expect(here()).toBe('next');
});

it.each([
  ['left with a click beside it', () => at('gone').blur()],
  ['left for something else on the page', () => at('elsewhere').focus()],
])('it stays where somebody has put it: %s', async (_, leave) => {
  page(BOARD, keepFocus(next));
  at('gone').focus();
  leave();
  const now = here();
  await seen();
  at('gone').remove();
  await seen();
  expect(next).not.toHaveBeenCalled();
  expect(here()).toBe(now);
});

it('the page waits for its parts, and takes the nearest place that is left', async () => {
  vi.useFakeTimers();
  page(
    `<main id="main" tabindex="-1"><div data-place tabindex="-1" id="outer"><div data-place tabindex="-1" id="inner">${BOARD}</div></div></main>`,
    keepFocusOnPage,
  );
  ends.push(keepFocus(next)(at('part')));
  at('gone').focus();
  at('gone').remove();
  await vi.advanceTimersByTimeAsync(100);
  expect(here()).toBe('next');
  at('inner').remove();
  await vi.advanceTimersByTimeAsync(100);
  expect(here()).toBe('outer');
  at('outer').remove();
  await vi.advanceTimersByTimeAsync(100);
  expect(here()).toBe('main');
});
