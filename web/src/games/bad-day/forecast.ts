/** What a counter spent in a fight would do to the odds of the round. */
import type { Cards } from './cards';
import type { Piece } from './changes';
import { reroll, round, type Corner } from './odds';
import { text } from './text';
import type { View } from './types';

export function forecast(view: View, cards: Cards, pieces: Piece[], me: number | null, card: string): string | null {
  const special = cards.special(card);
  const fight = view.fight;
  if (!fight || !special) return null;
  const sides = [fight.entering, fight.resident];
  const mine = sides.find((side) => side.seat === me);
  const theirs = sides.find((side) => side.seat !== me);
  if (!mine || !theirs) return null;
  const corner = (side: typeof mine): Corner => ({
    dice: side.dice_due,
    cubes: pieces.find((piece) => piece.seat === side.seat && piece.disc === side.disc)?.cubes ?? 1,
  });
  const top = (side: typeof mine) => Math.max(0, ...[...side.dice].map(Number));
  const [a, b] = [corner(mine), corner(theirs)];
  switch (special.hook) {
    case 'die':
      return text.oddsNow(round(a, b).win, round({ ...a, dice: a.dice + special.magnitude }, b).win);
    case 'reroll_own':
      return text.oddsThen(reroll(a, b, 'mine', top(theirs)).win);
    case 'reroll_opp':
      return text.oddsThen(reroll(a, b, 'theirs', top(mine)).win);
    default:
      return null;
  }
}
