/**
 * A game that is over, while somebody goes through it. The server tells everything: the whole game at a glance for each
 * pair of perspective, and scenes, which are fetched around the place that is looked at.
 */
import { wordsOf } from '$lib/api';
import { wait } from '$lib/pace';
import type { GameEvent, Replay, ReplayScene } from '$lib/protocol';
import { settings, type Speed } from '$lib/settings.svelte';
import { Stage } from '$lib/stage.svelte';
import { nextMove, stopAt } from './moves';
import type { Source } from './source';

/** How many scenes are asked for at once, and how many before the end of what is known the next are. */
const CHUNK = 32;
const AHEAD = 8;
/** How long a move stays after all of it has been shown, as a part of the usual time. */
const PAUSE = 0.25;

export type ReplaySpeed = Exclude<Speed, 'instant'>;

/** What is on the screen. */
export interface Shown {
  scene: ReplayScene;
  view: unknown;
  /** Whose perspective the board is drawn for; null for somebody without a seat. */
  me: number | null;
  /** What led here, if what was shown before was the place before it. */
  happened: GameEvent[];
}

export class ReplayStore {
  readonly source: Source;
  /** The game as this perspective saw it; null until it has come. */
  replay = $state.raw<Replay | null>(null);
  /** Why it cannot be shown. */
  trouble = $state<string | null>(null);
  perspective = $state('all');
  /** With everything open: the seat at the front, whose cards lie there. */
  seat = $state(1);
  /** The place that is looked at: how many steps have been made. */
  at = $state(0);
  shown = $state.raw<Shown | null>(null);
  playing = $state(false);
  speed = $state<ReplaySpeed>('normal');
  /** Shows what comes of a move, one thing after the other. */
  readonly stage = new Stage(() => (this.playing ? this.speed : settings.speed));
  /** Whether the scene of this place is still on its way. */
  late = $state(false);

  #replays = new Map<string, Replay>();
  #scenes = new Map<string, ReplayScene>();
  #asked = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #gone = false;

  constructor(source: Source) {
    this.source = source;
  }

  /** Loads the game and goes to a place. */
  async begin(at: number, perspective: string): Promise<void> {
    this.trouble = null;
    try {
      const [found, seat] = await Promise.all([this.source.overview('all'), this.source.seat()]);
      this.seat = seat ?? 1;
      this.#replays.set('all', found);
      const known =
        perspective === 'nobody' || (Number(perspective) >= 1 && Number(perspective) <= found.names.length)
          ? perspective
          : 'all';
      this.replay = found;
      this.at = stopAt(found.steps, at);
      if (known === 'all') await this.#show();
      else await this.look(known);
    } catch (error) {
      this.trouble = wordsOf(error);
    }
  }

  /** Leaves the page: nothing goes on. */
  end(): void {
    this.#gone = true;
    this.pause();
    this.stage.stop();
  }

  /** The place at the end. */
  get last(): number {
    return this.replay?.steps.length ?? 0;
  }

  /** Goes to a place. */
  async go(at: number): Promise<void> {
    this.pause();
    await this.#go(at);
  }

  /** Looks through other perspective. */
  async look(perspective: string): Promise<void> {
    this.perspective = perspective;
    const known = this.#replays.get(perspective);
    if (known) this.replay = known;
    else {
      // What they saw of every move comes with the log; the board need not wait for it.
      this.source.overview(perspective).then(
        (found) => {
          this.#replays.set(perspective, found);
          if (this.perspective === perspective) this.replay = found;
        },
        (error: unknown) => (this.trouble = wordsOf(error)),
      );
    }
    await this.#show();
  }

  /** Puts another seat to the front. */
  async sitAt(seat: number): Promise<void> {
    this.seat = seat;
    await this.#show();
  }

  play(): void {
    if (this.playing || this.#gone) return;
    this.playing = true;
    const ready = this.at >= this.last ? this.#go(0) : Promise.resolve();
    void ready.then(() => this.#wait());
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  async #go(at: number): Promise<void> {
    this.at = stopAt(this.replay?.steps ?? [], at);
    await this.#show();
  }

  /** Leaves what is shown to be looked at, then goes on. */
  #wait(): void {
    clearTimeout(this.#timer);
    if (!this.playing) return;
    if (this.at >= this.last) return this.pause();
    this.#timer = setTimeout(
      () => {
        void this.#go(this.at + 1).then(() => this.#wait());
      },
      wait(PAUSE, this.speed),
    );
  }

  async #show(): Promise<void> {
    const { at, perspective, seat } = this;
    // Whoever goes on has seen enough of the move before.
    this.stage.skip();
    // One move on brings what came of each of its steps.
    const from = this.shown?.scene.at ?? at;
    const moved = nextMove(this.replay?.steps ?? [], from) === at && from < at;
    for (let place = moved ? from + 1 : at; place <= at; place++) {
      if (this.#scenes.has(`${perspective} ${place}`)) continue;
      this.late = true;
      await this.#fetch(perspective, place);
      if (this.at !== at || this.perspective !== perspective || this.seat !== seat) return;
    }
    const scene = this.#scenes.get(`${perspective} ${at}`);
    if (!scene) return;
    this.late = false;
    const ahead = Math.min(at + AHEAD, this.last);
    if (!this.#scenes.has(`${perspective} ${ahead}`)) void this.#fetch(perspective, ahead);
    const me = perspective === 'all' ? seat : perspective === 'nobody' ? null : Number(perspective);
    const view = perspective === 'all' ? (scene.hands?.[seat - 1] ?? scene.view) : scene.view;
    const places = moved ? Array.from({ length: at - from }, (_, i) => from + 1 + i) : [];
    const happened = places.flatMap((place) => this.#scenes.get(`${perspective} ${place}`)?.step?.events ?? []);
    const beats = happened.map((event) => ({ event, show: () => {} }));
    await new Promise<void>((rest) =>
      this.stage.play(beats, () => {
        this.shown = { scene, view, me, happened };
        rest();
      }),
    );
  }

  async #fetch(perspective: string, at: number): Promise<void> {
    const from = Math.floor(at / CHUNK) * CHUNK;
    const asked = `${perspective} ${from}`;
    if (this.#asked.has(asked)) return this.#arrives(perspective, at);
    this.#asked.add(asked);
    try {
      for (const scene of await this.source.scenes(perspective, from, CHUNK))
        this.#scenes.set(`${perspective} ${scene.at}`, scene);
      this.trouble = null;
    } catch (error) {
      this.trouble = wordsOf(error);
      this.pause();
    } finally {
      this.#asked.delete(asked);
      this.#arrived();
    }
  }

  #waiting: (() => void)[] = [];

  /** Waits for scenes that somebody has asked for already. */
  async #arrives(perspective: string, at: number): Promise<void> {
    while (
      !this.#scenes.has(`${perspective} ${at}`) &&
      this.#asked.has(`${perspective} ${Math.floor(at / CHUNK) * CHUNK}`)
    ) {
      await new Promise<void>((done) => this.#waiting.push(done));
    }
  }

  #arrived(): void {
    for (const go of this.#waiting.splice(0)) go();
  }
}
