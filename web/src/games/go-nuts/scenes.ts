/** Scenes for the tests: those of the playthroughs, and some of whole games of the retail edition against bots. */
import type { Choice, ScoreSheet, StepEntry } from '$lib/board';
import played from '../../../fixtures/go-nuts.json';
import retail from './retail-scenes.json';
import type { Box, View } from './types';

export interface Shot {
  seat: number | null;
  step: number;
  names: string[];
  entries: StepEntry[];
  box: Box;
  view: View;
  choices: Choice[];
  due: number[];
  sheet: ScoreSheet | undefined;
  /** What to call it when a test fails. */
  title: string;
}

interface File {
  box: Box;
  scenes: {
    seat: number | null;
    step: number;
    names: string[];
    entries: StepEntry[];
    box?: Box;
    scene: { view: View; choices?: Choice[]; due: number[]; sheet?: ScoreSheet };
  }[];
}

function shotsOf(file: File, name: string): Shot[] {
  return file.scenes.map(({ seat, step, names, entries, box = file.box, scene }, i) => ({
    seat,
    step,
    names,
    entries,
    box,
    view: scene.view,
    choices: scene.choices ?? [],
    due: scene.due,
    sheet: scene.sheet,
    title: `${name} ${i}: ${JSON.stringify(scene.view.asks)} for ${seat ?? 'nobody'}`,
  }));
}

export const playedShots: Shot[] = shotsOf(played as unknown as File, 'played');
export const retailShots: Shot[] = (retail as unknown as File[]).flatMap((file) =>
  shotsOf(file, `retail of ${file.box.seats}`),
);
export const shots: Shot[] = [...playedShots, ...retailShots];
