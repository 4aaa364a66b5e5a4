/**
 * A table as this page knows it. `latest` is what the server said last; `shown` is where the picture last rested, and the
 * stage shows what leads from there to the next rest. Nothing is decided here: choices, points and what happened all come
 * from the server.
 */
import { api, apiOf, Refused, wordsOf, type Requests } from './api';
import type { Choice } from './board';
import { Connection, liveAddress, type Status } from './connection';
import { withEntries, type LogLine, type TellEntry } from './log';
import type { Entry, GameEvent, Scene, ServerMessage, TableInfo, You } from './protocol';
import { settings } from './settings.svelte';
import { Stage, type AnyStaging, type Beat } from './stage.svelte';

interface Frame {
  entries: Entry[];
  scene: Scene;
  table: TableInfo | undefined;
  /** Whether the log tells of it already. */
  told?: boolean;
}

export interface Shown {
  scene: Scene;
  /** What led here from what was shown before; empty after a jump. */
  happened: GameEvent[];
}

export interface ChatLine {
  key: number;
  seat: number | null;
  name: string;
  text: string;
}

const MOST_CHAT = 200;
/** Whoever was away for longer than so many frames sees how things are, not how they came about. */
const MOST_UNSEEN = 40;

export interface TableHooks {
  /** Says how the server refused something. */
  refused: (words: string) => void;
  /** Puts an entry about the table into words for the log. */
  tell: (entry: Parameters<TellEntry>[0], table: TableInfo) => string;
}

/** Several people at this device, as each of their tables knows it. */
export interface Company {
  /** Their seats, in order. */
  seats: readonly number[];
  /** How many of those who watch are eyes of this device: they see what everybody may see. */
  onlookers: number;
  /** Asks for what concerns all of them. */
  api: Requests;
  /** Somebody leaves the table. */
  leave: (table: TableStore) => Promise<void>;
}

const newId = () => crypto.getRandomValues(new Uint32Array(3)).join('-');

export class TableStore {
  readonly id: string;
  /** Asks as the player whose eyes these are. */
  readonly api: Requests;
  /** Null where one person plays at this device. */
  company = $state.raw<Company | null>(null);
  info = $state.raw<TableInfo | null>(null);
  you = $state.raw<You>({ seat: null, host: false });
  status = $state.raw<Status>({ state: 'connecting' });
  /** Why the table cannot be shown at all. */
  trouble = $state<string | null>(null);
  latest = $state.raw<Scene | null>(null);
  shown = $state.raw<Shown | null>(null);
  log = $state.raw<LogLine[]>([]);
  /** Whether the log begins with the table's first entry. */
  logComplete = $state(true);
  chat = $state.raw<ChatLine[]>([]);
  present = $state.raw<number[]>([]);
  spectators = $state(0);
  /** Ids of own requests that have not been answered. */
  waiting = $state.raw<string[]>([]);
  /** Shows what happens, one thing after the other. */
  readonly stage = new Stage(
    () => settings.speed,
    () => this.skip(),
  );
  /** The seats that agreed to what is proposed, whoever proposed it first. */
  agreed = $state.raw<number[]>([]);
  /** What the server's clock is ahead of ours, in milliseconds. */
  skew = $state(0);

  /** What may be chosen now: nothing while something is still being shown. */
  choices: Choice[] = $derived(this.showing ? [] : (this.shown?.scene.choices ?? []));

  readonly #hooks: TableHooks;
  /** Whether the cookie of this browser says who this is. */
  readonly #cookie: boolean;
  #connection: Connection;
  #queue: Frame[] = [];
  /** What happened while nobody looked, and where the picture was before it. */
  #unseen: { from: Scene; frames: Frame[] } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #chatKey = 0;
  /** The last entry of `latest`, kept apart from the reactive state for the connection. */
  #last: number | null = 0;
  /** What is told next is the whole story once more. */
  #retelling = false;

  /** `secret` is that of a player who shares the browser with the one of the cookie. */
  constructor(id: string, hooks: TableHooks, open?: (url: string) => WebSocket, secret: string | null = null) {
    this.id = id;
    this.api = apiOf(secret);
    this.#cookie = secret === null;
    this.#hooks = hooks;
    const listener = {
      heard: (message: ServerMessage) => this.#hear(message),
      changed: (status: Status) => this.#changed(status),
      last: () => this.#last,
      dropped: () => (this.waiting = []),
    };
    this.#connection = new Connection(liveAddress(id), listener, open, secret);
  }

