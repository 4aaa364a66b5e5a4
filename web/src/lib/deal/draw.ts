/** How a draw follows from a seed: as docs/deals.md has it, and the dealer of the server. */
import { bytes } from './sha256';

const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];

/** Block `counter` of the ChaCha20 stream `stream`, 16 words. */
function block(key: Uint32Array, counter: number, stream: number): Uint32Array {
  const begin = Uint32Array.from([...CONSTANTS, ...key, counter, 0, stream, 0]);
  const state = begin.slice();
  const turn = (i: number, by: number) => {
    const word = state[i] ?? 0;
    state[i] = (word << by) | (word >>> (32 - by));
  };
  const add = (to: number, from: number) => (state[to] = (state[to] ?? 0) + (state[from] ?? 0));
  const mix = (to: number, from: number) => (state[to] = (state[to] ?? 0) ^ (state[from] ?? 0));
  const quarter = (a: number, b: number, c: number, d: number) => {
    for (const [once, twice] of [
      [16, 12],
      [8, 7],
    ] as const) {
      add(a, b);
      mix(d, a);
      turn(d, once);
      add(c, d);
      mix(b, c);
      turn(b, twice);
    }
  };
  for (let round = 0; round < 10; round++) {
    for (let i = 0; i < 4; i++) quarter(i, i + 4, i + 8, i + 12);
    for (let i = 0; i < 4; i++) quarter(i, ((i + 1) % 4) + 4, ((i + 2) % 4) + 8, ((i + 3) % 4) + 12);
  }
  return state.map((word, i) => word + (begin[i] ?? 0));
}

/** The 64-bit numbers of a stream, in order. */
function* numbers(seed: string, stream: number): Generator<bigint, never> {
  const view = new DataView(bytes(seed).buffer);
  const key = Uint32Array.from({ length: 8 }, (_, i) => view.getUint32(i * 4, true));
  for (let counter = 0; ; counter++) {
    const words = block(key, counter, stream);
    for (let i = 0; i < 16; i += 2) yield BigInt(words[i] ?? 0) | (BigInt(words[i + 1] ?? 0) << 32n);
  }
}

/** Which of the outcomes draw `number` of a game brings, counted from 0; -1 where nothing has weight. */
export function drawn(seed: string, number: number, weights: readonly number[]): number {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (total === 0n) return -1;
  const most = 2n ** 64n - 1n;
  const limit = most - (most % total);
  for (const found of numbers(seed, number)) {
    if (found >= limit) continue;
    let left = found % total;
    return weights.findIndex((weight) => {
      const hit = left < BigInt(weight);
      left -= BigInt(weight);
      return hit;
    });
  }
  return -1;
}
