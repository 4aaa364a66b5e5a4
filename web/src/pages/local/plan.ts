/** Who is to sit where when people play at this device: what the window offers, remembers and refuses. */
import { knownNames } from '$lib/people';
import type { GameInfo } from '$lib/protocol';
import { isRecord, recall, remember } from '$lib/stored';

export const KINDS = ['person', 'bot', 'free'] as const;
export type Kind = (typeof KINDS)[number];

/** A place at the table. What is not said for its kind is kept for when it is chosen again. */
export interface Place {
  kind: Kind;
  name: string;
  bot: string;
}

export interface Plan {
  /** In the order of seats. */
  places: Place[];
  /** Whether everybody may look. */
  open: boolean;
}

const isPlace = (value: unknown): value is Place =>
  isRecord(value) &&
  KINDS.some((kind) => kind === value['kind']) &&
  typeof value['name'] === 'string' &&
  typeof value['bot'] === 'string';
const isPlan = (value: unknown): value is Plan =>
  isRecord(value) &&
  Array.isArray(value['places']) &&
  value['places'].every(isPlace) &&
  typeof value['open'] === 'boolean';

const nothing: Plan = { places: [], open: false };

/** The plan with so many seats: people who have played here before come first, then bots. */
export function withSeats(plan: Plan, seats: number, bot: string): Plan {
  const places = plan.places.slice(0, seats);
  while (places.length < seats) places.push({ kind: places.length < 2 ? 'person' : 'bot', name: '', bot });
  const taken = new Set(places.map((place) => place.name));
  const known = knownNames().filter((name) => !taken.has(name));
  return {
    ...plan,
    places: places.map((place) => (place.name === '' ? { ...place, name: known.shift() ?? '' } : place)),
  };
}

/** How this game was played here last, without what there no longer is. The first person is the owner of the browser. */
export function recallPlan(game: GameInfo, bots: string[], me: string, bot: string): Plan {
  const kept = recall(`here.${game.id}`, nothing, isPlan);
  const seats = Math.min(Math.max(kept.places.length, 2, game.seats_min), game.seats_max);
  const fits = kept.places.map((place) => (bots.includes(place.bot) ? place : { ...place, bot }));
  const first = Math.max(
    0,
    fits.findIndex((place) => place.kind === 'person'),
  );
  const named = (fits.length > 0 ? fits : [{ kind: 'person', name: me, bot } as const]).map((place, i) =>
    i === first ? { ...place, name: me } : place,
  );
  // Nobody is two people.
  const once = named.map((place, i) => (i !== first && place.name === me ? { ...place, name: '' } : place));
  return withSeats({ places: once, open: kept.open }, seats, bot);
}

export function rememberPlan(game: string, plan: Plan): void {
  remember(`here.${game}`, plan);
}

/** Why nobody can begin like this. */
export type Fault = { why: 'nobody' } | { why: 'no-name'; seat: number } | { why: 'twice'; name: string; seat: number };

export function faultOf({ places }: Plan): Fault | null {
  const people = places.flatMap((place, i) =>
    place.kind === 'person' ? [{ name: place.name.trim(), seat: i + 1 }] : [],
  );
  if (people.length === 0) return { why: 'nobody' };
  for (const [i, { name, seat }] of people.entries()) {
    if (name === '') return { why: 'no-name', seat };
    if (people.slice(0, i).some((other) => other.name.toLowerCase() === name.toLowerCase()))
      return { why: 'twice', name, seat };
  }
  return null;
}
