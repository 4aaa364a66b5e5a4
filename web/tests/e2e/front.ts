/** Serves a built client and passes /api on, as the binary does once the client is in it. For binaries built without. */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

export interface Front {
  url: string;
  close: () => Promise<void>;
}

export async function front(dist: string, port: number): Promise<Front> {
  const sockets = new Set<Socket>();

  async function file(path: string, answer: ServerResponse): Promise<void> {
    const name = normalize(path).replace(/^(\.\.[/\\])+/, '');
    const found = extname(name) ? await readFile(join(dist, name)).catch(() => null) : null;
    if (extname(name) && !found) return void answer.writeHead(404).end();
    const type = TYPES[found ? extname(name) : '.html'] ?? 'application/octet-stream';
    // The same rules for what a page may load as the server has.
    const policy =
      "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'";
    answer
      .writeHead(200, { 'content-type': type, 'content-security-policy': policy })
      .end(found ?? (await readFile(join(dist, 'index.html'))));
  }

  function pass(asked: IncomingMessage, answer: ServerResponse): void {
    const onward = request(
      { host: '127.0.0.1', port, path: asked.url, method: asked.method, headers: asked.headers },
      (back) => {
        answer.writeHead(back.statusCode ?? 502, back.headers);
        back.pipe(answer);
      },
    );
    onward.on('error', () => answer.writeHead(502).end());
    asked.pipe(onward);
  }

  const server = createServer((asked, answer) => {
    const path = new URL(asked.url ?? '/', 'http://here').pathname;
    if (path.startsWith('/api/')) pass(asked, answer);
    else void file(path, answer);
  });
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.on('upgrade', (asked: IncomingMessage, socket: Socket, head: Buffer) => {
    const onward = connect(port, '127.0.0.1', () => {
      const headers = asked.rawHeaders.reduce((text, word, i) => text + word + (i % 2 ? '\r\n' : ': '), '');
      onward.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${headers}\r\n`);
      onward.write(head);
      socket.pipe(onward).pipe(socket);
    });
    onward.on('error', () => socket.destroy());
    onward.on('close', () => socket.destroy());
    socket.on('error', () => onward.destroy());
    socket.on('close', () => onward.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no address');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close').catch(() => {});
    },
  };
}
