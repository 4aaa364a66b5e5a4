//! The tables of one game: an edition with its options for a number of seats, ready to be looked things up in.

use tabletop::{Edition, Options, RuleTables, SeatCount, SetupError, say};

use super::{Components, Counts, MAX_ROW, WORDS, total};

/// What the edition, the options and the number of seats come to.
#[derive(Debug)]
pub struct Rules {
    pub(super) row: usize,
    pub(super) deck: Counts,
    pub(super) hand_points: i32,
    pub(super) contested_stay: bool,
    pub(super) consolation: bool,
}

impl RuleTables for Rules {
    type Parts = Components;

    fn new(edition: &Edition<Components>, options: &Options, seats: SeatCount) -> Result<Self, SetupError> {
        let row = seats.get() + options.int("row_extra") as usize;
        let mut deck = Counts::default();
        for (count, kind) in deck.iter_mut().zip(&edition.parts.kinds) {
            *count = kind.copies;
        }
        if row > MAX_ROW || row > total(deck) {
            return Err(SetupError(say!(WORDS, "row-too-long", row: row, most: MAX_ROW)));
        }
        Ok(Rules {
            row,
            deck,
            hand_points: options.int("hand_points"),
            contested_stay: options.is_word("contested", "stay"),
            consolation: options.is("consolation"),
        })
    }
}
