//! What each bot does: the one place where the levels are defined.
//!
//! Budgets are counted in work, not in time, so that a bot plays the same on every machine; the time is a promise kept
//! on slow ones.

use std::time::Duration;

use crate::{Bot, Budget};

/// How a bot comes to its choice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Recipe {
    /// Any legal action.
    Any,
    /// What the game's policy likes most; where several seats choose at once, in proportion to what it likes.
    FirstSight {
        /// Part of the choices that is made at random instead, in percent.
        slips: u32,
    },
    /// Tree search within this budget, on what the seat knows.
    Search(Budget),
    /// Tree search on the true state.
    OpenSearch(Budget),
}

/// A search of so many iterations and steps that may take so many milliseconds at most.
const fn search(iterations: u32, steps: u64, milliseconds: u64) -> Budget {
    Budget { iterations, steps, time: Duration::from_millis(milliseconds) }
}

impl Bot {
    /// What this bot does.
    pub const fn recipe(self) -> Recipe {
        match self {
            Bot::Random => Recipe::Any,
            Bot::Easy => Recipe::FirstSight { slips: 40 },
            Bot::Greedy => Recipe::FirstSight { slips: 0 },
            Bot::Medium => Recipe::Search(search(60, 3_000, 100)),
            Bot::Hard => Recipe::Search(search(1_000, 40_000, 250)),
            Bot::Expert => Recipe::Search(search(10_000, 400_000, 1_300)),
            Bot::Oracle => Recipe::OpenSearch(search(10_000, 400_000, 1_300)),
        }
    }
}
