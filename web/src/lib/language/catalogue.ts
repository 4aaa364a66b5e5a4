/** One file of words in one language, ready to be said. */
import { FluentBundle, FluentNumber, FluentResource, type Scope } from '@fluent/bundle';
import type { Who } from './who';

export type Args = Record<string, string | number | Who>;

/**
 * A number in a message. Below a thousand it is written without the formats of the browser, which take long to be made the
 * first time; below nothing it has a minus and no hyphen.
 */
class Amount extends FluentNumber {
  override toString(scope?: Scope): string {
    const written =
      Number.isInteger(this.value) && Math.abs(this.value) < 1000 ? String(this.value) : super.toString(scope);
    return written.replace('-', '−');
  }
}

/** The variables of a message: somebody is a name, and whether it is the one who reads. */
const variables = (args: Args): Record<string, string | Amount> =>
  Object.fromEntries(
    Object.entries(args).flatMap(([key, value]) =>
      typeof value === 'object'
        ? [
            [key, value.name],
            [`${key}-is`, value.is],
          ]
        : [[key, typeof value === 'number' ? new Amount(value) : value]],
    ),
  );

/** Letters from right to left, word by word; what is not ours (names, words of the server) stays as it is. */
export function mirror(words: string): string {
  return words.replace(/\p{L}[\p{L}\p{N}’'-]*/gu, '\u202e$&\u202c');
}

export class Catalogue {
  readonly #bundle: FluentBundle;

  constructor(ftl: string, locale: string, mirrored = false) {
    // Marks of direction around what is put in would be found by everybody who copies or compares a text.
    this.#bundle = new FluentBundle(locale, { useIsolating: false, ...(mirrored ? { transform: mirror } : {}) });
    this.#bundle.addResource(new FluentResource(ftl));
  }

  /** The words of `id` or `id.attribute`. What is missing is told on the console and shown as its id. */
  say(key: string, args?: Args): string {
    const [id = '', attribute] = key.split('.');
    const message = this.#bundle.getMessage(id);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (!pattern) {
      console.error(`There are no words for ${key}.`);
      return key;
    }
    const errors: Error[] = [];
    const words = this.#bundle.formatPattern(pattern, args && variables(args), errors);
    for (const error of errors) console.error(`${key}: ${error.message}`);
    return words;
  }
}
