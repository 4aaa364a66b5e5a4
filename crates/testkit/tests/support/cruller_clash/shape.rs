//! A view as JSON has it: donuts by their ids, places counted from 1, everything of a seat in one place. Whoever reads it
//! needs no types, which is why a game can be played on the generic board before it has one of its own.

#[cfg(feature = "testing")]
mod read_back;

use std::collections::BTreeMap;

use serde::Serialize;
use tabletop::{Book, Viewer};

use super::view::View;
use super::{Components, Counts, CrullerClash, Phase, present};

/// How many donuts of each kind, by id.
type Pieces = BTreeMap<String, u8>;

#[derive(Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
pub(super) struct Shape {
    book: Book<CrullerClash>,
    viewer: Viewer,
    round: u16,
    /// While seats pick, the place that the viewer has picked.
    phase: Phase<Option<u8>>,
    row: Vec<Option<String>>,
    pile: Pieces,
    /// The viewer's own; empty for a spectator.
    hand: Pieces,
    seats: Vec<SeatShape>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
struct SeatShape {
    table: Pieces,
    cards_in_hand: u8,
    /// Whether the seat has picked a place that is not yet shown.
    has_picked: bool,
}

impl From<View> for Shape {
    fn from(view: View) -> Self {
        let parts = &view.book.edition.parts;
        let answered = |seat| matches!(view.phase, Phase::Pick(answers) if answers.answered.contains(seat));
        let seat = |seat| SeatShape {
            table: parts.pieces(view.tables[seat]),
            cards_in_hand: view.hand_sizes[seat],
            has_picked: answered(seat),
        };
        Shape {
            book: view.book,
            viewer: view.viewer,
            round: view.round,
            phase: view.phase.map(|answers| answers.mine.map(|place| place + 1)),
            row: view.row.iter().map(|place| place.map(|kind| parts.id(kind).to_string())).collect(),
            pile: parts.pieces(view.pile),
            hand: parts.pieces(view.hand),
            seats: view.book.seats.seats().map(seat).collect(),
        }
    }
}

impl Components {
    fn pieces(&self, counts: Counts) -> Pieces {
        present(counts).map(|(kind, n)| (self.id(kind).to_string(), n)).collect()
    }
}
