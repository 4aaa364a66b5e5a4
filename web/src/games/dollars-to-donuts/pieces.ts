/** Where pieces lie and which way they point. Squares count from 0 at the north-west corner. */
import { blank, type Art, type Kit } from './kit';
import type { Facing } from './types';

export const facings: readonly Facing[] = ['n', 'e', 's', 'w'];

/** Where the first square of a piece is, read from the west or the north, and where its top points. It may be off the mat. */
export interface Place {
  x: number;
  y: number;
  facing: Facing;
}

export interface Laid extends Place {
  /** As the view writes it. */
  key: string;
  id: string;
  art: Art;
}

export interface Square {
  x: number;
  y: number;
}

/** One square further to the north, the east, the south and the west. */
const ahead: Record<Facing, Square> = { n: { x: 0, y: -1 }, e: { x: 1, y: 0 }, s: { x: 0, y: 1 }, w: { x: -1, y: 0 } };

/** Whether a piece so turned lies from west to east. */
export const liesFlat = (facing: Facing): boolean => facing === 'n' || facing === 's';

/** How far a piece is turned, in degrees clockwise. */
export const degrees = (facing: Facing): number => facings.indexOf(facing) * 90;

const isFacing = (letter: string | undefined): letter is Facing => facings.some((facing) => facing === letter);

/** The square of `c4`. */
export function readSquare(text: string): Square {
  return { x: text.charCodeAt(0) - 97, y: Number(text.charAt(1)) - 1 };
}

export const squareName = ({ x, y }: Square): string => `${String.fromCharCode(97 + x)}${y + 1}`;

export function nextTo({ x, y }: Square, side: Facing): Square {
  return { x: x + ahead[side].x, y: y + ahead[side].y };
}

/** The middle of an edge of a square. */
export function edgeOf({ x, y }: Square, side: Facing): Square {
  return { x: x + 0.5 + ahead[side].x / 2, y: y + 0.5 + ahead[side].y / 2 };
}

/** Where a piece lies whose first square on the mat is `at`, with so many squares hanging over a border. */
export function placeAt(at: string, facing: Facing, hidden: number, over: Facing | undefined): Place {
  const { x, y } = readSquare(at);
  return { x: over === 'w' ? x - hidden : x, y: over === 'n' ? y - hidden : y, facing };
}

/** `b3s4`, `g5s` or `g7`: a strip that hangs over the west or north border begins outside the mat. */
export function readPlace(text: string, length: number): Place {
  const letter = text[2];
  const facing = isFacing(letter) ? letter : 'n';
  const { x, y } = readSquare(text);
  const hidden = length - (Number(text.slice(3)) || length);
  const over = liesFlat(facing) ? x === 0 && 'w' : y === 0 && 'n';
  return placeAt(text, facing, hidden, over || undefined);
}

/** `d32@b3s4`, `uc@g5s` or `op@g7`. */
export function readPiece(text: string, kit: Kit): Laid {
  const split = text.indexOf('@');
  const [id, place] = [text.slice(0, split), text.slice(split + 1)];
  const art = kit.art.get(id) ?? blank;
  return { key: text, id, art, ...readPlace(place, art.length) };
}

/** The half that a piece lying there shows at an edge of one of its squares. */
export function halfAt(art: Art, { x, y, facing }: Place, square: Square, side: Facing): string {
  const along = liesFlat(facing) ? square.x - x : square.y - y;
  // Upside down it is read from its other end.
  const at = facing === 'n' || facing === 'e' ? along : art.length - 1 - along;
  const printed = facings[(facings.indexOf(side) - facings.indexOf(facing) + facings.length) % facings.length];
  if (printed === 'n') return art.top.charAt(at);
  if (printed === 's') return art.bottom.charAt(at);
  return printed === 'w' ? art.left : art.right;
}

/** The squares of a piece in reading order, on the mat or not. */
export function squaresOf({ x, y, facing }: Place, length: number): Square[] {
  const flat = liesFlat(facing);
  return Array.from({ length }, (_, i) => (flat ? { x: x + i, y } : { x, y: y + i }));
}

export const onMat = ({ x, y }: Square, grid: number): boolean => x >= 0 && y >= 0 && x < grid && y < grid;

/** How a piece is moved from the corner of the mat to its place; only transforms change while it is carried. */
export function transformOf({ x, y }: Square, length: number, flat: boolean, turn: number): string {
  const dx = x + (flat ? 0 : (1 - length) / 2);
  const dy = y + (flat ? 0 : (length - 1) / 2);
  return `translate(${((dx / length) * 100).toFixed(3)}%, ${(dy * 100).toFixed(3)}%) rotate(${turn}deg)`;
}
