//! What can go wrong at the doors of this crate, in words for people.

use tabletop::{
    Arg, EditionError, Illegal, NotationError, OptionError, Phrase, RecordError, Seat, SeatCount, SetupError,
    say,
};
use thiserror::Error;

use crate::{WORDS, nearest};

/// Why a game could not be found, set up or replayed.
///
/// It says what is wrong and what there would be, and nothing of how to ask for it: who reads it may be at a terminal
/// or in front of a browser.
#[derive(Debug, Error)]
#[non_exhaustive]
#[error("{}", self.phrase())]
pub enum CatalogError {
    /// A game that is not in the list.
    UnknownGame {
        /// What was asked for.
        name: String,
        /// What there is.
        known: Vec<&'static str>,
    },
    /// An edition that does not come with the program.
    UnknownEdition {
        /// What was asked for.
        name: String,
        /// What there is.
        known: Vec<&'static str>,
    },
    /// A lesson that the game does not have.
    UnknownLesson {
        /// What was asked for.
        name: String,
        /// What there is.
        known: Vec<&'static str>,
    },
    /// An edition file with a fault.
    Edition(#[from] EditionError),
    /// An option that does not exist, or a value it cannot take.
    Option(#[from] OptionError),
    /// A table that cannot be played: too many seats, options that contradict each other.
    Setup(#[from] SetupError),
    /// Names that do not fit the table.
    Names(String),
    /// A damaged record.
    Record(#[from] RecordError),
    /// Rules that cannot be written for an edition that somebody brought.
    Rules(String),
}

impl CatalogError {
    /// In words.
    pub fn phrase(&self) -> Phrase {
        let list = |known: &[&'static str]| Arg::list(known.iter().copied());
        match self {
            CatalogError::UnknownGame { name, known } => match nearest(name, known) {
                Some(likely) => {
                    say!(WORDS, "unknown-game-near", name: name.clone(), likely: likely, known: list(known))
                }
                None => say!(WORDS, "unknown-game", name: name.clone(), known: list(known)),
            },
            CatalogError::UnknownEdition { name, known } => match nearest(name, known) {
                Some(likely) => {
                    say!(WORDS, "unknown-edition-near", name: name.clone(), likely: likely, known: list(known))
                }
                None => say!(WORDS, "unknown-edition", name: name.clone(), known: list(known)),
            },
            CatalogError::UnknownLesson { name, known } => {
                say!(WORDS, "unknown-lesson", name: name.clone(), known: list(known))
            }
            CatalogError::Edition(fault) => say!(WORDS, "edition-unusable", why: fault.phrase()),
            CatalogError::Option(refused) => refused.phrase(),
            CatalogError::Setup(SetupError(why)) => why.clone(),
            CatalogError::Names(why) => Phrase::verbatim(why.clone()),
            CatalogError::Rules(why) => say!(WORDS, "rules-unwritable", why: why.clone()),
            CatalogError::Record(fault) => say!(WORDS, "record-unplayable", why: fault.phrase()),
        }
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
    /// The text is not a word of the game.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// The rules do not allow it now.
    #[error(transparent)]
    Illegal(#[from] Illegal),
    /// The step was checked in another position, or belongs to another game.
    #[error("{}", self.phrase())]
    Misplaced,
    /// The rules allow it, but the lesson means something else; the text says so.
    #[error("{0}")]
    NotMeant(Phrase),
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
            TableError::Notation(NotationError(why))
            | TableError::NotMeant(why)
            | TableError::NoUndo(why) => why.clone(),
            TableError::Illegal(illegal) => illegal.phrase(),
            TableError::Misplaced => say!(WORDS, "misplaced"),
        }
    }
}
