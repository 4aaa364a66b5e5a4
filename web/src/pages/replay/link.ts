/** Addresses of moves. A record that no server keeps travels in the link itself, compressed, behind the #. */

/** The longest part behind the # that browsers, mails and chats can be trusted with. */
export const LONGEST = 16_000;
/** The largest file that is read, as the server has it. */
export const LARGEST = 256 * 1024;

/** The address of a move. Everything open is how a replay begins, so it is not written. */
export function addressOf(path: string, move: number, perspective: string, packed: string | null): string {
  const asked = new URLSearchParams();
  if (move > 0) asked.set('move', String(move));
  if (perspective !== 'all') asked.set('perspective', perspective);
  const search = asked.size > 0 ? `?${asked.toString()}` : '';
  return `${path}${search}${packed === null ? '' : `#record=${packed}`}`;
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most = Infinity,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const writer = stream.writable.getWriter();
  // What is wrong with the bytes is heard of where they are read.
  writer.write(bytes).catch(() => {});
  writer.close().catch(() => {});
  const reader = (stream.readable as ReadableStream<Uint8Array>).getReader();
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    if (!value) continue;
    size += value.length;
    if (size > most) throw new Error('too large');
    chunks.push(value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

/** A record as part of a link; null if it is too long for one. */
export async function pack(record: string): Promise<string | null> {
  const bytes = await through(new TextEncoder().encode(record), new CompressionStream('deflate-raw'));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const packed = text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return packed.length <= LONGEST ? packed : null;
}

/** The record of a link; null if the link is damaged. */
export async function unpack(packed: string): Promise<string | null> {
  try {
    const text = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const record = await through(bytes, new DecompressionStream('deflate-raw'), LARGEST);
    return new TextDecoder('utf-8', { fatal: true }).decode(record);
  } catch {
    return null;
  }
}
