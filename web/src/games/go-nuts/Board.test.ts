import { fireEvent } from '@testing-library/svelte';
import { tick } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { owned, questionOf } from './model';
import { shots } from './scenes';
import { first, show } from './testing';
import { plainNumber, text } from './text';

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
    for (const pick of way) await click(pick);
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

describe('a donut that is given away', () => {
  it('is taken up first, and Escape puts it back', async () => {
    const { all, tokens } = show(first('give'));
    expect(tokens()).toEqual([]);
    await fireEvent.click(all('[data-pick]')[0] as HTMLElement);
    expect(tokens().length).toBeGreaterThan(1);
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(tokens()).toEqual([]);
  });

  it('can be dropped on whoever gets it', async () => {
    const { all, choose } = show(first('give'));
    const tile = all('[data-pick]')[0] as HTMLElement;
    const target = all('[data-drop="seat-3"]')[0] as HTMLElement;
    document.elementFromPoint = () => target;
    const at = (x: number) => ({ pointerId: 1, button: 0, clientX: x, clientY: 0 });
    await fireEvent.pointerDown(tile, at(0));
    await fireEvent.pointerMove(window, at(80));
    await fireEvent.pointerUp(window, at(80));
    expect(choose).toHaveBeenCalledExactlyOnceWith(`give:p3:${tile.dataset['pick']}`);
  });
});

describe('what everybody sees', () => {
  const some = shots.filter((_, i) => i % 3 === 0);
  it.each(some.map((shot) => [shot.title, shot] as const))('has every donut and its worth: %s', (_, shot) => {
    const { all } = show(shot);
    shot.view.collections.forEach((collection, i) => {
      const seat = all(`[data-drop="seat-${i + 1}"]`)[0];
      expect(seat?.querySelectorAll('[data-spot^="seat-"]')).toHaveLength(owned(collection).length);
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
    expect(all('.tray .hidden')).toHaveLength(2);
  });
});

describe('what is pointed out', () => {
  it('is what a step speaks of', async () => {
    const shot = first('pick');
    const { all, rerender, props } = show(shot);
    await rerender({ ...props, pointed: '2.pick:3' });
    expect(all('.pointed').map((element) => element.dataset['spot'])).toEqual(['row-3', 'seat-2']);
  });

  it('is what has just changed', async () => {
    const [before, after] = shots.filter((shot) => shot.title.startsWith('retail of 5'));
    if (!before || !after) throw new Error('no scenes');
    const { all, rerender, props } = show(before);
    expect(all('.changed')).toHaveLength(0);
    await rerender({
      ...props,
      view: after.view,
      events: after.entries,
      choices: after.choices,
      due: after.due,
      sheet: after.sheet,
    });
    await tick();
    const spots = all('.changed').map((element) => element.dataset['spot'] ?? '');
    expect(spots.some((spot) => spot.startsWith('row-'))).toBe(true);
    expect(spots.some((spot) => spot.startsWith('seat-') || spot === 'pile')).toBe(true);
  });
});
