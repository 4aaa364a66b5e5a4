/** What lies in the sheet over the board: donuts to choose from, or to look at. */
import { spots } from './flights';
import { owned, pileTypes } from './model';
import type { Offered, Offers } from './offers';
import type { Donut, Seat, View } from './types';

export interface TrayCard {
  donut: Donut;
  copies: number;
  choices: Offered[];
  cell: string;
  /** What its picture is called, for flights. */
  piece?: string | undefined;
  /** It is taken up first, and then it is asked who gets it. */
  first?: boolean;
}

export interface Tray {
  groups: { seat: Seat | null; cards: TrayCard[] }[];
  /** Cards nobody but their taker sees. */
  hidden: number;
  /** What is no donut: pay, stop, who gets what was taken up. */
  buttons: Offered[];
}

const none: Tray = { groups: [], hidden: 0, buttons: [] };
const several = (seat: Seat | null, cards: TrayCard[]) => (cards.length ? [{ seat, cards }] : []);

/** The cards from the deck that somebody looks at. */
export function deckTray(view: View, offers: Offers): Tray {
  const cards = view.peeked.map((donut, i) => ({
    donut,
    copies: 1,
    choices: offers.hand.has(donut) ? [offers.hand.get(donut) as Offered] : [],
    cell: `tray-${donut}-${i}`,
    piece: spots.tray(donut),
  }));
  return { ...none, groups: [{ seat: null, cards }], hidden: view.hand - cards.length };
}

/** The discards, the newest first, and what can be done besides taking one. */
export function pileTray(view: View, offers: Offers): Tray {
  const cards = pileTypes(view.pile).map(({ donut, copies }, i) => {
    const choice = offers.pile.get(donut);
    return { donut, copies, choices: choice ? [choice] : [], cell: `tray-${donut}-${i}`, piece: spots.tray(donut) };
  });
  return { ...none, groups: several(null, cards), buttons: offers.pile.size ? offers.buttons : [] };
}

/** Where there is no room for the donuts of all seats: those that can be chosen. */
export function seatsTray(
  view: View,
  offers: Offers,
  others: Seat[],
  me: Seat | null,
  held: Donut | null,
): Tray | null {
  const cardsOf = (seat: Seat, choicesOf: (donut: Donut) => Offered[]): TrayCard[] =>
    owned(view.collections[seat - 1] ?? []).flatMap(({ donut, copies }) => {
      const choices = choicesOf(donut);
      if (!choices.length) return [];
      const piece = spots.trayOf(seat, donut);
      return [{ donut, copies, choices, cell: `tray-${seat}-${donut}`, piece, first: choices.length > 1 }];
    });
  if (offers.theirs.size) {
    const groups = others.flatMap((seat) =>
      several(
        seat,
        cardsOf(seat, (donut) => [offers.theirs.get(seat)?.get(donut)].filter((choice) => choice !== undefined)),
      ),
    );
    return { ...none, groups };
  }
  if (held !== null) return { ...none, buttons: offers.mine.get(held) ?? [] };
  if (offers.mine.size && me !== null)
    return {
      ...none,
      groups: several(
        null,
        cardsOf(me, (donut) => offers.mine.get(donut) ?? []),
      ),
    };
  const paid = offers.buttons.some(({ offer }) => offer.kind === 'milk_pay');
  return paid ? { ...none, buttons: offers.buttons } : null;
}
