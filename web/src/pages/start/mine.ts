/** My games, those that wait for me first. */
import { api, apiOf } from '$lib/api';
import { partyAt } from '$lib/people';
import type { TableLine } from '$lib/protocol';

export interface MyGame {
  line: TableLine;
  yourTurn: boolean;
}

/** How many tables are asked whose turn it is. */
const ASKED = 12;

/** Whether anybody who plays there from this browser must choose. */
async function waitsForMe(line: TableLine): Promise<boolean> {
  const people = partyAt(line.id)?.people ?? [{ secret: null }];
  try {
    const tables = await Promise.all(people.map((person) => apiOf(person.secret).table(line.id)));
    return tables.some(({ you, due }) => you.seat !== null && (due ?? []).includes(you.seat));
  } catch {
    return false;
  }
}

/** Who sat where at tables that are over: that does not change any more. */
const seats = new Map<string, number | null>();

/** The seat this browser had at a table that is over. */
export async function seatAt({ id }: TableLine): Promise<number | null> {
  const known = seats.get(id);
  if (known !== undefined) return known;
  const { you } = await api.table(id);
  seats.set(id, you.seat);
  return you.seat;
}

const rank = { playing: 0, open: 1, ended: 2 };

/** Those that wait for me, then those that are played, open and over; among these what changed last. */
export function inOrder(games: MyGame[]): MyGame[] {
  return [...games].sort(
    (a, b) =>
      Number(b.yourTurn) - Number(a.yourTurn) ||
      rank[a.line.phase] - rank[b.line.phase] ||
      b.line.changed - a.line.changed,
  );
}

export async function myGames(): Promise<MyGame[]> {
  const lines = await api.myTables();
  const newest = [...lines].sort((a, b) => b.changed - a.changed);
  const played = newest.filter((line) => line.phase === 'playing').slice(0, ASKED);
  const turns = new Map(await Promise.all(played.map(async (line) => [line.id, await waitsForMe(line)] as const)));
  return inOrder(newest.map((line) => ({ line, yourTurn: turns.get(line.id) ?? false })));
}
