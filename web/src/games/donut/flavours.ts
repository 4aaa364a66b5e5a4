/**
 * How flavours look on cards and chips: a colour, a pattern, a pastry of its own shape. The letter comes from the box.
 * Cards keep their colours by day and by night.
 */
import type { PastryLook } from '$lib/draw/palette';

export interface Look {
  /** The face of a card. */
  tint: string;
  /** Numbers on it. */
  ink: string;
  /** The disc behind the letter, and the letter. */
  disc: string;
  letter: string;
  /** What lies under it all, as a CSS background. */
  pattern: string;
  size: string;
  pastry: PastryLook;
}

const stripes = (angle: string, colour: string, gap: number) =>
  `repeating-linear-gradient(${angle}, ${colour} 0 2px, transparent 2px ${gap}px)`;

const looks: Record<string, Look> = {
  chocolate: {
    tint: '#5b3420',
    ink: '#fff3e2',
    disc: '#f3e0c8',
    letter: '#452413',
    pattern: `${stripes('45deg', '#ffffff1a', 10)}, ${stripes('-45deg', '#ffffff1a', 10)}`,
    size: 'auto',
    pastry: { glaze: 'chocolate', drizzle: 'vanilla' },
  },
  maple: {
    tint: '#f9d3a0',
    ink: '#6d3407',
    disc: '#a4551a',
    letter: '#ffffff',
    pattern: stripes('0deg', '#a4551a33', 9),
    size: 'auto',
    pastry: { shape: 'bar', glaze: 'maple', drizzle: 'sugar' },
  },
  vanilla: {
    tint: '#fff8e0',
    ink: '#574308',
    disc: '#f0d571',
    letter: '#473603',
    pattern: 'radial-gradient(#c9a53a80 1.6px, transparent 2px)',
    size: '10px 10px',
    pastry: { shape: 'filled', glaze: 'vanilla', filling: 'honey' },
  },
  strawberry: {
    tint: '#fbd3de',
    ink: '#86173f',
    disc: '#b92f60',
    letter: '#ffffff',
    pattern: stripes('60deg', '#c9567a3d', 11),
    size: 'auto',
    pastry: { glaze: 'strawberry', sprinkles: 16 },
  },
};

/** Flavours of other editions take these in turn. */
const inTurn = Object.values(looks);

export const plainLook: Look = {
  tint: '#f2e4cf',
  ink: '#5f3c19',
  disc: '#7d5227',
  letter: '#ffffff',
  pattern: 'none',
  size: 'auto',
  pastry: {},
};

/** The look of a flavour, by its name in files and its place in the box. */
export function lookOf(id: string, index: number): Look {
  return looks[id] ?? inTurn[index % inTurn.length] ?? plainLook;
}
