import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Choice } from '$lib/board';
import Board from './Board.svelte';
import { asks, byPick, byToken, find, offers, propsOf, shots } from './testing';
import { text } from './text';

vi.setConfig({ testTimeout: 20_000 });

const all = (name: 'token' | 'pick') => [...document.querySelectorAll<HTMLElement>(`[data-${name}]`)];
const tokens = () => all('token').map((node) => node.dataset['token'] ?? '');
const picks = () => all('pick').map((node) => node.dataset['pick'] ?? '');

/** The tokens that clicking through first steps brings to light, until all that are wanted have been seen. */
async function reachable(wanted: string[]): Promise<Set<string>> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const paths: string[][] = [[]];
  for (let path = paths.shift(); path; path = paths.shift()) {
    await fireEvent.keyDown(window, { key: 'Escape' });
    for (const pick of path) await fireEvent.click(byPick(pick) as HTMLElement);
    for (const token of tokens()) found.add(token);
    if (wanted.every((token) => found.has(token))) break;
    for (const pick of picks()) {
      const next = [...path, pick];
      const name = [...next].sort().join();
      if (path.includes(pick) || path.length > 1 || seen.has(name)) continue;
      seen.add(name);
      paths.push(next);
    }
  }
  return found;
}

describe('what may be chosen', () => {
  it.each(shots.flatMap((shot, i) => (shot.scene.choices?.length ? [[i, asks(shot), shot] as const] : [])))(
    'is all within reach on the board and nothing else: scene %i, %s',
    async (_, __, shot) => {
      render(Board, { props: propsOf(shot) });
      const wanted = shot.scene.choices?.map((choice) => choice.token) ?? [];
      expect([...(await reachable(wanted))].sort()).toEqual(wanted.sort());
    },
  );

  it('is sent by a click, and said before in the words of the server', async () => {
    const props = propsOf(find((shot) => offers(shot, /^prepare1:/)));
    const choice = props.choices.find(({ token }) => token.startsWith('prepare1:')) as Choice;
    render(Board, { props: props });
    const button = byToken(choice.token) as HTMLElement;
    expect(button.getAttribute('aria-label')).toBe(choice.words);
    await fireEvent.focus(button);
    expect(props.preview).toHaveBeenLastCalledWith(choice);
    expect(props.choose).not.toHaveBeenCalled();
    await fireEvent.click(button);
    expect(props.choose).toHaveBeenCalledExactlyOnceWith(choice.token);
  });

  it('is nothing while the answer of the server is awaited, and nothing for people who look on', () => {
    const props = propsOf(find((shot) => offers(shot, /^take/)));
    const { unmount } = render(Board, { props: { ...props, waiting: true } });
    expect(tokens()).toEqual([]);
    unmount();
    render(Board, { props: propsOf(find((shot) => shot.seat === null)) });
    expect([...tokens(), ...picks()]).toEqual([]);
  });

  it('shows the odds of an attempt on the recipe itself', () => {
    const props = propsOf(find((shot) => (shot.scene.choices ?? []).some(({ words }) => /: \d in 6$/.test(words))));
    const choice = props.choices.find(({ words }) => /: \d in 6$/.test(words)) as Choice;
    render(Board, { props: props });
    const odds = choice.words.replace(/.*: (\d) in 6$/, '$1/6');
    const card = document.querySelector(`.recipe [data-token="${choice.token}"]`) as HTMLElement;
    expect(within(card).getByText(odds)).toBeTruthy();
  });
});

