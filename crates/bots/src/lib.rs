//! Players that see a view and nothing else.
//!
//! [`Bot`] is the list every client offers, [`Recipe`] says what each of them does, [`Player`] is a bot as the command line
//! names it, and [`Mind`] is one such player while it plays. A mind is handed a view, never a state, so peeking is a type error (the lab's yardstick apart, which has
//! its own door). No player here knows the name of a game: what looks good is the game's own word,
//! [`tabletop::Judgement::policy`] and [`tabletop::Judgement::estimate`]; looking ahead is [`Search`], the same for all games.

#![deny(missing_docs)]

mod advice;
mod bot;
mod calibration;
mod mind;
mod names;
mod player;
mod program;
mod recipe;
mod search;
mod sliced;

pub use advice::{Advice, Advised, Verdict, say_chance};
pub use bot::{Bot, UnknownBot};
pub use calibration::believed;
pub use mind::Mind;
pub use names::{NAMES, bot_name};
pub use player::{Player, PlayerError};
pub use program::Program;
pub use recipe::{Effort, Leeway, Recipe};
pub use search::{Budget, Candidate, Known, Search};
pub use sliced::{Advising, Choosing};
