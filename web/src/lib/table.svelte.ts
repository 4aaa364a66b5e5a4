/**
 * A table as this page knows it. `latest` is what the server said last; `shown` is where the picture last rested, and the
 * stage shows what leads from there to the next rest. Nothing is decided here: choices, points and what happened all come
 * from the server.
 */
import { api, apiOf, Refused, wordsOf, type Requests } from './api';
import type { Choice } from './board';
import { Connection, liveAddress, type Status } from './connection';
import type { Dealing } from './deal/part';
import { withEntries, type LogLine, type TellEntry } from './log';
import type { Entry, GameEvent, Scene, ServerMessage, TableInfo, You } from './protocol';
import { settings } from './settings.svelte';
import { Stage, type AnyStaging, type Beat } from './stage.svelte';
import { connectionPutBack } from './text';
import { staysFor } from './toasts.svelte';

interface Frame {
  entries: Entry[];
  scene: Scene;
  table: TableInfo | undefined;
}

export interface Shown {
  scene: Scene;
  /** What led here from what was shown before; empty after a jump. */
  happened: GameEvent[];
}

/** How long what is costly waits, in milliseconds. */
export const HOLD = 2000;

export interface Held {
  token: string;
  /** What is costly about it. */
  warning: string;
}

export interface WhyNot {
  key: number;
  words: string;
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
  tell: (entry: Parameters<TellEntry>[0], table: TableInfo, reader: number | null) => string;
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
  /** Whether this browser has done its part for the deal, or could not. */
  prepared = $state(false);
  /** Every draw so far, as it was seen; null if some were not. */
  draws: string[] | null = null;
  /** The fingerprint of the server's seed, as it was shown first. */
  commitment = '';
  /** What was chosen and is not yet done, because it is costly. */
  held = $state.raw<Held | null>(null);
  /** Why what somebody just tried cannot be done, in the engine's words; it goes when something is done, or by itself. */
  refused = $state.raw<WhyNot | null>(null);
  /** What the server's clock is ahead of ours, in milliseconds. */
  skew = $state(0);

  /** What may be chosen now: nothing while something is still being shown. */
  choices: Choice[] = $derived(this.showing ? [] : (this.shown?.scene.choices ?? []));

