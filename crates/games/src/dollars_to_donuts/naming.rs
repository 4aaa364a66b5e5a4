//! How pieces are called in what is said.

use tabletop::{Arg, Phrase, say};

use super::board::Facing;
use super::edition::{DonutTile, Half};
use super::{
    Customer, DollarsToDonuts, Donut, Kind, MAX_KINDS, MAX_TYPES, Payment, Placement, Starter, Tile, WORDS,
};

/// Text keys of messages.
pub(super) fn yes(holds: bool) -> &'static str {
    if holds { "yes" } else { "no" }
}

/// The border over which a strip hangs, as a key of messages.
pub(super) fn over(placement: Placement) -> &'static str {
    match (placement.on_mat, placement.first_position() > 0, placement.facing.axis()) {
        (4, ..) => "none",
        (_, true, 0) => "west",
        (_, false, 0) => "east",
        (_, true, _) => "north",
        (_, false, _) => "south",
    }
}

/// The last square of a strip on the mat.
pub(super) fn last_square(placement: Placement) -> String {
    placement.at.along(placement.facing.axis(), placement.on_mat - 1).to_string()
}

/// A direction inside a sentence.
fn direction(facing: Facing) -> Phrase {
    say!(WORDS, "direction", facing: facing.word())
}

impl DollarsToDonuts {
    /// The name of a type as sentences have it.
    pub(super) fn donut_name(&self, donut: Donut) -> Arg {
        Arg::data(self.book.edition.parts.types[donut.index()].name.to_lowercase())
    }

    pub(super) fn kind_name(&self, kind: Kind) -> Arg {
        Arg::data(self.book.edition.parts.kinds[kind.index()].name.as_str())
    }

    pub(super) fn is_holes(&self, kind: Kind) -> bool {
        self.book.edition.parts.kinds[kind.index()].holes
    }

    /// `2 plain`, `1 jelly-filled`: so many of each type.
    pub(super) fn of_types(&self, counts: &[u8]) -> Vec<Phrase> {
        let held = counts.iter().zip(0..).filter(|(count, _)| **count > 0);
        held.map(|(n, donut)| say!(WORDS, "of-type", n: *n, donut: self.donut_name(Donut(donut)))).collect()
    }

    /// `2 × plain donut holes and 1 × chocolate half donut`.
    pub(super) fn payment(&self, payment: Payment) -> Arg {
        let mut counts = [0; MAX_KINDS];
        for (kind, count) in payment.counts() {
            counts[kind.index()] = count;
        }
        let paid = counts.iter().zip(0..).filter(|(count, _)| **count > 0);
        Arg::all(paid.map(|(n, kind)| say!(WORDS, "of-kind", n: *n, kind: self.kind_name(Kind(kind)))))
    }

    /// The types a starter shows.
    pub(super) fn starter_shows(&self, starter: Starter) -> Arg {
        let edges = self.book.edition.parts.starters[starter.index()].edges;
        let mut types: Vec<u8> = edges.into_iter().flatten().collect();
        types.dedup();
        Arg::list(types.into_iter().map(|half| self.donut_name(Donut(half))))
    }

    /// Where the halves of a starter point.
    pub(super) fn directions(&self, starter: Starter, facing: Facing) -> Arg {
        let faces = self.book.rules.faces_of(super::board::Cover::starter(starter, facing));
        Arg::all(faces.halves().map(|(facing, _)| direction(facing)))
    }

    /// The halves along an edge of a strip, one after the other.
    pub(super) fn edge(&self, halves: &[Half]) -> Arg {
        let half = |half: &Half| {
            half.map_or_else(|| Arg::from(say!(WORDS, "blank")), |half| self.donut_name(Donut(half)))
        };
        Arg::list(halves.iter().map(half))
    }

    /// How many halves of each type a strip has.
    pub(super) fn halves_of(&self, tile: Tile) -> [u8; MAX_TYPES] {
        let DonutTile { top, bottom, left, right, .. } = &self.book.edition.parts.tiles[tile.index()];
        let mut counts = [0; MAX_TYPES];
        for half in top.iter().chain(bottom).chain([left, right]).flatten() {
            counts[usize::from(*half)] += 1;
        }
        counts
    }

    pub(super) fn customer_name(&self, customer: Customer) -> Arg {
        Arg::data(self.book.edition.parts.customers[customer.index()].name.as_str())
    }

    /// The neighborhood a customer comes from.
    pub(super) fn place_name(&self, customer: Customer) -> Arg {
        let parts = &self.book.edition.parts;
        let place = parts.customers[customer.index()].neighborhood;
        Arg::data(parts.neighborhoods[usize::from(place)].name.as_str())
    }

    /// How content a customer is at a level.
    pub(super) fn mood(&self, level: u8) -> Arg {
        Arg::data(self.book.edition.parts.levels[usize::from(level) - 1].name.as_str())
    }

    /// The tokens a customer takes at a level.
    pub(super) fn order(&self, customer: Customer, level: u8) -> Arg {
        let needed = self.book.rules.orders[customer.index()][usize::from(level) - 1].to_le_bytes();
        Arg::all(self.of_types(&needed))
    }

    /// The points of a customer at a level.
    pub(super) fn order_points(&self, customer: Customer, level: u8) -> i32 {
        self.book.edition.parts.customers[customer.index()].points[usize::from(level) - 1]
    }
}
