//! Information-set Monte-Carlo tree search.
//!
//! Each iteration draws a full state from those the view allows, walks down the tree, adds a node, plays on at first
//! sight until the game ends or the game's horizon is reached, and tells all choices on the way what came of them.
//! Every seat maximises its own share of the win, so any number of seats will do. Samples that differ in hidden things
//! share the tree: a node is what the searching seat has seen, so it cannot plan on knowing more than it will
//! (Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search", 2012).
//!
//! - One seat to choose: PUCT with the game's policy as prior; wide menus are narrowed to the actions the policy likes
//!   most, a few at first and more with every visit ([`select`]).
//! - Several seats at once: each of them mixes by regret matching, without seeing the others ([`mixed`]).
//! - Chance: sampled. What the searching seat does not see makes no difference in the tree.

mod label;
mod mixed;
mod root;
mod select;
mod tree;

use std::time::{Duration, Instant};

use tabletop::{FastRng, Game, Judgement, PerSeat, Seat, SeatSet, Step, StepView, Turn, Viewer, below};

pub use root::Candidate;
pub(crate) use root::candidates;
pub(crate) use select::BREADTH;
use tree::{NONE, ROOT, Tree};

/// At most so many arms and nodes: about 30 MB, since arms that have moved leave space behind.
const LIMIT: usize = 250_000;
/// So many outcomes of one chance step are told apart.
const OUTCOMES: u32 = 24;
/// A playout that never ends is cut here.
const LONGEST: u32 = 4_000;
/// How often a search asks whether to go on.
const LOOK_UP_EVERY: u32 = 8;

/// How long a search may take: it ends with whichever comes first.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Budget {
    /// Most iterations.
    pub iterations: u32,
    /// Most steps played in all iterations together: a measure of work that is fair to long games and short ones.
    pub steps: u64,
    /// Most time. A search that this ends is not reproducible.
    pub time: Duration,
    /// Whether to end as soon as nothing can catch up with the action that was tried most: for those who only want to
    /// know which that is.
    pub until_clear: bool,
    /// Whether the decision at hand may be one that [`Judgement::is_afterthought`] finds late: for those who advise.
    pub afterthoughts: bool,
    /// How often everything on the menu is tried before what promises most, in at most half of the iterations: for those
    /// who want to know all of it a little.
    pub each: u32,
}

impl Budget {
    /// So many iterations, however long they take.
    pub const fn iterations(iterations: u32) -> Self {
        Budget { iterations, ..Budget::time(Duration::MAX) }
    }

    /// As many iterations as fit into this time.
    pub const fn time(time: Duration) -> Self {
        Budget {
            iterations: u32::MAX,
            steps: u64::MAX,
            time,
            until_clear: false,
            afterthoughts: true,
            each: 0,
        }
    }
}

/// What the states of the iterations are made from.
#[derive(Debug)]
pub enum Known<'a, G: Game> {
    /// A seat's view: the only thing a fair player has.
    View(&'a G::View),
    /// Everything, for the player that shows how much hidden things are worth.
    Everything(&'a G),
}

impl<G: Game> Clone for Known<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Known<'_, G> {}

impl<G: Game> Known<'_, G> {
    /// A full state that agrees with what is known.
    #[inline]
    pub(crate) fn sample(self, rng: &mut FastRng) -> G {
        match self {
            Known::View(view) => G::determinize(view, rng),
            Known::Everything(state) => state.clone(),
        }
    }
}

/// A choice made on the way down.
#[derive(Clone, Copy, Debug)]
struct Visit {
    node: u32,
    /// Its place among the arms of the node.
    arm: u32,
    seat: Seat,
    /// For a simultaneous choice: how likely it was.
    chance: Option<f32>,
}

