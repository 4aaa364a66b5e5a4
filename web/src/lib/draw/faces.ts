/** What the faces of bots are put together from: the same name has the same face everywhere. */
import type { GlazeName } from './palette';

const GLAZES = ['strawberry', 'chocolate', 'matcha', 'blueberry', 'lemon', 'grape', 'honey', 'cherry', 'mint'] as const;
const EYES = ['round', 'glad', 'glasses'] as const;
const MOUTHS = ['smile', 'grin', 'smirk', 'calm'] as const;

export interface FaceLook {
  glaze: GlazeName;
  eyes: (typeof EYES)[number];
  mouth: (typeof MOUTHS)[number];
  sprinkles: number;
  /** For what is strewn. */
  seed: number;
}

/** A number for a name; FNV-1a, of 32 bits. */
function numberOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

export function faceOf(name: string): FaceLook {
  const number = numberOf(name);
  const pick = <T>(from: readonly T[], part: number): T => from[Math.floor(number / part) % from.length] as T;
  return {
    glaze: pick(GLAZES, 1),
    eyes: pick(EYES, 16),
    mouth: pick(MOUTHS, 64),
    sprinkles: pick([0, 14, 22], 512),
    seed: (number % 97) + 1,
  };
}
