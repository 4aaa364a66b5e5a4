/** The two sides of the fight that is on, with the dice that lie before them. */
import { facesOf, rollsIn, type Roll } from './news';
import type { Event, FightView, SideView } from './types';

export interface Corner {
  side: SideView;
  /** 0 for the donut that moved in, 1 for the other; as the fight names its loser. */
  i: number;
  /** The best one first; empty before the roll. */
  dice: number[];
  /** What told of them; unknown after a jump. */
  roll: Roll | undefined;
}

/** What has been rolled in this round. */
const rollsOfRound = (happened: Event[]): Roll[] =>
  rollsIn(happened.slice(happened.findLastIndex(({ kind }) => kind === 'round') + 1));

export function cornersOf(fight: FightView, happened: Event[]): Corner[] {
  const rolls = rollsOfRound(happened);
  const tied = happened.at(-1)?.kind === 'tie';
  return [fight.entering, fight.resident].map((side, i) => {
    const roll = rolls.findLast(
      ({ kind, donut }) => kind === 'fight' && donut?.seat === side.seat && donut.disc === side.disc,
    );
    // Dice that are tied lie there until they are rolled again.
    const lying = tied ? (roll?.dice ?? []) : [];
    return { side, i, dice: side.dice ? facesOf(side.dice) : lying, roll };
  });
}

/** The die that decides where the loser of this round goes. */
export const evacuationIn = (happened: Event[]): Roll | undefined =>
  rollsOfRound(happened).findLast(({ kind }) => kind === 'evacuation');
