//! How long games are.

use super::watch::Seen;
use crate::stats::Histogram;

/// Turns and decisions of games that ended, and how many did not.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Lengths {
    pub(crate) games: u64,
    /// Games that were broken off.
    pub(crate) unfinished: u64,
    pub(crate) turns: Histogram,
    /// Decisions of all seats together.
    pub(crate) decisions: Histogram,
}

impl Lengths {
    pub(crate) fn add<A>(&mut self, game: &Seen<A>) {
        self.games += 1;
        if game.outcome.is_none() {
            self.unfinished += 1;
            return;
        }
        self.turns.add(game.turns.into());
        self.decisions.add(game.length.decisions as i64);
    }

    pub(crate) fn merge(&mut self, other: &Lengths) {
        self.games += other.games;
        self.unfinished += other.unfinished;
        self.turns.merge(&other.turns);
        self.decisions.merge(&other.decisions);
    }
}
