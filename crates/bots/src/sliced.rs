//! Thinking bit by bit, so that many who think can share a few threads. What comes of it is the same as in one go; time
//! between two slices does not count as thinking.

use std::time::Duration;

use tabletop::{FastRng, Judgement, Seat};

use crate::advice::Choosers;
use crate::mind::{Asked, Begun};
use crate::{Advice, Budget, Effort, Known, Mind, Player};

/// A choice under way.
#[derive(Debug)]
pub struct Choosing<G: Judgement> {
    mind: Mind<G>,
    player: Player,
    view: G::View,
    seat: Seat,
    rng: FastRng,
    /// The search, once it has begun.
    search: Option<Asked<G>>,
}

impl<G: Judgement> Choosing<G> {
    /// What `player` at `seat` would choose; it sees `view` and nothing else, and thinks no longer than its
    /// [`Player::patience`].
    pub fn new(player: impl Into<Player>, view: G::View, seat: Seat, rng: FastRng) -> Self {
        let player = player.into();
        Choosing { mind: Mind::with_patience(player.patience()), player, view, seat, rng, search: None }
    }

    /// Thinks no longer than this in all.
    pub fn set_patience(&mut self, patience: Duration) {
        self.mind.set_patience(patience);
    }

    /// Whether the clock has ended the search.
    pub fn was_cut(&self) -> bool {
        self.mind.was_cut()
    }

    /// Thinks for about as long as `slice` says. `None` if there is more to think about.
    ///
    /// # Panics
    /// If the seat is not asked for an action in the view.
    pub fn resume(&mut self, slice: Duration) -> Option<G::Action> {
        let Choosing { mind, player, view, seat, rng, search } = self;
        let (known, seat) = (Known::View(view), *seat);
        let first = search.is_none();
        if first {
            match mind.begin(player.recipe(), known, seat, rng) {
                Begun::Chosen(action) => return Some(action),
                Begun::Search(asked) => *search = Some(asked),
            }
        }
        let asked = search.as_ref()?;
        let found = mind.think_on(known, seat, asked.budget, (first, slice), rng)?;
        Some(mind.conclude(found, asked, seat, rng))
    }
}

/// Advice under way.
#[derive(Debug)]
pub struct Advising<G: Judgement> {
    mind: Mind<G>,
    view: G::View,
    seat: Seat,
    budget: Budget,
    rng: FastRng,
    /// What is asked, once it has begun.
    asked: Option<Choosers>,
}

impl<G: Judgement> Advising<G> {
    /// [`Mind::advise`] in one tree, with so much patience.
    pub fn new(effort: Effort, patience: Duration, view: G::View, seat: Seat, rng: FastRng) -> Self {
        let (mind, budget) = (Mind::with_patience(patience), effort.budget::<G>());
        Advising { mind, view, seat, budget, rng, asked: None }
    }

    /// What is seen by the seat that asks, and its random numbers.
    pub fn known(&mut self) -> (&G::View, &mut FastRng) {
        (&self.view, &mut self.rng)
    }

    /// Thinks no longer than this in all.
    pub fn set_patience(&mut self, patience: Duration) {
        self.mind.set_patience(patience);
    }

    /// Thinks for about as long as `slice` says. `None` if there is more to think about; there may be nothing to advise.
    pub fn resume(&mut self, slice: Duration) -> Option<Option<Advice<G::Action>>> {
        let Advising { mind, view, seat, budget, rng, asked } = self;
        let first = asked.is_none();
        if first {
            *asked = mind.begin_advice(view, *seat, rng);
        }
        let Some(asked) = *asked else { return Some(None) };
        let found = mind.think_on(Known::View(view), *seat, *budget, (first, slice), rng)?;
        Some(mind.conclude_advice(view, *seat, (found, *budget, asked), rng))
    }
}
