//! What is said to a beginner: what matters now, and what came of it.

use crate::{Game, Phrase, Seat};

/// What a beginner is told at the table, one sentence at a time. It is made from views and viewed events only, so it cannot
/// tell a secret, and every claim in it is true in the position. Where nothing matters it is silent.
pub trait Coach: Game {
    /// Before `seat` chooses one of `legal`: one sentence on what matters now. `view` is what the seat sees.
    fn say_before(view: &Self::View, seat: Seat, legal: &[Self::Action]) -> Option<Phrase>;

    /// After `seat` has acted: one sentence on what that brought. `events` is what the seat noticed since it acted, its own
    /// step included, and `view` is what it sees now.
    fn say_after(view: &Self::View, seat: Seat, events: &[Self::Event]) -> Option<Phrase>;
}
