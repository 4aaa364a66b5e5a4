//! What is measured of every game, in whole numbers, and the sums over pairs of games.

use std::cmp::Reverse;

use tabletop::{Judgement, SeatCount};

use super::Played;
use crate::page::ordinal;
use crate::playout::place_in_turn;
use crate::stats::{Interval, WIN, mean_interval, variance};

/// Something measured of a game.
pub(crate) struct Measure {
    pub(crate) name: String,
    /// Whether it is a share, to be shown in percent.
    pub(crate) is_share: bool,
    /// What counts as one.
    pub(crate) unit: u64,
    kind: Kind,
}

enum Kind {
    Turns,
    Decisions,
    /// Points of all seats together.
    Points,
    /// Points of the winners.
    Winner,
    /// What the best score is ahead of the second.
    Lead,
    /// Whether the win was shared.
    Shared,
    /// What the seat at this place in turn order won.
    WinOfPlace(usize),
}

/// What is measured at a table of this size.
pub(crate) fn measures<G: Judgement>(seats: SeatCount) -> Vec<Measure> {
    let n = seats.get();
    let one = |name: &str, is_share, unit, kind| Measure { name: name.to_string(), is_share, unit, kind };
    let mut all = vec![
        one(G::META.turn_noun, false, 1, Kind::Turns),
        one("decisions", false, 1, Kind::Decisions),
        one("points of a seat", false, n as u64, Kind::Points),
    ];
    if n > 1 {
        all.push(one("points of the winner", false, WIN, Kind::Winner));
        all.push(one("lead of the winner", false, 1, Kind::Lead));
        all.push(one("shared wins", true, 1, Kind::Shared));
        all.extend((0..n).map(|place| {
            one(&format!("wins of the {}", ordinal(place + 1)), true, WIN, Kind::WinOfPlace(place))
        }));
    }
    all
}

impl Measure {
    /// Of this game, in parts of the unit; `None` where the game has no such thing.
    pub(crate) fn of(&self, game: &Played) -> Option<i64> {
        let outcome = game.outcome.as_ref()?;
        let n_winners = outcome.winners().count();
        Some(match self.kind {
            Kind::Turns => game.turns.into(),
            Kind::Decisions => game.length.decisions as i64,
            Kind::Points => outcome.scores.iter().map(|(_, score)| i64::from(*score)).sum(),
            Kind::Winner => {
                let sum: i64 = outcome.winners().map(|seat| i64::from(outcome.scores[seat])).sum();
                sum * (WIN / n_winners as u64) as i64
            }
            Kind::Lead => {
                let mut scores = outcome.scores.as_slice().to_vec();
                scores.sort_unstable_by_key(|score| Reverse(*score));
                i64::from(scores[0]) - i64::from(scores[1])
            }
            Kind::Shared => i64::from(n_winners > 1),
            Kind::WinOfPlace(place) => {
                let first = game.first?;
                let seats = outcome.seats();
                let seat = seats.seats().find(|seat| place_in_turn(*seat, first, seats.get()) == place)?;
                if outcome.ranks[seat] == 1 { (WIN / n_winners as u64) as i64 } else { 0 }
            }
        })
    }
}

/// Exact sums of a measure over pairs of games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct PairSums {
    n: u64,
    sums: [i128; 2],
    squares: [i128; 2],
    difference_squares: i128,
}

impl PairSums {
    pub(crate) fn add(&mut self, a: i64, b: i64) {
        self.n += 1;
        for (side, value) in [a, b].into_iter().enumerate() {
            self.sums[side] += i128::from(value);
            self.squares[side] += i128::from(value).pow(2);
        }
        self.difference_squares += i128::from(b - a).pow(2);
    }

    pub(crate) fn merge(&mut self, other: &PairSums) {
        self.n += other.n;
        for side in 0..2 {
            self.sums[side] += other.sums[side];
            self.squares[side] += other.squares[side];
        }
        self.difference_squares += other.difference_squares;
    }

    pub(crate) fn count(&self) -> u64 {
        self.n
    }

    /// The mean of a side.
    pub(crate) fn mean(&self, side: usize) -> f64 {
        self.sums[side] as f64 / self.n.max(1) as f64
    }

    /// The 95 % interval of the mean difference, the second side less the first; `None` for a single pair.
    pub(crate) fn interval(&self) -> Option<Interval> {
        mean_interval(self.n, self.sums[1] - self.sums[0], self.difference_squares)
    }

    /// The standard deviation of a game, both sides together.
    pub(crate) fn spread(&self) -> f64 {
        let variances = [0, 1].map(|side| variance(self.n, self.sums[side], self.squares[side]));
        f64::midpoint(variances[0], variances[1]).sqrt()
    }

    /// How wide that interval would be if the sides had played different deals.
    pub(crate) fn unpaired_width(&self) -> f64 {
        let widths = [0, 1].map(|side| {
            mean_interval(self.n, self.sums[side], self.squares[side]).map_or(0.0, |[low, high]| high - low)
        });
        libm::hypot(widths[0], widths[1])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_that_go_together_have_a_narrow_difference() {
        let mut sums = PairSums::default();
        for i in 0..100 {
            sums.add(i, i + 2 + i % 2);
        }
        let [low, high] = sums.interval().unwrap();
        assert!(low < 2.5 && 2.5 < high && high - low < 0.25, "{low} to {high}");
        assert!(sums.unpaired_width() > 50.0 * (high - low));
        assert!((sums.mean(1) - sums.mean(0) - 2.5).abs() < 1e-12);
    }

    #[test]
    fn merging_is_adding() {
        let pairs = [(3, 4), (-1, 0), (7, 7), (2, -5)];
        let sum = |pairs: &[(i64, i64)]| {
            let mut sums = PairSums::default();
            for (a, b) in pairs {
                sums.add(*a, *b);
            }
            sums
        };
        let mut halves = sum(&pairs[..1]);
        halves.merge(&sum(&pairs[1..]));
        assert_eq!(halves, sum(&pairs));
    }
}
