/**
 * The people who play at this device. Each is a player of their own for the server; who is not the owner of the browser's
 * cookie is known by a secret that this browser keeps. Whoever uses this browser can use all of them: a shared device is
 * shared.
 */
import { isRecord, recall, remember } from './stored';

export interface Person {
  name: string;
  /** Null for the player of the cookie. */
  secret: string | null;
}

/** Who plays at a table from here. */
export interface Party {
  people: Person[];
  /** Everybody at this device may see everything: nothing is covered between turns. */
  open: boolean;
  /** The secret of a player without a seat, whose eyes see what everybody may see; null if there is none yet. */
  onlooker: string | null;
}

const KEY = 'people';
/** So many tables are remembered, those opened last. */
const MOST_TABLES = 60;
const MOST_NAMES = 12;

function isPerson(value: unknown): value is Person {
  return (
    isRecord(value) &&
    typeof value['name'] === 'string' &&
    (value['secret'] === null || typeof value['secret'] === 'string')
  );
}

function isParty(value: unknown): value is Party {
  if (!isRecord(value) || !Array.isArray(value['people'])) return false;
  return (
    value['people'].every(isPerson) &&
    typeof value['open'] === 'boolean' &&
    (value['onlooker'] === null || typeof value['onlooker'] === 'string')
  );
}

const isKept = (value: unknown): value is [table: string, party: Party][] =>
  Array.isArray(value) &&
  value.every(
    (entry) => Array.isArray(entry) && entry.length === 2 && typeof entry[0] === 'string' && isParty(entry[1]),
  );

/** Who plays at this table from here; null where it is just whom the cookie names. */
export function partyAt(table: string): Party | null {
  return new Map(recall(KEY, [], isKept)).get(table) ?? null;
}

export function keepParty(table: string, party: Party): void {
  const kept = recall(KEY, [], isKept).filter(([id]) => id !== table);
  remember(KEY, [...kept, [table, party]].slice(-MOST_TABLES));
}

/** The same people play at another table. */
export function carryParty(from: string, to: string): void {
  const party = partyAt(from);
  if (party && !partyAt(to)) keepParty(to, party);
}

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

/** Names of people who have played here, the last ones first. */
export function knownNames(): string[] {
  return recall('people.names', [], isNames);
}

export function rememberNames(names: string[]): void {
  remember('people.names', [...new Set([...names, ...knownNames()])].slice(0, MOST_NAMES));
}
