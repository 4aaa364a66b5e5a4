/** Every word is there in every language, and none is there for nothing. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '$lib/language';
import { compare, match, membersOf, readCatalogue, readUses, unaddressed, unread, type Use } from './catalogues';

const root = join(import.meta.dirname, '../..');
const read = (path: string): [string, string] => [path, readFileSync(join(root, path), 'utf8')];
const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).map(
  (path) => `src/${path.replaceAll('\\', '/')}`,
);
/** Path and content of what is in `src`. */
const catalogues = new Map(files.filter((path) => path.endsWith('.ftl')).map(read));
const sources = files.filter((path) => /\.(ts|svelte)$/.test(path) && !path.endsWith('.test.ts')).map(read);
const [first = 'en', ...others] = LANGUAGES.map((language) => language.id);

const games = [...new Set([...catalogues.keys()].flatMap((path) => /^src\/games\/([^/]+)\//.exec(path)?.[1] ?? []))];
const of = (folder: string) => sources.filter(([path]) => path.startsWith(folder));
/** Parts that come with words of their own; what leads there is said by the shell. */
const PARTS = ['replay', 'fair'].map((area) => ({
  area,
  folder: `src/pages/${area}/`,
  text: `src/pages/${area}/text.ts`,
}));
/** The areas with the folder of their catalogues, and the sources that may use them. */
const areas = [
  {
    area: 'the shell',
    folder: 'src/lib/language/',
    users: sources.filter(([path]) => !path.startsWith('src/games/') && !PARTS.some(({ text }) => text === path)),
  },
  ...PARTS.map(({ area, folder, text }) => ({ area, folder, users: of(text) })),
  ...games.map((game) => ({ area: game, folder: `src/games/${game}/`, users: of(`src/games/${game}/`) })),
];

describe.each(areas)('$area', ({ area, folder, users }) => {
  const spoken = (language: string) =>
    readCatalogue(`${folder}${language}.ftl`, catalogues.get(`${folder}${language}.ftl`) ?? '');
  const model = spoken(first);

  test('has a catalogue in every language, and nothing else', () => {
    const found = [...catalogues.keys()].filter((path) => path.startsWith(folder));
    expect(found.sort()).toEqual(LANGUAGES.map(({ id }) => `${folder}${id}.ftl`).sort());
  });

  test('is written without mistakes', () => expect(LANGUAGES.flatMap(({ id }) => spoken(id).faults)).toEqual([]));

  test.each(others)('is the same in %s: ids, attributes, variables', (language) =>
    expect(compare(model, spoken(language))).toEqual([]),
  );

  test('has what is used, and uses what it has', () => {
    const found = users.filter(([path]) => path.endsWith('.ts')).map(([path, source]) => readUses(path, source));
    const pages = area === 'the shell' ? ['index.html', 'offline.html'].map(read) : [];
    const shown = pages.flatMap(([file, html]) =>
      [...html.matchAll(/%([a-z-]+)(?::[a-z]+)?%/g)].map(([, key = '']): Use => ({ file, key, args: [] })),
    );
    expect([
      ...found.flatMap(({ faults }) => faults),
      ...match(model, [...found.flatMap(({ uses }) => uses), ...shown]),
    ]).toEqual([]);
  });

  test.each(LANGUAGES)('calls whoever reads "you" in $id', ({ id }) => {
    const uses = users
      .filter(([path]) => path.endsWith('.ts'))
      .flatMap(([path, source]) => readUses(path, source).uses);
    expect(unaddressed(spoken(id), uses)).toEqual([]);
  });

  test('is spoken by text.ts, not by components', () => {
    const speaking = users
      .filter(([path, source]) => path.endsWith('.svelte') && /[^\w.]t\(\s*['"`]/.test(source))
      .map(([path]) => path);
    expect(speaking).toEqual([]);
  });

  test('has no words in text.ts that nobody reads', () => {
    const forgotten = users
      .filter(([path]) => path.endsWith('/text.ts'))
      .flatMap(([path, source]) => {
        // The words of a page or a board are read beside them, those of the shell everywhere.
        const folder = path.replace(/text\.ts$/, '');
        const page = folder.split('/').at(-2) ?? '';
        const beside =
          path === 'src/lib/text.ts'
            ? sources
            : sources.filter(([other, text]) => other.startsWith(folder) || text.includes(`/${page}/text'`));
        const readers = beside.filter(([other]) => other !== path).map(([, text]) => text);
        return unread(membersOf(path, source), readers).map((member) => `${path}: ${member} is not used`);
      });
    expect(forgotten).toEqual([]);
  });
});

describe('the checks themselves find', () => {
  const en = readCatalogue('en.ftl', 'one = One { $n }\ntwo = { one } and { -term }\n    .label = Two\n-term = Term');

  test('what is not a catalogue, and what is there twice', () => {
    expect(readCatalogue('x.ftl', 'good = Good\nbad { $n\ngood = Better').faults).toEqual([
      expect.stringMatching(/^x\.ftl: .*: bad \{ \$n$/),
      'x.ftl: good is there twice',
    ]);
  });

  test('what a translation lacks, adds or changes', () => {
    const de = readCatalogue('de.ftl', 'one = Eins { $m }\nthree = Drei');
    expect(compare(en, de)).toEqual([
      'de.ftl: two is missing',
      'de.ftl: -term is missing',
      'de.ftl: one has the variables m instead of n',
      'de.ftl: three is not in en.ftl',
    ]);
    expect(compare(en, readCatalogue('de.ftl', 'one = { $n }\ntwo = { one }\n-term = T'))).toEqual([
      'de.ftl: two has the attributes none instead of label',
    ]);
  });

  test('uses, also of one of several, and calls that cannot be followed', () => {
    const { uses, faults } = readUses(
      'a.ts',
      "t('one', { n }); t(x ? 'two' : 'three'); t(`four`, { 'a': 1, b: 2 }); t(id); t('five', args); other.t('six');",
    );
    expect(uses).toEqual([
      { file: 'a.ts', key: 'one', args: ['n'] },
      { file: 'a.ts', key: 'two', args: [] },
      { file: 'a.ts', key: 'three', args: [] },
      { file: 'a.ts', key: 'four', args: ["'a'", 'b'] },
    ]);
    expect(faults).toHaveLength(2);
  });

  test('what is missing, given wrongly or not used; what is referred to is used', () => {
    const use = (key: string, ...args: string[]) => ({ file: 'a.ts', key, args });
    expect(match(en, [use('two', 'n'), use('two.label')])).toEqual([]);
    expect(match(en, [use('one'), use('four'), use('one.label')])).toEqual([
      'a.ts: one is given the variables none instead of n',
      'a.ts: four is not in en.ftl',
      'a.ts: one.label is not in en.ftl',
      'en.ftl: two is not used',
      'en.ftl: two.label is not used',
      'en.ftl: -term is not used',
    ]);
    expect(match(readCatalogue('x.ftl', 'one = { gone }'), [use('one')])).toEqual([
      'x.ftl: one refers to gone, which is not there',
    ]);
  });

  test('who is called by name though they read', () => {
    const { uses } = readUses(
      'a.ts',
      "const a = (who: Who) => t('plain', { who }); const b = (who: Who) => t('both', { who });",
    );
    const catalogue = readCatalogue(
      'x.ftl',
      'plain = { $who }\nboth = { $who-is ->\n    [you] You\n   *[other] { $who }\n  }',
    );
    expect(unaddressed(catalogue, uses)).toEqual(['x.ftl: plain never calls who "you"']);
    expect(match(catalogue, uses)).toEqual([]);
  });

  test('members that nobody reads', () => {
    const members = membersOf(
      'text.ts',
      'export const text = { get a() { return 1; }, b: (n: number) => n, tabs: { get log() { return 1; } }, never: 1 };\nconst own = { hidden: 1 };',
    );
    expect(members.map((member) => member.name)).toEqual(['a', 'b', 'tabs', 'log', 'never']);
    expect(unread(members, ['text.a text.b(1) text.tabs[name]'])).toEqual(['never']);
  });
});
