import { render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sentencesOf, type StepEntry } from '$lib/board';
import common from '../../../fixtures/drive-thru.json';
import Board from './Board.svelte';
import { text } from './text';
import { lastRoll } from './tokens';
import type { Box, View } from './types';

// Here things move, so that what is shown while a die rolls can be seen.
vi.mock('$lib/motion', () => ({ moving: (milliseconds: number) => milliseconds }));
vi.setConfig({ testTimeout: 20_000 });

interface Shot {
  seat: number | null;
  scene: { view: View; due: number[]; choices?: { token: string; words: string }[] };
  entries: StepEntry[];
  names: string[];
}
const { box, scenes } = common as unknown as { box: Box; scenes: Shot[] };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a roll is shown before what came of it', async () => {
  const after = scenes.findIndex(
    ({ seat, entries }) =>
      seat !== null &&
      lastRoll(entries)?.stage === 'prepare' &&
      /has prepared/.test(entries.flatMap(sentencesOf).join()),
  );
  const [first, second] = [scenes.slice(0, after).findLast((shot) => shot.seat === scenes[after]?.seat), scenes[after]];
  const roll = lastRoll(second?.entries ?? []);
  if (!first || !second || !roll) throw new Error('no such pair of scenes');
  const props = (shot: Shot) => ({
    view: shot.scene.view,
    box,
    me: shot.seat,
    names: shot.names,
    choices: shot.scene.choices ?? [],
    due: shot.scene.due,
    events: shot.entries,
    pointed: null,
    waiting: false,
    choose: vi.fn(),
    preview: vi.fn(),
  });
  const name = box.parts.recipes.find((card) => card.id === roll.recipe)?.name ?? '';
  const holds = (zone: string) =>
    within(screen.getAllByRole('group', { name: zone })[0] as HTMLElement).queryByText(name) !== null;

  const { rerender } = render(Board, { props: props(first) });
  await vi.advanceTimersByTimeAsync(2000);
  expect([holds(text.toPrepare), holds(text.prepared)]).toEqual([true, false]);
  await rerender(props(second));
  expect(screen.getByText(text.rolling(second.names[roll.seat - 1] ?? '', roll.stage, name))).toBeTruthy();
  expect([holds(text.toPrepare), holds(text.prepared)]).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(2000);
  await tick();
  expect([holds(text.toPrepare), holds(text.prepared)]).toEqual([false, true]);
  expect(screen.getByText(roll.said.join(' '))).toBeTruthy();
});
