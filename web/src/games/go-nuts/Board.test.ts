import { fireEvent } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Pointed } from '$lib/board';
import { flightsOf } from './flights';
import { owned, questionOf } from './model';
import { rests, shots, story, type Shot } from './scenes';
import { staging } from './staging';
import { called, first, roundEnd, show } from './testing';
import { plainNumber, text } from './text';
import { changesOf, changeWords } from './worth';
import type { Box, DonutType, Event, Offer, Score, View } from './types';

// A whole board in jsdom takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

/** Every token one can come to by clicking through what is only a first step. */
async function reachable({ all, tokens }: ReturnType<typeof show>): Promise<Set<string>> {
  const found = new Set(tokens());
  const picks = all('[data-pick]').map((element) => element.dataset['pick'] ?? '');
  const click = async (pick: string) => {
    const element = all(`[data-pick="${pick}"]`)[0];
    if (!element) throw new Error(`${pick} cannot be taken up any more`);
    await fireEvent.click(element);
  };
  const together = picks.every((pick) => pick.startsWith('clear-'));
  const ways = together
    ? [...Array(2 ** picks.length).keys()].map((mask) => picks.filter((_, i) => mask & (1 << i)))
    : picks.map((pick) => [pick]);
  for (const way of ways) {
    for (const pick of way) await click(pick);
    for (const token of tokens()) found.add(token);
    if (together) for (const pick of way) await click(pick);
    else await fireEvent.keyDown(window, { key: 'Escape' });
  }
  return found;
}

const asked = shots.filter((shot) => shot.choices.length > 0);

describe('what may be chosen', () => {
  it.each(asked.map((shot) => [shot.title, shot] as const))(
    'is all on the board, and nothing else: %s',
    async (_, shot) => {
      const found = await reachable(show(shot));
      expect([...found].sort()).toEqual(shot.choices.map((choice) => choice.token).sort());
    },
  );

  it.each(['pick', 'keep', 'salvage', 'steal', 'toss', 'clear', 'milk'])(
    'is said before it is sent by a click: %s',
    async (question) => {
      const shot = first(question);
      const { all, choose, preview } = show(shot);
      const button = all('[data-token]')[0] as HTMLElement;
      await fireEvent.focus(button);
      expect(preview).toHaveBeenLastCalledWith(shot.choices.find((choice) => choice.token === button.dataset['token']));
      await fireEvent.click(button);
      expect(choose).toHaveBeenCalledExactlyOnceWith(button.dataset['token']);
    },
  );

  it('covers every question of the game', () => {
    const questions = new Set(asked.map((shot) => questionOf(shot.view.asks)));
    expect([...questions].sort()).toEqual(
      [
        'clear',
        'give',
        'keep',
        'milk',
        'milk_toss',
        'pass',
        'pick',
        'salvage',
        'scoop',
        'steal',
        'toss',
        'trash',
      ].sort(),
    );
  });

  it('is not sent twice while an answer is awaited', async () => {
    const { all, choose } = show(first('pick'), { waiting: true });
    await fireEvent.click(all('[data-token]')[0] as HTMLElement);
    expect(choose).not.toHaveBeenCalled();
  });
});

describe('a finger', () => {
  const tap = (element: HTMLElement) =>
    fireEvent(element, new PointerEvent('click', { bubbles: true, pointerType: 'touch', detail: 1 }));

  it.each(['pick', 'keep', 'steal', 'toss'])('is told first what it would do: %s', async (question) => {
    const ask = vi.fn();
    const shot = first(question);
    const { all, choose } = show(shot, { ask });
    const button = all('[data-token]')[0] as HTMLElement;
    await tap(button);
    expect(choose).not.toHaveBeenCalled();
    expect(button.dataset['held']).toBe('');
    const { offer } = shot.choices.find(({ token }) => token === button.dataset['token']) ?? {};
    expect(ask.mock.lastCall?.[0]).toContain(
      changeWords(offer ? changesOf(offer, (seat) => shot.names[seat - 1] ?? '') : []),
    );
    await tap(button);
    expect(choose).toHaveBeenCalledExactlyOnceWith(button.dataset['token']);
  });
});

