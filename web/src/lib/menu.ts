/** Choices as nested menus. */
import type { Choice } from './board';

/** The headings one level below this path, in the order the server gave. */
export function headingsOf(choices: Choice[], path: string[]): string[] {
  const below = choices
    .map((choice) => choice.group ?? [])
    .filter((group) => group.length > path.length && path.every((word, i) => group[i] === word))
    .map((group) => group[path.length] ?? '');
  return [...new Set(below)];
}

/** The choices that have all of these words, in any order. */
export function matching(choices: Choice[], wanted: string): Choice[] {
  const words = wanted
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return choices.filter((choice) => {
    const text = [...(choice.group ?? []), choice.words, choice.token].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
