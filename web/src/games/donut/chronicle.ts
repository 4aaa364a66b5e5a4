/** What is remembered of a round until it is summed up: what everybody had when it began, and its lucky cards. */
import type { EventOf } from './marks';
import type { Event, SaleView, SeatView, View } from './types';

/** What a round has come to. */
export interface Summary {
  round: number;
  /** Whether it is over. */
  over: boolean;
  /** The sales that have been made. */
  sales: SaleView[];
  seats: SeatView[];
  /** What the seats had when it began; null for who did not see it begin. */
  from: SeatView[] | null;
  lucky: EventOf<'lucky'>[];
  /** Somebody was alone and made the sales without cards. */
  walkover: EventOf<'walkover'> | null;
}

export interface Chronicle {
  from: SeatView[] | null;
  lucky: EventOf<'lucky'>[];
  walkover: EventOf<'walkover'> | null;
  last: Summary | null;
}

export const nothingYet: Chronicle = { from: null, lucky: [], walkover: null, last: null };

/** What is remembered after these events, which have led to this view. */
export function remember(known: Chronicle, events: Event[], view: View): Chronicle {
  return events.reduce((chronicle, event) => rememberOne(chronicle, event, view), known);
}

function rememberOne(known: Chronicle, event: Event, view: View): Chronicle {
  switch (event.kind) {
    case 'round_began': {
      // A round begins as the one before has ended.
      const from = known.last?.round === event.round - 1 ? known.last.seats : view.seats;
      return { ...known, from, lucky: [], walkover: null };
    }
    case 'lucky':
      return { ...known, lucky: [...known.lucky, event] };
    case 'walkover':
      return { ...known, walkover: event };
    case 'round_ended': {
      const { from, lucky, walkover } = known;
      const { round, sales, seats } = event;
      return { ...known, last: { round, over: true, sales, seats, from, lucky, walkover } };
    }
    default:
      return known;
  }
}

/** What the round has come to so far; where nothing is sold yet, what the one before came to. */
export function summaryOf({ from, lucky, last }: Chronicle, view: View): Summary | null {
  const sales = view.sales.filter(({ winner }) => winner !== null);
  if (sales.length === 0) return last;
  return { round: view.round, over: false, sales, seats: view.seats, from, lucky, walkover: null };
}
