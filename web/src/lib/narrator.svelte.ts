/**
 * The one voice of the page for people who do not see it. Whatever must be told (events, whose turn it is, refusals, the
 * connection) goes through here and nowhere else, so that nothing is read out twice.
 */

export interface Line {
  key: number;
  words: string;
}

/** What is said this shortly after one another is read out in one breath. */
const PAUSE = 150;
/** After this long it is read out even though more is coming. */
const LONGEST = 800;
/** Lines stay for a while, for those who want to read them once more. */
const MOST_LINES = 12;

export class Narrator {
  lines = $state.raw<Line[]>([]);
  /** The window that is open on top: while one is open, nothing outside of it is read out. */
  window = $state.raw<HTMLElement | null>(null);

  #windows: HTMLElement[] = [];
  #pending: string[] = [];
  #since = 0;
  #next = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  say(words: string): void {
    if (words.trim() === '') return;
    if (this.#pending.length === 0) this.#since = Date.now();
    this.#pending.push(words.trim());
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#speak(), Math.min(PAUSE, Math.max(0, this.#since + LONGEST - Date.now())));
  }

  /** A window has opened and is spoken into until the returned function is called. */
  enter(window: HTMLElement): () => void {
    this.#windows.push(window);
    this.window = window;
    return () => {
      this.#windows = this.#windows.filter((other) => other !== window);
      this.window = this.#windows.at(-1) ?? null;
    };
  }

  /** Forgets what has been said and what was to be said: it is not for whoever comes next. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#pending = [];
    this.lines = [];
  }

  #speak(): void {
    const words = this.#pending.splice(0).join(' ');
    this.lines = [...this.lines, { key: this.#next++, words }].slice(-MOST_LINES);
  }
}

export const narrator = new Narrator();
