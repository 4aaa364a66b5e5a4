import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { describe, expect, test, vi } from 'vitest';
import type { Choice, Pointed, ScoreSheet } from '$lib/board';
import changed from '../../../fixtures/dollars-to-donuts-changed.json';
import fixtures from '../../../fixtures/dollars-to-donuts.json';
import { eventsOf, type Frame, type Story } from '../../../tests/story';
import Board from './Board.svelte';
import { unpack } from './kit';
import type { Offered } from './offers';
import more from './scenes.json';
import { staging } from './staging';
import { text } from './text';
import type { Box, Event, Offer, View } from './types';

// A board is a thousand elements, and jsdom is slow with them.
vi.setConfig({ testTimeout: 60_000 });

interface Shot {
  about: string;
  box: Box;
  view: View;
  choices: Offered[];
  due: number[];
  seat: number | null;
  names: string[];
  happened: Event[];
  sheet?: ScoreSheet;
}

const box = fixtures.box as unknown as Box;
const shots: Shot[] = [
  ...fixtures.scenes.map((shot) => ({
    ...shot,
    about: `step ${shot.step}`,
    options: box.options,
    seats: shot.scene.view.seats.length,
  })),
  ...more,
].map(({ about, scene, seat, names, entries, options, seats }) => ({
  about,
  box: { ...box, seats, options: options as Box['options'] },
  view: scene.view as unknown as View,
  choices: ('choices' in scene && scene.choices ? scene.choices : []) as unknown as Offered[],
  due: scene.due,
  seat,
  names,
  happened: eventsOf({ entries, scene } as unknown as Frame) as Event[],
}));

interface Shown {
  now?: { event: Event; time: number };
  pointed?: Pointed<Event, Offer>;
}

function show({ seat, ...shot }: Shot, { now, pointed }: Shown = {}) {
  const why = vi.fn<(token: string) => void>();
  const choose = vi.fn<(token: string) => void>();
  const preview = vi.fn<(choice: Choice | null) => void>();
  const board = render(Board, {
    props: { ...shot, me: seat, now: now ?? null, pointed: pointed ?? null, waiting: false, choose, preview, why },
  });
  return { ...board, choose, preview, why };
}
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const tokensNow = () => [...new Set(all('[data-token]').map((element) => element.dataset['token'] ?? ''))];
const signOf = ({ textContent }: HTMLElement) => textContent?.trim();
/** A press of a pointer, at a place. */
async function click(thing: Element, pointerType = 'mouse') {
  await fireEvent(thing, new PointerEvent('pointerdown', { bubbles: true, pointerType }));
  await fireEvent(window, new PointerEvent('pointerup'));
  await fireEvent.click(thing, { detail: 1 });
}
const tap = (thing: Element) => click(thing, 'touch');
const find = (about: string) => {
  const shot = shots.find((s) => s.about === about);
  if (!shot) throw new Error(`no scene: ${about}`);
  return shot;
};
const having = (verb: string) => {
  const shot = shots.find(({ choices }) => choices.some(({ token }) => token.startsWith(verb)));
  if (!shot) throw new Error(`no scene with ${verb}`);
  return shot;
};

/** Clicks through everything that is a first step, and collects what could be sent on the way. */
async function reachable(choices: readonly Offered[]): Promise<Set<string>> {
  const found = new Set(tokensNow());
  const collectTurns = async () => {
    for (let turn = 0; turn < 4; turn++) {
      tokensNow().forEach((token) => found.add(token));
      const button = all('[data-pick="turn"]')[0];
      if (!button) return;
      await fireEvent.click(button);
    }
  };
  await collectTurns();
  const picks = new Set(all('[data-pick^="put "], [data-pick^="start "]').map((element) => element.dataset['pick']));
  for (const pick of picks) {
    await fireEvent.click(all(`[data-pick="${pick}"]`)[0] as HTMLElement);
    await collectTurns();
  }
  // Every payment is a few presses on kinds away from the first.
  for (const { token, offer } of choices) {
    if (offer.kind !== 'pay') continue;
    const filled = () => {
      const now = choices.find((choice) => choice.token === all('.act [data-token]')[0]?.dataset['token']);
      return now?.offer.kind === 'pay' ? now.offer.tiles : {};
    };
    for (let presses = 0; presses < 60 && !tokensNow().includes(token); presses++) {
      const lacking = Object.entries(offer.tiles).find(([kind, count]) => (filled()[kind] ?? 0) < (count ?? 0));
      await fireEvent.click(all(`[data-pick="pay ${lacking?.[0]}"]`)[0] as HTMLElement);
    }
    tokensNow().forEach((one) => found.add(one));
  }
  return found;
}

