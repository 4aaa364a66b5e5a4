//! Sums that are exact whatever order they are made in, and what can be said from them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// A 95 % confidence interval: low and high.
pub type Interval = [f64; 2];

/// The standard normal point with 2.5 % of the probability above it.
const Z: f64 = 1.959_963_984_540_054;

/// Wilson's interval for a share of which `hits` in `tries` were seen. Good for few tries and for shares near 0 and 1.
pub(crate) fn wilson(hits: u64, tries: u64) -> Interval {
    if tries == 0 {
        return [0.0, 1.0];
    }
    let n = tries as f64;
    let share = hits as f64 / n;
    let shrink = 1.0 + Z * Z / n;
    let centre = (share + Z * Z / (2.0 * n)) / shrink;
    let half = Z / shrink * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    // At the ends the formula gives 0 and 1 but for rounding.
    let low = if hits == 0 { 0.0 } else { centre - half };
    let high = if hits == tries { 1.0 } else { centre + half };
    [low, high]
}

/// Sample variance from exact sums.
pub(crate) fn variance(n: u64, sum: i128, squares: i128) -> f64 {
    if n < 2 {
        return 0.0;
    }
    let n = i128::from(n);
    (n * squares - sum * sum) as f64 / (n * (n - 1)) as f64
}

/// The normal 95 % interval for the mean of numbers with this sum and these squares; none for fewer than two.
pub(crate) fn mean_interval(n: u64, sum: i128, squares: i128) -> Option<Interval> {
    if n < 2 {
        return None;
    }
    let mean = sum as f64 / n as f64;
    let half = Z * (variance(n, sum, squares) / n as f64).sqrt();
    Some([mean - half, mean + half])
}

/// A normal 95 % interval, made so wide that of `n` such intervals all together hold what they should 95 times of 100
/// (Bonferroni).
pub(crate) fn widened([low, high]: Interval, n: usize) -> Interval {
    let (middle, half) = (f64::midpoint(low, high), (high - low) / 2.0);
    let half = half * z(0.05 / n.max(1) as f64) / Z;
    [middle - half, middle + half]
}

/// The standard normal point that is left on both sides with this probability together, found by halving.
fn z(both_sides: f64) -> f64 {
    const HALVINGS: usize = 60;
    let (mut low, mut high) = (0.0, 40.0);
    for _ in 0..HALVINGS {
        let middle = f64::midpoint(low, high);
        if libm::erfc(middle / std::f64::consts::SQRT_2) > both_sides { low = middle } else { high = middle }
    }
    low
}

/// How often each whole number was seen.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Histogram(BTreeMap<i64, u64>);

impl Histogram {
    pub(crate) fn add(&mut self, value: i64) {
        *self.0.entry(value).or_default() += 1;
    }

    pub(crate) fn merge(&mut self, other: &Histogram) {
        for (value, count) in &other.0 {
            *self.0.entry(*value).or_default() += count;
        }
    }

    /// Each number with how often it was seen, in ascending order.
    pub fn iter(&self) -> impl Iterator<Item = (i64, u64)> {
        self.0.iter().map(|(value, count)| (*value, *count))
    }

    /// How many numbers were seen.
    pub fn count(&self) -> u64 {
        self.0.values().sum()
    }

    /// The smallest number seen; 0 if there was none.
    pub fn min(&self) -> i64 {
        self.0.keys().next().copied().unwrap_or(0)
    }

    /// The largest number seen; 0 if there was none.
    pub fn max(&self) -> i64 {
        self.0.keys().next_back().copied().unwrap_or(0)
    }

    /// The average; 0 if there was none.
    pub fn mean(&self) -> f64 {
        self.sum() as f64 / self.count().max(1) as f64
    }

    /// The standard deviation, estimated from this sample; 0 if it has fewer than two numbers.
    pub fn sd(&self) -> f64 {
        variance(self.count(), self.sum(), self.squares()).sqrt()
    }

    /// The 95 % confidence interval of the mean; `None` for fewer than two numbers.
    pub fn mean_interval(&self) -> Option<Interval> {
        mean_interval(self.count(), self.sum(), self.squares())
    }

    /// The smallest number that this part of all is not above; 0 if there was none.
    pub fn quantile(&self, part: f64) -> i64 {
        let wanted = (self.count() as f64 * part).ceil() as u64;
        let mut so_far = 0;
        let found = self.iter().find(|(_, count)| {
            so_far += count;
            so_far >= wanted
        });
        found.map_or(0, |(value, _)| value)
    }

    fn squares(&self) -> i128 {
        self.iter().map(|(value, count)| i128::from(value).pow(2) * i128::from(count)).sum()
    }

    fn sum(&self) -> i128 {
        self.iter().map(|(value, count)| i128::from(value) * i128::from(count)).sum()
    }
}

/// Parts a win can be split into without a rest: six seats or fewer may share it.
pub(crate) const WIN: u64 = 60;

/// Shares of a whole, counted in integers: how much of the wins somebody got.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Shares {
    /// What counts as a share of 1.
    whole: u64,
    n: u64,
    sum: u64,
    squares: u64,
}

impl Shares {
    /// No shares yet; a share of 1 is counted as `whole`.
    pub(crate) fn of(whole: u64) -> Self {
        Shares { whole, n: 0, sum: 0, squares: 0 }
    }

