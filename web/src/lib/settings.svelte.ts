/** How this person likes the page: colours, and how fast others' moves are shown. Remembered in this browser. */
import { oneOf, recall, remember } from './stored';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

class Settings {
  #theme = $state<Theme>(recall('theme', 'auto', oneOf(THEMES)));
  #speed = $state<Speed>(recall('speed', 'normal', oneOf(SPEEDS)));

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

  /** Gives the page its colours. */
  dress(): void {
    if (this.#theme === 'auto') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = this.#theme;
  }
}

export const settings = new Settings();
