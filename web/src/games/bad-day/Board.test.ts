import { fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Choice, StepEntry } from '$lib/board';
import fixture from '../../../fixtures/bad-day.json';
import Board from './Board.svelte';
import { difference, piecesOf } from './changes';
import more from './more.json';
import type { Box, View } from './types';

// jsdom does not lay out, so nothing has a size to be told of.
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

// A crowded board is a lot to draw where nothing is drawn by hardware.
vi.setConfig({ testTimeout: 60_000 });

interface Shot {
  seat: number | null;
  scene: { view: View; choices?: Choice[]; due: number[] };
  entries: StepEntry[];
  names: string[];
}
/** Real scenes of three, and those that these lack: healing, boards of two and of four. */
const shots = [...fixture.scenes, ...more] as unknown as Shot[];
const box = fixture.box as unknown as Box;

function show(
  shot: Shot,
  more: { pointed?: string; choose?: (token: string) => void; preview?: (choice: Choice | null) => void } = {},
) {
  return render(Board, {
    props: {
      view: shot.scene.view,
      box,
      me: shot.seat,
      names: shot.names,
      choices: shot.scene.choices ?? [],
      due: shot.scene.due,
      events: shot.entries,
      pointed: more.pointed ?? null,
      waiting: false,
      choose: more.choose ?? (() => {}),
      preview: more.preview ?? (() => {}),
    },
  });
}

const tokensIn = (root: Element) =>
  [...root.querySelectorAll('[data-token]')].map((element) => element.getAttribute('data-token') ?? '');
const first = (test: (shot: Shot) => boolean): Shot => {
  const found = shots.find(test);
  if (!found) throw new Error('the fixtures have no such scene');
  return found;
};
const offers = (shot: Shot, start: string) =>
  shot.scene.choices?.some((choice) => choice.token.startsWith(start)) ?? false;
const movers = (shot: Shot) =>
  new Set(
    shot.scene.choices?.filter((choice) => choice.token.startsWith('move')).map((choice) => choice.token.split('@')[0]),
  );

