/** How likely a roll is. The best die of a side counts, and equal rolls are thrown again. */

const FACES = 6;

/** How likely it is that the best of so many dice is 1, 2, ... 6; the first entry is for no die. */
export function best(dice: number): number[] {
  const all = FACES ** dice;
  return Array.from({ length: FACES + 1 }, (_, v) =>
    v === 0 ? Number(dice === 0) : (v ** dice - (v - 1) ** dice) / all,
  );
}

export interface Odds {
  /** That the first side wins the round. */
  win: number;
  /** That it wins by so much that the other has no cube left. */
  knockout: number;
  /** That it loses by so much that it has none left. */
  lost: number;
}

/** The odds of a round; what each side rolls is given as how likely each result is. */
function compare(first: number[], second: number[], cubes: number, enemyCubes: number, again: Odds | null): Odds {
  const sum = { win: 0, knockout: 0, lost: 0, tie: 0 };
  first.forEach((p, mine) => {
    second.forEach((q, theirs) => {
      const chance = p * q;
      if (mine === theirs) sum.tie += chance;
      if (mine > theirs) sum.win += chance;
      if (mine - theirs >= enemyCubes) sum.knockout += chance;
      if (theirs - mine >= cubes) sum.lost += chance;
    });
  });
  // After a tie both roll anew: without other odds for that, the same once more.
  const rest = again ?? {
    win: sum.win / (1 - sum.tie),
    knockout: sum.knockout / (1 - sum.tie),
    lost: sum.lost / (1 - sum.tie),
  };
  return {
    win: sum.win + sum.tie * rest.win,
    knockout: sum.knockout + sum.tie * rest.knockout,
    lost: sum.lost + sum.tie * rest.lost,
  };
}

export interface Corner {
  dice: number;
  cubes: number;
}

/** The odds of a round before anybody has rolled. */
export function round(mine: Corner, theirs: Corner): Odds {
  return compare(best(mine.dice), best(theirs.dice), mine.cubes, theirs.cubes, null);
}

/** The odds when only one side rolls again, against what lies on the table. */
export function reroll(mine: Corner, theirs: Corner, who: 'mine' | 'theirs', lying: number): Odds {
  const fixed = Array.from({ length: FACES + 1 }, (_, v) => Number(v === lying));
  const [a, b] = who === 'mine' ? [best(mine.dice), fixed] : [fixed, best(theirs.dice)];
  return compare(a, b, mine.cubes, theirs.cubes, round(mine, theirs));
}
