/** What a choice would move on the table, so that it can be drawn before it is done. */
import type { Pointed } from '$lib/board';
import { playerSpot, type Foreseen } from '$lib/foresight.svelte';
import { spots } from './flights';
import type { Donut, Event, Offer, Seat, View } from './types';

/** `left` is the neighbour who gets what is passed. */
export function foreseenOf({ seat, offer }: Pointed<Event, Offer>, view: View, left: Seat): Foreseen[] {
  return offer && seat !== null ? moves(offer, seat, view, left) : [];
}

function moves(offer: Offer, me: Seat, view: View, left: Seat): Foreseen[] {
  /** The donuts of a seat, where one of this type would lie. */
  const at = (seat: Seat, donut: Donut): string[] => [
    ...(view.collections[seat - 1]?.[donut] ? [spots.tile(seat, donut)] : []),
    spots.mark(seat),
    playerSpot(seat),
  ];
  /** What is chosen from lies over the table. */
  const from = (seat: Seat, donut: Donut): string[] => [spots.trayOf(seat, donut), spots.tile(seat, donut)];
  switch (offer.kind) {
    case 'pick':
      return [{ from: [spots.mark(me), playerSpot(me)], to: [spots.would(offer.place)] }];
    case 'keep':
      return [
        { from: [spots.tray(offer.donut)], to: at(me, offer.donut) },
        { from: [spots.tray(offer.back)], to: [spots.deck] },
      ];
    case 'salvage':
    case 'scoop':
      return [{ from: [spots.tray(offer.donut), spots.pile], to: at(me, offer.donut) }];
    case 'steal':
      return [{ from: from(offer.seat, offer.donut), to: at(me, offer.donut) }];
    case 'give':
      return [{ from: from(me, offer.donut), to: at(offer.seat, offer.donut) }];
    case 'pass':
      return [{ from: from(me, offer.donut), to: at(left, offer.donut) }];
    case 'trash':
      return [{ from: from(offer.seat, offer.donut), to: [spots.pile, spots.noPile] }];
    case 'toss':
    case 'milk_drop':
      return [{ from: from(me, offer.donut), to: [spots.pile, spots.noPile] }];
    case 'clear':
      return offer.places.map((place) => ({ from: [spots.row(place)], to: [spots.pile, spots.noPile] }));
    case 'milk_pay':
    case 'scoop_stop':
      return [];
  }
}