/// The tree and the scratch space of one searcher, reused from decision to decision.
#[derive(Debug)]
pub struct Search<G: Game> {
    tree: Tree<G>,
    path: Vec<Visit>,
    legal: Vec<G::Action>,
    weights: Vec<f32>,
    /// The arms on offer at the node at hand, by their places.
    open: Vec<u32>,
    /// Places of the list of legal actions, best first.
    order: Vec<u32>,
    outcomes: Vec<(G::Chance, u32)>,
    /// Whether afterthoughts are on offer at the root.
    afterthoughts: bool,
    /// How often everything there is tried first, and in how many iterations at most.
    each: u32,
    first: u32,
    iterations: u32,
    steps: u64,
    /// Whether the clock ended the last search.
    was_cut: bool,
    /// How long the slices of the search took that are over.
    spent: Duration,
}

impl<G: Game> Default for Search<G> {
    fn default() -> Self {
        Search {
            tree: Tree::new(LIMIT),
            path: Vec::new(),
            legal: Vec::new(),
            weights: Vec::new(),
            open: Vec::new(),
            order: Vec::new(),
            outcomes: Vec::new(),
            afterthoughts: true,
            each: 0,
            first: 0,
            iterations: 0,
            steps: 0,
            was_cut: false,
            spent: Duration::ZERO,
        }
    }
}

impl<G: Judgement> Search<G> {
    /// Thinks about what `seat` should do. [`Mind::think`](crate::Mind::think) tells what was found.
    pub fn run(&mut self, known: Known<'_, G>, seat: Seat, budget: Budget, rng: &mut FastRng) {
        self.begin(budget);
        while !self.resume(known, seat, budget, Duration::MAX, rng) {}
    }

    /// Forgets the last search, and begins one with this budget.
    pub(crate) fn begin(&mut self, budget: Budget) {
        self.tree.restart();
        (self.iterations, self.steps, self.was_cut, self.spent) = (0, 0, false, Duration::ZERO);
        self.afterthoughts = budget.afterthoughts;
        (self.each, self.first) = (budget.each, if budget.each > 0 { budget.iterations / 2 } else { 0 });
    }

    /// Goes on with the search that has begun, for about as long as `slice` says; `true` once it is done. How it is sliced
    /// makes no difference to what is found, and time between two slices does not count.
    pub(crate) fn resume(
        &mut self,
        known: Known<'_, G>,
        seat: Seat,
        budget: Budget,
        slice: Duration,
        rng: &mut FastRng,
    ) -> bool {
        let (start, first) = (Instant::now(), self.iterations);
        while self.iterations < budget.iterations && self.steps < budget.steps {
            if self.iterations.is_multiple_of(LOOK_UP_EVERY) {
                let now = start.elapsed();
                self.was_cut = budget.time != Duration::MAX && self.spent + now >= budget.time;
                if self.was_cut || budget.until_clear && self.is_clear(budget.iterations - self.iterations) {
                    break;
                }
                // However short the slice is, it gets somewhere.
                if now >= slice && self.iterations > first {
                    self.spent += now;
                    return false;
                }
            }
            self.iterate(known.sample(rng), seat, rng);
            self.iterations += 1;
        }
        true
    }

    /// Whether so many more iterations cannot change which action was tried most.
    fn is_clear(&self, left: u32) -> bool {
        if self.iterations <= left {
            return false;
        }
        let (mut most, mut next) = (0, 0);
        for arm in self.tree.arms(ROOT) {
            next = next.max(most.min(arm.visits));
            most = most.max(arm.visits);
        }
        most - next > left
    }

    /// How many iterations the last search made.
    pub fn iterations(&self) -> u32 {
        self.iterations
    }

    /// Whether the clock ended the last search.
    pub fn was_cut(&self) -> bool {
        self.was_cut
    }

    /// How many nodes its tree had.
    pub fn nodes(&self) -> usize {
        self.tree.len()
    }

