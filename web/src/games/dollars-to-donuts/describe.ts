/** Pieces and squares in words, for those who do not see them. */
import type { Kit } from './kit';
import { facings, nextTo, onMat, squareName, squaresOf, type Laid, type Square } from './pieces';
import { text, type HalfState, type Side } from './text';

const sides: readonly Side[] = ['north', 'east', 'south', 'west'];

/** What became of a half, as the view writes it. */
const states: Record<string, HalfState> = { '+': 'perfect', x: 'botched', o: 'open', '-': 'dead' };

/** A mat as the view tells it: its pieces, and for every square its halves and what became of them. */
interface MatFacts {
  pieces: readonly Laid[];
  faces: readonly (string | null)[];
  met: readonly (string | null)[];
  grid: number;
}

/** The name of a type of donut inside a sentence. */
export const typeName = (kit: Kit, code: string): string => text.type(kit.typeOf(code)?.name ?? code);

/** What a strip shows, side by side. */
export function stripWords(kit: Kit, id: string): string {
  const art = kit.art.get(id);
  const along = (side: string) => [...side].map((code) => (code === '.' ? text.blank : typeName(kit, code))).join(', ');
  return art ? text.strip(along(art.top), along(art.bottom), along(art.left), along(art.right)) : id;
}

/** The types of donut on a starter. */
export function starterTypes(kit: Kit, id: string): string[] {
  const art = kit.art.get(id);
  const codes = art ? `${art.top}${art.right}${art.bottom}${art.left}`.replaceAll('.', '') : '';
  return [...new Set(codes)].map((code) => typeName(kit, code));
}

/** What a piece is called where it lies or is held. */
export function pieceWords(kit: Kit, id: string): string {
  const kind = kit.kindOf(id);
  if (kind) return kind.name;
  const art = kit.art.get(id);
  if (!art) return text.pieceBlank;
  return art.length > 1 ? text.pieceStrip : text.pieceStarter(starterTypes(kit, id));
}

/** For every square of a mat, row by row: what lies there and what became of its halves, or which halves wait around it. */
export function matWords({ pieces, faces, met, grid }: MatFacts, kit: Kit): string[] {
  const lying = new Map<string, Laid>();
  for (const piece of pieces) {
    for (const square of squaresOf(piece, piece.art.length)) lying.set(squareName(square), piece);
  }
  const at = (list: readonly (string | null)[], square: Square) =>
    onMat(square, grid) ? (list[square.y * grid + square.x] ?? '') : '';
  const words = (square: Square) => {
    const name = squareName(square);
    const here = lying.get(name);
    const halves = sides.flatMap((side, i) => {
      const facing = facings[i] ?? 'n';
      const half = here
        ? at(faces, square).charAt(i)
        : at(faces, nextTo(square, facing)).charAt((i + 2) % facings.length);
      if (half === '' || half === '.') return [];
      const type = typeName(kit, half);
      return here ? text.half(type, side, states[at(met, square).charAt(i)] ?? 'new') : text.halfFrom(type, side);
    });
    return [here ? text.squareFilled(name, pieceWords(kit, here.id)) : text.squareEmpty(name), ...halves].join('; ');
  };
  return Array.from({ length: grid * grid }, (_, i) => words({ x: i % grid, y: Math.floor(i / grid) }));
}
