/** The cards of the box, found by the codes that views and tokens use. */
import { lookOf, plainLook, type Look } from './flavours';
import { text } from './text';
import type { Parts } from './types';

export interface Flavour {
  code: string;
  name: string;
  /** What stands for it on cards and chips. */
  letter: string;
  look: Look;
}

export interface Face {
  code: string;
  /** Nothing for a plain. */
  flavour: Flavour | null;
  look: Look;
  letter: string;
  /** What stands on it in large print. */
  value: string;
  name: string;
  rush: boolean;
  lucky: boolean;
}

export interface Deck {
  flavours: Flavour[];
  flavour: (code: string) => Flavour | undefined;
  face: (code: string) => Face;
  /** `Maple 7`, or `Plain as Maple`. */
  name: (code: string, as?: string) => string;
  /**
   * A hand with the flavours in the order of the box, the trending one after the others, values rising, plains last;
   * copies get keys of their own.
   */
  sorted: (hand: string[], trending?: string | null) => { key: string; code: string }[];
}

export function readDeck(parts: Parts): Deck {
  const { plain, ranks } = parts;
  const letterOf = lettersOf([...parts.flavours, plain]);
  const flavours = parts.flavours.map(({ code, id, name }, i) => ({
    code,
    name,
    letter: letterOf(code),
    look: lookOf(id, i),
  }));
  const flavour = (code: string) => flavours.find((one) => one.code === code);

  const plainFace: Face = {
    code: plain.code,
    flavour: null,
    look: plainLook,
    letter: letterOf(plain.code),
    value: plain.label,
    name: plain.name,
    rush: plain.rush,
    lucky: plain.lucky,
  };
  const faces = flavours.flatMap((own) =>
    ranks.map(({ value, rush, lucky }): Face => ({
      code: `${own.code}${value}`,
      flavour: own,
      look: own.look,
      letter: own.letter,
      value: String(value),
      name: text.card(own.name, String(value)),
      rush,
      lucky,
    })),
  );
  const known = new Map(faces.map((one, i) => [one.code, { face: one, place: i }]));
  const face = (code: string): Face => known.get(code)?.face ?? plainFace;
  const place = (code: string): number => known.get(code)?.place ?? faces.length;

  return {
    flavours,
    flavour,
    face,
    name: (code, as) => {
      const { name, flavour: own } = face(code);
      const declared = own || as === undefined ? undefined : flavour(as);
      return declared ? text.plainAs(name, declared.name) : name;
    },
    sorted: (hand, trending = null) => {
      const trumps = (code: string) =>
        Number(trending !== null && face(code).flavour?.code === trending) * faces.length;
      const plain = (code: string) => Number(face(code).flavour === null) * 2 * faces.length;
      const order = (code: string) => place(code) + trumps(code) + plain(code);
      return withKeys([...hand].sort((a, b) => order(a) - order(b)));
    },
  };
}

/** A letter for each kind: the first of its name, which differs from language to language; the code where two would be alike. */
function lettersOf(kinds: { code: string; name: string }[]): (code: string) => string {
  const firsts = new Map(kinds.map(({ code, name }) => [code, [...name.toUpperCase()][0] ?? code]));
  const differ = new Set(firsts.values()).size === kinds.length;
  return (code) => (differ ? firsts.get(code) : undefined) ?? code.toUpperCase();
}

/** Cards less some of them; of cards that are alike as many go as are named. */
export function without(cards: string[], less: string[]): string[] {
  const left = [...cards];
  for (const card of less) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Cards that are alike get different keys: the second plain is `p+1`. */
export function withKeys(codes: string[]): { key: string; code: string }[] {
  const seen = new Map<string, number>();
  return codes.map((code) => {
    const copies = seen.get(code) ?? 0;
    seen.set(code, copies + 1);
    return { key: copies ? `${code}+${copies}` : code, code };
  });
}