    fn iterate(&mut self, mut state: G, searcher: Seat, rng: &mut FastRng) {
        self.path.clear();
        let until = state.turns_played().saturating_add(state.horizon());
        let mut node = ROOT;
        loop {
            let next = match state.turn() {
                Turn::Over => break,
                _ if state.turns_played() >= until => break,
                Turn::Chance => self.pass_chance(node, &mut state, searcher, rng),
                Turn::Act(due) if due.len() > 1 => self.choose_together(node, &mut state, due, rng),
                Turn::Act(due) => {
                    let seat = due.first().expect("somebody is asked");
                    self.choose_alone(node, &mut state, seat, searcher, rng)
                }
            };
            match next {
                Some((next, is_new)) => {
                    node = next;
                    if is_new && !matches!(state.turn(), Turn::Chance) {
                        break;
                    }
                }
                None => break,
            }
        }
        self.play_on(&mut state, until, rng);
        let shares = state.estimate();
        self.back_up(&shares);
    }

    /// Lets chance decide.
    fn pass_chance(
        &mut self,
        node: u32,
        state: &mut G,
        searcher: Seat,
        rng: &mut FastRng,
    ) -> Option<(u32, bool)> {
        let step = Step::Chance(state.sample_chance(&mut self.outcomes, rng));
        let next = match state.view_step(step, Viewer::Seat(searcher)) {
            StepView::Hidden(..) => self.tree.follow_unseen(node),
            StepView::Open(_) | StepView::Sealed(..) => self.tree.follow_step(node, step, OUTCOMES),
        };
        self.apply(state, step);
        next
    }

    /// One seat chooses. What the searching seat will not see is not worth counting: it differs with every sample, so
    /// others do that at first sight.
    fn choose_alone(
        &mut self,
        node: u32,
        state: &mut G,
        seat: Seat,
        searcher: Seat,
        rng: &mut FastRng,
    ) -> Option<(u32, bool)> {
        self.legal.clear();
        state.legal_actions(seat, &mut self.legal);
        if seat != searcher && self.is_unseen(state, seat, searcher) {
            let action = state.sensible_action(seat, &mut self.legal, &mut self.weights, rng);
            self.apply(state, Step::Act(seat, action));
            return self.tree.follow_unseen(node);
        }
        leave_out(state, seat, node == ROOT && self.afterthoughts, &mut self.legal);
        self.gather(node, state, seat);
        // There may be nothing: the tree is full and knows none of what is possible here.
        let arm = self.select(node)?;
        self.path.push(Visit { node, arm, seat, chance: None });
        let step = self.tree.arms(node)[arm as usize].step;
        self.apply(state, step);
        self.tree.follow(node, arm)
    }

    /// Whether the searching seat does not see which of the listed actions another seat takes. Passing may be seen
    /// where the rest is not, so both ends of the list are looked at.
    fn is_unseen(&self, state: &G, seat: Seat, searcher: Seat) -> bool {
        let hidden = |action: Option<&G::Action>| {
            action.is_some_and(|action| {
                let look = state.view_step(Step::Act(seat, *action), Viewer::Seat(searcher));
                matches!(look, StepView::Hidden(..))
            })
        };
        hidden(self.legal.last()) || hidden(self.legal.first())
    }

    /// Several seats choose at once: each on the same state, none seeing the others.
    fn choose_together(
        &mut self,
        node: u32,
        state: &mut G,
        due: SeatSet,
        rng: &mut FastRng,
    ) -> Option<(u32, bool)> {
        let first = self.path.len();
        for seat in due.iter() {
            self.legal.clear();
            state.legal_actions(seat, &mut self.legal);
            self.gather(node, state, seat);
            let Some((arm, chance)) = self.mix(node, rng) else {
                self.path.truncate(first);
                return None;
            };
            self.path.push(Visit { node, arm, seat, chance: Some(chance) });
        }
        // The answers lie one below the other: each combination of them has its own place.
        let mut below = Some((node, false));
        for i in first..self.path.len() {
            let arm = self.path[i].arm;
            let step = self.tree.arms(node)[arm as usize].step;
            below = below.and_then(|(place, _)| {
                if i == first {
                    self.tree.follow(node, arm)
                } else {
                    self.tree.follow_step(place, step, NONE)
                }
            });
            self.apply(state, step);
        }
        below
    }

