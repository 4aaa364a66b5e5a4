/** The points of every seat to show beside its name: counted by the server, added up line by line. */
import type { SceneNow } from '$lib/table.svelte';

export function totals(scene: SceneNow | undefined): number[] | null {
  if (scene?.outcome) return scene.outcome.scores;
  return scene?.sheet?.seats.map((lines) => lines.reduce((sum, line) => sum + line.points, 0)) ?? null;
}
