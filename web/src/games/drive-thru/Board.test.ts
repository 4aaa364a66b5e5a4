import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import { peopleAt } from '$lib/language';
import type { Result } from './attempt';
import Board, { staging } from './Board.svelte';
import { goneFor, ofKind } from './offers';
import { asks, byPick, byToken, changedShots, find, findAfter, offers, propsOf, shots } from './testing';
import { text } from './text';

vi.setConfig({ testTimeout: 20_000 });

/** What must be in the fixtures. */
function present<T>(thing: T | null | undefined): T {
  if (thing == null) throw new Error('no such thing in the fixtures');
  return thing;
}
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
    const choice = present(ofKind(props.choices, 'prepare').find(({ offer }) => offer.pieces === 1));
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
    const props = propsOf(find((shot) => offers(shot, /^prepare1:/) && offers(shot, /^prepare2:/)));
    render(Board, { props: props });
    for (const { token, offer } of ofKind(props.choices, 'prepare')) {
      const card = present(document.querySelector<HTMLElement>(`.recipe [data-token="${token}"]`));
      expect(within(card).getByText(`${offer.odds.plain}/${offer.odds.faces}`)).toBeTruthy();
    }
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
    const keep = present(
      ofKind(props.choices, 'keep').find(({ offer }) => offer.kept.length === 1 && offer.replaced.length === 1),
    );
    const drawn = props.view.drawn.indexOf(keep.offer.kept[0] ?? -1);
    await fireEvent.click(byPick(`keep:${drawn}`) as HTMLElement);
    expect(screen.getByText(text.keepInstead)).toBeTruthy();
    await fireEvent.click(byToken(keep.token) as HTMLElement);
    expect(props.choose).toHaveBeenCalledExactlyOnceWith(keep.token);
  });

  it('who may keep two chooses both and then keeps them, and what has to go for them is said before', async () => {
    const two = (shot: Parameters<typeof propsOf>[0]) =>
      ofKind(propsOf(shot).choices, 'keep').filter(({ offer }) => offer.kept.length === 2);
    const sole = (shot: Parameters<typeof propsOf>[0]) =>
      two(shot).find(
        ({ offer }, _, all) =>
          offer.replaced.length + offer.removed.length > 0 &&
          all.filter((other) => other.offer.kept.join() === offer.kept.join()).length === 1,
      );
    const props = propsOf(find((shot) => sole(shot) !== undefined));
    const keep = present(sole(find((shot) => sole(shot) !== undefined)));
    render(Board, { props });
    for (const recipe of keep.offer.kept)
      await fireEvent.click(present(byPick(`keep:${props.view.drawn.indexOf(recipe)}`)));
    const button = present(document.querySelector<HTMLElement>('.tray .button.main'));
    const gone = [...keep.offer.replaced, ...keep.offer.removed];
    const names = gone.map((recipe) => present(props.box.parts.recipes[recipe]).name);
    expect(button.textContent?.trim()).toBe(text.keepChosen(2, names));
    expect(screen.getAllByText(text.goesAway)).toHaveLength(gone.length);
    await fireEvent.click(button);
    expect(props.choose).toHaveBeenCalledExactlyOnceWith(keep.token);
  });

  it('the first tap of a finger shows, the second does; a button with a verb does at once', async () => {
    const props = propsOf(find((shot) => offers(shot, /^prepare1:/) && offers(shot, /^take1:/)));
    const { unmount } = render(Board, { props });
    const tap = async (thing: Element) => {
      await fireEvent(thing, new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
      await fireEvent(window, new PointerEvent('pointerup'));
      await fireEvent.click(thing, { detail: 1 });
    };
    const take = present(ofKind(props.choices, 'take')[0]);
    await tap(present(byToken(take.token)));
    expect(props.choose).not.toHaveBeenCalled();
    expect(props.preview).toHaveBeenLastCalledWith(take);
    await tap(present(byToken(take.token)));
    expect(props.choose).toHaveBeenCalledExactlyOnceWith(take.token);
    unmount();
    const short = propsOf(find((shot) => offers(shot, /^spend:/)));
    render(Board, { props: short });
    await tap(screen.getByText(text.failButton));
    expect(short.choose).toHaveBeenCalledExactlyOnceWith('fail');
  });
});