    #[inline]
    fn apply(&mut self, state: &mut G, step: tabletop::StepOf<G>) {
        state.apply_unchecked(step);
        self.steps += 1;
    }

    /// Plays a state at first sight to its end. Returns the number of steps.
    pub(crate) fn play_out(&mut self, state: &mut G, rng: &mut FastRng) -> u64 {
        let before = self.steps;
        self.play_on(state, u32::MAX, rng);
        self.steps - before
    }

    /// Plays at first sight to the end or to the horizon, with a slip now and then.
    fn play_on(&mut self, state: &mut G, until: u32, rng: &mut FastRng) {
        for _ in 0..LONGEST {
            if state.turns_played() >= until {
                return;
            }
            let step = match state.turn() {
                Turn::Over => return,
                Turn::Chance => Step::Chance(state.sample_chance(&mut self.outcomes, rng)),
                Turn::Act(due) => {
                    let seat = due.first().expect("somebody is asked");
                    let action = if below(rng, SLIP_IN) == 0 {
                        state.sample_action(seat, &mut self.legal, rng)
                    } else {
                        state.sensible_action(seat, &mut self.legal, &mut self.weights, rng)
                    };
                    Step::Act(seat, action)
                }
            };
            self.apply(state, step);
        }
    }

    /// Tells every choice on the way what came of it.
    fn back_up(&mut self, shares: &PerSeat<f32>) {
        for i in 0..self.path.len() {
            let Visit { node, arm, seat, chance } = self.path[i];
            let share = shares[seat];
            if let Some(chance) = chance {
                self.regret(node, arm, seat, chance, share);
            }
            if node == ROOT {
                self.tree.extras_mut(node)[arm as usize].squares += share * share;
            }
            let arm = &mut self.tree.arms_mut(node)[arm as usize];
            arm.visits += 1;
            arm.value += share;
            // At a simultaneous choice the node's sum is over all seats, which share one win.
            let node = self.tree.node_mut(node);
            node.visits += 1;
            node.value += share;
        }
    }
}

/// Takes out of a seat's list what nobody sensible does, unless there is nothing else.
pub(crate) fn leave_out<G: Judgement>(
    state: &G,
    seat: Seat,
    afterthoughts: bool,
    legal: &mut Vec<G::Action>,
) {
    let is_sensible = |action: &G::Action| {
        !state.is_dominated(seat, *action) && (afterthoughts || !state.is_afterthought(seat, *action))
    };
    let sensible = legal.iter().filter(|action| is_sensible(action)).count();
    if 0 < sensible && sensible < legal.len() {
        legal.retain(is_sensible);
    }
}

/// One choice in so many of a playout is a slip.
const SLIP_IN: u32 = 20;

#[cfg(test)]
#[path = "../../tests/support/crumbs.rs"]
mod crumbs;

#[cfg(test)]
mod tests {
    use tabletop::{Book, SeatCount, fast_rng};

    use super::crumbs::Crumbs;
    use super::*;

    /// A search whose tree is full goes on with what it has.
    #[test]
    fn a_tree_does_not_outgrow_its_limit() {
        let mut state = Crumbs::new(Book::standard(SeatCount::new(3).unwrap()).unwrap());
        let mut rng = fast_rng(1, 0);
        while matches!(state.turn(), Turn::Chance) {
            state.apply_unchecked(state.random_step(&mut rng).unwrap());
        }
        let Turn::Act(due) = state.turn() else { panic!("all are asked for a bid") };
        let seat = due.first().unwrap();
        let view = state.view(Viewer::Seat(seat));
        let nodes_within = |limit| {
            let mut search = Search::<Crumbs> { tree: Tree::new(limit), ..Search::default() };
            search.run(Known::View(&view), seat, Budget::iterations(2_000), &mut rng.clone());
            assert_eq!(search.iterations(), 2_000);
            assert!(!candidates([&search], seat).is_empty());
            search.nodes()
        };
        assert_eq!(nodes_within(50), 50);
        assert!(nodes_within(LIMIT) > 500);
    }
}
