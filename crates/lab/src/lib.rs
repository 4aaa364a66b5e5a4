//! Self-play, statistics, benchmarks.
//!
//! [`simulate`] plays many games between bots on all cores and sums them up in a [`Report`]; [`contest()`] tells which of
//! two bots is better, and how sure that is, and a [`Ladder`] puts many contests together; [`compare()`] tells what changes between two editions, options or line-ups of bots; a [`SweepPlan`] is many tables, played in blocks on as many machines as there are; [`tune()`] finds what the features of a game count for; [`bench()`] tells
//! how fast a game is; a [`Batch`] plays many games in numbers, for programs that learn, and a [`Position`] is one game to look ahead in. Every report begins with its [`Provenance`]. All are generic over the game and name none; [`open`] gives a table of any game of the catalogue.
//!
//! **The same plan gives the same report and the same records, whatever the number of threads**: each game has its own
//! stream of random numbers, sums are exact integers, and records are written in the order of the games.

#![deny(missing_docs)]

mod batch;
mod bench;
mod bench_search;
mod compare;
mod contest;
mod data;
mod dice;
mod in_order;
mod ladder;
mod ladder_text;
mod page;
mod plan;
mod playout;
mod position;
mod program;
mod progress;
mod provenance;
mod report;
mod simulate;
mod stats;
mod study;
mod sweep;
mod table;
mod tally;
mod text;
mod tune;
mod tune_edition;
mod weights;

#[cfg(test)]
#[path = "../../bots/tests/support/crumbs.rs"]
mod crumbs;

pub use batch::{Autoreset, Batch, BatchError, BatchPlan, Frame, Reward, SavedBatch, batch};
pub use bench::{BenchRow, bench, bench_text};
pub use bench_search::{SearchRow, bench_search, bench_search_text};
pub use compare::{ComparePlan, CompareReport, Difference, Side, compare};
pub use contest::{Contestant, MatchPlan, MatchReport, Verdict, contest};
pub use data::{DataSet, Format, Rows};
pub use ladder::{Ladder, Rung, ladder_pairs};
pub use plan::{Keep, Plan, Records};
pub use position::{Position, Refused};
pub use program::{IllegalAnswer, ProgramUsed};
pub use progress::progress_bar;
pub use provenance::{BotUsed, EditionUsed, Origin, PROGRAM, Provenance, WeightsUsed};
pub use report::{BotWins, Report, TurnOrder};
pub use simulate::simulate;
pub use stats::{Histogram, Interval};
pub use study::{
    AXIS, Answer, Asked, ChoiceFigures, ComponentFigures, Flag, Light, Opening, OptionFigures, Pairing,
    Place, Question, RemovedFigures, Share, Split, Spread, Study, StudyPlan, Subject, TableFigures,
    TensionFigures, games_within, page, study, study_books,
};
pub use sweep::{
    Merger, Numbers, Part, PlanId, PlannedTable, ReadEdition, Row, Summary, SweepPlan, Targets, csv_head,
    play_blocks,
};
pub use table::{LabTable, open, open_from};
pub use tune::{CalibrationRow, FeatureWeight, TunePlan, TuneReport, tune};
pub use tune_edition::{Aim, ChangedNumber, Met, TunedEdition, Wanted, most_games, tune_edition};
pub use weights::{NamedWeight, WeightsFile};
