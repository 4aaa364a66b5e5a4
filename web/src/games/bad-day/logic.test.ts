import { describe, expect, it, test } from 'vitest';
import { layOut } from './layout';
import { newsOf } from './news';
import { sortOffers } from './offers';
import { changedShots, happenedIn, shots } from './testing';
import { piecesOf, withOpenHand } from './pieces';
import { planOf } from './plan';
import { wayTo } from './targets';
import { text } from './text';
import type { View } from './types';

describe('the way of a move', () => {
  it('has a space for every step, each beside the one before', () => {
    let ways = 0;
    for (const { scene, seat } of [...shots, ...changedShots]) {
      const { seats, rings, spokes } = scene.view;
      const layout = layOut(rings, spokes, null);
      for (const [disc, offered] of sortOffers(scene.choices ?? []).move) {
        const start = seats[(seat ?? 0) - 1]?.donuts.find((donut) => donut.disc === disc)?.space ?? '';
        for (const [space, { offer, words }] of offered) {
          const way = wayTo(offered, space);
          expect(way, words).toHaveLength(offer.cost);
          expect(way.at(-1)).toBe(space);
          [start, ...way].reduce((from, to) => {
            const [a, b] = [from, to].map((name) => layout.spots.find((spot) => spot.name === name));
            const round = Math.abs((a?.spoke ?? 0) - (b?.spoke ?? 0));
            expect(Math.abs((a?.ring ?? 0) - (b?.ring ?? 0)) + Math.min(round, spokes - round), words).toBe(1);
            return to;
          });
          ways++;
        }
      }
    }
    expect(ways).toBeGreaterThan(500);
  });
});

describe('what a choice would do', () => {
  const all = [...shots, ...changedShots].flatMap(({ scene, seat }) => {
    const [pieces, offers] = [piecesOf(scene.view), sortOffers(scene.choices ?? [])];
    return (scene.choices ?? []).map((choice) => {
      return {
        ...choice,
        pieces,
        fight: scene.view.fight,
        plan: planOf(choice.offer, seat, scene.view, pieces, offers),
      };
    });
  });

  it('is drawn of a move: the whole way, the donut at its end, the steps and the odds there', () => {
    let [moves, attacks] = [0, 0];
    for (const { offer, plan, pieces } of all) {
      if (offer.kind !== 'move') continue;
      const from = pieces.find(({ space, disc }) => space === plan.way[0] && disc === offer.disc);
      expect(plan.way).toHaveLength(offer.cost + 1);
      expect(plan.ghost).toEqual({ ...from, space: offer.to });
      expect(plan.notes).toEqual([
        text.planSteps(offer.cost),
        ...(offer.fight ? [text.planWins(offer.fight.win)] : []),
      ]);
      moves += 1;
      if (offer.fight) attacks += 1;
    }
    expect(moves).toBeGreaterThan(500);
    expect(attacks).toBeGreaterThan(10);
  });

  it('is drawn of every way out of a fight and of every donut to bake', () => {
    const kinds = new Set<string>();
    for (const { offer, plan, fight } of all) {
      if (offer.kind === 'go' || offer.kind === 'steer') expect(plan.way).toEqual([fight?.space, offer.to]);
      else if (offer.kind === 'bake') expect(plan.ghost).toMatchObject({ space: offer.space, cubes: offer.cubes });
      else continue;
      kinds.add(offer.kind);
    }
    expect([...kinds].sort()).toEqual(['bake', 'go', 'steer']);
  });
});

describe('news', () => {
  it('follow a donut along its whole way', () => {
    const events = changedShots.flatMap(happenedIn);
    const [moved] = events.flatMap((event) => (event.kind === 'moved' && event.way.length > 2 ? [event] : []));
    if (!moved) throw new Error('nothing moves far');
    const { donut, from, way } = moved;
    const leaves = {
      kind: 'leaves',
      donut: { ...donut, space: '1.0' },
      from: donut.space,
      dir: 'in',
      why: 'die',
      by: null,
    } as const;
    const [trail] = newsOf([moved, leaves]).trails.values();
    expect(trail).toEqual([from, ...way, '1.0']);
  });

  it('name who was eliminated, who has more points and which special gave a counter', () => {
    const events = changedShots.flatMap(happenedIn);
    const news = newsOf(events);
    const eliminated = events.flatMap((event) => (event.kind === 'eliminated' ? [event] : []));
    expect(eliminated.length).toBeGreaterThan(1);
    expect(news.gone.map(({ space }) => space)).toEqual(eliminated.map(({ donut }) => donut.space));
    expect(news.scored).toEqual(new Set(eliminated.map(({ by }) => by)));
    for (const event of events) if (event.kind === 'spent') expect(news.cards).toContain(event.card);
  });
});

describe('the layout', () => {
  it.each([
    [2, null],
    [3, '3.6'],
    [4, '4.8'],
    [5, '5.3'],
  ])('of %i rings has the own kitchen at the bottom', (rings, home) => {
    const layout = layOut(rings, 12, home);
    expect(new Set(layout.spots.map(({ name }) => layout.outline(name))).size).toBe(rings * 12);
    if (home) expect(layout.at(home).x).toBeCloseTo(500);
    if (home) expect(layout.at(home).y).toBeGreaterThan(500);
  });

  it('keeps donuts inside of their spaces', () => {
    for (const rings of [2, 3, 4, 5]) {
      const layout = layOut(rings, 12, null);
      const [a, b] = [layout.at('1.0'), layout.at('1.1')];
      expect(layout.disc * 2).toBeLessThan(layout.depth);
      expect(layout.disc * 2).toBeLessThan(Math.hypot(a.x - b.x, a.y - b.y));
    }
  });
});

test('where all hands are open, the hand of whoever bakes is that baker’s own', () => {
  const view = { active: 2, hand: [], hidden: 2 } as unknown as View;
  const hands = [view, { ...view, hand: ['d01', 'd02'], hidden: 0 }];
  expect(withOpenHand(view, hands)).toMatchObject({ hand: ['d01', 'd02'], hidden: 0 });
  expect(withOpenHand(view, [])).toBe(view);
});
