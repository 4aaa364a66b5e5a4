/** How each type of donut looks. Rules never depend on it, and a type that is not listed gets a look of its own. */
import { glazes, type GlazeName, type PastryLook } from '$lib/draw/palette';

export type Look =
  { kind: 'pastry'; pastry: PastryLook } | { kind: 'claw' | 'cruller' | 'oldFashioned' | 'milk' | 'coffee' | 'bag' };

const pastry = (look: PastryLook): Look => ({ kind: 'pastry', pastry: look });
const cinnamon = ['#7a4520', '#8f5a2c', '#5d3214'];
const white = ['#ffffff', '#fff6e6'];
const seeds = ['#ffe9a8', '#fff6d8'];

const looks: Record<string, Look> = {
  'bear-claw': { kind: 'claw' },
  'boston-cream': pastry({ shape: 'filled', glaze: 'chocolate', filling: 'vanilla' }),
  'chocolate-glazed': pastry({ glaze: 'chocolate' }),
  'chocolate-frosted': pastry({ glaze: 'chocolate', drizzle: 'sugar' }),
  'cinnamon-twist': pastry({ shape: 'twist', glaze: 'plain', sprinkles: 26, colours: cinnamon }),
  coffee: { kind: 'coffee' },
  'day-old-donuts': { kind: 'bag' },
  'donut-holes': pastry({ shape: 'holes', glaze: 'sugar' }),
  'double-chocolate': pastry({
    glaze: 'charcoal',
    drizzle: 'chocolate',
    sprinkles: 16,
    colours: ['#94623f', '#c5a37f'],
  }),
  eclair: pastry({ shape: 'bar', glaze: 'chocolate', filling: 'vanilla', drizzle: 'vanilla' }),
  'french-cruller': { kind: 'cruller' },
  glazed: pastry({ glaze: 'honey' }),
  'jelly-filled': pastry({ shape: 'filled', glaze: 'sugar', filling: 'raspberry' }),
  'maple-bar': pastry({ shape: 'bar', glaze: 'maple' }),
  'maple-frosted': pastry({ glaze: 'maple', drizzle: 'vanilla' }),
  'maple-glazed': pastry({ glaze: 'maple' }),
  milk: { kind: 'milk' },
  'mucho-matcha': pastry({ glaze: 'matcha', sprinkles: 18, colours: white }),
  'old-fashioned': { kind: 'oldFashioned' },
  plain: pastry({}),
  powdered: pastry({ glaze: 'sugar', sprinkles: 30, colours: ['#ffffff', '#eadcc4'] }),
  'raspberry-frosted': pastry({ glaze: 'raspberry', drizzle: 'strawberry' }),
  'raspberry-glazed': pastry({ glaze: 'raspberry', drizzle: 'strawberry' }),
  'red-velvet': pastry({
    shape: 'filled',
    glaze: 'cherry',
    filling: 'sugar',
    sprinkles: 12,
    colours: ['#941c22', '#f1807c'],
  }),
  sprinkled: pastry({ glaze: 'vanilla', sprinkles: 30 }),
  'strawberry-glazed': pastry({ glaze: 'strawberry', sprinkles: 20, colours: seeds }),
};

const names = Object.keys(glazes) as GlazeName[];
const shapes = ['ring', 'filled', 'bun', 'bar'] as const;

/** A type of somebody's own edition: its id decides, so that it looks the same at every table. */
function madeUp(id: string): Look {
  const hash = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  const glaze = names[hash % names.length] ?? 'honey';
  const drizzle = names[(hash >>> 5) % names.length] ?? 'sugar';
  return pastry({
    shape: shapes[(hash >>> 9) % shapes.length] ?? 'ring',
    glaze,
    drizzle,
    sprinkles: (hash >>> 12) % 20,
    seed: hash % 97,
  });
}

export function lookOf(id: string): Look {
  return looks[id] ?? madeUp(id);
}