describe('every donut to choose', () => {
  it.each(['keep', 'salvage', 'steal', 'trash', 'toss', 'pass'])('says what it would change: %s', (question) => {
    const shot = first(question);
    const { all } = show(shot);
    for (const card of all('[data-sheet] .choice')) {
      const { offer } = shot.choices.find(({ token }) => token === card.dataset['token']) ?? {};
      if (!offer) continue;
      const changes = changesOf(offer, (seat) => shot.names[seat - 1] ?? '');
      expect(changes.length).toBe('theirs' in offer ? 2 : 1);
      const shown = [...card.querySelectorAll('.changes span')].map((node) => node.textContent);
      expect(shown).toEqual(changes.map(({ short }) => short));
      for (const { words } of changes) expect(card.getAttribute('aria-label')).toContain(words.replace(/\.$/u, ''));
    }
  });
});

describe('a donut that is given away', () => {
  it('is taken up first, and Escape puts it back', async () => {
    const { all, tokens } = show(first('give'));
    expect(tokens()).toEqual([]);
    await fireEvent.click(all('[data-pick]')[0] as HTMLElement);
    expect(tokens().length).toBeGreaterThan(1);
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(tokens()).toEqual([]);
  });
});

describe('what everybody sees', () => {
  const some = [...shots.filter((_, i) => i % 3 === 0), ...rests.filter((_, i) => i % 18 === 17)];
  it.each(some.map((shot) => [shot.title, shot] as const))('has every donut and its worth: %s', (_, shot) => {
    const { all } = show(shot);
    shot.view.collections.forEach((collection, i) => {
      const seat = all(`section[data-spot="seat-${i + 1}"]`)[0];
      expect(seat?.querySelectorAll('.tile')).toHaveLength(owned(collection).length);
      const worths = [...(seat?.querySelectorAll('.worth') ?? [])].map((worth) => worth.textContent);
      expect(worths).toEqual(shot.sheet?.seats[i]?.map((line) => plainNumber(line.points)) ?? []);
      expect(seat?.querySelector('.total')?.textContent).toContain(plainNumber(shot.view.points[i] ?? NaN));
    });
    expect(all('.slot .card:not(.empty)')).toHaveLength(shot.view.row.filter((donut) => donut !== null).length);
  });

  it('does not have the picks of others while they are secret', () => {
    const shot = shots.find(
      ({ seat, view }) => seat !== null && questionOf(view.asks) === 'pick' && view.picks.some((pick) => pick !== null),
    );
    if (!shot) throw new Error('nobody has picked in any scene');
    const { all } = show(shot);
    expect(all('.hands')).toHaveLength(1);
    expect(all('.hands svg')).toHaveLength(0);
    expect(all('.hands')[0]?.textContent).toContain(text.yourPick);
  });

  it('shows all hands once they are open', () => {
    const shot = first('steal');
    expect(show(shot).all('.hands svg')).toHaveLength(shot.view.collections.length);
  });

  it('is a whole board for people who look on', () => {
    const shot = first('pick');
    const { all, tokens } = show(shot, { me: null, choices: [] });
    expect(tokens()).toEqual([]);
    expect(all('section.seat')).toHaveLength(shot.view.collections.length);
    expect(all('.mine')).toHaveLength(0);
  });

  it('never shows to others what was looked at', () => {
    const { all } = show(first('keep', false));
    expect(all('[data-sheet] .hidden')).toHaveLength(2);
  });
});

