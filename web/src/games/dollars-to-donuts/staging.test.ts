import { describe, expect, test } from 'vitest';
import { sentencesOf } from '$lib/board';
import { wait } from '$lib/pace';
import changed from '../../../fixtures/dollars-to-donuts-changed.json';
import { eventsOf, retell, type Frame, type Story } from '../../../tests/story';
import more from './scenes.json';
import { staging } from './staging';
import type { Event, View } from './types';

const story = changed as unknown as Story;

/**
 * What no event tells. The phase is what is asked next; `round_acted`, `acted` and `served_now` are kept by the rules
 * and shown by no board; what became of every half and what every order lacks follows from what is told, and a picture
 * waits for the view with it.
 */
function told({ phase, round_acted, acted, served_now, seats, ...view }: View) {
  void [round_acted, acted, served_now];
  return {
    ...view,
    over: typeof phase === 'object' && 'over' in phase ? phase.over : null,
    seats: seats.map(({ met, orders, ...seat }) => ({ ...seat, squares: met.length, waiting: orders.length })),
  };
}

describe('the picture after what happened', () => {
  test('is what the server shows, in all that events tell', () => {
    let looks = 0;
    retell(story, staging, (picture, view) => {
      expect(told(picture)).toEqual(told(view));
      looks += 1;
    });
    expect(looks).toBe(story.runs.flat().length - story.runs.length);
  });

  test('has what happens only to those who play alone', () => {
    const [buying, end] = ['alone: a strip must be bought', 'alone: the end and its title'].map((about) => {
      const shot = more.find((scene) => scene.about === about);
      if (!shot) throw new Error(`no scene: ${about}`);
      const events = shot.entries.flatMap((entry) => entry.events.map(({ event }) => event));
      return { view: shot.scene.view as unknown as View, events: events as unknown as Event[] };
    });
    if (!buying || !end) throw new Error('no scenes');
    const before: View = {
      ...buying.view,
      slots: [null, 'd12', 'd38', 'd56', 'd58', 'd18'],
      line: ['c06', ...buying.view.line.slice(0, -1)],
      supply: ['d02', ...buying.view.supply, 'd47'],
      deck: ['c18', ...buying.view.deck],
      gone_tiles: buying.view.gone_tiles.filter((id) => id !== 'd18'),
      gone_customers: buying.view.gone_customers.filter((id) => id !== 'c06'),
    };
    const refilled = buying.events.filter(({ kind }) => kind !== 'put').reduce(staging.after, before);
    expect(told(refilled)).toEqual(told({ ...buying.view, gone_tiles: [...before.gone_tiles, 'd18'].sort() }));
    const ended = end.events
      .filter(({ kind }) => ['mat_full', 'over', 'rated'].includes(kind))
      .reduce(staging.after, { ...end.view, phase: 'refill', final_round: false, rating: null });
    expect(told(ended)).toEqual(told(end.view));
  });

  test('changes nothing in the picture before', () => {
    for (const frame of story.runs.flat()) {
      const view = frame.scene.view as View;
      const before = structuredClone(view);
      (eventsOf(frame) as Event[]).forEach((event) => staging.after(view, event));
      expect(view).toEqual(before);
    }
  });
});

describe('the time it takes', () => {
  const sentencesIn = ({ entries }: Frame) =>
    entries.flatMap((entry) => (entry.kind === 'step' ? sentencesOf(entry) : [])).length;
  const timeOf = (events: readonly Event[]) =>
    events.reduce((sum, event) => sum + wait(staging.time(event), 'normal'), 0);

  test('for a usual turn is at most 900 ms for every rest, and 300 ms for every further sentence', () => {
    const special: Event['kind'][] = ['served', 'mat_full', 'over'];
    let turn: Frame[] = [];
    let usual = 0;
    for (const frame of story.runs.flatMap((run) => run.slice(1))) {
      turn.push(frame);
      if (!(eventsOf(frame) as Event[]).some(({ kind }) => kind === 'turn')) continue;
      const events = turn.flatMap((part) => eventsOf(part) as Event[]);
      const allowed = turn.reduce((sum, part) => sum + 600 + 300 * sentencesIn(part), 0);
      turn = [];
      if (events.some(({ kind }) => special.includes(kind))) continue;
      expect(timeOf(events)).toBeLessThanOrEqual(allowed);
      usual += 1;
    }
    expect(usual).toBeGreaterThan(4);
  });
});
