/** Where things are on the ring board: a square of 1000 units, the viewer's kitchen at the bottom. */

export const SIZE = 1000;
const CENTRE = SIZE / 2;
/** The hole in the middle holds the dice; what lies beyond the rim belongs to the kitchens. */
export const HOLE = 104;
export const RIM = 438;
/** How far the dough shows beyond the outermost ring. */
export const CRUST = 34;
/** How far a space that can be hit stays away from its borders. */
export const MARGIN = 3.5;

export interface Point {
  x: number;
  y: number;
}

export interface Spot {
  /** As in notation: ring.spoke. */
  name: string;
  ring: number;
  spoke: number;
}

export interface Layout {
  rings: number;
  spokes: number;
  /** How deep a ring is. */
  depth: number;
  /** How big a donut on its own is, and one of two that fight. */
  disc: number;
  paired: number;
  spots: Spot[];
  /** The middle of a space, moved along its ring and its spoke by so many units. */
  at: (space: string, along?: number, outward?: number) => Point;
  /** The outline of a space, a little inside of it. */
  outline: (space: string, inset?: number) => string;
  /** The piece outside the rim that marks a kitchen. */
  awning: (space: string, from?: number, to?: number) => string;
  /** The degrees from the top, clockwise, at which the middle of a spoke is drawn. */
  angle: (spoke: number) => number;
}

export function readSpace(name: string): Spot {
  const [ring = '0', spoke = '0'] = name.split('.');
  return { name, ring: Number(ring), spoke: Number(spoke) };
}

/** A point at this distance from the middle, degrees clockwise from the top. */
export function polar(distance: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: CENTRE + distance * Math.sin(angle), y: CENTRE - distance * Math.cos(angle) };
}

const write = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A part of a ring between two distances and two angles. */
function slice(inner: number, outer: number, from: number, to: number, gap: number): string {
  // The same gap in units is a bigger angle nearer to the middle.
  const lean = (distance: number) => (gap / distance) * (180 / Math.PI);
  const a = polar(outer, from + lean(outer));
  const b = polar(outer, to - lean(outer));
  const c = polar(inner, to - lean(inner));
  const d = polar(inner, from + lean(inner));
  return `M${write(a)}A${outer} ${outer} 0 0 1 ${write(b)}L${write(c)}A${inner} ${inner} 0 0 0 ${write(d)}Z`;
}

export function layOut(rings: number, spokes: number, home: string | null): Layout {
  const depth = (RIM - HOLE) / rings;
  const step = 360 / spokes;
  const turn = home === null ? 0 : 180 - step * readSpace(home).spoke;
  const angle = (spoke: number) => step * spoke + turn;
  const middle = (ring: number) => HOLE + (ring - 0.5) * depth;
  // The innermost spaces are the narrowest: a disc has to fit there, too.
  const disc = Math.min(0.45 * depth, (0.42 * 2 * Math.PI * middle(1)) / spokes, 46);

  const spots: Spot[] = [];
  for (let ring = 1; ring <= rings; ring++) {
    for (let spoke = 0; spoke < spokes; spoke++) spots.push({ name: `${ring}.${spoke}`, ring, spoke });
  }
  const at = (space: string, along = 0, outward = 0): Point => {
    const { ring, spoke } = readSpace(space);
    const distance = middle(ring) + outward;
    return polar(distance, angle(spoke) + (along / distance) * (180 / Math.PI));
  };
  const outlines = new Map<string, string>();
  const outline = (space: string, inset = 2): string => {
    const key = `${space}/${inset}`;
    const { ring, spoke } = readSpace(space);
    const inner = HOLE + (ring - 1) * depth;
    const found =
      outlines.get(key) ??
      slice(inner + inset, inner + depth - inset, angle(spoke) - step / 2, angle(spoke) + step / 2, inset);
    outlines.set(key, found);
    return found;
  };
  const awning = (space: string, from = CRUST - 8, to = 60): string => {
    const middleAngle = angle(readSpace(space).spoke);
    return slice(RIM + from, RIM + to, middleAngle - 0.42 * step, middleAngle + 0.42 * step, 0);
  };
  return { rings, spokes, depth, disc, paired: disc * 0.9, spots, at, outline, awning, angle };
}
