import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { describe, expect, test, vi } from 'vitest';
import type { Choice, StepEntry } from '$lib/board';
import fixtures from '../../../fixtures/dollars-to-donuts.json';
import Board from './Board.svelte';
import more from './scenes.json';
import { text } from './text';
import type { Box, View } from './types';

// A board is a thousand elements, and jsdom is slow with them.
vi.setConfig({ testTimeout: 60_000 });

interface Shot {
  about: string;
  box: Box;
  view: View;
  choices: Choice[];
  due: number[];
  seat: number | null;
  names: string[];
  entries: StepEntry[];
}

const box = fixtures.box as unknown as Box;
const shots: Shot[] = [
  ...fixtures.scenes.map((shot) => ({
    ...shot,
    about: `step ${shot.step}`,
    options: box.options,
    seats: shot.scene.view.seats.length,
  })),
  ...more,
].map(({ about, scene, seat, names, entries, options, seats }) => ({
  about,
  box: { ...box, seats, options: options as Box['options'] },
  view: scene.view as unknown as View,
  choices: ('choices' in scene && scene.choices ? scene.choices : []) as Choice[],
  due: scene.due,
  seat,
  names,
  entries: entries as unknown as StepEntry[],
}));

function show({ box, view, choices, due, seat, names, entries }: Shot, pointed: string | null = null) {
  const choose = vi.fn<(token: string) => void>();
  const preview = vi.fn<(choice: Choice | null) => void>();
  const board = render(Board, {
    props: { view, box, me: seat, names, choices, due, events: entries, pointed, waiting: false, choose, preview },
  });
  return { ...board, choose, preview };
}
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const tokensNow = () => [...new Set(all('[data-token]').map((element) => element.dataset['token'] ?? ''))];
const find = (about: string) => {
  const shot = shots.find((s) => s.about === about);
  if (!shot) throw new Error(`no scene: ${about}`);
  return shot;
};
const having = (verb: string) => {
  const shot = shots.find(({ choices }) => choices.some(({ token }) => token.startsWith(verb)));
  if (!shot) throw new Error(`no scene with ${verb}`);
  return shot;
};

/** Clicks through everything that is a first step, and collects what could be sent on the way. */
async function reachable(): Promise<Set<string>> {
  const found = new Set(tokensNow());
  const collectTurns = async () => {
    for (let turn = 0; turn < 4; turn++) {
      tokensNow().forEach((token) => found.add(token));
      const button = all('[data-pick="turn"]')[0];
      if (!button) return;
      await fireEvent.click(button);
    }
  };
  await collectTurns();
  const picks = new Set(all('[data-pick^="put "], [data-pick^="start "]').map((element) => element.dataset['pick']));
  for (const pick of picks) {
    await fireEvent.click(all(`[data-pick="${pick}"]`)[0] as HTMLElement);
    await collectTurns();
  }
  const pay = async (least: number): Promise<void> => {
    tokensNow().forEach((token) => found.add(token));
    const kinds = all('[data-pick^="pay "]').map((element) => element.dataset['pick'] ?? '');
    for (const [i, kind] of kinds.entries()) {
      const button = all(`[data-pick="${kind}"]`)[0];
      if (i < least || !button || button.getAttribute('aria-disabled') === 'true') continue;
      await fireEvent.click(button);
      await pay(i);
      await fireEvent.click(all(`[data-pick="un${kind}"]`)[0] as HTMLElement);
    }
  };
  await pay(0);
  return found;
}

