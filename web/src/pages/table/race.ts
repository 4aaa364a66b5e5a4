/** The points of every seat drawn over the rounds. */
import type { Standing } from '$lib/protocol';

export interface Frame {
  width: number;
  height: number;
  /** Room on each side, for the marks at the ends. */
  pad: number;
  /** Whether time runs from right to left. */
  rtl: boolean;
}

export interface Runner {
  path: string;
  /** Where the line ends. */
  end: { x: number; y: number };
}

/** A line for each seat, from nothing to its last points. */
export function race(
  after: readonly Pick<Standing, 'turn' | 'scores'>[],
  seats: number,
  { width, height, pad, rtl }: Frame,
): Runner[] {
  const all = after.flatMap(({ scores }) => scores);
  const [low, high] = [Math.min(0, ...all), Math.max(0, ...all)];
  const rounds = after.at(-1)?.turn ?? 0;
  const x = (turn: number) => {
    const along = rounds === 0 ? 0 : turn / rounds;
    return Math.round(pad + (rtl ? 1 - along : along) * (width - 2 * pad));
  };
  const y = (points: number) =>
    Math.round(pad + (high === low ? 1 : (high - points) / (high - low)) * (height - 2 * pad));
  return Array.from({ length: seats }, (_, i) => {
    const points = [{ turn: 0, points: 0 }, ...after.map(({ turn, scores }) => ({ turn, points: scores[i] ?? 0 }))].map(
      (at) => ({ x: x(at.turn), y: y(at.points) }),
    );
    return {
      path: `M${points.map((at) => `${at.x} ${at.y}`).join('L')}`,
      end: points.at(-1) ?? { x: 0, y: 0 },
    };
  });
}
