export { either, language, listed, t, words } from './language.svelte';
export { peopleAt, together, type Who } from './who';
export { LANGUAGES, type Spoken } from './languages';
