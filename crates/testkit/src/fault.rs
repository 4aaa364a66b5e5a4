//! What a check found.

use std::fmt;

/// A fault of a game: what is wrong, and the steps that lead to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Id of the game.
    pub game: &'static str,
    /// Seats, edition, options.
    pub setup: String,
    /// The steps before it, as they were applied.
    pub steps: Vec<String>,
    /// What is wrong.
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Fault { game, setup, steps, what } = self;
        write!(f, "{game} ({setup}), after {} steps: {what}", steps.len())?;
        if steps.is_empty() { Ok(()) } else { write!(f, "\nthe steps: {}", steps.join(" ")) }
    }
}

impl std::error::Error for Fault {}

/// Fails with the message `what` gives unless `holds`.
pub(crate) fn ensure(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}
