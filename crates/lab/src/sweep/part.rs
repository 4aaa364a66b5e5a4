//! Blocks that were played, as exact sums: what one machine hands to another.

use std::io;
use std::ops::Range;

use bots::Player;
use catalog::{CatalogError, EditionChoice, Listed, Setup, Visitor};
use indicatif::ProgressBar;
use rayon::ThreadPool;
use serde::{Deserialize, Serialize};
use tabletop::SeatCount;

use super::{PlannedTable, ReadEdition, SweepPlan};
use crate::in_order::pool;
use crate::simulate::play_games;
use crate::stats::Interval;
use crate::tally::Tally;
use crate::{Keep, PROGRAM, Plan};

/// Games after which a table may be known well enough.
const FEWEST_TO_STOP: u64 = 200;

/// What tells a plan from others: parts of different plans are not put together.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlanId {
    /// See [`SweepPlan::hash`].
    pub hash: String,
    /// The program with its version.
    pub program: String,
    /// Id of the game.
    pub game: String,
    /// Name of the game for people.
    pub title: String,
    /// Version of its rules.
    pub rules: u32,
    /// What a turn is called, such as `rounds`.
    pub turns_called: String,
    /// The seed of the plan.
    pub seed: u64,
    /// Games at each table.
    pub games: u64,
    /// Games of a block.
    pub block: u64,
    /// How many tables there are.
    pub tables: u64,
    /// The most seats that a table has.
    pub most_seats: SeatCount,
    /// See [`SweepPlan::precision`].
    pub precision: Option<u32>,
    /// What has several values: `edition`, names of options and numbers, `seats`, `bots`.
    pub axes: Vec<String>,
    /// Options that the plan sets.
    pub options: Vec<String>,
    /// Numbers that the plan sets.
    pub numbers: Vec<String>,
}

impl PlanId {
    /// Of this plan.
    pub fn of(plan: &SweepPlan, read: ReadEdition<'_>) -> io::Result<Self> {
        let meta = catalog::find(&plan.game).map_err(|e| io::Error::other(e.to_string()))?.meta();
        let mut axes: Vec<String> = Vec::new();
        axes.extend((plan.editions.len() > 1).then(|| "edition".to_string()));
        axes.extend(plan.options.iter().filter(|(_, values)| values.len() > 1).map(|(name, _)| name.clone()));
        axes.extend(
            plan.numbers.iter().filter(|(_, numbers)| numbers.count() > 1).map(|(name, _)| name.clone()),
        );
        axes.extend((plan.seats.len() > 1).then(|| "seats".to_string()));
        axes.extend((plan.bots.len() > 1).then(|| "bots".to_string()));
        Ok(PlanId {
            hash: plan.hash(read)?,
            program: PROGRAM.to_string(),
            game: plan.game.clone(),
            title: meta.title.to_string(),
            rules: meta.rules_version,
            turns_called: meta.turn_noun.to_string(),
            seed: plan.seed,
            games: plan.games,
            block: plan.block,
            tables: plan.n_tables(),
            most_seats: plan.seats.iter().copied().max().expect("a plan names table sizes"),
            precision: plan.precision,
            axes,
            options: plan.options.iter().map(|(name, _)| name.clone()).collect(),
            numbers: plan.numbers.iter().map(|(name, _)| name.clone()).collect(),
        })
    }

    /// How many blocks each table has.
    pub fn blocks_of_table(&self) -> u64 {
        self.games.div_ceil(self.block)
    }

    /// How many blocks the plan has.
    pub fn n_blocks(&self) -> u64 {
        self.tables * self.blocks_of_table()
    }

    /// Games in these blocks of a table.
    pub(super) fn games_in(&self, blocks: Range<u64>) -> u64 {
        (blocks.end * self.block).min(self.games) - (blocks.start * self.block).min(self.games)
    }
}

/// Some consecutive blocks of a plan, played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Part {
    /// Which plan.
    pub plan: PlanId,
    /// The first block, and the one after the last.
    pub blocks: [u64; 2],
    /// The tables they belong to, in order.
    pub(super) tables: Vec<PlayedTable>,
}

/// What was played at one table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PlayedTable {
    pub(super) table: PlannedTable,
    /// Changes with every number or component; `None` if there is no such table.
    pub(super) edition_hash: Option<String>,
    /// Why there is no such table.
    pub(super) refused: Option<String>,
    pub(super) runs: Vec<Run>,
}

/// Consecutive blocks of a table. If a table may end early, each block is a run of its own.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Run {
    /// The first block of the table, and the one after the last.
    pub(super) blocks: [u64; 2],
    pub(super) tally: Tally,
}

/// Plays some blocks of a plan. `progress` counts games.
pub fn play_blocks(
    plan: &SweepPlan,
    id: &PlanId,
    blocks: Range<u64>,
    threads: Option<usize>,
    read: ReadEdition<'_>,
    progress: &ProgressBar,
) -> io::Result<Part> {
    let n = plan.n_blocks();
    if blocks.is_empty() || blocks.end > n {
        let Range { start, end } = blocks;
        return Err(io::Error::new(
            io::ErrorKind::InvalidInput,
            format!("there are no blocks {start}..{end}: the plan has the blocks 0..{n}"),
        ));
    }
    let pool = pool(threads, u64::MAX)?;
    let mut tables = Vec::new();
    let mut next = blocks.start;
    while next < blocks.end {
        let (place, first) = plan.place_of(next);
        let last = (first + blocks.end - next).min(plan.blocks_of_table());
        tables.push(play_table(plan, plan.table(place), first..last, &pool, read, progress)?);
        next += last - first;
    }
    Ok(Part { plan: id.clone(), blocks: [blocks.start, blocks.end], tables })
}