describe('what cannot be done', () => {
  it('says why: a full plate, an empty one that may not be used, a recipe', async () => {
    const shot = find(
      (other) =>
        asks(other) === 'turn' && (other.scene.choices ?? []).length > 0 && other.scene.view.no_place.includes('full'),
    );
    const why = vi.fn<(token: string) => void>();
    const { unmount } = render(Board, { props: { ...propsOf(shot), why } });
    const names = shot.box.parts.kitchen.flatMap(({ name }, i) =>
      shot.scene.view.no_place[i] === 'full' ? [name] : [],
    );
    expect(document.querySelector('.prompt p')?.textContent).toContain(text.full(names));
    for (const plate of document.querySelectorAll('.plate[aria-disabled="true"]')) {
      await fireEvent.click(plate);
      expect(why).toHaveBeenLastCalledWith(
        expect.stringMatching(
          /^(learn[12-9]|coffee|(prepare|serve)[1-9]:[a-z]+|take[1-9]:(learn|prepare|serve|coffee))$/,
        ),
      );
    }
    unmount();
    const looking = vi.fn<(token: string) => void>();
    render(Board, {
      props: { ...propsOf(find((other) => other.seat === null && asks(other) === 'turn')), why: looking },
    });
    await fireEvent.click(present(document.querySelector('.plate')));
    expect(looking, 'nobody asks who only looks on').not.toHaveBeenCalled();
  });

  it('a hint is drawn: pieces lift and lie where they would go', () => {
    const props = propsOf(find((shot) => offers(shot, /^learn1$/) && offers(shot, /^prepare1:/)));
    const offer = present(ofKind(props.choices, 'learn').find((choice) => choice.offer.pieces === 1)).offer;
    render(Board, { props: { ...props, pointed: { seat: props.me, events: [], offer } } });
    expect(document.querySelectorAll('.hand .lifted')).toHaveLength(1);
    expect(document.querySelectorAll('[data-drop="kitchen:learn"] .ghost')).toHaveLength(1);
  });

  it('a hint to take draws the pieces in the hand, one to roll what is needed, one to keep the recipe in its place', () => {
    const hint = (shot: ReturnType<typeof find>, token: RegExp) => {
      const props = propsOf(shot);
      const choice = present(props.choices.find((one) => token.test(one.token)));
      return {
        ...render(Board, { props: { ...props, pointed: { seat: props.me, events: [], ...choice } } }),
        ...choice,
      };
    };
    const taken = hint(
      find((shot) => offers(shot, /^take1:/)),
      /^take1:/,
    );
    expect(document.querySelectorAll('.hand .ghost')).toHaveLength(1);
    taken.unmount();
    const rolled = hint(
      find((shot) => offers(shot, /^prepare1:/)),
      /^prepare1:/,
    );
    const { offer } = rolled;
    if (offer.kind !== 'prepare') throw new Error('it is no attempt');
    expect(document.querySelector('.counter')?.textContent).toContain(text.need('prepare', offer.odds.needed));
    expect(document.querySelector('.counter .hinted')?.textContent).toContain(
      `${offer.odds.plain}/${offer.odds.faces}`,
    );
    rolled.unmount();
    // One that needs no other to go.
    const plain = (shot: Parameters<typeof propsOf>[0]) =>
      ofKind(propsOf(shot).choices, 'keep').find((one) => one.offer.kept.length === 1 && goneFor(one).length === 0);
    const keeping = find((shot) => plain(shot) !== undefined);
    const [drawn, keep] = [propsOf(keeping), present(plain(keeping))];
    render(Board, { props: { ...drawn, pointed: { seat: drawn.me, events: [], offer: keep.offer } } });
    expect(document.querySelectorAll('.drawn .held')).toHaveLength(1);
    expect(document.querySelectorAll('.slot.ghost')).toHaveLength(1);
  });
});

