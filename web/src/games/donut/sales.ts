/** The sale on the table and why its best card is the best. */
import type { Who } from '$lib/language';
import type { Deck } from './deck';
import { text } from './text';
import type { SaleView, View } from './types';

/** The sale on the table: the one under way, or the last one until another is begun. */
export function shownSale(view: View): SaleView | undefined {
  return view.sales.at(-1);
}

/** Why the best card of a sale is the best. */
export function becauseOf(sale: SaleView | undefined, deck: Deck): string {
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

/** Whose card leads the sale on the table or has made it, and why; words for both. */
export function standingOf(view: View, deck: Deck, whoOf: (seat: number) => Who): Standing {
  const sale = shownSale(view);
  const why = becauseOf(sale, deck);
  if (!sale || why === '') return { seat: null, words: null, why: null };
  const best = whoOf(sale.best);
  return { seat: sale.best, words: sale.winner === null ? text.isWinning(best) : text.made(best), why };
}

export interface Standing {
  seat: number | null;
  words: string | null;
  why: string | null;
}
