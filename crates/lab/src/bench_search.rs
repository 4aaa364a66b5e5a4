//! How fast the tree search is, on one core.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use bots::{Bot, Budget, Known, Mind};
use indicatif::HumanCount;
use serde::Serialize;
use tabletop::{Book, Judgement, Seat, Step, Turn, Viewer, fast_rng};

/// Repetitions of a measurement; the fastest counts.
const REPETITIONS: usize = 5;
const TIME: Duration = Duration::from_millis(600);
const QUICK_ITERATIONS: u32 = 500;
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
    /// Iterations in a second: a sample, a way down the tree, and play to the game's horizon.
    pub iterations_per_second: f64,
    /// Nodes of the tree after the measurement.
    pub nodes: u64,
}

/// Measures the search at a decision early in a game. `quick` does a small fixed amount of work once.
pub fn bench_search<G: Judgement>(book: Book<G>, quick: bool) -> SearchRow {
    let (state, seat) = early_decision(book);
    let view = state.view(Viewer::Seat(seat));
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    let mut mind = Mind::<G>::new();
    let budget = if quick { Budget::iterations(QUICK_ITERATIONS) } else { Budget::time(TIME) };
    let (mut most, mut nodes) = (0.0, 0);
    for repetition in 0..if quick { 1 } else { REPETITIONS } {
        let start = Instant::now();
        mind.think(Known::View(&view), seat, budget, 1, &mut fast_rng(1, repetition as u64));
        let rate = mind.effort().0 as f64 / start.elapsed().as_secs_f64();
        if rate > most {
            (most, nodes) = (rate, mind.effort().1);
        }
    }
    SearchRow {
        game: G::META.id,
        seats: book.seats.get(),
        choices: legal.len(),
        iterations_per_second: most,
        nodes,
    }
}

/// The rows as a table for people.
pub fn bench_search_text(rows: &[SearchRow]) -> String {
    let name_width = rows.iter().map(|row| row.game.len()).max().unwrap_or(0).max(4);
    let mut text = format!("{:name_width$}  seats  choices  iterations/s    nodes\n", "game");
    for row in rows {
        let rate = HumanCount(row.iterations_per_second.round() as u64).to_string();
        let nodes = HumanCount(row.nodes).to_string();
        let _ = writeln!(
            text,
            "{:name_width$}  {:>5}  {:>7}  {rate:>12}  {nodes:>7}",
            row.game, row.seats, row.choices
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
