/** Whether the deal of a game can have been chosen by anybody, as far as this browser can tell. */
import type { Deals, SeatDigits, Silence } from '$lib/protocol';
import { drawn } from './draw';
import { namedDeals, type Part } from './part';
import { bytes, fingerprint, hex, sha256 } from './sha256';

/** What this browser saw for itself. */
export interface Witnessed {
  /** The fingerprint of the server's seed, as it was shown first. */
  commitment: string;
  /** What this browser put into the deal, and whose commitments it saw before; null where it had no part. */
  part: Part | null;
  /** The draws as they were seen, masks included; null where it did not see all of them. */
  draws: readonly string[] | null;
}

/** What is wrong. `seat` or `draw` says where, counted from 1. */
export type Fault =
  | { what: 'seed' }
  | { what: 'number'; seat: number }
  | { what: 'own' }
  | { what: 'others' }
  | { what: 'again' }
  | { what: 'draw'; draw: number }
  | { what: 'shown'; draw: number };

export type Verdict =
  | { fair: false; fault: Fault }
  | {
      fair: true;
      draws: number;
      /** Whether this browser's own number is in the deal: then nobody can have chosen it. */
      own: boolean;
      /** Whether anybody's number is. */
      joint: boolean;
      /** Whether the draws are those it saw. */
      seen: boolean;
      silent: Silence[];
    };

const digitsOf = (all: readonly SeatDigits[], seat: number) => all.find((one) => one.seat === seat)?.digits;

/** A masked step fits whatever the mask hides. */
function fits(shown: string, step: string): boolean {
  const pattern = shown.split('?').map((part) => part.replace(/[.*+^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${pattern.join('.*')}$`).test(step);
}

function commitmentFault(deals: Deals, { commitment, part }: Witnessed): Fault | null {
  if (deals.commitment !== commitment || fingerprint(deals.seed) !== commitment) return { what: 'seed' };
  if (deals.committed.length > 0 || part !== null) {
    for (const { seat } of [...deals.committed, ...deals.entropy]) {
      const number = digitsOf(deals.entropy, seat);
      if (number === undefined || fingerprint(number) !== digitsOf(deals.committed, seat))
        return { what: 'number', seat };
    }
  }
  if (part === null) return null;
  if (digitsOf(deals.entropy, part.seat) !== part.number) return { what: 'own' };
  const seen = part.seen ?? [];
  const same = seen.every(({ seat, digits }) => digitsOf(deals.committed, seat) === digits);
  if (!same || seen.length !== deals.committed.length) return { what: 'others' };
  return (part.before ?? 0) > namedDeals(deals.silent) ? { what: 'again' } : null;
}

/** The seed that everything is drawn from. */
export function jointSeed(seed: string, entropy: readonly SeatDigits[]): string {
  if (entropy.length === 0) return seed;
  const added = [...entropy].sort((a, b) => a.seat - b.seat);
  return hex(
    sha256(Uint8Array.from([...bytes(seed), ...added.flatMap(({ seat, digits }) => [seat, ...bytes(digits)])])),
  );
}

export function check(deals: Deals, witnessed: Witnessed): Verdict {
  const fault = commitmentFault(deals, witnessed);
  if (fault) return { fair: false, fault };
  const seed = jointSeed(deals.seed, deals.entropy);
  for (const [number, draw] of deals.draws.entries()) {
    if (draw.outcomes[drawn(seed, number, draw.weights)] !== draw.drawn)
      return { fair: false, fault: { what: 'draw', draw: number + 1 } };
  }
  const shown = witnessed.draws;
  if (shown) {
    const wrong = deals.draws.findIndex((draw, i) => !fits(shown[i] ?? '', `x.${draw.drawn}`));
    if (wrong >= 0) return { fair: false, fault: { what: 'shown', draw: wrong + 1 } };
    if (shown.length !== deals.draws.length)
      return { fair: false, fault: { what: 'shown', draw: deals.draws.length + 1 } };
  }
  return {
    fair: true,
    draws: deals.draws.length,
    own: witnessed.part !== null,
    joint: deals.committed.length > 0,
    seen: shown !== null,
    silent: deals.silent,
  };
}
