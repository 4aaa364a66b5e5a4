//! What changes between two tables of a game: editions, options or line-ups of bots.
//!
//! Both sides play the same games: the same number has the same deals, as far as play allows, and the same moods of the
//! bots. **The unit of all statistics is a pair of games**, so what both owe to the deal cancels out.

mod measure;
mod report;
mod text;

use std::io;
use std::ops::{ControlFlow, Range};
use std::time::Instant;

use bots::{Mind, Player};
use catalog::{CatalogError, Listed, Setup, Visitor, visit};
use indicatif::ProgressBar;
use tabletop::{Book, Game, Judgement, Outcome, Seat, Step, StepOf, Viewer};

use crate::Origin;
use crate::dice::SameDice;
use crate::in_order::{in_order, pool};
use crate::playout::{Length, play_to_end};
use crate::table::book;
use measure::{Measure, PairSums, measures};
pub use report::{CompareReport, Difference};

/// A chunk has at most this many pairs.
const CHUNK_MAX: u64 = 64;

/// One side of a comparison.
#[derive(Clone, Debug)]
pub struct Side {
    /// Edition and options. Both sides have the same number of seats.
    pub setup: Setup,
    /// One bot for each seat.
    pub bots: Vec<Player>,
    /// How it was asked for.
    pub origin: Origin,
}

/// How much is compared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ComparePlan {
    /// How many pairs of games; at least one.
    pub games: u64,
    /// Fixes every chance outcome and every choice.
    pub seed: u64,
    /// How many threads play; `None` (or 0) is one for each core.
    pub threads: Option<usize>,
}

/// Plays the same games on both sides. `progress` counts pairs and is cleared at the end. Refused are sides that no table
/// of the game can be, that have different numbers of seats, or that are the same.
pub fn compare(
    game: &str,
    sides: [Side; 2],
    plan: &ComparePlan,
    progress: &ProgressBar,
) -> Result<io::Result<CompareReport>, CatalogError> {
    visit(game, Compare { sides, plan, progress })?
}

struct Compare<'a> {
    sides: [Side; 2],
    plan: &'a ComparePlan,
    progress: &'a ProgressBar,
}

impl Visitor for Compare<'_> {
    type Answer = Result<io::Result<CompareReport>, CatalogError>;

    fn visit<G: Listed>(self) -> Self::Answer {
        let [a, b] = &self.sides;
        let tables = [Playing::<G>::new(a)?, Playing::new(b)?];
        Ok(pairs(&tables, self.plan, self.progress).map(|mut report| {
            report.a.comes_from(&a.origin);
            report.b.comes_from(&b.origin);
            report
        }))
    }
}

/// One side, opened.
pub(crate) struct Playing<G: Game> {
    pub(crate) book: Book<G>,
    pub(crate) bots: Vec<Player>,
}

impl<G: Listed> Playing<G> {
    fn new(side: &Side) -> Result<Self, CatalogError> {
        Ok(Playing { book: book(&side.setup, &side.origin)?, bots: side.bots.clone() })
    }
}

fn refused<T>(message: impl Into<String>) -> io::Result<T> {
    Err(io::Error::new(io::ErrorKind::InvalidInput, message.into()))
}

/// Plays all pairs.
pub(crate) fn pairs<G: Judgement>(
    sides: &[Playing<G>; 2],
    plan: &ComparePlan,
    progress: &ProgressBar,
) -> io::Result<CompareReport> {
    let [a, b] = sides;
    let seats = a.book.seats;
    if plan.games == 0 {
        return refused("there is nothing to compare: ask for at least one game");
    }
    if b.book.seats != seats || sides.iter().any(|side| side.bots.len() != seats.get()) {
        return refused("both sides need the same number of seats, with a bot on each");
    }
    let same_table = a.book.edition.hash == b.book.edition.hash
        && a.book.changed_options() == b.book.changed_options()
        && a.bots == b.bots;
    if same_table {
        return refused(
            "both sides are the same table: change the edition, an option or the bots on one of them",
        );
    }
    let pool = pool(plan.threads, plan.games)?;
    let start = Instant::now();
    let measures = measures::<G>(seats);
    let mut sums = Sums::new(measures.len());
    let games_of = |chunk: u64| chunk * CHUNK_MAX..((chunk + 1) * CHUNK_MAX).min(plan.games);
    let played = in_order(
        &pool,
        plan.games.div_ceil(CHUNK_MAX),
        |chunk| Sums::play(sides, &measures, plan.seed, games_of(chunk)),
        |chunk| {
            progress.inc(chunk.games);
            sums.merge(&chunk);
            Ok(ControlFlow::Continue(()))
        },
    );
    progress.finish_and_clear();
    played?;
    Ok(CompareReport::new(sides, plan, &measures, &sums, start.elapsed(), pool.current_num_threads()))
}

