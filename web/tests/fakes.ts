/** A server for tests of the page: websockets that do as they are told, and answers to requests. */
import { vi } from 'vitest';
import type { Choice } from '$lib/board';
import type { ClientMessage, Entry, GameEvent, Scene, ServerMessage, TableInfo } from '$lib/protocol';
import type { Staging } from '$lib/stage.svelte';

export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string | ArrayBuffer }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (!socket) throw new Error('nobody has connected');
    return socket;
  }

  static open = (url: string) => new FakeSocket(url) as unknown as WebSocket;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  /** The client hangs up. The browser tells it so later; here never, which must not matter. */
  close(): void {
    this.readyState = 3;
  }

  accept(): this {
    this.readyState = 1;
    this.onopen?.();
    return this;
  }

  tell(message: ServerMessage): this {
    this.onmessage?.({ data: JSON.stringify(message) });
    return this;
  }

  tellPacked(message: ArrayBuffer): this {
    this.onmessage?.({ data: message });
    return this;
  }

  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  /** What was sent, without pings. */
  get requests(): ClientMessage[] {
    return this.sent.filter((message) => message.type !== 'hello' && message.type !== 'ping');
  }
}

export function useFakeSockets(): void {
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
}

/** A server with the table t1, whose host is Ann at its first seat. */
export function useFakeServer(): void {
  useFakeSockets();
  useFakeFetch({ 'POST /api/session': { name: 'Ann' }, 'GET /api/tables/t1': { table: tableInfo, you } });
}

/** Answers requests by `METHOD path`; anything else is not found. */
export function useFakeFetch(answers: Record<string, unknown>): ReturnType<typeof vi.fn> {
  const fake = vi.fn((path: string, init?: { method?: string }) => {
    const found = answers[`${init?.method ?? 'GET'} ${path}`];
    const [status, body] =
      found === undefined ? [404, { code: 'not-found', message: 'there is nothing at this address' }] : [200, found];
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  vi.stubGlobal('fetch', fake);
  return fake;
}

export const you = { seat: 1, host: true };

export const tableInfo: TableInfo = {
  id: 't1',
  config: {
    game: 'go-nuts',
    clock: { kind: 'none' },
    on_timeout: 'bot_moves',
    on_leave: 'at_once',
    visibility: 'link',
    watching: 'public_view',
    hints: true,
    undo: true,
  },
  phase: 'playing',
  deal: 'joint',
  chairs: [
    { seat: 1, entropy: false, kind: 'person', name: 'Ann', away: false },
    { seat: 2, entropy: false, kind: 'bot', bot: 'medium', name: 'Otis' },
  ],
  commitment: 'c0ffee',
};

export const scene = (last: number, more: Partial<Scene> = {}): Scene => ({ last, view: { last }, due: [1], ...more });

export const choice = (token: string, words: string, group?: string[]): Choice => ({
  token,
  words,
  offer: null,
  ...(group ? { group } : {}),
});

/** Events of which only the words matter. */
export const said = (...sentences: string[]): GameEvent[] => sentences.map((words) => ({ event: { words }, words }));

/** A board that shows what was said, and gives everything the usual time. */
export const sayings: Staging<{ last: number; said?: string[] }, { words: string }> = {
  after: (view, { words }) => ({ ...view, said: [...(view.said ?? []), words] }),
  time: () => 1,
};

export const botStep = (number: number, more: Partial<Extract<Entry, { kind: 'step' }>> = {}): Entry => ({
  number,
  at: Date.now(),
  kind: 'step',
  step: `2.pick:${number}`,
  events: said(`medium picks ${number}.`),
  bot: true,
  ...more,
});
