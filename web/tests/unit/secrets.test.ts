/** What games say about secrets agrees with the playthroughs, which say how every step looks to the other seats. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hidesFromOthers } from '$games/secrets';

const folder = join(import.meta.dirname, '../../../crates/games/testdata');
const games = readdirSync(folder);

test('there is something to compare with', () => expect(games.length).toBeGreaterThan(0));

test.each(games)('%s', (game) => {
  const files = readdirSync(join(folder, game)).filter((file) => file.endsWith('.playthrough'));
  const masked = files.some((file) => /^ {2}~ \S+ to seat/m.test(readFileSync(join(folder, game, file), 'utf8')));
  expect(files.length).toBeGreaterThan(0);
  expect(hidesFromOthers(game)).toBe(masked);
});

test('a game that nobody has looked at counts as one with secrets', () =>
  expect(hidesFromOthers('cruller-clash')).toBe(true));
