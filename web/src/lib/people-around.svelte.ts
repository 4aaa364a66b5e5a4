/**
 * A table with the people who play at this device: each has a connection and sees the game with their own eyes, and one
 * of them is shown at a time. One person alone is the usual case: then there is one connection, and nothing to pass on.
 */
import { untrack } from 'svelte';
import { hidesFromOthers } from '$games/secrets';
import { api } from './api';
import { narrator } from './narrator.svelte';
import { keepParty, partyAt, type Party, type Person } from './people';
import { isMade, stageFor, type Common, type Here, type Stage } from './people-stage';
import type { UndoOffer } from './protocol';
import { TableStore, type TableHooks } from './table.svelte';
import { common } from './text';
import { toasts } from './toasts.svelte';

const ALONE: Party = { people: [{ name: '', secret: null }], open: false, onlooker: null };

const bySeat = (a: TableStore, b: TableStore) => (a.you.seat ?? 0) - (b.you.seat ?? 0);
const isSettled = (table: TableStore) => table.info !== null || table.trouble !== null;

export class Around {
  readonly id: string;
  /** What is shown. Means nothing while one person plays here. */
  stage = $state.raw<Stage>({ kind: 'all' });
  /** The seat that was looked through before the device was covered. */
  before = $state<number | null>(null);

  #tables = $state.raw<TableStore[]>([]);
  /** Whether several people began here. */
  #shared = $state(false);
  /** Sees what everybody may see. */
  #onlooker = $state.raw<TableStore | null>(null);
  #holder = $state<number | null>(null);
  #result = $state(false);
  #open = $state(false);

