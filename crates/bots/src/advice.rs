//! Advice for a person: what a strong player thinks of each candidate.

use std::time::Instant;

use tabletop::{FastRng, Judgement, Seat, Step, Turn};

use crate::{Budget, Candidate, Effort, Known, Mind};

/// So many candidates are looked at closely.
const CLOSELY: usize = 5;
/// Steps played to find the expected scores, over all candidates.
const STEPS: u64 = 40_000;
/// ... and at most one game of each for so many iterations of the search.
const PART: u32 = 10;

/// What a search thinks of one action.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Advice<A> {
    /// The action.
    pub action: A,
    /// The expected share of the win, from 0 to 1.
    pub win: f32,
    /// Half the width of the 95 % interval around `win`, as far as the search itself is the cause.
    pub error: f32,
    /// The expected points at the end, if everybody goes on sensibly; `None` for actions that were not looked at
    /// closely.
    pub score: Option<f32>,
    /// How sure it is that this is the action to choose: its share of the search's tries, or of a mixed choice.
    pub sure: f32,
}

impl<G: Judgement> Mind<G> {
    /// What a search with this effort thinks of the actions `seat` may choose, best first. Actions it never thought
    /// worth a look are left out. Empty if the seat is not asked.
    pub fn advise(
        &mut self,
        view: &G::View,
        seat: Seat,
        effort: Effort,
        trees: usize,
        rng: &mut FastRng,
    ) -> Vec<Advice<G::Action>> {
        let (start, budget) = (Instant::now(), effort.budget::<G>());
        if !Self::is_asked(view, seat, rng) {
            return Vec::new();
        }
        let found = self.think(Known::View(view), seat, budget, trees, rng);
        self.look_closely(view, seat, (&found, budget, start), rng)
    }

    /// Whether the seat must choose.
    pub(crate) fn is_asked(view: &G::View, seat: Seat, rng: &mut FastRng) -> bool {
        matches!(G::determinize(view, rng).turn(), Turn::Act(due) if due.contains(seat))
    }

    /// What a search that began at `start` has found, with the expected points of the best candidates.
    pub(crate) fn look_closely(
        &mut self,
        view: &G::View,
        seat: Seat,
        (found, budget, start): (&[Candidate<G::Action>], Budget, Instant),
        rng: &mut FastRng,
    ) -> Vec<Advice<G::Action>> {
        let mut advice: Vec<Advice<G::Action>> = found
            .iter()
            .map(|found| Advice {
                action: found.action,
                win: found.win,
                error: found.error,
                score: None,
                sure: found.play,
            })
            .collect();
        let close = advice.len().min(CLOSELY);
        let (mut sums, mut games, mut steps) = ([0.0f32; CLOSELY], 0u32, 0u64);
        let most_games = budget.iterations / PART;
        while games == 0
            || games < most_games && steps < STEPS && start.elapsed() < budget.time.saturating_mul(2)
        {
            for (sum, candidate) in sums.iter_mut().zip(&advice[..close]) {
                let mut state = G::determinize(view, rng);
                state.apply_unchecked(Step::Act(seat, candidate.action));
                steps += self.play_out(&mut state, rng);
                // A game without an end within reach tells nothing; no game of the catalogue is one.
                *sum += state.outcome().map_or(0.0, |outcome| outcome.scores[seat] as f32);
            }
            games += 1;
        }
        for (sum, candidate) in sums.iter().zip(&mut advice[..close]) {
            candidate.score = Some(sum / games as f32);
        }
        advice
    }
}
