//! The language of games.
//!
//! A game is a plain value: one function changes it, everything else reads. Chance is an explicit step that is
//! recorded, so a state knows nothing of the future. What a seat may know is a type of its own, the view, and bots
//! receive views only.
//!
//! Start with [`Game`], the contract every rule book fulfils; then [`Book`], which turns an edition (components and
//! numbers read from a file), options and a number of seats into the rules of one table; then [`Record`], the
//! durable form of a game.
//!
//! This crate reads no file, no clock, no environment and no source of entropy.

#![deny(missing_docs)]

#[cfg(feature = "testing")]
mod arrange;
mod book;
mod dealer;
mod edition;
mod error;
mod estimate;
mod event;
mod game;
pub mod hex;
mod judgement;
mod language;
mod notation;
mod options;
mod outcome;
pub mod paint;
mod per_seat;
mod phrase;
mod random;
mod record;
mod seat;
mod shelf;
mod step;
mod words;

#[cfg(feature = "testing")]
pub use arrange::Arrange;
pub use book::{Book, Config, Rulebook};
pub use dealer::{Dealer, Seed};
pub use edition::{Edition, EditionFile, EditionHeader, Facts, Parts, Status};
pub use error::{Corrupt, EditionError, Illegal, NotationError, SetupError};
pub use estimate::{Features, MAX_FEATURES};
pub use event::{Silent, Sink};
pub use game::{Game, Meta, StepOf, StepViewOf, Word, state_hash};
pub use judgement::Judgement;
pub use language::{Catalogue, Language, data_id};
pub use notation::{Notation, Token, format_step, format_step_view, parse_step};
pub use options::{OptionError, OptionKind, OptionSpec, OptionValue, Options};
pub use outcome::{Outcome, ScoreLine, ScoreSheet};
pub use per_seat::PerSeat;
pub use phrase::{Arg, Phrase, Speech};
pub use rand_core::Rng;
pub use random::{FastRng, below, fast_rng, pick_weighted, shuffle};
pub use record::{Record, RecordError, Recorder};
pub use seat::{Actor, MAX_SEATS, Seat, SeatCount, SeatSet, Viewer};
pub use step::{Step, StepView, Turn};
pub use words::{Names, Words};
