import { expect, test } from 'vitest';
import { eventsOf, retell } from '../../../tests/story';
import { staging } from './staging';
import { story } from './testing';
import type { Event, FightView, SideView, View } from './types';

/** What no event tells: what exactly is asked and of whom. The end is told. */
const question = (view: View) => ({ phase: view.phase === 'over' ? 'over' : '', asked: [] });
/** Whose dice fall next, and how many of them are extra, is not drawn; how many there are is told until they are rolled. */
const side = ({ dice_due, ...told }: SideView) => {
  return { ...told, to_roll: false, extra: 0, dice_due: told.dice === '' ? dice_due : told.dice.length };
};
const fight = (told: FightView | null) =>
  told && { ...told, entering: side(told.entering), resident: side(told.resident) };
const facts = (view: View) => ({ ...view, ...question(view), fight: fight(view.fight) });

test('events alone lead from each view to the next', () => {
  let rests = 0;
  retell(story, staging, (picture: View, view, frame) => {
    expect(facts(picture), JSON.stringify(eventsOf(frame))).toEqual(facts(view));
    rests++;
  });
  expect(rests).toBeGreaterThan(80);
});

test('every step of a fight is looked at, and turns do not take long', () => {
  const events = story.runs.flat().flatMap(eventsOf) as Event[];
  for (const event of events) {
    const shown = [
      'round',
      'rolled',
      'tie',
      'leads',
      'round_won',
      'lost',
      'eliminated',
      'evacuation_die',
      'leaves',
      'stays',
    ];
    if (shown.includes(event.kind)) expect(staging.time(event), event.kind).toBeGreaterThan(0.3);
  }
  const fights = events.findIndex(({ kind }) => kind === 'fight');
  const [peaceful, turns] = [events.slice(0, fights), events.filter(({ kind }) => kind === 'turn').length];
  const time = (some: Event[]) => some.reduce((sum, event) => sum + staging.time(event), 0);
  // At normal speed one is 0.8 seconds.
  expect(time(peaceful) / (peaceful.filter(({ kind }) => kind === 'turn').length + 1)).toBeLessThan(5);
  expect(time(events) / turns).toBeLessThan(15);
});
