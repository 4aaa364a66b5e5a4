/** My games, those that wait for me first. */
import { api, apiOf } from '$lib/api';
import { partyAt } from '$lib/people';
import type { Continued, TableLine } from '$lib/protocol';

export interface MyGame {
  line: TableLine;
  yourTurn: boolean;
  /** The position it began with, where that was not the beginning. */
  continued?: Continued | undefined;
}

/** How many tables are asked whose turn it is, and how many where they come from. */
const ASKED = 12;
/** Where tables come from, by id. That never changes, so it is asked once. */
const origins = new Map<string, Continued | undefined>();

/** Whether anybody who plays there from this browser must choose. */
async function waitsForMe(line: TableLine): Promise<boolean> {
  const people = partyAt(line.id)?.people ?? [{ secret: null }];
  try {
    const tables = await Promise.all(people.map((person) => apiOf(person.secret).table(line.id)));
    origins.set(line.id, tables[0]?.table.continued);
    return tables.some(({ you, due }) => you.seat !== null && (due ?? []).includes(you.seat));
  } catch {
    return false;
  }
}

const rank = { playing: 0, open: 1, ended: 2 };

/** Those that wait for me, then those that are played, open and over; among these what changed last. */
export function inOrder(games: MyGame[]): MyGame[] {
  return [...games].sort(
    (a, b) =>
      Number(b.yourTurn) - Number(a.yourTurn) || rank[a.line.phase] - rank[b.line.phase] || b.line.changed - a.line.changed,
  );
}

export async function myGames(): Promise<MyGame[]> {
  const lines = await api.myTables();
  const newest = [...lines].sort((a, b) => b.changed - a.changed);
  const played = newest.filter((line) => line.phase === 'playing').slice(0, ASKED);
  const unknown = newest.slice(0, ASKED).filter((line) => line.phase !== 'playing' && !origins.has(line.id));
  const turns = new Map(await Promise.all([...played, ...unknown].map(async (line) => [line.id, await waitsForMe(line)] as const)));
  return inOrder(newest.map((line) => ({ line, yourTurn: turns.get(line.id) ?? false, continued: origins.get(line.id) })));
}
