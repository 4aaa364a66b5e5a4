/** Finding a move by its notation or by its words. */
import type { Choice } from '$lib/board';
import { matching } from '$lib/menu';

/** How well a choice fits what was typed: the smaller, the better. */
function distance(choice: Choice, typed: string): number {
  const [token, words] = [choice.token.toLowerCase(), choice.words.toLowerCase()];
  if (token === typed) return 0;
  if (token.startsWith(typed)) return 1;
  return words.startsWith(typed) ? 2 : 3;
}

/** The choices that fit, best first; all of them while nothing has been typed. */
export function fitting(choices: Choice[], typed: string): Choice[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return choices;
  return matching(choices, wanted)
    .map((choice) => ({ choice, far: distance(choice, wanted) }))
    .sort((a, b) => a.far - b.far)
    .map(({ choice }) => choice);
}
