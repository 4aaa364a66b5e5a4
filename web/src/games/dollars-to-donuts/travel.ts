/** A strip travels from its slot to the hand that bought it. */
import { cubicOut } from 'svelte/easing';
import { crossfade, fade } from 'svelte/transition';
import { moving } from '$lib/motion';

export const [send, receive] = crossfade({
  duration: () => moving(360),
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: moving(160) }),
});
