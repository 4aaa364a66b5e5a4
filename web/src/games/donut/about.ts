/** What a card means at this table, for whoever wonders, and what playing it would come to. */
import type { Meaning } from '$lib/ui/explain.svelte';
import type { Deck } from './deck';
import { text } from './text';
import type { Box, Offer, View } from './types';

/** What a card can do, whoever has it. */
export function aboutCard(code: string, deck: Deck, trending: string | null, { options }: Box): Meaning {
  const { name, flavour, lucky } = deck.face(code);
  const meaning = [
    !flavour
      ? text.about.plain(options.plain_declare)
      : flavour.code === trending
        ? text.about.trending
        : text.about.card(flavour.name),
    ...(lucky ? [text.about.lucky(options.lucky_trigger)] : []),
  ].join(' ');
  return { name, meaning };
}

/** What playing a card would do to the sale, and bring. */
export function wouldCome(offer: Offer | undefined, deck: Deck, view: View): string | undefined {
  if (offer?.kind !== 'play' || offer.effect === 'leads') return undefined;
  const sale = view.sales.at(-1);
  const best = sale?.plays.find(({ seat }) => seat === sale.best);
  const why =
    offer.why &&
    text.because(offer.why, {
      card: deck.name(offer.card, offer.as),
      flavour: deck.flavour(offer.as)?.name ?? '',
      other: best ? deck.name(best.card, best.as) : '',
    });
  const { reward, void: lacked } = offer;
  return [
    text.would(offer.effect, why ?? ''),
    reward && ('fame' in reward ? text.wouldHaveFame(reward.fame) : text.wouldHaveReviews(reward.reviews)),
    lacked !== null && text.wouldShow(deck.flavour(lacked)?.name ?? deck.name(lacked)),
  ]
    .filter(Boolean)
    .join(' ');
}
