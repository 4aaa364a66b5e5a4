//! Thinking bit by bit, so that many who think can share a few threads. What comes of it is the same as in one go; time
//! between two slices does not count as thinking.

use std::time::{Duration, Instant};

use tabletop::{FastRng, Judgement, Seat};

use crate::mind::Begun;
use crate::{Advice, Bot, Budget, Effort, Known, Mind};

/// A choice under way.
#[derive(Debug)]
pub struct Choosing<G: Judgement> {
    mind: Mind<G>,
    bot: Bot,
    view: G::View,
    seat: Seat,
    rng: FastRng,
    /// The search, once it has begun.
    search: Option<(G, Budget)>,
}

impl<G: Judgement> Choosing<G> {
    /// What `bot` at `seat` would choose; it sees `view` and nothing else, and thinks no longer than its
    /// [`Bot::patience`].
    pub fn new(bot: Bot, view: G::View, seat: Seat, rng: FastRng) -> Self {
        Choosing { mind: Mind::with_patience(bot.patience()), bot, view, seat, rng, search: None }
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
        let Choosing { mind, bot, view, seat, rng, search } = self;
        let (known, seat) = (Known::View(view), *seat);
        let first = search.is_none();
        if first {
            match mind.begin(bot.recipe(), known, seat, rng) {
                Begun::Chosen(action) => return Some(action),
                Begun::Search(state, budget) => *search = Some((state, budget)),
            }
        }
        let (state, budget) = search.as_ref()?;
        let found = mind.think_on(known, seat, *budget, (first, slice), rng)?;
        Some(mind.conclude(&found, state, seat, rng))
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
    /// When it began.
    start: Option<Instant>,
}

impl<G: Judgement> Advising<G> {
    /// [`Mind::advise`] in one tree, with so much patience.
    pub fn new(effort: Effort, patience: Duration, view: G::View, seat: Seat, rng: FastRng) -> Self {
        let (mind, budget) = (Mind::with_patience(patience), effort.budget::<G>());
        Advising { mind, view, seat, budget, rng, start: None }
    }

    /// What is seen by the seat that asks, and its random numbers.
    pub fn known(&mut self) -> (&G::View, &mut FastRng) {
        (&self.view, &mut self.rng)
    }

    /// Thinks no longer than this in all.
    pub fn set_patience(&mut self, patience: Duration) {
        self.mind.set_patience(patience);
    }

    /// Thinks for about as long as `slice` says. `None` if there is more to think about.
    pub fn resume(&mut self, slice: Duration) -> Option<Vec<Advice<G::Action>>> {
        let Advising { mind, view, seat, budget, rng, start } = self;
        let first = start.is_none();
        if first && !Mind::<G>::is_asked(view, *seat, rng) {
            return Some(Vec::new());
        }
        let start = *start.get_or_insert_with(Instant::now);
        let found = mind.think_on(Known::View(view), *seat, *budget, (first, slice), rng)?;
        Some(mind.look_closely(view, *seat, (&found, *budget, start), rng))
    }
}
