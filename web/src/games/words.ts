/** The catalogues of the boards, one for each game and language: `<id>/en.ftl`, `<id>/de.ftl`. */
import { language } from '$lib/language';

const catalogues = import.meta.glob<string>('./*/*.ftl', { query: '?raw', import: 'default' });

/** Loads the words of a game's board, in the language that is spoken and in every one that is chosen later. */
export function loadWords(game: string): Promise<void> {
  return language.need(game, (spoken) => catalogues[`./${game}/${spoken}.ftl`]?.());
}
