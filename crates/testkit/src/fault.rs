//! What a check found.

use std::fmt;

/// A message shows at most so many steps.
const MOST_STEPS: usize = 2_000;

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
        match steps.len() {
            0 => Ok(()),
            n if n <= MOST_STEPS => write!(f, "\nthe steps: {}", steps.join(" ")),
            n => write!(f, "\nthe last {MOST_STEPS} steps: {}", steps[n - MOST_STEPS..].join(" ")),
        }
    }
}

impl std::error::Error for Fault {}

/// Fails with the message `what` gives unless `holds`.
pub(crate) fn ensure(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}
