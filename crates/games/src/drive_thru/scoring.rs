//! Tips, types and ranks.

use tabletop::{Outcome, PerSeat, Seat};

use super::cards::Heap;
use super::{DriveThru, Recipe};

impl DriveThru {
    /// Tips of a seat so far.
    pub(super) fn tips(&self, seat: Seat) -> i32 {
        let rules = &self.book.rules;
        let tip = |recipe: Recipe| i32::from(rules.tips[recipe.index()]);
        rules.layout.cards(self.served[seat.index()]).map(tip).sum()
    }

    /// Different treat types a seat has served.
    pub(super) fn types(&self, seat: Seat) -> u32 {
        self.treats(self.served[seat.index()]).count_ones()
    }

    /// Whether no recipe of the heap is of this recipe's type; a recipe without a type never is new.
    pub(super) fn is_new_type(&self, served: Heap, recipe: Recipe) -> bool {
        self.book.rules.treats[recipe.index()] & !self.treats(served) != 0
    }

    /// The treat types of a heap, one bit each.
    pub(super) fn treats(&self, heap: Heap) -> u32 {
        let rules = &self.book.rules;
        rules.layout.kinds(heap).fold(0, |types, recipe| types | rules.treats[recipe.index()])
    }
}

/// Most tips, then most types, then shared.
pub(super) fn outcome(game: &DriveThru) -> Outcome {
    let seats = game.book.seats;
    let scores = PerSeat::from_fn(seats, |seat| game.tips(seat));
    let keys = PerSeat::from_fn(seats, |seat| (scores[seat], game.types(seat)));
    Outcome::ranked(scores, &keys)
}
