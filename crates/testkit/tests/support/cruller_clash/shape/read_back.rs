//! Views read back from JSON. Only tests need this.

use tabletop::PerSeat;

use super::super::view::{Answers, View};
use super::super::{Components, Counts, Kind};
use super::{Pieces, Shape};

impl TryFrom<Shape> for View {
    type Error = String;

    fn try_from(shape: Shape) -> Result<Self, String> {
        let Shape { book, viewer, round, phase, row, pile, hand, seats } = shape;
        let parts = &book.edition.parts;
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
    fn counts(&self, pieces: &Pieces) -> Result<Counts, String> {
        let mut counts = Counts::default();
        for (id, n) in pieces {
            let Kind(kind) = self.find(id).map_err(|e| e.to_string())?;
            counts[kind as usize] = *n;
        }
        Ok(counts)
    }
}