describe('by dragging', () => {
  const pointer = (type: string, x: number, node: Element | Window) =>
    fireEvent(node, new PointerEvent(type, { clientX: x, clientY: x, bubbles: true, button: 0 }));
  /** Drags something to where this selector is found; jsdom knows no places, so it is told. */
  async function dragTo(thing: HTMLElement, target: string) {
    document.elementFromPoint = () => document.querySelector(target);
    await pointer('pointerdown', 0, thing);
    await pointer('pointermove', 20, window);
    await pointer('pointerup', 20, window);
  }
  const turn = find((shot) => offers(shot, /^learn1$/) && offers(shot, /^take1:/) && offers(shot, /^prepare1:/));

  it('pieces go to a kitchen card and come from one', async () => {
    const props = propsOf(turn);
    render(Board, { props });
    await dragTo(present(byPick('hand:1')), '[data-drop="kitchen:learn"]');
    expect(props.choose).toHaveBeenLastCalledWith('learn1');
    const take = present(ofKind(props.choices, 'take')[0]);
    await dragTo(present(byToken(take.token)), '[data-drop="hand"]');
    expect(props.choose).toHaveBeenLastCalledWith(take.token);
    expect(props.choose).toHaveBeenCalledTimes(2);
  });

  it('pieces go to a recipe, and stay there until that is answered', async () => {
    const props = propsOf(turn);
    const { rerender } = render(Board, { props });
    const { token, offer } = present(ofKind(props.choices, 'prepare').find((choice) => choice.offer.pieces === 1));
    const piece = present(byPick('hand:1')?.querySelector<HTMLElement>('[data-piece]'));
    props.choose.mockImplementation(() => void rerender({ waiting: true }));
    await dragTo(present(byPick('hand:1')), `[data-drop="recipe:${offer.recipe}"]`);
    expect(props.choose).toHaveBeenCalledExactlyOnceWith(token);
    expect(piece.isConnected && piece.style.translate).toBe('20px 20px');
    await rerender({ waiting: false });
    expect(piece.style.translate).toBe('');
  });

  it('a recipe drawn goes to the own recipe it is to replace', async () => {
    const props = propsOf(find((shot) => offers(shot, /^keep:[a-z]+\/[a-z]+$/)));
    render(Board, { props });
    const { token, offer } = present(
      ofKind(props.choices, 'keep').find((choice) => choice.offer.replaced.length === 1),
    );
    const drawn = props.view.drawn.indexOf(offer.kept[0] ?? -1);
    await dragTo(present(byPick(`keep:${drawn}`)), `[data-drop="recipe:${offer.replaced[0]}"]`);
    expect(props.choose).toHaveBeenCalledExactlyOnceWith(token);
  });

  it('what is dropped beside everything goes back', async () => {
    const props = propsOf(turn);
    render(Board, { props });
    const piece = present(byPick('hand:1')?.querySelector<HTMLElement>('[data-piece]'));
    await dragTo(present(byPick('hand:1')), '.nowhere');
    expect(props.choose).not.toHaveBeenCalled();
    expect(piece.style.translate).toBe('');
    expect(screen.queryByText(text.whereTo(1))).toBeNull();
  });
});

describe('while something is shown', () => {
  it('a roll comes before what came of it', async () => {
    const at = changedShots.findLastIndex((shot) => propsOf(shot).happened.some(({ kind }) => kind === 'prepared'));
    const [before, after] = [propsOf(present(changedShots[at - 1])), propsOf(present(changedShots[at]))];
    const [rolled, prepared] = ['rolled', 'prepared'].map((wanted) =>
      after.happened.findIndex(({ kind }) => kind === wanted),
    ) as [number, number];
    const until = (i: number) => {
      const happened = after.happened.slice(0, i + 1);
      const view = happened.reduce(staging.after, before.view);
      return { ...before, view, happened, choices: [], now: { event: present(happened[i]), time: 500 } };
    };
    const roll = after.happened[rolled];
    if (roll?.kind !== 'rolled') throw new Error('nobody rolls');
    const result = () => document.querySelector('.counter .result')?.textContent?.trim();
    const { rerender } = render(Board, { props: until(rolled) });
    expect(screen.getByText(text.rolling(peopleAt(before.names, before.me)(roll.seat), roll.stage))).toBeTruthy();
    expect(screen.getByRole('img', { name: text.rolled(roll.die) })).toBeTruthy();
    expect(result()).toBe('');
    await rerender(until(prepared));
    expect(result()).toBe(text.result(after.happened[prepared] as Result));
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
    const shot = findAfter((event) => event.kind === 'took' && event.kitchen === 'learn');
    const pointed = { seat: 1, events: [], offer: { kind: 'coffee', pieces: 1, recognitions: 0 } } as const;
    render(Board, { props: { ...propsOf(shot), pointed: { ...pointed, events: [] } } });
    const card = (kitchen: string) => document.querySelector(`[data-drop="kitchen:${kitchen}"]`);
    expect(card('learn')?.classList.contains('is-changed')).toBe(true);
    expect(card('coffee')?.classList.contains('is-changed')).toBe(false);
    expect(card('coffee')?.classList.contains('is-pointed')).toBe(true);
  });

  it.each([2, 3, 4])('as many plates and seats as a table for %i has', (seats) => {
    const shot = find((other) => other.scene.view.book.seats === seats && asks(other) === 'turn');
    render(Board, { props: propsOf(shot) });
    expect(document.querySelectorAll('.kitchen .plate').length).toBe(4 * shot.scene.view.plates);
    expect(document.querySelectorAll('section.other').length).toBe(shot.seat === null ? seats : seats - 1);
  });
});

