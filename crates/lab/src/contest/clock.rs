//! How long bots think, in little space.

use std::time::Duration;

/// Steps of the scale between a time and its double.
const STEPS: u64 = 8;
/// Enough for 2^40 ns, eighteen minutes; what takes longer counts as that in the distribution.
const SLOTS: usize = 41 * STEPS as usize;

/// Thinking times: how many there are, their sum, their longest, and how many fall into each slot of a scale whose steps
/// grow by a twelfth.
#[derive(Clone, Debug)]
pub(super) struct ThinkingTimes {
    count: u64,
    total_ns: u64,
    max_ns: u64,
    slots: Vec<u64>,
}

impl Default for ThinkingTimes {
    fn default() -> Self {
        ThinkingTimes { count: 0, total_ns: 0, max_ns: 0, slots: vec![0; SLOTS] }
    }
}

impl ThinkingTimes {
    pub(super) fn add(&mut self, time: Duration) {
        let ns = u64::try_from(time.as_nanos()).unwrap_or(u64::MAX);
        self.count += 1;
        self.total_ns = self.total_ns.saturating_add(ns);
        self.max_ns = self.max_ns.max(ns);
        self.slots[slot(ns)] += 1;
    }

    pub(super) fn merge(&mut self, other: &ThinkingTimes) {
        self.count += other.count;
        self.total_ns = self.total_ns.saturating_add(other.total_ns);
        self.max_ns = self.max_ns.max(other.max_ns);
        for (mine, theirs) in self.slots.iter_mut().zip(&other.slots) {
            *mine += theirs;
        }
    }

    pub(super) fn count(&self) -> u64 {
        self.count
    }

    pub(super) fn mean_ms(&self) -> f64 {
        self.total_ns as f64 / self.count.max(1) as f64 / 1e6
    }

    pub(super) fn max_ms(&self) -> f64 {
        self.max_ns as f64 / 1e6
    }

    /// The time that all but one in a hundred decisions stayed below, to within a step of the scale.
    pub(super) fn p99_ms(&self) -> f64 {
        let rank = (self.count * 99).div_ceil(100);
        let mut below = 0;
        let found = self.slots.iter().position(|n| {
            below += n;
            below >= rank
        });
        found.map_or(0.0, |slot| (end_of(slot) as f64 / 1e6).min(self.max_ms()))
    }
}

/// The slot of a time: its highest bit, and the three bits below.
fn slot(ns: u64) -> usize {
    if ns < STEPS {
        return ns as usize;
    }
    let doublings = u64::from(ns.ilog2() - STEPS.ilog2());
    (((doublings + 1) * STEPS + (ns >> doublings) - STEPS) as usize).min(SLOTS - 1)
}

/// The first time beyond a slot.
fn end_of(slot: usize) -> u64 {
    let next = slot as u64 + 1;
    if next < STEPS { next } else { (STEPS + next % STEPS) << (next / STEPS - 1) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_time_lies_in_its_slot() {
        for ns in (0..5000).chain([1 << 20, (1 << 20) - 1, 999_999_999, 1 << 39]) {
            let slot = slot(ns);
            assert!(ns < end_of(slot), "{ns}");
            assert!(slot == 0 || ns >= end_of(slot - 1), "{ns}");
            assert!(ns < 64 || end_of(slot) as f64 / (ns as f64) < 1.13, "{ns}");
        }
        assert_eq!(slot(u64::MAX), SLOTS - 1);
    }

    #[test]
    fn the_slow_ones_are_told() {
        let (mut times, mut more) = (ThinkingTimes::default(), ThinkingTimes::default());
        (0..980).for_each(|_| times.add(Duration::from_millis(2)));
        (0..20).for_each(|_| more.add(Duration::from_millis(100)));
        times.merge(&more);
        assert_eq!(times.count(), 1000);
        assert!((times.mean_ms() - 3.96).abs() < 1e-9 && (times.max_ms() - 100.0).abs() < 1e-9);
        assert!((100.0..113.0).contains(&times.p99_ms()), "{}", times.p99_ms());
        assert!((ThinkingTimes::default().p99_ms()).abs() < 1e-12);
    }
}
