/**
 * One websocket for one table. It comes back by itself after every break, asks for what it missed, and repeats requests
 * that were not acknowledged under the same id, so that each is done once.
 */
import { language } from './language';
import { PROTOCOL, type ClientMessage, type ServerMessage } from './protocol';

/** How things stand between this page and the server. */
export type Status =
  | { state: 'connecting' }
  | { state: 'live' }
  /** Trying again at this time, in milliseconds since 1970. */
  | { state: 'lost'; again: number }
  /** The browser says that there is no network. */
  | { state: 'offline' }
  /** The table is not for us, or there is none. */
  | { state: 'refused'; words: string }
  /** Page and server do not understand each other: the page must be loaded again. */
  | { state: 'outdated' }
  | { state: 'closed' };

/** A request that waits for an ack: something is to be done. */
export type Request = Exclude<Extract<ClientMessage, { id: string }>, { type: 'why' }>;

export interface Listener {
  heard: (message: ServerMessage) => void;
  changed: (status: Status) => void;
  /** The number of the last entry seen; null if nothing has been seen. */
  last: () => number | null;
  /** Requests were given up because the connection will not come back. */
  dropped?: (requests: Request[]) => void;
  /** A backup was put back: what is known of the table may never have happened, and requests are given up with it. */
  putBack?: () => void;
}

/** Close codes of the server, see docs/protocol.md. */
const CLOSED = { badMessage: 4400, forbidden: 4403, noHello: 4408, tooMany: 4429 };

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
/** After this long without a word the server is asked whether it is there, and then given as long to answer. */
const SILENCE = 20_000;
const ANSWER_WITHIN = 8_000;

/** How long to wait before attempt `n` counted from 0: twice as long each time, spread so that not all come at once. */
export function backoff(n: number, random: number): number {
  const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** n);
  return Math.round(longest * (0.5 + random / 2));
}

export class Connection {
  readonly #url: string;
  readonly #listener: Listener;
  readonly #open: (url: string) => WebSocket;
  readonly #secret: string | null;
  #socket: WebSocket | null = null;
  /** The server has answered our hello on this socket. */
  #greeted = false;
  #started = false;
  #ended = false;
  #attempts = 0;
  #why = '';
  /** Of the table as it is known; null if it is not yet. */
  #generation: number | null = null;
  #waiting = new Map<string, Request>();
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  /** `secret` names the player where it is not the one of the cookie: no header can be sent with a websocket. */
  constructor(
    url: string,
    listener: Listener,
    open = (address: string) => new WebSocket(address),
    secret: string | null = null,
  ) {
    this.#url = url;
    this.#listener = listener;
    this.#open = open;
    this.#secret = secret;
  }

