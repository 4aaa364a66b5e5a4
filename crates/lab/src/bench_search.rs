//! How fast the tree search is, on one core.
//!
//! What counts is the processor time of the thread, so that other programs, which take the core away now and then, do not
//! count; what they do to the caches still does. Hence the median of several runs, and how far apart they were.

use std::fmt::Write as _;
use std::time::Duration;

use bots::{Bot, Budget, Known, Mind};
use indicatif::HumanCount;
use serde::Serialize;
use tabletop::{Book, Judgement, Seat, Step, Turn, Viewer, fast_rng};

/// Runs of a measurement; the one in the middle counts.
const RUNS: usize = 7;
/// About what a run takes, in seconds.
const SECONDS: f64 = 0.6;
/// Iterations from which the number for a run is worked out; they also warm up caches and the processor.
const TRIAL_ITERATIONS: u32 = 20_000;
/// Iterations when the time is not what is measured, as under valgrind: always the same work.
const QUICK_ITERATIONS: u32 = 500;
/// A run searches again and again with so many iterations: as many as the strongest levels think about a decision.
const ITERATIONS: u32 = 10_000;
/// How many decisions of each seat come before the one that is searched: in Donut! the two before the first play.
const DECISIONS_BEFORE: usize = 2;

/// How fast the search is in one game at one table size.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SearchRow {
    /// Id of the game.
    pub game: &'static str,
    /// Number of seats.
    pub seats: usize,
    /// What may be chosen where the search begins.
    pub choices: usize,
    /// Iterations in a second of processor time: a sample, a way down the tree, and play to the game's horizon. The
    /// median of the runs.
    pub iterations_per_second: f64,
    /// The fastest run less the slowest, as a part of the median.
    pub spread: f64,
    /// Every run, in order.
    pub runs: Vec<f64>,
    /// Nodes of the tree after a search.
    pub nodes: u64,
}

/// Measures the search at a decision early in a game. `quick` does a small fixed amount of work once.
pub fn bench_search<G: Judgement>(book: Book<G>, quick: bool) -> SearchRow {
    let (state, seat) = early_decision(book);
    let view = state.view(Viewer::Seat(seat));
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    let mut mind = Mind::<G>::new();
    let mut rate = |iterations: u32| {
        let start = processor_time();
        let (mut left, mut stream) = (iterations, 0);
        while left > 0 {
            let budget = Budget::iterations(left.min(ITERATIONS));
            mind.think(Known::View(&view), seat, budget, 1, &mut fast_rng(1, stream));
            (left, stream) = (left - budget.iterations, stream + 1);
        }
        f64::from(iterations) / processor_time().saturating_sub(start).as_secs_f64().max(1e-9)
    };
    let runs: Vec<f64> = if quick {
        vec![rate(QUICK_ITERATIONS)]
    } else {
        let searches = (rate(TRIAL_ITERATIONS) * SECONDS / f64::from(ITERATIONS)).ceil() as u32;
        (0..RUNS).map(|_| rate(searches.max(1) * ITERATIONS)).collect()
    };
    let (median, spread) = middle(&runs);
    SearchRow {
        game: G::META.id,
        seats: book.seats.get(),
        choices: legal.len(),
        iterations_per_second: median,
        spread,
        runs,
        nodes: mind.effort().1,
    }
}

/// The processor time that this thread has used.
#[cfg(unix)]
fn processor_time() -> Duration {
    use rustix::time::{ClockId, clock_gettime};

    let now = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(now.tv_sec.unsigned_abs(), now.tv_nsec.unsigned_abs() as u32)
}

/// The same where only the clock on the wall can be asked: other programs count, too.
#[cfg(not(unix))]
fn processor_time() -> Duration {
    static BEGAN: std::sync::LazyLock<std::time::Instant> = std::sync::LazyLock::new(std::time::Instant::now);
    BEGAN.elapsed()
}

/// The run in the middle, and the distance of the fastest from the slowest as a part of it.
fn middle(runs: &[f64]) -> (f64, f64) {
    let mut sorted = runs.to_vec();
    sorted.sort_by(f64::total_cmp);
    let (Some(slowest), Some(fastest)) = (sorted.first(), sorted.last()) else { return (0.0, 0.0) };
    let median = sorted[sorted.len() / 2];
    (median, (fastest - slowest) / median)
}

/// The rows as a table for people.
pub fn bench_search_text(rows: &[SearchRow]) -> String {
    let name_width = rows.iter().map(|row| row.game.len()).max().unwrap_or(0).max(4);
    let mut text = format!("{:name_width$}  seats  choices  iterations/s  spread    nodes\n", "game");
    for row in rows {
        let rate = HumanCount(row.iterations_per_second.round() as u64).to_string();
        let nodes = HumanCount(row.nodes).to_string();
        let _ = writeln!(
            text,
            "{:name_width$}  {:>5}  {:>7}  {rate:>12}  {:>4.1} %  {nodes:>7}",
            row.game,
            row.seats,
            row.choices,
            100.0 * row.spread
        );
    }
    text
}

/// The first decision with a choice after every seat has decided a few times at first sight.
fn early_decision<G: Judgement>(book: Book<G>) -> (G, Seat) {
    let (mut state, mut rng) = (G::new(book), fast_rng(7, 0));
    let (mut mind, mut outcomes, mut legal) = (Mind::<G>::new(), Vec::new(), Vec::new());
    let mut decisions = 0;
    loop {
        let step = match state.turn() {
            Turn::Over => unreachable!("no game is over after a few decisions"),
            Turn::Chance => Step::Chance(state.sample_chance(&mut outcomes, &mut rng)),
            Turn::Act(due) => {
                let seat = due.first().expect("somebody is asked");
                legal.clear();
                state.legal_actions(seat, &mut legal);
                if decisions >= DECISIONS_BEFORE * book.seats.get() && legal.len() > 1 {
                    return (state, seat);
                }
                decisions += 1;
                let view = state.view(Viewer::Seat(seat));
                Step::Act(seat, mind.choose(Bot::Greedy, &view, seat, &mut rng))
            }
        };
        state.apply_unchecked(step);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_run_in_the_middle_counts() {
        let (median, spread) = middle(&[90.0, 104.0, 100.0, 95.0, 110.0]);
        assert!((median - 100.0).abs() < 1e-9 && (spread - 0.2).abs() < 1e-9, "{median} {spread}");
    }
}
