import { describe, expect, it } from 'vitest';
import { retell } from '../../../tests/story';
import { attemptOf } from './attempt';
import { lookOf } from './looks';
import { flightsOf, freshSpots } from './spots';
import { staging } from './staging';
import { changedShots, findAfter, propsOf, story } from './testing';
import type { Event, View } from './types';

describe('the picture', () => {
  it('is the view of the server after the same events', () => {
    let looked = 0;
    retell<View, Event>(story, staging, (picture, view) => {
      looked += 1;
      const told = {
        ...picture,
        // What is asked next, and why something cannot be done, is no event.
        asks: view.asks,
        due: view.due,
        no_place: view.no_place,
        no_take: view.no_take,
        // A roll tells its bonuses one by one, and the board shows them so.
        bonus: view.bonus,
      };
      expect(told).toEqual(view);
    });
    expect(looked).toBeGreaterThan(100);
  });

  it('shows pieces and recipes where they were until they go', () => {
    const at = changedShots.findIndex((shot) => propsOf(shot).happened.some(({ kind }) => kind === 'served'));
    const before = changedShots[at - 1]?.scene.view;
    const { happened } = propsOf(changedShots[at] ?? findAfter(() => true));
    const served = happened.find((event) => event.kind === 'served');
    if (!before || !served) throw new Error('nobody serves');
    const seat = served.seat - 1;
    const pictures = happened.map((_, i) => happened.slice(0, i + 1).reduce(staging.after, before));
    const rolling = pictures[happened.findIndex(({ kind }) => kind === 'rolled')];
    expect(rolling?.served[seat]).toEqual(before.served[seat]);
    expect(rolling?.tips).toEqual(before.tips);
    expect(pictures.at(-1)?.tips[seat]).toBe(served.tips);
  });
});

describe('how long it is looked at', () => {
  /** What a frame took before there were events, in milliseconds: so much, and so much for each further sentence. */
  const before = (sentences: number) => 900 + 300 * (sentences - 1);
  const rare = ['last_round', 'over', 'reshuffled'];

  it('is no longer than it was', () => {
    for (const run of story.runs)
      for (const frame of run) {
        const steps = frame.entries.flatMap((entry) => (entry.kind === 'step' ? entry.events : []));
        const events = steps.map(({ event }) => event as Event);
        if (events.some(({ kind }) => rare.includes(kind))) continue;
        const time = 800 * events.reduce((sum, event) => sum + staging.time(event), 0);
        expect(time).toBeLessThanOrEqual(before(steps.filter(({ words }) => words).length));
      }
  });
});

describe('what flies', () => {
  const from = (test: (event: Event) => boolean) => {
    const { happened, view } = propsOf(findAfter(test, changedShots));
    const event = happened.find(test);
    if (!event) throw new Error('no such event');
    return { event, view };
  };

  it('pieces from the end of a hand to the next plates, and back', () => {
    const { event, view } = from((one) => one.kind === 'took' && one.pieces === 2);
    if (event.kind !== 'took') throw new Error('not taken');
    expect(flightsOf(event, view)).toEqual(
      [0, 1].map((i) => ({
        from: `plate-${event.kitchen}-${event.there + i}`,
        to: `hand-${event.seat}-${event.hand - 2 + i}`,
      })),
    );
  });

  it('drawn recipes to the seat or to the discards, and those that make room', () => {
    const { event, view } = from((one) => one.kind === 'kept' && one.replaced.length > 0);
    if (event.kind !== 'kept') throw new Error('not kept');
    const flights = flightsOf(event, view);
    expect(flights).toHaveLength(event.kept.length + event.unkept.length + event.replaced.length);
    expect(flights[0]).toEqual({ from: `drawn-${event.kept[0]}-0`, to: `unprepared-${event.seat}-${event.kept[0]}-0` });
    expect(flights.at(-1)).toEqual({ from: `unprepared-${event.seat}-${event.replaced[0]}-0`, to: 'discard' });
  });

  it('of copies, the last one is new', () => {
    const { event, view } = from((one) => one.kind === 'prepared');
    if (event.kind !== 'prepared') throw new Error('not prepared');
    const { seat, recipe } = event;
    const twice = { ...view, prepared: view.prepared.with(seat - 1, [recipe, recipe]) };
    expect([...freshSpots([event], twice)]).toEqual([`prepared-${seat}-${recipe}-1`]);
  });
});

describe('the attempt on the counter', () => {
  it('is what has just happened', () => {
    const { view, happened } = propsOf(findAfter(({ kind }) => kind === 'failed', changedShots));
    const rolled = happened.find((event) => event.kind === 'rolled');
    const failed = happened.find((event) => event.kind === 'failed');
    expect(attemptOf(view, happened)).toMatchObject({ die: rolled?.die, needed: rolled?.needed, result: failed });
  });

  it('keeps its die and bonuses when Recognitions are spent, or not', () => {
    const ends = changedShots.filter((shot) =>
      propsOf(shot).happened.some(
        (event) => event.kind === 'spent' || (event.kind === 'failed' && event.why === 'declined'),
      ),
    );
    expect(ends.length).toBeGreaterThan(0);
    for (const shot of ends) {
      const { view, happened } = propsOf(shot);
      const attempt = attemptOf(view, happened);
      expect(attempt?.die).toBeGreaterThan(0);
      expect(attempt?.needed).toBeGreaterThan(0);
      const { die, bonuses = [], spent = 0, sum } = attempt ?? {};
      expect(bonuses.reduce((all, bonus) => all + bonus, (die ?? 0) + spent)).toBe(sum);
    }
  });

  it('is known from the view alone to whoever comes in the middle of it', () => {
    const shot = changedShots.find(({ scene }) => scene.view.asks === 'spend');
    if (!shot) throw new Error('nobody is asked');
    const { view } = shot.scene;
    const { die, needed, short } = view;
    const { stage, recipe } = view.attempt ?? {};
    expect(attemptOf(view, [])).toMatchObject({ stage, recipe, die, needed, short, result: null });
  });

  it('is none when something else happens', () => {
    const { view, happened } = propsOf(findAfter(({ kind }) => kind === 'took', changedShots));
    expect(attemptOf(view, happened)).toBeNull();
  });
});

describe('looks', () => {
  it('are different for all recipes, also for those of other editions', () => {
    const ids = [
      'bun',
      'cherryberry',
      'caramel',
      'cinnamoan',
      'matcha',
      'baby',
      'maple',
      'custard',
      'coconut',
      'bittersweet',
      'lemon',
    ];
    expect(new Set(ids.map((id) => JSON.stringify(lookOf(id)))).size).toBe(ids.length);
    expect(lookOf('somebody_elses')).toEqual(lookOf('somebody_elses'));
    expect(lookOf('somebody_elses').pastry.shape).toBeTruthy();
  });
});
