//! A sensible action at once, for the many quick games inside a search: wide choices are looked at without the room
//! for further strips first, and only the few that look best then are weighed fully.

use tabletop::{Choices, Judgement, Rng, below, pick_weighted};

use super::board::{Facing, squares};
use super::eye::{BUY_ABOVE, Eye, PUT_ABOVE};
use super::judgement::{soften, temperature};
use super::{Action, DollarsToDonuts, Kind, Phase};

/// Actions that are weighed fully.
const FEW: usize = 6;
/// Strips of the board that are looked at.
const SLOTS: usize = 3;
/// Quick games are played sharper than the policy: many doubtful moves in a row tell little.
const SHARPER: f32 = 0.5;

/// The best actions so far, best first.
struct Best {
    actions: [(f32, Action); FEW],
    len: usize,
}

impl Best {
    fn new() -> Self {
        Best { actions: [(f32::NEG_INFINITY, Action::NoBuy); FEW], len: 0 }
    }

    #[inline]
    fn offer(&mut self, worth: f32, action: Action) {
        if self.len == FEW && worth <= self.actions[FEW - 1].0 {
            return;
        }
        let mut at = self.len.min(FEW - 1);
        while at > 0 && self.actions[at - 1].0 < worth {
            self.actions[at] = self.actions[at - 1];
            at -= 1;
        }
        self.actions[at] = (worth, action);
        self.len = (self.len + 1).min(FEW);
    }

    /// One of them, after `cost` was taken from the worth of each.
    fn pick(mut self, phase: Phase, mut cost: impl FnMut(Action) -> f32, rng: &mut impl Rng) -> Action {
        let mut worths = [0.0; FEW];
        for (worth, (seen, action)) in worths.iter_mut().zip(&mut self.actions[..self.len]) {
            *worth = *seen - cost(*action);
        }
        soften(&mut worths[..self.len], SHARPER * temperature(phase));
        let chosen = pick_weighted(&worths[..self.len], rng).expect("the best action has weight 1");
        self.actions[chosen].1
    }
}

/// Where strips are looked at: on squares that a half faces.
fn near(eye: &Eye) -> u64 {
    if eye.faced == 0 { u64::MAX } else { eye.faced }
}

impl DollarsToDonuts {
    /// See [`tabletop::Judgement::sensible_action`].
    pub(super) fn quick_action(
        &self,
        legal: &mut Vec<Action>,
        weights: &mut Vec<f32>,
        rng: &mut impl Rng,
    ) -> Action {
        match self.phase {
            Phase::Starter { .. } => self.sample_action(self.to_move, legal, rng),
            Phase::Buy => self.quick_buy(legal, rng),
            Phase::Pay => Action::Pay(self.cheapest_payment()),
            Phase::Place => self.quick_place(rng),
            Phase::Dollar => self.quick_put(rng),
            _ => {
                legal.clear();
                self.each_action(legal);
                weights.clear();
                self.policy(self.to_move, legal, weights);
                let chosen = pick_weighted(weights, rng).expect("the best action has weight 1");
                legal[chosen]
            }
        }
    }

    /// Looks at the cheapest strip, at two others by chance, and at no purchase.
    fn quick_buy(&self, legal: &mut Vec<Action>, rng: &mut impl Rng) -> Action {
        let eye = Eye::new(self);
        let mut best = Best::new();
        legal.clear();
        self.each_action(legal);
        if let Some(Action::NoBuy) = legal.first() {
            best.offer(BUY_ABOVE, legal.remove(0));
        }
        for looked_at in 0..SLOTS.min(legal.len()) {
            if looked_at > 0 {
                let others = (legal.len() - looked_at) as u32;
                legal.swap(looked_at, looked_at + below(rng, others) as usize);
            }
            let Action::Buy(price) = legal[looked_at] else { continue };
            let Some(tile) = self.tile_for(price) else { continue };
            let mut worth = -f32::from(price);
            self.each_placement(tile, near(&eye), |placement| {
                worth = worth.max(eye.strip_in_view(tile, placement, price));
            });
            best.offer(worth, Action::Buy(price));
        }
        best.pick(self.phase, |_| 0.0, rng)
    }

    fn quick_place(&self, rng: &mut impl Rng) -> Action {
        let mut eye = Eye::new(self);
        let mut best = Best::new();
        let tile = self.tile.expect("a strip was bought");
        let mut offer = |placement| best.offer(eye.strip_in_view(tile, placement, 0), Action::Lay(placement));
        self.each_placement(tile, near(&eye), &mut offer);
        if best.len == 0 {
            let mut offer =
                |placement| best.offer(eye.strip_in_view(tile, placement, 0), Action::Lay(placement));
            self.each_placement(tile, u64::MAX, &mut offer);
        }
        let room = |action| match action {
            Action::Lay(placement) => eye.strip_room(placement),
            _ => 0.0,
        };
        best.pick(self.phase, room, rng)
    }

    fn quick_put(&self, rng: &mut impl Rng) -> Action {
        let mut eye = Eye::new(self);
        let mut best = Best::new();
        let (rules, hand) = (&self.book.rules, self.hand(self.to_move));
        for kind in (0..rules.kinds).filter(|kind| hand[*kind] > 0) {
            for facing in
                Facing::ALL.into_iter().filter(|facing| rules.kind_turns[kind] & 1 << facing.index() != 0)
            {
                let kind = Kind(kind as u8);
                for at in squares(eye.empty) {
                    best.offer(eye.put_in_view(kind, at, facing), Action::Put { kind, at, facing });
                }
            }
        }
        // Not to put anything costs no room, and so is always among the few.
        best.actions[FEW - 1] = (PUT_ABOVE, Action::NoPut);
        best.len = FEW;
        let room = |action| match action {
            Action::Put { at, .. } => eye.put_room(at),
            _ => 0.0,
        };
        best.pick(self.phase, room, rng)
    }
}
