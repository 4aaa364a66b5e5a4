/** How each recipe looks: a pastry from the common kitchen and what lies on it. */
import type { GlazeName } from '$lib/draw/palette';

/** What lies on a pastry; each is drawn in Toppings.svelte. */
export type Topping =
  | 'bacon'
  | 'beans'
  | 'berries'
  | 'blossom'
  | 'bolt'
  | 'chips'
  | 'clouds'
  | 'crown'
  | 'dust'
  | 'fuse'
  | 'hazelnuts'
  | 'leaf'
  | 'medal'
  | 'petals'
  | 'ribbon'
  | 'salt'
  | 'shards'
  | 'slices'
  | 'smoke'
  | 'spiral'
  | 'sun';

export interface Look {
  shape: 'ring' | 'filled' | 'bar' | 'holes' | 'bun';
  glaze?: GlazeName;
  filling?: GlazeName;
  drizzle?: GlazeName;
  sprinkles?: number;
  colours?: readonly string[];
  tops: readonly Topping[];
}

const looks: Record<string, Look> = {
  bun: { shape: 'bun', tops: ['dust'] },
  cherryberry: { shape: 'ring', glaze: 'strawberry', tops: ['berries'] },
  caramel: { shape: 'ring', glaze: 'honey', drizzle: 'maple', tops: ['salt'] },
  cinnamoan: { shape: 'bun', tops: ['spiral'] },
  matcha: { shape: 'ring', glaze: 'matcha', drizzle: 'honey', tops: [] },
  baby: { shape: 'holes', glaze: 'sugar', tops: ['ribbon'] },
  maple: { shape: 'bar', glaze: 'maple', tops: ['leaf'] },
  custard: { shape: 'filled', glaze: 'vanilla', filling: 'lemon', tops: ['medal'] },
  coconut: { shape: 'ring', glaze: 'sugar', sprinkles: 26, colours: ['#e9c992', '#fff', '#d8a864'], tops: ['clouds'] },
  bittersweet: { shape: 'ring', glaze: 'chocolate', tops: ['chips'] },
  lemon: { shape: 'filled', glaze: 'lemon', tops: ['sun'] },
  shards: { shape: 'ring', glaze: 'sugar', tops: ['shards'] },
  mocha: { shape: 'filled', glaze: 'coffee', drizzle: 'vanilla', tops: ['beans'] },
  hazel: { shape: 'bar', glaze: 'vanilla', drizzle: 'maple', tops: ['hazelnuts'] },
  raspberry: { shape: 'ring', glaze: 'raspberry', tops: ['petals'] },
  pistachio: { shape: 'holes', glaze: 'matcha', tops: ['fuse'] },
  sesame: { shape: 'ring', glaze: 'charcoal', sprinkles: 22, colours: ['#f8e9c8', '#fff'], tops: ['bolt'] },
  jalapeno: { shape: 'ring', glaze: 'honey', tops: ['slices', 'blossom'] },
  volcano: { shape: 'filled', glaze: 'maple', filling: 'cherry', drizzle: 'chocolate', tops: ['smoke'] },
  bacon: { shape: 'bar', glaze: 'honey', tops: ['bacon'] },
  saffron: { shape: 'ring', glaze: 'lemon', sprinkles: 18, colours: ['#b3361c', '#d9591f'], tops: ['crown'] },
};

const spareGlazes: GlazeName[] = ['mint', 'blueberry', 'grape', 'cherry', 'strawberry', 'maple', 'lemon', 'chocolate'];
const spareShapes: Look['shape'][] = ['ring', 'filled', 'bar', 'holes'];

/** A number that is always the same for the same word. */
export function seedOf(id: string): number {
  let sum = 7;
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum;
}

/** The look of a recipe; a recipe of somebody's own edition gets one that follows from its name. */
export function lookOf(id: string): Look {
  const known = looks[id];
  if (known) return known;
  const seed = seedOf(id);
  return {
    shape: spareShapes[seed % spareShapes.length] ?? 'ring',
    glaze: spareGlazes[seed % spareGlazes.length] ?? 'mint',
    sprinkles: seed % 3 === 0 ? 14 : 0,
    tops: seed % 2 ? ['salt'] : [],
  };
}
