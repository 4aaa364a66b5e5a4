import { describe, expect, it } from 'vitest';
import { layOut } from './layout';
import { newsOf } from './news';
import { sortOffers } from './offers';
import { changedShots, happenedIn, shots } from './testing';
import { wayTo } from './targets';

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
