//! What can go wrong at the checked doors, in words for people.

use thiserror::Error;

use crate::{Seat, SeatSet};

/// A table that cannot be set up as asked.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct SetupError(pub String);

/// Text that is no word of the game's notation.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct NotationError(pub String);

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
pub enum Illegal {
    /// Nothing can happen any more.
    #[error("the game is over")]
    Over,
    /// An action came while a chance step is due.
    #[error("nobody decides now: a chance step is due")]
    ChanceDue,
    /// A chance outcome came while seats must act.
    #[error("no chance step is due: {} to act", Due(*.0))]
    NoChanceDue(SeatSet),
    /// Another seat must act, or this one has answered already.
    #[error("seat {seat} is not asked now: {} to act", Due(*.due))]
    NotAsked {
        /// Who tried.
        seat: Seat,
        /// Who is due.
        due: SeatSet,
    },
    /// The rules do not allow this.
    #[error("{0}")]
    Refused(String),
}

struct Due(SeatSet);

impl std::fmt::Display for Due {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let plural = self.0.len() > 1;
        f.write_str(if plural { "seats " } else { "seat " })?;
        for (i, seat) in self.0.iter().enumerate() {
            write!(f, "{}{seat}", if i > 0 { ", " } else { "" })?;
        }
        f.write_str(if plural { " are" } else { " is" })
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
