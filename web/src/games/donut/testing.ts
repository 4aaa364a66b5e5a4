/** Real scenes for the tests of this board, and a way to click through it. */
import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { eventsOf, propsFor, type Shot as AnyShot } from '../../../tests/story';
import fixture from '../../../fixtures/donut.json';
import Board from './Board.svelte';
import type { Box, Event, Offer, View } from './types';

export interface Shot extends AnyShot<View, Offer> {
  step: number;
  box: Box;
}

/** Every scene of the fixture of this game; some come from tables with a box of their own. */
export const shots: Shot[] = (fixture.scenes as unknown as (Omit<Shot, 'box'> & { box?: Box })[]).map((shot) => ({
  ...shot,
  box: shot.box ?? (fixture.box as unknown as Box),
}));

/** The first scene for which this holds; a test without its scene must fail. */
export function shotWhere(what: string, holds: (shot: Shot) => boolean): Shot {
  const found = shots.find(holds);
  if (!found) throw new Error(`no scene in the fixtures: ${what}`);
  return found;
}

export const tokensOf = (shot: Shot) => (shot.scene.choices ?? []).map((choice) => choice.token);

/** What led to a scene. */
export const happenedIn = (shot: Shot) => eventsOf(shot) as Event[];

export const propsOf = (shot: Shot) => propsFor<View, Box, Event, Offer>(shot, shot.box);

export function show(
  shot: Shot,
  changes: Partial<
    ReturnType<typeof propsOf> & { why: (token: string) => void; goOn: () => void; hands: readonly View[] }
  > = {},
) {
  const props = { ...propsOf(shot), ...changes };
  return { ...render(Board, { props }), props };
}

const shownTokens = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>('[data-token]')].map((node) => node.dataset['token'] ?? '');

/** All tokens that clicking can reach: from every set of first steps, in the order of the hand. */
export async function reachable(root: HTMLElement, depth: number): Promise<Set<string>> {
  const found = new Set<string>();
  const picks = () => [...root.querySelectorAll<HTMLElement>('[data-pick]')].map((node) => node.dataset['pick'] ?? '');
  const click = async (pick: string) => {
    root.querySelector<HTMLElement>(`[data-pick="${pick}"]`)?.click();
    await tick();
  };
  const visit = async (from: number, left: number): Promise<void> => {
    for (const token of shownTokens(root)) found.add(token);
    if (left === 0) return;
    const now = picks();
    for (let i = from; i < now.length; i++) {
      const pick = now[i] ?? '';
      await click(pick);
      await visit(i + 1, left - 1);
      await click(pick);
    }
  };
  await visit(0, depth);
  return found;
}
