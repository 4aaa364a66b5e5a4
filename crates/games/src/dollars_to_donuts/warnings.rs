//! Choices that cost something and cannot be taken back.

use tabletop::{Arg, Phrase, Warnings, say};

use super::board::{STRIP, squares};
use super::view::View;
use super::{Action, DollarsToDonuts, Offer, Placement, WORDS};

impl Warnings for DollarsToDonuts {
    /// Squares that no strip can reach any more: only a dollar tile each can fill them.
    fn say_warning(view: &View, action: Action, _: &Offer) -> Option<Phrase> {
        let Action::Lay(placement) = action else { return None };
        let cut_off: Vec<String> =
            squares(view.game.cut_off(placement)).map(|square| square.to_string()).collect();
        (!cut_off.is_empty())
            .then(|| say!(WORDS, "warn-cut-off", n: cut_off.len(), squares: Arg::all(cut_off)))
    }
}

impl DollarsToDonuts {
    /// The empty squares that a strip can reach now, and not once this one lies.
    fn cut_off(&self, placement: Placement) -> u64 {
        let empty = self.empty(self.to_move);
        let after = placement.squares().fold(empty, |left, square| left & !square.bit());
        self.reachable(empty) & after & !self.reachable(after)
    }

    /// Of these empty squares those that a strip can cover.
    fn reachable(&self, empty: u64) -> u64 {
        const STEPS: [u32; 2] = [1, 8];
        let mut reached = 0;
        for (axis, step) in STEPS.into_iter().enumerate() {
            for on_mat in 1..=u32::from(STRIP) {
                let starts = self.book.rules.starts[axis][on_mat as usize - 1];
                let fits = (0..on_mat).fold(starts, |fits, n| fits & empty >> (n * step));
                reached |= (0..on_mat).fold(0, |all, n| all | fits << (n * step));
            }
        }
        reached
    }
}
