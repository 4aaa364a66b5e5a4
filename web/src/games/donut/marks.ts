/** What is marked on the table: what is new, and what the log, a hint or a list points at. */
import type { Pointed } from '$lib/board';
import type { Foreseen } from '$lib/foresight.svelte';
import { spots } from './flights';
import type { Gain } from './shown';
import type { Event, Offer } from './types';

/** What led to this picture. */
export interface News {
  /** Seats that did something, or that something was done to. */
  seats: Set<number>;
  /** Who laid the last card. */
  laid: number | null;
  /** Cards that came to the viewer's hand. */
  drawn: Set<string>;
  /** Whether a card was turned up. */
  flip: boolean;
  /** Seats that made no sale in the round that ends. */
  noSale: Set<number>;
  /** The round that ended. */
  ended: EventOf<'round_ended'> | null;
  walkover: EventOf<'walkover'> | null;
}

export type EventOf<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;

const last = <Kind extends Event['kind']>(events: Event[], kind: Kind): EventOf<Kind> | null =>
  events.findLast((event): event is EventOf<Kind> => event.kind === kind) ?? null;

/** A whole hand is news that needs no mark, and so is who is asked. */
const seatOf = (event: Event): number | null =>
  'seat' in event && !['asked', 'dealt', 'hand_dealt'].includes(event.kind) ? event.seat : null;

function cardsOf(event: Event): string[] {
  switch (event.kind) {
    case 'exchanged':
      return [...(event.discards ?? []), ...(event.flip === null ? [] : [event.flip])];
    case 'picked_flip':
      return [...(event.card === null ? [] : [event.card]), event.flip];
    case 'hand_dealt':
      return event.hand ?? [];
    default:
      return 'card' in event && event.card !== null ? [event.card] : [];
  }
}

/** The cards that an event brings to the hand of the viewer, who alone sees them all. */
function drawnBy(event: Event): string[] {
  if (event.kind === 'drew') return cardsOf(event);
  if (event.kind === 'exchanged') return event.discards !== null && event.flip !== null ? [event.flip] : [];
  return event.kind === 'picked_flip' && event.card !== null ? [event.flip] : [];
}

const turnsUp = ({ kind }: Event): boolean => kind === 'flipped' || kind === 'revealed';

export function newsOf(happened: Event[]): News {
  // A new round begins with an empty table: what was done before it is told elsewhere.
  const since = happened.slice(happened.findLastIndex(({ kind }) => kind === 'round_began') + 1);
  return {
    seats: new Set(since.flatMap((event) => seatOf(event) ?? [])),
    laid: last(since, 'played')?.seat ?? null,
    drawn: new Set(since.flatMap(drawnBy)),
    flip: since.some(turnsUp),
    noSale: new Set(since.flatMap((event) => (event.kind === 'no_sale' ? event.seat : []))),
    ended: last(happened, 'round_ended'),
    walkover: last(happened, 'walkover'),
  };
}

/** Things on the table that are pointed at. */
export interface Things {
  seat: number | null;
  cards: string[];
  /** Whether it is about the card turned up. */
  flip: boolean;
  /** What may be chosen, if that is pointed at. */
  offer: Offer | null;
}

const aboutFlip = (event: Event): boolean =>
  turnsUp(event) || ('flip' in event && typeof event.flip === 'string') || event.kind === 'rush';

function offeredThings(offer: Offer): Pick<Things, 'cards' | 'flip'> {
  switch (offer.kind) {
    case 'swap':
      return { cards: offer.discards, flip: offer.flip !== null };
    case 'pick':
      return { cards: [offer.card], flip: true };
    case 'leave':
      return { cards: [], flip: true };
    case 'play':
      return { cards: [offer.card], flip: false };
    default:
      return { cards: [], flip: false };
  }
}

export function thingsOf({ seat, events, offer }: Pointed<Event, Offer>): Things {
  if (offer) return { seat, offer, ...offeredThings(offer) };
  return {
    offer: null,
    seat: seat ?? events.map(seatOf).find((one) => one !== null) ?? null,
    cards: events.flatMap(cardsOf),
    flip: events.some(aboutFlip),
  };
}

/** The cards that a choice would move. `keyOf` finds a card in the hand of the viewer, whose seat is `me`. */
export function foreseenOf(
  { seat, offer }: Things,
  me: number | null,
  keyOf: (card: string) => string | undefined,
): Foreseen[] {
  if (offer === null || seat === null || seat !== me) return [];
  const own = (card: string) => spots.hand(keyOf(card) ?? card);
  switch (offer.kind) {
    case 'play':
      return [{ from: [own(offer.card)], to: [spots.slot(seat)] }];
    case 'swap': {
      const [first] = offer.discards;
      return offer.flip === null || first === undefined ? [] : [{ from: [spots.flip], to: [own(first)] }];
    }
    case 'pick':
      return [{ from: [spots.flip], to: [own(offer.card)] }];
    default:
      return [];
  }
}

/** What a choice would bring to the stand of whoever makes it, where that is sure. */
export function gainFrom(offer: Offer | null): Gain | null {
  switch (offer?.kind) {
    case 'play':
      if (!offer.reward) return null;
      return 'fame' in offer.reward ? { kind: 'fame', by: `→ ${offer.reward.fame}` } : { kind: 'review', by: '−' };
    case 'lucky_review':
      return { kind: 'review', by: '−' };
    case 'lucky_token':
      return { kind: 'token', by: '+' };
    case 'out':
      if (offer.price === 'nothing') return null;
      return { kind: offer.price, by: offer.price === 'review' ? '+' : '−' };
    default:
      return null;
  }
}
