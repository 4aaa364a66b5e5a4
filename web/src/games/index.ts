/**
 * The boards, one folder each: `<id>/Board.svelte` is found by its name and loaded when it is needed. A game without one
 * is shown on the generic board.
 */
import type { Component } from 'svelte';
import type { BoardKeys, BoardProps } from '$lib/board';
import type { AnyStaging } from '$lib/stage.svelte';
import type { RulesExample, TableBox } from '$lib/protocol';
import type { Leads } from '../pages/table/lit';
import { loadWords } from './words';

export type AnyBoard = Component<BoardProps<never, never, never, never>>;

/** An example of the rules as a picture: what the engine made of it, and what was in the box. */
export type AnyPicture = Component<{ example: RulesExample; box: TableBox }>;

/** A board, how it shows what happens, and the keys it listens to. */
export interface LoadedBoard {
  Board: AnyBoard;
  staging: AnyStaging;
  keys: BoardKeys;
}

const boards = import.meta.glob<{ default: AnyBoard; staging: AnyStaging; keys?: BoardKeys }>('./*/Board.svelte');
const covers = import.meta.glob<{ default: Component }>('./*/Cover.svelte', { eager: true });
const pictures = import.meta.glob<{ default: AnyPicture }>('./*/Picture.svelte');

const leads = import.meta.glob<{ leads: Leads }>('./*/leads.ts');

/** Which first steps on a board lead to a choice. Where every choice takes one step there is nothing to say. */
export async function loadLeads(game: string): Promise<Leads> {
  const load = leads[`./${game}/leads.ts`];
  return load ? (await load()).leads : () => [];
}

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

/** What draws the examples in the rules of a game; null if nothing does. */
export async function loadPicture(game: string): Promise<AnyPicture | null> {
  const load = pictures[`./${game}/Picture.svelte`];
  if (!load) return null;
  const [picture] = await Promise.all([load(), loadWords(game)]);
  return picture.default;
}
