//! How a bot chooses.

use std::time::Duration;

use tabletop::{FastRng, Game, Judgement, Rng, Seat, SeatSet, Turn, below, fast_rng, pick_weighted};

use crate::search::candidates;
use crate::{Bot, Budget, Candidate, Known, Recipe, Search};

/// A mixed choice leaves out what should be played more seldom than this: mostly it is what is left of looking around.
const TOO_SELDOM: f32 = 0.04;

/// A choice that has begun.
pub(crate) enum Begun<G: Game> {
    /// It needed no search.
    Chosen(G::Action),
    /// It needs a search with this budget; the state is one that agrees with what is known.
    Search(G, Budget),
}

/// Scratch space of one player, reused from decision to decision.
#[derive(Debug)]
pub struct Mind<G: Game> {
    legal: Vec<G::Action>,
    weights: Vec<f32>,
    /// One for each tree; made when first needed.
    searches: Vec<Search<G>>,
    /// The most time a search may take.
    patience: Duration,
}

impl<G: Game> Default for Mind<G> {
    fn default() -> Self {
        Mind { legal: Vec::new(), weights: Vec::new(), searches: Vec::new(), patience: Duration::MAX }
    }
}

impl<G: Judgement> Mind<G> {
    /// A player who has not thought yet.
    pub fn new() -> Self {
        Mind::default()
    }

    /// A player at a live table, where nobody waits longer than this. What it chooses may depend on the machine if
    /// [`Mind::was_cut`] says so afterwards.
    pub fn with_patience(patience: Duration) -> Self {
        Mind { patience, ..Mind::default() }
    }

    /// Whether the last search was ended by the clock.
    pub fn was_cut(&self) -> bool {
        self.searches.iter().any(Search::was_cut)
    }

    /// What `bot` at `seat` chooses. It sees `view` and nothing else.
    ///
    /// # Panics
    /// If `seat` is not asked for an action in this view.
    pub fn choose(&mut self, bot: Bot, view: &G::View, seat: Seat, rng: &mut FastRng) -> G::Action {
        self.follow(bot.recipe(), Known::View(view), seat, rng)
    }

    /// What `bot` at `seat` chooses when it sees everything: the yardstick of the lab.
    ///
    /// # Panics
    /// If `seat` is not asked for an action in this state.
    pub fn choose_openly(&mut self, bot: Bot, state: &G, seat: Seat, rng: &mut FastRng) -> G::Action {
        self.follow(bot.recipe(), Known::Everything(state), seat, rng)
    }

    /// What a player of this recipe chooses.
    ///
    /// # Panics
    /// If `seat` is not asked for an action.
    pub fn follow(
        &mut self,
        recipe: Recipe,
        known: Known<'_, G>,
        seat: Seat,
        rng: &mut FastRng,
    ) -> G::Action {
        match self.begin(recipe, known, seat, rng) {
            Begun::Chosen(action) => action,
            Begun::Search(state, budget) => {
                let found = self.think(known, seat, budget, 1, rng);
                self.conclude(&found, &state, seat, rng)
            }
        }
    }

    /// Begins to choose: what needs no search is chosen at once.
    ///
    /// # Panics
    /// If `seat` is not asked for an action.
    pub(crate) fn begin(
        &mut self,
        recipe: Recipe,
        known: Known<'_, G>,
        seat: Seat,
        rng: &mut FastRng,
    ) -> Begun<G> {
        let state = self.imagine(known, seat, rng);
        match self.legal[..] {
            [] => panic!("seat {seat} is not asked for an action"),
            [only] => return Begun::Chosen(only),
            _ => {}
        }
        match recipe {
            Recipe::Any => Begun::Chosen(self.any(rng)),
            Recipe::FirstSight { slips } | Recipe::Search { slips, .. } if below(rng, 100) < slips => {
                Begun::Chosen(self.any(rng))
            }
            Recipe::FirstSight { .. } => Begun::Chosen(self.at_first_sight(&state, seat, rng)),
            Recipe::Search { effort, .. } | Recipe::OpenSearch(effort) => {
                let budget = Budget { until_clear: !together(&state), ..effort.budget::<G>() };
                Begun::Search(state, budget)
            }
        }
    }

    /// What is chosen once a search has found this.
    pub(crate) fn conclude(
        &mut self,
        found: &[Candidate<G::Action>],
        state: &G,
        seat: Seat,
        rng: &mut FastRng,
    ) -> G::Action {
        match found.first() {
            // No time at all: an answer is due nevertheless.
            None => self.at_first_sight(state, seat, rng),
            Some(_) if together(state) => mixed(found, rng),
            Some(best) => best.action,
        }
    }

