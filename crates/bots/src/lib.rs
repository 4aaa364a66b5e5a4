//! Players that see a view and nothing else.
//!
//! [`Bot`] is the list every client offers; [`Mind`] is one such player while it plays. A mind is handed a view, never
//! a state, so peeking is a type error. No player here knows the name of a game: what looks good is the game's own
//! word, [`tabletop::Game::policy`].

#![deny(missing_docs)]

mod bot;
mod mind;

pub use bot::{Bot, UnknownBot};
pub use mind::Mind;
