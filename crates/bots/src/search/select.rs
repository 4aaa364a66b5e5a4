//! The choice of one seat inside the tree: PUCT over the arms on offer.

use tabletop::{Judgement, Seat, Step};

use super::Search;
use super::tree::ROOT;

/// At most so many actions of a menu are looked at: those the policy likes most.
pub(crate) const BREADTH: usize = 40;
/// How many of them a fresh node looks at, and how many more with the root of its visits.
const FIRST_WIDTH: f32 = 4.0;
const MORE_WIDTH: f32 = 1.5;
/// How much looking around is worth.
const CURIOSITY: f32 = 0.6;
/// Part of the prior that is spread evenly: the policy may be wrong.
const DOUBT: f32 = 0.05;
/// What has not been tried is expected to be worse than the average by this.
const CAUTION: f32 = 0.03;

impl<G: Judgement> Search<G> {
    /// Puts the arms for the `legal` actions of `seat` into `open`, best prior first; adds those that are missing.
    pub(super) fn gather(&mut self, node: u32, state: &G, seat: Seat) {
        self.open.clear();
        let wanted = self.legal.len().min(BREADTH);
        self.tree.find_arms(node, seat, &self.legal, &mut self.open);
        if self.open.len() < wanted && !self.tree.is_full() {
            self.widen(node, state, seat, wanted);
        }
    }

    /// Adds arms for the actions the policy likes most among those that have none, until `wanted` are on offer.
    fn widen(&mut self, node: u32, state: &G, seat: Seat, wanted: usize) {
        self.weights.clear();
        state.policy(seat, &self.legal, &mut self.weights);
        let total: f32 = self.weights.iter().sum();
        let (weights, even) = (&self.weights, 1.0 / wanted as f32);
        self.order.clear();
        self.order.extend(0..self.legal.len() as u32);
        let better = |a: &u32, b: &u32| weights[*b as usize].total_cmp(&weights[*a as usize]).then(a.cmp(b));
        if wanted < self.order.len() {
            self.order.select_nth_unstable_by(wanted, better);
            self.order.truncate(wanted);
        }
        self.order.sort_unstable_by(better);
        for &place in &self.order {
            if self.open.len() >= wanted {
                break;
            }
            let step = Step::Act(seat, self.legal[place as usize]);
            let arms = self.tree.arms(node);
            if self.open.iter().any(|arm| arms[*arm as usize].step == step) {
                continue;
            }
            let liking = if total > 0.0 { weights[place as usize] / total } else { even };
            let prior = (1.0 - DOUBT) * liking + DOUBT * even;
            let more = wanted - self.open.len() - 1;
            self.open.push(self.tree.add_arm(node, step, place as usize, prior, more));
        }
    }

    /// The arm on offer that promises most, counting what is not known yet.
    pub(super) fn select(&mut self, node: u32) -> Option<u32> {
        if let [only] = self.open[..] {
            self.tree.arms_mut(node)[only as usize].offered += 1;
            return Some(only);
        }
        let here = *self.tree.node(node);
        if node == ROOT && self.iterations < self.first {
            let neglected = self.neglected();
            if neglected.is_some() {
                return neglected;
            }
        }
        let arms = self.tree.arms_mut(node);
        let width = FIRST_WIDTH + MORE_WIDTH * (here.visits as f32).sqrt();
        let average = if here.visits == 0 { 0.5 } else { here.value / here.visits as f32 };
        let mut best = None;
        let mut most = f32::NEG_INFINITY;
        for &index in self.open.iter().take(width as usize) {
            let arm = &mut arms[index as usize];
            arm.offered += 1;
            let looked = (arm.offered as f32).sqrt() / (1 + arm.visits) as f32;
            let score = arm.mean(average - CAUTION) + CURIOSITY * arm.prior * looked;
            if score > most {
                (best, most) = (Some(index), score);
            }
        }
        best
    }

    /// The first arm on offer at the root that was not tried as often as everything there is to be tried.
    fn neglected(&mut self) -> Option<u32> {
        let arms = self.tree.arms_mut(ROOT);
        let place = self.open.iter().copied().find(|place| arms[*place as usize].visits < self.each)?;
        arms[place as usize].offered += 1;
        Some(place)
    }
}
