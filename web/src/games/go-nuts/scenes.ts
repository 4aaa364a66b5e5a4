/** Scenes for the tests: those of the playthroughs, and a game whose donuts have other numbers. */
import type { ScoreSheet, StepEntry } from '$lib/board';
import played from '../../../fixtures/go-nuts.json';
import changed from '../../../fixtures/go-nuts-changed.json';
import { eventsOf, type Story } from '../../../tests/story';
import type { Offered } from './offers';
import type { Box, Event, View } from './types';

export interface Shot {
  seat: number | null;
  names: string[];
  happened: Event[];
  box: Box;
  view: View;
  choices: Offered[];
  due: number[];
  sheet: ScoreSheet | undefined;
  /** What to call it when a test fails. */
  title: string;
}

interface Taken {
  entries: StepEntry[];
  scene: { view: View; choices?: Offered[]; due: number[]; sheet?: ScoreSheet };
}

function shotOf({ entries, scene }: Taken, box: Box, seat: number | null, names: string[], name: string): Shot {
  return {
    seat,
    names,
    happened: eventsOf({ entries, scene } as never) as Event[],
    box,
    view: scene.view,
    choices: scene.choices ?? [],
    due: scene.due,
    sheet: scene.sheet,
    title: `${name}: ${JSON.stringify(scene.view.asks)} for ${seat ?? 'nobody'}`,
  };
}

const file = played as unknown as {
  box: Box;
  scenes: (Taken & { seat: number | null; names: string[]; box?: Box })[];
};
export const shots: Shot[] = file.scenes.map((taken, i) =>
  shotOf(taken, taken.box ?? file.box, taken.seat, taken.names, `played ${i}`),
);

export const story = changed as unknown as Story;
/** The same game, rest by rest. */
export const rests: Shot[] = story.runs
  .flat()
  .map((taken, i) => shotOf(taken as unknown as Taken, story.box as Box, story.seat, story.names, `changed ${i}`));
