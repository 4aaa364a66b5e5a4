/** Scenes for the tests of this board, and how they are shown. */
import { render } from '@testing-library/svelte';
import type { Pointed } from '$lib/board';
import { eventsOf, propsFor, type Shot as AnyShot, type Story } from '../../../tests/story';
import changed from '../../../fixtures/bad-day-changed.json';
import fixture from '../../../fixtures/bad-day.json';
import Board from './Board.svelte';
import more from './more.json';
import type { Box, Event, Offer, View } from './types';

export type Shot = AnyShot<View, Offer>;

/** Real scenes of three, and those that these lack: healing, boards of two and of four. */
export const shots = [...fixture.scenes, ...more] as unknown as Shot[];
export const box = fixture.box as unknown as Box;

/** A game with other points, dice and cards. */
export const story = changed as unknown as Story;
export const changedBox = changed.box as unknown as Box;
export const changedShots = story.runs.flat().map((frame) => {
  return { ...frame, seat: story.seat, names: story.names } as unknown as Shot;
});

export function first(test: (shot: Shot) => boolean, among = shots): Shot {
  const found = among.find(test);
  if (!found) throw new Error('the fixtures have no such scene');
  return found;
}

export const happenedIn = (shot: Shot): Event[] => eventsOf(shot as never) as Event[];
export const offersOf = (shot: Shot): Offer[] => (shot.scene.choices ?? []).map(({ offer }) => offer);
export const moves = (shot: Shot) =>
  (shot.scene.choices ?? []).flatMap(({ offer, ...choice }) => (offer.kind === 'move' ? [{ ...choice, offer }] : []));
/** The discs that can be moved. */
export const movers = (shot: Shot) => new Set(moves(shot).map(({ offer }) => offer.disc));

export interface Manner {
  of?: Box;
  now?: Event;
  happened?: Event[];
  pointed?: Pointed<Event, Offer>;
  choose?: (token: string) => void;
  preview?: (choice: unknown) => void;
  why?: (token: string) => void;
}

export function show(shot: Shot, manner: Manner = {}) {
  const { now, happened = happenedIn(shot) } = manner;
  return render(Board, {
    props: {
      ...propsFor<View, Box, Event, Offer>(shot, manner.of ?? box),
      ...(now ? { choices: [], now: { event: now, time: 800 } } : {}),
      happened,
      pointed: manner.pointed ?? null,
      ...(manner.choose ? { choose: manner.choose } : {}),
      ...(manner.preview ? { preview: manner.preview } : {}),
      ...(manner.why ? { why: manner.why } : {}),
    },
  });
}
