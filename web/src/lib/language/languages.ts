/** The languages of the page, and which of them somebody gets who has not chosen one. */

export const LANGUAGES = [
  { id: 'en', name: 'English', locale: 'en-GB' },
  { id: 'de', name: 'Deutsch', locale: 'de-DE' },
] as const;

export type Spoken = (typeof LANGUAGES)[number]['id'];

/** English turned round, to see how the page looks from right to left: `?language=rtl` in the address. */
export const MIRRORED = 'rtl';

export function isSpoken(value: unknown): value is Spoken {
  return LANGUAGES.some((language) => language.id === value);
}

/** What `Intl` calls a language. */
export function localeOf(id: Spoken): string {
  return LANGUAGES.find((language) => language.id === id)?.locale ?? id;
}

export interface Wish {
  /** `?language=` of the address; counts for this visit and is not remembered. */
  asked: string | null;
  /** What was chosen earlier. */
  chosen: Spoken | null;
  /** What the browser is set to, the dearest first: `de-AT`, `en`. */
  preferred: readonly string[];
}

/** The language for somebody with these wishes; English for those who speak none of ours. */
export function detect({ asked, chosen, preferred }: Wish): { id: Spoken; mirrored: boolean } {
  if (asked === MIRRORED) return { id: 'en', mirrored: true };
  if (isSpoken(asked)) return { id: asked, mirrored: false };
  const known = preferred.map((tag) => tag.toLowerCase().split('-')[0]).find(isSpoken);
  return { id: chosen ?? known ?? 'en', mirrored: false };
}
