/** The points of every seat to show beside its name: counted by the server, added up line by line. */
import type { Scene } from '$lib/protocol';

/** Null for each as long as nobody has scored: what is still missing is no way to greet anybody. */
export function totals(scene: Scene | undefined): (number | null)[] | null {
  if (scene?.outcome) return scene.outcome.scores;
  if (!scene?.sheet) return null;
  const lines = scene.sheet.seats.flat();
  const waiting = lines.some(({ points }) => points < 0) && !lines.some(({ points }) => points > 0);
  return scene.sheet.seats.map((own) => (waiting ? null : own.reduce((sum, line) => sum + line.points, 0)));
}
