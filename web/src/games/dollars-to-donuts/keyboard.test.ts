import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { language } from '$lib/language';
import fixtures from '../../../fixtures/dollars-to-donuts.json';
import Board from './Board.svelte';
import { matWords, stripWords } from './describe';
import { unpack } from './kit';
import type { Offered } from './offers';
import { readPiece } from './pieces';
import more from './scenes.json';
import { text } from './text';
import type { Box, View } from './types';

// A board is a thousand elements, and jsdom is slow with them.
vi.setConfig({ testTimeout: 60_000 });

const box = fixtures.box as unknown as Box;
const kit = unpack(box);
const scenes = [...fixtures.scenes, ...more].map(({ scene, seat, names }) => ({
  view: scene.view as unknown as View,
  choices: ('choices' in scene && scene.choices ? scene.choices : []) as unknown as Offered[],
  due: scene.due,
  me: seat,
  names,
}));
const having = (verb: string) => {
  const scene = scenes.find(
    ({ choices, view }) => view.seats.length > 1 && choices.some(({ token }) => token.startsWith(verb)),
  );
  if (!scene) throw new Error(`no scene with ${verb}`);
  return scene;
};

function show(scene: (typeof scenes)[number], waiting = false) {
  const choose = vi.fn<(token: string) => void>();
  const board = render(Board, {
    props: { ...scene, box, now: null, happened: [], pointed: null, waiting, choose, preview: () => {} },
  });
  return { ...board, choose };
}
const active = () => document.activeElement as HTMLElement;
const press = (key: string, more: object = {}) => fireEvent.keyDown(active(), { key, ...more });
const enter = () => fireEvent.click(active());
const pick = (name: string) => {
  const found = document.querySelector<HTMLElement>(`[data-pick^="${name}"]`);
  if (!found) throw new Error(`no ${name}`);
  return found;
};

afterEach(() => language.choose('en'));

