//! The choice of several seats at once inside the tree: regret matching.
//!
//! Each seat plays an arm the more often, the more it has regretted not playing it (Hart and Mas-Colell, 2000; regrets
//! never fall below zero, as in CFR+). What an arm not taken would have brought is guessed by its average so far, which
//! keeps the guesses right on average and their spread small (Schmid et al., "Variance Reduction in Monte Carlo
//! Counterfactual Regret Minimization", 2019). The average of what was wanted, later answers counting more, tends to a
//! mix that cannot be exploited.

use tabletop::{FastRng, Judgement, Seat, below};

use super::Search;
use super::tree::action_of;

/// Part of the choices that looks around instead of following the regrets.
const LOOKING_AROUND: f32 = 0.15;
/// How strongly the prior is believed at first: as a regret.
const TRUST: f32 = 1.0;

impl<G: Judgement> Search<G> {
    /// One of the arms on offer, and how likely it was. `None` if there is none.
    pub(super) fn mix(&mut self, rng: &mut FastRng) -> Option<(u32, f32)> {
        if self.open.is_empty() {
            return None;
        }
        let total = self.pull();
        let mut left = below(rng, 1 << 24) as f32 / (1 << 24) as f32;
        let mut chosen = (self.open[0], 1.0);
        let even = 1.0 / self.open.len() as f32;
        for &index in &self.open {
            let arm = self.tree.arm(index);
            let wanted = (arm.regret + TRUST * arm.prior) / total;
            let likely = (1.0 - LOOKING_AROUND) * wanted + LOOKING_AROUND * even;
            chosen = (index, likely);
            left -= likely;
            if left < 0.0 {
                break;
            }
        }
        Some(chosen)
    }

    /// The sum of what pulls towards the open arms.
    fn pull(&self) -> f32 {
        self.open.iter().map(|index| self.tree.arm(*index)).map(|arm| arm.regret + TRUST * arm.prior).sum()
    }

    /// Tells the arms of `seat` that `taken`, which was this likely, brought `share`.
    pub(super) fn regret(&mut self, node: u32, taken: u32, seat: Seat, likely: f32, share: f32) {
        self.open.clear();
        let of_seat = self.tree.arms(node).filter(|(_, arm)| action_of(&arm.step, seat).is_some());
        self.open.extend(of_seat.map(|(index, _)| index));
        let total = self.pull();
        let visits: u32 = self.open.iter().map(|index| self.tree.arm(*index).visits).sum();
        let sum: f32 = self.open.iter().map(|index| self.tree.arm(*index).value).sum();
        let average = if visits == 0 { share } else { sum / visits as f32 };
        let brought =
            |index: u32, mean: f32| if index == taken { mean + (share - mean) / likely } else { mean };
        let mut expected = 0.0;
        for &index in &self.open {
            let arm = self.tree.arm(index);
            expected += (arm.regret + TRUST * arm.prior) / total * brought(index, arm.mean(average));
        }
        for i in 0..self.open.len() {
            let index = self.open[i];
            let arm = self.tree.arm_mut(index);
            arm.wanted += (visits + 1) as f32 * (arm.regret + TRUST * arm.prior) / total;
            arm.regret = (arm.regret + brought(index, arm.mean(average)) - expected).max(0.0);
        }
    }
}
