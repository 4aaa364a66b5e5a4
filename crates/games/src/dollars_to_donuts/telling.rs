//! What happened, in words.

use tabletop::{Arg, Phrase, say};

use super::Event;
use super::naming::{last_square, over, yes};
use super::notation::{customer_id, starter_id, tile_id};
use super::{Customer, DollarsToDonuts, End, Placement, Seat, Tile, WORDS};

impl DollarsToDonuts {
    /// The sentence for an event, if it deserves one.
    pub(super) fn say_event(&self, event: Event) -> Option<Phrase> {
        let book = self.book;
        Some(match event {
            Event::Starts(seat) => say!(WORDS, "begins", who: seat),
            Event::Started { seat, starter, at, facing } => {
                let every = yes(book.rules.balanced && !book.rules.solo);
                let (shows, halves) = (self.starter_shows(starter), self.directions(starter, facing));
                let (starter, at) = (starter_id(book, starter), at.to_string());
                say!(WORDS, "started", who: seat, every: every, starter: starter, shows: shows, at: at, halves: halves)
            }
            Event::Stocked(tile) => self.say_stocked(tile),
            Event::Queued(customer) => {
                let (name, place) = (self.customer_name(customer), self.place_name(customer));
                say!(WORDS, "queued", customer: name, place: place, id: customer_id(book, customer))
            }
            Event::BoughtNothing(seat) => say!(WORDS, "bought-nothing", who: seat),
            Event::Bought(seat, tile, price) => {
                say!(WORDS, "bought", who: seat, tile: tile_id(book, tile), price: price)
            }
            Event::Paid(seat, payment) => say!(WORDS, "paid", who: seat, tiles: self.payment(payment)),
            Event::Laid(seat, tile, placement) => self.say_laid(seat, tile, placement),
            Event::LaidAside(seat, tile) => {
                say!(WORDS, "laid-aside", who: seat, tile: tile_id(book, tile))
            }
            Event::Perfect(seat, donut, true) => {
                say!(WORDS, "perfect", donut: self.donut_name(donut), who: seat)
            }
            Event::Perfect(_, donut, false) => {
                say!(WORDS, "perfect-no-token", donut: self.donut_name(donut))
            }
            Event::Mismatched(_, one, other, pays) => {
                let (one, other) = (self.donut_name(one), self.donut_name(other));
                say!(WORDS, "mismatched", one: one, other: other, pays: pays)
            }
            Event::Short(missing) => say!(WORDS, "short", n: missing),
            Event::Drew(seat, kind) => say!(WORDS, "drew", who: seat, kind: self.kind_name(kind)),
            Event::PutNothing(seat) => say!(WORDS, "put-none", who: seat),
            Event::Put(seat, kind, at, facing) => {
                let (half, name, at) = (yes(!self.is_holes(kind)), self.kind_name(kind), at.to_string());
                say!(WORDS, "was-put", who: seat, half: half, kind: name, at: at, facing: facing.word())
            }
            Event::ServedNobody(seat) => say!(WORDS, "served-nobody", who: seat),
            Event::Served(seat, customer, level) => self.say_served(seat, customer, level),
            Event::Cleared(tile) => say!(WORDS, "cleared", tile: tile_id(book, tile)),
            Event::WentHome(customer) => {
                let (name, place) = (self.customer_name(customer), self.place_name(customer));
                say!(WORDS, "went-home", customer: name, place: place, id: customer_id(book, customer))
            }
            Event::LastRound(seat) if book.rules.solo => say!(WORDS, "mat-full", who: seat),
            Event::LastRound(seat) => say!(WORDS, "last-round", who: seat),
            Event::Turn(..) => return None,
            Event::Over(End::Full) => say!(WORDS, "over-full"),
            Event::Over(End::Supply) => say!(WORDS, "over-supply"),
            Event::Over(End::Idle) => say!(WORDS, "over-idle", n: book.rules.idle_rounds),
        })
    }

    /// A strip is told by how much it has of what; the menu and the board say where.
    fn say_stocked(&self, tile: Tile) -> Phrase {
        let counts = self.halves_of(tile);
        let n: u8 = counts.iter().sum();
        let halves = Arg::all(self.of_types(&counts));
        say!(WORDS, "stocked", n: n, tile: tile_id(self.book, tile), halves: halves)
    }

    fn say_laid(&self, seat: Seat, tile: Tile, placement: Placement) -> Phrase {
        let (from, to) = (placement.at.to_string(), last_square(placement));
        say!(
            WORDS,
            "laid",
            who: seat,
            tile: tile_id(self.book, tile),
            n: placement.on_mat,
            from: from,
            to: to,
            over: over(placement),
            facing: placement.facing.word()
        )
    }

    fn say_served(&self, seat: Seat, customer: Customer, level: u8) -> Phrase {
        say!(
            WORDS,
            "served",
            who: seat,
            customer: self.customer_name(customer),
            id: customer_id(self.book, customer),
            level: level,
            mood: self.mood(level),
            tokens: self.order(customer, level),
            points: self.order_points(customer, level)
        )
    }
}
