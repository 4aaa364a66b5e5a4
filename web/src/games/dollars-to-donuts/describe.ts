/** Pieces and squares in words, for those who do not see them. */
import type { Kit } from './kit';
import { facesOf, onMat, squareName, squaresOf, steps, type Laid, type Square } from './pieces';
import { text, type HalfState, type Side } from './text';

const sides: readonly Side[] = ['north', 'east', 'south', 'west'];

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
  return art.length > 1 ? text.pieceStrip(id) : text.pieceStarter(id);
}

/** For every square of a mat, row by row: what lies there and what became of its halves, or which halves wait around it. */
export function matWords(pieces: readonly Laid[], grid: number, kit: Kit): string[] {
  const lying = new Map<string, { piece: Laid; faces: string }>();
  for (const piece of pieces) {
    squaresOf(piece, piece.art.length).forEach((square, i) => {
      if (onMat(square, grid)) lying.set(squareName(square), { piece, faces: facesOf(piece.art, piece.facing, i) });
    });
  }
  const around = (square: Square) =>
    sides.map((side, i) => {
      const next = { x: square.x + (steps[i]?.x ?? 0), y: square.y + (steps[i]?.y ?? 0) };
      const there = onMat(next, grid) ? lying.get(squareName(next)) : undefined;
      return {
        side,
        off: !onMat(next, grid),
        taken: there !== undefined,
        half: there?.faces.charAt((i + 2) % 4) ?? '.',
      };
    });
  const words = (square: Square) => {
    const name = squareName(square);
    const here = lying.get(name);
    if (!here) {
      const waiting = around(square).filter(({ half }) => half !== '.');
      return [
        text.squareEmpty(name),
        ...waiting.map(({ side, half }) => text.halfFrom(typeName(kit, half), side)),
      ].join('; ');
    }
    const halves = around(square).flatMap(({ side, off, taken, half }, i) => {
      const own = here.faces.charAt(i);
      if (own === '.') return [];
      const met: HalfState = half === '.' ? 'dead' : half === own ? 'perfect' : 'botched';
      return text.half(typeName(kit, own), side, off || taken ? met : 'open');
    });
    return [text.squareFilled(name, pieceWords(kit, here.piece.id)), ...halves].join('; ');
  };
  return Array.from({ length: grid * grid }, (_, i) => words({ x: i % grid, y: Math.floor(i / grid) }));
}
