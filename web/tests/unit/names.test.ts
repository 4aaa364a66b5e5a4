/** Names that are made up here are no words of a game, in any language: nobody is called like a donut, a customer or a mood. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { faceOf } from '$lib/draw/faces';
import { LANGUAGES } from '$lib/language';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const below = (folder: string, ending: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending))
    .map((path) => `${folder}/${path}`);

/** Everything that is said in the games, by word: in their catalogues, on their boards and in their data. */
const files = [
  ...below('crates/games/src', '.ftl'),
  ...below('web/src/games', '.ftl'),
  ...below('crates/games/data', '.toml'),
];
const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];
const spoken = new Set(files.flatMap((path) => wordsOf(read(path))));

/** The list of words a message is. */
const listIn = (language: string, id: string): string[] =>
  (new RegExp(`^${id} = (.+)$`, 'm').exec(read(`web/src/lib/language/${language}.ftl`))?.[1] ?? '').split(' ');
const bots = [
  ...(/NAMES: \[&str; \d+\] = \[([^\]]+)\]/.exec(read('crates/bots/src/names.rs'))?.[1]?.matchAll(/"(\p{L}+)"/gu) ??
    []),
].map(([, name = '']) => name);

test('all games are looked at', () => expect(spoken.has('eclair') && spoken.size > 2000).toBe(true));

describe.each(LANGUAGES)('in $id', ({ id }) => {
  test.each(['made-up-first', 'made-up-last'])('%s holds no word of a game', (list) => {
    const words = listIn(id, list);
    expect(words.length).toBeGreaterThan(9);
    expect(words.filter((word) => spoken.has(word.toLowerCase()))).toEqual([]);
  });
});

describe('the names of bots', () => {
  test('are no words of a game, and nobody else is made up so', () => {
    expect(bots.length).toBeGreaterThan(40);
    const people = LANGUAGES.flatMap(({ id }) => [...listIn(id, 'made-up-first'), ...listIn(id, 'made-up-last')]);
    expect(bots.filter((name) => spoken.has(name.toLowerCase()) || people.includes(name))).toEqual([]);
  });

  test('have faces that differ', () => {
    const looks = bots.map((name) => JSON.stringify({ ...faceOf(name), seed: 0 }));
    expect(new Set(looks).size).toBeGreaterThan(bots.length * 0.8);
  });
});