/// What was counted in a number of pairs.
pub(crate) struct Sums {
    pub(crate) games: u64,
    /// Pairs in which a step or the result was another.
    pub(crate) other_ways: u64,
    /// For each measure.
    pub(crate) pairs: Vec<PairSums>,
}

impl Sums {
    fn new(n_measures: usize) -> Self {
        Sums { games: 0, other_ways: 0, pairs: vec![PairSums::default(); n_measures] }
    }

    fn merge(&mut self, other: &Sums) {
        self.games += other.games;
        self.other_ways += other.other_ways;
        for (mine, theirs) in self.pairs.iter_mut().zip(&other.pairs) {
            mine.merge(theirs);
        }
    }

    fn play<G: Judgement>(
        sides: &[Playing<G>; 2],
        measures: &[Measure],
        seed: u64,
        games: Range<u64>,
    ) -> Self {
        let mut sums = Sums::new(measures.len());
        let mut players = sides.each_ref().map(Table::new);
        for game in games {
            let [a, b] = players.each_mut().map(|table| table.play(seed, game));
            let [first, second] = players.each_ref().map(|table| &table.steps);
            sums.other_ways += u64::from(a.outcome != b.outcome || first != second);
            for (measure, pair) in measures.iter().zip(&mut sums.pairs) {
                if let (Some(a), Some(b)) = (measure.of(&a), measure.of(&b)) {
                    pair.add(a, b);
                }
            }
            sums.games += 1;
        }
        sums
    }
}

/// How one game went.
pub(crate) struct Played {
    /// `None` if it did not end.
    pub(crate) outcome: Option<Outcome>,
    pub(crate) length: Length,
    pub(crate) turns: u32,
    /// Who was first in turn order.
    pub(crate) first: Option<Seat>,
}

/// One side at work, with what it uses again from game to game.
struct Table<'a, G: Game> {
    side: &'a Playing<G>,
    opening: G,
    minds: Vec<Mind<G>>,
    outcomes: Vec<(G::Chance, u32)>,
    /// The steps of the last game.
    steps: Vec<StepOf<G>>,
}

impl<'a, G: Judgement> Table<'a, G> {
    fn new(side: &'a Playing<G>) -> Self {
        Table {
            side,
            opening: G::new(side.book),
            minds: side.bots.iter().map(|_| Mind::new()).collect(),
            outcomes: Vec::new(),
            steps: Vec::new(),
        }
    }

    fn play(&mut self, seed: u64, game: u64) -> Played {
        let Table { side, opening, minds, outcomes, steps } = self;
        steps.clear();
        let mut state = opening.clone();
        let (mut has_begun, mut first) = (false, None);
        let length = play_to_end(
            &mut state,
            outcomes,
            &mut SameDice::new(seed, game),
            |state, seat, rng| {
                let view = state.view(Viewer::Seat(seat));
                minds[seat.index()].choose(side.bots[seat.index()], &view, seat, rng)
            },
            |state, step| {
                if !has_begun && matches!(step, Step::Act(..)) {
                    (has_begun, first) = (true, state.first_in_turn());
                }
                steps.push(step);
            },
        );
        Played { outcome: state.outcome(), length, turns: state.turns_played(), first }
    }
}
