/** The box of a table, ready to be looked things up in. */
import type { Box, Customer, DonutType, Kind, SeatView } from './types';

/** The printed side of a piece lying with its top to the north; `.` is an edge without a half. */
export interface Art {
  /** Squares from end to end. */
  length: number;
  top: string;
  bottom: string;
  left: string;
  right: string;
  /** The type of the donut holes on it, if it shows some. */
  holes: string | null;
}

export interface Kit {
  /** Whether a starter that one seat lays comes to lie on every mat. */
  copied: boolean;
  /** Points for a customer from every neighborhood, and for most customers from one, of whom there must be so many. */
  bonuses: { set: number; majority: number; least: number };
  types: DonutType[];
  kinds: Kind[];
  customers: Map<string, Customer>;
  /** What is printed on a strip, a starter, or the back of a dollar tile. */
  art: Map<string, Art>;
  typeOf: (code: string) => DonutType | undefined;
  kindOf: (id: string) => Kind | undefined;
  /** The place of a neighborhood in the list, and its name. */
  placeOf: (id: string) => { index: number; name: string };
  /** Whether a seat has points for anything yet: at first it has only what its empty squares cost. */
  hasScored: (seat: SeatView) => boolean;
}

const single = (edges: string, holes: string | null = null): Art => ({
  length: 1,
  top: edges.charAt(0),
  right: edges.charAt(1),
  bottom: edges.charAt(2),
  left: edges.charAt(3),
  holes,
});

/** A filled square about which nothing else is known. */
export const blank = single('....');

export function unpack({ parts, options }: Box): Kit {
  const art = new Map<string, Art>();
  for (const { id, top, bottom, left, right } of parts.tiles) {
    art.set(id, { length: top.length, top, bottom, left, right, holes: null });
  }
  for (const { id, edges } of parts.starters) art.set(id, single(edges));
  for (const { id, donut, holes } of parts.kinds) art.set(id, holes ? single('....', donut) : single(`${donut}...`));
  const types = new Map(parts.types.map((type) => [type.code, type]));
  const kinds = new Map(parts.kinds.map((kind) => [kind.id, kind]));
  const places = new Map(parts.neighborhoods.map(({ id, name }, index) => [id, { index, name }]));
  return {
    copied: options.starter_setup === 'balanced',
    bonuses: { set: parts.set_bonus, majority: parts.majority_bonus, least: parts.majority_minimum },
    types: parts.types,
    kinds: parts.kinds,
    customers: new Map(parts.customers.map((customer) => [customer.id, customer])),
    art,
    typeOf: (code) => types.get(code),
    kindOf: (id) => kinds.get(id),
    placeOf: (id) => places.get(id) ?? { index: 0, name: id },
    hasScored: ({ points, faces }) => points !== faces.filter((face) => face === null).length * parts.empty_square,
  };
}

/** `c14-3`: the customer and the level. */
export function readServed(text: string): { id: string; level: number } {
  const dash = text.lastIndexOf('-');
  return { id: text.slice(0, dash), level: Number(text.slice(dash + 1)) };
}

/** All of some counts together. */
export function total(counts: Record<string, number>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