describe('two steps', () => {
  it('pieces picked up make kitchen cards and recipes targets, and Escape puts them back', async () => {
    render(Board, { props: propsOf(find((shot) => offers(shot, /^prepare1:/) && offers(shot, /^take1:/))) });
    const before = tokens();
    await fireEvent.click(byPick('hand:1') as HTMLElement);
    expect(screen.getByText(text.whereTo(1))).toBeTruthy();
    expect(tokens().some((token) => token.startsWith('take'))).toBe(false);
    expect(tokens().some((token) => token.startsWith('prepare1:'))).toBe(true);
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(screen.queryByText(text.whereTo(1))).toBeNull();
    expect(tokens()).toEqual(before);
  });

  it('a click beside everything puts them back too', async () => {
    render(Board, { props: propsOf(find((shot) => offers(shot, /^prepare1:/))) });
    await fireEvent.click(byPick('hand:1') as HTMLElement);
    await fireEvent.click(screen.getByRole('group', { name: text.table }));
    expect(screen.queryByText(text.whereTo(1))).toBeNull();
  });

  it('a new recipe where there is no room asks which of the own goes', async () => {
    const props = propsOf(find((shot) => offers(shot, /^keep:[a-z]+\/[a-z]+$/)));
    render(Board, { props: props });
    const keep = props.choices.find(({ token }) => /^keep:[a-z]+\/[a-z]+$/.test(token)) as Choice;
    const id = keep.token.slice(5).split('/')[0];
    const drawn = props.view.drawn.findIndex((recipe) => props.box.parts.recipes[recipe]?.id === id);
    await fireEvent.click(byPick(`keep:${drawn}`) as HTMLElement);
    expect(screen.getByText(text.keepInstead)).toBeTruthy();
    await fireEvent.click(byToken(keep.token) as HTMLElement);
    expect(props.choose).toHaveBeenCalledExactlyOnceWith(keep.token);
  });

  it('who may keep two chooses both and then keeps them', async () => {
    const props = propsOf(find((shot) => offers(shot, /^keep:[a-z]+\+[a-z]+/)));
    render(Board, { props: props });
    await fireEvent.click(byPick('keep:0') as HTMLElement);
    await fireEvent.click(byPick('keep:1') as HTMLElement);
    const button = screen.getByText(text.keepChosen(2));
    await fireEvent.click(button);
    expect(props.choose.mock.calls[0]?.[0]).toMatch(/^keep:[a-z]+\+[a-z]+/);
  });
});

describe('what is told', () => {
  it('who is asked, when it is somebody else', () => {
    const shot = find(
      (other) => asks(other) === 'turn' && other.seat !== null && !other.scene.due.includes(other.seat),
    );
    render(Board, { props: propsOf(shot) });
    const name = shot.names[(shot.scene.due[0] ?? 0) - 1] ?? '';
    expect(screen.getByText(text.turnOf([name]))).toBeTruthy();
  });

  it('how much a roll is short of, and what can be spent', () => {
    const shot = find((other) => offers(other, /^spend:/));
    render(Board, { props: propsOf(shot) });
    expect(screen.getByText(text.spend(shot.scene.view.short ?? -1))).toBeTruthy();
    expect(screen.getByRole('img', { name: text.rolled(shot.scene.view.die ?? -1) })).toBeTruthy();
  });

  it('every recipe of every seat, with tip, type and numbers', () => {
    const shot = find((other) => asks(other) === 'over');
    render(Board, { props: propsOf(shot) });
    const { view, box } = { view: shot.scene.view, box: shot.box };
    const cards = [...view.unprepared, ...view.prepared, ...view.served].flat();
    expect(cards.length).toBeGreaterThan(5);
    const labels = [...document.querySelectorAll('[aria-label]')].map((node) => node.getAttribute('aria-label'));
    for (const recipe of cards) {
      const card = box.parts.recipes[recipe];
      if (!card) throw new Error('no such recipe');
      const type = card.treat === null ? null : (box.parts.types[card.treat] ?? null);
      expect(labels).toContain(text.recipe(card, type));
    }
  });

  it('the last move is marked, and what the log points at', () => {
    const shot = find((other) => other.entries.some((event) => /^\d\.take\d:learn/.test(event.step ?? '')));
    render(Board, { props: { ...propsOf(shot), pointed: '1.coffee' } });
    const card = (kitchen: string) => document.querySelector(`[data-drop="kitchen:${kitchen}"]`);
    expect(card('learn')?.classList.contains('changed')).toBe(true);
    expect(card('coffee')?.classList.contains('changed')).toBe(false);
    expect(card('coffee')?.classList.contains('pointed')).toBe(true);
  });

  it.each([2, 3, 4])('as many plates and seats as a table for %i has', (seats) => {
    const shot = find((other) => other.scene.view.book.seats === seats && asks(other) === 'turn');
    render(Board, { props: propsOf(shot) });
    expect(document.querySelectorAll('.kitchen .plate').length).toBe(4 * shot.scene.view.plates);
    expect(document.querySelectorAll('section.other').length).toBe(shot.seat === null ? seats : seats - 1);
  });
});
