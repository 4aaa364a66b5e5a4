/** The generic board with the games that have boards of their own: it must draw them all without knowing any. */
import { fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, test, vi } from 'vitest';
import { sentencesOf, type Choice, type ScoreSheet, type StepEntry, type TableBox } from '../board';
import type { Scene } from '../protocol';
import { capital } from '../text';
import Board from './Board.svelte';

interface Shot {
  seat: number | null;
  names: string[];
  entries: StepEntry[];
  scene: Scene & { sheet?: ScoreSheet };
  box?: TableBox<unknown>;
}
interface Fixture {
  box: TableBox<unknown>;
  seat?: number;
  names?: string[];
  scenes?: Shot[];
  runs?: Shot[][];
}
const files = import.meta.glob<Fixture>('../../../fixtures/*.json', { eager: true, import: 'default' });
/** A whole story is long; so many of its frames will do. */
const FRAMES = 6;

function shotsOf(file: Fixture): Shot[] {
  if (file.scenes) return file.scenes;
  const frames = file.runs?.flat() ?? [];
  const some = frames.filter((_, i) => i % Math.ceil(frames.length / FRAMES) === 0);
  return some.map((frame) => ({ ...frame, seat: file.seat ?? null, names: file.names ?? [] }));
}

function show(shot: Shot, box: TableBox<unknown>, changes: object = {}) {
  const choose = vi.fn<(token: string) => void>();
  const preview = vi.fn<(choice: Choice | null) => void>();
  const steps = shot.entries.filter((entry) => entry.kind === 'step');
  const props = {
    view: shot.scene.view,
    box: shot.box ?? box,
    me: shot.seat,
    names: shot.names,
    choices: (shot.scene.choices ?? []) as Choice[],
    due: shot.scene.due,
    now: null,
    happened: steps.flatMap((step) => step.events.map(({ event }) => event)),
    told: steps.flatMap(sentencesOf),
    sheet: shot.scene.sheet,
    pointed: null,
    waiting: false,
    choose,
    preview,
    ...changes,
  };
  const { container, rerender, unmount } = render(Board, { props });
  const all = (selector: string) => [...container.querySelectorAll<HTMLElement>(selector)];
  return { container, rerender, unmount, props, choose, preview, all };
}

/** Opens every heading, and those below it. */
async function unfold({ all }: ReturnType<typeof show>): Promise<void> {
  const closed = () => all('.choices [aria-expanded="false"]');
  while (closed().length > 0) {
    closed().forEach((one) => one.click());
    await tick();
  }
}

test.each(Object.entries(files).map(([path, file]) => [path.split('/').at(-1) ?? '', file] as const))(
  'is drawn with names, sentences and words, and every choice can be pressed: %s',
  async (_, file) => {
    const shots = shotsOf(file);
    expect(shots.length).toBeGreaterThan(3);
    for (const shot of shots) {
      const board = show(shot, file.box);
      const { container, all, props, choose, unmount } = board;
      expect(all('.seat bdi:first-of-type')[0]?.textContent).toBe(shot.names[(shot.seat ?? 1) - 1]);
      for (const name of shot.names) expect(container.textContent).toContain(name);
      expect(container.textContent).toContain(props.told.at(-1) ?? '');
      await unfold(board);
      const buttons = all('[data-token]');
      expect(buttons.map((button) => button.textContent).sort()).toEqual(
        props.choices.map((choice) => capital(choice.words)).sort(),
      );
      buttons.forEach((button) => button.click());
      expect(choose.mock.calls.flat().sort()).toEqual(props.choices.map((choice) => choice.token).sort());
      unmount();
    }
  },
);

const box: TableBox<unknown> = {
  game: 'tray',
  seats: 2,
  edition: { id: 'e', title: 'E', label: '', note: '' },
  options: {},
  parts: { kinds: [{ id: 'jelly', name: 'Jelly Filled' }] },
};
const choice = (token: string, words: string, group?: string[]): Choice =>
  ({ token, words, offer: { kind: token }, ...(group ? { group } : {}) }) as Choice;
const shot = (view: unknown, choices: Choice[] = []): Shot => ({
  seat: 2,
  names: ['Ann', 'Bo'],
  entries: [],
  scene: { last: 1, view, due: [2], choices },
});

test('what has changed is marked until the next change, and a jump marks nothing', async () => {
  const { rerender, all, props } = show(shot({ row: ['jelly', null], round: 1 }), box);
  const marked = () => all('.changed').map((one) => one.textContent?.replace(/\s+/g, ' ').trim());
  expect(marked()).toEqual([]);
  const view = { row: ['jelly', 'jelly'], round: 1 };
  await rerender({ ...props, view, happened: [{}] });
  expect(marked()).toEqual(['2 Jelly Filled (changed)']);
  await rerender({ ...props, view, happened: [{}], waiting: true });
  expect(marked()).toHaveLength(1);
  await rerender({ ...props, view: { row: [null, null], round: 7 }, happened: [] });
  expect(marked()).toEqual([]);
});

test('choices are one stop of the Tab key; arrows lead through them and say what they would do', async () => {
  const choices = [choice('a', 'reach for one'), choice('b', 'keep it'), choice('c', 'wait', ['Later'])];
  const { all, preview, choose } = show(shot({}, choices), box);
  const buttons = all('[data-token]');
  expect(buttons.map((button) => button.tabIndex)).toEqual([0, -1, -1]);
  buttons[0]?.focus();
  await fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(buttons[1]);
  expect(preview).toHaveBeenLastCalledWith(choices[1]);
  await fireEvent.keyDown(document.activeElement as Element, { key: 'End' });
  await fireEvent.click(document.activeElement as Element);
  expect(choose).toHaveBeenCalledExactlyOnceWith('c');
  expect(all('.options [role="group"]').map((group) => group.getAttribute('aria-label'))).toEqual(['Later']);
});

test('nothing is sent twice, and what is pointed at is marked', async () => {
  const choices = [choice('a', 'one'), choice('b', 'two')];
  const pointed = { seat: 2, events: [], offer: choices[1]?.offer };
  const { all, choose } = show(shot({}, choices), box, { waiting: true, pointed });
  for (const button of all('[data-token]')) await fireEvent.click(button);
  expect(choose).not.toHaveBeenCalled();
  expect(all('.choice.pointed').map((button) => button.textContent?.trim())).toEqual(['Two']);
  expect(all('.seat.pointed')).toHaveLength(1);
});

test('while something is shown, the sentence that is told now stands out', () => {
  const { all } = show(shot({}), box, { told: ['One.', 'Two.'], now: { event: {}, time: 800 } });
  expect(all('.happened li').map((line) => [line.textContent, line.classList.contains('now')])).toEqual([
    ['One.', false],
    ['Two.', true],
  ]);
});

test('a board that is only looked at offers nothing and calls nobody “you”', () => {
  const { container, all } = show(shot({ round: 1 }), box, { borrowed: true });
  expect(all('.choices')).toEqual([]);
  expect(container.textContent).not.toMatch(/\byou\b/i);
});
