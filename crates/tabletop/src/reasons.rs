//! Why a hint is a good one.

use crate::{Comparison, Game, Phrase, Seat};

/// What there is to say for a choice.
pub trait Reasons: Game {
    /// One sentence why the best choice of `seat` is better than the next best: `A second Jelly Filled is worth 5 points to
    /// you.` It speaks for the choice, and every claim in it is true in this position or certain in the games that were
    /// compared; where there is no such thing to say, as always by default, `None`. It is asked of a state sampled from the
    /// seat's view, and looks at nothing that the seat does not know.
    fn say_why(&self, seat: Seat, found: &Comparison<Self::Action>) -> Option<Phrase> {
        let _ = (seat, found);
        None
    }
}
