//! Points, margins and shared wins.

use super::watch::Seen;
use crate::stats::{Histogram, Shares};

/// Points of all seats, of winners, and between them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Points {
    pub(crate) all: Histogram,
    /// The best score of each game.
    pub(crate) best: Histogram,
    /// The best score less the second.
    pub(crate) margin: Histogram,
    /// Games with more than one winner.
    pub(crate) shared: Shares,
    /// Games in which somebody had as many points as the winner and did not win.
    pub(crate) tie_broken: Shares,
}

impl Points {
    pub(crate) fn new() -> Self {
        let none = Histogram::default();
        Points {
            all: none.clone(),
            best: none.clone(),
            margin: none,
            shared: Shares::of(1),
            tie_broken: Shares::of(1),
        }
    }

    pub(crate) fn add<A>(&mut self, game: &Seen<A>) {
        let Some(outcome) = &game.outcome else { return };
        let mut scores = outcome.scores.as_slice().to_vec();
        scores.sort_unstable();
        for score in &scores {
            self.all.add((*score).into());
        }
        let mut from_best = scores.iter().rev();
        let best = from_best.next().map_or(0, |score| i64::from(*score));
        self.best.add(best);
        self.margin.add(from_best.next().map_or(0, |second| best - i64::from(*second)));
        self.shared.add(u64::from(outcome.winners().count() > 1));
        let loses = |seat| outcome.ranks[seat] != 1;
        let broken = outcome.scores.iter().any(|(seat, score)| i64::from(*score) == best && loses(seat));
        self.tie_broken.add(u64::from(broken));
    }

    pub(crate) fn merge(&mut self, other: &Points) {
        self.all.merge(&other.all);
        self.best.merge(&other.best);
        self.margin.merge(&other.margin);
        self.shared.merge(&other.shared);
        self.tie_broken.merge(&other.tie_broken);
    }
}
