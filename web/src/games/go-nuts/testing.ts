/** A board on a page without a server, for tests. */
import { render } from '@testing-library/svelte';
import { vi } from 'vitest';
import { peopleAt } from '$lib/language';
import Board from './Board.svelte';
import { questionOf } from './model';
import { rests, shots, type Shot } from './scenes';

export function show(shot: Shot, changes: Partial<Parameters<typeof render>[1]> = {}) {
  const choose = vi.fn<(token: string) => void>();
  const preview = vi.fn();
  const props = {
    view: shot.view,
    box: shot.box,
    me: shot.seat,
    names: shot.names,
    choices: shot.choices,
    due: shot.due,
    now: null,
    happened: [],
    sheet: shot.sheet,
    pointed: null,
    waiting: false,
    choose,
    preview,
    ...changes,
  };
  const { container, rerender } = render(Board, { props });
  const all = <E extends HTMLElement = HTMLElement>(selector: string) => [...container.querySelectorAll<E>(selector)];
  const tokens = () => all('[data-token]').map((element) => element.dataset['token'] ?? '');
  return { container, rerender, props, choose, preview, all, tokens };
}

/** How a seat is called in what is told to the viewer. */
export const called = (shot: Shot, seat: number) => new RegExp(`\\b${peopleAt(shot.names, shot.seat)(seat).name}`, 'i');

/** The first scene that asks this, of the viewer or of somebody else. */
export const first = (question: string, mine = true) => {
  const found = shots.find((shot) => questionOf(shot.view.asks) === question && shot.choices.length > 0 === mine);
  if (!found) throw new Error(`no scene asks for ${question}`);
  return found;
};

/** A rest in which everybody but the last has picked, and the next one: donuts were taken, two hands met, the row is full. */
export const roundEnd = (): [Shot, Shot] => {
  const at = rests.findIndex(({ happened }) =>
    ['opened', 'taken', 'contested', 'filled'].every((kind) => happened.some((event) => event.kind === kind)),
  );
  const [before, after] = [rests[at - 1], rests[at]];
  if (!before || !after) throw new Error('no round ends like that');
  return [before, after];
};
