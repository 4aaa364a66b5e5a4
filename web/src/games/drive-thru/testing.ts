/** Scenes for the tests of this board: of real tables with bakers, two to four seats and people who look on. */
import { vi } from 'vitest';
import type { Choice, StepEntry } from '$lib/board';
import common from '../../../fixtures/drive-thru.json';
import own from './scenes.json';
import type { Box, View } from './types';

interface Shot {
  seat: number | null;
  scene: { view: View; choices?: Choice[]; due: number[] };
  entries: StepEntry[];
  names: string[];
}
interface Fixture {
  box: Box;
  scenes: Shot[];
}
const files = [common, own] as unknown as Fixture[];

export const shots = files.flatMap(({ box, scenes }) => scenes.map((shot) => ({ box, ...shot })));
type Any = (typeof shots)[number];

export function propsOf(shot: Any) {
  return {
    view: shot.scene.view,
    box: shot.box,
    me: shot.seat,
    names: shot.names,
    choices: shot.scene.choices ?? [],
    due: shot.scene.due,
    events: shot.entries.filter((event) => event.kind === 'step'),
    pointed: null as string | null,
    waiting: false,
    choose: vi.fn(),
    preview: vi.fn(),
  };
}

/** The first scene of this kind. */
export function find(test: (shot: Any) => boolean): Any {
  const shot = shots.find(test);
  if (!shot) throw new Error('no such scene in the fixtures');
  return shot;
}

export const asks = (shot: Any) => shot.scene.view.asks;
export const offers = (shot: Any, token: RegExp) =>
  (shot.scene.choices ?? []).some((choice) => token.test(choice.token));
export const byPick = (pick: string) => document.querySelector<HTMLElement>(`[data-pick="${pick}"]`);
export const byToken = (token: string) => document.querySelector<HTMLElement>(`[data-token="${token}"]`);
