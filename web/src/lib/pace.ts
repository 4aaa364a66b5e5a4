/** How long what was shown stays before the next thing that a bot did is shown. */
import type { Entry } from './protocol';
import type { Speed } from './settings.svelte';

/** One step alone, at each speed; and what each further sentence to read adds. */
const STEP: Record<Speed, number> = { slow: 1800, normal: 900, fast: 350, instant: 0 };
const SENTENCE: Record<Speed, number> = { slow: 700, normal: 300, fast: 90, instant: 0 };
const MOST_SENTENCES = 6;

/** Whether these entries should wait until one could look at what came before: somebody else's open move by a bot. */
export function wantsPace(entries: Entry[]): boolean {
  return entries.some((entry) => entry.kind === 'step' && entry.bot === true && entry.awaits_others !== true);
}

/** How long a picture that so many sentences led to is left to be looked at, in milliseconds. */
export function lookTime(sentences: number, speed: Speed): number {
  return STEP[speed] + SENTENCE[speed] * Math.min(Math.max(sentences - 1, 0), MOST_SENTENCES);
}
