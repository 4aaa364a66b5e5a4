//! What a claimed share of the win is worth.
//!
//! A search is too sure of itself: it takes the best of many noisy averages, and its quick games are played by others than
//! the game will be. So a share that is told to somebody is put right first, by what came of such claims when medium players
//! played on. The line is straight in log odds: it keeps the order, leaves certainties as they are and changes no choice.

use tabletop::{Judgement, SeatCount};

/// The share of the win that is to be believed when a search claims this one.
pub fn believed<G: Judgement>(seats: SeatCount, claimed: f32) -> f32 {
    corrected(G::CALIBRATION[usize::from(seats.get() > 2)], claimed)
}

fn corrected((shift, slope): (f32, f32), claimed: f32) -> f32 {
    if claimed <= 0.0 || claimed >= 1.0 {
        return claimed.clamp(0.0, 1.0);
    }
    let odds = shift + slope * libm::logf(claimed / (1.0 - claimed));
    1.0 / (1.0 + libm::expf(-odds))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHARES: [f32; 7] = [0.0, 0.02, 0.3, 0.5, 0.55, 0.9, 1.0];

    #[test]
    fn without_a_correction_a_claim_stays_as_it_is() {
        for share in SHARES {
            assert!((corrected((0.0, 1.0), share) - share).abs() < 1e-5, "{share}");
        }
    }

    #[test]
    fn a_correction_keeps_the_order_and_the_certainties() {
        let believed = SHARES.map(|share| corrected((-0.2, 0.8), share));
        assert!(believed.is_sorted_by(|a, b| a < b), "{believed:?}");
        assert_eq!((believed[0], believed[6]), (0.0, 1.0));
        // Log odds of -0.2 are a share of 45.0 %.
        assert!((believed[3] - 0.450_2).abs() < 1e-4, "{believed:?}");
    }
}
