import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { language } from '$lib/language';
import Board from './Board.svelte';
import { asks, byPick, byToken, find, offers, propsOf } from './testing';
import { text } from './text';

vi.setConfig({ testTimeout: 20_000 });
afterEach(() => language.choose('en'));

const here = () => document.activeElement as HTMLElement;
const press = (key: string) => fireEvent.keyDown(here(), { key });
/** Enter on a button, as a browser does it. */
const enter = async () => {
  await press('Enter');
  await fireEvent.click(here());
};
const buttons = (inside: string) => [...document.querySelectorAll<HTMLElement>(`${inside} button`)];
const turn = find((shot) => offers(shot, /^prepare1:/) && offers(shot, /^take1:/) && offers(shot, /^learn1$/));

describe('a group is one stop of the Tab key', () => {
  it.each(['.kitchen', '.me', '.others'])('%s', (group) => {
    render(Board, { props: propsOf(turn) });
    expect(buttons(group).length).toBeGreaterThan(1);
    expect(buttons(group).filter((button) => button.tabIndex === 0)).toHaveLength(1);
  });

  it('that is something one can do, also when that has come later', async () => {
    const { rerender } = render(Board, { props: { ...propsOf(turn), choices: [] } });
    await rerender(propsOf(turn));
    await vi.waitFor(() =>
      expect(buttons('.kitchen').find((button) => button.tabIndex === 0)?.dataset['token']).toBeDefined(),
    );
  });

  it('and arrows go on inside it', async () => {
    render(Board, { props: propsOf(turn) });
    const all = buttons('.kitchen');
    all[0]?.focus();
    await press('ArrowRight');
    expect(here()).toBe(all[1]);
    expect([all[0]?.tabIndex, all[1]?.tabIndex]).toEqual([-1, 0]);
    await press('ArrowLeft');
    expect(here()).toBe(all[0]);
    await press('ArrowLeft');
    expect(here()).toBe(all[0]);
    await press('ArrowDown');
    expect(here().closest('[data-drop]')?.getAttribute('data-drop')).toBe('kitchen:prepare');
    await press('ArrowUp');
    expect(here()).toBe(all[0]);
    await press('End');
    expect(here()).toBe(all.at(-1));
    await press('Home');
    expect(here()).toBe(all[0]);
  });
});

