//! Guessing who will win, from a few numbers a game finds telling.
//!
//! Each seat's numbers are weighed and added up; the seats' shares of the win are in proportion to the exponentials of
//! their sums (a conditional logit). The weights are found from self-play, not by hand: `cargo xtask tune`.

use crate::{Judgement, PerSeat};

/// Most numbers a game may look at.
pub const MAX_FEATURES: usize = 32;

/// The numbers of one seat, in the order of [`Judgement::FEATURES`].
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Features {
    len: usize,
    values: [f32; MAX_FEATURES],
}

impl Features {
    /// Appends the next number.
    ///
    /// # Panics
    /// After [`MAX_FEATURES`] numbers.
    #[inline]
    pub fn push(&mut self, value: f32) {
        self.values[self.len] = value;
        self.len += 1;
    }

    /// The numbers so far.
    pub fn as_slice(&self) -> &[f32] {
        &self.values[..self.len]
    }

    /// The weighed sum.
    #[inline]
    pub fn weigh(&self, weights: &[f32]) -> f32 {
        debug_assert_eq!(self.len, weights.len(), "one weight for each feature");
        self.as_slice().iter().zip(weights).map(|(value, weight)| value * weight).sum()
    }
}

/// Each seat's share of the win by the tuned weights; even shares where a game names no features. This is what
/// [`Judgement::estimate`] does by default.
pub fn estimate_by_features<G: Judgement>(game: &G) -> PerSeat<f32> {
    let seats = game.book().seats;
    if let Some(outcome) = game.outcome() {
        return PerSeat::from_fn(seats, |seat| outcome.win_share(seat) as f32);
    }
    let weights = G::weights(game.book());
    let mut sums = PerSeat::from_fn(seats, |seat| {
        let mut features = Features::default();
        game.features(seat, &mut features);
        features.weigh(weights)
    });
    softmax(&mut sums);
    sums
}

/// Turns sums into shares of 1.
fn softmax(sums: &mut PerSeat<f32>) {
    let top = sums.as_slice().iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut total = 0.0;
    for seat in sums.seats().seats() {
        sums[seat] = libm::expf(sums[seat] - top);
        total += sums[seat];
    }
    for seat in sums.seats().seats() {
        sums[seat] /= total;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Seat, SeatCount};

    #[test]
    fn shares_add_up_to_one_and_follow_the_sums() {
        let seats = SeatCount::new(3).unwrap();
        let mut sums = PerSeat::from_fn(seats, |seat| [900.0, 901.0, 899.0][seat.index()]);
        softmax(&mut sums);
        let e = std::f32::consts::E;
        assert!((sums.as_slice().iter().sum::<f32>() - 1.0).abs() < 1e-6, "{sums:?}");
        assert!((sums[Seat::new(1)] / sums[Seat::new(0)] - e).abs() < 1e-3, "{sums:?}");
    }

    #[test]
    fn features_are_weighed() {
        let mut features = Features::default();
        features.push(2.0);
        features.push(-1.0);
        assert!((features.weigh(&[0.5, 3.0]) + 2.0).abs() < 1e-6);
    }
}