  /** Whether it is known who sits where. */
  ready = $derived(this.#tables.every(isSettled));
  /** Those of the people here who have a seat, in the order of seats. */
  seated = $derived(this.#tables.filter((table) => table.trouble === null && table.you.seat !== null).sort(bySeat));
  /** Until it is known who sits where, nobody's eyes are looked through; and who stays when others leave takes the device first. */
  several = $derived(this.#shared && (!this.ready || this.seated.length > 0));
  /** Whether everybody here is connected. */
  live = $derived(this.#tables.every((table) => table.status.state === 'live' || table.trouble !== null));
  /** Whether everybody here has done their part for the deal. */
  prepared = $derived(this.#tables.every((table) => table.prepared || table.trouble !== null));
  host = $derived(this.#tables.find((table) => table.you.host) ?? this.seated[0] ?? this.#tables[0]);
  #info = $derived(this.#tables.find((table) => table.info !== null)?.info ?? null);
  /** Whether the game hides something from some of the seats. */
  hides = $derived(this.#info !== null && hidesFromOthers(this.#info.config.game));
  guarded = $derived(this.several && this.hides && !this.#open);
  /** Those here who must choose now, in the order of seats. */
  asked = $derived(this.seated.filter((table) => table.choices.length > 0).map((table) => table.you.seat ?? 0));

  /** Whether what everybody may see can be shown. */
  #looksOn = $derived((this.#onlooker?.shown ?? null) !== null);
  /** Up to which event each seat here has been told what happened. */
  readonly #told = new Map<number, number>();

  readonly #hooks: TableHooks;
  readonly #socket: ((url: string) => WebSocket) | undefined;
  readonly #leaving = new Map<TableStore, () => void>();
  #party: Party;
  #common: Common | null = null;

  constructor(id: string, hooks: TableHooks, socket?: (url: string) => WebSocket) {
    this.id = id;
    this.#hooks = hooks;
    this.#socket = socket;
    this.#party = partyAt(id) ?? ALONE;
    this.#open = this.#party.open;
    this.#shared = this.#party.people.length > 1;
    this.#tables = this.#party.people.map((person) => this.#table(person.secret));
  }

  /** The table as it is to be looked at; where it is covered, only what everybody knows may be read from it. */
  get table(): TableStore {
    const first = this.host ?? this.#tables[0];
    if (!first) throw new Error('nobody plays here');
    if (this.#info?.phase === 'open') return first;
    if (!this.several) return this.seated[0] ?? first;
    return (this.stage.kind === 'seat' ? this.#at(this.stage.seat) : this.#onlooker) ?? first;
  }

  /** Whether the table may be shown as `table` sees it. */
  get uncovered(): boolean {
    if (!this.several || this.#info?.phase === 'open') return true;
    if (!this.ready || this.stage.kind === 'pass') return false;
    if (this.stage.kind === 'seat') return this.#at(this.stage.seat) !== undefined;
    // A game that is over has nothing to hide any more.
    return this.#looksOn || this.#info?.phase === 'ended';
  }

  /** The last event that whoever is shown has been told of; null if that is all there is. */
  get since(): number | null {
    return this.several && this.stage.kind === 'seat' ? (this.#told.get(this.stage.seat) ?? null) : null;
  }

  /** Whether everybody at this device may see everything. */
  get open(): boolean {
    return this.#open;
  }

  set open(open: boolean) {
    this.#open = open;
    this.#keep({ open });
  }

  /** Opens the table for everybody here. Returns how to leave it. */
  enter(link: string | null = null): () => void {
    for (const table of this.#tables) this.#leaving.set(table, table.open(table === this.#tables[0] ? link : null));
    const stop = $effect.root(() => {
      $effect(() => this.#introduce());
      $effect(() => this.#lookOn());
      $effect(() => this.#watch());
      $effect(() => this.#turn());
    });
    addEventListener('pagehide', this.hide);
    return () => {
      stop();
      removeEventListener('pagehide', this.hide);
      for (const leave of this.#leaving.values()) leave();
    };
  }

  retell(): void {
    for (const table of [...this.#tables, ...(this.#onlooker ? [this.#onlooker] : [])]) table.retell();
  }

  /** Somebody says that they have the device now. */
  take(seat: number): void {
    this.#holder = seat;
    this.#result = false;
    this.#show({ kind: 'seat', seat });
  }

  /** Everybody has looked at what came out. */
  goOn(): void {
    this.#result = false;
  }

  /** Covers what is private until somebody says again who they are. */
  hide = (): void => {
    if (this.guarded) this.#holder = null;
  };

  /** What the one who had the device before could still take back. */
  get undoOffer(): UndoOffer | null {
    const table = this.before === null ? undefined : this.#at(this.before);
    return table?.waiting.length === 0 ? (table.latest?.undo ?? null) : null;
  }

  undo(): void {
    if (this.before !== null) this.#at(this.before)?.undo();
  }

  /** Somebody no longer plays at this device, whether or not they keep their seat. */
  part(table: TableStore): void {
    const i = this.#tables.indexOf(table);
    if (i < 0) return;
    this.#leaving.get(table)?.();
    this.#leaving.delete(table);
    if (this.#holder === table.you.seat) this.#holder = null;
    this.#tables = this.#tables.filter((other) => other !== table);
    this.#keep({ people: this.#party.people.filter((_, at) => at !== i) });
  }

  #table(secret: Person['secret']): TableStore {
    const table: TableStore = new TableStore(
      this.id,
      // What is refused to somebody else is not for these eyes.
      {
        ...this.#hooks,
        refused: (words) => (this.uncovered && this.table === table ? this.#hooks.refused(words) : undefined),
      },
      this.#socket,
      secret,
    );
    return table;
  }

  #at(seat: number): TableStore | undefined {
    return this.seated.find((table) => table.you.seat === seat);
  }

  #keep(part: Partial<Party>): void {
    this.#party = { ...this.#party, ...part };
    keepParty(this.id, this.#party);
  }

  /** Tells everybody who else is here. */
  #introduce(): void {
    const seats = this.seated.map((table) => table.you.seat ?? 0);
    const host = this.host && this.host.you.seat !== null ? this.host : this.seated[0];
    const leave = async (table: TableStore): Promise<void> => {
      await table.api.leave(this.id);
      this.part(table);
    };
    const company = this.several && host ? { seats, onlookers: this.#onlooker ? 1 : 0, api: host.api, leave } : null;
    for (const table of [...this.#tables, ...(this.#onlooker ? [this.#onlooker] : [])]) table.company = company;
  }

  /** Opens the eyes that see what everybody may see, once they are needed. */
  #lookOn(): void {
    if (!this.guarded || !this.ready || untrack(() => this.#onlooker)) return;
    const begin = async (): Promise<void> => {
      const secret = this.#party.onlooker ?? (await api.newPlayer(common.name)).secret;
      if (this.#onlooker || this.#leaving.size === 0) return;
      this.#keep({ onlooker: secret });
      const table = this.#table(secret);
      this.#onlooker = table;
      this.#leaving.set(table, table.open());
    };
    // Without them there is less to look at between turns, and nothing is shown that should not be.
    begin().catch(() => {});
  }

  /** Notices what several people here choose together, and when it has come out. */
  #watch(): void {
    const eyes = this.seated[0];
    const scene = eyes?.shown?.scene;
    if (!eyes || !scene || !this.guarded) {
      this.#common = null;
      return;
    }
    const seats = new Set(this.seated.map((table) => table.you.seat));
    const due = scene.due.filter((seat) => seats.has(seat));
    if (this.#common) {
      const cut = !eyes.logComplete && (eyes.log[0]?.number ?? Infinity) > this.#common.since + 1;
      const made = isMade(this.#common, eyes.log);
      if (cut || made) this.#common = null;
      if (made) this.#result = true;
    }
    if (!this.#common && due.length > 1) this.#common = { since: scene.last, seats: due };
  }

  /** Finds out who is to be shown, and shows them. */
  #turn(): void {
    const info = this.#info;
    if (!this.several || !this.ready || !info) return;
    const people = this.seated.map((table): Here => ({
      seat: table.you.seat ?? 0,
      asked: table.choices.length > 0,
      busy: table.waiting.length > 0,
    }));
    const next = stageFor({
      phase: info.phase,
      people,
      guarded: this.guarded,
      holder: this.#holder,
      result: this.#result && this.#looksOn,
    });
    const showing = this.stage.kind === 'seat' && this.#at(this.stage.seat)?.showing === true;
    untrack(() => {
      const now = this.stage;
      if (now.kind === next.kind && (now.kind === 'all' || (next.kind !== 'all' && now.seat === next.seat))) return;
      // Who has just chosen sees what came of it before the next one is called. What is for everybody is shown at once.
      const looks = now.kind === 'seat' && next.kind !== 'all' && this.#holder !== null;
      if (looks && showing) return;
      this.#show(next);
    });
  }

  /** Whoever looked until now has been told everything up to here. */
  #note(stage: Stage): void {
    const last = this.table.shown?.scene.last;
    if (last === undefined || stage.kind === 'pass') return;
    const told = stage.kind === 'seat' && this.guarded ? [stage.seat] : this.seated.map((table) => table.you.seat ?? 0);
    if (stage.kind === 'seat' || this.#looksOn) for (const seat of told) this.#told.set(seat, last);
  }

  #show(next: Stage): void {
    const now = this.stage;
    this.#note(now);
    if (next.kind === 'seat') {
      // What was seen here with other eyes is not shown once more.
      const seen = now.kind === 'seat' && now.seat !== next.seat ? Infinity : this.#told.get(next.seat);
      if (seen !== undefined) this.#at(next.seat)?.settle(seen);
      this.#holder = next.seat;
      this.before = null;
    } else if (this.#holder !== null || now.kind === 'seat') {
      this.before = now.kind === 'seat' ? now.seat : this.#holder;
      this.#holder = null;
    }
    if (this.guarded && (next.kind !== 'seat' || now.kind === 'seat')) {
      // What was said is not for whoever comes next.
      narrator.forget();
      toasts.clear();
    }
    this.stage = next;
  }
}
