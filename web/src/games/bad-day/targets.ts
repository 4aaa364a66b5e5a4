/** The spaces that can be clicked now. */
import type { Layout } from './layout';
import type { Choice, ChoiceOf, Held, Offers } from './offers';
import type { Piece } from './pieces';
import type { View } from './types';

export interface TargetSpace {
  space: string;
  choice: Choice;
  label: string;
  occupied: boolean;
  /** For a way out of a fight: how far its arrow is turned from pointing up. */
  turn?: number;
  /** How likely it is to win the first round there, in thousandths. */
  odds?: number | undefined;
  /** How one gets there: the spaces from the first step on. */
  way?: string[];
}

/** The whole way of a move: that of the last space on it that is offered, too, and the rest. */
export function wayTo(offered: Map<string, ChoiceOf<'move'>>, space: string): string[] {
  const [first, ...rest] = offered.get(space)?.offer.via ?? [];
  return first === undefined ? [space] : [...wayTo(offered, first), ...rest, space];
}

function moves(offered: Map<string, ChoiceOf<'move'>>): TargetSpace[] {
  return [...offered].map(([space, choice]) => {
    const { cost, fight } = choice.offer;
    const way = wayTo(offered, space);
    return { space, choice, label: String(cost), occupied: fight !== undefined, odds: fight?.win, way };
  });
}

function ways(view: View, layout: Layout, pieces: Piece[], offered: Map<string, Choice>): TargetSpace[] {
  if (!view.fight) return [];
  const from = layout.at(view.fight.space);
  return [...offered].map(([space, choice]) => {
    const to = layout.at(space);
    const turn = (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
    return { space, choice, label: '', occupied: pieces.some((piece) => piece.space === space), turn };
  });
}

/** What a click on a space would do, with this in the hand. */
export function targetsOf(view: View, layout: Layout, pieces: Piece[], offers: Offers, held: Held): TargetSpace[] {
  if (held?.kind === 'disc') {
    const offered = offers.move.get(held.disc);
    if (offered) return moves(offered);
  }
  if (held?.kind === 'special') {
    const offered = offers.steer.get(held.card);
    if (offered) return ways(view, layout, pieces, offered);
  }
  const fights = [...offers.fight].map(([space, choice]) => {
    return { space, choice, label: '', occupied: true, odds: choice.offer.fight.win };
  });
  return [...fights, ...ways(view, layout, pieces, offers.go)];
}
