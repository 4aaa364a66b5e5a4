import { fireEvent } from '@testing-library/svelte';
import { tick } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { piecesOf, type Piece } from './pieces';
import {
  changedBox,
  changedShots,
  first,
  happenedIn,
  movers,
  moves,
  offersOf,
  shots,
  show,
  type Shot,
} from './testing';
import { text } from './text';
import type { Event, SideView } from './types';

// jsdom does not lay out, so nothing has a size to be told of.
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

// A crowded board is a lot to draw where nothing is drawn by hardware.
vi.setConfig({ testTimeout: 60_000 });

const tokensIn = (root: Element) =>
  [...root.querySelectorAll('[data-token]')].map((element) => element.getAttribute('data-token') ?? '');
describe('the board', () => {
  const asked = shots.flatMap((shot, i) =>
    shot.scene.choices?.length ? [[i, shot.scene.view.phase, shot] as const] : [],
  );

  it.each(asked)('offers in scene %i (%s) exactly what may be chosen', async (_, __, shot) => {
    const { container } = show(shot);
    const reached = new Set(tokensIn(container));
    const picks = new Set(
      [...container.querySelectorAll('[data-pick]')].map((element) => element.getAttribute('data-pick') ?? ''),
    );
    await fireEvent.keyDown(window, { key: 'Escape' });
    for (const pick of picks) {
      await fireEvent.click(container.querySelector(`[data-pick="${pick}"]`) as Element);
      tokensIn(container).forEach((token) => reached.add(token));
      await fireEvent.keyDown(window, { key: 'Escape' });
    }
    expect([...reached].sort()).toEqual((shot.scene.choices ?? []).map((choice) => choice.token).sort());
  });

  it('shows every phase to people who look on, and offers them nothing', () => {
    const phases = new Map(shots.map((shot) => [`${shot.scene.view.phase} of ${shot.names.length}`, shot]));
    for (const shot of phases.values()) {
      const { container, unmount } = show({ ...shot, seat: null, scene: { ...shot.scene, choices: [] } });
      expect(container.querySelectorAll('[data-token], [data-pick]')).toHaveLength(0);
      expect(container.querySelectorAll('.token')).toHaveLength(piecesOf(shot.scene.view).length);
      unmount();
    }
  });

  it('takes up a donut, shows its reach, puts it back with Escape and by a click beside', async () => {
    const { container } = show(first((shot) => movers(shot).size > 1));
    const disc = container.querySelector('.token[data-pick]') as Element;
    const targets = () => tokensIn(container).filter((token) => token.startsWith('move'));
    expect(targets()).toHaveLength(0);
    await fireEvent.click(disc);
    expect(targets().length).toBeGreaterThan(0);
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(targets()).toHaveLength(0);
    await fireEvent.click(disc);
    await fireEvent.click(container.querySelector('.ask') as Element);
    expect(targets()).toHaveLength(0);
  });

  it('asks why what is pressed cannot be chosen: spaces out of reach, donuts, cards that cost too much, specials', async () => {
    const ask = async (shot: Shot, find: (root: Element) => Iterable<Element>) => {
      const why = vi.fn();
      const { container, unmount } = show(shot, { why });
      for (const one of find(container)) await fireEvent.click(one);
      unmount();
      return why.mock.calls.map(([token]) => String(token));
    };
    const closed = (root: Element) => [...root.querySelectorAll('[role="gridcell"][aria-disabled="true"]')];
    const moving = first((shot) => movers(shot).size === 1);
    const [disc] = movers(moving);
    const far = await ask(moving, (root) => closed(root).slice(0, 1));
    expect(far).toEqual([expect.stringMatching(`^move:${disc}@`)]);
    const rolling = first((shot) => offersOf(shot).some(({ kind }) => kind === 'roll'));
    const others = await ask(rolling, (root) => [...root.querySelectorAll('[role="gridcell"]')].slice(0, 1));
    expect(others).toEqual([expect.stringMatching(/^(fight|move):/)]);
    const baking = first(
      (shot) => shot.scene.view.hand.length > 1 && offersOf(shot).some(({ kind }) => kind === 'bake'),
    );
    const [kept] = (baking.scene.choices ?? []).filter(({ offer }) => offer.kind === 'bake');
    const poor = { ...baking, scene: { ...baking.scene, choices: kept ? [kept] : [] } };
    const dear = await ask(poor, (root) => root.querySelectorAll('.card[aria-disabled="true"]'));
    expect(dear).toEqual(baking.scene.view.hand.slice(1).map((card) => expect.stringContaining(card)));
    const idle = shots.filter(
      ({ seat, scene }) => scene.choices?.length && scene.view.seats[(seat ?? 0) - 1]?.specials.length,
    );
    const unused = await Promise.all(
      idle.slice(0, 4).map((shot) => ask(shot, (root) => root.querySelectorAll('.special.dull [data-sign]'))),
    );
    expect(unused.flat()).toContainEqual(expect.stringMatching(/^use:/));
  });

  it('says before a click what it does, and does it by mouse and keyboard', async () => {
    const shot = first((one) => movers(one).size === 1);
    const [choose, preview] = [vi.fn(), vi.fn()];
    const { container } = show(shot, { choose, preview });
    const target = container.querySelector('[data-token^="move"]') as Element;
    const choice = shot.scene.choices?.find((one) => one.token === target.getAttribute('data-token'));
    await fireEvent.pointerOver(target);
    expect(preview).toHaveBeenLastCalledWith(choice);
    await fireEvent.keyDown(target, { key: 'Enter' });
    expect(choose).toHaveBeenCalledWith(choice?.token);
  });

  it('drops a dragged donut where it is let go, and puts it back elsewhere and with Escape', async () => {
    const choose = vi.fn();
    const shot = first((one) => movers(one).size > 1);
    const { container } = show(shot, { choose });
    const disc = container.querySelector('.token[data-pick]') as Element;
    const [target] = moves(shot).filter(({ offer }) => disc.getAttribute('data-pick') === `disc-${offer.disc}`);
    const pointer = (kind: string, x: number) =>
      disc.dispatchEvent(new MouseEvent(kind, { bubbles: true, clientX: x, clientY: 10 }));
    /** jsdom does not know what lies where. */
    const under = (selector: string | null) =>
      (document.elementFromPoint = () => (selector === null ? null : container.querySelector(selector)));
    const dragged = async (end: () => void) => {
      pointer('pointerdown', 10);
      pointer('pointermove', 40);
      await tick();
      expect(container.querySelectorAll('.lifted')).toHaveLength(1);
      end();
      await tick();
      expect(container.querySelectorAll('.lifted, [data-drop]')).toHaveLength(0);
    };

    /** A browser ends a drag with a click, which is not meant. */
    const letGo = () => {
      pointer('pointerup', 40);
      pointer('click', 40);
    };

    under(null);
    pointer('pointerdown', 10);
    pointer('pointermove', 12);
    pointer('pointerup', 12);
    await dragged(letGo);
    await dragged(() => void fireEvent.keyDown(window, { key: 'Escape' }));
    expect(choose).not.toHaveBeenCalled();
    under(`[data-drop="${target?.offer.to}"] path`);
    await dragged(letGo);
    expect(choose).toHaveBeenCalledExactlyOnceWith(target?.token);
  });

  it('asks in words, and says for whom one waits', () => {
    const mine = show(first((shot) => shot.scene.view.phase === 'before_roll' && shot.scene.due[0] === shot.seat));
    expect(mine.container.querySelector('.prompt .ask')?.textContent).toContain('Roll for movement');
    mine.unmount();
    const other = first((shot) => shot.scene.view.phase === 'moving' && shot.scene.due[0] !== shot.seat, changedShots);
    const { container } = show(other, { of: changedBox });
    expect(container.querySelector('.prompt .ask')?.textContent).toBe(
      `${other.names[(other.scene.due[0] ?? 1) - 1]} is moving.`,
    );
  });

  it('shows a finger what a tap would do, and does it at the second', async () => {
    const shot = first((one) => moves(one).some(({ offer }) => offer.fight));
    const choose = vi.fn();
    const { container } = show(shot, { choose });
    const attack = moves(shot).find(({ offer }) => offer.fight);
    if (movers(shot).size > 1)
      await fireEvent.click(container.querySelector(`.token[data-pick="disc-${attack?.offer.disc}"]`) as Element);
    const space = container.querySelector(`[role="gridcell"][data-token="${attack?.token}"]`) as Element;
    const tap = async () => {
      await fireEvent(space, new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }));
      await fireEvent.click(space);
    };
    await tap();
    expect(choose).not.toHaveBeenCalled();
    const { points, stake } = attack?.offer.fight ?? {};
    expect(container.querySelector('.notes')?.textContent).toContain(`${points} for you, ${stake} for them`);
    expect(container.querySelector('.buttons .main')?.textContent).toBe('Attack');
    await tap();
    expect(choose).toHaveBeenCalledExactlyOnceWith(attack?.token);
  });

  it('says before the movement ends that the kitchen is still taken', () => {
    const shot = structuredClone(first((one) => offersOf(one).some(({ kind }) => kind === 'stop')));
    const stop = shot.scene.choices?.find(({ offer }) => offer.kind === 'stop');
    if (stop) stop.warning = 'Your donut stays in the kitchen.';
    const { container } = show(shot);
    expect(container.querySelector('.notes')?.textContent).toContain('stays in the kitchen');
  });

  it('marks what a choice or a line of the log is about', () => {
    const shot = first((one) => movers(one).size > 0);
    const [move] = moves(shot);
    const marks = (root: Element) => root.querySelectorAll('.token .pointed, path.pointed').length;
    const choice = show(shot, { pointed: { seat: shot.seat, events: [], offer: move?.offer ?? null } });
    expect(marks(choice.container)).toBe(2);
    expect(choice.container.querySelectorAll('.plan .ghost')).toHaveLength(1);
    expect(choice.container.querySelector('.plan')?.textContent).toContain(text.planSteps(move?.offer.cost ?? 0));
    choice.unmount();
    const [piece] = piecesOf(shot.scene.view);
    if (!piece) throw new Error('there is no donut');
    const moved: Event = {
      kind: 'moved',
      donut: piece,
      from: '1.0',
      way: [piece.space],
      cost: 1,
      steps: 0,
      enemy: null,
    };
    expect(marks(show(shot, { pointed: { seat: piece.seat, events: [moved], offer: null } }).container)).toBe(2);
  });

  it('offers nothing and asks nobody while something is shown', () => {
    const shot = first((one) => movers(one).size > 1);
    const { container } = show(shot, { now: { kind: 'skips', seat: shot.scene.view.active } });
    expect(container.querySelectorAll('[data-token], [data-pick], .seats .due')).toHaveLength(0);
    const { active } = shot.scene.view;
    expect(container.querySelector('.prompt .ask')?.textContent).toBe(
      active === shot.seat ? 'Your turn' : `${shot.names[active - 1]}'s turn`,
    );
  });

  it('shows the odds of a fight before it is rolled, and what a counter would change', () => {
    const shot = first((one) => offersOf(one).some(({ kind }) => kind === 'more_dice'));
    const { container } = show(shot);
    const { fight } = shot.scene.view;
    // What is said is said of the donut on the left, which is one's own.
    const own = [fight?.entering, fight?.resident].find((side) => side?.seat === shot.seat) ?? fight?.entering;
    const tenths = Math.round((own?.odds?.win ?? 0) / 100);
    expect(container.querySelector('.odds')?.textContent).toContain(
      tenths === 5 ? 'A close call.' : `wins this round about ${tenths} in 10.`,
    );
    expect(container.querySelector('.forecast')?.textContent).toMatch(/^You win about \d+ in 10 instead of \d+\.$/);
  });
});

