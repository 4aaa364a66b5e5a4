/** What a stand shows of the event that is being shown. */
import { text } from './text';
import type { Event, SeatView } from './types';

/** Fame, a Bad Review or a Back in 5 token that comes or goes. */
export interface Gain {
  kind: 'fame' | 'review' | 'token';
  /** How much, as far as it is told, after a sign. */
  by: string;
}

export function gainOf(event: Event | null, seat: number): Gain | null {
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

/** A word for what is being shown. */
export function tagNow(now: Event | null, seat: number, own: SeatView): string | null {
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