  start(): void {
    this.#started = true;
    addEventListener('online', this.#online);
    addEventListener('offline', this.#offline);
    this.#connect();
  }

  /** Says hello again on a new socket: what the server tells must be told in another way. */
  again(): void {
    if (!this.#started || this.#ended) return;
    this.#hangUp();
    this.#attempts = 0;
    this.#connect();
  }

  stop(): void {
    this.#end({ state: 'closed' });
  }

  /** Requests that have not been acknowledged. */
  get waiting(): Request[] {
    return [...this.#waiting.values()];
  }

  /** Sends now or as soon as there is a connection; again after a break. */
  request(request: Request): void {
    if (this.#ended) return;
    this.#waiting.set(request.id, request);
    if (this.#greeted) this.#send(request);
  }

  /** Sends if there is a connection: for what is not worth keeping. Returns whether it was sent. */
  say(message: ClientMessage): boolean {
    if (!this.#greeted) return false;
    this.#send(message);
    return true;
  }

  #connect(): void {
    clearTimeout(this.#retry);
    if (this.#ended || this.#socket) return;
    if (navigator.onLine === false) {
      this.#listener.changed({ state: 'offline' });
      return;
    }
    this.#listener.changed({ state: 'connecting' });
    const socket = this.#open(this.#url);
    this.#socket = socket;
    this.#greeted = false;
    socket.onopen = () => {
      const last = this.#listener.last();
      this.#send({
        type: 'hello',
        protocol: PROTOCOL,
        sheets: true,
        coach: true,
        gzip: 'DecompressionStream' in globalThis,
        ...(last === null ? {} : { last }),
        ...(this.#generation === null ? {} : { generation: this.#generation }),
        language: language.current,
        ...(this.#secret === null ? {} : { secret: this.#secret }),
      });
      this.#expectWord(ANSWER_WITHIN, false);
    };
    socket.binaryType = 'arraybuffer';
    const hear = (text: string) => {
      if (socket === this.#socket) this.#hear(JSON.parse(text) as ServerMessage);
    };
    // What comes while a long message is being unpacked waits for it.
    let unpacking = 0;
    let order = Promise.resolve();
    socket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => {
      if (unpacking === 0 && typeof data === 'string') return hear(data);
      unpacking += 1;
      order = Promise.all([typeof data === 'string' ? data : unpacked(data), order]).then(([text]) => {
        unpacking -= 1;
        hear(text);
      });
      // One that cannot be unpacked is as good as lost.
      order.catch(() => socket.close());
    };
    socket.onclose = (event: CloseEvent) => {
      if (socket === this.#socket) this.#lost(event.code);
    };
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(message: ServerMessage): void {
    this.#expectWord(SILENCE, true);
    if (message.type === 'refusal') {
      if (message.code === 'wrong-protocol') return this.#end({ state: 'outdated' });
      this.#why = message.message;
      if (message.id !== undefined) this.#waiting.delete(message.id);
    }
    if (message.type === 'full' && message.protocol !== PROTOCOL) return this.#end({ state: 'outdated' });
    if (message.type === 'ack') this.#waiting.delete(message.id);
    if (message.type === 'entries') for (const ack of message.acks ?? []) this.#waiting.delete(ack.id);
    const greeting = !this.#greeted && (message.type === 'full' || message.type === 'entries');
    if (greeting) {
      this.#greeted = true;
      this.#attempts = 0;
      this.#turnTo(message.generation ?? this.#generation);
    }
    this.#listener.heard(message);
    if (greeting) {
      this.#listener.changed({ state: 'live' });
      for (const request of this.#waiting.values()) this.#send(request);
    }
  }

  /** What was asked of another generation of the table must not be done to this one. */
  #turnTo(generation: number | null): void {
    const known = this.#generation;
    this.#generation = generation;
    if (known === null || known === generation) return;
    this.#waiting.clear();
    this.#listener.putBack?.();
  }

  #lost(code: number): void {
    this.#forget();
    if (code === CLOSED.forbidden) return this.#end({ state: 'refused', words: this.#why });
    if (code === CLOSED.badMessage) return this.#end({ state: 'outdated' });
    if (navigator.onLine === false) return this.#listener.changed({ state: 'offline' });
    if (code === CLOSED.tooMany || code === CLOSED.noHello) this.#attempts = Math.max(this.#attempts, 4);
    const wait = backoff(this.#attempts++, Math.random());
    this.#listener.changed({ state: 'lost', again: Date.now() + wait });
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  /** A connection that says nothing may be dead without anybody having told us. */
  #expectWord(within: number, askFirst: boolean): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      if (askFirst) {
        this.#send({ type: 'ping' });
        this.#expectWord(ANSWER_WITHIN, false);
      } else {
        this.#hangUp();
        this.#lost(0);
      }
    }, within);
  }

  /** Drops the socket without waiting for its good-bye. */
  #hangUp(): void {
    const socket = this.#socket;
    this.#forget();
    socket?.close();
  }

  #forget(): void {
    clearTimeout(this.#silence);
    this.#socket = null;
    this.#greeted = false;
  }

  #online = (): void => {
    this.#attempts = 0;
    if (!this.#socket) this.#connect();
  };

  #offline = (): void => {
    clearTimeout(this.#retry);
    this.#hangUp();
    this.#listener.changed({ state: 'offline' });
  };

  #end(status: Status): void {
    if (this.#ended) return;
    this.#ended = true;
    clearTimeout(this.#retry);
    removeEventListener('online', this.#online);
    removeEventListener('offline', this.#offline);
    this.#hangUp();
    const dropped = this.waiting;
    this.#waiting.clear();
    this.#listener.changed(status);
    if (dropped.length > 0) this.#listener.dropped?.(dropped);
  }
}

/** The text of a message that came compressed. */
async function unpacked(message: ArrayBuffer): Promise<string> {
  const text = new Response(message).body?.pipeThrough(new DecompressionStream('gzip'));
  return new Response(text).text();
}

/** The address of a table's websocket. */
export function liveAddress(id: string, here: Location = location): string {
  return `${here.protocol === 'https:' ? 'wss' : 'ws'}://${here.host}/api/tables/${encodeURIComponent(id)}/live`;
}
