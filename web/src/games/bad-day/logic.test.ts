import { describe, expect, it } from 'vitest';
import type { Choice } from '$lib/board';
import fixture from '../../../fixtures/bad-day.json';
import { piecesOf } from './changes';
import { layOut } from './layout';
import more from './more.json';
import { best, reroll, round } from './odds';
import { sortOffers } from './offers';
import type { Box, View } from './types';
import { waysFrom } from './ways';

const shots = [...fixture.scenes, ...more] as unknown as {
  seat: number | null;
  scene: { view: View; choices?: Choice[] };
}[];
const box = fixture.box as unknown as Box;

describe('ways', () => {
  it('cost what the server says, for every offered move', () => {
    let moves = 0;
    for (const { seat, scene } of shots) {
      for (const [disc, spaces] of sortOffers(scene.choices ?? []).move) {
        const piece = piecesOf(scene.view).find((one) => one.seat === seat && one.disc === disc);
        const ways = waysFrom(scene.view, box.parts, seat ?? 0, piece?.space ?? '');
        for (const [space, choice] of spaces) {
          const cost = /, (\d+) point/.exec(choice.words)?.[1];
          expect(ways.get(space)?.cost, choice.words).toBe(Number(cost));
          expect(ways.get(space)?.path.at(-1)).toBe(space);
          expect(ways.get(space)?.path.filter((step) => scene.view.kitchens.includes(step))).toEqual([]);
          moves++;
        }
      }
    }
    expect(moves).toBeGreaterThan(100);
  });

  it('go round a kitchen', () => {
    const [shot] = more as unknown as typeof shots;
    if (!shot) throw new Error('there is no scene');
    const view: View = {
      ...shot.scene.view,
      rings: 4,
      kitchens: ['4.0'],
      pending: [],
      seats: [{ points: 0, scored: [], donuts: [], specials: [] }],
    };
    expect(waysFrom(view, box.parts, 1, '4.1').get('4.11')?.cost).toBe(4);
  });
});

describe('odds', () => {
  /** Every roll there is, counted. */
  function counted(mine: number, theirs: number): number {
    const rolls = (dice: number): number[] =>
      dice === 0 ? [0] : rolls(dice - 1).flatMap((top) => [1, 2, 3, 4, 5, 6].map((face) => Math.max(top, face)));
    let [wins, ties, all] = [0, 0, 0];
    for (const a of rolls(mine)) {
      for (const b of rolls(theirs)) {
        all++;
        if (a > b) wins++;
        if (a === b) ties++;
      }
    }
    return wins / (all - ties);
  }

  it('are those of all rolls counted', () => {
    for (let mine = 1; mine <= 4; mine++) {
      for (let theirs = 1; theirs <= 3; theirs++) {
        expect(round({ dice: mine, cubes: 9 }, { dice: theirs, cubes: 9 }).win).toBeCloseTo(counted(mine, theirs), 10);
      }
    }
  });

  it('of the best die add up', () => {
    expect(best(3).reduce((sum, chance) => sum + chance)).toBeCloseTo(1);
  });

  it('of a knockout are those of a difference as big as the cubes', () => {
    // Six against one is the only way to take five cubes at once with one die each, of 30 rolls that are no tie.
    expect(round({ dice: 1, cubes: 9 }, { dice: 1, cubes: 5 }).knockout).toBeCloseTo(1 / 30);
  });

  it('of another roll hold what lies on the table', () => {
    // Against a six one cannot win at once; a six of one's own makes a tie, then it is even.
    expect(reroll({ dice: 1, cubes: 9 }, { dice: 1, cubes: 9 }, 'mine', 6).win).toBeCloseTo(1 / 12);
    expect(reroll({ dice: 1, cubes: 9 }, { dice: 1, cubes: 9 }, 'theirs', 1).win).toBeCloseTo(1 / 12);
  });
});

describe('the layout', () => {
  it.each([
    [2, null],
    [3, '3.6'],
    [4, '4.8'],
    [5, '5.3'],
  ])('of %i rings finds every space at its middle', (rings, home) => {
    const layout = layOut(rings, 12, home);
    for (const spot of layout.spots) expect(layout.spaceAt(layout.at(spot.name))).toBe(spot.name);
    if (home) expect(layout.at(home).x).toBeCloseTo(500);
    if (home) expect(layout.at(home).y).toBeGreaterThan(500);
    expect(layout.spaceAt({ x: 500, y: 500 })).toBeNull();
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
