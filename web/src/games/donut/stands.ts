/** What each stand shows: the view, what is being shown, and what is new. */
import type { Deck, Flavour } from './deck';
import type { News, Things } from './marks';
import { text } from './text';
import type { Box, Event, PlayView, SaleView, SeatView, View } from './types';

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
  /** What it gains or loses just now. */
  gain: Gain | null;
  /** Cards that are shown face down before the sales, and how many of them it was dealt. */
  backs: number;
  kept: number;
  /** A word under the card. */
  tag: string;
  past: PastCard[];
  tokensMost: number;
  reviewsMost: number;
  /** All of it in words. */
  words: string;
  /** Whether a small screen has little room for each stand. */
  many: boolean;
}

/** Fame, a Bad Review or a Back in 5 token that comes or goes. */
export interface Gain {
  kind: 'fame' | 'review' | 'token';
  /** How much, as far as it is told, after a sign. */
  by: string;
}

function gainOf(event: Event | null, seat: number): Gain | null {
  if (!event || !('seat' in event) || event.seat !== seat) return null;
  switch (event.kind) {
    case 'fame':
      return { kind: 'fame', by: `+${event.gained}` };
    case 'fame_lost':
      return { kind: 'fame', by: '−' };
    case 'review':
      return { kind: 'review', by: '+' };
    case 'review_returned':
      return { kind: 'review', by: '−' };
    case 'token_back':
      return { kind: 'token', by: '+' };
    case 'sat_out':
      return event.token ? { kind: 'token', by: '−' } : null;
    default:
      return null;
  }
}

/** The seats clockwise, so that the viewer is last; from the first seat for those who look on. */
export function seatOrder(seats: number, me: number | null): number[] {
  return Array.from({ length: seats }, (_, i) => (((me ?? seats) + i) % seats) + 1);
}

/** The sale on the table: the one under way, or the last one until another is begun. */
export function shownSale(view: View): SaleView | undefined {
  return view.sales.at(-1);
}

const beforeSales = (view: View) => view.sales.length === 0 && view.phase !== 'sale';

/** A word for what is being shown. */
function tagNow(now: Event | null, seat: number, own: SeatView): string | null {
  switch (now?.kind) {
    case 'walkover':
      return now.seat === seat ? text.salesMade(now.sales) : null;
    case 'lucky':
      return now.by.includes(seat) ? text.luckyCard : null;
    case 'luck_wasted':
      return now.seat === seat ? text.noBonus : null;
    case 'round_ended':
      return now.sales.length > 0 && own.status === 'in' ? text.salesMade(own.sales) : null;
    default:
      return null;
  }
}

type Tagged = Pick<StandFacts, 'seat' | 'actor' | 'out' | 'play' | 'won' | 'ahead'> & { noSale: boolean };

function tagOf(view: View, facts: Tagged): string {
  const sale = shownSale(view);
  const seat = view.seats[facts.seat - 1];
  if (facts.out) return text.out;
  if (facts.noSale) return text.salesMade(0);
  if (facts.won) return text.wins;
  if (facts.play) return sale?.leader === facts.seat ? text.leads : facts.ahead ? text.ahead : '';
  if (facts.actor) return view.phase === 'sale' ? (sale && !sale.winner ? text.toPlay : text.toLead) : text.thinking;
  if (beforeSales(view) && seat) {
    if (seat.exchanged !== null) return text.newCards(seat.exchanged);
    return seat.status === 'in' ? text.plays : '';
  }
  return '';
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

/** How many sales before the one on the table there can be. */
export const rowsOf = (box: Box) => box.parts.numbers.hand - 1;

export interface Table {
  view: View;
  box: Box;
  deck: Deck;
  me: number | null;
  /** Whether that seat is somebody else's. */
  borrowed: boolean;
  names: string[];
  /** What is being shown. */
  now: Event | null;
  news: News;
  pointed: Things | null;
}

export function standFacts(table: Table): StandFacts[] {
  const { view, box, deck, now, news, pointed } = table;
  const sale = shownSale(view);
  // Before the first card of a round there is room for the sales of the round before.
  const done = view.sales.length ? view.sales.slice(0, -1) : (news.ended?.sales ?? []);
  return seatOrder(view.seats.length, table.me).flatMap((seat) => {
    const own = view.seats[seat - 1];
    if (!own) return [];
    const name = table.names[seat - 1] ?? '';
    const me = table.me === seat;
    const you = me && !table.borrowed;
    const out = own.status === 'out';
    const actor = view.actor === seat && view.phase !== 'over';
    const play = sale?.plays.find((one) => one.seat === seat);
    const won = sale?.winner === seat;
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
      gain: gainOf(now, seat),
      tag,
      past,
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
