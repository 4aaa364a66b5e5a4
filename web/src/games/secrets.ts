/**
 * Which games hide something from some of the seats. It is a fact of the rules: the folder of a game that hides nothing
 * says so (`open.ts`), and a test compares it with how steps look to other seats in the playthroughs. A game that nobody
 * has looked at counts as one with secrets: people at one device then pass it on once too often, which spoils nothing.
 */
const open = import.meta.glob<true>('./*/open.ts', { eager: true, import: 'OPEN' });

/** Whether a seat of this game may know what others may not: cards in hand, choices made together. */
export function hidesFromOthers(game: string): boolean {
  return !open[`./${game}/open.ts`];
}