describe('the board', () => {
  const asked = shots.flatMap((shot, i) =>
    shot.scene.choices?.length ? [[i, shot.scene.view.phase, shot] as const] : [],
  );

  it.each(asked)('offers in scene %i (%s) exactly what may be chosen', async (_, __, shot) => {
    const { container } = show(shot);
    const reached = new Set(tokensIn(container));
    const picks = new Set(
      [...container.querySelectorAll('[data-pick]')].map((element) => element.getAttribute('data-pick') ?? ''),
    );
    await fireEvent.keyDown(window, { key: 'Escape' });
    for (const pick of picks) {
      await fireEvent.click(container.querySelector(`[data-pick="${pick}"]`) as Element);
      tokensIn(container).forEach((token) => reached.add(token));
      await fireEvent.keyDown(window, { key: 'Escape' });
    }
    expect([...reached].sort()).toEqual((shot.scene.choices ?? []).map((choice) => choice.token).sort());
  });

  it('shows every phase to people who look on, and offers them nothing', () => {
    const phases = new Map(shots.map((shot) => [`${shot.scene.view.phase} of ${shot.names.length}`, shot]));
    for (const shot of phases.values()) {
      const { container, unmount } = show({ ...shot, seat: null, scene: { ...shot.scene, choices: [] } });
      expect(container.querySelectorAll('[data-token], [data-pick]')).toHaveLength(0);
      expect(container.querySelectorAll('.token')).toHaveLength(piecesOf(shot.scene.view).length);
      unmount();
    }
  });

  it('takes up a donut, shows its reach, puts it back with Escape and by a click beside', async () => {
    const { container } = show(first((shot) => movers(shot).size > 1));
    const disc = container.querySelector('.token [data-pick]') as Element;
    const targets = () => tokensIn(container).filter((token) => token.startsWith('move'));
    expect(targets()).toHaveLength(0);
    await fireEvent.click(disc);
    expect(targets().length).toBeGreaterThan(0);
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(targets()).toHaveLength(0);
    await fireEvent.click(disc);
    await fireEvent.click(container.querySelector('.ask') as Element);
    expect(targets()).toHaveLength(0);
  });

  it('says before a click what it does, and does it by mouse and keyboard', async () => {
    const shot = first((one) => movers(one).size === 1);
    const [choose, preview] = [vi.fn(), vi.fn()];
    const { container } = show(shot, { choose, preview });
    const target = container.querySelector('[data-token^="move"]') as Element;
    const choice = shot.scene.choices?.find((one) => one.token === target.getAttribute('data-token'));
    await fireEvent.pointerOver(target);
    expect(preview).toHaveBeenLastCalledWith(choice);
    await fireEvent.keyDown(target, { key: 'Enter' });
    expect(choose).toHaveBeenCalledWith(choice?.token);
  });

  it('drops a dragged donut where it is let go, and puts it back beside the board', async () => {
    const choose = vi.fn();
    const shot = first((one) => movers(one).size > 1);
    const { container } = show(shot, { choose });
    const svg = container.querySelector('svg[role="group"]') as SVGElement;
    svg.getBoundingClientRect = () => ({ x: 0, y: 0, width: 1000, height: 1000 }) as DOMRect;
    Element.prototype.setPointerCapture = () => {};
    const disc = container.querySelector('.token [data-pick]') as Element;
    const number = disc.getAttribute('data-pick')?.replace('disc-', '');
    const pointer = (kind: string, x: number, y: number) =>
      disc.dispatchEvent(new MouseEvent(kind, { bubbles: true, clientX: x, clientY: y }));

    pointer('pointerdown', 10, 10);
    pointer('pointermove', 2, 2);
    pointer('pointerup', 2, 2);
    await tick();
    expect(choose).not.toHaveBeenCalled();

    pointer('pointerdown', 10, 10);
    pointer('pointermove', 30, 30);
    await tick();
    const target = shot.scene.choices?.find((choice) => choice.token.startsWith(`move:${number}@`));
    const path = container.querySelector(`[data-token="${target?.token}"] path`)?.getAttribute('d') ?? '';
    // The middle of the outline's corners is inside of the space.
    const corners = [...path.matchAll(/(?:M|L| 1 | 0 )(-?[\d.]+) (-?[\d.]+)(?=[ALZ])/g)].map(
      (match) => [Number(match[1]), Number(match[2])] as const,
    );
    expect(corners).toHaveLength(4);
    const middle = (axis: 0 | 1) => corners.reduce((sum, corner) => sum + corner[axis], 0) / 4;
    pointer('pointermove', middle(0), middle(1));
    pointer('pointerup', middle(0), middle(1));
    expect(choose).toHaveBeenCalledWith(target?.token);
  });

  it('asks in words, and says for whom one waits', () => {
    const mine = show(first((shot) => shot.scene.view.phase === 'before_roll' && shot.scene.due[0] === shot.seat));
    expect(mine.container.querySelector('.prompt .ask')?.textContent).toContain('Roll for movement');
    mine.unmount();
    const other = first(
      (shot) => shot.scene.view.phase === 'moving' && shot.seat !== null && shot.scene.due[0] !== shot.seat,
    );
    const { container } = show(other);
    expect(container.querySelector('.prompt .ask')?.textContent).toBe(
      `${other.names[(other.scene.due[0] ?? 1) - 1]} is moving.`,
    );
  });

  it('marks what a step of the log is about', () => {
    const shot = first((one) => piecesOf(one.scene.view).length > 3);
    const [piece] = piecesOf(shot.scene.view);
    const { container } = show(shot, { pointed: `${piece?.seat}.move:${piece?.disc}@1.0` });
    expect(container.querySelectorAll('.token .pointed')).toHaveLength(1);
    expect(container.querySelectorAll('path.pointed')).toHaveLength(1);
  });

  it('marks cubes that were lost since the view before', async () => {
    const shot = first((one) => one.scene.view.fight !== null && one.entries.length > 0);
    const hurt = piecesOf(shot.scene.view)[0];
    const was = structuredClone(shot.scene.view);
    const donut = was.seats[(hurt?.seat ?? 1) - 1]?.donuts.find((one) => one.disc === hurt?.disc);
    if (donut) donut.cubes += 2;
    expect(difference(was, shot.scene.view).cubes.get(hurt?.key ?? '')).toBe(-2);
    const { container, rerender } = show({ ...shot, scene: { ...shot.scene, view: was } });
    expect(container.querySelector('.delta')).toBeNull();
    await rerender({ view: shot.scene.view });
    expect(container.querySelector('.delta')?.textContent).toContain('−2');
  });

  it('shows the odds of a fight before it is rolled', () => {
    const shot = first((one) => offers(one, 'use:') && one.scene.view.phase === 'die_entering');
    const { container } = show(shot);
    const shares = [...container.querySelectorAll('.odds span')].map((element) =>
      parseInt(element.textContent ?? '', 10),
    );
    expect(shares).toHaveLength(2);
    expect((shares[0] ?? 0) + (shares[1] ?? 0)).toBeGreaterThan(98);
    expect(container.querySelector('.forecast')?.textContent).toMatch(/\d+ % → \d+ % to win/);
  });
});
