/** Games that were played with other numbers (`fixtures/<game>-changed.json`), for the tests of boards. */
import { vi } from 'vitest';
import type { Choice, Pointed, ScoreSheet, StepEntry, TableBox } from '$lib/board';
import type { Entry, Scene } from '$lib/protocol';
import type { Staging } from '$lib/stage.svelte';

export interface Frame {
  entries: Entry[];
  scene: Scene & { sheet?: ScoreSheet };
}

/** A game as one seat is told it: its beginning and its end, frame by frame. */
export interface Story {
  box: TableBox<unknown>;
  seat: number;
  names: string[];
  runs: Frame[][];
}

export function eventsOf(frame: Frame): unknown[] {
  const steps = frame.entries.filter((entry): entry is StepEntry => entry.kind === 'step');
  return steps.flatMap((step) => step.events.map(({ event }) => event));
}

/** A scene of a game as somebody sees it. */
export interface Shot<View, Offer> {
  seat: number | null;
  scene: Omit<Scene, 'view' | 'choices'> & { view: View; choices?: Choice<Offer>[] };
  entries: StepEntry[];
  names: string[];
}

/** What a board is given to show a scene at rest. */
export function propsFor<View, Box, Event, Offer>(shot: Shot<View, Offer>, box: Box) {
  return {
    view: shot.scene.view,
    box,
    me: shot.seat,
    names: shot.names,
    choices: shot.scene.choices ?? [],
    due: shot.scene.due,
    now: null as { event: Event; time: number } | null,
    happened: eventsOf(shot as unknown as Frame) as Event[],
    pointed: null as Pointed<Event, Offer> | null,
    waiting: false,
    choose: vi.fn<(token: string) => void>(),
    preview: vi.fn(),
  };
}

/**
 * Goes through a story by its events alone, from each rest to the next, and calls `look` with the picture they make and
 * with the view that the server sent: they must be the same in all that events tell.
 */
export function retell<View, Event>(
  story: Story,
  staging: Staging<View, Event>,
  look: (picture: View, view: View, frame: Frame) => void,
): void {
  for (const run of story.runs) {
    run.slice(1).forEach((frame, i) => {
      const before = run[i]?.scene.view as View;
      const picture = (eventsOf(frame) as Event[]).reduce((view, event) => staging.after(view, event), before);
      look(picture, frame.scene.view as View, frame);
    });
  }
}
