//! What shares seen in blocks say about the true share, however often one looks.
//!
//! Who looks after every block and stops as soon as an ordinary 95 % interval leaves out the even share will stop some
//! day, whatever the truth is. So the rule here is a test that may be looked at always. To doubt that the true share is
//! `m`, bet against it: stake a fixed part of your wealth on the next block's share being above `m` (or below). If `m` is
//! true, no bet gains on average, and by Ville's inequality the wealth ever reaches twenty times its start with a
//! probability of at most one in twenty. The wealth is split evenly among stakes of different boldness on both sides (a
//! discrete mixture in the sense of Robbins). Shares need only lie between 0 and 1: no normal law, no variance to
//! estimate, no smallest number of games. The shares that are not doubted form an interval, a confidence sequence. See
//! I. Waudby-Smith and A. Ramdas, "Estimating means of bounded random variables by betting", JRSS B 86 (2024).

use std::collections::BTreeMap;

use crate::Interval;
use crate::stats::Shares;

/// The chance to doubt something true, at any time.
const ALPHA: f64 = 0.05;
/// The boldest stake, as a part of the most that can be staked without ruin.
const BOLDEST: f64 = 0.9;
/// Each stake is half as bold as the one before.
const N_STAKES: i32 = 8;

/// The shares of blocks seen so far.
#[derive(Clone, Debug)]
pub(super) struct Evidence {
    /// What counts as a share of 1.
    whole: u64,
    /// The stakes are fixed, so it matters how often each share was seen, not when.
    seen: BTreeMap<u64, u64>,
    sums: Shares,
}

impl Evidence {
    pub(super) fn new(whole: u64) -> Self {
        Evidence { whole, seen: BTreeMap::new(), sums: Shares::of(whole) }
    }

    /// Adds the share of a block.
    pub(super) fn add(&mut self, part: u64) {
        *self.seen.entry(part).or_default() += 1;
        self.sums.add(part);
    }

    pub(super) fn mean(&self) -> f64 {
        self.sums.mean()
    }

    /// The ordinary 95 % interval, for those who look once.
    pub(super) fn interval(&self) -> Interval {
        self.sums.interval()
    }

    /// Whether it is clear that the true share is not this one.
    pub(super) fn is_against(&self, share: f64) -> bool {
        self.log_wealth(share) >= -libm::log(ALPHA)
    }

    /// The 95 % interval for those who look after every block. The logarithm of the wealth is convex in the share that
    /// is doubted and not above 0 at the mean, so each end is found by halving.
    pub(super) fn interval_at_any_time(&self) -> Interval {
        const HALVINGS: usize = 40;
        const EDGE: f64 = 1e-9;
        let end = |outermost: f64| {
            if !self.is_against(outermost) {
                return outermost.round();
            }
            let (mut doubted, mut possible) = (outermost, self.mean());
            for _ in 0..HALVINGS {
                let middle = f64::midpoint(doubted, possible);
                if self.is_against(middle) { doubted = middle } else { possible = middle }
            }
            possible
        };
        [end(EDGE), end(1.0 - EDGE)]
    }

    /// The logarithm of what betting against this share, strictly between 0 and 1, has made of a wealth of 1.
    fn log_wealth(&self, share: f64) -> f64 {
        let stakes = (0..N_STAKES).map(|i| BOLDEST / f64::from(1 << i));
        let bets = stakes.flat_map(|stake| [stake / share, -stake / (1.0 - share)]);
        let logs: Vec<f64> = bets
            .map(|bet| {
                let gain = |part: u64| libm::log1p(bet * (part as f64 / self.whole as f64 - share));
                self.seen.iter().map(|(part, count)| gain(*part) * *count as f64).sum()
            })
            .collect();
        let top = logs.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let total: f64 = logs.iter().map(|log| libm::exp(log - top)).sum();
        top + libm::log(total / logs.len() as f64)
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{FastRng, below, fast_rng};

    use super::*;

    /// After how many of at most `n` blocks it is clear that the share is not `even`.
    fn stops(even: f64, n: usize, rng: &mut FastRng, draw: fn(&mut FastRng) -> u64) -> Option<usize> {
        let mut evidence = Evidence::new(60);
        (1..=n).find(|_| {
            evidence.add(draw(rng));
            evidence.is_against(even)
        })
    }

    fn wrong_stops(even: f64, draw: fn(&mut FastRng) -> u64) -> usize {
        (0..500).filter(|run| stops(even, 300, &mut fast_rng(3, *run), draw).is_some()).count()
    }

    #[test]
    fn what_is_fair_is_seldom_called_unfair_however_often_one_looks() {
        // All or nothing at an even table, one win in four, and blocks of small differences.
        let coin = wrong_stops(0.5, |rng| 60 * u64::from(below(rng, 2)));
        let quarter = wrong_stops(0.25, |rng| if below(rng, 4) == 0 { 60 } else { 0 });
        let small = wrong_stops(0.5, |rng| 29 + u64::from(below(rng, 3)));
        for wrong in [coin, quarter, small] {
            assert!(wrong <= 25, "{coin}, {quarter} and {small} of 500 runs stopped wrongly");
        }
        // An ordinary interval, looked at after every block, would be wrong far more often.
        let impatient = (0..500u64).filter(|run| {
            let (mut evidence, mut rng) = (Evidence::new(60), fast_rng(3, *run));
            (1..=300).any(|n| {
                evidence.add(60 * u64::from(below(&mut rng, 2)));
                let [low, high] = evidence.interval();
                n >= 10 && !(low..=high).contains(&0.5)
            })
        });
        assert!(impatient.count() > 100);
    }

    #[test]
    fn what_is_unfair_is_soon_told() {
        let mut total = 0;
        for run in 0..200 {
            let draw = |rng: &mut FastRng| if below(rng, 100) < 70 { 60 } else { 0 };
            total += stops(0.5, 2000, &mut fast_rng(5, run), draw).expect("70 % is found");
        }
        assert!((30..110).contains(&(total / 200)), "{} blocks on average", total / 200);
    }

    #[test]
    fn the_interval_holds_what_is_not_doubted() {
        let mut evidence = Evidence::new(60);
        for i in 0..300u64 {
            evidence.add([0, 60, 60, 30][i as usize % 4]);
        }
        let [low, high] = evidence.interval_at_any_time();
        let [plain_low, plain_high] = evidence.interval();
        assert!(low < plain_low && plain_high < high && high - low < 0.25, "{low} to {high}");
        for (share, doubted) in
            [(low - 1e-6, true), (low + 1e-6, false), (high - 1e-6, false), (high + 1e-6, true)]
        {
            assert_eq!(evidence.is_against(share), doubted, "{share}");
        }
    }

    #[test]
    fn few_blocks_leave_much_open() {
        let mut evidence = Evidence::new(60);
        let [low, high] = evidence.interval_at_any_time();
        assert!(low.abs() < 1e-12 && (high - 1.0).abs() < 1e-12, "{low} to {high}");
        evidence.add(60);
        let [low, high] = evidence.interval_at_any_time();
        assert!(low < 0.05 && (high - 1.0).abs() < 1e-12, "{low} to {high}");
        (0..200).for_each(|_| evidence.add(60));
        let [low, high] = evidence.interval_at_any_time();
        assert!(low > 0.95 && (high - 1.0).abs() < 1e-12, "{low} to {high}");
    }
}
