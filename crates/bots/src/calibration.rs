//! What a claimed share of the win is worth.
//!
//! A search is too sure of itself: it takes the best of many noisy averages, and its quick games are played by others than
//! the game will be. So a share that is told to somebody is put right first, by what came of such claims when medium players
//! played on. The line is straight in log odds: it keeps the order, leaves certainties as they are and changes no choice.

use tabletop::{Judgement, SeatCount};

/// The share of the win that is to be believed when a search claims this one.
pub fn believed<G: Judgement>(seats: SeatCount, claimed: f32) -> f32 {
    let (shift, slope) = G::CALIBRATION[usize::from(seats.get() > 2)];
    if claimed <= 0.0 || claimed >= 1.0 {
        return claimed.clamp(0.0, 1.0);
    }
    let odds = shift + slope * libm::logf(claimed / (1.0 - claimed));
    1.0 / (1.0 + libm::expf(-odds))
}
