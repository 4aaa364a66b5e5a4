/** A server before the server, whose answers a test may change: as if a new client had been put there. */
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

export interface Changing {
  url: string;
  /** Changes the text at an address. */
  change: (path: string, text: string) => string;
  close: () => Promise<void>;
}

async function read(asked: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of asked) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

export async function changing(behind: string): Promise<Changing> {
  const sockets = new Set<Socket>();
  const made: Changing = { url: '', change: (_, text) => text, close: async () => {} };
  const server = createServer((asked, answer) => {
    const pass = async (): Promise<void> => {
      const body = await read(asked);
      const { cookie = '' } = asked.headers;
      const type = asked.headers['content-type'] ?? 'text/plain';
      const back = await fetch(`${behind}${asked.url}`, {
        method: asked.method ?? 'GET',
        headers: { cookie, 'content-type': type },
        ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
      });
      const kind = back.headers.get('content-type') ?? '';
      const bytes = Buffer.from(await back.arrayBuffer());
      const headers = { 'content-type': kind, 'cache-control': 'no-cache', 'set-cookie': back.headers.getSetCookie() };
      answer
        .writeHead(back.status, headers)
        .end(/html|javascript/.test(kind) ? made.change(asked.url ?? '', bytes.toString()) : bytes);
    };
    pass().catch(() => answer.writeHead(502).end());
  });
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no address');
  made.url = `http://127.0.0.1:${address.port}`;
  made.close = async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close').catch(() => {});
  };
  return made;
}
