//! How a bot chooses.

use std::time::Duration;

use tabletop::{FastRng, Game, Judgement, Rng, Seat, SeatSet, Turn, below, fast_rng, pick_weighted};

use crate::search::{candidates, leave_out};
use crate::{Budget, Candidate, Known, Leeway, Player, Recipe, Search};

/// A mixed choice leaves out what should be played more seldom than this: mostly it is what is left of looking around.
const TOO_SELDOM: f32 = 0.04;

/// An action that needs a reason must look better than all others by this share of the win, and by so many times what
/// may be chance.
const CLEARLY: f32 = 0.03;
const SURELY: f32 = 2.0;

/// A choice that has begun.
pub(crate) enum Begun<G: Game> {
    /// It needed no search.
    Chosen(G::Action),
    /// It needs a search.
    Search(Asked<G>),
}

/// What a search is asked, and what its answer means.
#[derive(Debug)]
pub(crate) struct Asked<G: Game> {
    /// A state that agrees with what is known.
    state: G,
    pub(crate) budget: Budget,
    leeway: Leeway,
}

/// Scratch space of one player, reused from decision to decision.
#[derive(Debug)]
pub struct Mind<G: Game> {
    pub(crate) legal: Vec<G::Action>,
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
    pub fn choose(
        &mut self,
        bot: impl Into<Player>,
        view: &G::View,
        seat: Seat,
        rng: &mut FastRng,
    ) -> G::Action {
        self.follow(bot.into().recipe(), Known::View(view), seat, rng)
    }

