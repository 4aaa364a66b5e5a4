/** The ways a donut can take, to show what a move costs and where it leads. What may be done is said by the server. */
import { readSpace } from './layout';
import type { Parts, View } from './types';

export type Dir = 'cw' | 'ccw' | 'in' | 'out';
/** In the order in which the box lists what each direction adds. */
export const DIRS: readonly Dir[] = ['cw', 'ccw', 'in', 'out'];

/** The space next to this one; null at an edge. */
export function neighbour(view: View, parts: Parts, space: string, dir: Dir): string | null {
  const delta = parts.deltas[DIRS.indexOf(dir)];
  if (!delta) return null;
  const { ring, spoke } = readSpace(space);
  const to = ring + delta.ring;
  if (to < 1 || to > view.rings) return null;
  return `${to}.${(((spoke + delta.spoke) % view.spokes) + view.spokes) % view.spokes}`;
}

export interface Way {
  cost: number;
  /** The spaces one after the other, from the first step to the end. */
  path: string[];
}

/** The shortest way of a donut to every space it can come to. Own donuts are passed, enemies end a way. */
export function waysFrom(view: View, parts: Parts, seat: number, space: string): Map<string, Way> {
  const own = new Set(view.seats[seat - 1]?.donuts.map((donut) => donut.space));
  const enemies = new Set(
    view.seats.flatMap((other, i) => (i === seat - 1 ? [] : other.donuts.map((donut) => donut.space))),
  );
  const closed = new Set([...view.kitchens, ...view.pending]);
  const ways = new Map<string, Way>([[space, { cost: 0, path: [] }]]);
  const queue = [space];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const here = ways.get(next);
    if (!here || (next !== space && enemies.has(next) && !own.has(next))) continue;
    for (const dir of DIRS) {
      const to = neighbour(view, parts, next, dir);
      if (to === null || closed.has(to) || ways.has(to)) continue;
      ways.set(to, { cost: here.cost + 1, path: [...here.path, to] });
      queue.push(to);
    }
  }
  ways.delete(space);
  return ways;
}