describe('the keyboard', () => {
  test('lays a strip: arrows move it, R turns it, Enter lays it', async () => {
    const { choose } = show(having('lay:'));
    const places = screen.getByRole('grid', { name: /places to lay it/ });
    const stops = within(places)
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toHaveLength(1);
    stops[0]?.focus();
    const before = active().dataset['token'];
    await press('ArrowRight');
    expect(active().dataset['token']).not.toBe(before);
    await press('r');
    expect(active().dataset['token']).toMatch(/^lay:..e/);
    await press('R', { shiftKey: true });
    expect(active().dataset['token']).toMatch(/^lay:..n/);
    const { token } = active().dataset;
    await enter();
    expect(choose).toHaveBeenCalledExactlyOnceWith(token);
  });

  test('goes along with a dollar tile that is taken, and back with Escape', async () => {
    show(having('put:'));
    const tile = pick('put ');
    tile.focus();
    await enter();
    await vi.waitFor(() => expect(active().dataset['token']).toMatch(/^put:/));
    await press('Escape');
    await press('Escape');
    expect(active()).toBe(tile);
  });

  test('walks over the mat, and Enter brings the piece to a square', async () => {
    show(having('lay:'));
    const mat = screen.getByRole('grid', { name: text.squares(true) });
    const cells = within(mat).getAllByRole('gridcell');
    expect(cells).toHaveLength(49);
    expect(cells.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    cells[0]?.focus();
    await press('End', { ctrlKey: true });
    expect(active().dataset['square']).toBe('g7');
    await press('ArrowRight');
    expect(active().dataset['square']).toBe('g7');
    await press('Home');
    await press('ArrowUp');
    expect(active().dataset['square']).toBe('a6');
    const free = cells.find((cell) => cell.getAttribute('aria-label')?.includes(': empty'));
    free?.focus();
    await press('Enter');
    await vi.waitFor(() => expect(active().dataset['token']).toMatch(/^lay:/));
    expect(active().getAttribute('aria-label')).toContain(free?.dataset['square']?.charAt(1));
  });

  test('reaches the Specials with one Tab and reads them all with arrows', async () => {
    const scene = having('buy:');
    const { choose } = show(scene);
    const specials = within(screen.getByRole('region', { name: text.specials })).getAllByRole('button');
    expect(specials.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    specials[0]?.focus();
    await press('End');
    expect(active().getAttribute('aria-label')).toBe(text.slot(0, stripWords(kit, scene.view.slots.at(-1) ?? '')));
    await enter();
    expect(choose).toHaveBeenCalledExactlyOnceWith('buy:0');
    await press('ArrowUp');
    expect(active()).toBe(specials.at(-3));
  });

  test('is never lost: it goes on to what is asked next, and to the heading while others choose', async () => {
    const buying = having('buy:');
    const { rerender } = show(buying);
    document.querySelector<HTMLElement>('[data-token^="buy:"]')?.focus();
    await rerender({ ...having('lay:') });
    expect(active().dataset['token']).toMatch(/^lay:/);
    await rerender({ ...having('lay:'), choices: [] });
    expect(active()).toBe(screen.getByRole('heading', { level: 2 }));
    await rerender({ ...having('serve:') });
    expect(active().dataset['token']).toMatch(/^serve:/);
  });

  test('stays where it is while an answer is under way, and does nothing twice', async () => {
    const { choose } = show(having('buy:'), true);
    document.querySelector<HTMLElement>('[data-token^="buy:"]')?.focus();
    expect(active().getAttribute('aria-disabled')).toBe('true');
    await enter();
    expect(choose).not.toHaveBeenCalled();
  });

  test('changes what is paid with, and stays there', async () => {
    show(having('pay:'));
    const kind = pick('pay ');
    kind.focus();
    const before = document.querySelector<HTMLElement>('.act [data-token]')?.dataset['token'];
    await enter();
    expect(document.querySelector<HTMLElement>('.act [data-token]')?.dataset['token']).not.toBe(before);
    expect(active()).toBe(kind);
  });
});

describe('words', () => {
  const pieces = ['s1@b2n', 'up@b3n', 'uc@c2w', 'op@c3', 's4@g7e'].map((piece) => readPiece(piece, kit));
  const place = (square: string) => (Number(square.charAt(1)) - 1) * 7 + square.charCodeAt(0) - 97;
  const listed = (squares: Record<string, string>) => {
    const list: (string | null)[] = Array.from({ length: 49 }, () => null);
    for (const [square, halves] of Object.entries(squares)) list[place(square)] = halves;
    return list;
  };
  const faces = listed({ b2: 'P.P.', b3: 'P...', c2: '...C', c3: '....', g7: '.J.J' });
  const met = listed({ b2: 'o.+.', b3: '+...', c2: '...-', c3: '....', g7: '.-.o' });
  const at = (square: string) => matWords({ pieces, faces, met, grid: 7 }, kit)[place(square)];

  test('a square says what lies there and what became of its halves', () => {
    expect(at('b2')).toBe('b2: the starter with plain; plain to the north, open; plain to the south, a perfect donut');
    expect(at('c3')).toBe('c3: plain donut holes');
    expect(at('c2')).toBe('c2: chocolate half donut; chocolate glazed to the west, dead');
    expect(at('g7')).toBe(
      'g7: the starter with jelly-filled; jelly-filled to the east, dead; jelly-filled to the west, open',
    );
  });

  test('what became of a half that has just been laid is not said before it is known', () => {
    expect(matWords({ pieces, faces, met: [], grid: 7 }, kit)[place('c2')]).toBe(
      'c2: chocolate half donut; chocolate glazed to the west',
    );
  });

  test('an empty square says which halves wait around it', () => {
    expect(at('a1')).toBe('a1: empty');
    expect(at('b1')).toBe('b1: empty; plain from the south');
    expect(at('f7')).toBe('f7: empty; jelly-filled from the east');
  });

  test('all of it in German as well, at once', async () => {
    show(having('lay:'));
    await language.choose('de');
    expect(at('b1')).toBe('b1: leer; Plain von Süden');
    expect(text.half('Natur', 'north', 'botched')).toBe('Natur nach Norden, ein missratener Donut');
    await vi.waitFor(() =>
      expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(
        'Lege deinen Streifen. Er darf über den Rand ragen.',
      ),
    );
    expect(screen.getByRole('region', { name: 'Angebotstafel' })).toBeTruthy();
    expect(screen.getByRole('grid', { name: /Plätze zum Hinlegen: Pfeile bewegen das Teil/ })).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Deine Matte' })).toBeTruthy();
  });

  test('another seat is told in full', () => {
    const scene = having('buy:');
    show(scene);
    const other = scene.names.find((_, i) => i + 1 !== scene.me) ?? '';
    const button = screen.getByRole('button', { name: new RegExp(`at ${other}'s mat`) });
    expect(button.getAttribute('aria-label')).toMatch(/\d+ dollars?, \d+ empty squares?/);
  });
});
