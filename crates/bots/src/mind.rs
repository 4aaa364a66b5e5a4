//! How a bot chooses.

use tabletop::{FastRng, Game, Seat, below, pick_weighted};

use crate::Bot;

/// Scratch space of one player, reused from decision to decision.
#[derive(Debug)]
pub struct Mind<G: Game> {
    legal: Vec<G::Action>,
    weights: Vec<f32>,
}

impl<G: Game> Default for Mind<G> {
    fn default() -> Self {
        Mind { legal: Vec::new(), weights: Vec::new() }
    }
}

impl<G: Game> Mind<G> {
    /// A player who has not thought yet.
    pub fn new() -> Self {
        Mind::default()
    }

    /// What `bot` at `seat` chooses. It sees `view` and nothing else.
    ///
    /// # Panics
    /// If `seat` is not asked for an action in this view.
    pub fn choose(&mut self, bot: Bot, view: &G::View, seat: Seat, rng: &mut FastRng) -> G::Action {
        let state = self.imagine(view, seat, rng);
        assert!(!self.legal.is_empty(), "seat {seat} is not asked for an action");
        let liked = match bot {
            Bot::Random => None,
            Bot::Greedy => {
                self.judge(&state, seat);
                pick_weighted(&self.weights, rng)
            }
        };
        // A policy that likes nothing leaves all actions alike.
        let chosen = liked.unwrap_or_else(|| below(rng, self.legal.len() as u32) as usize);
        self.legal[chosen]
    }

    /// How greedy weighs each action: the action and its share of 1, best first. For hints. Empty if `seat` is not
    /// asked for an action in this view.
    pub fn weigh(&mut self, view: &G::View, seat: Seat, rng: &mut FastRng) -> Vec<(G::Action, f32)> {
        let state = self.imagine(view, seat, rng);
        self.judge(&state, seat);
        let liking = |weight: f32| f64::from(weight.max(0.0));
        let total: f64 = self.weights.iter().copied().map(liking).sum();
        let even = 1.0 / self.legal.len() as f32;
        let share = |weight| if total > 0.0 { (liking(weight) / total) as f32 } else { even };
        let weighed = self.legal.iter().zip(&self.weights);
        let mut shares: Vec<_> = weighed.map(|(&action, &weight)| (action, share(weight))).collect();
        shares.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        shares
    }

    /// A state the view allows, with the seat's legal actions there. Which one does not matter for the list: it
    /// depends only on what the seat knows, and that is the same in all of them.
    fn imagine(&mut self, view: &G::View, seat: Seat, rng: &mut FastRng) -> G {
        let state = G::determinize(view, rng);
        self.legal.clear();
        state.legal_actions(seat, &mut self.legal);
        state
    }

    fn judge(&mut self, state: &G, seat: Seat) {
        self.weights.clear();
        state.policy(seat, &self.legal, &mut self.weights);
        debug_assert_eq!(self.weights.len(), self.legal.len(), "a policy gives one weight per action");
    }
}
