/** What is on the screen now: the newest table, or a beat of the story that leads to it. */
import type { ScoreSheet, StepEntry } from '$lib/board';
import { moving } from '$lib/motion';
import { tableOf, type Table } from './model';
import { movesBetween, type Move } from './moves';
import { revealedPicks, storyBetween, type Beat, type Picks } from './story';
import type { Box, View } from './types';

/** How long each beat can be looked at, in milliseconds. */
const LOOK = { picks: 1100, power: 700, taken: 750, clash: 950 };

interface Settled {
  view: View;
  sheet: ScoreSheet | undefined;
}

export class Stage {
  /** The newest view whose story has been told to the end. */
  settled: Settled = $state.raw({} as Settled);
  table: Table = $state.raw({} as Table);
  /** The beat being told; null when the newest table is shown. */
  beat = $state.raw<Beat | null>(null);
  /** What travels to make the table what it is now. */
  moves = $state.raw<Move[]>([]);
  /** What has changed since the table one last looked at: kept until the next change. */
  changed = $state.raw<Move[]>([]);
  /** How the last round's picks fell out. */
  lastPicks = $state.raw<Picks | null>(null);

  #newest: Settled;
  #story: Beat[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(view: View, sheet: ScoreSheet | undefined, events: StepEntry[]) {
    this.settled = this.#newest = { view, sheet };
    this.table = tableOf(view);
    this.lastPicks = revealedPicks(null, view, events);
  }

  get newest(): View {
    return this.#newest.view;
  }

  /** Takes the next view. One that says nothing new about the table lets a story that is being told go on. */
  take(view: View, sheet: ScoreSheet | undefined, events: StepEntry[], box: Box): void {
    const before = this.#newest.view;
    this.#newest = { view, sheet };
    const moves = movesBetween(tableOf(before), tableOf(view));
    if (!moves.length && events.length) {
      if (!this.beat) this.settled = this.#newest;
      return;
    }
    const picks = revealedPicks(before, view, events);
    if (picks) this.lastPicks = picks;
    if (!events.length) this.lastPicks = null;
    const story = storyBetween(before, view, events, box);
    const told = story.at(-1)?.table;
    // A place that was emptied and filled with the same type again has changed too.
    const refills = told ? movesBetween(told, tableOf(view)) : [];
    this.changed = events.length ? [...moves, ...refills] : [];
    this.#stop();
    this.#story = moving(1) > 0 ? story : [];
    this.#next();
    // After a jump nothing has travelled.
    if (!events.length) this.moves = [];
  }

  /** Goes to the newest table at once. */
  skip(): void {
    if (!this.beat) return;
    this.#stop();
    this.#next();
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#story = [];
  }

  #next(): void {
    const [beat, ...rest] = this.#story;
    this.#story = rest;
    const next = beat?.table ?? tableOf(this.#newest.view);
    this.moves = movesBetween(this.table, next);
    this.table = next;
    this.beat = beat ?? null;
    if (!beat) this.settled = this.#newest;
    else this.#timer = setTimeout(() => this.#next(), LOOK[beat.kind]);
  }

  leave(): void {
    clearTimeout(this.#timer);
  }
}
