//! What each bot does: the one place where the levels are defined.
//!
//! Effort is counted in iterations, not in time, so that a bot plays the same on every machine: a game says how many make
//! a short look ahead ([`Judgement::SHORT_LOOK`]). A live table may cut a search by time ([`Bot::patience`]), so that nobody waits
//! for a slow machine; wherever results are kept, nothing does. The lower levels think alike and are not choosy: what looks
//! nearly as good as the best is good enough for them, so their slips are near misses. `medium` prefers what is nearer to
//! the best; to `easy` all of it is alike.

use std::time::Duration;

use tabletop::Judgement;

use crate::search::BREADTH;
use crate::{Bot, Budget};

/// How a bot comes to its choice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Recipe {
    /// Any legal action.
    Any,
    /// What the game's policy likes most; where several seats choose at once, in proportion to what it likes.
    FirstSight,
    /// Tree search on what the seat knows.
    Search {
        /// How much it thinks.
        effort: Effort,
        /// How choosy it is.
        leeway: Leeway,
    },
    /// Tree search on the true state.
    OpenSearch(Effort),
    /// What a program outside says.
    Outside,
}

/// What is good enough beside the best.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Leeway {
    /// How far behind the best it may look, in shares of the win; 0 for the best alone.
    pub share: f32,
    /// How often the search must have tried it: what was tried seldom is not known well.
    pub tries: u32,
    /// Whether the search tries all that is on the menu so often, if that leaves it half of its iterations, and all that is
    /// near enough to the best is chosen alike. Otherwise the nearer is chosen the more often, and a game may want less
    /// leeway ([`Judgement::LEEWAY`]).
    pub evenly: bool,
}

impl Leeway {
    /// Nothing but the best.
    pub const NONE: Leeway = Leeway { share: 0.0, tries: 0, evenly: false };

    /// What it comes to at a decision of this game between so many actions, in a search of so many iterations.
    pub(crate) fn in_game<G: Judgement>(self, actions: usize, iterations: u32) -> Leeway {
        if !self.evenly {
            return Leeway { share: self.share * G::LEEWAY, ..self };
        }
        let all = self.tries * actions.min(BREADTH) as u32;
        Leeway { evenly: all <= iterations / 2, ..self }
    }

    /// Whether nothing but the best will do.
    pub fn is_none(self) -> bool {
        self.share <= 0.0
    }
}

/// How much a search thinks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Effort {
    /// So many times the game's short look ahead, [`Judgement::SHORT_LOOK`].
    Looks(u32),
    /// Within this budget.
    Within(Budget),
}

impl Effort {
    /// The budget in a game.
    pub fn budget<G: Judgement>(self) -> Budget {
        match self {
            Effort::Within(budget) => budget,
            Effort::Looks(times) => Budget::iterations(times * G::SHORT_LOOK),
        }
    }
}

impl Bot {
    /// What this bot does.
    pub const fn recipe(self) -> Recipe {
        match self {
            Bot::Random => Recipe::Any,
            Bot::Easy => Recipe::Search {
                effort: Effort::Looks(4),
                leeway: Leeway { share: 0.1, tries: 4, evenly: true },
            },
            Bot::Medium => Recipe::Search {
                effort: Effort::Looks(4),
                leeway: Leeway { share: 0.1, tries: 4, evenly: false },
            },
            Bot::Greedy => Recipe::FirstSight,
            Bot::Hard => Recipe::Search { effort: Effort::Looks(10), leeway: Leeway::NONE },
            Bot::Expert => Recipe::Search { effort: Effort::Looks(60), leeway: Leeway::NONE },
            Bot::Oracle => Recipe::OpenSearch(Effort::Looks(60)),
            Bot::Program(_) => Recipe::Outside,
        }
    }

    /// How long somebody at a live table waits for it: a search that is not done by then answers with what it has. On an
    /// ordinary machine it is done long before.
    pub const fn patience(self) -> Duration {
        match self {
            Bot::Expert | Bot::Oracle | Bot::Program(_) => Duration::from_millis(1_300),
            _ => Duration::from_millis(250),
        }
    }
}
