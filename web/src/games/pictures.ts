/** What the examples in the rules of a game look like: `<id>/Picture.svelte`. */
import type { Component } from 'svelte';
import type { RulesExample, TableBox } from '$lib/protocol';
import { loadWords } from './words';

/** An example as a picture: what the engine made of it, and what was in the box. */
export type Picture = Component<{ example: RulesExample; box: TableBox }>;

const pictures = import.meta.glob<{ default: Picture }>('./*/Picture.svelte');

/** What draws the examples in the rules of a game; null if nothing does. */
export async function loadPicture(game: string): Promise<Picture | null> {
  const load = pictures[`./${game}/Picture.svelte`];
  if (!load) return null;
  const [picture] = await Promise.all([load(), loadWords(game)]);
  return picture.default;
}
