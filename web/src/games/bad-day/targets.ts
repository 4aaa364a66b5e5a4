/** The spaces that can be clicked now. */
import type { Choice } from '$lib/board';
import type { Piece } from './changes';
import { readSpace, type Layout } from './layout';
import { round } from './odds';
import type { Held, Offers } from './offers';
import type { Parts, View } from './types';
import { neighbour, waysFrom, type Dir, type Way } from './ways';

export interface TargetSpace {
  space: string;
  choice: Choice;
  label: string;
  occupied: boolean;
  /** For a direction: how far its arrow is turned from pointing up. */
  turn?: number;
  /** How likely it is to win the first round there. */
  odds?: number;
  /** How one gets there. */
  way?: Way | undefined;
}

/** How many dice a donut fights with, as long as nobody adds any. */
export const diceOf = (parts: Parts, piece: Piece): number =>
  piece.stale ? parts.numbers.stale_dice : parts.numbers.fresh_dice;

function moves(view: View, parts: Parts, own: Piece, pieces: Piece[], offered: Map<string, Choice>): TargetSpace[] {
  const ways = waysFrom(view, parts, own.seat, own.space);
  return [...offered].map(([space, choice]) => {
    const enemy = pieces.find((piece) => piece.space === space);
    const way = ways.get(space);
    const cost = way === undefined ? '?' : String(way.cost);
    if (!enemy) return { space, choice, label: cost, occupied: false, way };
    const corner = (piece: Piece) => ({ dice: diceOf(parts, piece), cubes: piece.cubes });
    return { space, choice, label: cost, occupied: true, way, odds: round(corner(own), corner(enemy)).win };
  });
}

function ways(view: View, parts: Parts, layout: Layout, pieces: Piece[], offered: Map<Dir, Choice>): TargetSpace[] {
  const from = view.fight?.space;
  if (from === undefined) return [];
  const turns: Record<Dir, number> = { out: 0, cw: 90, in: 180, ccw: 270 };
  return [...offered].flatMap(([dir, choice]) => {
    const space = neighbour(view, parts, from, dir);
    if (space === null) return [];
    const turn = layout.angle(readSpace(space).spoke) + turns[dir];
    return [{ space, choice, label: '', occupied: pieces.some((piece) => piece.space === space), turn }];
  });
}

/** What a click on a space would do, with this in the hand. */
export function targetsOf(
  view: View,
  parts: Parts,
  layout: Layout,
  pieces: Piece[],
  offers: Offers,
  held: Held,
  me: number | null,
): TargetSpace[] {
  const fights = [...offers.fight].map(([space, choice]) => ({ space, choice, label: '', occupied: true }));
  const went = ways(view, parts, layout, pieces, offers.go);
  if (held?.kind === 'disc') {
    const own = pieces.find((piece) => piece.seat === me && piece.disc === held.disc);
    const offered = offers.move.get(held.disc);
    if (own && offered) return moves(view, parts, own, pieces, offered);
  }
  if (held?.kind === 'special') {
    const offered = offers.steer.get(held.card);
    if (offered) return ways(view, parts, layout, pieces, offered);
  }
  return [...fights, ...went];
}
