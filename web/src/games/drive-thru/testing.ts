/** Scenes for the tests of this board: of real tables with bakers, two to four seats and people who look on. */
import { propsFor, type Shot, type Story } from '../../../tests/story';
import changed from '../../../fixtures/drive-thru-changed.json';
import common from '../../../fixtures/drive-thru.json';
import own from './scenes.json';
import type { Box, Event, Offer, View } from './types';

interface Fixture {
  box: Box;
  scenes: Shot<View, Offer>[];
}
const files = [common, own] as unknown as Fixture[];

export const shots = files.flatMap(({ box, scenes }) => scenes.map((shot) => ({ box, ...shot })));
type Any = (typeof shots)[number];

export const propsOf = (shot: Any) => propsFor<View, Box, Event, Offer>(shot, shot.box);

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
