/** Paths of pastry around the origin, and numbers that look random but are always the same. */

/** A stream of numbers from 0 to 1, the same for the same seed. */
export function scatter(seed: number): () => number {
  let state = (seed * 2654435761 + 0x9e3779b9) >>> 0;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 0x1_0000_0000;
  };
}

const at = (radius: number, degrees: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
};

/** A circle. */
export function disc(r: number): string {
  return `M0 ${-r}A${r} ${r} 0 1 1 0 ${r}A${r} ${r} 0 1 1 0 ${-r}Z`;
}

/** A whole ring; fill it with the even-odd rule. */
export function ring(outer: number, inner: number): string {
  return disc(outer) + disc(inner);
}

/** A part of a ring, clockwise, degrees from the top. */
export function arc(outer: number, inner: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0;
  return (
    `M${at(outer, from)}A${outer} ${outer} 0 ${large} 1 ${at(outer, to)}` +
    `L${at(inner, to)}A${inner} ${inner} 0 ${large} 0 ${at(inner, from)}Z`
  );
}

/** A round blob whose edge runs a little like glaze does; the same for the same seed. */
export function drip(radius: number, seed: number, waves = 9, depth = 0.055): string {
  const random = scatter(seed);
  const points = Array.from({ length: waves * 2 }, (_, i) => {
    const swing = (i % 2 ? 1 : -1) * depth * (0.5 + random());
    const angle = (i / (waves * 2)) * 2 * Math.PI;
    const r = radius * (1 + swing);
    return [r * Math.cos(angle), r * Math.sin(angle)] as const;
  });
  return smooth(points);
}

/** A closed curve through points. */
export function smooth(points: readonly (readonly [number, number])[]): string {
  const n = points.length;
  const point = (i: number) => points[((i % n) + n) % n] ?? [0, 0];
  let path = `M${point(0)[0].toFixed(2)} ${point(0)[1].toFixed(2)}`;
  for (let i = 0; i < n; i++) {
    const [a, b, c, d] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    const one = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const two = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
    path += `C${[...one, ...two, ...c].map((x) => x.toFixed(2)).join(' ')}`;
  }
  return `${path}Z`;
}

/** Short strokes strewn over a ring: sprinkles. */
export function strewn(
  count: number,
  seed: number,
  outer: number,
  inner: number,
): { x: number; y: number; turn: number; i: number }[] {
  const random = scatter(seed);
  return Array.from({ length: count }, (_, i) => {
    const angle = ((i + 0.2 + 0.6 * random()) / count) * 2 * Math.PI;
    const far = inner + (outer - inner) * (0.14 + 0.72 * random());
    return { x: far * Math.cos(angle), y: far * Math.sin(angle), turn: random() * 180, i };
  });
}

/** The outline of a seat's mark inside a circle of this radius. */
export function mark(shape: string, r: number): string {
  const corners = (n: number, from: number, radius = r) =>
    Array.from({ length: n }, (_, i) => at(radius, from + (360 / n) * i));
  switch (shape) {
    case 'square':
      return `M${corners(4, 45, r * 1.12).join('L')}Z`;
    case 'triangle':
      return `M${corners(3, 0, r * 1.18).join('L')}Z`;
    case 'diamond':
      return `M${corners(4, 0, r * 1.15).join('L')}Z`;
    case 'hexagon':
      return `M${corners(6, 30, r * 1.05).join('L')}Z`;
    case 'star': {
      const inner = corners(5, 36, r * 0.55);
      return `M${corners(5, 0, r * 1.15)
        .map((corner, i) => `${corner}L${inner[i]}`)
        .join('L')}Z`;
    }
    default:
      return disc(r);
  }
}
