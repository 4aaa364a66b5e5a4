/** Short words that appear, are read out, and go. */
import { narrator } from './narrator.svelte';

export interface Toast {
  key: number;
  words: string;
  kind: 'news' | 'trouble';
}

/** How long words stay that go by themselves, in milliseconds: as long as it takes to read them. */
export const staysFor = (words: string): number => 4000 + words.length * 50;

class Toasts {
  all = $state.raw<Toast[]>([]);
  #next = 0;

  say(words: string, kind: Toast['kind'] = 'news'): void {
    narrator.say(words);
    const toast = { key: this.#next++, words, kind };
    // The same words twice are said once.
    this.all = [...this.all.filter((other) => other.words !== words), toast].slice(-3);
    setTimeout(() => this.drop(toast.key), staysFor(words));
  }

  /** Takes everything away: it was said to somebody else. */
  clear(): void {
    this.all = [];
  }

  drop(key: number): void {
    this.all = this.all.filter((toast) => toast.key !== key);
  }
}

export const toasts = new Toasts();
