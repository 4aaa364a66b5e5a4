/**
 * SHA-256. Browsers have one of their own, but not on plain http, where friends in one Wi-Fi play; so there is only this one.
 */

/** The first 32 bits of the fractional parts of roots of primes: square roots of 8, cube roots of 64. */
function fractions(count: number, root: (prime: number) => number): Uint32Array {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (prime) found.push((root(n) % 1) * 2 ** 32);
  }
  return Uint32Array.from(found, Math.floor);
}
const FIRST = fractions(8, Math.sqrt);
const ROUNDS = fractions(64, Math.cbrt);

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

export function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array((((message.length + 8) >> 6) + 1) * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(padded.length - 4, message.length * 8);

  const state = FIRST.slice();
  const words = new Uint32Array(64);
  const word = (i: number) => words[i] ?? 0;
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 16; i++) words[i] = view.getUint32(block + i * 4);
    for (let i = 16; i < 64; i++) {
      const [early, late] = [word(i - 15), word(i - 2)];
      const mixedEarly = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
      const mixedLate = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
      words[i] = word(i - 16) + mixedEarly + word(i - 7) + mixedLate;
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (let i = 0; i < 64; i++) {
      const choice = (e & f) ^ (~e & g);
      const most = (a & b) ^ (a & c) ^ (b & c);
      const first = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + (ROUNDS[i] ?? 0) + word(i);
      const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((value, i) => (state[i] = (state[i] ?? 0) + value));
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((value, i) => digest.setUint32(i * 4, value));
  return new Uint8Array(digest.buffer);
}

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The bytes that hexadecimal digits stand for. */
export const bytes = (digits: string): Uint8Array =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** The SHA-256 of what hexadecimal digits stand for, in digits. */
export const fingerprint = (digits: string): string => hex(sha256(bytes(digits)));
