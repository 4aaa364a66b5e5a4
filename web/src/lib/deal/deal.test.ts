import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import type { Chair, Deals, Silence, TableInfo } from '../protocol';
import { check, jointSeed, type Verdict } from './check';
import { drawn } from './draw';
import { Dealing, partOf } from './part';
import { fingerprint, hex, sha256 } from './sha256';

interface Vectors {
  seed: string;
  commitment: string;
  numbers: Record<string, string>;
  committed: Record<string, string>;
  joint: string;
  draws: { weights: number[]; outcome: number }[];
}
const doc = readFileSync(resolve(import.meta.dirname, '../../../../docs/deals.md'), 'utf8');
const vectors = JSON.parse(/```json\n([\s\S]*?)```/.exec(doc)?.[1] ?? '') as Vectors;

test('SHA-256 is the one of everybody else, at every length around a block', () => {
  for (let length = 0; length < 200; length++) {
    const message = Uint8Array.from({ length }, (_, i) => (i * 7 + length) % 256);
    expect(hex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
  }
});

test('the test vectors of docs/deals.md hold', () => {
  expect(fingerprint(vectors.seed)).toBe(vectors.commitment);
  for (const [seat, number] of Object.entries(vectors.numbers))
    expect(fingerprint(number)).toBe(vectors.committed[seat]);
  const entropy = Object.entries(vectors.numbers).map(([seat, digits]) => ({ seat: Number(seat), digits }));
  expect(jointSeed(vectors.seed, entropy.reverse())).toBe(vectors.joint);
  vectors.draws.forEach(({ weights, outcome }, k) => expect(drawn(vectors.joint, k, weights)).toBe(outcome));
});

/** A server that deals, honestly unless it is told otherwise. Seat 1 is ours, on seat 2 is a player who works with it. */
class Server {
  readonly seed = '07'.repeat(32);
  readonly theirs = '22'.repeat(32);
  readonly commitment = fingerprint(this.seed);
  ours = '';
  revealing = false;
  hashes: Record<number, string> = { 2: fingerprint(this.theirs) };
  /** Who, as it says, did not reveal. */
  silent: Silence[] = [];
  /** Makes what it claims at the end something else. */
  forge: (deals: Deals) => Deals = (deals) => deals;

  commit = (_: string, hash: string) => {
    this.hashes[1] = hash;
    return Promise.resolve({});
  };
  reveal = (_: string, number: string) => {
    this.ours = number;
    return Promise.resolve({});
  };

  info(): TableInfo {
    const chair = (seat: number): Chair => {
      const committed = this.hashes[seat];
      return { seat, kind: 'person', name: 'A', away: false, entropy: false, ...(committed ? { committed } : {}) };
    };
    const { commitment, revealing, silent } = this;
    return {
      phase: 'open',
      deal: 'joint',
      revealing,
      silent,
      commitment,
      chairs: [chair(1), chair(2)],
    } as unknown as TableInfo;
  }

  /** What it draws with these numbers. */
  deals(seed = this.seed, theirs = this.theirs): Deals {
    const entropy = [
      { seat: 1, digits: this.ours },
      { seat: 2, digits: theirs },
    ];
    const joint = jointSeed(seed, entropy);
    const weights = [1, 2, 3, 4];
    const draws = Array.from({ length: 30 }, (_, k) => {
      const outcomes = ['draw:a', 'draw:b', 'draw:c', 'draw:d'];
      return { outcomes, weights, drawn: outcomes[drawn(joint, k, weights)] ?? '' };
    });
    const committed = entropy.map(({ seat, digits }) => ({ seat, digits: fingerprint(digits) }));
    return this.forge({ commitment: fingerprint(seed), seed, committed, entropy, silent: this.silent, draws });
  }

  /** What our browser says of it. */
  verdict(deals = this.deals(), draws: string[] | null = null): Verdict {
    const part = partOf(table, 1);
    const mine = part?.seen ? part : null;
    return check(deals, { commitment: mine?.commitment ?? this.commitment, part: mine, draws });
  }
}

const bo: Silence = { attempt: 1, seat: 2, name: 'Bo' };

let server: Server;
/** Another one in each test: a browser remembers its numbers. */
let table = '';
let tables = 0;
beforeEach(async () => {
  localStorage.clear();
  table = `table-${tables++}`;
  server = new Server();
  const dealing = new Dealing(table, server);
  await dealing.follow(server.info(), 1);
  server.revealing = true;
  await dealing.follow(server.info(), 1);
});
const fault = (verdict: Verdict) => (verdict.fair ? null : verdict.fault);

test('an honest deal is said to be fair, and why', () => {
  const deals = server.deals();
  const draws = deals.draws.map((draw, i) => (i % 3 === 0 ? 'x.draw:?' : `x.${draw.drawn}`));
  expect(server.verdict(deals, draws)).toEqual({
    fair: true,
    draws: 30,
    own: true,
    joint: true,
    seen: true,
    silent: [],
  });
});

test('a number that nobody can have known is revealed only when all others are fixed', async () => {
  const other = new Server();
  const dealing = new Dealing(`another-${table}`, other);
  await dealing.follow(other.info(), 1);
  await dealing.follow(other.info(), 1);
  expect(other.ours).toBe('');
  other.revealing = true;
  await dealing.follow(other.info(), 1);
  expect(fingerprint(other.ours)).toBe(other.hashes[1]);
  expect(partOf(`another-${table}`, 1)?.seen).toEqual([
    { seat: 1, digits: other.hashes[1] },
    { seat: 2, digits: other.hashes[2] },
  ]);
});

test('a server that has the last word cannot choose its seed', () => {
  expect(fault(server.verdict(server.deals('08'.repeat(32))))).toEqual({ what: 'seed' });
  const deals = server.deals('08'.repeat(32));
  expect(fault(server.verdict({ ...deals, commitment: server.commitment }))).toEqual({ what: 'seed' });
});

test('a player who works with the server cannot choose another number once ours is known', () => {
  // They try until the first draw is the rare one; the commitment changes with the number.
  let byte = 0;
  let found: Deals;
  do found = server.deals(server.seed, (byte++).toString(16).padStart(2, '0').repeat(32));
  while (found.draws[0]?.drawn !== 'draw:a');
  expect(fault(server.verdict(found))).toEqual({ what: 'others' });
  const honest = server.deals().committed;
  expect(fault(server.verdict({ ...found, committed: honest }))).toEqual({ what: 'number', seat: 2 });
});

test('a number cannot be left out, ours least of all', () => {
  const deals = server.deals();
  const without = (seat: number) => deals.entropy.filter((one) => one.seat !== seat);
  expect(fault(server.verdict({ ...deals, entropy: without(1) }))).toEqual({ what: 'number', seat: 1 });
  expect(fault(server.verdict({ ...deals, entropy: without(1), committed: deals.committed.slice(1) }))).toEqual({
    what: 'own',
  });
  expect(fault(server.verdict({ ...deals, entropy: without(2), committed: deals.committed.slice(0, 1) }))).toEqual({
    what: 'others',
  });
});

test('commitments that change after we have seen them get no number', async () => {
  const other = new Server();
  let asked = 0;
  other.reveal = () => {
    asked++;
    return Promise.reject(new Error('lost on the way'));
  };
  const dealing = new Dealing(`another-${table}`, other);
  await dealing.follow(other.info(), 1);
  other.revealing = true;
  await dealing.follow(other.info(), 1);
  await dealing.follow(other.info(), 1);
  expect(asked, 'what was lost is sent again').toBe(2);
  other.hashes[2] = fingerprint('33'.repeat(32));
  await dealing.follow(other.info(), 1);
  expect(asked).toBe(2);
});

test('draws that do not follow, or are not those we saw, are found', () => {
  const deals = server.deals();
  const swapped = deals.draws.map((draw, i) =>
    i === 4 ? { ...draw, drawn: draw.drawn === 'draw:a' ? 'draw:b' : 'draw:a' } : draw,
  );
  expect(fault(server.verdict({ ...deals, draws: swapped }))).toEqual({ what: 'draw', draw: 5 });
  const shown = deals.draws.map((draw) => `x.${draw.drawn}`);
  expect(fault(server.verdict(deals, ['x.draw:z', ...shown.slice(1)]))).toEqual({ what: 'shown', draw: 1 });
  expect(fault(server.verdict(deals, shown.slice(1)))).toMatchObject({ what: 'shown' });
  expect(fault(server.verdict({ ...deals, draws: deals.draws.slice(1) }, shown))).toMatchObject({ what: 'draw' });
});

test('a silence is told', () => {
  const silent = [bo];
  expect(server.verdict({ ...server.deals(), silent })).toMatchObject({ fair: true, silent });
});

test('without a number of our own, less is claimed', () => {
  localStorage.clear();
  const verdict = check(server.deals(), { commitment: server.commitment, part: null, draws: null });
  expect(verdict).toMatchObject({ fair: true, own: false, joint: true, seen: false });
});

test('after a silence everybody makes up a new number', async () => {
  const other = new Server();
  const dealing = new Dealing(`another-${table}`, other);
  await dealing.follow(other.info(), 1);
  await dealing.follow(other.info(), 1);
  const first = other.hashes[1];
  delete other.hashes[1];
  await dealing.follow(other.info(), 1);
  expect(other.hashes[1]).not.toBe(first);
  expect(other.hashes[1]).toBeDefined();
});

/** A server that knows our number, and goes back to before we had fixed one. */
async function again(table: string, silent: Silence[]): Promise<{ other: Server; dealing: Dealing; known: string }> {
  const other = new Server();
  const dealing = new Dealing(table, other);
  await dealing.follow(other.info(), 1);
  await dealing.follow(other.info(), 1);
  other.revealing = true;
  await dealing.follow(other.info(), 1);
  const known = other.ours;
  other.revealing = false;
  other.silent = silent;
  delete other.hashes[1];
  await dealing.follow(other.info(), 1);
  return { other, dealing, known };
}

test('whoever wants another deal once our number is known must name somebody for it', async () => {
  const { other, dealing } = await again('again', []);
  expect(other.hashes[1]).toBeUndefined();
  await new Dealing('again', other).follow(other.info(), 1);
  expect(other.hashes[1], 'after the page was loaded anew').toBeUndefined();
  const moved = { ...other.info(), chairs: other.info().chairs.map((chair) => ({ ...chair, seat: 3 - chair.seat })) };
  await dealing.follow(moved, 2);
  expect(other.hashes[1], 'at another seat').toBeUndefined();
});

test('where somebody was named, a number is made up for each further deal', async () => {
  const { other, dealing, known } = await again('named', [bo]);
  expect(other.hashes[1]).toBeDefined();
  expect(other.hashes[1]).not.toBe(fingerprint(known));
  other.revealing = true;
  await dealing.follow(other.info(), 1);
  expect(fingerprint(other.ours)).toBe(other.hashes[1]);
  const part = partOf('named', 1);
  expect(check(other.deals(), { commitment: other.commitment, part, draws: null })).toMatchObject({
    fair: true,
    own: true,
  });
  // It would rather not have named anybody.
  const hushed = { ...other.deals(), silent: [] };
  expect(fault(check(hushed, { commitment: other.commitment, part, draws: null }))).toEqual({ what: 'again' });
  other.revealing = false;
  delete other.hashes[1];
  await dealing.follow(other.info(), 1);
  expect(other.hashes[1], 'one name is good for one deal').toBeUndefined();
});

test('whoever moves up to another seat has a part there', async () => {
  const other = new Server();
  const dealing = new Dealing('moved', other);
  const at = (seat: number): TableInfo => {
    const info = other.info();
    const chairs = info.chairs.map((chair) => ({ ...chair, seat: chair.seat === 1 ? seat : chair.seat + 1 }));
    return { ...info, chairs };
  };
  await dealing.follow(at(3), 3);
  const first = other.hashes[1];
  delete other.hashes[1];
  await dealing.follow(at(1), 1);
  expect(other.hashes[1]).not.toBe(first);
  other.revealing = true;
  await dealing.follow(at(1), 1);
  expect(fingerprint(other.ours)).toBe(other.hashes[1]);
});
