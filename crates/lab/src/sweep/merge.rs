//! Parts put together in the order of their blocks, with one of them in memory at a time.

use super::part::{Part, PlanId, PlayedTable, is_enough, is_sound};
use super::row::Row;
use crate::tally::Tally;

/// Puts parts together. They come in the order of their blocks; each table is handed on as soon as it is complete.
#[derive(Debug, Default)]
pub struct Merger {
    plan: Option<PlanId>,
    /// The next block.
    next: u64,
    /// The table whose blocks come next, if some of them are there.
    table: Option<Table>,
}

/// One table, as far as it is known.
#[derive(Debug)]
struct Table {
    played: PlayedTable,
    sum: Tally,
    /// Whether it needs no more games.
    is_known: bool,
}

impl Merger {
    /// The plan, once there is a part.
    pub fn plan(&self) -> Option<&PlanId> {
        self.plan.as_ref()
    }

    /// The block that comes next.
    pub fn next(&self) -> u64 {
        self.next
    }

    /// Whether all blocks are there.
    pub fn is_complete(&self) -> bool {
        self.plan.as_ref().is_some_and(|plan| self.next == plan.n_blocks())
    }

    /// Adds the next part; `complete` takes the tables that it completes. Refuses, in words, a part of another plan, one that
    /// does not begin where the last one ended, and one that is damaged.
    pub fn add(&mut self, part: Part, mut complete: impl FnMut(Row)) -> Result<(), String> {
        let plan = self.plan.get_or_insert_with(|| part.plan.clone()).clone();
        differs(&plan, &part.plan)?;
        let [start, end] = part.blocks;
        if start != self.next || end <= start || end > plan.n_blocks() {
            return Err(format!("it has the blocks {start}..{end}, and block {} comes next", self.next));
        }
        let damaged = |what: &str| Err(format!("it is damaged: {what}"));
        let mut tables = part.tables.into_iter();
        while self.next < end {
            let (place, first) = (self.next / plan.blocks_of_table(), self.next % plan.blocks_of_table());
            let last = (first + end - self.next).min(plan.blocks_of_table());
            let Some(played) = tables.next().filter(|played| played.table.table == place + 1) else {
                return damaged("a table is missing");
            };
            if played.table.bots.len() != played.table.seats.get() {
                return damaged("a table has too few bots");
            }
            if played.refused.is_some() != played.edition_hash.is_none() {
                return damaged("a table was refused and played");
            }
            let table = match &mut self.table {
                Some(table) if first > 0 => {
                    if table.played.table != played.table || table.played.edition_hash != played.edition_hash
                    {
                        return Err(format!("its table {} was played with another edition", place + 1));
                    }
                    table
                }
                empty => {
                    let sum = Tally::new(&played.table.bots, played.table.seats);
                    let is_known = played.refused.is_some();
                    empty.insert(Table {
                        played: PlayedTable { runs: Vec::new(), ..played.clone() },
                        sum,
                        is_known,
                    })
                }
            };
            let mut at = first;
            for run in &played.runs {
                let [from, to] = run.blocks;
                let fits =
                    from == at && from < to && to <= last && (plan.precision.is_none() || to == from + 1);
                if !fits || !is_sound(run, &played.table.bots, played.table.seats, plan.games_in(from..to)) {
                    return damaged("its sums are not of the games that it names");
                }
                at = to;
                // What was played after enough was known does not count, whoever played it.
                if !table.is_known {
                    table.sum.merge(&run.tally);
                    table.is_known = is_enough(&table.sum, plan.precision);
                }
            }
            if at < last && !table.is_known {
                return damaged("games are missing");
            }
            self.next += last - first;
            if last == plan.blocks_of_table()
                && let Some(Table { played, sum, .. }) = self.table.take()
            {
                complete(Row::new(&plan, played, &sum));
            }
        }
        if tables.next().is_some() { damaged("it has a table too many") } else { Ok(()) }
    }
}

/// Says why two parts do not belong together.
fn differs(plan: &PlanId, other: &PlanId) -> Result<(), String> {
    if plan == other {
        return Ok(());
    }
    Err(if plan.program != other.program {
        format!(
            "it was played by {}, the others by {}: play them with one program",
            other.program, plan.program
        )
    } else if plan.game != other.game {
        format!("it is of {}, the others are of {}", other.game, plan.game)
    } else if plan.hash == other.hash {
        "it is damaged: its plan is not the plan of its hash".to_string()
    } else {
        format!("it is of another plan ({}, the others are of {})", other.hash, plan.hash)
    })
}
