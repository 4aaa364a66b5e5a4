/** The people at this device, for what stands deep inside the page of a table. */
import { createContext } from 'svelte';
import type { Around } from '$lib/people-around.svelte';

export const [aroundHere, provideAround] = createContext<Around>();
