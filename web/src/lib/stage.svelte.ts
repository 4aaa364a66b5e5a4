/**
 * The one place where what happens is shown, event by event, at the pace this person likes. A board says how an event
 * looks (`Staging`); the stage says when. Whatever belongs to an event (its sentence, a sound, the next question) waits
 * for it. With reduced motion the same pictures follow each other as stills.
 */
import { wait } from './pace';
import type { GameEvent } from './protocol';
import type { Speed } from './settings.svelte';

/** How the events of a game look. Every number in a picture is taken from an event; nothing is worked out. */
export interface Staging<View, Event> {
  /** The picture after an event. */
  after: (view: View, event: Event) => View;
  /** How long it is looked at: 1 is usual, 0 is shown together with what follows. `words` is its sentence. */
  time: (event: Event, words?: string) => number;
  /** After how much of that time its sentence is told, where not at once: a die must not be told while it tumbles. */
  told?: (event: Event) => number;
}

/** The staging of any game. */
export interface AnyStaging {
  after: (view: never, event: never) => unknown;
  time: (event: never, words?: string) => number;
  told?: (event: never) => number;
}

/** Something to be shown. */
export interface Beat {
  /** What happened in the game; null for what is only told. */
  event: GameEvent | null;
  /** Called when it is shown. */
  show: () => void;
}

/** What is being shown now, and for how long, in milliseconds. */
export interface Now {
  event: unknown;
  time: number;
}

/** A timer that fires this late tells that the page slept: what happened meanwhile is not shown step by step. */
const SLEPT = 4_000;

export class Stage {
  /** What has been shown since the picture last rested. */
  since = $state.raw<GameEvent[]>([]);
  now = $state.raw<Now | null>(null);
  /** Whether something is being shown. */
  busy = $state(false);
  /** How the board shows events; nothing is waited for while there is no board. */
  staging = $state.raw<AnyStaging | null>(null);
  /** The last sentence of what is being shown. */
  said = $state<string | null>(null);

  readonly #speed: () => Speed;
  readonly #slept: () => void;
  #beats: Beat[] = [];
  #done: () => void = () => {};
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What is shown already, and not told yet. */
  #untold: Beat | null = null;
  #telling: ReturnType<typeof setTimeout> | undefined;

  /** `slept` is called when the page has slept while something was to be shown; by default that is skipped. */
  constructor(speed: () => Speed, slept: () => void = () => this.skip()) {
    this.#speed = speed;
    this.#slept = slept;
  }

  /** What kind of event is being shown, for whoever looks at the page with a program. */
  get kind(): string | undefined {
    return (this.now?.event as { kind?: string } | undefined)?.kind;
  }

  /** Shows these one after another; then the picture rests, and `done` is called. */
  play(beats: Beat[], done: () => void): void {
    this.#beats = [...beats];
    this.#done = done;
    this.busy = true;
    this.#next();
  }

  /** Goes on from what is being shown, to what comes next. */
  next(): void {
    if (!this.busy) return;
    clearTimeout(this.#timer);
    this.#next();
  }

  /** Shows all that is left at once. */
  skip(): void {
    if (!this.busy) return;
    clearTimeout(this.#timer);
    this.#tell();
    for (const beat of this.#beats.splice(0)) beat.show();
    this.#rest();
  }

  /** Stops without showing the rest. */
  stop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#telling);
    this.#untold = null;
    this.#beats = [];
    this.#done = () => {};
    this.#rest();
  }

  /** The view after what has been shown since the picture last rested. */
  picture(view: unknown): unknown {
    const { staging } = this;
    if (!staging || view === undefined) return view;
    return this.since.reduce<unknown>((picture, { event }) => staging.after(picture as never, event as never), view);
  }

  #time({ event }: Beat): number {
    return event && this.staging ? wait(this.staging.time(event.event as never, event.words), this.#speed()) : 0;
  }

  #tell(): void {
    clearTimeout(this.#telling);
    const beat = this.#untold;
    this.#untold = null;
    if (beat?.event?.words) this.said = beat.event.words;
    beat?.show();
  }

  #next(): void {
    this.#tell();
    for (let beat = this.#beats.shift(); beat; beat = this.#beats.shift()) {
      const time = this.#time(beat);
      if (beat.event) {
        this.since = [...this.since, beat.event];
        if (time > 0) this.now = { event: beat.event.event, time };
      }
      this.#untold = beat;
      const late = beat.event ? time * (this.staging?.told?.(beat.event.event as never) ?? 0) : 0;
      if (late > 0) this.#telling = setTimeout(() => this.#tell(), late);
      else this.#tell();
      if (time > 0) {
        const due = Date.now() + time;
        this.#timer = setTimeout(() => (Date.now() > due + SLEPT ? this.#slept() : this.#next()), time);
        return;
      }
    }
    this.#rest();
  }

  #rest(): void {
    const done = this.#done;
    this.#done = () => {};
    this.busy = false;
    this.said = null;
    this.now = null;
    this.since = [];
    done();
  }
}
