//! What can go wrong at the checked doors, in words for people.

use thiserror::Error;

use crate::phrase::WORDS;
use crate::{Arg, Phrase, Seat, SeatSet, say};

/// A table that cannot be set up as asked.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct SetupError(pub Phrase);

/// Text that is no word of the game's notation.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct NotationError(pub Phrase);

/// A state that no sequence of steps can have produced.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct Corrupt(pub String);

impl Corrupt {
    /// Fails with the message `what` gives unless `holds`.
    pub fn unless(holds: bool, what: impl FnOnce() -> String) -> Result<(), Corrupt> {
        if holds { Ok(()) } else { Err(Corrupt(what())) }
    }
}

/// Why a step was refused. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
#[error("{}", self.phrase())]
pub enum Illegal {
    /// Nothing can happen any more.
    Over,
    /// An action came while a chance step is due.
    ChanceDue,
    /// A chance outcome came while seats must act.
    NoChanceDue(SeatSet),
    /// Another seat must act, or this one has answered already.
    NotAsked {
        /// Who tried.
        seat: Seat,
        /// Who is due.
        due: SeatSet,
    },
    /// The rules do not allow this.
    Refused(Phrase),
}

impl Illegal {
    /// In words.
    pub fn phrase(&self) -> Phrase {
        // Seats are told by number: whoever writes a step by hand writes numbers.
        let numbers = |due: SeatSet| Arg::list(due.iter().map(|seat| seat.to_string()));
        match self {
            Illegal::Over => say!(WORDS, "illegal-over"),
            Illegal::ChanceDue => say!(WORDS, "illegal-chance-due"),
            Illegal::NoChanceDue(due) => {
                say!(WORDS, "illegal-no-chance-due", count: due.len(), seats: numbers(*due))
            }
            Illegal::NotAsked { seat, due } => {
                let (seat, seats) = (seat.to_string(), numbers(*due));
                say!(WORDS, "illegal-not-asked", seat: seat, count: due.len(), seats: seats)
            }
            Illegal::Refused(why) => why.clone(),
        }
    }
}

/// An edition file that cannot be used: where, and what is wrong.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}{}{message}", Line(*.line), Place(.place))]
pub struct EditionError {
    /// Line of the file, counted from 1, where one is to blame.
    pub line: Option<usize>,
    /// The table or row, such as `[[types]] row 9 (jelly-filled)`; may be empty.
    pub place: String,
    /// What is wrong and what would be right.
    pub message: String,
}

struct Line(Option<usize>);

impl std::fmt::Display for Line {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.map_or(Ok(()), |line| write!(f, "line {line}: "))
    }
}

struct Place<'a>(&'a str);

impl std::fmt::Display for Place<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.0.is_empty() { Ok(()) } else { write!(f, "{}: ", self.0) }
    }
}
