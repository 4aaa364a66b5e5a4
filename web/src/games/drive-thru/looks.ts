/** How each recipe looks: a pastry from the common kitchen and what lies on it. */
import type { GlazeName, PastryLook } from '$lib/draw/palette';

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
  pastry: PastryLook;
  tops: readonly Topping[];
}

const looks: Record<string, Look> = {
  bun: { pastry: { shape: 'bun' }, tops: ['dust'] },
  cherryberry: { pastry: { glaze: 'strawberry' }, tops: ['berries'] },
  caramel: { pastry: { glaze: 'honey', drizzle: 'maple' }, tops: ['salt'] },
  cinnamoan: { pastry: { shape: 'bun' }, tops: ['spiral'] },
  matcha: { pastry: { glaze: 'matcha', drizzle: 'honey' }, tops: [] },
  baby: { pastry: { shape: 'holes', glaze: 'sugar' }, tops: ['ribbon'] },
  maple: { pastry: { shape: 'bar', glaze: 'maple' }, tops: ['leaf'] },
  custard: { pastry: { shape: 'filled', glaze: 'vanilla', filling: 'lemon' }, tops: ['medal'] },
  coconut: { pastry: { glaze: 'sugar', sprinkles: 26, colours: ['#e9c992', '#fff', '#d8a864'] }, tops: ['clouds'] },
  bittersweet: { pastry: { glaze: 'chocolate' }, tops: ['chips'] },
  lemon: { pastry: { shape: 'filled', glaze: 'lemon' }, tops: ['sun'] },
  shards: { pastry: { glaze: 'sugar' }, tops: ['shards'] },
  mocha: { pastry: { shape: 'filled', glaze: 'coffee', drizzle: 'vanilla' }, tops: ['beans'] },
  hazel: { pastry: { shape: 'bar', glaze: 'vanilla', drizzle: 'maple' }, tops: ['hazelnuts'] },
  raspberry: { pastry: { glaze: 'raspberry' }, tops: ['petals'] },
  pistachio: { pastry: { shape: 'holes', glaze: 'matcha' }, tops: ['fuse'] },
  sesame: { pastry: { glaze: 'charcoal', sprinkles: 22, colours: ['#f8e9c8', '#fff'] }, tops: ['bolt'] },
  jalapeno: { pastry: { glaze: 'honey' }, tops: ['slices', 'blossom'] },
  volcano: { pastry: { shape: 'filled', glaze: 'maple', filling: 'cherry', drizzle: 'chocolate' }, tops: ['smoke'] },
  bacon: { pastry: { shape: 'bar', glaze: 'honey' }, tops: ['bacon'] },
  saffron: { pastry: { glaze: 'lemon', sprinkles: 18, colours: ['#b3361c', '#d9591f'] }, tops: ['crown'] },
};

const spareGlazes: GlazeName[] = ['mint', 'blueberry', 'grape', 'cherry', 'strawberry', 'maple', 'lemon', 'chocolate'];
const spareShapes = ['ring', 'filled', 'bar', 'holes'] as const;

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
    pastry: {
      shape: spareShapes[seed % spareShapes.length] ?? 'ring',
      glaze: spareGlazes[seed % spareGlazes.length] ?? 'mint',
      sprinkles: seed % 3 === 0 ? 14 : 0,
    },
    tops: seed % 2 ? ['salt'] : [],
  };
}
