//! What each bot does: the one place where the levels are defined.
//!
//! Effort is counted in iterations, not in time, so that a bot plays the same on every machine: a game says how many make
//! a short look ahead ([`Judgement::SHORT_LOOK`]). The time itself is only a limit, kept on very slow machines. The lower levels
//! also slip, as people do: now and then they do just anything.

use std::time::Duration;

use tabletop::Judgement;

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
    /// Tree search on what the seat knows.
    Search {
        /// How much it thinks.
        effort: Effort,
        /// Part of the choices that is made at random instead, in percent.
        slips: u32,
    },
    /// Tree search on the true state.
    OpenSearch(Effort),
}

/// How much a search thinks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Effort {
    /// So many times the game's short look ahead, which may take so much time at most.
    Looks {
        /// How often the iterations of [`Judgement::SHORT_LOOK`].
        times: u32,
        /// The limit of time.
        at_most: Duration,
    },
    /// Within this budget.
    Within(Budget),
}

impl Effort {
    /// The budget in a game.
    pub fn budget<G: Judgement>(self) -> Budget {
        match self {
            Effort::Within(budget) => budget,
            Effort::Looks { times, at_most } => {
                Budget { time: at_most, ..Budget::iterations(times * G::SHORT_LOOK) }
            }
        }
    }
}

const fn looks(times: u32, at_most_ms: u64) -> Effort {
    Effort::Looks { times, at_most: Duration::from_millis(at_most_ms) }
}

impl Bot {
    /// What this bot does.
    pub const fn recipe(self) -> Recipe {
        match self {
            Bot::Random => Recipe::Any,
            Bot::Easy => Recipe::FirstSight { slips: 40 },
            Bot::Medium => Recipe::Search { effort: looks(1, 100), slips: 10 },
            Bot::Greedy => Recipe::FirstSight { slips: 0 },
            Bot::Hard => Recipe::Search { effort: looks(10, 250), slips: 0 },
            Bot::Expert => Recipe::Search { effort: looks(60, 1_300), slips: 0 },
            Bot::Oracle => Recipe::OpenSearch(looks(60, 1_300)),
        }
    }
}