describe('the board of Dollars to Donuts', () => {
  test.each(shots.map((shot) => [shot.about, shot] as const))(
    '%s: every choice can be made on the board, and nothing else',
    async (_, shot) => {
      show(shot);
      const offered = shot.choices.map(({ token }) => token).sort();
      expect([...(await reachable(shot.choices))].sort()).toEqual(offered);
    },
  );

  test('a click on a place lays the strip there, and the words are said before', async () => {
    const { choose, preview } = show(having('lay:'));
    const place = all('[data-token^="lay:"]')[3] as HTMLElement;
    expect(place.getAttribute('aria-label')).toContain('lay it on');
    await fireEvent.click(place);
    expect(choose).toHaveBeenCalledExactlyOnceWith(place.dataset['token']);
    await fireEvent.keyDown(place, { key: 'ArrowRight' });
    expect(preview.mock.lastCall?.[0]?.words).toMatch(/^lay it on/);
    expect(document.querySelector('.ghost:not(.unseen)')).not.toBeNull();
  });

  test('the piece in the hand shows itself on the mat, with a button that lays it', async () => {
    const { choose, preview } = show(having('lay:'));
    expect(document.querySelector('.ghost:not(.unseen)')).toBeNull();
    await fireEvent.click(all('[data-pick="piece"]')[0] as HTMLElement);
    expect(document.querySelector('.ghost:not(.unseen)')).not.toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: text.lay }));
    expect(choose).toHaveBeenCalledExactlyOnceWith(preview.mock.lastCall?.[0]?.token);
  });

  test('a tap shows the ghost first, the second tap lays', async () => {
    const { choose } = show(having('lay:'));
    const place = all('[data-token^="lay:"]')[3] as HTMLElement;
    await tap(place);
    expect(choose).not.toHaveBeenCalled();
    expect(document.querySelector('.ghost:not(.unseen)')).not.toBeNull();
    await tap(place);
    expect(choose).toHaveBeenCalledExactlyOnceWith(place.dataset['token']);
  });

  test('a tap on a strip shows what it would do, the second buys it; a mouse has pointed before', async () => {
    const { choose, preview } = show(having('buy:'));
    const strip = all('.specials [data-token^="buy:"]')[0] as HTMLElement;
    await tap(strip);
    expect(choose).not.toHaveBeenCalled();
    expect(preview.mock.lastCall?.[0]?.token).toBe(strip.dataset['token']);
    await tap(strip);
    expect(choose).toHaveBeenCalledExactlyOnceWith(strip.dataset['token']);
    await click(strip);
    expect(choose).toHaveBeenCalledTimes(2);
  });

  test('only what a mouse was shown is laid', async () => {
    const { choose } = show(having('lay:'));
    const area = all('.area')[0] as HTMLElement;
    area.getBoundingClientRect = () => new DOMRect(0, 0, 700, 700);
    const place = all('[data-token^="lay:"]')[3] as HTMLElement;
    await click(place);
    expect(choose).not.toHaveBeenCalled();
    await fireEvent(area, new PointerEvent('pointermove', { bubbles: true, clientX: 350, clientY: 350 }));
    const shown = document.querySelector('.ghost:not(.unseen)')?.getAttribute('style');
    await fireEvent.keyDown(window, { key: 'r' });
    // The strip has turned under the mouse, and the keyboard does not take it anywhere else.
    for (const place of all('[data-token^="lay:"]').filter(({ tabIndex }) => tabIndex === 0))
      await fireEvent.focus(place);
    const turned = document.querySelector('.ghost:not(.unseen)')?.getAttribute('style');
    expect(turned).not.toBe(shown);
    expect(turned).toMatch(/rotate\(90deg\)/);
    expect(document.querySelector('.ghost')?.getAttribute('style')).toBe(turned);
  });

  test('the buttons that turn and lay are there before and after, in their places', async () => {
    const shot = having('lay:');
    const { rerender } = show(shot);
    const buttons = () => all('.tools > button').map((button) => button.getAttribute('aria-label') ?? signOf(button));
    const before = buttons();
    expect(before).toEqual([text.turnLeft, text.turnRight, text.lay]);
    await fireEvent.click(all('[data-pick="turn"]')[0] as HTMLElement);
    await fireEvent.click(all('[data-pick="turn"]')[0] as HTMLElement);
    expect(buttons()).toEqual(before);
    await rerender({ choices: [] });
    expect(buttons()).toEqual(before);
    expect(all('.tools > button').every((button) => button.hasAttribute('disabled'))).toBe(true);
  });

  test('a price is paid with what gives up least, and a press changes it to another whole payment', async () => {
    const shot = find('many payments');
    const { choose } = show(shot);
    const payments = shot.choices.flatMap(({ token, offer }) => (offer.kind === 'pay' ? [{ token, ...offer }] : []));
    const best = payments.find(({ best }) => best);
    const paid = () => all('.act [data-token]').map(({ dataset }) => dataset['token']);
    expect(paid()).toEqual([best?.token]);
    const kind = all('[data-pick^="pay "]').at(-1) as HTMLElement;
    await fireEvent.click(kind);
    expect(paid()).not.toEqual([best?.token]);
    expect(payments.map(({ token }) => token)).toContain(paid()[0]);
    await fireEvent.click(all('.act [data-token]')[0] as HTMLElement);
    expect(choose).toHaveBeenCalledExactlyOnceWith(paid()[0]);
  });

  test('what cannot be done says why: a strip too dear, a customer, a square', async () => {
    const buying = show(
      shots.find(({ choices }) => choices.some(({ token }) => token === 'nobuy') && choices.length < 4) as Shot,
    );
    await click(document.querySelector('.specials button[aria-disabled="true"]') as HTMLElement);
    expect(buying.why).toHaveBeenLastCalledWith(expect.stringMatching(/^buy:[1-9]$/));
    buying.unmount();
    const serving = show(having('serve:'));
    await click(document.querySelector('.line button[aria-disabled="true"]') as HTMLElement);
    expect(serving.why).toHaveBeenLastCalledWith(expect.stringMatching(/^serve:c\d+-[1-3]$/));
    serving.unmount();
    const shot = shots.find(
      ({ choices }) => choices.some(({ token }) => token.startsWith('lay:')) && choices.length < 100,
    );
    const laying = show(shot as Shot);
    const filled = all('[data-square]').filter((cell) =>
      /: (a strip|the starter)/.test(cell.getAttribute('aria-label') ?? ''),
    );
    for (const cell of filled) await fireEvent.keyDown(cell, { key: 'Enter' });
    expect(laying.why).toHaveBeenLastCalledWith(expect.stringMatching(/^lay:[a-g][1-7]n[1-4]$/));
  });

  test('a strip can be carried from the Specials to the mat, and waits there until it is paid for', async () => {
    const shot = having('buy:');
    const { choices } = shot;
    const { choose, why, rerender } = show(shot);
    const offer = choices.find(({ token }) => token === 'buy:0')?.offer;
    if (offer?.kind !== 'buy') throw new Error('no such strip');
    const { tile, places } = offer;
    const squares = [0, 1, 2, 3].flatMap((x) => [0, 1, 2, 3, 4, 5, 6].map((y) => ({ x, y })));
    const placeOf = ({ x, y }: { x: number; y: number }) => `${'abcdefg'.charAt(x)}${y + 1}n4`;
    const [fits, filled] = [true, false].map((can) =>
      squares.find((square) => places.includes(placeOf(square)) === can),
    );
    if (!fits || !filled) throw new Error('no such places');
    /** The middle of a strip that begins there. */
    const middle = ({ x, y }: { x: number; y: number }) => [100 * x + 200, 100 * y + 50] as const;
    const field = all('.field.over')[0] as HTMLElement;
    field.getBoundingClientRect = () => new DOMRect(0, 0, 700, 700);
    const strip = document.querySelector<HTMLElement>('.specials [data-token="buy:0"]') as HTMLElement;
    const drag = (type: string, x: number, y: number, on: Element | Window = window) =>
      fireEvent(on, new PointerEvent(type, { bubbles: true, clientX: x, clientY: y, button: 0 }));
    await drag('pointerdown', 900, 100, strip);
    await drag('pointermove', 850, 1500);
    await drag('pointerup', 850, 1500);
    // A browser ends every drag with a click.
    await fireEvent.click(document.body);
    expect(choose, 'that is beside the mat').not.toHaveBeenCalled();
    await drag('pointerdown', 900, 100, strip);
    await drag('pointermove', ...middle(filled));
    expect(document.querySelector('.ghost.unfit:not(.unseen)')).not.toBeNull();
    await drag('pointerup', ...middle(filled));
    await fireEvent.click(document.body);
    expect(choose, 'it cannot lie there').not.toHaveBeenCalled();
    expect(why).toHaveBeenLastCalledWith(`lay:${placeOf(filled)}`);
    await drag('pointerdown', 900, 100, strip);
    await drag('pointermove', ...middle(fits));
    expect(document.querySelector('.ghost:not(.unseen, .unfit)')).not.toBeNull();
    await drag('pointerup', ...middle(fits));
    await fireEvent.click(document.body);
    expect(choose).toHaveBeenCalledExactlyOnceWith('buy:0');
    expect(document.querySelector('.wished')).not.toBeNull();
    const lay = (at: string): Offered => ({
      token: `lay:${at}n4`,
      words: `lay it on ${at}`,
      offer: { kind: 'lay', at, facing: 'n', on_mat: 4 },
    });
    await rerender({
      view: { ...shot.view, tile, phase: 'place' },
      choices: squares.map((square) => lay(placeOf(square).slice(0, 2))),
    });
    expect(screen.getByRole('button', { name: text.lay }).dataset['token']).toBe(`lay:${placeOf(fits)}`);
  });

  test('a hint draws the strip as it would lie', () => {
    const shot = having('lay:');
    const choice = shot.choices.find(({ offer }) => offer.kind === 'lay' && offer.facing === 'e' && offer.on_mat === 4);
    show(shot, { pointed: { seat: shot.seat, events: [], offer: choice?.offer ?? null } });
    expect(document.querySelectorAll('.piece.hint.upright')).toHaveLength(1);
  });

  test('a hint to buy draws the strip in the hand, one to serve what it takes and brings', () => {
    const { kinds } = unpack(box);
    const buying = having('buy:');
    const buy = buying.choices.find(({ offer }) => offer.kind === 'buy');
    if (buy?.offer.kind !== 'buy') throw new Error('nothing is bought');
    // As if there were money, and just one way to pay.
    const [kind] = kinds;
    const view = structuredClone(buying.view);
    const mine = view.seats[(buying.seat ?? 0) - 1];
    if (!mine || !kind) throw new Error('nobody buys');
    mine.hand = { [kind.id]: 2 };
    const offer = { ...buy.offer, tiles: { [kind.id]: 2 } };
    const { unmount } = show({ ...buying, view }, { pointed: { seat: buying.seat, events: [], offer } });
    expect(document.querySelectorAll('.slot .ghost')).toHaveLength(1);
    expect(all('.given').map(signOf)).toEqual(['−2']);
    unmount();
    const serving = having('serve:');
    const serve = serving.choices.find(({ offer }) => offer.kind === 'serve' && offer.gain > 0);
    if (serve?.offer.kind !== 'serve') throw new Error('nobody is served');
    show(serving, { pointed: { seat: serving.seat, events: [], offer: serve.offer } });
    expect(document.querySelectorAll('.level.is-pointed')).toHaveLength(1);
    expect(document.querySelector('.level.is-pointed .gain')?.textContent).toBe(text.gain(serve.offer.gain));
    expect(document.querySelectorAll('.spent')).toHaveLength(Object.keys(serve.offer.spent).length);
  });

  test('what serving brings rises over the points of whoever serves', () => {
    const [serving] = playing('served');
    if (serving?.event.kind !== 'served') throw new Error('nobody serves');
    show(serving.shot, { now: { event: serving.event, time: 800 } });
    expect(all('.gain').map(signOf)).toEqual([text.gain(serving.event.worth)]);
  });

  test('R turns the piece, Shift+R turns it back, and typing does not', async () => {
    show(having('lay:'));
    const before = tokensNow();
    await fireEvent.keyDown(window, { key: 'r' });
    const turned = tokensNow();
    expect(turned.every((token) => /lay:..e/.test(token))).toBe(true);
    await fireEvent.keyDown(window, { key: 'R', shiftKey: true });
    expect(tokensNow().sort()).toEqual(before.sort());
    const input = document.body.appendChild(document.createElement('input'));
    await fireEvent.keyDown(input, { key: 'r', bubbles: true });
    expect(tokensNow().some((token) => /lay:..e/.test(token))).toBe(false);
    input.remove();
  });

  test('a dollar tile is put back with Escape', async () => {
    show(having('put:'));
    await fireEvent.click(all('[data-pick^="put "]')[0] as HTMLElement);
    expect(tokensNow().some((token) => token.startsWith('put:'))).toBe(true);
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(tokensNow()).toEqual(['noput']);
  });

  test('a click beside everything puts a dollar tile back, a click on the mat does not', async () => {
    show(having('put:'));
    await fireEvent.click(all('[data-pick^="put "]')[0] as HTMLElement);
    await fireEvent.click(all('.area')[0] as HTMLElement);
    expect(tokensNow().length).toBeGreaterThan(1);
    await fireEvent.click(document.body);
    expect(tokensNow()).toEqual(['noput']);
  });

  test('a level that can be served is a button with the words of the server', () => {
    const shot = find('many customers to serve');
    show(shot);
    for (const { token, words } of shot.choices.filter(({ token }) => token.startsWith('serve:'))) {
      expect(screen.getByRole('button', { name: words }).dataset['token']).toBe(token);
    }
  });

  test('the last move is marked on the mat it was made on', () => {
    const shot = shots.find(({ happened, seat }) =>
      happened.some((event) => event.kind === 'put' && event.seat === seat),
    );
    if (!shot) throw new Error('nobody put a tile');
    show(shot);
    expect(document.querySelectorAll('.piece.changed')).toHaveLength(1);
  });

  test('a choice points at its squares and at what it would bring', () => {
    const shot = having('lay:');
    const choice = shot.choices.find(({ offer }) => offer.kind === 'lay' && offer.on_mat === 4 && offer.brings);
    if (choice?.offer.kind !== 'lay') throw new Error('no placement that brings anything');
    const { offer } = choice;
    show(shot, { pointed: { seat: shot.seat, events: [], offer } });
    expect(document.querySelectorAll('svg.pointed rect')).toHaveLength(4);
    expect(all('.joints .joint')).toHaveLength(offer.brings?.edges.length ?? 0);
  });

  test('a line of the log points at what came of it', () => {
    const [laying] = playing('laid');
    if (laying?.event.kind !== 'laid') throw new Error('nobody lays a strip');
    const { seat, squares } = laying.event;
    show({ ...laying.shot, seat }, { pointed: { seat, events: laying.events, offer: null } });
    expect(document.querySelectorAll('svg.pointed rect')).toHaveLength(squares.length);
  });

  test('another mat can be looked at and left', async () => {
    const shot = shots.find(({ choices, view, seat }) => choices.length === 0 && view.seats.length > 2 && seat === 2);
    if (!shot) throw new Error('no scene to look on');
    show(shot);
    await fireEvent.click(screen.getByRole('button', { name: /at Cy's mat/ }));
    expect(screen.getByRole('group', { name: text.matOf('Cy') })).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: text.back }));
    expect(screen.getByRole('group', { name: text.yourMat })).toBeTruthy();
  });

  test('who watches sees every mat and is offered nothing', () => {
    const shot = shots.find(({ seat }) => seat === null);
    if (!shot) throw new Error('no spectator');
    show(shot);
    const mats = within(screen.getByRole('region', { name: text.allMats }));
    expect(mats.getAllByRole('button')).toHaveLength(shot.view.seats.length);
    expect(all('[data-token]')).toHaveLength(0);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toContain(shot.names[(shot.due[0] ?? 1) - 1]);
  });

  test('alone: the titles are shown, and at the end which one it is', () => {
    const shot = find('alone: the end and its title');
    show(shot);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toContain(shot.view.rating);
    const titles = within(screen.getByRole('region', { name: text.ratings }));
    expect(titles.getAllByRole('listitem')).toHaveLength(5);
    expect(titles.getByText('The rules for one player are ours. The box has its own.')).toBeTruthy();
  });

  test('a mat has as many squares as the table plays with', () => {
    show(find('a mat of 6 x 6'));
    expect(document.querySelectorAll('.numbers span')).toHaveLength(6);
  });
});

