/** The donuts on the board. */
import type { Event, Piece as Told, View } from './types';

/** One donut on the board; the same one in two pictures has the same key. */
export interface Piece extends Told {
  key: string;
}

export const keyOf = ({ seat, disc, card }: Told): string => `${seat}/${disc}/${card}`;

export function piecesOf(view: View): Piece[] {
  return view.seats.flatMap((seat, i) =>
    seat.donuts.map((donut) => {
      const piece = { ...donut, seat: i + 1 };
      return { ...piece, key: keyOf(piece) };
    }),
  );
}

/** The picture with the hand of the seat that bakes, where all hands are open. */
export function withOpenHand(view: View, hands: readonly View[]): View {
  const own = hands[view.active - 1];
  return own && view.hidden > 0 ? { ...view, hand: own.hand, hidden: own.hidden } : view;
}

/** The donuts that an event is about. */
export function piecesIn(event: Event): Told[] {
  if (event.kind === 'moved') return event.enemy ? [event.donut, event.enemy] : [event.donut];
  if ('donut' in event) return [event.donut];
  if ('winner' in event) return [event.winner, event.loser];
  if (event.kind === 'fight') return [event.entering, event.resident];
  return 'entering' in event ? [event.entering.donut, event.resident.donut] : [];
}
