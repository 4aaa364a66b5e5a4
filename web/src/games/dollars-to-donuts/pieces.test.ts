import { describe, expect, test } from 'vitest';
import fixtures from '../../../fixtures/dollars-to-donuts.json';
import { unpack } from './kit';
import { facesOf, facings, jointsOf, liesFlat, onMat, readPiece, readPlace, squareName, squaresOf } from './pieces';
import type { Box, View } from './types';

const kit = unpack(fixtures.box as unknown as Box);
const views = fixtures.scenes.map(({ scene }) => scene.view as unknown as View);

describe('pieces', () => {
  test('the pieces of every mat make the faces the server gives', () => {
    for (const view of views) {
      for (const { pieces, faces } of view.seats) {
        const grid = Math.sqrt(faces.length);
        const drawn: (string | null)[] = faces.map(() => null);
        for (const piece of pieces.map((text) => readPiece(text, kit))) {
          squaresOf(piece, piece.art.length).forEach((square, i) => {
            if (onMat(square, grid)) drawn[square.y * grid + square.x] = facesOf(piece.art, piece.facing, i);
          });
        }
        expect(drawn).toEqual(faces);
      }
    }
  });

  test('what hangs over the west or north border begins outside the mat', () => {
    expect(readPlace('a4n1', 4)).toEqual({ x: -3, y: 3, facing: 'n' });
    expect(readPlace('f3n2', 4)).toEqual({ x: 5, y: 2, facing: 'n' });
    expect(readPlace('c1e3', 4)).toEqual({ x: 2, y: -1, facing: 'e' });
    expect(readPlace('c4', 1)).toEqual({ x: 2, y: 3, facing: 'n' });
    expect(squareName({ x: 2, y: 3 })).toBe('c4');
  });

  test('a strip turned all the way round shows the same halves', () => {
    const art = kit.art.get('d03');
    if (!art) throw new Error('no d03');
    const halves = (facing: (typeof facings)[number]) =>
      Array.from({ length: 4 }, (_, i) => facesOf(art, facing, i))
        .join('')
        .replaceAll('.', '');
    for (const facing of facings) expect([...halves(facing)].sort()).toEqual([...halves('n')].sort());
    expect(facings.filter(liesFlat)).toEqual(['n', 's']);
  });

  test('what meets is what the server says it would collect and draw', () => {
    let seen = 0;
    for (const { scene } of fixtures.scenes) {
      const view = scene.view as unknown as View;
      const art = view.tile && kit.art.get(view.tile);
      const faces = view.seats[view.to_move - 1]?.faces;
      if (!art || !faces) continue;
      for (const { token, words } of scene.choices ?? []) {
        if (!token.startsWith('lay:')) continue;
        const joints = jointsOf(art, readPlace(token.slice(4), art.length), faces, Math.sqrt(faces.length), kit);
        const count = (meets: string) => joints.filter((joint) => joint.meets === meets).length;
        const collects = [
          ...(/collects (.*?)(, draws|, \d+ botched|$)/.exec(words)?.[1] ?? '').matchAll(/\d+/g),
        ].reduce((sum, [n]) => sum + Number(n), 0);
        expect(count('perfect'), words).toBe(collects);
        expect(count('sold') > 0, words).toBe(words.includes('draws'));
        expect(count('botched'), words).toBe(Number(/(\d+) botched/.exec(words)?.[1] ?? 0));
        seen += joints.length;
      }
    }
    expect(seen).toBeGreaterThan(50);
  });
});