describe('a fight as it is shown', () => {
  const fought = () => first(({ scene }) => (scene.view.fight?.entering.dice ?? '') !== '');
  /** The donut that moved in, and the other. */
  function sides({ scene }: Shot): [Piece, Piece] {
    const { fight } = scene.view;
    const find = (side: SideView | undefined) =>
      piecesOf(scene.view).find(({ seat, disc }) => seat === side?.seat && disc === side.disc);
    const [entering, resident] = [find(fight?.entering), find(fight?.resident)];
    if (!entering || !resident) throw new Error('there is no fight');
    return [entering, resident];
  }

  it('dice that are tied lie there until they are rolled again', () => {
    const shot = structuredClone(fought());
    const [a, b] = sides(shot);
    const view = shot.scene.view;
    if (view.fight) view.fight.entering.dice = view.fight.resident.dice = '';
    const rolled = (donut: Piece, dice: string) => ({ kind: 'rolled', donut, dice, best: 5 }) as const;
    const tie = { kind: 'tie', best: 5 } as const;
    const { container } = show(shot, { now: tie, happened: [rolled(a, '53'), rolled(b, '54'), tie] });
    const said = [...container.querySelectorAll('.fight .dice')].map((dice) => dice.getAttribute('aria-label'));
    expect(said.toSorted()).toEqual(['rolled 5, 3', 'rolled 5, 4']);
    expect(container.querySelector('.fight .state')?.textContent).toBe('A tie: both roll again');
  });

  it('cubes that are lost are marked on the board and told in the fight', () => {
    const shot = fought();
    const [donut] = sides(shot);
    const lost = { kind: 'lost', donut, cubes: 2, now_stale: true, dice: 1, supply: 1 } as const;
    const { container } = show(shot, { now: lost, happened: [lost] });
    expect(container.querySelector('.token .delta')?.textContent).toContain('−2');
    expect(container.querySelector('.token .staled')).not.toBeNull();
    expect(container.querySelector('.fight .state')?.textContent).toMatch(/ loses 2 cubes$/);
  });

  it('the evacuation die is marked in the chart', () => {
    const shot = structuredClone(fought());
    shot.scene.view.phase = 'evac_roll';
    const [donut] = sides(shot);
    const thrown = { kind: 'evacuation_die', donut, die: 3, face: 'in' } as const;
    const { container } = show(shot, { now: thrown, happened: [thrown] });
    const chart = container.querySelector('.compass') as Element;
    expect(chart.getAttribute('aria-label')).toContain('3: inward');
    const faces = [...chart.querySelectorAll('.face')];
    expect(faces.map((face) => face.classList.contains('rolled')).indexOf(true)).toBe(2);
    expect(chart.classList).toContain('open');
    expect(container.querySelector('.fight .state')?.textContent).toContain('inward');
  });

  it('the end says who has won', () => {
    const shot = first((one) => happenedIn(one).some(({ kind }) => kind === 'won'));
    const ask = (root: Element) => root.querySelector('.prompt .ask')?.textContent;
    const fresh = show(shot);
    expect(ask(fresh.container)).toMatch(/^(You win|(Ann|Bo|Cy) wins)\.$/);
    fresh.unmount();
    expect(ask(show(shot, { happened: [] }).container)).toBe('The game is over.');
  });
});

