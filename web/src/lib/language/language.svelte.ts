/**
 * The language of the page. Words are kept by area, the shell and each game; an area is loaded in the language that is
 * spoken, and in another one when that is chosen. Whoever reads words in a component or a derived value is told when
 * they change, so a new language is on the whole page at once.
 */
import { recall, remember } from '../stored';
import { Catalogue, type Args } from './catalogue';
import { detect, isSpoken, localeOf, type Spoken } from './languages';

/** Gets the words of an area; nothing where it has none. */
export type Load = (language: Spoken) => Promise<string> | undefined;

const SHELL = 'shell';
const files = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' });

class Language {
  #current = $state<Spoken>('en');
  #mirrored = $state(false);
  #catalogues = $state.raw<ReadonlyMap<string, Catalogue>>(new Map());
  readonly #loads = new Map<string, Load>([[SHELL, (language) => files[`./${language}.ftl`]?.()]]);
  #turn = 0;

  /** What is spoken. */
  get current(): Spoken {
    return this.#current;
  }

  /** The way one reads. */
  get dir(): 'ltr' | 'rtl' {
    return this.#mirrored ? 'rtl' : 'ltr';
  }

  get locale(): string {
    return localeOf(this.#current);
  }

  /** Finds the language of this visit and loads its words. */
  async begin(): Promise<void> {
    const { id, mirrored } = detect({
      asked: new URLSearchParams(location.search).get('language'),
      chosen: recall('language', null, isSpoken),
      preferred: navigator.languages,
    });
    await this.#speak(id, mirrored);
  }

  /** Speaks this language from now on, also on the next visit. */
  async choose(id: Spoken): Promise<void> {
    await this.#speak(id, false);
    remember('language', id);
  }

  /** Loads the words of an area, now and whenever another language is chosen. */
  async need(area: string, load: Load): Promise<void> {
    if (this.#loads.has(area) && this.#catalogues.has(area)) return;
    this.#loads.set(area, load);
    const wanted = this.#current;
    const ftl = await load(wanted);
    // Somebody may have chosen another language meanwhile.
    if (wanted !== this.#current) return this.need(area, load);
    if (ftl !== undefined) this.#catalogues = new Map(this.#catalogues).set(area, this.#read(ftl));
  }

  /** The words of an area by their ids. */
  say(area: string, id: string, args?: Args): string {
    const catalogue = this.#catalogues.get(area);
    if (catalogue) return catalogue.say(id, args);
    console.error(`The words of ${area} are not there: ${id}`);
    return id;
  }

  async #speak(id: Spoken, mirrored: boolean): Promise<void> {
    const turn = ++this.#turn;
    let found: [string, string | undefined][] = [];
    // An area may be asked for while others are being loaded.
    while (found.length < this.#loads.size) {
      found = await Promise.all(
        [...this.#loads].map(async ([area, load]): Promise<[string, string | undefined]> => [area, await load(id)]),
      );
    }
    // Who has chosen again meanwhile gets what was chosen last.
    if (turn !== this.#turn) return;
    this.#current = id;
    this.#mirrored = mirrored;
    this.#catalogues = new Map(
      found.flatMap(([area, ftl]) => (ftl === undefined ? [] : [[area, this.#read(ftl)] as const])),
    );
    this.#dress();
  }

  #read(ftl: string): Catalogue {
    return new Catalogue(ftl, this.locale, this.#mirrored);
  }

  /** Tells the browser, and those who find the page, what is spoken here. */
  #dress(): void {
    document.documentElement.lang = this.#current;
    document.documentElement.dir = this.dir;
    document.querySelector('meta[name="description"]')?.setAttribute('content', t('page-description'));
  }
}

export const language = new Language();

/** The words of the shell: everything outside the boards. */
export const t = (id: string, args?: Args): string => language.say(SHELL, id, args);

/** The words of a game: `const t = words('donut')`, then `t('round', { n })`. */
export const words =
  (game: string) =>
  (id: string, args?: Args): string =>
    language.say(game, id, args);

const lists = new Map<string, Intl.ListFormat>();

function list(type: Intl.ListFormatType, words: readonly string[]): string {
  const key = `${language.locale} ${type}`;
  // Making one takes far longer than using it.
  const found = lists.get(key) ?? new Intl.ListFormat(language.locale, { type });
  lists.set(key, found);
  return found.format(words);
}

/** A list in words: `Ann`, `Ann and Bo`, `Ann, Bo and Cy`. */
export const listed = (names: readonly string[]): string => list('conjunction', names);

/** What there is to choose from: `left`, `left or right`. */
export const either = (words: readonly string[]): string => list('disjunction', words);