const story = changed as unknown as Story;
const changedBox = changed.box as unknown as Box;

function shotOf({ scene }: Frame, happened: Event[] = []): Shot {
  return {
    about: 'changed',
    box: changedBox,
    view: scene.view as View,
    choices: (scene.choices ?? []) as Offered[],
    due: scene.due,
    seat: story.seat,
    names: story.names,
    happened,
    ...(scene.sheet ? { sheet: scene.sheet } : {}),
  };
}

/** Every moment of the story at which an event of a kind is shown. */
function playing(kind: Event['kind']) {
  return story.runs.flatMap((run) =>
    run.slice(1).flatMap((frame, i) => {
      const before = run[i];
      const events = eventsOf(frame) as Event[];
      return events.flatMap((event, n) => {
        if (!before || event.kind !== kind) return [];
        const happened = events.slice(0, n + 1);
        const view = happened.reduce(staging.after, before.scene.view as View);
        return [{ event, events, shot: { ...shotOf(before, happened), view, choices: [] } }];
      });
    }),
  );
}
const heading = () => screen.getByRole('heading', { level: 2 }).textContent;

describe('what happens', () => {
  test('two halves that make a donut: the sign, the token and the words are there at once', () => {
    const moments = playing('perfect');
    expect(moments.length).toBeGreaterThan(2);
    for (const { event, shot } of moments) {
      if (event.kind !== 'perfect') continue;
      const { unmount } = show({ ...shot, seat: event.seat }, { now: { event, time: 800 } });
      expect(all('.joints .joint.good').length).toBeGreaterThan(0);
      const token = document.querySelector(`li:has([data-spot="token-${event.donut}"])`);
      expect(token?.classList.contains('is-changed')).toBe(true);
      expect(token?.textContent).toContain(String(event.held));
      expect(heading()).toContain('perfect');
      unmount();
    }
  });

  test('a botched donut shows what it pays, as long as it is looked at', async () => {
    for (const { event, shot } of playing('mismatched')) {
      if (event.kind !== 'mismatched') continue;
      const { rerender, unmount } = show({ ...shot, seat: event.seat }, { now: { event, time: 800 } });
      expect(all('.joints .joint').map(signOf)).toContain(text.gainMoney(event.pays));
      await rerender({ now: null });
      expect(all('.joints .joint')).toHaveLength(0);
      unmount();
    }
  });

  test('a customer who is served leaves the line, and it is said for how many points', () => {
    const moments = playing('served');
    expect(moments.length).toBeGreaterThan(0);
    for (const { event, shot } of moments) {
      if (event.kind !== 'served') continue;
      const { unmount } = show(shot, { now: { event, time: 1200 } });
      expect(document.querySelector(`[data-spot="customer-${event.customer}"]`)).toBeNull();
      expect(heading()).toContain(text.points(event.worth));
      unmount();
    }
  });

  test('a strip that was bought is held until it is laid', () => {
    for (const { event, shot } of playing('bought')) {
      if (event.kind !== 'bought') continue;
      const { unmount } = show(shot, { now: { event, time: 560 } });
      expect(document.querySelector(`[data-spot="strip-${event.tile}"]`)).toBeNull();
      expect(all('[data-spot="held"]')).toHaveLength(1);
      unmount();
    }
  });

  test('every place has one name', () => {
    for (const frame of story.runs.flat()) {
      const { unmount } = show(shotOf(frame));
      const spots = all('[data-spot]').map(({ dataset }) => dataset['spot']);
      expect(new Set(spots).size).toBe(spots.length);
      unmount();
    }
  });
});

