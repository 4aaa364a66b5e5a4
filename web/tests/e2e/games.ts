/** The games that are tested in a browser: one file each in `games/`, named after the game. */
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Tested {
  id: string;
  /** Its name, to be found on the page. */
  title: RegExp;
  /** A small table and quick bots, so that a whole game is soon over. */
  setup: Record<string, unknown>;
  /** What is dragged on its board, if anything is. */
  dragged?: string;
}

const folder = fileURLToPath(new URL('games/', import.meta.url));

function read(file: string): Tested {
  const { title, ...more } = JSON.parse(readFileSync(`${folder}${file}`, 'utf8'));
  return { id: parse(file).name, title: new RegExp(title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')), ...more };
}

export const GAMES: Tested[] = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .sort()
  .map(read);

export function gameOf(id: string): Tested {
  const found = GAMES.find((game) => game.id === id);
  if (!found) throw new Error(`there is no games/${id}.json`);
  return found;
}
