//! A view as JSON has it: donuts by their ids, places counted from 1, everything of a seat in one place. Whoever reads it
//! needs no types, which is why a game can be played on the generic board before it has one of its own.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tabletop::{Book, PerSeat, Viewer};

use super::view::{Answers, View};
use super::{Components, Counts, CrullerClash, Kind, Phase, present};

/// How many donuts of each kind, by id.
type Pieces = BTreeMap<String, u8>;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
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

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
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

impl TryFrom<Shape> for View {
    type Error = String;

    fn try_from(shape: Shape) -> Result<Self, String> {
        let Shape { book, viewer, round, phase, row, pile, hand, seats } = shape;
        let parts = &book.edition.parts;
        if seats.len() != book.seats.get() {
            return Err(format!("there are {} seats instead of {}", seats.len(), book.seats));
        }
        let kind = |id: String| parts.find(&id).map_err(|e| e.to_string());
        let mut tables = PerSeat::new(book.seats);
        for (seat, shape) in book.seats.seats().zip(&seats) {
            tables[seat] = parts.counts(&shape.table)?;
        }
        let answered = book.seats.seats().filter(|seat| seats[seat.index()].has_picked).collect();
        let answers =
            |mine: Option<u8>| Answers { answered, mine: mine.and_then(|place| place.checked_sub(1)) };
        Ok(View {
            book,
            viewer,
            round,
            phase: phase.map(answers),
            row: row.into_iter().map(|id| id.map(kind).transpose()).collect::<Result<_, _>>()?,
            tables,
            hand_sizes: PerSeat::from_fn(book.seats, |seat| seats[seat.index()].cards_in_hand),
            hand: parts.counts(&hand)?,
            pile: parts.counts(&pile)?,
        })
    }
}

impl Components {
    fn pieces(&self, counts: Counts) -> Pieces {
        present(counts).map(|(kind, n)| (self.id(kind).to_string(), n)).collect()
    }

    fn counts(&self, pieces: &Pieces) -> Result<Counts, String> {
        let mut counts = Counts::default();
        for (id, n) in pieces {
            let Kind(kind) = self.find(id).map_err(|e| e.to_string())?;
            counts[kind as usize] = *n;
        }
        Ok(counts)
    }
}