describe('a game with other numbers', () => {
  const withOffer = (kind: string) =>
    first((shot) => offersOf(shot).some((offer) => offer.kind === kind), changedShots);
  const numbers = (texts: Iterable<Element>) => [...texts].map((one) => Number(one.textContent));

  it('shows the cubes, the staleness and the points of its cards', () => {
    const shot = withOffer('bake');
    const { container } = show(shot, { of: changedBox });
    const shown = [...container.querySelectorAll('.hand .card')].map((card) => numbers(card.querySelectorAll('b')));
    const told = offersOf(shot).flatMap((offer) =>
      offer.kind === 'bake' ? [[offer.cubes, offer.stale_at, offer.points]] : [],
    );
    expect(shown).toEqual(told);
    // The same cards have other numbers in the usual box.
    const usual = show(shot);
    expect(
      [...usual.container.querySelectorAll('.hand .card')].map((card) => numbers(card.querySelectorAll('b'))),
    ).not.toEqual(told);
  });

  it('shows its points and its goal', () => {
    const shot = first((one) => one.scene.view.seats.some(({ points }) => points > 2), changedShots);
    const { container } = show(shot, { of: changedBox });
    const { seats, goal } = shot.scene.view;
    const shown = [...container.querySelectorAll('.points')].map((one) => one.textContent.trim());
    expect(shown.toSorted()).toEqual(seats.map(({ points }) => `${points}/${goal}`).toSorted());
    expect(goal).toBe(changedBox.options.goal);
  });

  it('asks for as many dice as it has', () => {
    const shot = withOffer('roll');
    const { container } = show(shot, { of: changedBox });
    expect(container.querySelectorAll('.roll text:not(.word)')).toHaveLength(changedBox.parts.numbers.movement_dice);
    expect(changedBox.parts.numbers.movement_dice).toBe(3);
  });

  it('shows what its moves cost and how its fights stand', async () => {
    const shot = first((one) => moves(one).some(({ offer }) => offer.fight), changedShots);
    const { container } = show(shot, { of: changedBox });
    const disc = moves(shot).find(({ offer }) => offer.fight)?.offer.disc;
    if (movers(shot).size > 1)
      await fireEvent.click(container.querySelector(`.token[data-pick="disc-${disc}"]`) as Element);
    const offered = moves(shot).filter(({ offer }) => offer.disc === disc);
    expect(numbers(container.querySelectorAll('.labels text'))).toEqual(offered.map(({ offer }) => offer.cost));
    for (const { offer } of offered.filter(({ offer: { fight } }) => fight)) {
      const label = container.querySelector(`[data-space="${offer.to}"]`)?.getAttribute('aria-label');
      expect(label).toContain(`You win the first round about ${Math.round((offer.fight?.win ?? 0) / 100)} in 10.`);
    }
  });

  it('shows its rolls with all their dice, and what is to be lost', () => {
    const shot = first(
      (one) => happenedIn(one).some(({ kind }) => kind === 'round_won') && one.scene.view.fight !== null,
      changedShots,
    );
    const { container } = show(shot, { of: changedBox });
    const { fight } = shot.scene.view;
    const said = [...container.querySelectorAll('.fight .dice')].map((dice) => dice.getAttribute('aria-label'));
    const sides = [fight?.entering, fight?.resident].map((side) => `rolled ${[...(side?.dice ?? '')].join(', ')}`);
    expect(said.toSorted()).toEqual(sides.toSorted());
    expect(container.querySelector('.fight .state')?.textContent).toContain(`${fight?.damage} cube`);
  });

  it('says what a counter would do to the loser', () => {
    const shot = withOffer('more_damage');
    const { container } = show(shot, { of: changedBox });
    const loss = offersOf(shot).flatMap((offer) => (offer.kind === 'more_damage' ? [offer.loss] : []))[0];
    const left = loss?.left ? `${loss.left} left` : 'eliminated';
    expect(container.querySelector('.forecast')?.textContent).toBe(`${loss?.damage} cubes lost, ${left}`);
  });
});
