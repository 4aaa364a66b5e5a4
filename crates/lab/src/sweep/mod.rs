//! Many tables of a game, played by one plan: editions, numbers of an edition, options, table sizes and bots.
//!
//! A [`SweepPlan`] is a small TOML file. Every combination of its values is a table, and the games of each table are cut into
//! blocks, which are numbered through the whole plan. Whoever has the plan can play any blocks ([`play_blocks`]) and keeps exact
//! sums of them, a [`Part`]; a [`Merger`] puts the parts together in the order of the blocks. **So the figures depend on the plan
//! alone**: not on threads, machines, or how the blocks were dealt out, and memory does not grow with the number of tables.

mod file;
mod merge;
mod part;
mod row;
mod summary;

use std::collections::BTreeMap;
use std::io;
use std::ops::Range;

use bots::Player;
use serde::Serialize;
use sha2::{Digest, Sha256};
use tabletop::{OptionValue, SeatCount, hex};

pub use merge::Merger;
pub use part::{Part, PlanId, play_blocks};
pub use row::{Row, csv_head};
pub use summary::Summary;

use crate::PROGRAM;

/// Gives the text of an edition file that a plan names.
pub type ReadEdition<'a> = &'a dyn Fn(&str) -> io::Result<String>;

/// Many tables of a game, as a plan file describes them.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SweepPlan {
    /// Id of the game.
    pub game: String,
    /// Fixes every chance outcome and every choice. All tables have the same one.
    pub seed: u64,
    /// Games at each table.
    pub games: u64,
    /// Games of a block.
    pub block: u64,
    /// Whether the bots move one seat on after every game.
    pub rotate: bool,
    /// A table needs no more games once the share of the wins of every place is known within so many hundredths of a point.
    pub precision: Option<u32>,
    /// Editions: ids of built-in ones, or files. An empty name is the game's default edition.
    pub editions: Vec<String>,
    /// The values of each option.
    pub options: Vec<(String, Vec<OptionValue>)>,
    /// The values of each number of the edition.
    pub numbers: Vec<(String, Numbers)>,
    /// Table sizes.
    pub seats: Vec<SeatCount>,
    /// Line-ups: one bot for all seats, or one for each.
    pub bots: Vec<Vec<Player>>,
    /// What `dozen tune-edition` aims at.
    pub targets: Option<Targets>,
}

/// The values that a number of an edition takes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Numbers {
    /// These.
    List(Vec<i64>),
    /// Every `step`th from one number to another.
    Range {
        /// The first.
        from: i64,
        /// The last, if a step ends there.
        to: i64,
        /// How far one is from the next.
        step: i64,
    },
}

impl Numbers {
    /// How many there are.
    pub fn count(&self) -> u64 {
        match self {
            Numbers::List(numbers) => numbers.len() as u64,
            Numbers::Range { from, to, step } => (to.abs_diff(*from)) / step.unsigned_abs() + 1,
        }
    }

    /// The number at a place, counted from 0.
    pub fn at(&self, place: u64) -> i64 {
        match self {
            Numbers::List(numbers) => numbers[place as usize],
            Numbers::Range { from, step, .. } => from + step * place as i64,
        }
    }
}

/// What an edition should be like. What is not named does not matter.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Targets {
    /// No place in turn order wins more than so many points more or less than an even share.
    pub turn_order: Option<f64>,
    /// The mean number of turns is between these.
    pub turns: Option<[f64; 2]>,
    /// At most so many of 100 games have several winners.
    pub shared_wins: Option<f64>,
    /// Each component is chosen between so often and so often as it would be if all on offer were alike.
    pub liking: Option<[f64; 2]>,
    /// Those who get a component win at most so many points more or less than the others.
    pub win_difference: Option<f64>,
    /// The ids of the components that these two speak of begin so; empty for all.
    pub components: Vec<String>,
}

