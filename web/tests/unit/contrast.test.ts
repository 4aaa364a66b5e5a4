/** The colours of the page can be told apart: every pair of tokens that is used together, in light and in dark. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const css = readFileSync(join(import.meta.dirname, '../../src/styles/tokens.css'), 'utf8');
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
);

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** As WCAG 2 counts it: 1 for the same colour, 21 for black on white. */
function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const SURFACES = ['paper', 'surface', 'surface-2'];
/** What is read, and on what. */
const TEXT: [string, string[]][] = [
  ['ink', [...SURFACES, 'surface-3', 'accent-soft', 'good-soft', 'warn-soft', 'bad-soft']],
  ['ink-soft', [...SURFACES, 'surface-3', 'accent-soft']],
  ['accent', ['paper', 'surface']],
  ['accent-ink', ['accent']],
  ['good', ['surface', 'paper', 'good-soft']],
  ['warn', ['surface', 'paper', 'warn-soft']],
  ['bad', ['surface', 'paper', 'bad-soft']],
  // The number of unread messages.
  ['surface', ['good']],
];
/** What is seen and not read: edges, outlines, marks. */
const SEEN: [string, string[]][] = [
  ['focus', SURFACES],
  ['legal', SURFACES],
  ['edge', SURFACES],
  ['changed', ['paper', 'surface']],
];
const pairs = (list: [string, string[]][], least: number) =>
  list.flatMap(([front, backs]) => backs.map((back) => ({ front, back, least })));

test('black on white is counted right', () => expect(contrast('#000000', '#ffffff')).toBeCloseTo(21));

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  test.each([...pairs(TEXT, 4.5), ...pairs(SEEN, 3)])(
    '$front on $back is at least $least to 1',
    ({ front, back, least }) => {
      const [a, b] = [tokens.get(front)?.[theme], tokens.get(back)?.[theme]];
      if (!a || !b) throw new Error(`no such token: ${front} or ${back}`);
      expect(contrast(a, b)).toBeGreaterThanOrEqual(least);
    },
  );
});
