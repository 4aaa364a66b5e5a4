import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import LanguageMenu from '../ui/LanguageMenu.svelte';
import { common } from '../text';
import { Catalogue, mirror } from './catalogue';
import { language, listed, t, words } from './index';
import { detect } from './languages';

beforeEach(() => localStorage.clear());
afterEach(async () => {
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
  await language.choose('en');
  localStorage.clear();
});

test.each([
  ['what the address asks for', { asked: 'de', chosen: 'en', preferred: ['en'] }, 'de'],
  ['what was chosen earlier', { asked: null, chosen: 'de', preferred: ['en'] }, 'de'],
  [
    'the first language of the browser that is ours',
    { asked: null, chosen: null, preferred: ['fr', 'de-AT', 'en'] },
    'de',
  ],
  ['English for those who speak none of ours', { asked: 'xx', chosen: null, preferred: ['fr'] }, 'en'],
] as const)('one gets %s', (_, wish, id) => expect(detect(wish)).toEqual({ id, mirrored: false }));

test('the browser decides for those who have not chosen; a choice is remembered', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-CH']);
  await language.begin();
  expect(language.current).toBe('de');
  expect(localStorage.getItem('dozen.language')).toBeNull();
  await language.choose('en');
  await language.begin();
  expect(language.current).toBe('en');
});

test('nonsense in the storage is as good as nothing', async () => {
  localStorage.setItem('dozen.language', '"klingon"');
  await language.begin();
  expect(language.current).toBe('en');
});

test('the page says which language it speaks', async () => {
  await language.choose('de');
  expect(document.documentElement.lang).toBe('de');
  expect(document.documentElement.dir).toBe('ltr');
});

test('what is on the page changes at once, and the menu says where one is', async () => {
  render(LanguageMenu);
  const menu = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' });
  expect([...menu.options].map((option) => [option.text, option.lang])).toEqual([
    ['English', 'en'],
    ['Deutsch', 'de'],
  ]);
  await fireEvent.change(menu, { target: { value: 'de' } });
  await vi.waitFor(() => expect(screen.getByRole('combobox', { name: 'Sprache' })).toBe(menu));
  expect(common.close).toBe('Schließen');
  expect(localStorage.getItem('dozen.language')).toBe('"de"');
});

test('a language that cannot be loaded leaves everything as it was', async () => {
  let broken = true;
  await language.need('broken', (spoken) =>
    broken && spoken === 'de' ? Promise.reject(new Error('gone')) : Promise.resolve('word = Word'),
  );
  await expect(language.choose('de')).rejects.toThrow('gone');
  expect(language.current).toBe('en');
  expect(common.close).toBe('Close');
  expect(localStorage.getItem('dozen.language')).toBeNull();
  broken = false;
});

test('an area asked for while another language comes is there in that language', async () => {
  const coming = language.choose('de');
  await language.need('late', (spoken) => Promise.resolve(`word = ${spoken}`));
  await coming;
  expect(words('late')('word')).toBe('de');
});

test('who chooses twice gets what was chosen last', async () => {
  await Promise.all([language.choose('de'), language.choose('en')]);
  expect(language.current).toBe('en');
  expect(t('window-close')).toBe('Close');
});

test('lists and numbers are those of the language', async () => {
  expect(listed([])).toBe('');
  expect(listed(['Ann', 'Bo', 'Cy'])).toBe('Ann, Bo and Cy');
  await language.need('sums', () => Promise.resolve('sum = { NUMBER($n, minimumFractionDigits: 1) }'));
  expect(words('sums')('sum', { n: 1234.5 })).toBe('1,234.5');
  await language.choose('de');
  expect(listed(['Ann', 'Bo', 'Cy'])).toBe('Ann, Bo und Cy');
  expect(words('sums')('sum', { n: 1234.5 })).toBe('1.234,5');
});

test('plurals, choices, attributes and what is put in', () => {
  const catalogue = new Catalogue(
    'cards = { $n ->\n    [one] { $n } card\n   *[other] { $n } cards\n  } of { $who }\n    .title = All cards',
    'en-GB',
  );
  expect(catalogue.say('cards', { n: 1, who: 'Ann' })).toBe('1 card of Ann');
  expect(catalogue.say('cards', { n: 2, who: 'Ann' })).toBe('2 cards of Ann');
  expect(catalogue.say('cards.title')).toBe('All cards');
});

test('what is missing is shown by its id and told on the console', () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const catalogue = new Catalogue('hello = Hello, { $name }!', 'en-GB');
  expect(catalogue.say('goodbye')).toBe('goodbye');
  expect(catalogue.say('hello.title')).toBe('hello.title');
  expect(catalogue.say('hello')).toContain('Hello');
  expect(words('nowhere')('word')).toBe('word');
  expect(told.mock.calls.flat()).toHaveLength(4);
});

test('from right to left: our words are turned round, names are not, and the server is asked for English', async () => {
  history.replaceState(null, '', '/?language=rtl');
  await language.begin();
  await tick();
  expect(document.documentElement.dir).toBe('rtl');
  expect(language.current).toBe('en');
  expect(t('event-left', { who: 'Ann' })).toBe(`Ann ${mirror('has left the table.')}`);
  expect(mirror('It’s 5.')).toBe('\u202eIt’s\u202c 5.');
  expect(localStorage.getItem('dozen.language')).toBeNull();
});

test('a number below nothing has a minus, a large one is grouped, and one of a kind is one', () => {
  const catalogue = new Catalogue('points = { $n ->\n    [one] 1 point\n   *[other] { $n } points\n  }', 'en-GB');
  expect([1, -49, 999, 12345].map((n) => catalogue.say('points', { n }))).toEqual([
    '1 point',
    '−49 points',
    '999 points',
    '12,345 points',
  ]);
});
