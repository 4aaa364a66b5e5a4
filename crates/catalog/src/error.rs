//! What can go wrong at the doors of this crate, in words for people.

use std::io;

use tabletop::{
    EditionError, Illegal, NotationError, OptionError, Phrase, RecordError, Seat, SeatCount, SetupError, say,
};
use thiserror::Error;

use crate::{WORDS, nearest};

/// Why a game could not be found, set up, replayed or simulated.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum CatalogError {
    /// A name that nothing here has: a game or a built-in edition.
    #[error("{0}")]
    Unknown(String),
    /// An edition file with a fault.
    #[error("the edition cannot be used: {0}")]
    Edition(#[from] EditionError),
    /// An option that does not exist, or a value it cannot take.
    #[error(transparent)]
    Option(#[from] OptionError),
    /// A table that cannot be played: too many seats, options that contradict each other.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// Names or bots that do not fit the table.
    #[error("{0}")]
    Plan(String),
    /// A damaged record.
    #[error("the record cannot be replayed: {0}")]
    Record(#[from] RecordError),
    /// What was to be written could not be.
    #[error(transparent)]
    Io(#[from] io::Error),
}

impl CatalogError {
    /// In words. Faults of files and programs are told in English, the language of their authors.
    pub fn phrase(&self) -> Phrase {
        match self {
            CatalogError::Setup(SetupError(why)) => why.clone(),
            other => Phrase::verbatim(other.to_string()),
        }
    }

    /// There is no `kind` called `asked`; says what there is and what was probably meant.
    pub(crate) fn unknown(kind: &str, plural: &str, asked: &str, known: &[&str]) -> Self {
        let list = known.join(", ");
        CatalogError::Unknown(match nearest(asked, known) {
            Some(likely) => {
                format!("there is no {kind} '{asked}'; did you mean {likely}? The {plural} are: {list}")
            }
            None => format!("there is no {kind} '{asked}'; the {plural} are: {list}"),
        })
    }
}

/// Why a table did not do what it was asked. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum TableError {
    /// This table has no such seat.
    #[error("{}", self.phrase())]
    NoSuchSeat {
        /// Who was named.
        seat: Seat,
        /// How many there are.
        seats: SeatCount,
    },
    /// The text is no word of the game.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// The rules do not allow it now.
    #[error(transparent)]
    Illegal(#[from] Illegal),
    /// The last action stands; the text says why.
    #[error("{0}")]
    NoUndo(Phrase),
}

impl TableError {
    /// In words.
    pub fn phrase(&self) -> Phrase {
        match self {
            TableError::NoSuchSeat { seat, seats } => {
                say!(WORDS, "no-such-seat", seat: seat.number(), seats: seats.get())
            }
            TableError::Notation(NotationError(why)) | TableError::NoUndo(why) => why.clone(),
            TableError::Illegal(illegal) => illegal.phrase(),
        }
    }
}
