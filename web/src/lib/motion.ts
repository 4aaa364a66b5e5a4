/** Whether this person wants things to move. Boards pass `moving()` durations to Svelte's transitions. */
import { MediaQuery } from 'svelte/reactivity';

const reduced = new MediaQuery('(prefers-reduced-motion: reduce)');

/** The duration in milliseconds, or 0 for those who want no motion. */
export function moving(milliseconds: number): number {
  return reduced.current ? 0 : milliseconds;
}
