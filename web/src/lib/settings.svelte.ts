/** How this person likes the page: colours, pace, keys, and how to be told of a turn. Remembered in this browser. */
import { oneOf, recall, remember } from './stored';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

const isSwitch = (value: unknown): value is boolean => typeof value === 'boolean';
const isSwitchOrNull = (value: unknown): value is boolean | null => value === null || isSwitch(value);
const isWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((word) => typeof word === 'string');

class Settings {
  #theme = $state<Theme>(recall('theme', 'auto', oneOf(THEMES)));
  #speed = $state<Speed>(recall('speed', 'normal', oneOf(SPEEDS)));

  #keys = $state(recall('keys', true, isSwitch));
  #hold = $state(recall('hold', true, isSwitch));
  #autoplay = $state(recall('autoplay', true, isSwitch));
  /** Null until somebody decides: then it is on in first games. */
  #coach = $state(recall<boolean | null>('coach', null, isSwitchOrNull));
  #played = $state.raw(recall<string[]>('played', [], isWords));
  #sound = $state(recall('sound', false, isSwitch));
  #notify = $state(recall('notify', false, isSwitch));

  get theme(): Theme {
    return this.#theme;
  }

  set theme(theme: Theme) {
    this.#theme = theme;
    remember('theme', theme);
    this.dress();
  }

  get speed(): Speed {
    return this.#speed;
  }

  set speed(speed: Speed) {
    this.#speed = speed;
    remember('speed', speed);
  }

  /** Whether single keys do something at a table. */
  get keys(): boolean {
    return this.#keys;
  }

  set keys(on: boolean) {
    this.#keys = on;
    remember('keys', on);
  }

  /** Whether what is costly and cannot be taken back waits for a moment before it is done. */
  get hold(): boolean {
    return this.#hold;
  }

  set hold(on: boolean) {
    this.#hold = on;
    remember('hold', on);
  }

  /** Whether a move that everybody can see is the only one plays itself. */
  get autoplay(): boolean {
    return this.#autoplay;
  }

  set autoplay(on: boolean) {
    this.#autoplay = on;
    remember('autoplay', on);
  }

  /** Whether a beginner is told what matters: always or never, or in first games if nobody has decided. */
  get coach(): boolean {
    return this.#coach ?? this.#played.length === 0;
  }

  set coach(on: boolean) {
    this.#coach = on;
    remember('coach', on);
  }

  coaches(game: string): boolean {
    return this.#coach ?? !this.#played.includes(game);
  }

  /** A game was played to its end. */
  finished(game: string): void {
    if (this.#played.includes(game)) return;
    this.#played = [...this.#played, game];
    remember('played', this.#played);
  }

  /** Whether a sound tells that it is one's turn. */
  get sound(): boolean {
    return this.#sound;
  }

  set sound(on: boolean) {
    this.#sound = on;
    remember('sound', on);
  }

  /** Whether the browser tells that it is one's turn while the page is not seen. */
  get notify(): boolean {
    return this.#notify;
  }

  set notify(on: boolean) {
    this.#notify = on;
    remember('notify', on);
  }

  /** Gives the page its colours. */
  dress(): void {
    if (this.#theme === 'auto') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = this.#theme;
  }
}

export const settings = new Settings();
