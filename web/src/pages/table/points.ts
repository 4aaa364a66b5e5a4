/** The points of every seat to show beside its name: counted by the server, added up line by line. */
import type { Scene } from '$lib/protocol';

export function totals(scene: Scene | undefined): number[] | null {
  if (scene?.outcome) return scene.outcome.scores;
  return scene?.sheet?.seats.map((lines) => lines.reduce((sum, line) => sum + line.points, 0)) ?? null;
}