    /// [`Mind::think`] in one tree, bit by bit: `first` begins anew. `None` if it needs more than this slice.
    pub(crate) fn think_on(
        &mut self,
        known: Known<'_, G>,
        seat: Seat,
        budget: Budget,
        (first, slice): (bool, Duration),
        rng: &mut FastRng,
    ) -> Option<Vec<Candidate<G::Action>>> {
        let budget = Budget { time: budget.time.min(self.patience), ..budget };
        self.searches.resize_with(self.searches.len().max(1), Search::default);
        let search = &mut self.searches[0];
        if first {
            search.begin();
        }
        search.resume(known, seat, budget, slice, rng).then(|| candidates(&self.searches[..1], seat))
    }

    /// From now on nobody waits longer than this.
    pub(crate) fn set_patience(&mut self, patience: Duration) {
        self.patience = patience;
    }

    /// What a search finds within this budget in so many trees, each on a thread of its own, merged in order: most played
    /// first. Empty if there was no time for anything. Where no clock ends it, the same random numbers and number of trees
    /// give the same result, whatever else the machine does.
    pub fn think(
        &mut self,
        known: Known<'_, G>,
        seat: Seat,
        budget: Budget,
        trees: usize,
        rng: &mut FastRng,
    ) -> Vec<Candidate<G::Action>> {
        let trees = trees.max(1);
        let budget = Budget { time: budget.time.min(self.patience), ..budget };
        self.searches.resize_with(self.searches.len().max(trees), Search::default);
        let searches = &mut self.searches[..trees];
        if let [search] = searches {
            search.run(known, seat, budget, rng);
        } else {
            let part = Budget {
                iterations: budget.iterations.div_ceil(trees as u32),
                steps: budget.steps.div_ceil(trees as u64),
                // What is clear to one may not be to all.
                until_clear: false,
                ..budget
            };
            std::thread::scope(|scope| {
                for search in searches.iter_mut() {
                    let mut own = fast_rng(rng.next_u64(), 0);
                    scope.spawn(move || search.run(known, seat, part, &mut own));
                }
            });
        }
        candidates(&self.searches[..trees], seat)
    }

    /// How the last thinking went: iterations and nodes, over all trees.
    pub fn effort(&self) -> (u64, u64) {
        self.searches.iter().fold((0, 0), |(iterations, nodes), search| {
            (iterations + u64::from(search.iterations()), nodes + search.nodes() as u64)
        })
    }

    /// Plays a state at first sight to its end. Returns the number of steps.
    pub(crate) fn play_out(&mut self, state: &mut G, rng: &mut FastRng) -> u64 {
        self.searches.resize_with(self.searches.len().max(1), Search::default);
        self.searches[0].play_out(state, rng)
    }

    /// A state that agrees with what is known, with the seat's legal actions there. Which one does not matter for the
    /// list: it depends only on what the seat knows, and that is the same in all of them.
    fn imagine(&mut self, known: Known<'_, G>, seat: Seat, rng: &mut FastRng) -> G {
        let state = known.sample(rng);
        self.legal.clear();
        state.legal_actions(seat, &mut self.legal);
        state
    }

    fn judge(&mut self, state: &G, seat: Seat) {
        self.weights.clear();
        state.policy(seat, &self.legal, &mut self.weights);
        debug_assert_eq!(self.weights.len(), self.legal.len(), "a policy gives one weight per action");
    }

    fn any(&self, rng: &mut FastRng) -> G::Action {
        self.legal[below(rng, self.legal.len() as u32) as usize]
    }

    /// What the policy likes most, chance among equals; a mixed choice where several seats choose at once.
    fn at_first_sight(&mut self, state: &G, seat: Seat, rng: &mut FastRng) -> G::Action {
        self.judge(state, seat);
        if !together(state) {
            let most = self.weights.iter().copied().fold(0.0, f32::max);
            for weight in &mut self.weights {
                *weight = if *weight >= most { 1.0 } else { 0.0 };
            }
        }
        // A policy that likes nothing leaves all actions alike.
        pick_weighted(&self.weights, rng).map_or_else(|| self.any(rng), |chosen| self.legal[chosen])
    }
}

/// Whether several seats choose at once, so that a predictable choice can be exploited.
fn together<G: Game>(state: &G) -> bool {
    matches!(state.turn(), Turn::Act(due) if SeatSet::len(due) > 1)
}

/// One of the candidates in proportion to how often it should be played.
fn mixed<A: Copy>(found: &[Candidate<A>], rng: &mut FastRng) -> A {
    let weights: Vec<f32> = found
        .iter()
        .map(|candidate| if candidate.play < TOO_SELDOM { 0.0 } else { candidate.play })
        .collect();
    found[pick_weighted(&weights, rng).unwrap_or(0)].action
}
