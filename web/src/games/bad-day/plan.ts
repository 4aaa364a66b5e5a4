/** What a choice would do, to be drawn on the board before it is done. */
import type { Offers } from './offers';
import type { Piece } from './pieces';
import { wayTo } from './targets';
import { text } from './text';
import type { Offer, View } from './types';

export interface Plan {
  /** The spaces a donut would come along, with the one where it is now. */
  way: string[];
  /** The donut as it would be then, and where. */
  ghost: Piece | null;
  /** What would come of it, in very few words, and where that is written. */
  notes: string[];
  at: string | null;
}

const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);
const none: Plan = { way: [], ghost: null, notes: [], at: null };

/** The one who must leave the fight. */
function loserOf({ fight }: View, pieces: Piece[]): Piece | undefined {
  const side = fight && [fight.entering, fight.resident][fight.loser];
  return side ? pieces.find(({ seat, disc }) => seat === side.seat && disc === side.disc) : undefined;
}

/** `seat` would choose this offer. */
export function planOf(offer: Offer, seat: number | null, view: View, pieces: Piece[], offers: Offers): Plan {
  const ofSeat = (disc: number) => pieces.find((piece) => piece.seat === seat && piece.disc === disc);
  const goes = (piece: Piece | undefined, way: string[], notes: string[]): Plan => {
    const to = way.at(-1);
    if (!piece || to === undefined) return none;
    return { way: [piece.space, ...way], ghost: { ...piece, space: to }, notes, at: to };
  };
  const fight = 'fight' in offer && offer.fight ? [text.planWins(offer.fight.win)] : [];
  const inFight = (notes: string[], where = view.fight?.space): Plan => ({ ...none, notes, at: where ?? null });
  switch (offer.kind) {
    case 'bake': {
      const { card, disc, space, cubes } = offer;
      if (seat === null) return none;
      const ghost = { seat, disc, card, space, cubes, stale: cubes <= offer.stale_at, key: `plan-${card}` };
      return { ...none, ghost, notes: [text.planCubes(cubes)], at: space };
    }
    case 'move': {
      const offered = offers.move.get(offer.disc);
      return goes(ofSeat(offer.disc), offered ? wayTo(offered, offer.to) : [offer.to], [
        text.planSteps(offer.cost),
        ...fight,
      ]);
    }
    case 'go':
    case 'steer':
      return goes(loserOf(view, pieces), [offer.to], fight);
    case 'fight':
      return inFight(fight, offer.space);
    case 'heal':
      return inFight([signed(offer.gained)], ofSeat(offer.disc)?.space);
    case 'more_dice':
    case 'reroll':
      return inFight([text.planWins(offer.then.win)]);
    case 'more_damage':
    case 'less_damage':
      return inFight([signed(-offer.loss.damage)], loserOf(view, pieces)?.space);
    default:
      return none;
  }
}
