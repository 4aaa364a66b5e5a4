/** The catalogues of this page: `en.ftl`, `de.ftl`. */
import { language } from '$lib/language';

const catalogues = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' });

/** Loads the words of the replay, in the language that is spoken and in every one that is chosen later. */
export const loadWords = (): Promise<void> => language.need('replay', (spoken) => catalogues[`./${spoken}.ftl`]?.());
