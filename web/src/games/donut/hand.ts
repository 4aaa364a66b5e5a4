/** The viewer's cards with what can be done with each of them now. */
import type { Choice } from '$lib/board';
import { capital } from '$lib/text';
import type { Deck } from './deck';
import { readSwaps, type Swaps } from './swaps';
import { text } from './text';
import type { Offer, View } from './types';

/** A choice that stands for a card: to play it, or to discard it for the flipped one. */
export type Way = Choice<Extract<Offer, { kind: 'play' | 'pick' }>>;

const isWay = (choice: Choice<Offer>): choice is Way => choice.offer.kind === 'play' || choice.offer.kind === 'pick';

export interface HandCard {
  key: string;
  code: string;
  usable: boolean;
  /** Whether a click marks it for the exchange. */
  marks: boolean;
  marked: boolean;
  /** What a click sends. */
  choice: Choice<Offer> | undefined;
  /** Whether a click is only the first step. */
  pick: boolean;
  /** Ways to play it. */
  plays: Way[];
  /** Whether others can be used and this one cannot. */
  dull: boolean;
  drawn: boolean;
  pointed: boolean;
  /** Whether the choice that is pointed at would discard it. */
  leaves: boolean;
  /** Whether it is trending. */
  trump: boolean;
  /** What playing it would be called, where it cannot be played: the rules say why not. */
  wanted: string | undefined;
  /** What a click does, or why it does nothing. */
  words: string;
  /** The same with what the card shows besides. */
  label: string;
}

/** What presses a card. */
export type Hand = 'finger' | 'keys' | 'mouse';

export interface HandState {
  view: View;
  deck: Deck;
  choices: Choice<Offer>[];
  marked: string[];
  drawn: Set<string>;
  /** Cards that are pointed at, and whether they would be discarded. */
  pointed: string[];
  leave: boolean;
}

/** The ways to play each card, by its code. */
function waysOf(choices: Choice<Offer>[]): Map<string, Way[]> {
  const ways = new Map<string, Way[]>();
  for (const way of choices.filter(isWay)) ways.set(way.offer.card, [...(ways.get(way.offer.card) ?? []), way]);
  return ways;
}

/** What playing it does besides. */
function factsOf({ offer }: Way, deck: Deck): string[] {
  if (offer.kind !== 'play') return [];
  const lacked = offer.void === null ? undefined : deck.flavour(offer.void);
  return [
    ...(offer.effect === 'makes_sale' ? [text.makesSale] : []),
    ...(offer.effect === 'best_so_far' ? [text.isAhead] : []),
    ...(lacked ? [text.showsVoid(lacked.name)] : []),
  ];
}

export function handCards({ view, deck, choices, marked, drawn, pointed, leave }: HandState): HandCard[] {
  const swaps: Swaps = readSwaps(choices);
  const plays = waysOf(choices);
  const sale = view.sales.at(-1);
  const ledCode = sale && !sale.winner ? sale.plays[0]?.as : undefined;
  const led = ledCode === undefined ? null : (deck.flavour(ledCode)?.name ?? null);
  return deck.sorted(view.hand, view.trending).map(({ key, code }) => {
    const ways = plays.get(code) ?? [];
    const own = deck.name(code);
    const isMarked = marked.includes(key);
    const marks = swaps.most > 0 && (isMarked || marked.length < swaps.most);
    const choice = ways.length === 1 ? ways[0] : undefined;
    const usable = marks || ways.length > 0;
    const dull = !usable && plays.size > 0;
    const words = marks
      ? text.markCard(own, isMarked)
      : choice
        ? choice.words
        : ways.length > 1
          ? text.pickPlain(own)
          : dull
            ? text.cannotPlay(own, led)
            : own;
    const { flavour, lucky } = deck.face(code);
    const trump = flavour !== null && flavour.code === view.trending;
    const facts = [
      ...(trump ? [text.isTrending] : []),
      ...(lucky ? [text.isLucky] : []),
      ...(drawn.has(code) ? [text.isNew] : []),
      ...(choice ? factsOf(choice, deck) : []),
    ];
    return {
      key,
      code,
      usable,
      marks,
      marked: isMarked,
      choice,
      plays: ways,
      dull,
      words,
      label: facts.length ? text.withFacts(capital(words), facts) : capital(words),
      pick: marks || ways.length > 1,
      drawn: drawn.has(code),
      pointed: pointed.includes(code),
      leaves: leave && pointed.includes(code),
      trump,
      wanted:
        usable || choices.length === 0 ? undefined : flavour || ledCode === undefined ? code : `${code}@${ledCode}`,
    };
  });
}
