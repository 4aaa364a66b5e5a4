/** How what happens changes the picture. Every value is one that the event brings. */
import type { Staging } from '$lib/stage.svelte';
import { without } from './deck';
import type { Event, PlayView, SaleView, SeatView, View } from './types';

/** The view with what an event tells of a seat. */
function withSeat(view: View, seat: number, told: Partial<SeatView>): View {
  return { ...view, seats: view.seats.map((own, i) => (i + 1 === seat ? { ...own, ...told } : own)) };
}

function withEverySeat(view: View, told: Partial<SeatView>): View {
  return { ...view, seats: view.seats.map((own) => ({ ...own, ...told })) };
}

/** The view with the sale of this number, the last one on the table. */
function withSale(view: View, number: number, sale: SaleView): View {
  return { ...view, sales: [...view.sales.slice(0, number - 1), sale] };
}

const isMine = ({ viewer }: View, seat: number): boolean => viewer !== 'spectator' && viewer.seat === seat;

/** A card comes to a hand; others see only how many there are. */
function drawn(view: View, { seat, card, cards, bag }: Extract<Event, { kind: 'dealt' | 'drew' }>): View {
  const hand = card === null ? view.hand : [...view.hand, card];
  return withSeat({ ...view, hand, bag }, seat, { cards });
}

/** Cards go out of a hand, and the flipped one may come to it. Who may not see the cards sees the rest. */
function discarded(view: View, cards: string[] | null, flip: string | null): View {
  const flipAt = flip === null ? view.flip_at : 'hand';
  if (cards === null) return { ...view, flip_at: flipAt };
  const hand = [...without(view.hand, cards), ...(flip === null ? [] : [flip])];
  return { ...view, hand, flip_at: flipAt, discards: [...view.discards, ...cards] };
}

function played(view: View, event: Extract<Event, { kind: 'played' }>): View {
  const { seat, sale: number, card, as, cards, flip, best, why, second } = event;
  const play: PlayView = { seat, card, as };
  const open = view.sales[number - 1];
  const sale: SaleView = open
    ? { ...open, plays: [...open.plays, play], best, why, second }
    : { leader: seat, plays: [play], winner: null, best, why, second };
  const hand = isMine(view, seat) ? without(view.hand, [card]) : view.hand;
  const table = { ...view, hand, actor: null, flip_at: flip ? 'played' : view.flip_at } satisfies View;
  return withSeat(withSale(table, number, sale), seat, { cards });
}

function after(view: View, event: Event): View {
  switch (event.kind) {
    case 'lot':
      return { ...view, first_player: event.seat };
    case 'round_began': {
      const { round, first_player, bag } = event;
      const cards = {
        flip: null,
        flip_at: 'table',
        revealed: [],
        sales: [],
        hand: [],
        discards: [],
      } satisfies Partial<View>;
      const table = { ...view, ...cards, round, first_player, bag, phase: 'flip', actor: null } satisfies View;
      const seats = { status: 'not_asked', cards: 0, exchanged: null, sales: 0, voids: [] } satisfies Partial<SeatView>;
      return withEverySeat({ ...table, trending: null, rush: false }, seats);
    }
    case 'flipped':
      return { ...view, flip: event.card, flip_at: 'table', bag: event.bag };
    case 'revealed':
      return { ...view, revealed: [...view.revealed, event.card], bag: event.bag, phase: 'reveal' };
    case 'rush':
      return { ...view, rush: true };
    case 'trending':
    case 'named':
      return { ...view, trending: event.flavour, actor: null };
    case 'dealt':
      return { ...drawn(view, event), phase: 'deal' };
    case 'hand_dealt':
      return withSeat({ ...view, hand: event.hand ?? view.hand }, event.seat, { cards: event.cards });
    case 'all_in':
      return withEverySeat(view, { status: 'in' });
    case 'asked':
      return { ...view, actor: event.seat, phase: event.phase };
    case 'stayed_in':
      return withSeat({ ...view, actor: null }, event.seat, { status: 'in' });
    case 'sat_out':
      return withSeat({ ...view, actor: null }, event.seat, { status: 'out', tokens: event.tokens });
    case 'exchanged': {
      const { seat, exchanged, cards, discards, flip } = event;
      return withSeat({ ...discarded(view, discards, flip), actor: null }, seat, { exchanged, cards });
    }
    case 'drew':
      return { ...drawn(view, event), phase: 'draw' };
    case 'left_flip':
      return { ...view, actor: null };
    case 'picked_flip': {
      const { seat, card, flip, exchanged } = event;
      const discards = card === null ? null : [card];
      return withSeat({ ...discarded(view, discards, flip), actor: null }, seat, { exchanged });
    }
    case 'sale_began':
      return { ...view, phase: 'sale' };
    case 'played':
      return played(view, event);
    case 'void':
      return withSeat(view, event.seat, { voids: event.voids });
    case 'sold':
      return withSeat(withSale(view, event.number, event.sale), event.seat, { sales: event.sales });
    case 'fame':
    case 'fame_lost':
      return withSeat(view, event.seat, { fame: event.fame });
    case 'review':
    case 'review_returned':
      return withSeat({ ...view, actor: null }, event.seat, { reviews: event.reviews });
    case 'token_back':
      return withSeat({ ...view, actor: null }, event.seat, { tokens: event.tokens });
    case 'round_ended':
      return { ...view, seats: event.seats, sales: event.sales };
    case 'over':
      return { ...view, phase: 'over', actor: null };
    case 'walkover':
    case 'lucky':
    case 'luck_wasted':
    case 'no_sale':
    case 'spared':
    case 'round_limit':
      return view;
  }
}

/** A hand is dealt as one, and the last round is told with the end. What everybody may look at stays longer. */
function time(event: Event): number {
  switch (event.kind) {
    case 'dealt':
    case 'asked':
    case 'sale_began':
    case 'no_sale':
    case 'round_limit':
      return 0;
    case 'drew':
      return event.card === null ? 0.17 : 0.45;
    case 'hand_dealt':
      return event.hand === null ? 0.3 : 0.7;
    case 'fame':
    case 'review_returned':
      return event.cause === 'walkover' ? 0.35 : 0.8;
    case 'void':
      return 0.35;
    case 'luck_wasted':
    case 'exchanged':
    case 'trending':
    case 'all_in':
      return 0.6;
    case 'stayed_in':
    case 'left_flip':
    case 'picked_flip':
    case 'played':
    case 'lucky':
    case 'token_back':
    case 'spared':
    case 'review':
      return 0.8;
    case 'lot':
    case 'round_began':
    case 'flipped':
    case 'revealed':
    case 'rush':
    case 'sat_out':
    case 'fame_lost':
      return 1;
    case 'named':
    case 'walkover':
      return 1.2;
    // The sum of the round is there to be read; whoever has read it goes on.
    case 'round_ended':
      return 10;
    case 'sold':
      return 2;
    case 'over':
      return 2;
  }
}

export const staging: Staging<View, Event> = { after, time };