  /** Opens the table. Returns how to leave it. */
  open(secret: string | null = null): () => void {
    let gone = false;
    const begin = async (): Promise<void> => {
      // The websocket is ours only if the browser is somebody before it opens.
      if (this.#cookie) await api.session();
      if (secret !== null) await this.api.openLink(this.id, secret);
      const { table, you } = await this.api.table(this.id);
      if (gone) return;
      this.info = table;
      this.you = you;
      this.#connection.start();
    };
    const attempt = (wait: number): void => {
      begin().catch((error: unknown) => {
        if (gone) return;
        if (error instanceof Refused && error.code === 'unreachable') {
          this.status = { state: 'lost', again: Date.now() + wait };
          this.#timer = setTimeout(() => attempt(Math.min(wait * 2, 8000)), wait);
        } else this.trouble = wordsOf(error);
      });
    };
    attempt(500);
    document.addEventListener('visibilitychange', this.#visible);
    return () => {
      gone = true;
      clearTimeout(this.#timer);
      this.stage.stop();
      document.removeEventListener('visibilitychange', this.#visible);
      this.#connection.stop();
    };
  }

  /** Has everything told once more from the first entry, because it is to be said in another language. */
  retell(): void {
    this.skip();
    this.#retelling = true;
    this.#last = 0;
    this.#connection.again();
  }

  /** Chooses one of the offered actions. */
  act(token: string): void {
    const base = this.latest?.last;
    if (base === undefined || this.waiting.length > 0) return;
    this.#request((id) => ({ type: 'act', id, base, token }));
  }

  undo(): void {
    this.#request((id) => ({ type: 'undo', id }));
  }

  abandon(): void {
    this.#request((id) => ({ type: 'abandon', id }));
  }

  answer(yes: boolean): void {
    this.#request((id) => ({ type: 'answer', id, yes }));
  }

  /** Says something; false if there is no connection. */
  say(text: string): boolean {
    return this.#connection.say({ type: 'chat', text });
  }

  /** Whether something is still being shown. */
  get showing(): boolean {
    return this.stage.busy;
  }

  /** Shows everything that has happened at once. */
  skip(): void {
    while (this.stage.busy) this.stage.skip();
  }

  /** Somebody looks at a board now: what happens is shown on it, and first what has happened since they last looked. */
  look(staging: AnyStaging): void {
    this.stage.staging = staging;
    const unseen = this.#unseen;
    this.#unseen = null;
    if (!unseen || document.hidden || this.stage.busy) return;
    this.shown = { scene: unseen.from, happened: [] };
    // Its lines stand in the log already.
    this.#queue = unseen.frames.map((frame) => ({ ...frame, told: true }));
    this.#pump();
  }

  /** Nobody looks any more. */
  lookAway(): void {
    this.skip();
    this.stage.staging = null;
  }

  /** Leaves what is shown as it is, and forgets how it came about: it has been seen at this device, by other eyes. */
  settle(): void {
    this.#unseen = null;
    if (this.shown) this.shown = { ...this.shown, happened: [] };
  }

  #request(make: (id: string) => Parameters<Connection['request']>[0]): void {
    const request = make(newId());
    this.waiting = [...this.waiting, request.id];
    this.#connection.request(request);
  }

  #answered(id: string): void {
    if (this.waiting.includes(id)) this.waiting = this.waiting.filter((other) => other !== id);
  }

  #changed(status: Status): void {
    this.status = status;
    if (status.state === 'refused') this.trouble = status.words;
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'full':
        this.#meet(message.you);
        this.#startLogAnew(message.scene.last, message.table);
        this.#jump({ entries: [], scene: message.scene, table: message.table });
        break;
      case 'entries': {
        for (const ack of message.acks ?? []) this.#answered(ack.id);
        const frame = { entries: message.entries, scene: message.scene, table: message.table };
        if (message.you) {
          this.#meet(message.you);
          this.#jump(frame);
        } else this.#receive(frame);
        break;
      }
      case 'ack':
        this.#answered(message.id);
        break;
      case 'refusal':
        if (message.id !== undefined) {
          this.#answered(message.id);
          this.#hooks.refused(message.message);
        }
        break;
      case 'presence':
        this.present = message.seats;
        this.spectators = message.spectators;
        break;
      case 'chat':
        this.chat = [
          ...this.chat.slice(-MOST_CHAT),
          { key: this.#chatKey++, seat: message.seat ?? null, name: message.name, text: message.text },
        ];
        break;
      case 'pong':
        break;
    }
  }

  /** Takes what the server tells without having been asked. */
  #receive(frame: Frame): void {
    this.#note(frame);
    const at = frame.entries.at(-1)?.at;
    if (at !== undefined) this.skew = at - Date.now();
    this.#queue.push(frame);
    if (!this.stage.busy) this.#pump();
    if (document.hidden) this.skip();
  }

