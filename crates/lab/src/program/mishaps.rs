//! What went wrong with programs, counted.

use std::collections::BTreeMap;

use bots::Program;
use serde::Serialize;
use tabletop::Seat;

use crate::page::plural;

/// A choice that was not offered.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct IllegalAnswer {
    /// The number of the game, from 1.
    pub game: u64,
    /// The seat, from 1.
    pub seat: usize,
    /// What was chosen.
    pub choice: String,
}

/// How a program behaved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ProgramUsed {
    /// Its name.
    pub program: String,
    /// Games that it lost because it chose what was not offered.
    pub illegal: u64,
    /// The first of them.
    pub first_illegal: Option<IllegalAnswer>,
    /// Games that it lost because it took too long. If there are any, the figures depend on the machine.
    pub late: u64,
}

impl ProgramUsed {
    /// In a sentence or two; nothing if all went well.
    pub(crate) fn text(&self) -> Option<String> {
        let mut said = Vec::new();
        if let Some(IllegalAnswer { game, seat, choice }) = &self.first_illegal {
            said.push(format!(
                "{} lost {} by choosing what was not offered, first in game {game} at seat {seat}: '{choice}'.",
                self.program,
                plural(self.illegal, "game"),
            ));
        }
        if self.late > 0 {
            said.push(format!(
                "{} lost {} by taking longer than 10 s for a choice, so these figures are not exact: they depend on the machine.",
                self.program,
                plural(self.late, "game"),
            ));
        }
        (!said.is_empty()).then(|| said.join(" "))
    }
}

/// What went wrong, by program.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Mishaps(BTreeMap<&'static str, Counts>);

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Counts {
    illegal: u64,
    first_illegal: Option<IllegalAnswer>,
    late: u64,
}

impl Mishaps {
    pub(super) fn illegal(&mut self, program: Program, game: u64, seat: Seat, choice: &str) {
        let choice: String = choice.chars().take(40).collect();
        let counts = Counts {
            illegal: 1,
            first_illegal: Some(IllegalAnswer { game, seat: seat.number(), choice }),
            late: 0,
        };
        self.0.entry(program.name()).or_default().add(&counts);
    }

    pub(super) fn late(&mut self, program: Program) {
        self.0.entry(program.name()).or_default().late += 1;
    }

    pub(crate) fn merge(&mut self, other: &Mishaps) {
        for (program, counts) in &other.0 {
            self.0.entry(program).or_default().add(counts);
        }
    }

    /// How each program behaved with which something went wrong.
    pub(crate) fn used(&self) -> Vec<ProgramUsed> {
        let used = self.0.iter().map(|(program, counts)| ProgramUsed {
            program: (*program).to_string(),
            illegal: counts.illegal,
            first_illegal: counts.first_illegal.clone(),
            late: counts.late,
        });
        used.collect()
    }
}

impl Counts {
    fn add(&mut self, other: &Counts) {
        self.illegal += other.illegal;
        self.late += other.late;
        // Games may be counted in any order.
        let first = self.first_illegal.iter().chain(&other.first_illegal).min().cloned();
        self.first_illegal = first;
    }
}
