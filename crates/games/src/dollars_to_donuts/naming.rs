//! How pieces are called in what is said.

use tabletop::{Arg, Phrase, say};

use super::board::Facing;
use super::edition::{DonutTile, Half};
use super::mat::Cover;
use super::notation::ThisBook;
use super::{Customer, Donut, Kind, MAX_TYPES, Placement, Starter, Tile, WORDS};

/// Text keys of messages.
pub(super) fn yes(holds: bool) -> &'static str {
    if holds { "yes" } else { "no" }
}

/// The border over which a strip hangs, as a key of messages.
pub(super) fn over(placement: Placement) -> &'static str {
    placement.over().map_or("none", Facing::word)
}

/// The last square of a strip on the mat.
pub(super) fn last_square(placement: Placement) -> String {
    placement.at.along(placement.facing.axis(), placement.on_mat - 1).to_string()
}

/// A direction inside a sentence.
fn direction(facing: Facing) -> Phrase {
    say!(WORDS, "direction", facing: facing.word())
}

/// The name of a type as sentences have it.
pub(super) fn donut_name(book: ThisBook, donut: Donut) -> Arg {
    Arg::data(book.edition.parts.types[donut.index()].name.to_lowercase())
}

pub(super) fn kind_name(book: ThisBook, kind: Kind) -> Arg {
    Arg::data(book.edition.parts.kinds[kind.index()].name.as_str())
}

pub(super) fn is_holes(book: ThisBook, kind: Kind) -> bool {
    book.edition.parts.kinds[kind.index()].holes
}

/// `2 plain`, `1 jelly-filled`: so many of each type.
pub(super) fn of_types(book: ThisBook, counts: &[u8]) -> Vec<Phrase> {
    let held = counts.iter().zip(0..).filter(|(count, _)| **count > 0);
    held.map(|(n, donut)| say!(WORDS, "of-type", n: *n, donut: donut_name(book, Donut(donut)))).collect()
}

/// `2 × plain donut holes and 1 × chocolate half donut`.
pub(super) fn dollar_tiles(book: ThisBook, counts: impl Iterator<Item = (Kind, u8)>) -> Arg {
    Arg::all(counts.map(|(kind, n)| say!(WORDS, "of-kind", n: n, kind: kind_name(book, kind))))
}

/// The types a starter shows.
pub(super) fn starter_shows(book: ThisBook, starter: Starter) -> Arg {
    let edges = book.edition.parts.starters[starter.index()].edges;
    let mut types: Vec<u8> = edges.into_iter().flatten().collect();
    types.dedup();
    Arg::list(types.into_iter().map(|half| donut_name(book, Donut(half))))
}

/// Where the halves of a starter point.
pub(super) fn directions(book: ThisBook, starter: Starter, facing: Facing) -> Arg {
    let faces = book.rules.faces_of(Cover::starter(starter, facing));
    Arg::all(faces.halves().map(|(facing, _)| direction(facing)))
}

/// The halves along an edge of a strip, one after the other.
pub(super) fn edge(book: ThisBook, halves: &[Half]) -> Arg {
    let half = |half: &Half| {
        half.map_or_else(|| Arg::from(say!(WORDS, "blank")), |half| donut_name(book, Donut(half)))
    };
    Arg::list(halves.iter().map(half))
}

/// How many halves of each type a strip has.
pub(super) fn halves_of(book: ThisBook, tile: Tile) -> [u8; MAX_TYPES] {
    let DonutTile { top, bottom, left, right, .. } = &book.edition.parts.tiles[tile.index()];
    let mut counts = [0; MAX_TYPES];
    for half in top.iter().chain(bottom).chain([left, right]).flatten() {
        counts[usize::from(*half)] += 1;
    }
    counts
}

pub(super) fn customer_name(book: ThisBook, customer: Customer) -> Arg {
    Arg::data(book.edition.parts.customers[customer.index()].name.as_str())
}

/// The neighborhood a customer comes from.
pub(super) fn place_name(book: ThisBook, customer: Customer) -> Arg {
    let parts = &book.edition.parts;
    let place = parts.customers[customer.index()].neighborhood;
    Arg::data(parts.neighborhoods[usize::from(place)].name.as_str())
}

/// How content a customer is at a level.
pub(super) fn mood(book: ThisBook, level: u8) -> Arg {
    Arg::data(book.edition.parts.levels[usize::from(level) - 1].name.as_str())
}

/// The tokens a customer takes at a level.
pub(super) fn order(book: ThisBook, customer: Customer, level: u8) -> Arg {
    Arg::all(of_types(book, &book.rules.order(customer, level)))
}

/// The points of a customer at a level.
pub(super) fn order_points(book: ThisBook, customer: Customer, level: u8) -> i32 {
    book.edition.parts.customers[customer.index()].points[usize::from(level) - 1]
}
