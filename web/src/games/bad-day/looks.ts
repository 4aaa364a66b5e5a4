/**
 * What a donut looks like. Names come in the language of whoever looks, so the donuts of our own edition are known by
 * their place in the box; of others the name is read where it says it.
 */
import type { GlazeName } from '$lib/draw/palette';

export interface Look {
  shape: 'ring' | 'filled' | 'bar' | 'holes' | 'twist' | 'bun';
  glaze: GlazeName | null;
  filling?: GlazeName;
  drizzle?: GlazeName;
  sprinkles?: number;
}

const words: readonly (readonly [string, Partial<Look>])[] = [
  ['plain', { glaze: null }],
  ['powder', { glaze: 'sugar' }],
  ['sugar', { glaze: 'sugar' }],
  ['mini', { shape: 'holes', glaze: 'strawberry' }],
  ['cinnamon', { glaze: 'coffee', drizzle: 'sugar' }],
  ['cake', { glaze: 'vanilla', sprinkles: 12 }],
  ['honey', { glaze: 'honey' }],
  ['oat', { glaze: 'plain', drizzle: 'honey' }],
  ['nutty', { glaze: 'chocolate', sprinkles: 10 }],
  ['cruller', { shape: 'twist', glaze: 'honey' }],
  ['hole', { shape: 'holes', glaze: 'chocolate' }],
  ['jelly', { shape: 'filled', glaze: 'sugar', filling: 'raspberry' }],
  ['raspberry', { glaze: 'raspberry', drizzle: 'sugar' }],
  ['berry', { shape: 'filled', glaze: 'blueberry', filling: 'grape' }],
  ['coconut', { glaze: 'sugar', sprinkles: 14 }],
  ['coco', { glaze: 'chocolate', drizzle: 'vanilla' }],
  ['sprinkle', { glaze: 'strawberry', sprinkles: 20 }],
  ['lemon', { glaze: 'lemon', drizzle: 'sugar' }],
  ['toffee', { glaze: 'maple', drizzle: 'chocolate' }],
  ['mocha', { glaze: 'coffee', drizzle: 'chocolate' }],
  ['peanut', { glaze: 'honey', drizzle: 'chocolate' }],
  ['custard', { shape: 'filled', glaze: 'vanilla', filling: 'lemon' }],
  ['cherry', { shape: 'filled', glaze: 'strawberry', filling: 'cherry' }],
  ['orange', { glaze: 'honey', drizzle: 'sugar' }],
  ['vanilla', { glaze: 'vanilla' }],
  ['pumpkin', { glaze: 'maple', drizzle: 'vanilla' }],
  ['fritter', { shape: 'bun', glaze: 'maple' }],
  ['boston', { shape: 'filled', glaze: 'chocolate', filling: 'vanilla' }],
  ['bavarian', { shape: 'filled', glaze: 'sugar', filling: 'vanilla' }],
  ['frosted', { glaze: 'mint', sprinkles: 12 }],
  ['twist', { shape: 'twist', glaze: 'maple' }],
  ['fashioned', { glaze: 'coffee' }],
  ['beignet', { shape: 'bun', glaze: 'sugar' }],
  ['john', { shape: 'bar', glaze: 'chocolate' }],
  ['velvet', { glaze: 'cherry', drizzle: 'sugar' }],
  ['campfire', { glaze: 'charcoal', drizzle: 'honey' }],
  ['cookie', { glaze: 'vanilla', drizzle: 'chocolate', sprinkles: 8 }],
  ['bacon', { shape: 'bar', glaze: 'maple', drizzle: 'cherry' }],
  ['choc', { glaze: 'chocolate', sprinkles: 14 }],
  ['claw', { shape: 'bun', glaze: 'honey' }],
  ['salt', { glaze: 'blueberry', sprinkles: 10 }],
  ['espresso', { glaze: 'charcoal', drizzle: 'coffee' }],
  ['birthday', { glaze: 'strawberry', sprinkles: 24 }],
  ['dulce', { shape: 'filled', glaze: 'honey', filling: 'maple' }],
  ['triple', { glaze: 'grape', drizzle: 'sugar', sprinkles: 14 }],
  ['dozen', { glaze: 'raspberry', drizzle: 'honey', sprinkles: 20 }],
  ['maple', { glaze: 'maple' }],
  ['glaze', { glaze: 'strawberry' }],
];
const spare: readonly GlazeName[] = ['matcha', 'mint', 'grape', 'lemon', 'blueberry', 'honey', 'cherry', 'vanilla'];

/** The edition whose donuts we know, and what each is made of. */
const KNOWN = 'reconstruction-1';
const known = [
  'plain',
  'powder',
  'mini',
  'cinnamon',
  'cake',
  'sugar',
  'honey',
  'oat',
  'nutty',
  'cruller',
  'hole',
  'glaze',
  'maple',
  'jelly',
  'berry',
  'coco',
  'sprinkle',
  'lemon',
  'toffee',
  'mocha',
  'peanut',
  'custard',
  'cherry',
  'orange',
  'vanilla',
  'pumpkin',
  'fritter',
  'boston',
  'bavarian',
  'frosted',
  'raspberry',
  'twist',
  'fashioned',
  'beignet',
  'john',
  'velvet',
  'campfire',
  'cookie',
  'coconut',
  'bacon',
  'choc',
  'claw',
  'salt',
  'espresso',
  'birthday',
  'dulce',
  'triple',
  'dozen',
];

export function lookOf(edition: string, name: string, index: number): Look {
  const says = (edition === KNOWN ? known[index] : undefined) ?? name.toLowerCase();
  const found = words.find(([word]) => says.includes(word))?.[1];
  return { shape: 'ring', glaze: spare[index % spare.length] ?? null, ...found };
}
