/** The log of a table: every entry as lines to read, with the step each line speaks of. */
import { seatOf, sentencesOf, type StepEntry } from './board';
import type { Entry, GameEvent } from './protocol';

export interface LogLine {
  /** The entry's number. */
  number: number;
  /** Who did it; null for chance and for the table. */
  seat: number | null;
  /** The step in notation; null for what happened at the table and not in the game. */
  step: string | null;
  /** What came of it, for the board to point at. */
  events: GameEvent[];
  sentences: string[];
  /** Taken back later. */
  undone: boolean;
}

/** Says what happened at the table, as opposed to in the game; empty if nobody needs to read it. */
export type TellEntry = (entry: Exclude<Entry, StepEntry>) => string;

/**
 * The log with these entries added; one that is there already, told further, takes the place of what it said. `undone` strikes out the steps that were taken back; `before` is how many steps a game
 * that was continued had when its log began.
 */
export function withEntries(log: LogLine[], entries: Entry[], tell: TellEntry, before = 0): LogLine[] {
  const lines = [...log];
  for (const entry of entries) {
    if (entry.kind === 'step') {
      const { number, step, events } = entry;
      if (lines.at(-1)?.number === number) lines.pop();
      lines.push({ number, seat: seatOf(step), step, events, sentences: sentencesOf(entry), undone: false });
      continue;
    }
    if (entry.kind === 'undone') strike(lines, entry.steps - before);
    if (entry.kind === 'withdrawn') strikeLastOf(lines, entry.seat);
    const words = tell(entry);
    if (words)
      lines.push({ number: entry.number, seat: null, step: null, events: [], sentences: [words], undone: false });
  }
  return lines;
}

/** Strikes out the steps beyond the first so many. */
function strike(lines: LogLine[], left: number): void {
  let count = 0;
  lines.forEach((line, i) => {
    if (line.step === null || line.undone) return;
    count += 1;
    if (count > left) lines[i] = { ...line, undone: true };
  });
}

/** Strikes out the last step of a seat. */
function strikeLastOf(lines: LogLine[], seat: number): void {
  const last = lines.findLastIndex((line) => line.seat === seat && line.step !== null && !line.undone);
  const line = lines[last];
  if (line) lines[last] = { ...line, undone: true };
}

/** Lines that belong together: a seat's step and what chance did after it. */
export function grouped(log: LogLine[]): LogLine[][] {
  const groups: LogLine[][] = [];
  for (const line of log) {
    const last = groups.at(-1);
    const first = last?.[0];
    const chance = line.step !== null && line.seat === null;
    if (last && first && chance && first.step !== null) last.push(line);
    else groups.push([line]);
  }
  return groups.filter((group) => group.some((line) => line.sentences.length > 0));
}
