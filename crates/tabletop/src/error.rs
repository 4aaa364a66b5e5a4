//! What can go wrong at the checked doors, in words for people.

use thiserror::Error;

use crate::phrase::WORDS;
use crate::{Arg, Phrase, Seat, SeatSet, say};

/// A table that cannot be set up as asked.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct SetupError(pub Phrase);

/// Text that is not a word of the game's notation.
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
#[error("{}", self.phrase())]
pub struct EditionError {
    /// Line of the file, counted from 1, where one is to blame.
    pub line: Option<usize>,
    /// The table or row, such as `[[types]] row 9 (jelly-filled)`; may be empty.
    pub place: String,
    /// What is wrong and what would be right.
    pub message: Phrase,
    /// What else is wrong, where it was found at the same time.
    pub more: Vec<EditionError>,
}

impl EditionError {
    /// All faults as one, or what was made if there are none.
    pub fn unless_none<T>(faults: Vec<EditionError>, made: T) -> Result<T, Self> {
        let mut all = faults.into_iter().flat_map(|mut fault| {
            let more = std::mem::take(&mut fault.more);
            std::iter::once(fault).chain(more)
        });
        let Some(mut first) = all.next() else { return Ok(made) };
        first.more = all.collect();
        Err(first)
    }

    /// Both, or the faults of both.
    pub fn both<A, B>(a: Result<A, Self>, b: Result<B, Self>) -> Result<(A, B), Self> {
        match (a, b) {
            (Ok(a), Ok(b)) => Ok((a, b)),
            (a, b) => {
                Err(Self::unless_none(a.err().into_iter().chain(b.err()).collect(), ())
                    .expect_err("one failed"))
            }
        }
    }

    /// A fault of a table or row as a whole.
    pub fn at(place: impl Into<String>, message: impl Into<Phrase>) -> Self {
        EditionError { line: None, place: place.into(), message: message.into(), more: Vec::new() }
    }

    /// A fault at a place of a text.
    pub(crate) fn on_line(
        text: &str,
        at: usize,
        place: impl Into<String>,
        message: impl Into<Phrase>,
    ) -> Self {
        let line = 1 + text.bytes().take(at).filter(|b| *b == b'\n').count();
        EditionError { line: Some(line), ..EditionError::at(place, message) }
    }

    /// In words. What is wrong with a row is told in English, the language of edition files.
    pub fn phrase(&self) -> Phrase {
        let (place, message) = (self.place.clone(), self.message.clone());
        let what =
            if place.is_empty() { message } else { say!(WORDS, "at-place", place: place, what: message) };
        let first = at_line(self.line, what);
        self.more
            .iter()
            .fold(first, |so_far, next| say!(WORDS, "and-then", first: so_far, then: next.phrase()))
    }
}

/// What is wrong at a line of a file, if one is to blame.
pub(crate) fn at_line(line: Option<usize>, what: Phrase) -> Phrase {
    match line {
        Some(line) => say!(WORDS, "at-line", line: line, what: what),
        None => what,
    }
}