describe('what is pointed out', () => {
  it('is what a step speaks of', async () => {
    const shot = first('pick');
    const { all, rerender, props } = show(shot);
    const pointed = (what: Partial<Pointed<Event, Offer>>) =>
      rerender({ ...props, pointed: { seat: 2, events: [], offer: null, ...what } });
    const found = () => all('.pointed').map((element) => element.dataset['spot']);
    await pointed({ events: [{ kind: 'picked', seat: 2, place: 3 }] });
    expect(found()).toEqual(['row-3', 'seat-2']);
    await pointed({ events: [{ kind: 'picked', seat: 2, place: null }] });
    expect(found()).toEqual(['seat-2']);
    await pointed({ offer: { kind: 'pick', place: 1, donut: 0, gain: 0 } });
    expect(found()).toEqual(['row-1', 'seat-2']);
    const [mine] = owned(shot.view.collections[0] ?? []);
    await pointed({ offer: { kind: 'steal', seat: 1, donut: mine?.donut ?? -1, gain: 0, theirs: 0 } });
    expect(found()).toEqual(expect.arrayContaining(['seat-1', 'seat-2', `seat-1-${mine?.donut}`]));
  });

  it('is what has just changed, until something else does', async () => {
    const [before, after] = roundEnd();
    const { all, rerender, props } = show(before);
    const changed = () => all('.changed').map((element) => element.dataset['spot'] ?? '');
    expect(changed()).toEqual([]);
    const { view, choices, due, sheet, happened } = after;
    await rerender({ ...props, view, choices, due, sheet, happened });
    const spots = changed();
    for (const event of happened) {
      if (event.kind === 'filled') expect(spots).toContain(`row-${event.place}`);
      if (event.kind === 'taken') expect(spots).toContain(`seat-${event.seat}-${event.donut}`);
      if (event.kind === 'contested') expect(spots).toContain('pile');
    }
    await rerender({ ...props, view, choices, due, sheet, happened: [{ kind: 'picked', seat: 2, place: null }] });
    expect(changed()).toEqual(spots);
    await rerender({ ...props, view, choices, due, sheet, happened: [] });
    expect(changed()).toEqual([]);
  });
});

describe('what happens', () => {
  /** Shows what leads to a rest, event by event, and calls `look` at each. */
  async function play(
    [before, after]: [Shot, Shot],
    look: (event: Event, board: ReturnType<typeof show>, said: string, view: View) => void,
  ) {
    const board = show(before);
    for (const [i, event] of after.happened.entries()) {
      const happened = after.happened.slice(0, i + 1);
      const view = happened.reduce(staging.after, before.view);
      await board.rerender({ ...board.props, choices: [], view, now: { event, time: 1 }, happened });
      look(event, board, board.all('.words')[0]?.textContent ?? '', view);
    }
    return board;
  }
  /** The rests whose way there has this, and those before them. */
  const ways = (kind: Event['kind']): [Shot, Shot][] =>
    rests.flatMap((after, i) => {
      const before = rests[i - 1];
      return before && after.happened.some((event) => event.kind === kind) ? [[before, after]] : [];
    });
  const name = (donut: number | null) => (donut === null ? '' : ((story.box as Box).parts.types[donut]?.name ?? ''));

  it('at the end of a round is seen hand by hand, with the numbers of the events', async () => {
    const [before, after] = roundEnd();
    const board = await play([before, after], (event, { all }, said, view) => {
      const totals = all('.total .big').map((total) => total.textContent);
      if ('points' in event) expect(totals).toEqual(event.points.map(plainNumber));
      if (event.kind === 'opened') expect(all('.hands svg')).toHaveLength(event.picks.length);
      if (event.kind === 'taken') {
        expect(said).toContain(name(event.donut));
        expect(all('.slot.taken').map((slot) => slot.dataset['spot'])).toEqual([`row-${event.place}`]);
        expect(all(`section[data-spot="seat-${event.seat}"] .last`)[0]?.textContent).toBe(text.lastAlone(event.place));
      }
      if (event.kind === 'contested') {
        for (const seat of event.seats) expect(said).toMatch(called(before, seat));
        expect(all('.slot.clash .burst')).toHaveLength(1);
        expect(all('.chip.clash')).toHaveLength(event.seats.length);
        expect(all('.pile .count')[0]?.textContent).toBe(`${view.pile.length}`);
      }
      // What became of a place stays there until the row is filled again.
      const told = after.happened.slice(0, after.happened.indexOf(event) + 1);
      const filled = told.some(({ kind }) => kind === 'filled' || kind === 'slid');
      const done = told.filter(({ kind }) => kind === 'taken' || kind === 'contested').length;
      expect(all('.outcome')).toHaveLength(filled ? 0 : done);
      if (event.kind === 'filled') expect(all('.deck .count')[0]?.textContent).toBe(`${event.deck}`);
    });
    expect(board.all('.slot .card:not(.empty)')).toHaveLength(after.view.row.length);
  });

  it.each(['drew', 'looked', 'kept', 'salvaged', 'moved', 'discarded', 'over'] as const)(
    'is said as it is seen: %s',
    async (kind) => {
      const [way] = ways(kind);
      if (!way) throw new Error(`nothing has ${kind}`);
      await play(way, (event, { all }, said, view) => {
        if (event.kind !== kind) return;
        expect(said).not.toBe('');
        if ('donut' in event && event.kind !== 'looked') expect(said).toContain(name(event.donut));
        if ('seat' in event) expect(said).toMatch(called(way[0], event.seat));
        if (event.kind === 'moved') expect(said).toMatch(called(way[0], event.to));
        if (event.kind === 'looked') expect(all('[data-sheet] li')).toHaveLength(view.hand);
      });
    },
  );

  it.each(['taken', 'drew', 'looked', 'kept', 'salvaged', 'moved', 'discarded'] as const)(
    'flies from something there to something there: %s',
    async (kind) => {
      const [way] = ways(kind);
      if (!way) throw new Error(`nothing has ${kind}`);
      const spotsOf = (all: ReturnType<typeof show>['all']) => all('[data-spot]').map(({ dataset }) => dataset['spot']);
      let before: ReturnType<typeof spotsOf> | null = null;
      await play(way, (event, { all }) => {
        const after = spotsOf(all);
        for (const { from, to } of flightsOf(event)) {
          if (before) expect(before).toContain(from);
          expect(after).toContain(to);
        }
        before = after;
      });
    },
  );

  it('leaves the worth of a donut open until the points have been counted, and that of others as it was', async () => {
    const way = ways('taken').findLast(([, { happened }]) => happened.every(({ kind }) => kind !== 'power'));
    if (!way) throw new Error('nothing is taken');
    const [before, after] = way;
    const known = before.view.collections.flatMap((collection, i) =>
      owned(collection).map(({ donut }, k) => ({
        spot: `seat-${i + 1}-${donut}`,
        worth: plainNumber(before.sheet?.seats[i]?.[k]?.points ?? NaN),
      })),
    );
    const open = new Set<string>();
    const board = await play(way, (event, { all }) => {
      if (event.kind === 'taken') open.add(`seat-${event.seat}-${event.donut}`);
      const worth = (spot: string) => all(`[data-spot="${spot}"] .worth`)[0]?.textContent?.trim();
      for (const spot of open) expect(worth(spot)).toBe('');
      for (const other of known) if (!open.has(other.spot)) expect(worth(other.spot)).toBe(other.worth);
    });
    expect(open.size).toBeGreaterThan(1);
    const { view, sheet, happened } = after;
    await board.rerender({ ...board.props, view, sheet, happened });
    const worths = board.all('.worth').map((worth) => worth.textContent);
    // After a tie a further line says what decided.
    const lines = view.collections.flatMap((own, i) => sheet?.seats[i]?.slice(0, owned(own).length) ?? []);
    expect(worths).toEqual(lines.map((line) => plainNumber(line.points)));
  });
});

