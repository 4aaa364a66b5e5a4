/** What the last steps changed, what the log points at, and how the round before ended. */
import { readStep, readToken, sentencesOf, type StepEntry } from '$lib/board';
import { readSwap } from './swaps';
import type { SaleView, View } from './types';

/** Things on the table that a step is about. */
export interface Things {
  seat: number | null;
  cards: string[];
  /** Whether it is about the card turned up. */
  flip: boolean;
}

/** What a step in notation is about; `2.swap:?3` tells a seat but no cards. */
export function thingsOf(step: string): Things {
  const { seat, token } = readStep(step);
  const [verb, rest] = readToken(token);
  const swap = readSwap(token);
  if (swap) return { seat, cards: swap.cards.filter((card) => !card.startsWith('?')), flip: swap.flip };
  if (['flip', 'reveal'].includes(verb)) return { seat, cards: [rest], flip: true };
  if (['deal', 'draw'].includes(verb)) return { seat, cards: rest === '?' ? [] : [rest], flip: false };
  if (verb === 'pick') return { seat, cards: rest === '?' ? [] : [rest], flip: true };
  if (verb === 'first') return { seat: Number(rest), cards: [], flip: false };
  if (verb === 'leave') return { seat, cards: [], flip: true };
  const play = readPlay(token);
  return { seat, cards: play ? [play.card] : [], flip: false };
}

/** A card laid: `c7`, or `p@m` for a plain as maple. */
export function readPlay(token: string): { card: string; as: string } | null {
  const plain = /^(.)@(.)$/u.exec(token);
  if (plain) return { card: plain[1] ?? '', as: plain[2] ?? '' };
  return /^\D\d+$/u.test(token) ? { card: token, as: token.slice(0, 1) } : null;
}

export interface Changes {
  /** Seats that have done something. */
  seats: Set<number>;
  /** Cards the viewer has drawn. */
  drawn: Set<string>;
  /** Whether a card was turned up. */
  flip: boolean;
}

/** What to mark as new. A whole hand is news that needs no mark. */
export function changesOf(events: StepEntry[]): Changes {
  const changes: Changes = { seats: new Set(), drawn: new Set(), flip: false };
  for (const { step } of events) {
    const { seat, token } = readStep(step);
    const { cards, flip } = thingsOf(step);
    if (seat !== null) changes.seats.add(seat);
    if (token.startsWith('draw:')) for (const card of cards) changes.drawn.add(card);
    if (token.startsWith('flip:')) {
      // A new round: what was done before it is told elsewhere.
      changes.seats.clear();
      changes.drawn.clear();
    }
    changes.flip ||= seat === null && flip;
  }
  return changes;
}

/** The round before the one that is shown, for the last sale would never be seen otherwise. */
export interface Recap {
  round: number;
  sales: SaleView[];
  /** What the server said of its last step. */
  sentences: string[];
}

/** Keeps or makes the memory of the round before. `before` is the view that was shown last. */
export function recall(old: Recap | null, before: View | null, now: View, events: StepEntry[]): Recap | null {
  const fits = (recap: Recap | null) =>
    recap && recap.round === now.round - 1 && now.sales.length === 0 ? recap : null;
  const flipped = events.findLastIndex(({ step }) => step.startsWith('x.flip:'));
  const last = events[flipped - 1];
  if (!last) return fits(old);
  const goesOn = before !== null && before.round === now.round - 1;
  const sales = goesOn ? withPlays(before, events.slice(0, flipped)) : [];
  return fits({ round: now.round - 1, sales, sentences: sentencesOf(last) });
}

/** The sales of a view, and the cards that were laid after it. */
function withPlays(view: View, events: StepEntry[]): SaleView[] {
  const sales = view.sales.map((sale) => ({ ...sale, plays: [...sale.plays] }));
  const seats = view.seats.filter((seat) => seat.status !== 'out').length;
  for (const { step } of events) {
    const { seat, token } = readStep(step);
    const play = readPlay(token);
    if (seat === null || !play) continue;
    const open = sales.at(-1);
    if (open && open.plays.length < seats) open.plays.push({ seat, ...play });
    else sales.push({ leader: seat, plays: [{ seat, ...play }], winner: null });
  }
  return sales;
}
