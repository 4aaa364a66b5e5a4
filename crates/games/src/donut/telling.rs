//! Events of the state as it stands. They are made only if somebody listens.

use tabletop::{Seat, SeatSet, Sink};

use super::cards::{Card, Face, Flavour};
use super::event::Ending;
use super::notation::void_texts;
use super::pay::Penalty;
use super::shape::{self, SaleShape};
use super::table::FlipAt;
use super::written::Written;
use super::{Donut, Event, ranked};

impl Donut {
    /// As the book writes it.
    pub(super) fn written<T: Copy>(&self, thing: T) -> Written<T> {
        Written::new(self.book, thing)
    }

    pub(super) fn hand_size(&self, seat: Seat) -> u8 {
        self.hands[seat.index()].len() as u8
    }

    pub(super) fn bag_size(&self) -> u8 {
        self.bag.len() as u8
    }

    /// Tells who must choose now, if anybody must.
    #[inline]
    pub(super) fn tell_turn(&self, sink: &mut impl Sink<Event>) {
        if let Some(seat) = self.table.due() {
            sink.tell(|| Event::Asked { seat, phase: self.table.phase });
        }
    }

    /// The actor has been dealt this card.
    pub(super) fn dealt(&self, card: Card) -> Event {
        let seat = self.table.actor;
        let (cards, bag) = (self.hand_size(seat), self.bag_size());
        Event::Dealt { seat, card: Some(self.written(card)), cards, bag }
    }

    /// The actor has drawn this card.
    pub(super) fn drew(&self, card: Card) -> Event {
        let seat = self.table.actor;
        let (cards, bag) = (self.hand_size(seat), self.bag_size());
        Event::Drew { seat, card: Some(self.written(card)), cards, bag }
    }

    /// The actor has been dealt its last card.
    pub(super) fn hand_complete(&self, last: bool) -> Event {
        let seat = self.table.actor;
        let hand = self.written(self.hands[seat.index()]);
        Event::HandDealt { seat, hand: Some(hand), cards: self.hand_size(seat), last }
    }

    /// A card has been laid.
    pub(super) fn played(&self, seat: Seat, face: Face, flip_was_at: FlipAt) -> Event {
        let table = &self.table;
        let sale = table.last_sale(&self.book.rules);
        Event::Played {
            seat,
            sale: table.sales_played + 1,
            card: self.written(face.card()),
            r#as: self.written(face.flavour()),
            cards: self.hand_size(seat),
            flip: flip_was_at != table.flip_at,
            best: sale.best,
            why: sale.why,
            second: sale.second,
        }
    }

    /// A seat has not followed.
    pub(super) fn void(&self, seat: Seat, flavour: Flavour) -> Event {
        let voids = void_texts(self.book, self.table.voids[seat.index()]);
        Event::Void { seat, flavour: self.written(flavour), voids }
    }

    /// The sale has been counted.
    pub(super) fn sale_made(&self) -> Event {
        let table = &self.table;
        let seat = table.sale.winner;
        Event::Sold {
            seat,
            number: table.sales_played,
            sale: SaleShape::new(self.book, table.last_sale(&self.book.rules)),
            sales: table.sales[seat.index()],
        }
    }

    /// Whose cards brought the bonuses of the sale that was made.
    pub(super) fn lucky_seats(&self) -> SeatSet {
        let rules = &self.book.rules;
        let sale = self.table.last_sale(rules);
        let counts = |seat: Seat| !rules.winning_seven || seat == sale.best;
        let lucky = sale.plays.iter().filter(|(seat, face)| rules.is_lucky(*face) && counts(*seat));
        lucky.map(|(seat, _)| *seat).collect()
    }

    /// The round is over, and the table is about to be cleared.
    pub(super) fn round_ended(&self) -> Event {
        let sizes = self.hands.map(|hand| hand.len() as u8);
        Event::RoundEnded {
            round: self.table.round,
            seats: shape::seats(self.book, &self.table, sizes),
            sales: shape::sales(self.book, &self.table),
        }
    }

    /// The game is over.
    pub(super) fn over(&self, why: Ending) -> Event {
        Event::Over { why, winners: ranked(self.book, &self.table).winners().collect() }
    }
}

impl Event {
    /// What a Bad Review came to.
    pub(super) fn penalty(seat: Seat, penalty: Penalty) -> Self {
        match penalty {
            Penalty::Review(reviews) => Event::Review { seat, reviews },
            Penalty::Fame(fame, why) => Event::FameLost { seat, fame, why },
            Penalty::Nothing(why) => Event::Spared { seat, why },
        }
    }
}
