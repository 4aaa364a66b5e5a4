//! What becomes of each component, and of those who get it.

use super::watch::Seen;
use crate::Interval;
use crate::stats::{WIN, mean_interval};

/// Parts of a difference of shares that stays whole when divided by the number of those who have a component and of those
/// who have it not.
const PARTS: i64 = WIN as i64;

/// Sums of one component over many games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct PieceSums {
    pub(crate) offered: u64,
    /// In parts of [`super::watch::CHOICE`].
    pub(crate) expected: u64,
    pub(crate) chosen: u64,
    /// Chosen where another component could be.
    pub(crate) preferred: u64,
    /// Squares of what was chosen beyond expectation in a game, for the interval.
    pub(crate) surplus_squares: u128,
    pub(crate) surplus: i128,
    /// Copies that seats got.
    pub(crate) got: u64,
    /// Games in which somebody got it.
    pub(crate) games: u64,
    /// Points of seats from it, and the copies they are from.
    pub(crate) points: i64,
    pub(crate) point_copies: u64,
    /// Games in which some seats got it and others not.
    pub(crate) split_games: u64,
    /// What those who got it won more than the others, in parts of [`WIN`] times [`PARTS`].
    pub(crate) difference: i128,
    pub(crate) difference_squares: i128,
}

impl PieceSums {
    fn merge(&mut self, other: &PieceSums) {
        self.offered += other.offered;
        self.expected += other.expected;
        self.chosen += other.chosen;
        self.preferred += other.preferred;
        self.surplus_squares += other.surplus_squares;
        self.surplus += other.surplus;
        self.got += other.got;
        self.games += other.games;
        self.points += other.points;
        self.point_copies += other.point_copies;
        self.split_games += other.split_games;
        self.difference += other.difference;
        self.difference_squares += other.difference_squares;
    }

    /// The mean difference of the shares of the win.
    pub(crate) fn win_difference(&self) -> Option<f64> {
        let n = self.split_games;
        (n > 0).then(|| self.difference as f64 / (n as f64 * PARTS as f64 * WIN as f64))
    }

    /// Its 95 % interval.
    pub(crate) fn win_difference_ci(&self) -> Option<Interval> {
        let found = mean_interval(self.split_games, self.difference, self.difference_squares)?;
        Some(found.map(|end| end / (PARTS as f64 * WIN as f64)))
    }

    /// How often it is chosen, beside how often it would be if all components on offer were alike: 1 is as often.
    pub(crate) fn liking(&self) -> Option<f64> {
        let expected = self.expected as f64 / super::watch::CHOICE as f64;
        (expected > 0.0).then(|| self.preferred as f64 / expected)
    }

    /// Its 95 % interval; games are independent, decisions of a game are not.
    pub(crate) fn liking_ci(&self, games: u64) -> Option<Interval> {
        let (liking, squares) = (self.liking()?, i128::try_from(self.surplus_squares).ok()?);
        let [low, high] = mean_interval(games, self.surplus, squares)?;
        let half = (high - low) / 2.0 * games as f64 / self.expected as f64;
        Some([(liking - half).max(0.0), liking + half])
    }
}

/// Sums of all components.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Pieces(pub(crate) Vec<PieceSums>);

impl Pieces {
    pub(crate) fn new(n: usize) -> Self {
        Pieces(vec![PieceSums::default(); n])
    }

    pub(crate) fn add<A>(&mut self, game: &Seen<A>) {
        let Some(outcome) = &game.outcome else { return };
        let n_winners = outcome.winners().count() as u64;
        let n_seats = outcome.seats().get() as i64;
        for (sums, piece) in self.0.iter_mut().zip(&game.pieces) {
            sums.offered += piece.offered;
            sums.expected += piece.expected;
            sums.chosen += piece.chosen;
            sums.preferred += piece.preferred;
            let surplus =
                piece.chosen as i128 * i128::from(super::watch::CHOICE) - i128::from(piece.expected);
            sums.surplus += surplus;
            sums.surplus_squares += surplus.unsigned_abs().pow(2);
            let (mut have, mut theirs) = (0, 0);
            for seat in outcome.seats().seats() {
                let copies = u64::from(piece.got[seat.index()]);
                if copies == 0 {
                    continue;
                }
                sums.got += copies;
                have += 1;
                theirs += if outcome.ranks[seat] == 1 { (WIN / n_winners) as i64 } else { 0 };
                if let Some(points) = piece.points[seat.index()] {
                    sums.points += i64::from(points);
                    sums.point_copies += copies;
                }
            }
            sums.games += u64::from(have > 0);
            if (1..n_seats).contains(&have) {
                let others = WIN as i64 / n_winners as i64 * n_winners as i64 - theirs;
                let difference = i128::from(theirs * PARTS / have - others * PARTS / (n_seats - have));
                sums.split_games += 1;
                sums.difference += difference;
                sums.difference_squares += difference * difference;
            }
        }
    }

    pub(crate) fn merge(&mut self, other: &Pieces) {
        self.0.iter_mut().zip(&other.0).for_each(|(mine, theirs)| mine.merge(theirs));
    }
}
