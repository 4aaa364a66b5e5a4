//! How much there is to choose.

use std::collections::BTreeMap;

use super::watch::Seen;
use crate::playout::place_in_turn;
use crate::stats::{Shares, WIN};

/// A game is looked at in so many steps of equal length.
pub(crate) const STEPS: usize = 10;
/// Menus from this length on are counted together.
const LONGEST: usize = 1024;

/// Menus, forced choices and first choices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Choice<A> {
    /// How many menus of each length there were.
    menus: Vec<u64>,
    /// Choices on offer, all menus together.
    pub(crate) choices: u64,
    /// At each step of the game: decisions, and choices on offer.
    pub(crate) steps: Vec<[u64; 2]>,
    /// Wins of the seat that chose first, by its choice.
    pub(crate) openings: BTreeMap<A, Shares>,
}

impl<A: Copy + Ord> Choice<A> {
    pub(crate) fn new() -> Self {
        let openings = BTreeMap::new();
        Choice { menus: vec![0; LONGEST + 1], choices: 0, steps: vec![[0; 2]; STEPS], openings }
    }

    pub(crate) fn add(&mut self, game: &Seen<A>) {
        let n = game.menus.len();
        for (i, choices) in game.menus.iter().enumerate() {
            self.menus[(*choices as usize).min(LONGEST)] += 1;
            self.choices += u64::from(*choices);
            let step = &mut self.steps[i * STEPS / n];
            step[0] += 1;
            step[1] += u64::from(*choices);
        }
        if let (Some((seat, action)), Some(outcome)) = (game.opening, &game.outcome) {
            // Where all choose at once, the first seat speaks for all.
            debug_assert!(place_in_turn(seat, seat, outcome.seats().get()) == 0);
            let winners = outcome.winners().count() as u64;
            let part = if outcome.ranks[seat] == 1 { WIN / winners } else { 0 };
            self.openings.entry(action).or_insert_with(|| Shares::of(WIN)).add(part);
        }
    }

    pub(crate) fn merge(&mut self, other: &Choice<A>) {
        self.menus.iter_mut().zip(&other.menus).for_each(|(mine, theirs)| *mine += theirs);
        self.choices += other.choices;
        for (mine, theirs) in self.steps.iter_mut().zip(&other.steps) {
            mine[0] += theirs[0];
            mine[1] += theirs[1];
        }
        for (action, wins) in &other.openings {
            self.openings.entry(*action).or_insert_with(|| Shares::of(WIN)).merge(wins);
        }
    }

    pub(crate) fn decisions(&self) -> u64 {
        self.menus.iter().sum()
    }

    /// Decisions without a choice.
    pub(crate) fn forced(&self) -> u64 {
        self.menus[..=1].iter().sum()
    }

    /// The longest menu.
    pub(crate) fn longest(&self) -> u64 {
        self.menus.iter().rposition(|n| *n > 0).unwrap_or(0) as u64
    }

    /// Half of all menus are no longer than this.
    pub(crate) fn median(&self) -> u64 {
        let half = self.decisions().div_ceil(2);
        let mut so_far = 0;
        let middle = self.menus.iter().position(|n| {
            so_far += n;
            so_far >= half
        });
        middle.unwrap_or(0) as u64
    }
}
