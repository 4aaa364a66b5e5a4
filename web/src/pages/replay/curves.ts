/** The chances to win drawn over the moves. */
import type { Replay } from '$lib/protocol';
import { sharesAt } from './moves';

export interface Frame {
  width: number;
  height: number;
  /** Room on each side, for the marks at the ends. */
  pad: number;
  /** Whether time runs from right to left. */
  rtl: boolean;
}

export function xOf(at: number, moves: number, { width, pad, rtl }: Frame): number {
  const along = moves === 0 ? 0 : at / moves;
  return pad + (rtl ? 1 - along : along) * (width - 2 * pad);
}

export function yOf(share: number, { height, pad }: Frame): number {
  return pad + (1 - share) * (height - 2 * pad);
}

/** The place nearest to a point of the drawing. */
export function placeAt(x: number, moves: number, { width, pad, rtl }: Frame): number {
  const along = (x - pad) / Math.max(width - 2 * pad, 1);
  const place = Math.round((rtl ? 1 - along : along) * moves);
  return Math.min(Math.max(place, 0), moves);
}

/** The line of a seat. Chances change at a move, not between moves, so it goes in steps where there is room for them. */
export function curve(replay: Replay, seat: number, frame: Frame): string {
  const moves = replay.steps.length;
  const stepped = (frame.width - 2 * frame.pad) / Math.max(moves, 1) > 3;
  let path = '';
  for (let at = 0; at <= moves; at++) {
    const share = sharesAt(replay, at)[seat - 1] ?? 0;
    const [x, y] = [xOf(at, moves, frame).toFixed(1), yOf(share, frame).toFixed(1)];
    path += at === 0 ? `M${x} ${y}` : stepped ? `H${x}V${y}` : `L${x} ${y}`;
  }
  return path;
}
