//! The choice of several seats at once inside the tree: regret matching.
//!
//! Each seat plays an arm the more often, the more it has regretted not playing it (Hart and Mas-Colell, 2000; regrets
//! never fall below zero, as in CFR+). What an arm not taken would have brought is guessed by its average so far, which
//! keeps the guesses right on average and their spread small (Schmid et al., "Variance Reduction in Monte Carlo
//! Counterfactual Regret Minimization", 2019). The average of what was wanted, later answers counting more, tends to a
//! mix that cannot be exploited.

use tabletop::{FastRng, Game, Judgement, Seat, below};

use super::Search;
use super::tree::{Arm, Extra, action_of};

/// Part of the choices that looks around instead of following the regrets.
const LOOKING_AROUND: f32 = 0.15;
/// How strongly the prior is believed at first: as a regret.
const TRUST: f32 = 1.0;

/// How strongly an arm pulls.
fn pull<G: Game>(arm: &Arm<G>, extra: &Extra) -> f32 {
    extra.regret + TRUST * arm.prior
}

impl<G: Judgement> Search<G> {
    /// One of the arms on offer, and how likely it was. `None` if there is none.
    pub(super) fn mix(&mut self, node: u32, rng: &mut FastRng) -> Option<(u32, f32)> {
        if self.open.is_empty() {
            return None;
        }
        let total = self.pulls(node);
        let (arms, extras) = (self.tree.arms(node), self.tree.extras(node));
        let mut left = below(rng, 1 << 24) as f32 / (1 << 24) as f32;
        let mut chosen = (self.open[0], 1.0);
        let even = 1.0 / self.open.len() as f32;
        for &place in &self.open {
            let wanted = pull(&arms[place as usize], &extras[place as usize]) / total;
            let likely = (1.0 - LOOKING_AROUND) * wanted + LOOKING_AROUND * even;
            chosen = (place, likely);
            left -= likely;
            if left < 0.0 {
                break;
            }
        }
        Some(chosen)
    }

    /// The sum of what pulls towards the open arms.
    fn pulls(&self, node: u32) -> f32 {
        let (arms, extras) = (self.tree.arms(node), self.tree.extras(node));
        self.open.iter().map(|place| pull(&arms[*place as usize], &extras[*place as usize])).sum()
    }

    /// Tells the arms of `seat` that `taken`, which was this likely, brought `share`.
    pub(super) fn regret(&mut self, node: u32, taken: u32, seat: Seat, likely: f32, share: f32) {
        self.open.clear();
        let arms = self.tree.arms(node).iter().zip(0..);
        self.open
            .extend(arms.filter(|(arm, _)| action_of(&arm.step, seat).is_some()).map(|(_, place)| place));
        let total = self.pulls(node);
        let arms = self.tree.arms(node);
        let visits: u32 = self.open.iter().map(|place| arms[*place as usize].visits).sum();
        let sum: f32 = self.open.iter().map(|place| arms[*place as usize].value).sum();
        let average = if visits == 0 { share } else { sum / visits as f32 };
        let brought =
            |place: u32, mean: f32| if place == taken { mean + (share - mean) / likely } else { mean };
        let mut expected = 0.0;
        let extras = self.tree.extras(node);
        for &place in &self.open {
            let (arm, extra) = (&arms[place as usize], &extras[place as usize]);
            expected += pull(arm, extra) / total * brought(place, arm.mean(average));
        }
        for &place in &self.open {
            let arm = self.tree.arms(node)[place as usize];
            let extra = &mut self.tree.extras_mut(node)[place as usize];
            extra.wanted += (visits + 1) as f32 * pull(&arm, extra) / total;
            extra.regret = (extra.regret + brought(place, arm.mean(average)) - expected).max(0.0);
        }
    }
}