describe('a move by keys', () => {
  it('picks up, goes to the first target, puts back with Escape, and is sent with Enter', async () => {
    const props = propsOf(turn);
    render(Board, { props: props });
    byPick('hand:1')?.focus();
    await enter();
    expect(byPick('hand:1')?.getAttribute('aria-pressed')).toBe('true');
    expect(here().matches('.cover:not(.passive)')).toBe(true);
    await press('Escape');
    await vi.waitFor(() => expect(here()).toBe(byPick('hand:1')));
    expect(here().getAttribute('aria-pressed')).toBe('false');
    await enter();
    const token = here().dataset['token'];
    await enter();
    expect(props.choose).toHaveBeenCalledExactlyOnceWith(token);
  });

  it('leaves the focus in its place while the answer is awaited', async () => {
    const props = propsOf(turn);
    const { rerender } = render(Board, { props: props });
    byToken('learn1')?.focus();
    const at = buttons('.kitchen').indexOf(here());
    await enter();
    await rerender({ ...props, waiting: true });
    await vi.waitFor(() => expect(here()).toBe(buttons('.kitchen')[at]));
    expect(here().getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(here());
    expect(props.choose).toHaveBeenCalledOnce();
  });

  it.each(['keep', 'spend', 'draft'] as const)('goes on where it is asked in the middle of a turn: %s', async (ask) => {
    const props = propsOf(find((shot) => asks(shot) === ask && (shot.scene.choices ?? []).length > 0));
    const { rerender } = render(Board, { props: { ...props, waiting: true } });
    buttons('.me')[0]?.focus();
    await press('Tab');
    await rerender(props);
    expect(here().closest(ask === 'spend' ? '.counter' : '.tray')).not.toBeNull();
    expect(here().matches('[data-token], [data-pick]')).toBe(true);
  });

  it('does not take the focus from where somebody types, nor from who points', async () => {
    const props = propsOf(find((shot) => asks(shot) === 'keep' && (shot.scene.choices ?? []).length > 0));
    const field = document.body.appendChild(document.createElement('input'));
    const { rerender } = render(Board, { props: { ...props, waiting: true } });
    field.focus();
    await press('a');
    await rerender(props);
    expect(here()).toBe(field);
    field.remove();
    await rerender({ ...props, waiting: true });
    buttons('.me')[0]?.focus();
    const before = here();
    await fireEvent.pointerDown(document.body);
    await rerender(props);
    expect(here()).toBe(before);
  });
});

describe('what lies where', () => {
  it('plates say their card, their place and what is on them', () => {
    const shot = find((other) => other.seat === null && asks(other) === 'turn');
    render(Board, { props: propsOf(shot) });
    const { view, box } = { view: shot.scene.view, box: shot.box };
    box.parts.kitchen.forEach((card, i) => {
      const there = view.kitchen[i] ?? 0;
      const group = screen.getByRole('group', { name: text.plates(card.name, there, view.plates) });
      const names = within(group)
        .getAllByRole('button')
        .map((plate) => plate.getAttribute('aria-label'));
      expect(names).toEqual(
        Array.from({ length: view.plates }, (_, n) => text.plate(card.name, n + 1, view.plates, n < there)),
      );
    });
  });

  it('seats say who is to act, what they have earned and their Recognition', () => {
    render(Board, { props: propsOf(turn) });
    const { view } = turn.scene;
    const seat = turn.seat ?? 1;
    const mine = screen.getByRole('region', { name: new RegExp(`^${turn.names[seat - 1]}'s kitchen, choosing, `) });
    expect(mine.getAttribute('aria-current')).toBe('true');
    expect(mine.getAttribute('aria-label')).toContain(`$${view.tips[seat - 1]} in tips`);
    expect(screen.getAllByRole('region', { name: /'s kitchen/ })).toHaveLength(turn.names.length);
    expect(screen.getAllByRole('region', { name: /, choosing/ })).toHaveLength(1);
  });

  it('drawn recipes are described with their numbers', () => {
    const shot = find((other) => asks(other) === 'keep' && (other.scene.choices ?? []).length > 0);
    render(Board, { props: propsOf(shot) });
    const card = shot.box.parts.recipes[shot.scene.view.drawn[0] ?? -1];
    const button = document.querySelector('.drawn button');
    const described = document.getElementById(button?.getAttribute('aria-describedby') ?? '');
    expect(card && described?.textContent).toBe(
      card && text.recipe(card, shot.box.parts.types[card.treat ?? -1] ?? null),
    );
  });

  it('is all told in German as well, at once when it is chosen', async () => {
    const { container } = render(Board, { props: propsOf(turn) });
    await language.choose('de');
    await vi.waitFor(() => expect(screen.getByRole('group', { name: 'Küche' })).toBeTruthy());
    expect(screen.getByText('Du bist am Zug: Leg Stücke hin, oder nimm welche zurück.')).toBeTruthy();
    expect(screen.getAllByRole('region', { name: /^Küche von .*, am Zug, / })).toHaveLength(1);
    const labels = [...container.querySelectorAll('[aria-label]')].map((node) => node.getAttribute('aria-label') ?? '');
    expect(labels.filter((label) => /plate|piece of|ready,|in tips/.test(label))).toEqual([]);
  });

  it('nothing on the board speaks by itself: the shell does', () => {
    const { container } = render(Board, { props: propsOf(turn) });
    expect(container.querySelectorAll('[aria-live], [role="status"], [role="alert"], [role="log"]')).toHaveLength(0);
  });
});
