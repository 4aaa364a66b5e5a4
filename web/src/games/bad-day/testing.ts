/** Scenes for the tests of this board, and how they are shown. */
import { render } from '@testing-library/svelte';
import type { Pointed, StepEntry } from '$lib/board';
import { eventsOf, type Story } from '../../../tests/story';
import changed from '../../../fixtures/bad-day-changed.json';
import fixture from '../../../fixtures/bad-day.json';
import Board from './Board.svelte';
import more from './more.json';
import type { Choice } from './offers';
import type { Box, Event, Offer, View } from './types';

export interface Shot {
  seat: number | null;
  scene: { view: View; choices?: Choice[]; due: number[] };
  entries: StepEntry[];
  names: string[];
}

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
}

export function show(shot: Shot, manner: Manner = {}) {
  const { now, happened = happenedIn(shot) } = manner;
  return render(Board, {
    props: {
      view: shot.scene.view,
      box: manner.of ?? box,
      me: shot.seat,
      names: shot.names,
      choices: now ? [] : (shot.scene.choices ?? []),
      due: shot.scene.due,
      now: now ? { event: now, time: 800 } : null,
      happened,
      pointed: manner.pointed ?? null,
      waiting: false,
      choose: manner.choose ?? (() => {}),
      preview: manner.preview ?? (() => {}),
    },
  });
}
