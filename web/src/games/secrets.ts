/**
 * Which games hide something from some of the seats. It is a fact of the rules, so it is written down; a test compares it
 * with how steps look to other seats in the playthroughs. A game that nobody has looked at counts as one with
 * secrets: people at one device then pass it on once too often, which spoils nothing.
 */
const OPEN: readonly string[] = ['drive-thru', 'dollars-to-donuts'];

/** Whether a seat of this game may know what others may not: cards in hand, choices made together. */
export function hidesFromOthers(game: string): boolean {
  return !OPEN.includes(game);
}