describe('the board of Dollars to Donuts', () => {
  test.each(shots.map((shot) => [shot.about, shot] as const))(
    '%s: every choice can be made on the board, and nothing else',
    async (_, shot) => {
      show(shot);
      const offered = shot.choices.map(({ token }) => token).sort();
      expect([...(await reachable())].sort()).toEqual(offered);
    },
  );

  test('a click on a place lays the strip there, and the words are said before', async () => {
    const { choose, preview } = show(having('lay:'));
    const place = all('[data-token^="lay:"]')[3] as HTMLElement;
    expect(place.getAttribute('aria-label')).toContain('lay it on');
    await fireEvent.click(place);
    expect(choose).toHaveBeenCalledExactlyOnceWith(place.dataset['token']);
    await fireEvent.keyDown(place, { key: 'ArrowRight' });
    expect(preview.mock.lastCall?.[0]?.words).toMatch(/^lay it on/);
    expect(document.querySelector('.ghost:not(.unseen)')).not.toBeNull();
  });

  test('the piece in the hand shows itself on the mat, with a button that lays it', async () => {
    const { choose, preview } = show(having('lay:'));
    expect(document.querySelector('.ghost:not(.unseen)')).toBeNull();
    await fireEvent.click(all('[data-pick="piece"]')[0] as HTMLElement);
    expect(document.querySelector('.ghost:not(.unseen)')).not.toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: text.lay }));
    expect(choose).toHaveBeenCalledExactlyOnceWith(preview.mock.lastCall?.[0]?.token);
  });

  test('a tap shows the ghost first, the second tap lays', async () => {
    const { choose } = show(having('lay:'));
    const place = all('[data-token^="lay:"]')[3] as HTMLElement;
    await fireEvent(place, Object.assign(new MouseEvent('pointerdown', { bubbles: true }), { pointerType: 'touch' }));
    await fireEvent.click(place);
    expect(choose).not.toHaveBeenCalled();
    expect(document.querySelector('.ghost:not(.unseen)')).not.toBeNull();
    await fireEvent.click(place);
    expect(choose).toHaveBeenCalledExactlyOnceWith(place.dataset['token']);
  });

  test('R turns the piece, Shift+R turns it back, and typing does not', async () => {
    show(having('lay:'));
    const before = tokensNow();
    await fireEvent.keyDown(window, { key: 'r' });
    const turned = tokensNow();
    expect(turned.every((token) => /lay:..e/.test(token))).toBe(true);
    await fireEvent.keyDown(window, { key: 'R', shiftKey: true });
    expect(tokensNow().sort()).toEqual(before.sort());
    const input = document.body.appendChild(document.createElement('input'));
    await fireEvent.keyDown(input, { key: 'r', bubbles: true });
    expect(tokensNow().some((token) => /lay:..e/.test(token))).toBe(false);
    input.remove();
  });

  test('a dollar tile is put back with Escape', async () => {
    show(having('put:'));
    await fireEvent.click(all('[data-pick^="put "]')[0] as HTMLElement);
    expect(tokensNow().some((token) => token.startsWith('put:'))).toBe(true);
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(tokensNow()).toEqual(['noput']);
  });

  test('a click beside everything puts a dollar tile back, a click on the mat does not', async () => {
    show(having('put:'));
    await fireEvent.click(all('[data-pick^="put "]')[0] as HTMLElement);
    await fireEvent.click(all('.area')[0] as HTMLElement);
    expect(tokensNow().length).toBeGreaterThan(1);
    await fireEvent.click(document.body);
    expect(tokensNow()).toEqual(['noput']);
  });

  test('a level that can be served is a button with the words of the server', () => {
    const shot = find('many customers to serve');
    show(shot);
    for (const { token, words } of shot.choices.filter(({ token }) => token.startsWith('serve:'))) {
      expect(screen.getByRole('button', { name: words }).dataset['token']).toBe(token);
    }
  });

  test('the last move is marked on the mat it was made on', () => {
    const shot = shots.find(({ entries, seat }) => entries.some(({ step }) => step?.startsWith(`${seat}.put:`)));
    if (!shot) throw new Error('nobody put a tile');
    show(shot);
    expect(document.querySelectorAll('.piece.changed')).toHaveLength(1);
  });

  test('a step of the log points at its squares', () => {
    const shot = having('lay:');
    show(shot, `${shot.seat}.lay:b3n4`);
    expect(document.querySelectorAll('svg.pointed rect')).toHaveLength(4);
  });

  test('another mat can be looked at and left', async () => {
    const shot = shots.find(({ choices, view, seat }) => choices.length === 0 && view.seats.length > 2 && seat === 2);
    if (!shot) throw new Error('no scene to look on');
    show(shot);
    await fireEvent.click(screen.getByRole('button', { name: /mat of Cy/ }));
    expect(screen.getByRole('group', { name: text.matOf('Cy') })).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: text.back }));
    expect(screen.getByRole('group', { name: text.yourMat })).toBeTruthy();
  });

  test('who looks on sees every mat and is offered nothing', () => {
    const shot = shots.find(({ seat }) => seat === null);
    if (!shot) throw new Error('no spectator');
    show(shot);
    const mats = within(screen.getByRole('region', { name: text.allMats }));
    expect(mats.getAllByRole('button')).toHaveLength(shot.view.seats.length);
    expect(all('[data-token]')).toHaveLength(0);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toContain(shot.names[(shot.due[0] ?? 1) - 1]);
  });

  test('alone: the titles are shown, and at the end which one it is', () => {
    const shot = find('alone: the end and its title');
    show(shot);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toContain(shot.view.rating);
    expect(within(screen.getByRole('region', { name: text.ratings })).getAllByRole('listitem')).toHaveLength(5);
  });

  test('a mat has as many squares as the table plays with', () => {
    show(find('a mat of 6 x 6'));
    expect(document.querySelectorAll('.numbers span')).toHaveLength(6);
  });
});
