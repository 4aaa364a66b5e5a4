/** The colours of pastry. They are the same by day and by night, so that a donut is known by its look. */

export interface Glaze {
  /** The top. */
  fill: string;
  /** Its shadow. */
  deep: string;
  /** Where light falls on it. */
  light: string;
}

export const dough = { fill: '#dba05c', deep: '#b5763a', light: '#f0c48a' };

export const glazes = {
  plain: { fill: '#dba05c', deep: '#b5763a', light: '#f0c48a' },
  sugar: { fill: '#fbf1e2', deep: '#e2cdb0', light: '#ffffff' },
  honey: { fill: '#efb24d', deep: '#c88422', light: '#ffdb94' },
  strawberry: { fill: '#f08aa9', deep: '#c9567a', light: '#ffc1d2' },
  raspberry: { fill: '#c8325f', deep: '#8e1c40', light: '#ee7c9d' },
  chocolate: { fill: '#6b3d22', deep: '#452413', light: '#94623f' },
  vanilla: { fill: '#f6e4b5', deep: '#d6ba78', light: '#fff8e0' },
  maple: { fill: '#b96d2d', deep: '#8a4a17', light: '#dd9a5c' },
  mint: { fill: '#93d3b2', deep: '#569c79', light: '#c9f0dc' },
  matcha: { fill: '#96b04e', deep: '#677f2a', light: '#c3d688' },
  blueberry: { fill: '#6d78c9', deep: '#444c96', light: '#a6aeec' },
  lemon: { fill: '#f4d84a', deep: '#c7a515', light: '#fff09b' },
  grape: { fill: '#9a63b5', deep: '#6c3b86', light: '#c79bdc' },
  cherry: { fill: '#cf3436', deep: '#941c22', light: '#f1807c' },
  coffee: { fill: '#9b7653', deep: '#6d4f34', light: '#c5a37f' },
  charcoal: { fill: '#4a4441', deep: '#2b2624', light: '#736b66' },
} satisfies Record<string, Glaze>;

export type GlazeName = keyof typeof glazes;

/** What kind of pastry it is, and what is on it. */
export interface PastryLook {
  shape?: 'ring' | 'filled' | 'bar' | 'holes' | 'twist' | 'bun';
  /** The icing; none is bare dough. */
  glaze?: GlazeName | null;
  /** What shows in the middle of a filled one. */
  filling?: GlazeName;
  /** Thin lines over the glaze. */
  drizzle?: GlazeName;
  /** How many sprinkles, and of which colours. */
  sprinkles?: number;
  colours?: readonly string[];
  /** Makes two of the same kind look a little different. */
  seed?: number;
}

/** Sprinkles in several colours, or in one. */
export const sprinkleColours = ['#f6d34b', '#ef5f8c', '#62b6e8', '#7bc47f', '#ffffff', '#f08a3c'];

/** One colour and one shape for each seat, so that neither is needed to know the other. */
export const seatLooks = [
  { fill: '#c8325f', ink: '#ffffff', shape: 'circle' },
  { fill: '#2b6cb0', ink: '#ffffff', shape: 'square' },
  { fill: '#2f7d4f', ink: '#ffffff', shape: 'triangle' },
  { fill: '#b7791f', ink: '#1f1305', shape: 'diamond' },
  { fill: '#6b46a3', ink: '#ffffff', shape: 'hexagon' },
  { fill: '#4a4441', ink: '#ffffff', shape: 'star' },
] as const;

/** How a seat counted from 1 looks. */
export function seatLook(seat: number): (typeof seatLooks)[number] {
  return seatLooks[(seat - 1) % seatLooks.length] ?? seatLooks[0];
}