describe('every number is that of the edition', () => {
  const shown = (selector: string) => document.querySelector(selector)?.textContent?.replaceAll(/\s+/g, ' ').trim();
  const last = present(changedShots.at(-1));

  it('odds: those of the offers, with the faces of its die', () => {
    const props = propsOf(present(changedShots.find((shot) => offers(shot, /^serve2:/))));
    render(Board, { props });
    const attempts = ofKind(props.choices, 'prepare', 'serve');
    expect(attempts.length).toBeGreaterThan(1);
    for (const { token, offer } of attempts) {
      const { plain, helped, faces } = offer.odds;
      expect(faces).toBe(8);
      const odds = shown(`.recipe [data-token="${token}"] .odds`);
      expect(odds).toBe(helped > plain ? `${plain}/8 ★ ${helped}/8` : `${plain}/8`);
    }
  });

  it('a roll: die, bonuses, sum and what is needed come from the event', () => {
    const props = propsOf(findAfter((event) => event.kind === 'rolled' && event.piece_bonus > 0, changedShots));
    const rolled = present(props.happened.find((event) => event.kind === 'rolled'));
    render(Board, { props });
    expect(rolled.piece_bonus).toBe(2);
    expect(shown('.counter .sum')).toBe(`${rolled.die} + 2 = ${rolled.sum}`);
    expect(shown('.counter .need')).toContain(text.need(rolled.stage, rolled.needed));
    expect(screen.getByRole('img', { name: text.rolled(rolled.die) })).toBeTruthy();
  });

  it('a face above one always fails, because the event says so', () => {
    const props = propsOf(
      findAfter((event) => event.kind === 'rolled' && event.always_fails && event.die > 1, changedShots),
    );
    render(Board, { props });
    const failed = present(props.happened.find((event) => event.kind === 'failed'));
    expect(shown('.counter .result')).toBe(text.result(failed));
    expect(failed.why).toBe('always_fails');
  });

  it('tips, thresholds and what it takes to win', () => {
    const props = propsOf(last);
    render(Board, { props });
    const { view, box, names } = props;
    expect(box.parts.constants.served_to_end).toBe(4);
    expect(shown('.mine .tips')).toBe(`$${view.tips[0]}`);
    expect(screen.getByText(text.served(view.served[0]?.length ?? -1, 4))).toBeTruthy();
    names.slice(1).forEach((_, i) => {
      const other = present(document.querySelectorAll('section.other')[i]);
      expect(other.querySelector('.tips')?.textContent).toBe(`$${view.tips[i + 1]}`);
    });
    for (const recipe of [...view.unprepared, ...view.prepared].flatMap((cards, seat) =>
      seat % 3 === 0 ? cards : [],
    )) {
      const card = present(box.parts.recipes[recipe]);
      const face = present([...document.querySelectorAll('.face')].find((one) => one.textContent?.includes(card.name)));
      expect(face.querySelector('.tip')?.textContent).toBe(`$${card.tip}`);
      expect([...face.querySelectorAll('.number')].map((one) => Number(one.textContent))).toEqual([
        card.prepare,
        card.serve,
      ]);
    }
  });

  it('a tip that has just been earned, and what Recognition made up for', () => {
    const props = propsOf(findAfter((event) => event.kind === 'served' && event.spent > 0, changedShots));
    render(Board, { props });
    const served = present(props.happened.find((event) => event.kind === 'served'));
    const spent = present(props.happened.find((event) => event.kind === 'spent'));
    expect(shown('.counter .result')).toBe(text.result(served));
    expect(shown('.counter .result')).toContain(`$${served.tip}`);
    const bonuses = [spent.piece_bonus, spent.baker_bonus].filter((bonus) => bonus > 0);
    const parts = [spent.die, ...bonuses, `${spent.recognitions} ★`];
    expect(shown('.counter .sum')).toBe(`${parts.join(' + ')} = ${spent.sum}`);
    expect(shown('.counter .need')).toContain(text.need('serve', spent.needed));
  });
});
