/**
 * The boards, one folder each: `<id>/Board.svelte` is found by its name and loaded when it is needed. A game without one
 * is shown on the generic board.
 */
import type { Component } from 'svelte';
import type { BoardKeys, BoardProps } from '$lib/board';
import type { AnyStaging } from '$lib/stage.svelte';
import { loadWords } from './words';

export type AnyBoard = Component<BoardProps<never, never, never, never>>;

/** A board, how it shows what happens, and the keys it listens to. */
export interface LoadedBoard {
  Board: AnyBoard;
  staging: AnyStaging;
  keys: BoardKeys;
}

const boards = import.meta.glob<{ default: AnyBoard; staging: AnyStaging; keys?: BoardKeys }>('./*/Board.svelte');
const covers = import.meta.glob<{ default: Component }>('./*/Cover.svelte', { eager: true });

/** The board of a game with its words. */
export async function loadBoard(game: string): Promise<LoadedBoard> {
  const load = boards[`./${game}/Board.svelte`];
  if (!load) return loadGeneric();
  const [board] = await Promise.all([load(), loadWords(game)]);
  return { Board: board.default, staging: board.staging, keys: board.keys ?? (() => []) };
}

/** The board that draws any game. */
export async function loadGeneric(): Promise<LoadedBoard> {
  const { default: Board, staging } = await import('$lib/generic/Board.svelte');
  return { Board: Board as AnyBoard, staging, keys: () => [] };
}

/** What is drawn of a game on the start page, in a picture of 320 by 200. */
export function coverOf(game: string): Component | null {
  return covers[`./${game}/Cover.svelte`]?.default ?? null;
}
