/** Who is shown at a device that several people share, and when it must change hands first. */
import type { LogLine } from './log';
import type { Phase } from './protocol';

/** What the device shows. */
export type Stage =
  /** The table through the eyes of this seat. */
  | { kind: 'seat'; seat: number }
  /** Nothing of anybody: the device is to be passed to this seat. */
  | { kind: 'pass'; seat: number }
  /** What everybody may see. */
  | { kind: 'all' };

/** Somebody at this device. */
export interface Here {
  seat: number;
  /** Must choose now. */
  asked: boolean;
  /** Has chosen, and the server has not answered. */
  busy: boolean;
}

export interface Situation {
  phase: Phase;
  /** Who is here, in the order of seats. */
  people: readonly Here[];
  /** Whether something of each must stay hidden from the others here. */
  guarded: boolean;
  /** The seat whose eyes are looked through: for guarded tables whoever said that it is them. */
  holder: number | null;
  /** What several people here chose together has come out, and they have not looked at it yet. */
  result: boolean;
}

/** Who is to be shown. With several to be asked it is one after the other, in the order of seats. */
export function stageFor({ phase, people, guarded, holder, result }: Situation): Stage {
  const held = people.find((person) => person.seat === holder);
  const next = people.find((person) => person.asked);
  const stays = held !== undefined && (held.asked || held.busy);
  if (!guarded) {
    const shown = stays ? held : (next ?? held ?? people[0]);
    return shown ? { kind: 'seat', seat: shown.seat } : { kind: 'all' };
  }
  if (phase !== 'playing' || result) return { kind: 'all' };
  if (stays) return { kind: 'seat', seat: held.seat };
  if (next) return { kind: 'pass', seat: next.seat };
  return held ? { kind: 'seat', seat: held.seat } : { kind: 'all' };
}

/** A choice that several people here make together, hidden from each other. */
export interface Common {
  /** The last event before it. */
  since: number;
  /** Those here who are asked. */
  seats: readonly number[];
}

/** Whether everybody here has made the common choice. Who took theirs back has not. */
export function isMade(common: Common, log: readonly LogLine[]): boolean {
  const chosen = (seat: number) =>
    log.some((line) => line.number > common.since && line.seat === seat && line.step !== null && !line.undone);
  return common.seats.every(chosen);
}