    /// What `bot` at `seat` chooses when it sees everything: the yardstick of the lab.
    ///
    /// # Panics
    /// If `seat` is not asked for an action in this state.
    pub fn choose_openly(
        &mut self,
        bot: impl Into<Player>,
        state: &G,
        seat: Seat,
        rng: &mut FastRng,
    ) -> G::Action {
        self.follow(bot.into().recipe(), Known::Everything(state), seat, rng)
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
            Begun::Search(asked) => {
                let found = self.think(known, seat, asked.budget, 1, rng);
                self.conclude(found, &asked, seat, rng)
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
        if recipe != Recipe::Any {
            leave_out(&state, seat, false, &mut self.legal);
        }
        match self.legal[..] {
            [] => panic!("seat {seat} is not asked for an action"),
            [only] => return Begun::Chosen(only),
            _ => {}
        }
        let (effort, leeway) = match recipe {
            Recipe::Any => return Begun::Chosen(self.any(rng)),
            Recipe::FirstSight => return Begun::Chosen(self.at_first_sight(&state, seat, rng)),
            Recipe::Search { effort, leeway } => (effort, leeway),
            Recipe::OpenSearch(effort) => (effort, Leeway::NONE),
            Recipe::Outside => panic!("the lab asks programs itself"),
        };
        let only_the_best = leeway.is_none() && !together(&state);
        let mut budget = Budget { until_clear: only_the_best, afterthoughts: false, ..effort.budget::<G>() };
        let leeway = leeway.in_game::<G>(self.legal.len(), budget.iterations);
        if leeway.evenly {
            budget.each = leeway.tries;
        }
        Begun::Search(Asked { state, budget, leeway })
    }

    /// What is chosen once a search has found this.
    pub(crate) fn conclude(
        &mut self,
        mut found: Vec<Candidate<G::Action>>,
        asked: &Asked<G>,
        seat: Seat,
        rng: &mut FastRng,
    ) -> G::Action {
        let Asked { state, leeway, .. } = asked;
        if found.is_empty() {
            // No time at all: an answer is due nevertheless.
            return self.at_first_sight(state, seat, rng);
        }
        found = reasonable(found, leeway.is_none(), |action| state.needs_reason(seat, action));
        if !leeway.is_none() {
            near_the_best(&found, *leeway, rng)
        } else if together(state) {
            mixed(&found, rng)
        } else {
            found[0].action
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
            search.begin(budget);
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
    pub(crate) fn imagine(&mut self, known: Known<'_, G>, seat: Seat, rng: &mut FastRng) -> G {
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
pub(crate) fn together<G: Game>(state: &G) -> bool {
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

/// The candidates without those that need a reason, unless there is nothing else, or one of these is clearly the best in
/// the eyes of somebody who looks closely: then that one alone.
fn reasonable<A: Copy>(
    mut found: Vec<Candidate<A>>,
    closely: bool,
    needs_reason: impl Fn(A) -> bool,
) -> Vec<Candidate<A>> {
    let (best, plain) = (found[0], found.iter().find(|candidate| !needs_reason(candidate.action)).copied());
    let Some(plain) = plain else { return found };
    if closely && needs_reason(best.action) {
        let doubt = (best.error * best.error + plain.error * plain.error).sqrt();
        if best.win - plain.win > CLEARLY.max(SURELY * doubt) {
            return vec![best];
        }
    }
    found.retain(|candidate| !needs_reason(candidate.action));
    found
}

/// One of the candidates that are behind the best by less than the leeway: the nearer the more often, or all alike.
fn near_the_best<A: Copy>(found: &[Candidate<A>], leeway: Leeway, rng: &mut FastRng) -> A {
    let best = found[0];
    let weights: Vec<f32> = found
        .iter()
        .map(|candidate| {
            let behind = (best.win - candidate.win).max(0.0);
            let is_known = candidate.visits >= leeway.tries.min(best.visits);
            let near = (1.0 - behind / leeway.share).max(0.0);
            match (is_known, leeway.evenly) {
                (false, _) => 0.0,
                (true, true) => near.ceil(),
                (true, false) => near,
            }
        })
        .collect();
    found[pick_weighted(&weights, rng).unwrap_or(0)].action
}

#[cfg(test)]
mod tests {
    use super::*;

    fn candidate(action: u8, win: f32, error: f32) -> Candidate<u8> {
        Candidate { action, visits: 100, win, error, play: 0.1 }
    }

    fn actions(found: &[Candidate<u8>]) -> Vec<u8> {
        found.iter().map(|candidate| candidate.action).collect()
    }

    #[test]
    fn what_needs_a_reason_is_chosen_only_if_it_is_clearly_best() {
        let choose = |win, error, closely| {
            let found = vec![candidate(9, win, error), candidate(1, 0.5, 0.0), candidate(8, 0.4, 0.0)];
            actions(&reasonable(found, closely, |action| action > 7))
        };
        assert_eq!(choose(0.6, 0.04, true), [9]);
        assert_eq!(choose(0.6, 0.06, true), [1], "it may be chance");
        assert_eq!(choose(0.51, 0.0, true), [1], "it is hardly better");
        assert_eq!(choose(0.6, 0.0, false), [1], "who does not look closely makes no exceptions");
        let nothing_else = vec![candidate(9, 0.5, 0.1), candidate(8, 0.4, 0.1)];
        assert_eq!(actions(&reasonable(nothing_else, true, |action| action > 7)), [9, 8]);
    }

    #[test]
    fn the_nearer_to_the_best_the_more_often_and_never_beyond_the_leeway() {
        let found = [candidate(0, 0.5, 0.0), candidate(1, 0.45, 0.0), candidate(2, 0.39, 0.0)];
        let unknown = Candidate { visits: 3, ..candidate(3, 0.5, 0.5) };
        let found = [found[0], found[1], found[2], unknown];
        let counts = |evenly| {
            let mut counts = [0; 4];
            for i in 0..3_000 {
                let leeway = Leeway { share: 0.1, tries: 4, evenly };
                counts[usize::from(near_the_best(&found, leeway, &mut fast_rng(1, i)))] += 1;
            }
            assert!(counts[2] == 0 && counts[3] == 0, "{counts:?}");
            counts[0]
        };
        let (near_ones, all_alike) = (counts(false), counts(true));
        assert!((1_850..2_150).contains(&near_ones), "{near_ones}");
        assert!((1_400..1_600).contains(&all_alike), "{all_alike}");
    }
}
