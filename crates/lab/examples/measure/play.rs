//! A game from its first step to its last.

use catalog::Listed;
use tabletop::{FastRng, MAX_SEATS, Seat, Step, Turn};

/// Plays a game to its end. `choose` meets every decision, in the order of the seats where several are asked at once; none
/// of them sees what the others chose.
pub(crate) fn play<G: Listed>(
    state: &mut G,
    rng: &mut FastRng,
    mut choose: impl FnMut(&G, Seat, &mut FastRng) -> G::Action,
) {
    let mut outcomes = Vec::new();
    loop {
        match state.turn() {
            Turn::Over => return,
            Turn::Chance => {
                let outcome = state.sample_chance(&mut outcomes, rng);
                state.apply_unchecked(Step::Chance(outcome));
            }
            Turn::Act(due) => {
                let mut answers = [None; MAX_SEATS];
                for seat in due.iter() {
                    answers[seat.index()] = Some(choose(state, seat, rng));
                }
                for seat in due.iter() {
                    if let Some(action) = answers[seat.index()] {
                        state.apply_unchecked(Step::Act(seat, action));
                    }
                }
            }
        }
    }
}
