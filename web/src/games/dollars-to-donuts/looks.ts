/**
 * How the types of donut look, and the path of a half. A half lies below its edge, in a square 100 units wide, around the
 * middle of that edge. The same half turned by 180 degrees fits on the other side, so two of a type make one whole donut.
 */
import { dough, glazes, sprinkleColours, type Glaze } from '$lib/draw/palette';
import { scatter } from '$lib/draw/shapes';

export interface Look {
  /** The icing; null for bare dough. */
  glaze: Glaze | null;
  /** What is inside; such a donut has no hole. */
  filling: Glaze | null;
  drizzle: string | null;
  sprinkles: readonly string[];
}

/** One for each type, in the order of the box; no two share colour and pattern. */
const looks: readonly Look[] = [
  { glaze: null, filling: null, drizzle: null, sprinkles: [] },
  { glaze: glazes.chocolate, filling: null, drizzle: glazes.vanilla.fill, sprinkles: [] },
  { glaze: glazes.strawberry, filling: null, drizzle: null, sprinkles: sprinkleColours },
  { glaze: glazes.sugar, filling: glazes.raspberry, drizzle: null, sprinkles: [] },
  { glaze: glazes.mint, filling: null, drizzle: glazes.chocolate.fill, sprinkles: [] },
  { glaze: glazes.blueberry, filling: null, drizzle: null, sprinkles: ['#ffffff'] },
  { glaze: glazes.lemon, filling: glazes.matcha, drizzle: null, sprinkles: [] },
  { glaze: glazes.grape, filling: null, drizzle: glazes.lemon.fill, sprinkles: [] },
];

const bare: Look = { glaze: null, filling: null, drizzle: null, sprinkles: [] };
export const lookAt = (index: number): Look => looks[index] ?? bare;

export const radius = 38;
export const hole = 11;
export { dough };

const point = (r: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${(r * Math.cos(angle)).toFixed(2)} ${(r * Math.sin(angle)).toFixed(2)}`;
};

/** Half a ring, or half a disc where `inner` is 0. */
export function halfRing(outer: number, inner: number): string {
  const far = `M${outer} 0A${outer} ${outer} 0 0 1 ${-outer} 0`;
  return inner > 0 ? `${far}L${-inner} 0A${inner} ${inner} 0 0 0 ${inner} 0Z` : `${far}Z`;
}

/** Half of the icing, with an edge that runs. It is as wide at one end as at the other, so that halves fit. */
export function halfIcing(outer: number, inner: number): string {
  const wave = (degrees: number) =>
    outer *
    (1 + 0.045 * Math.sin((degrees * Math.PI * 8) / 180 + 0.9) - 0.02 * Math.cos((degrees * Math.PI * 6) / 180));
  const edge = Array.from({ length: 31 }, (_, i) => point(wave(i * 6), i * 6)).join('L');
  return inner > 0 ? `M${edge}L${-inner} 0A${inner} ${inner} 0 0 0 ${inner} 0Z` : `M${edge}Z`;
}

/** A part of a circle, in degrees clockwise from the east. */
export function stroke(r: number, from: number, to: number): string {
  return `M${point(r, from)}A${r} ${r} 0 0 1 ${point(r, to)}`;
}

/** Short strokes in one path: transforms of many small shapes would cost time whenever something moves over them. */
const dash = (x: number, y: number, degrees: number, half: number): string => {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [half * Math.cos(angle), half * Math.sin(angle)];
  return `M${(x - dx).toFixed(1)} ${(y - dy).toFixed(1)}L${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`;
};

/** The sprinkles of a half: one path for each colour. */
export function halfSprinkles(colours: readonly string[]): { fill: string; d: string }[] {
  const random = scatter(11);
  const strokes = Array.from({ length: 11 }, (_, i) => {
    const [r, angle] = [17 + (i % 2 ? 12 : 0) + 4 * random(), ((11 + i * 15.8 + 5 * random()) * Math.PI) / 180];
    return dash(r * Math.cos(angle), r * Math.sin(angle), random() * 180, 2.2);
  });
  return colours.map((fill, n) => ({ fill, d: strokes.filter((_, i) => i % colours.length === n).join('') }));
}

/** The wavy lines over the icing of a half. */
export function halfDrizzle(): string {
  return [14, 43, 72, 101, 130, 159]
    .map((turn) => {
      const at = (x: number, y: number) => point(Math.hypot(x, y), turn + (Math.atan2(y, x) * 180) / Math.PI);
      return `M${at(17, -2)}C${at(20, 4)} ${at(24, -4)} ${at(29, 2)}`;
    })
    .join('');
}

/** Three donut holes around the middle of a square. */
export const balls = [
  { x: 0, y: -17 },
  { x: -17, y: 12 },
  { x: 17, y: 12 },
] as const;

const aroundBalls = (draw: (x: number, y: number) => string): string => balls.map(({ x, y }) => draw(x, y)).join('');

/** All three as one path of discs. */
export const discs = (r: number, dx = 0, dy = 0): string =>
  aroundBalls((x, y) => `M${x + dx - r} ${y + dy}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`);

export const ballDrizzle = (): string =>
  aroundBalls((x, y) => `M${x - 10} ${y + 3}C${x - 5} ${y - 5} ${x + 3} ${y + 7} ${x + 10} ${y - 3}`);

/** The sprinkles of the holes, again one path for each colour. */
export function ballSprinkles(colours: readonly string[]): { fill: string; d: string }[] {
  return colours.map((fill, n) => {
    const angle = ((n * 360) / colours.length + 20) * (Math.PI / 180);
    return { fill, d: aroundBalls((x, y) => dash(x + 8 * Math.cos(angle), y + 8 * Math.sin(angle), n * 70 + 15, 2)) };
  });
}