    /// Adds one share, not above the whole.
    pub(crate) fn add(&mut self, part: u64) {
        self.n += 1;
        self.sum += part;
        self.squares += part * part;
    }

    pub(crate) fn merge(&mut self, other: &Shares) {
        debug_assert_eq!(self.whole, other.whole, "shares of different wholes cannot be added");
        self.n += other.n;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    pub(crate) fn count(&self) -> u64 {
        self.n
    }

    /// What counts as a share of 1.
    pub(crate) fn whole(&self) -> u64 {
        self.whole
    }

    /// The average share.
    pub(crate) fn mean(&self) -> f64 {
        self.sum as f64 / (self.n.max(1) * self.whole) as f64
    }

    /// Wilson's interval if every share was all or nothing, otherwise the normal one with the variance of this sample.
    pub(crate) fn interval(&self) -> Interval {
        let all_or_nothing = self.squares == self.sum * self.whole;
        if all_or_nothing {
            return wilson(self.sum / self.whole, self.n);
        }
        if self.n < 2 {
            return [0.0, 1.0];
        }
        let sd = variance(self.n, self.sum.into(), self.squares.into()).sqrt() / self.whole as f64;
        let half = Z * sd / (self.n as f64).sqrt();
        [(self.mean() - half).max(0.0), (self.mean() + half).min(1.0)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn assert_close(found: Interval, expected: Interval) {
        let near = |i: usize| (found[i] - expected[i]).abs() < 5e-5;
        assert!(near(0) && near(1), "{found:?} is not {expected:?}");
    }

    #[test]
    fn wilson_gives_the_published_values() {
        // Newcombe 1998, table I, method 3: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
        assert_close(wilson(81, 263), [0.2553, 0.3662]);
        assert_close(wilson(15, 148), [0.0624, 0.1605]);
        assert_close(wilson(0, 20), [0.0, 0.1611]);
        assert_close(wilson(1, 29), [0.0061, 0.1718]);
    }

    #[test]
    fn wilson_is_symmetric_and_stays_within_bounds() {
        let [low, high] = wilson(20, 20);
        assert_close([1.0 - high, 1.0 - low], wilson(0, 20));
        assert_close(wilson(0, 0), [0.0, 1.0]);
    }

    #[test]
    fn more_intervals_are_wider() {
        let [low, high] = widened([-1.0, 1.0], 1);
        assert!((high - 1.0).abs() < 1e-9 && (low + 1.0).abs() < 1e-9, "{low} to {high}");
        // The normal point for 0.5 % is 2.807.
        assert!((widened([-1.0, 1.0], 10)[1] - 2.807 / 1.960).abs() < 1e-3);
    }

    #[test]
    fn moments_are_those_of_the_numbers() {
        let mut seen = Histogram::default();
        for value in [2, 4, 4, 4, 5, 5, 7, 9] {
            seen.add(value);
        }
        assert_eq!((seen.count(), seen.min(), seen.max()), (8, 2, 9));
        assert!((seen.mean() - 5.0).abs() < 1e-12);
        assert!((seen.sd() - (32.0f64 / 7.0).sqrt()).abs() < 1e-12);
    }

    #[test]
    fn large_numbers_close_together_keep_their_deviation() {
        let mut seen = Histogram::default();
        (0..3).for_each(|i| seen.add(1_000_000_000_000 + i));
        assert!((seen.sd() - 1.0).abs() < 1e-12, "{}", seen.sd());
    }

    #[test]
    fn merging_is_adding() {
        let (mut all, mut one, mut other) =
            (Histogram::default(), Histogram::default(), Histogram::default());
        for (i, value) in [3, -1, 3, 8, 0, -1].into_iter().enumerate() {
            all.add(value);
            if i % 2 == 0 { one.add(value) } else { other.add(value) }
        }
        one.merge(&other);
        assert_eq!(one, all);
    }

    #[test]
    fn undivided_wins_are_judged_by_wilson() {
        let mut wins = Shares::of(WIN);
        (0..263).for_each(|i| wins.add(if i < 81 { WIN } else { 0 }));
        assert!((wins.mean() - 81.0 / 263.0).abs() < 1e-12);
        assert_close(wins.interval(), [0.2553, 0.3662]);
    }

    #[test]
    fn divided_wins_are_judged_by_their_own_variance() {
        // Half a win every time: no doubt is left. A naive share of 50 in 100 would say 40 to 60 %.
        let mut halves = Shares::of(WIN);
        (0..100).for_each(|_| halves.add(WIN / 2));
        assert_close(halves.interval(), [0.5, 0.5]);
        // 0, 1/2, 1 in turn: variance 1/6, so the mean of 600 is off by less than 1.96 / sqrt(3600) of 1.
        let mut mixed = Shares::of(WIN);
        (0..600).for_each(|i| mixed.add(i % 3 * WIN / 2));
        assert_close(mixed.interval(), [0.5 - 0.03269, 0.5 + 0.03269]);
    }

    #[test]
    fn one_shared_game_says_nothing() {
        let mut once = Shares::of(WIN);
        once.add(WIN / 3);
        assert_close(once.interval(), [0.0, 1.0]);
    }
}
