export { language, listed, t, words } from './language.svelte';
export { LANGUAGES, type Spoken } from './languages';
