/**
 * What a choice would do, drawn before it is done: an arrow from the piece that would go to the place where it would come,
 * and there its ghost. A board says which pieces (`Foreseen`); it is drawn over everything and answers no press.
 */
import { copy, isPiece } from './flight.svelte';
import { moving } from './motion';

/** A piece that would go somewhere. Of several spots the first that is to be seen is meant. */
export interface Foreseen {
  from: string[];
  to: string[];
}

/** Where the line of players has this one: the same name on every board. */
export const playerSpot = (seat: number): string => `player-${seat}`;

const SVG = 'http://www.w3.org/2000/svg';
/** How long a ghost is on its way, in milliseconds. */
const FLIGHT = 600;
/** How far an arrow stays away from what it points at, and how large its head is, in pixels. */
const GAP = 4;
const HEAD = 11;

/** Draws what would happen as long as it would. Call it while a component is being made; `root` is the board. */
export function foreseeing(root: () => HTMLElement | undefined, would: () => Foreseen[]): void {
  $effect(() => {
    const [board, moves] = [root(), would()];
    if (!board || moves.length === 0) return;
    const layer = document.createElement('div');
    layer.className = 'foreseen';
    layer.setAttribute('aria-hidden', 'true');
    const lines = document.createElementNS(SVG, 'svg');
    layer.append(lines);
    for (const { from, to } of moves) {
      const [source, target] = [seen(board, from), seen(board, to)];
      if (source && target) draw(layer, lines, source, target);
    }
    (board.closest('.game-page') ?? document.body).append(layer);
    return () => layer.remove();
  });
}

/** The first of these that is on the screen, on the board or beside it, with nothing over it. */
function seen(board: HTMLElement, names: string[]): HTMLElement | undefined {
  const named = names.flatMap((name) => [
    ...board.querySelectorAll<HTMLElement>(`[data-spot="${name}"]`),
    ...document.querySelectorAll<HTMLElement>(`.players [data-spot="${name}"], .opponents [data-spot="${name}"]`),
  ]);
  return named.find((one) => {
    const box = one.getBoundingClientRect();
    const [x, y] = middle(box);
    if (one.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) === false) return false;
    if (box.width === 0 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
    const over = document.elementFromPoint(x, y)?.closest('[data-sheet], aside');
    return !over || over.contains(one);
  });
}

const middle = ({ x, y, width, height }: DOMRect): [number, number] => [x + width / 2, y + height / 2];

function draw(layer: HTMLElement, lines: SVGElement, source: HTMLElement, target: HTMLElement): void {
  const [start, end] = [source.getBoundingClientRect(), target.getBoundingClientRect()];
  const size = isPiece(source) ? start : new DOMRect(0, 0, 0, 0);
  // A ghost fits the place it would come to, if that is one for a piece.
  const scale = Math.max(0.6, Math.min(1.15, end.width / (size.width || 1), (1.3 * end.height) / (size.height || 1)));
  if (isPiece(source)) layer.append(ghostOf(source, start, end, scale));
  arrow(lines, start, end, { width: scale * size.width, height: scale * size.height });
}

function ghostOf(source: HTMLElement, start: DOMRect, end: DOMRect, scale: number): HTMLElement {
  const ghost = copy(source);
  ghost.classList.add('ghost');
  const [[fromX, fromY], [toX, toY]] = [middle(start), middle(end)];
  Object.assign(ghost.style, {
    position: 'absolute',
    margin: '0',
    left: `${toX - start.width / 2}px`,
    top: `${toY - start.height / 2}px`,
    width: `${start.width}px`,
    height: `${start.height}px`,
    transform: `scale(${scale})`,
  });
  const duration = moving(FLIGHT);
  if (duration > 0 && typeof ghost.animate === 'function')
    ghost.animate(
      [{ transform: `translate(${fromX - toX}px, ${fromY - toY}px) scale(1)` }, { transform: `scale(${scale})` }],
      { duration, easing: 'ease-in-out' },
    );
  return ghost;
}

interface Size {
  width: number;
  height: number;
}

/** How far it is from the middle of something to its edge, in this direction. */
const toEdge = ({ width, height }: Size, dx: number, dy: number): number =>
  Math.min(width / 2 / Math.abs(dx || 1e-6), height / 2 / Math.abs(dy || 1e-6));

/** A bent arrow between two boxes; it ends before the ghost, which is so large. */
function arrow(lines: SVGElement, start: DOMRect, end: DOMRect, ghost: Size): void {
  const [[x1, y1], [x2, y2]] = [middle(start), middle(end)];
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return;
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
  const [from, to] = [toEdge(start, dx, dy) + GAP, toEdge(ghost, dx, dy) + GAP];
  if (length < from + to + HEAD) return;
  const bend = Math.min(40, length * 0.12);
  const [ax, ay] = [x1 + dx * from, y1 + dy * from];
  const [bx, by] = [x2 - dx * (to + HEAD), y2 - dy * (to + HEAD)];
  const [cx, cy] = [(ax + bx) / 2 - dy * bend, (ay + by) / 2 + dx * bend];
  const line = document.createElementNS(SVG, 'path');
  line.setAttribute('d', `M${ax} ${ay}Q${cx} ${cy} ${bx} ${by}`);
  // The head goes on as the line comes in.
  const bent = Math.hypot(bx - cx, by - cy) || 1;
  const [hx, hy] = [(bx - cx) / bent, (by - cy) / bent];
  const head = document.createElementNS(SVG, 'path');
  head.setAttribute('class', 'head');
  const wide = HEAD * 0.6;
  head.setAttribute(
    'd',
    `M${bx + hx * HEAD} ${by + hy * HEAD}L${bx - hy * wide} ${by + hx * wide}L${bx + hy * wide} ${by - hx * wide}Z`,
  );
  lines.append(line, head);
}
