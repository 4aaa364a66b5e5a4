/** What is new in a picture, from what led to it: marks, trails and the dice that fell. */
import { keyOf } from './pieces';
import type { Event, Face, Piece } from './types';

export interface News {
  /** Keys of the donuts that something happened to. */
  pieces: Set<string>;
  /** By the key of the donut: the spaces it came along, from the first to where it is. */
  trails: Map<string, string[]>;
  /** By the key of the donut: cubes it has won or lost. */
  cubes: Map<string, number>;
  /** Keys of donuts that have just become stale. */
  stale: Set<string>;
  /** Where a donut was eliminated. */
  gone: { key: string; space: string }[];
  /** Specials that are new or gave a counter. */
  cards: Set<string>;
  /** Seats that have more points. */
  scored: Set<number>;
}

export function newsOf(happened: Event[]): News {
  const news: News = {
    pieces: new Set(),
    trails: new Map(),
    cubes: new Map(),
    stale: new Set(),
    gone: [],
    cards: new Set(),
    scored: new Set(),
  };
  const travel = (donut: Piece, from: string, way: string[]) => {
    const key = keyOf(donut);
    news.trails.set(key, [...(news.trails.get(key) ?? [from]), ...way]);
    news.pieces.add(key);
  };
  for (const event of happened) {
    switch (event.kind) {
      case 'special':
      case 'spent':
        news.cards.add(event.card);
        break;
      case 'baked':
        news.pieces.add(keyOf(event.donut));
        break;
      case 'round':
        // Another round, other cubes.
        news.cubes.clear();
        news.stale.clear();
        break;
      case 'moved':
        travel(event.donut, event.from, event.way);
        break;
      case 'leaves':
        travel(event.donut, event.from, [event.donut.space]);
        break;
      case 'healed':
        news.pieces.add(keyOf(event.donut));
        news.cubes.set(keyOf(event.donut), event.cubes);
        break;
      case 'lost':
        news.pieces.add(keyOf(event.donut));
        news.cubes.set(keyOf(event.donut), -event.cubes);
        if (event.now_stale) news.stale.add(keyOf(event.donut));
        break;
      case 'eliminated':
        news.gone.push({ key: keyOf(event.donut), space: event.donut.space });
        news.scored.add(event.by);
        break;
      default:
    }
  }
  return news;
}

/** Dice that fell. */
export interface Roll {
  /** What told of it: another event is another roll. */
  event: Event;
  kind: 'movement' | 'fight' | 'evacuation';
  /** The best one first. */
  dice: number[];
  seat: number;
  /** Whose dice they are; nobody's when somebody rolls for movement. */
  donut?: Piece;
  /** What the evacuation die means. */
  face?: Face;
}

export const facesOf = (dice: string): number[] => [...dice].map(Number);

export function rollsIn(happened: Event[]): Roll[] {
  return happened.flatMap((event): Roll[] => {
    if (event.kind === 'movement_rolled')
      return [{ event, kind: 'movement', dice: facesOf(event.dice), seat: event.seat }];
    if (event.kind === 'rolled') {
      const { donut } = event;
      return [{ event, kind: 'fight', dice: facesOf(event.dice), seat: donut.seat, donut }];
    }
    if (event.kind !== 'evacuation_die') return [];
    const { donut, die, face } = event;
    return [{ event, kind: 'evacuation', dice: [die], seat: donut.seat, donut, face }];
  });
}
