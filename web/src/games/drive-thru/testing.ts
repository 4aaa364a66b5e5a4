/** Scenes for the tests of this board: of real tables with bakers, two to four seats and people who look on. */
import { vi } from 'vitest';
import type { Choice, Pointed, StepEntry } from '$lib/board';
import { eventsOf, type Frame, type Story } from '../../../tests/story';
import changed from '../../../fixtures/drive-thru-changed.json';
import common from '../../../fixtures/drive-thru.json';
import own from './scenes.json';
import type { Box, Event, Offer, View } from './types';

interface Shot {
  seat: number | null;
  scene: { view: View; choices?: Choice<Offer>[]; due: number[] };
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
    now: null as { event: Event; time: number } | null,
    happened: eventsOf(shot as unknown as Frame) as Event[],
    pointed: null as Pointed<Event, Offer> | null,
    waiting: false,
    choose: vi.fn(),
    preview: vi.fn(),
  };
}

/** A game of an edition with other tips, thresholds and dice, as one seat is told it. */
export const story = changed as unknown as Story;
/** Its frames as scenes. */
export const changedShots = story.runs
  .flat()
  .map((frame) => ({ box: story.box, seat: story.seat, names: story.names, ...frame }) as unknown as Any);

/** The first scene of this kind. */
export function find(test: (shot: Any) => boolean): Any {
  const shot = shots.find(test);
  if (!shot) throw new Error('no such scene in the fixtures');
  return shot;
}

/** The first scene that such an event led to. */
export const findAfter = (test: (event: Event) => boolean, among = shots): Any => {
  const shot = among.find((one) => propsOf(one).happened.some(test));
  if (!shot) throw new Error('nothing like this happens in the fixtures');
  return shot;
};

export const asks = (shot: Any) => shot.scene.view.asks;
export const offers = (shot: Any, token: RegExp) =>
  (shot.scene.choices ?? []).some((choice) => token.test(choice.token));
export const byPick = (pick: string) => document.querySelector<HTMLElement>(`[data-pick="${pick}"]`);
export const byToken = (token: string) => document.querySelector<HTMLElement>(`[data-token="${token}"]`);
