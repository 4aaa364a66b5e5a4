/** Where pieces lie, which way they point, and which halves meet. Squares count from 0 at the north-west corner. */
import { blank, type Art, type Kit } from './kit';

export const facings = ['n', 'e', 's', 'w'] as const;
export type Facing = (typeof facings)[number];

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

/** What happens where two halves meet: equal ones are a donut, others are sold or worth nothing. */
export interface Joint extends Square {
  meets: 'perfect' | 'sold' | 'botched';
}

/** To the north, the east, the south and the west. */
export const steps = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
] as const;

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

/** `f3n2`, `c4e` or `c4`: a strip that hangs over the west or north border begins outside the mat. */
export function readPlace(text: string, length: number): Place {
  const { x, y } = readSquare(text);
  const letter = text[2];
  const facing = isFacing(letter) ? letter : 'n';
  const hidden = length - (Number(text.slice(3)) || length);
  if (hidden === 0) return { x, y, facing };
  if (liesFlat(facing)) return { x: x === 0 ? -hidden : x, y, facing };
  return { x, y: y === 0 ? -hidden : y, facing };
}

/** `d32@b3s4`. */
export function readPiece(text: string, kit: Kit): Laid {
  const at = text.indexOf('@');
  const id = text.slice(0, at);
  const art = kit.art.get(id) ?? blank;
  return { key: text, id, art, ...readPlace(text.slice(at + 1), art.length) };
}

/** The squares of a piece in reading order, on the mat or not. */
export function squaresOf({ x, y, facing }: Place, length: number): Square[] {
  const flat = liesFlat(facing);
  return Array.from({ length }, (_, i) => (flat ? { x: x + i, y } : { x, y: y + i }));
}

export const onMat = ({ x, y }: Square, grid: number): boolean => x >= 0 && y >= 0 && x < grid && y < grid;

/** The halves of one square of a piece: north, east, south, west. */
export function facesOf(art: Art, facing: Facing, position: number): string {
  const last = art.length - 1;
  const turned = facing === 's' || facing === 'w';
  const i = turned ? last - position : position;
  const end = (side: string, at: number) => (i === at ? side : '.');
  // As printed; then turned clockwise, so that the printed north comes to lie where the top points.
  const printed = [art.top.charAt(i), end(art.right, last), art.bottom.charAt(i), end(art.left, 0)];
  const turn = facings.indexOf(facing);
  return steps.map((_, side) => printed[(side - turn + 4) % 4] ?? '.').join('');
}

/** Where the halves of a piece would meet halves that lie already. `faces` are those of the mat, row by row. */
export function jointsOf(art: Art, place: Place, faces: readonly (string | null)[], grid: number, kit: Kit): Joint[] {
  const joints: Joint[] = [];
  squaresOf(place, art.length).forEach((square, position) => {
    if (!onMat(square, grid)) return;
    const own = facesOf(art, place.facing, position);
    steps.forEach((step, side) => {
      const next = { x: square.x + step.x, y: square.y + step.y };
      const mine = own.charAt(side);
      const theirs = onMat(next, grid) ? (faces[next.y * grid + next.x]?.charAt((side + 2) % 4) ?? '.') : '.';
      if (mine === '.' || theirs === '.') return;
      const worthless = kit.typeOf(mine)?.voids_mismatch || kit.typeOf(theirs)?.voids_mismatch;
      const meets = mine === theirs ? 'perfect' : worthless ? 'botched' : 'sold';
      joints.push({ x: square.x + 0.5 + step.x / 2, y: square.y + 0.5 + step.y / 2, meets });
    });
  });
  return joints;
}

/** How a piece is moved from the corner of the mat to its place; only transforms change while it is carried. */
export function transformOf({ x, y }: Square, length: number, flat: boolean, turn: number): string {
  const dx = x + (flat ? 0 : (1 - length) / 2);
  const dy = y + (flat ? 0 : (length - 1) / 2);
  return `translate(${((dx / length) * 100).toFixed(3)}%, ${(dy * 100).toFixed(3)}%) rotate(${turn}deg)`;
}