/// One table of a plan.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlannedTable {
    /// Its number, counted from 1.
    pub table: u64,
    /// The edition as the plan names it.
    pub edition: String,
    /// Options that the plan sets.
    pub options: BTreeMap<String, OptionValue>,
    /// Numbers of the edition that the plan sets.
    pub numbers: BTreeMap<String, i64>,
    /// Number of seats.
    pub seats: SeatCount,
    /// Who sits there, one for each seat.
    pub bots: Vec<Player>,
}

impl SweepPlan {
    /// How many tables there are.
    pub fn n_tables(&self) -> u64 {
        self.axes().iter().product()
    }

    /// How many blocks each table has.
    pub fn blocks_of_table(&self) -> u64 {
        self.games.div_ceil(self.block)
    }

    /// How many blocks there are.
    pub fn n_blocks(&self) -> u64 {
        self.n_tables() * self.blocks_of_table()
    }

    /// How many values there are to choose from, the slowest first.
    fn axes(&self) -> Vec<u64> {
        let options = self.options.iter().map(|(_, values)| values.len() as u64);
        let numbers = self.numbers.iter().map(|(_, numbers)| numbers.count());
        let others = [self.seats.len() as u64, self.bots.len() as u64];
        std::iter::once(self.editions.len() as u64).chain(options).chain(numbers).chain(others).collect()
    }

    /// The table at a place, counted from 0: bots change first, then seats, numbers, options, editions.
    pub fn table(&self, place: u64) -> PlannedTable {
        let mut rest = place;
        let mut places: Vec<usize> = self
            .axes()
            .iter()
            .rev()
            .map(|n| {
                let place = rest % n;
                rest /= n;
                place as usize
            })
            .collect();
        // The slowest was found last.
        let mut next = || places.pop().unwrap_or(0);
        let edition = self.editions[next()].clone();
        let options =
            self.options.iter().map(|(name, values)| (name.clone(), values[next()].clone())).collect();
        let numbers =
            self.numbers.iter().map(|(name, numbers)| (name.clone(), numbers.at(next() as u64))).collect();
        let seats = self.seats[next()];
        let bots = match &self.bots[next()][..] {
            [all] => vec![*all; seats.get()],
            each => each.to_vec(),
        };
        PlannedTable { table: place + 1, edition, options, numbers, seats, bots }
    }

    /// The table that a block belongs to, and which of its blocks it is; both counted from 0.
    pub fn place_of(&self, block: u64) -> (u64, u64) {
        (block / self.blocks_of_table(), block % self.blocks_of_table())
    }

    /// The games of a block of any table, counted from 0.
    pub(crate) fn games_of(&self, block: u64) -> Range<u64> {
        block * self.block..((block + 1) * self.block).min(self.games)
    }

    /// How many games a block has, counted through the plan.
    pub fn games_in_block(&self, block: u64) -> u64 {
        let games = self.games_of(self.place_of(block).1);
        games.end - games.start
    }

    /// Whether an edition is a file and does not come with the program.
    pub fn is_file(&self, edition: &str) -> bool {
        !edition.is_empty() && self.built_in().iter().all(|id| id != edition)
    }

    fn built_in(&self) -> Vec<String> {
        let cards = catalog::find(&self.game).map(|game| game.editions(tabletop::Language::English));
        cards.into_iter().flatten().map(|card| card.id).collect()
    }

    /// 16 hexadecimal digits that change with everything the figures depend on: the plan, the text of its edition files, and the
    /// program. Comments and blanks of the plan do not count.
    pub fn hash(&self, read: ReadEdition<'_>) -> io::Result<String> {
        let mut hasher = Sha256::new();
        hasher.update(PROGRAM);
        hasher.update(serde_json::to_string(self).expect("a plan is plain values"));
        let built_in = self.built_in();
        let is_file = |edition: &&String| !edition.is_empty() && !built_in.contains(*edition);
        for edition in self.editions.iter().filter(is_file) {
            hasher.update(Sha256::digest(read(edition)?));
        }
        Ok(hex::encode(&hasher.finalize())[..16].to_string())
    }
}