describe('in a game with other numbers', () => {
  /** In one order, without signs and without nothings. */
  const sizes = (numbers: number[]) =>
    numbers
      .filter((n) => n !== 0)
      .map(Math.abs)
      .sort();
  /** The numbers of a text. */
  const numbersIn = (words: string | null | undefined) => sizes((words?.match(/\d+/g) ?? []).map(Number));
  const numbersOf = (score: Score) =>
    sizes(
      Object.values(score)
        .flat()
        .filter((value) => typeof value === 'number'),
    );

  it('every card has the numbers of its edition', () => {
    const seen = new Map<number, number[]>();
    for (const { view, ...rest } of rests.filter((_, i) => i % 7 === 0)) {
      const { all } = show({ view, ...rest }, { choices: [] });
      all('.slot').forEach((slot, i) => {
        const donut = view.row[i];
        if (donut === null || donut === undefined) return;
        seen.set(donut, numbersIn(slot.querySelector('.score')?.textContent));
      });
    }
    const [types, usual] = [story.box as Box, shots[0]?.box as Box].map((box) => box.parts.types);
    expect(seen.size).toBeGreaterThan(8);
    for (const [donut, numbers] of seen) expect(numbers).toEqual(numbersOf((types?.[donut] as DonutType).score));
    const others = [...seen].filter(([donut, numbers]) => {
      const same = usual?.find(({ id }) => id === types?.[donut]?.id);
      return same && JSON.stringify(numbers) !== JSON.stringify(numbersOf(same.score));
    });
    expect(others.length).toBeGreaterThan(5);
  });
});
