/** Pictures of the components of a game, for sheets of points: `<id>/Picture.svelte`, for games whose components bring points. */
import type { Component } from 'svelte';
import type { TableBox } from '$lib/protocol';

export type Picture = Component<{ id: string; box: TableBox }>;

const pictures = import.meta.glob<{ default: Picture }>('./*/Picture.svelte');

/** How the components of a game are drawn; null where it has no pictures. */
export async function loadPicture(game: string): Promise<Picture | null> {
  return (await pictures[`./${game}/Picture.svelte`]?.())?.default ?? null;
}