fn play_table(
    plan: &SweepPlan,
    table: PlannedTable,
    blocks: Range<u64>,
    pool: &ThreadPool,
    read: ReadEdition<'_>,
    progress: &ProgressBar,
) -> io::Result<PlayedTable> {
    struct Play<'a>(
        &'a SweepPlan,
        &'a PlannedTable,
        Range<u64>,
        &'a ThreadPool,
        EditionChoice,
        &'a ProgressBar,
    );
    impl Visitor for Play<'_> {
        type Answer = Result<io::Result<(String, Vec<Run>)>, CatalogError>;

        fn visit<G: Listed>(self) -> Self::Answer {
            let Play(plan, table, blocks, pool, edition, progress) = self;
            let book = table.setup::<G>(edition)?.book::<G>()?;
            let whole = Plan {
                games: plan.games,
                seed: plan.seed,
                threads: None,
                bots: table.bots.clone(),
                rotate: plan.rotate,
            };
            let mut runs: Vec<Run> = Vec::new();
            let mut sum = Tally::new(&table.bots, table.seats);
            for block in blocks.clone() {
                let mut tally = Tally::new(&table.bots, table.seats);
                let played = play_games(book, &whole, Keep::Nothing, plan.games_of(block), pool, |chunk| {
                    tally.merge(&chunk.tally);
                    progress.inc(chunk.n_games());
                    Ok(())
                });
                if let Err(failed) = played {
                    return Ok(Err(failed));
                }
                match runs.last_mut() {
                    Some(run) if plan.precision.is_none() => {
                        run.blocks[1] = block + 1;
                        run.tally.merge(&tally);
                    }
                    _ => runs.push(Run { blocks: [block, block + 1], tally: tally.clone() }),
                }
                sum.merge(&tally);
                // Whoever begins in the middle cannot know whether it is enough.
                if blocks.start == 0 && is_enough(&sum, plan.precision) {
                    break;
                }
            }
            Ok(Ok((book.edition.hash.clone(), runs)))
        }
    }
    let edition = plan.edition(&table.edition, read)?;
    let played = catalog::visit(&plan.game, Play(plan, &table, blocks, pool, edition, progress));
    Ok(match played.and_then(|answer| answer) {
        Ok(played) => {
            let (hash, runs) = played?;
            PlayedTable { table, edition_hash: Some(hash), refused: None, runs }
        }
        Err(why) => {
            PlayedTable { table, edition_hash: None, refused: Some(why.to_string()), runs: Vec::new() }
        }
    })
}

impl SweepPlan {
    /// The edition of this name, for a game of the catalogue.
    pub(crate) fn edition(&self, name: &str, read: ReadEdition<'_>) -> io::Result<EditionChoice> {
        Ok(match name {
            "" => EditionChoice::Default,
            name if self.is_file(name) => EditionChoice::Text(read(name)?),
            id => EditionChoice::BuiltIn(id.to_string()),
        })
    }

    /// Looks whether an edition can be read and has all the numbers of the plan.
    pub fn check_edition(&self, name: &str, read: ReadEdition<'_>) -> Result<(), String> {
        struct Check<'a>(EditionChoice, &'a SweepPlan);
        impl Visitor for Check<'_> {
            type Answer = Result<(), CatalogError>;

            fn visit<G: Listed>(self) -> Self::Answer {
                let Check(choice, plan) = self;
                let edition = choice.find::<tabletop::PartsOf<G>>()?;
                edition.with_numbers(
                    plan.numbers.iter().map(|(name, numbers)| (name.as_str(), numbers.at(0))),
                )?;
                Ok(())
            }
        }
        let choice = self.edition(name, read).map_err(|e| e.to_string())?;
        catalog::visit(&self.game, Check(choice, self)).and_then(|answer| answer).map_err(|e| e.to_string())
    }
}

impl PlannedTable {
    /// What is chosen before a game at this table, with an edition that has its numbers.
    pub(crate) fn setup<G: Listed>(&self, edition: EditionChoice) -> Result<Setup, CatalogError> {
        let edition = if self.numbers.is_empty() {
            edition
        } else {
            let numbers = self.numbers.iter().map(|(name, number)| (name.as_str(), *number));
            EditionChoice::Text(edition.find::<tabletop::PartsOf<G>>()?.with_numbers(numbers)?)
        };
        Ok(Setup {
            seats: Some(self.seats),
            edition,
            options: self.options.iter().map(|(name, value)| (name.clone(), value.clone())).collect(),
            ..Setup::default()
        })
    }
}

/// Whether a table needs no more games. It is asked after whole blocks only.
pub(super) fn is_enough(tally: &Tally, precision: Option<u32>) -> bool {
    let Some(hundredths) = precision.filter(|_| tally.games >= FEWEST_TO_STOP) else { return false };
    let places = tally.places().unwrap_or_else(|| tally.seats());
    let half = |[low, high]: Interval| (high - low) / 2.0 * 10_000.0;
    places.iter().all(|place| half(place.wins.interval()) <= f64::from(hundredths))
}

/// Whether the sums are of so many games at this table.
pub(super) fn is_sound(run: &Run, bots: &[Player], seats: SeatCount, n_games: u64) -> bool {
    run.tally.is_of(bots, seats) && run.tally.games + run.tally.unfinished == n_games
}
