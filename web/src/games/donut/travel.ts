/** How cards go from the hand to the table and from there to the sales that are done. */
import { cubicOut } from 'svelte/easing';
import { crossfade } from 'svelte/transition';
import { moving } from '$lib/motion';

/** One pair for each board, so that two boards on a page do not exchange cards. */
export function travel() {
  return crossfade({
    duration: (distance) => moving(Math.min(420, 180 + distance * 0.4)),
    easing: cubicOut,
    fallback: (_node, _params, intro) => ({
      duration: moving(intro ? 260 : 140),
      easing: cubicOut,
      css: (t, u) => `opacity: ${t}; transform: translateY(${intro ? -26 * u : 0}px)`,
    }),
  });
}

export type Travel = ReturnType<typeof travel>;
