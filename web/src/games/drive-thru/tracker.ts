/**
 * Pieces and copies of one recipe are all alike, so views only count them. For the eye they are things that travel: a
 * tracker gives each of them a name that stays the same from view to view, with the shortest story that explains the
 * change: what stays stays, and what is missing in one place is what came to another.
 */

/** What lies where: in each place a list of kinds. */
export type Places = Map<string, (string | number)[]>;

/** One thing with its name. */
export interface Thing {
  id: string;
  kind: string | number;
}

export type Tracked = Map<string, Thing[]>;

/** The same places with named things; those of `before` keep their names. Also tells which have come to another place. */
export function track(before: Tracked, now: Places): { tracked: Tracked; moved: Set<string> } {
  const spare: Thing[] = [];
  const taken = new Set([...before.values()].flat().map((thing) => thing.id));
  const tracked: Tracked = new Map();
  const open: { things: (Thing | null)[]; kinds: (string | number)[] }[] = [];
  for (const [place, kinds] of now) {
    const here = [...(before.get(place) ?? [])];
    const things = kinds.map((kind) => {
      const at = here.findIndex((thing) => thing.kind === kind);
      return at < 0 ? null : (here.splice(at, 1)[0] ?? null);
    });
    spare.push(...here);
    open.push({ things, kinds });
    tracked.set(place, things as Thing[]);
  }
  for (const [place, things] of before) if (!now.has(place)) spare.push(...things);
  const moved = new Set<string>();
  for (const { things, kinds } of open) {
    kinds.forEach((kind, i) => {
      if (things[i]) return;
      const at = spare.findIndex((thing) => thing.kind === kind);
      const thing = at < 0 ? { id: fresh(kind, taken), kind } : (spare.splice(at, 1)[0] as Thing);
      taken.add(thing.id);
      if (at >= 0) moved.add(thing.id);
      things[i] = thing;
    });
  }
  return { tracked, moved };
}

function fresh(kind: string | number, taken: Set<string>): string {
  for (let n = 1; ; n++) if (!taken.has(`${kind}.${n}`)) return `${kind}.${n}`;
}