  readonly #hooks: TableHooks;
  /** Fetched when a table that has not begun asks for it. */
  #dealing: Promise<Dealing> | null = null;
  /** Whether the cookie of this browser says who this is. */
  readonly #cookie: boolean;
  #connection: Connection;
  #queue: Frame[] = [];
  /** What happened while nobody looked, and where picture and log were before it. */
  #unseen: { from: Scene; log: LogLine[]; frames: Frame[] } | null = null;
  /** Somebody is about to look: what happens waits for them. */
  #awaited = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hold: ReturnType<typeof setTimeout> | undefined;
  #chatKey = 0;
  /** The question whose answer is waited for: who asks again no longer wants to know the first. */
  #asked = '';
  #refusals = 0;
  #refusal: ReturnType<typeof setTimeout> | undefined;
  /** The last entry of `latest`, kept apart from the reactive state for the connection. */
  #last: number | null = 0;
  /** What is told next is the whole story once more. */
  #retelling = false;
  /** Where in the log an event stands: the number of its entry, and its place there. */
  readonly #places = new WeakMap<GameEvent, string>();
  /** What took no time is painted together with what follows at once. */
  #together: GameEvent[] = [];

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
      putBack: () => this.#putBack(),
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
      this.commitment = table.commitment;
      this.#deal();
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
      clearTimeout(this.#refusal);
      clearTimeout(this.#hold);
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

  /** Chooses one of the offered actions. What is costly and cannot be taken back is said first, and held for a moment. */
  act(token: string): void {
    if (this.latest === null || this.waiting.length > 0 || this.held?.token === token) return;
    this.release(false);
    const warning = this.choices.find((choice) => choice.token === token)?.warning;
    if (warning === undefined || !settings.hold) return this.#act(token);
    this.#excuse();
    this.held = { token, warning };
    this.#hold = setTimeout(() => this.release(true), HOLD);
  }

  /** Does what is held at once, or not at all. */
  release(doIt: boolean): void {
    clearTimeout(this.#hold);
    const held = this.held;
    this.held = null;
    if (held && doIt && this.choices.some((choice) => choice.token === held.token)) this.#act(held.token);
  }

  #act(token: string): void {
    const base = this.latest?.last;
    if (base !== undefined) this.#request((id) => ({ type: 'act', id, base, token }));
  }

  /** Asks why this cannot be chosen now. The words come into `refused`. */
  why(token: string): void {
    const id = newId();
    if (this.#connection.say({ type: 'why', id, token })) this.#asked = id;
  }

  /** Says why something cannot be done, in words that the board has from an offer or a view. */
  refuse(words: string): void {
    clearTimeout(this.#refusal);
    this.refused = { key: this.#refusals++, words };
    this.#refusal = setTimeout(() => (this.refused = null), staysFor(words));
  }

  /** Takes back what is held, or the last action. */
  undo(): void {
    if (this.held) return this.release(false);
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
    return this.stage.busy || this.#awaited;
  }

  /** The places in the log of what led to the picture: to where it last rested, and since. */
  get painted(): string[] {
    const events = [...this.#together, ...(this.shown?.happened ?? []), ...this.stage.since];
    return events.flatMap((event) => this.#places.get(event) ?? []);
  }

  /** Shows everything that has happened at once. */
  skip(): void {
    this.#goOn();
    while (this.stage.busy) this.stage.skip();
  }

  /** A board is being made ready: what happens is kept for it. Ends with `look` or `lookAway`. */
  awaitLook(): void {
    if (!document.hidden) this.#awaited = true;
  }

  #goOn(): void {
    this.#awaited = false;
    if (!this.stage.busy) this.#pump();
  }

  /** Somebody looks at a board now: what happens is shown on it, and first what has happened since they last looked. */
  look(staging: AnyStaging): void {
    this.stage.staging = staging;
    const unseen = this.#unseen;
    this.#unseen = null;
    if (unseen && !document.hidden && !this.stage.busy) {
      this.shown = { scene: unseen.from, happened: [] };
      // The log goes along with the picture.
      this.log = unseen.log;
      this.#queue = [...unseen.frames, ...this.#queue];
    }
    this.#goOn();
  }

  /** Nobody looks any more. */
  lookAway(): void {
    this.release(false);
    this.skip();
    this.stage.staging = null;
  }

  /** Leaves what is shown as it is, and forgets how it came about, up to an entry: other eyes at this device saw it. */
  settle(upTo = Infinity): void {
    const unseen = this.#unseen;
    const seen = unseen?.frames.filter((frame) => frame.scene.last <= upTo) ?? [];
    const frames = unseen?.frames.slice(seen.length) ?? [];
    const from = seen.at(-1)?.scene ?? unseen?.from;
    this.#unseen = null;
    if (from && frames.length > 0)
      this.#unseen = { from, log: this.log.filter((line) => line.number <= from.last), frames };
    else if (this.shown && this.shown.scene.last <= upTo) this.shown = { ...this.shown, happened: [] };
  }

  #request(make: (id: string) => Parameters<Connection['request']>[0]): void {
    const request = make(newId());
    this.#excuse();
    this.waiting = [...this.waiting, request.id];
    this.#connection.request(request);
  }

  /** What could not be done is no longer of interest. */
  #excuse(): void {
    clearTimeout(this.#refusal);
    this.#asked = '';
    this.refused = null;
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
        if (message.table.phase !== 'open') this.draws = null;
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
          // What a lesson does not mean is said where the lesson is.
          if (message.code === 'not-meant') this.refuse(message.message);
          else this.#hooks.refused(message.message);
        }
        break;
      case 'why':
        if (message.id === this.#asked && message.words !== undefined) this.refuse(message.words);
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

  /** The table is as it was at another time: nothing of what this page knows of it need have happened. */
  #putBack(): void {
    this.skip();
    this.#unseen = null;
    this.shown = null;
    this.log = [];
    this.logComplete = false;
    this.draws = null;
    this.waiting = [];
    this.release(false);
    this.#hooks.refused(connectionPutBack());
  }

  /** Takes what the server tells without having been asked. */
  #receive(frame: Frame): void {
    this.#note(frame);
    const at = frame.entries.at(-1)?.at;
    if (at !== undefined) this.skew = at - Date.now();
    this.#queue.push(frame);
    this.#together = [];
    if (!this.showing) this.#pump();
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
    this.#deal();
  }

  /** Does this browser's part for the deal. */
  #deal(): void {
    const { info, you } = this;
    if (!info) return;
    if (info.phase !== 'open') {
      this.prepared = true;
      return;
    }
    this.#dealing ??= import('./deal/part').then(({ Dealing }) => new Dealing(this.id, this.api));
    void this.#dealing
      .then((dealing) => dealing.follow(info, you.seat))
      .catch(() => (this.#dealing = null))
      .finally(() => (this.prepared = true));
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
    if (frame.table) {
      this.info = frame.table;
      this.#deal();
    }
    for (const entry of frame.entries) {
      if (entry.number <= 1) this.draws = [];
      if (entry.kind === 'step' && entry.step.startsWith('x.')) this.draws?.push(entry.step);
      if (entry.kind === 'proposed') this.agreed = [entry.seat];
      if (entry.kind === 'answered') this.agreed = [...this.agreed, entry.seat];
    }
  }

  /** Shows the frames that wait, one after another. */
  #pump(): void {
    const frame = this.#queue.shift();
    if (!frame) return;
    this.#remember(frame);
    let atOnce = true;
    this.stage.play(this.#beats(frame), () => {
      this.#together = atOnce ? [...this.#together, ...(this.shown?.happened ?? [])] : [];
      this.shown = { scene: frame.scene, happened: happenedIn(frame) };
      this.#pump();
    });
    atOnce = false;
  }

  /** What nobody looks at is kept for whoever looks next. */
  #remember(frame: Frame): void {
    if (this.stage.staging !== null || document.hidden || !this.shown) return void (this.#unseen = null);
    this.#unseen ??= { from: this.shown.scene, log: this.log, frames: [] };
    this.#unseen.frames.push(frame);
    if (this.#unseen.frames.length > MOST_UNSEEN) this.#unseen = null;
  }

  /** What is to be shown of a frame; each sentence comes with its event. */
  #beats({ entries }: Frame): Beat[] {
    const tell = (entry: Entry) => () => this.#tell([entry]);
    return entries.flatMap((entry): Beat[] => {
      if (entry.kind !== 'step' || entry.events.length === 0) return [{ event: null, show: tell(entry) }];
      return entry.events.map((event, i) => {
        this.#places.set(event, `${entry.number}.${i}`);
        const soFar = entry.events.slice(0, i + 1);
        return { event, show: tell({ ...entry, events: soFar }) };
      });
    });
  }

  /** Writes entries into the log. */
  #tell(entries: Entry[]): void {
    const table = this.info;
    if (!table || entries.length === 0) return;
    const reader = this.company ? null : this.you.seat;
    const tell: TellEntry = (entry) => this.#hooks.tell(entry, table, reader);
    this.log = withEntries(this.log, entries, tell, table.continued?.steps ?? 0);
  }

  #visible = (): void => {
    if (document.hidden) this.skip();
  };
}

const happenedIn = ({ entries }: Frame): GameEvent[] =>
  entries.flatMap((entry) => (entry.kind === 'step' ? entry.events : []));
