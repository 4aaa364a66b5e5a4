/**
 * This browser's part in a deal that nobody can choose: it commits to a random number before it sees anybody else's, and
 * reveals it once it has seen what all others committed to. It does so by itself, at once.
 */
import type { Requests } from '$lib/api';
import type { SeatDigits, Silence, TableInfo } from '$lib/protocol';
import { isRecord, recall, remember } from '$lib/stored';
import { fingerprint, hex } from './sha256';

export interface Part {
  seat: number;
  /** The random number, as hexadecimal digits. */
  number: string;
  /** The fingerprint of the server's seed when the number was revealed. */
  commitment?: string;
  /** What seats had committed to by then. */
  seen?: SeatDigits[];
  /** How many numbers were revealed at this table before. */
  before?: number;
}

type Parts = Record<string, Part>;
/** How many deals a browser remembers. */
const MOST = 40;

const isParts = (value: unknown): value is Parts =>
  isRecord(value) && Object.values(value).every((part) => isRecord(part) && typeof part['number'] === 'string');

/** What is kept where storage is forbidden. */
const kept = new Map<string, Part>();

const keyOf = (table: string, seat: number) => `${table}.${seat}`;

/** The part that this browser has in the deal of a table. */
export function partOf(table: string, seat: number | null): Part | null {
  if (seat === null) return null;
  const key = keyOf(table, seat);
  return kept.get(key) ?? recall<Parts>('deals', {}, isParts)[key] ?? null;
}

function keep(table: string, part: Part): void {
  const key = keyOf(table, part.seat);
  kept.set(key, part);
  const { [key]: _, ...others } = recall<Parts>('deals', {}, isParts);
  remember('deals', Object.fromEntries([...Object.entries(others), [key, part]].slice(-MOST)));
}

export const commitments = (info: TableInfo): SeatDigits[] =>
  info.chairs.flatMap(({ seat, committed }) => (committed === undefined ? [] : [{ seat, digits: committed }]));

/** How many deals were not made because somebody kept silent, who is named. */
export const namedDeals = (silent: readonly Silence[]): number => new Set(silent.map(({ attempt }) => attempt)).size;

const same = (one: SeatDigits[], other: SeatDigits[]) => JSON.stringify(one) === JSON.stringify(other);

export class Dealing {
  readonly #table: string;
  readonly #api: Pick<Requests, 'commit' | 'reveal'>;
  /** What was committed to last, for which seat, and whether the table has shown it since. */
  #sent: { seat: number; hash: string; shown: boolean } | null = null;
  /** How many numbers were revealed since the page was loaded, at whatever seat. */
  #revealed = 0;
  #work: Promise<void> = Promise.resolve();

  constructor(table: string, api: Pick<Requests, 'commit' | 'reveal'>) {
    this.#table = table;
    this.#api = api;
  }

  /** Does what the table is waiting for. Settles when that is done, or could not be done. */
  follow(info: TableInfo, seat: number | null): Promise<void> {
    // One thing after the other: what is sent twice would be two numbers.
    this.#work = this.#work.then(() => this.#step(info, seat)).catch(() => {});
    return this.#work;
  }

  async #step(info: TableInfo, seat: number | null): Promise<void> {
    const chair = info.chairs.find((one) => one.seat === seat);
    if (seat === null || chair?.kind !== 'person' || info.deal !== 'joint' || info.phase !== 'open') return;
    if (info.revealing) await this.#reveal(info, seat, chair.committed);
    else await this.#commit(info, seat, chair.committed);
  }

  async #commit(info: TableInfo, seat: number, committed: string | undefined): Promise<void> {
    // Seats are moved up when one is taken away: whoever moves has a part anew.
    if (this.#sent?.seat !== seat) this.#sent = null;
    if (this.#sent?.hash === committed && this.#sent) this.#sent.shown = true;
    // What is under way is not sent twice. Of several devices at one seat, the one that came last has its part.
    if (this.#sent && (committed !== undefined || !this.#sent.shown)) return;
    const part = partOf(this.#table, seat);
    if (part && fingerprint(part.number) === committed) return;
    // Whoever knows a number of ours could go on dealing until the deal is a good one. Each time must have its name.
    const before = Math.max((part?.before ?? 0) + (part?.seen ? 1 : 0), this.#revealed);
    if (before > namedDeals(info.silent ?? [])) return;
    const number = hex(crypto.getRandomValues(new Uint8Array(32)));
    const hash = fingerprint(number);
    keep(this.#table, { seat, number, before });
    this.#sent = { seat, hash, shown: false };
    await this.#api.commit(this.#table, hash).catch((error: unknown) => {
      this.#sent = null;
      throw error;
    });
  }

  async #reveal(info: TableInfo, seat: number, committed: string | undefined): Promise<void> {
    const part = partOf(this.#table, seat);
    if (!part || fingerprint(part.number) !== committed) return;
    const seen = commitments(info);
    // A server that shows other commitments now than before has something in mind.
    if (part.seen && !same(part.seen, seen)) return;
    if (!part.seen) this.#revealed = (part.before ?? 0) + 1;
    keep(this.#table, { ...part, seen, commitment: info.commitment });
    await this.#api.reveal(this.#table, part.number);
  }
}