  #meet(you: You): void {
    if (this.#retelling) {
      this.log = [];
      this.logComplete = true;
    }
    // Another seat sees another game, even at the same moment.
    if (you.seat !== this.you.seat) this.shown = null;
    this.you = you;
  }

  /** Goes straight to what the server said after a break. */
  #jump(frame: Frame): void {
    this.skip();
    this.#note(frame);
    const shown = this.shown;
    const retold = this.#retelling;
    this.#retelling = false;
    if (!retold && shown && shown.scene.last === frame.scene.last && frame.entries.length === 0) {
      // Nothing has happened: whoever holds something in the hand must not notice. Only clocks may have been set anew.
      const { view, choices } = shown.scene;
      this.shown = {
        ...shown,
        scene: {
          ...frame.scene,
          ...(view === undefined ? {} : { view }),
          ...(choices === undefined ? {} : { choices }),
        },
      };
    } else {
      this.#tell(frame.entries);
      this.#unseen = null;
      this.shown = { scene: frame.scene, happened: [] };
    }
  }

  /** The server tells everything but what happened: what the log has is no longer the whole story, or no longer true. */
  #startLogAnew(last: number, table: TableInfo): void {
    if (last === this.#last || table.phase === 'open') return;
    this.log = [];
    this.logComplete = false;
  }

  #note(frame: Frame): void {
    this.latest = frame.scene;
    this.#last = frame.scene.last;
    // What is known about the table (who sits, what is proposed) is never late; only the game is.
    if (frame.table) this.info = frame.table;
    for (const entry of frame.entries) {
      if (entry.kind === 'proposed') this.agreed = [entry.seat];
      if (entry.kind === 'answered') this.agreed = [...this.agreed, entry.seat];
    }
  }

  /** Shows the frames that wait, one after another. */
  #pump(): void {
    const frame = this.#queue.shift();
    if (!frame) return;
    this.#remember(frame);
    this.stage.play(this.#beats(frame), () => {
      this.shown = { scene: frame.scene, happened: happenedIn(frame) };
      this.#pump();
    });
  }

  /** What nobody looks at is kept for whoever looks next. */
  #remember(frame: Frame): void {
    if (this.stage.staging !== null || document.hidden || !this.shown) return void (this.#unseen = null);
    this.#unseen ??= { from: this.shown.scene, frames: [] };
    this.#unseen.frames.push(frame);
    if (this.#unseen.frames.length > MOST_UNSEEN) this.#unseen = null;
  }

  /** What is to be shown of a frame; each sentence comes with its event. */
  #beats({ entries, told }: Frame): Beat[] {
    const tell = (entry: Entry) => () => (told ? undefined : this.#tell([entry]));
    return entries.flatMap((entry): Beat[] => {
      if (entry.kind !== 'step' || entry.events.length === 0) return [{ event: null, show: tell(entry) }];
      return entry.events.map((event, i) => {
        const soFar = entry.events.slice(0, i + 1);
        return { event, show: tell({ ...entry, events: soFar }) };
      });
    });
  }

  /** Writes entries into the log. */
  #tell(entries: Entry[]): void {
    const table = this.info;
    if (!table || entries.length === 0) return;
    const tell: TellEntry = (entry) => this.#hooks.tell(entry, table);
    this.log = withEntries(this.log, entries, tell, table.continued?.steps ?? 0);
  }

  #visible = (): void => {
    if (document.hidden) this.skip();
  };
}

const happenedIn = ({ entries }: Frame): GameEvent[] =>
  entries.flatMap((entry) => (entry.kind === 'step' ? entry.events : []));
