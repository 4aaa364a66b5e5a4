/**
 * What a view is made of, without knowing the game: fields with labels, lists, and so many of this and that. Names are
 * found in the box: text that is the `id` of something with a `name` is shown by that name. A list called `seats` has
 * one value for each seat; every other list is only a list, whatever its length.
 */
import { capital, optionValue } from '../text';

export type Part =
  | { kind: 'nothing' }
  | { kind: 'words'; words: string }
  | { kind: 'list'; items: Item[] }
  | { kind: 'counts'; items: Counted[] }
  | { kind: 'fields'; fields: Field[] };

export interface Item {
  /** Where it stands in the view, to find it again: `row.2`. */
  path: string;
  part: Part;
}

export interface Field extends Item {
  label: string;
}

export interface Counted {
  path: string;
  words: string;
  n: number;
}

/** The names that a view refers to. */
export interface Names {
  seats: readonly string[];
  /** Components by their ids. */
  things: ReadonlyMap<string, string>;
}

/** A view in two halves: what each seat has, and what all have in common. */
export interface Table {
  common: Field[];
  seats: Field[][];
}

/** What the page around the board knows already: the rules, who looks, who is to choose. */
const KNOWN = ['book', 'viewer', 'due'];
const SEATS = 'seats';

type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The names of everything in a box that has one, by id. */
export function thingsIn(box: unknown, found = new Map<string, string>()): Map<string, string> {
  if (Array.isArray(box)) box.forEach((value) => thingsIn(value, found));
  if (!isFields(box)) return found;
  const { id, name } = box;
  if (typeof id === 'string' && typeof name === 'string') found.set(id, name);
  Object.values(box).forEach((value) => thingsIn(value, found));
  return found;
}

export function tableOf(view: unknown, names: Names): Table {
  if (!isFields(view)) return { common: [{ path: '', label: '', part: partOf(view, '', names) }], seats: [] };
  const each = view[SEATS];
  const bySeat = Array.isArray(each) && each.length === names.seats.length && each.every(isFields) ? each : null;
  const hidden = bySeat ? [...KNOWN, SEATS] : KNOWN;
  const common = Object.fromEntries(Object.entries(view).filter(([key]) => !hidden.includes(key)));
  return {
    common: fieldsOf(common, '', names),
    seats: (bySeat ?? []).map((fields, i) => fieldsOf(fields, `${SEATS}.${i}`, names)),
  };
}

const below = (path: string, key: string | number) => (path === '' ? String(key) : `${path}.${key}`);

function fieldsOf(fields: Fields, path: string, names: Names): Field[] {
  return Object.entries(fields).map(([key, value]) => {
    const at = below(path, key);
    const who = /^(.+_)?seat$/.test(key) && typeof value === 'number' ? names.seats[value - 1] : undefined;
    const part: Part = who === undefined ? partOf(value, at, names) : { kind: 'words', words: who };
    return { path: at, label: named(key, names), part };
  });
}

function partOf(value: unknown, path: string, names: Names): Part {
  if (value === null || value === undefined || value === '') return { kind: 'nothing' };
  if (Array.isArray(value)) {
    const items = value.map((item, i) => ({ path: below(path, i), part: partOf(item, below(path, i), names) }));
    return items.length === 0 ? { kind: 'nothing' } : { kind: 'list', items };
  }
  if (isFields(value)) {
    const counts = countsIn(value, path, names);
    if (counts) return counts;
    const fields = fieldsOf(value, path, names);
    return fields.length === 0 ? { kind: 'nothing' } : { kind: 'fields', fields };
  }
  if (typeof value === 'boolean') return { kind: 'words', words: optionValue(undefined, value) };
  return { kind: 'words', words: typeof value === 'string' ? valueNamed(value, names) : String(value) };
}

/** So many of each component, if that is what it is. */
function countsIn(fields: Fields, path: string, names: Names): Part | null {
  const entries = Object.entries(fields);
  const isCount = ([key, n]: [string, unknown]) => names.things.has(key) && typeof n === 'number';
  if (entries.length === 0 || !entries.every(isCount)) return null;
  const items = entries
    .map(([key, n]) => ({ path: below(path, key), words: named(key, names), n: n as number }))
    .filter(({ n }) => n !== 0);
  return items.length === 0 ? { kind: 'nothing' } : { kind: 'counts', items };
}

/** A word of the game's own: the name of a component, or what the game calls it. */
const valueNamed = (word: string, names: Names) => names.things.get(word) ?? word.replaceAll('_', ' ');
const named = (key: string, names: Names) => names.things.get(key) ?? capital(key.replaceAll('_', ' '));
