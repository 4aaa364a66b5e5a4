/** What only a device that several people share needs. */
export { default as HandOver } from './HandOver.svelte';
export { default as Strip } from './Strip.svelte';
