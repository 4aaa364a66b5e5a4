/** People in sentences: by their names, or as "you" where it is they who read. */
import { listed, t } from './language.svelte';

/**
 * Somebody who is spoken about. A message that is given one as `who` shows it as `$who` and asks with `$who-is` whether
 * it is the one who reads: `{ $who-is -> [you] You take *[other] { $who } takes }`.
 */
export interface Who {
  name: string;
  is: 'you' | 'with-you' | 'other';
}

/** The people at the seats of a table, as somebody at one of them is told about them; `reader` is null for all others. */
export const peopleAt =
  (names: readonly string[], reader: number | null) =>
  (seat: number): Who =>
    seat === reader ? { name: t('you'), is: 'you' } : { name: names[seat - 1] ?? String(seat), is: 'other' };

/** Several of them: the others come first, as in "Ann and you". */
export function together(people: readonly Who[]): Who {
  const [you, others] = [people.filter(({ is }) => is === 'you'), people.filter(({ is }) => is !== 'you')];
  const is = you.length === 0 ? 'other' : others.length === 0 ? 'you' : 'with-you';
  return { name: listed([...others, ...you].map(({ name }) => name)), is };
}
