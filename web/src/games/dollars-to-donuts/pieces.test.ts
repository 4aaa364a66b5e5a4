import { describe, expect, test } from 'vitest';
import fixtures from '../../../fixtures/dollars-to-donuts.json';
import { unpack } from './kit';
import { edgeOf, facings, halfAt, liesFlat, nextTo, onMat, placeAt, readPiece, squareName, squaresOf } from './pieces';
import type { Box, View } from './types';

const kit = unpack(fixtures.box as unknown as Box);
const views = fixtures.scenes.map(({ scene }) => scene.view as unknown as View);
const placeOf = (piece: string) => {
  const { x, y, facing } = readPiece(piece, kit);
  return { x, y, facing };
};

describe('pieces', () => {
  test('a piece shows the halves that the server says are on its squares', () => {
    let looked = 0;
    for (const view of views) {
      for (const { pieces, faces } of view.seats) {
        const grid = Math.sqrt(faces.length);
        for (const piece of pieces.map((text) => readPiece(text, kit))) {
          for (const square of squaresOf(piece, piece.art.length).filter((one) => onMat(one, grid))) {
            const shown = faces[square.y * grid + square.x] ?? '';
            for (const [i, side] of facings.entries()) {
              if (shown.charAt(i) === '.') continue;
              expect(halfAt(piece.art, piece, square, side), `${piece.key} ${squareName(square)} ${side}`).toBe(
                shown.charAt(i),
              );
              looked += 1;
            }
          }
        }
      }
    }
    expect(looked).toBeGreaterThan(100);
  });

  test('the pieces of every mat cover the squares that the server says are filled', () => {
    for (const view of views) {
      for (const { pieces, faces } of view.seats) {
        const grid = Math.sqrt(faces.length);
        const covered = pieces.flatMap((text) => {
          const piece = readPiece(text, kit);
          return squaresOf(piece, piece.art.length).filter((square) => onMat(square, grid));
        });
        const filled = faces.flatMap((face, i) => (face === null ? [] : [{ x: i % grid, y: Math.floor(i / grid) }]));
        expect(covered.map(squareName).sort()).toEqual(filled.map(squareName).sort());
      }
    }
  });

  test('what hangs over the west or north border begins outside the mat', () => {
    expect(placeOf('d03@a4n1')).toEqual({ x: -3, y: 3, facing: 'n' });
    expect(placeOf('d03@f3n2')).toEqual({ x: 5, y: 2, facing: 'n' });
    expect(placeOf('d03@c1e3')).toEqual({ x: 2, y: -1, facing: 'e' });
    expect(placeOf('op@c4')).toEqual({ x: 2, y: 3, facing: 'n' });
    expect(placeAt('a4', 'n', 3, 'w')).toEqual({ x: -3, y: 3, facing: 'n' });
    expect(placeAt('f3', 'n', 2, 'e')).toEqual({ x: 5, y: 2, facing: 'n' });
    expect(squareName({ x: 2, y: 3 })).toBe('c4');
  });

  test('a square has a neighbour and an edge on each of its sides', () => {
    expect(facings.map((side) => squareName(nextTo({ x: 2, y: 3 }, side)))).toEqual(['c3', 'd4', 'c5', 'b4']);
    expect(facings.map((side) => edgeOf({ x: 2, y: 3 }, side))).toEqual([
      { x: 2.5, y: 3 },
      { x: 3, y: 3.5 },
      { x: 2.5, y: 4 },
      { x: 2, y: 3.5 },
    ]);
    expect(facings.filter(liesFlat)).toEqual(['n', 's']);
  });
});
