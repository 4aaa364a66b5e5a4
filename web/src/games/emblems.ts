/** Small pictures of the components of a game, for sheets of points: `<id>/Emblem.svelte`, where components bring points. */
import type { Component } from 'svelte';
import type { TableBox } from '$lib/protocol';

export type Emblem = Component<{ id: string; box: TableBox }>;

const emblems = import.meta.glob<{ default: Emblem }>('./*/Emblem.svelte');

/** How the components of a game are drawn; null where it has no emblems. */
export async function loadEmblem(game: string): Promise<Emblem | null> {
  return (await emblems[`./${game}/Emblem.svelte`]?.())?.default ?? null;
}
