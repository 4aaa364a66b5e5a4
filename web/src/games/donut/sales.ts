/** The sale on the table and why its best card is the best, and how the round before ended. */
import type { Deck } from './deck';
import type { News } from './marks';
import { text } from './text';
import type { SaleView, View } from './types';

/** The sale on the table: the one under way, or the last one until another is begun. */
export function shownSale(view: View): SaleView | undefined {
  return view.sales.at(-1);
}

/** Why the best card of the sale on the table is the best. */
export function becauseOf(view: View, deck: Deck): string {
  const sale = shownSale(view);
  const cardOf = (seat: number | null) => sale?.plays.find((play) => play.seat === seat);
  const best = cardOf(sale?.best ?? null);
  if (!sale || !best || (sale.plays.length === 1 && sale.winner === null)) return '';
  const second = cardOf(sale.second);
  return text.because(sale.why, {
    card: deck.name(best.card, best.as),
    flavour: deck.flavour(best.as)?.name ?? '',
    other: second ? deck.name(second.card, second.as) : '',
  });
}

/** How the round before ended, for whoever did not see it: until the next step. */
export function recapOf(view: View, news: News, names: string[]): { round: number; words: string } | null {
  const { ended, walkover } = news;
  if (!ended || view.sales.length > 0) return null;
  const nameOf = (seat: number) => names[seat - 1] ?? '';
  const alone = ended.sales.length === 0 && walkover ? text.recapWalkover(nameOf(walkover.seat), walkover.sales) : null;
  const each = ended.seats.map((own, i) =>
    own.status === 'out' ? text.recapOut(nameOf(i + 1)) : text.recapOf(nameOf(i + 1), own.sales),
  );
  return { round: ended.round, words: text.recapAll(alone === null ? each : [alone]) };
}
