/** How long things stay before the next one is shown. */
import type { Speed } from './settings.svelte';

/** What an event that takes the usual time takes, at each speed, in milliseconds. */
const USUAL: Record<Speed, number> = { slow: 1600, normal: 800, fast: 320, instant: 0 };

/** How long something is looked at, in milliseconds; `time` 1 is usual. */
export function wait(time: number, speed: Speed): number {
  return Math.round(USUAL[speed] * time);
}
