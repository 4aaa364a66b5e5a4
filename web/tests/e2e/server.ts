/** A server for one test: a process with a directory of its own, and the client in front of it if it has none. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { front, type Front } from './front';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const BINARY = process.env['DOZEN_BIN'] ?? here('../../../target/debug/dozen');
/** A client to test instead of the one in the binary. */
const OTHER_CLIENT = process.env['DOZEN_DIST'];
const DIST = OTHER_CLIENT ?? here('../../dist');

export class Server {
  /** Where browsers go. */
  url = '';
  /** Any that is free at first, then always the same. */
  #port = 0;
  #data = mkdtempSync(join(tmpdir(), 'dozen-e2e-'));
  #process: ChildProcess | null = null;
  #front: Front | null = null;
  #words = '';
  readonly #more: string[];

  /** `more` are further arguments of the program. */
  constructor(more: string[] = []) {
    this.#more = more;
  }

  /** With a `seed` its tables are dealt as they were last time: the first table of this server, the second one, ... */
  static async begin(seed?: number): Promise<Server> {
    if (!existsSync(BINARY))
      throw new Error(`there is no ${BINARY}; build it with: cargo build -p dozen, or set DOZEN_BIN`);
    const server = new Server(seed === undefined ? [] : ['--seed', String(seed)]);
    await server.start();
    const page = await (await fetch(`http://127.0.0.1:${server.#port}/`)).text();
    if (page.includes('id="app"') && OTHER_CLIENT === undefined) {
      server.url = `http://127.0.0.1:${server.#port}`;
    } else {
      if (!existsSync(join(DIST, 'index.html')))
        throw new Error(`${BINARY} has no client in it, and there is none in ${DIST}: npm run build`);
      server.#front = await front(DIST, server.#port);
      server.url = server.#front.url;
    }
    return server;
  }

  /** Starts it, and waits until it says where it is. */
  async start(): Promise<void> {
    const where = ['--listen', `127.0.0.1:${this.#port}`, '--data', this.#data];
    const child = spawn(BINARY, ['serve', '--no-open', ...where, ...this.#more], { stdio: ['ignore', 'pipe', 'pipe'] });
    this.#process = child;
    child.stderr.on('data', (words: Buffer) => (this.#words = (this.#words + words.toString()).slice(-4000)));
    for await (const line of createInterface(child.stdout)) {
      const port = /^Dozen is at http:\/\/[^ ]*:(\d+) /.exec(line)?.[1];
      if (port === undefined) continue;
      this.#port = Number(port);
      child.stdout.resume();
      return;
    }
    throw new Error(`the server did not start:\n${this.#words}`);
  }

  /** As if the machine had lost power. */
  async kill(): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  async end(): Promise<void> {
    await this.#front?.close();
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }
}
