import { fireEvent, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { language } from '$lib/language';
import { questionOf, typeOf } from './model';
import { shots } from './scenes';
import { called, first, roundEnd, show } from './testing';

// A whole board in jsdom takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
afterEach(() => language.choose('en'));

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
/** What the Enter key and the space bar do to a button. */
const enter = () => (document.activeElement as HTMLElement).click();
const here = () => document.activeElement?.getAttribute('data-cell');
const name = (element: Element | undefined | null) => element?.getAttribute('aria-label') ?? '';
/** The page as it is when watchers have seen the change. */
const settled = () => tick().then(() => new Promise((done) => setTimeout(done)));

describe('the row', () => {
  it('is one stop of the Tab key, and the arrows go through all its places, empty or not', async () => {
    const shot = first('steal');
    const { all } = show(shot);
    const cells = all('.row button');
    expect(cells).toHaveLength(shot.view.row.length);
    expect(cells.filter((cell) => cell.tabIndex === 0)).toHaveLength(1);
    cells[0]?.focus();
    for (const place of [2, 3]) {
      await press('ArrowRight');
      expect(here()).toBe(`row-${place}`);
    }
    await press('ArrowLeft');
    expect(here()).toBe('row-2');
    await press('End');
    expect(here()).toBe(`row-${shot.view.row.length}`);
    await press('ArrowRight');
    expect(here()).toBe('row-1');
    expect(cells.filter((cell) => cell.tabIndex === 0)).toEqual([cells[0]]);
  });

  it('goes the other way where one reads from right to left', async () => {
    const { all } = show(first('pick'));
    const row = all('.row')[0] as HTMLElement;
    row.style.direction = 'rtl';
    all('.row button')[0]?.focus();
    await press('ArrowLeft');
    expect(here()).toBe('row-2');
  });

  it('is played with Enter, which says beforehand what it does', () => {
    const shot = first('pick');
    const { all, choose } = show(shot);
    all('.row button')[1]?.focus();
    expect(name(document.activeElement)).toContain(shot.choices.find((choice) => choice.token === 'pick:2')?.words);
    enter();
    expect(choose).toHaveBeenCalledExactlyOnceWith('pick:2');
  });

  it('can be read when nothing can be chosen, and says so', () => {
    const shot = first('pick');
    const { all, choose } = show(shot, { choices: [] });
    const cell = all('.row button')[0];
    expect(cell?.getAttribute('aria-disabled')).toBe('true');
    const type = typeOf(shot.box, shot.view.row[0] ?? -1);
    expect(name(cell)).toBe(`Place 1: ${type.name}. ${type.text.replace(/\.$/, '')}`);
    cell?.click();
    expect(choose).not.toHaveBeenCalled();
  });

  it('says who has reached for what, and what is empty', () => {
    const shot = first('steal');
    const { all } = show(shot);
    all('.row button').forEach((cell, i) => {
      const hands = shot.names.flatMap((_, seat) => (shot.view.picks[seat] === i + 1 ? [seat + 1] : []));
      for (const seat of hands) expect(name(cell).split('Reached for by')[1]).toMatch(called(shot, seat));
      if (!hands.length) expect(name(cell)).not.toContain('Reached');
      if (shot.view.row[i] === null) expect(name(cell)).toContain(`Place ${i + 1} is empty`);
    });
  });

  it('marks and unmarks places that should go', async () => {
    const { all, tokens } = show(first('clear'));
    const cell = all('.row [data-pick]')[0] as HTMLElement;
    cell.focus();
    const [, place] = (cell.dataset['pick'] ?? '').split('-');
    enter();
    await tick();
    expect(cell.getAttribute('aria-pressed')).toBe('true');
    expect(tokens()).toContain(`clear:${place}`);
    enter();
    await tick();
    expect(cell.getAttribute('aria-pressed')).toBe('false');
  });
});

describe('what lies in front of a seat', () => {
  it('is a list with a name whose entries say what lies there, how many and what they are worth', () => {
    const shot = first('pick');
    show(shot);
    const mine = shot.view.collections[(shot.seat ?? 0) - 1] ?? [];
    const cells = within(screen.getByRole('list', { name: 'Your donuts' })).getAllByRole('button');
    const owned = mine.flatMap((copies, donut) => (copies > 0 ? [{ copies, type: typeOf(shot.box, donut) }] : []));
    expect(cells).toHaveLength(owned.length);
    owned.forEach(({ copies, type }, i) => {
      const line = shot.sheet?.seats[(shot.seat ?? 0) - 1]?.[i];
      expect(name(cells[i])).toContain(copies > 1 ? `${type.name}, ${copies} of them` : type.name);
      expect(name(cells[i])).toContain(line?.detail);
    });
  });

  it('says of a donut that can be taken what would happen, and whose it is', () => {
    const shot = first('steal');
    const { all } = show(shot);
    for (const cell of all('[data-sheet] [data-token]')) {
      expect(name(cell)).toContain(shot.choices.find((choice) => choice.token === cell.dataset['token'])?.words);
    }
  });

  it('begins with what can be chosen', () => {
    const { all } = show(first('give'));
    const stop = all('[data-sheet] ul button').find((cell) => cell.tabIndex === 0);
    expect(stop?.getAttribute('aria-disabled')).toBeNull();
  });
});

describe('a donut that is given away', () => {
  it('leads to those who could get it, and Escape leads back to it', async () => {
    const { all, choose, tokens } = show(first('give'));
    const tile = all('[data-pick]')[0] as HTMLElement;
    tile.focus();
    const cell = here();
    enter();
    await settled();
    const [one, two] = all('[data-sheet] .buttons button');
    expect(document.activeElement).toBe(one);
    two?.focus();
    await press('Escape');
    await settled();
    expect(here()).toBe(cell);
    expect(tokens()).toEqual([]);
    enter();
    await settled();
    enter();
    expect(choose).toHaveBeenCalledExactlyOnceWith(one?.dataset['token']);
  });
});

describe('the focus', () => {
  const waiting = (shot: (typeof shots)[number]) => ({
    view: shot.view,
    choices: [],
    due: shot.due,
    happened: [],
    sheet: shot.sheet,
  });

  it('stays on a place whose donut changes', async () => {
    const [before, after] = roundEnd();
    const { all, rerender, props } = show(before);
    const changed = after.view.row.findIndex((donut, i) => donut !== before.view.row[i]);
    const cell = all('.row button')[changed] as HTMLElement;
    cell.focus();
    await rerender({ ...props, ...waiting(after) });
    await settled();
    expect(document.activeElement).toBe(cell);
    expect(name(cell)).toContain(`Place ${changed + 1}`);
  });

  it.each(['salvage', 'keep', 'scoop', 'milk'])('is on the question when what had it is gone: %s', async (question) => {
    const shot = first(question);
    const { all, rerender, props } = show(shot);
    const [chosen] = all('[data-sheet] [data-token]');
    chosen?.focus();
    expect(document.activeElement).toBe(chosen);
    const next = shots.find(
      ({ view, box }) =>
        questionOf(view.asks) === 'pick' &&
        box.edition.id === shot.box.edition.id &&
        view.collections.length === shot.view.collections.length,
    );
    if (!next) throw new Error('no scene to go on with');
    await rerender({ ...props, ...waiting(next) });
    await settled();
    expect(document.activeElement?.hasAttribute('data-rest')).toBe(true);
  });

  it('goes back to the discard pile that was looked through', async () => {
    const { all } = show(first('pick'));
    const pile = all('[data-cell="pile"]')[0] as HTMLElement;
    pile.focus();
    enter();
    await tick();
    expect(pile.getAttribute('aria-expanded')).toBe('true');
    all('[data-sheet] li button')[0]?.focus();
    await press('Escape');
    await settled();
    expect(document.activeElement).toBe(pile);
    expect(pile.getAttribute('aria-expanded')).toBe('false');
  });

  it('is not taken from those who have left the board', async () => {
    const shot = first('salvage');
    const { all, rerender, props } = show(shot);
    const elsewhere = document.body.appendChild(document.createElement('button'));
    all('[data-sheet] [data-token]')[0]?.focus();
    elsewhere.focus();
    await rerender({ ...props, ...waiting(first('pick')) });
    await settled();
    expect(document.activeElement).toBe(elsewhere);
    elsewhere.remove();
  });
});

it('nothing on the board speaks by itself: the page does', () => {
  const { container } = show(first('steal'));
  expect(container.querySelectorAll('[aria-live], [role="status"], [role="alert"], [role="log"]')).toHaveLength(0);
});

describe('in German', () => {
  it('the board says the same, at once when the language is chosen', async () => {
    const shot = first('steal');
    const { all } = show(shot);
    await language.choose('de');
    await tick();
    expect(screen.getByRole('region', { name: 'Der Tisch von Go Nuts for Donuts' })).toBeTruthy();
    expect(screen.getByRole('list', { name: 'Die Auslage' })).toBeTruthy();
    all('.row button').forEach((cell, i) => {
      expect(name(cell)).toContain(`Feld ${i + 1}`);
      if (shot.view.picks.includes(i + 1)) expect(name(cell)).toContain('Hier greift zu: ');
    });
    expect(all('.ask')[0]?.textContent).toContain('Nimm jemandem einen Donut weg.');
  });
});
