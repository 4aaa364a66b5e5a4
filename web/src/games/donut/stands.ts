/** What each stand shows: the view, what is being shown, and what is new. */
import { without, type Deck, type Flavour } from './deck';
import { gainFrom, type News, type Things } from './marks';
import { shownSale } from './sales';
import { gainOf, tagNow, type Gain } from './shown';
import { text } from './text';
import type { Box, Event, Offer, PlayView, SeatView, View } from './types';

export interface PastCard {
  sale: number;
  play: PlayView | undefined;
  led: boolean;
  won: boolean;
}

export interface StandFacts {
  seat: number;
  name: string;
  view: SeatView;
  me: boolean;
  /** Whether that is who looks. */
  you: boolean;
  first: boolean;
  out: boolean;
  /** Whether it must act now. */
  actor: boolean;
  changed: boolean;
  pointed: boolean;
  /** Cards that are pointed at. */
  meant: string[];
  /** The card that everybody knows it holds. */
  holds: string | null;
  voids: Pick<Flavour, 'code' | 'name' | 'letter'>[];
  play: PlayView | undefined;
  /** The number of the sale it was laid in. */
  sale: number;
  /** Whether it was laid last. */
  laid: boolean;
  won: boolean;
  /** Whether its card is the best of a sale under way. */
  ahead: boolean;
  /** What it gains or loses just now, or would by what is pointed at. */
  gain: Gain | null;
  /** What it would do by what is pointed at, instead of playing a card. */
  would: 'in' | 'out' | null;
  /** Cards that are shown face down before the sales, and how many of them it was dealt. */
  backs: number;
  kept: number;
  /** A word under the card. */
  tag: string;
  past: PastCard[];
  /** What it holds, where all hands are open; nobody's own hand, which lies below. */
  hand: string[];
  tokensMost: number;
  reviewsMost: number;
  /** All of it in words. */
  words: string;
  /** Whether a small screen has little room for each stand. */
  many: boolean;
}

/** The seats clockwise, so that the viewer is last; from the first seat for those who watch. */
export function seatOrder(seats: number, me: number | null): number[] {
  return Array.from({ length: seats }, (_, i) => (((me ?? seats) + i) % seats) + 1);
}

const beforeSales = (view: View) => view.sales.length === 0 && view.phase !== 'sale';

type Tagged = Pick<StandFacts, 'seat' | 'actor' | 'out' | 'play' | 'won' | 'ahead'> & { noSale: boolean };

function tagOf(view: View, facts: Tagged): string {
  const sale = shownSale(view);
  const seat = view.seats[facts.seat - 1];
  if (facts.out) return '';
  if (facts.noSale) return text.salesMade(0);
  if (facts.won) return text.wins;
  if (facts.play) return facts.ahead ? text.ahead : sale?.leader === facts.seat ? text.leads : '';
  if (facts.actor) return view.phase === 'sale' ? (sale && !sale.winner ? text.toPlay : text.toLead) : text.thinking;
  if (beforeSales(view) && seat) {
    if (seat.exchanged !== null) return text.newCards(seat.exchanged);
    return seat.status === 'in' ? text.plays : '';
  }
  return '';
}

/** How many sales a round has. */
export const rowsOf = (box: Box) => box.parts.numbers.hand;

/** A sale lies where it was played until it has been told who makes it; then its cards go to the sales before. */
export function isSwept(view: View, now: Event | null): boolean {
  const told = now === null || !['played', 'void', 'sold'].includes(now.kind);
  return told && (shownSale(view)?.winner ?? null) !== null;
}

const wouldOf = (offer: Offer | null) => (offer?.kind === 'in' || offer?.kind === 'out' ? offer.kind : null);

export interface Table {
  view: View;
  box: Box;
  deck: Deck;
  me: number | null;
  /** Whether that seat is somebody else's. */
  borrowed: boolean;
  names: string[];
  /** What each seat knows, where all hands are open. */
  hands: readonly View[];
  /** The cards it has played since then. */
  played: (seat: number) => string[];
  /** What is being shown. */
  now: Event | null;
  news: News;
  pointed: Things | null;
}

export function standFacts(table: Table): StandFacts[] {
  const { view, box, deck, now, news, pointed } = table;
  const sale = shownSale(view);
  const swept = isSwept(view, now);
  const done = swept ? view.sales : view.sales.slice(0, -1);
  return seatOrder(view.seats.length, table.me).flatMap((seat) => {
    const own = view.seats[seat - 1];
    if (!own) return [];
    const name = table.names[seat - 1] ?? '';
    const me = table.me === seat;
    const you = me && !table.borrowed;
    const out = own.status === 'out';
    const actor = view.actor === seat && view.phase !== 'over';
    const play = swept ? undefined : sale?.plays.find((one) => one.seat === seat);
    const won = !swept && sale?.winner === seat;
    const ahead = sale?.winner === null && sale.best === seat;
    const first = view.first_player === seat;
    const holds = first && view.flip_at === 'hand' ? view.flip : null;
    const plain = box.parts.plain;
    const voids = own.voids.flatMap(
      (code) => deck.flavour(code) ?? (code === plain.code ? { ...plain, letter: deck.face(code).letter } : []),
    );
    const { tokens_max: tokensMost, reviews_max: reviewsMost } = box.parts.numbers;
    const noSale = news.noSale.has(seat);
    const tag = tagNow(now, seat, own) ?? tagOf(view, { seat, actor, out, play, won, ahead, noSale });
    const changed = news.seats.has(seat);
    const words = text.facts([
      you ? text.yourName(name) : name,
      ...(first ? [text.firstPlayer] : []),
      text.fame(own.fame),
      text.tokens(own.tokens, tokensMost),
      text.reviews(own.reviews, reviewsMost),
      ...(out ? [text.out] : [text.cards(own.cards)]),
      ...(own.exchanged !== null && !out ? [text.exchanged(own.exchanged)] : []),
      ...(own.sales ? [text.salesThisRound(own.sales)] : []),
      ...voids.map((lacked) => text.voidIn(lacked.name)),
      ...(holds ? [text.holds(deck.name(holds))] : []),
      ...(play ? [text.played(deck.name(play.card, play.as))] : []),
      ...(tag && !out ? [tag] : []),
      ...(changed ? [text.justNow] : []),
    ]);
    const past = done
      .map((one, i) => ({
        sale: i + 1,
        play: one.plays.find((laid) => laid.seat === seat),
        led: one.leader === seat,
        won: one.winner === seat,
      }))
      .slice(-rowsOf(box));
    return {
      seat,
      name,
      view: own,
      me,
      you,
      first,
      out,
      actor,
      holds,
      voids,
      play,
      sale: view.sales.length,
      laid: news.laid === seat,
      won,
      ahead,
      gain: gainOf(now, seat) ?? (pointed?.seat === seat ? gainFrom(pointed.offer) : null),
      would: wouldOf(pointed?.seat === seat ? pointed.offer : null),
      tag,
      past,
      hand: me ? [] : without(table.hands[seat - 1]?.hand ?? [], table.played(seat)),
      words,
      tokensMost,
      reviewsMost,
      many: view.seats.length > 3,
      changed,
      pointed: pointed?.seat === seat,
      meant: pointed?.seat === seat ? pointed.cards : [],
      backs: beforeSales(view) && !out ? own.cards : 0,
      kept: box.parts.numbers.hand - (own.exchanged ?? 0),
    };
  });
}
