import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countAll, questionOf, tableOf, type Table } from './model';
import { movesBetween } from './moves';
import { retailShots, shots } from './scenes';
import { Stage } from './stage.svelte';
import { storyBetween, toldPicks } from './story';

vi.mock('$lib/motion', () => ({ moving: (ms: number) => ms }));

const [before, after] = retailShots.filter((shot) => shot.title.startsWith('retail of 5'));
if (!before || !after) throw new Error('no scenes');
const { box } = after;
const cards = (table: Table) =>
  table.row.filter((donut) => donut !== null).length +
  table.collections.reduce((sum, c) => sum + countAll(c), 0) +
  table.pile.length;

describe('the story of a round', () => {
  const story = storyBetween(before.view, after.view, after.entries, box);

  it('begins with all hands and then goes from number to number', () => {
    expect(story[0]?.kind).toBe('picks');
    const places = story.flatMap((beat) => ('place' in beat ? [beat.place] : []));
    expect(places.length).toBeGreaterThan(0);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(new Set(places)).toEqual(new Set(story[0]?.picks));
  });

  it('gives to those who are alone and discards what two want', () => {
    for (const beat of story) {
      if (beat.kind === 'taken') expect(beat.picks?.filter((pick) => pick === beat.place)).toHaveLength(1);
      if (beat.kind === 'clash') expect(beat.picks?.filter((pick) => pick === beat.place).length).toBeGreaterThan(1);
      expect(cards(beat.table)).toBe(cards(tableOf(before.view)));
    }
  });

  it('ends where the server says it ends, but for the new donuts of the row', () => {
    const last = story.at(-1)?.table;
    expect(last?.collections).toEqual(after.view.collections);
    expect(last?.pile).toEqual(after.view.pile);
    expect(
      movesBetween(last as Table, tableOf(after.view)).every((move) => move.from.at === 'deck' && move.to.at === 'row'),
    ).toBe(true);
  });

  it('is not told when somebody has only picked, or after a jump', () => {
    expect(storyBetween(before.view, { ...before.view, due: [] }, after.entries.slice(0, 1), box)).toEqual([]);
    expect(storyBetween(before.view, after.view, [], box)).toEqual([]);
  });

  it('tells what a power did before it goes on', () => {
    const power = shots.find((shot) => questionOf(shot.view.asks) === 'steal');
    const donut = power?.view.collections[power.view.due[0] === 1 ? 1 : 0]?.findIndex((copies) => copies > 0) ?? -1;
    if (!power || donut < 0) throw new Error('nobody can be robbed');
    const [thief = 0, victim] = [power.view.due[0], power.view.due[0] === 1 ? 2 : 1];
    const step = {
      number: 1,
      at: 0,
      kind: 'step' as const,
      step: `${thief}.steal:p${victim}:${power.box.parts.types[donut]?.id}`,
      events: [],
    };
    const [beat] = storyBetween(power.view, { ...power.view, place: power.view.row.length }, [step], power.box);
    expect(beat?.kind).toBe('power');
    expect(movesBetween(tableOf(power.view), beat?.table as Table)).toEqual([
      { donut, from: { at: 'seat', seat: victim }, to: { at: 'seat', seat: thief } },
    ]);
  });
});

describe('picks that were told', () => {
  const told = (...events: unknown[]) =>
    toldPicks(after.view, [
      { number: 1, at: 0, kind: 'step', step: '1.pick:2', events: events.map((event) => ({ event })) },
    ]);
  it('are those of the event that opened them', () => {
    expect(told({ kind: 'opened', picks: [2, 3, 3, 1, 6] }, { kind: 'round', round: 3 })).toEqual([2, 3, 3, 1, 6]);
  });
  it('are not made up from others', () => {
    expect(told()).toBeNull();
    expect(told({ kind: 'picked', seat: 1, place: 2 })).toBeNull();
    expect(told({ kind: 'opened', picks: [2, 3] })).toBeNull();
  });
});

describe('the stage', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const begun = () => {
    const stage = new Stage(before.view, before.sheet, []);
    stage.take(after.view, after.sheet, after.entries, box);
    return stage;
  };

  it('shows the story beat by beat and settles on the new view', () => {
    const stage = begun();
    expect(stage.beat?.kind).toBe('picks');
    expect(stage.settled.view).toBe(before.view);
    vi.runAllTimers();
    expect(stage.beat).toBeNull();
    expect(stage.settled.view).toBe(after.view);
    expect(stage.table).toEqual(tableOf(after.view));
  });

  it('goes on with the story while others pick, and ends with the newest view', () => {
    const stage = begun();
    const newer = { ...after.view, due: [1] };
    stage.take(newer, after.sheet, after.entries.slice(0, 1), box);
    expect(stage.beat?.kind).toBe('picks');
    vi.runAllTimers();
    expect(stage.settled.view).toBe(newer);
  });

  it('can be skipped', () => {
    const stage = begun();
    stage.skip();
    expect(stage.settled.view).toBe(after.view);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('remembers a place that got the same type again as changed', () => {
    const again = { ...after.view, row: before.view.row };
    const stage = new Stage(before.view, before.sheet, []);
    stage.take(again, after.sheet, after.entries, box);
    expect(stage.changed.some((move) => move.to.at === 'row')).toBe(true);
  });
});