describe('a game with other numbers', () => {
  const kit = unpack(changedBox);
  const frame = (kind: Offer['kind'], holds: (shot: ReturnType<typeof shotOf>) => boolean = () => true) => {
    const found = story.runs
      .flat()
      .find((one) => (one.scene.choices as Offered[])?.some((c) => c.offer.kind === kind) && holds(shotOf(one)));
    if (!found) throw new Error(`no ${kind}`);
    return shotOf(found);
  };

  test('has its prices, its points and its orders on the board', () => {
    const shot = frame('buy', ({ view }) => view.seats.every((seat) => kit.hasScored(seat)));
    show(shot);
    expect(all('.specials .price').map(({ textContent }) => textContent)).toEqual(
      changedBox.parts.slot_costs.map((price) => text.price(price)),
    );
    expect(changedBox.parts.slot_costs).not.toEqual(fixtures.box.parts.slot_costs);
    const points = shot.view.line.flatMap((id) => kit.customers.get(id)?.points ?? []);
    expect(all('.line .points').map(({ textContent }) => Number(textContent))).toEqual(points);
    expect(document.querySelector('.mine summary b')?.textContent).toBe(text.points(shot.view.seats[0]?.points ?? 0));
    const others = all('.glance .name b').map(({ textContent }) => Number(textContent));
    expect(others).toEqual(shot.view.seats.slice(1).map((seat) => seat.points));
  });

  test('greets nobody with what empty squares cost', () => {
    const shot = frame('buy');
    show(shot);
    const [mine] = shot.view.seats;
    expect(mine?.points).toBeLessThan(0);
    expect(document.querySelector('.mine summary')?.textContent).not.toContain(String(mine?.points));
    expect(all('.glance .name b')).toHaveLength(0);
  });

  test('says for a placement what its own rules pay', async () => {
    const shot = frame('lay');
    show(shot);
    const paying = shot.choices.flatMap(({ token, offer }) => {
      const pays = offer.kind === 'lay' ? (offer.brings?.edges ?? []).map((edge) => edge.pays) : [];
      return pays.some((n) => n > 0) ? [{ token, pays: pays.filter((n) => n > 0) }] : [];
    });
    expect(paying.length).toBeGreaterThan(5);
    for (const { token, pays } of paying.slice(0, 6)) {
      for (let turn = 0; turn < 4 && !all(`[data-token="${token}"]`)[0]; turn++)
        await fireEvent.click(all('[data-pick="turn"]')[0] as HTMLElement);
      const place = all(`[data-token="${token}"]`)[0] as HTMLElement;
      await tap(place);
      expect(all('.joints .joint.sold').map(signOf)).toEqual(pays.map(text.gainMoney));
    }
  });

  test('gives its own points for a pair of hole tiles', () => {
    const pairs = playing('put').flatMap(({ event, shot }) =>
      event.kind === 'put' && event.holes && event.holes.pair > 0 ? [{ event, pair: event.holes.pair, shot }] : [],
    );
    expect(pairs.length).toBeGreaterThan(0);
    for (const { event, pair, shot } of pairs) {
      const { unmount } = show({ ...shot, seat: event.seat }, { now: { event, time: 480 } });
      expect(all('.joints .joint.good').map(signOf)).toContain(text.gain(pair));
      expect(heading()).toContain(text.points(pair));
      unmount();
    }
  });

  test('asks for its own price and takes its own payments', () => {
    const shot = frame('pay');
    show(shot);
    const { slot_costs } = changedBox.parts;
    expect(heading()).toBe(text.ask.pay(slot_costs[shot.view.gap ?? -1] ?? -1));
  });
});
