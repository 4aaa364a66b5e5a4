//! Finding what a game's features count for: self-play, positions with how they ended, a fit.
//!
//! [`Judgement::estimate`] guesses each seat's share of the win as a conditional logit. Here are its weights found by
//! maximum likelihood, from positions of games between bots. One game in five is kept apart, so that the report tells
//! how good the guess is on games the fit has not seen.

mod fit;
mod positions;
mod report;

use std::io;
use std::ops::ControlFlow;
use std::time::Instant;

use bots::Player;
use indicatif::ProgressBar;
use tabletop::{Book, Judgement};

use crate::in_order::{in_order, pool};
use positions::Positions;
pub use report::{CalibrationRow, FeatureWeight, TuneReport};

/// How to find weights.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TunePlan {
    /// How many games are played; at least ten.
    pub games: u64,
    /// Fixes every chance outcome and every choice.
    pub seed: u64,
    /// How many threads play; `None` (or 0) is one for each core.
    pub threads: Option<usize>,
    /// Who plays every seat.
    pub bot: Player,
    /// How many of a hundred actions are any legal one instead, so that the games differ.
    pub random_percent: u32,
    /// Whether positions are taken only where turns begin, and not at any of their steps.
    pub between_turns: bool,
}

/// One game in so many is kept apart from the fit.
const HELD_OUT: u64 = 5;
/// With fewer games there is nothing to learn from, or nothing to check with.
const FEWEST_GAMES: u64 = 10;
/// Games that one thread plays at a time.
const CHUNK: u64 = 16;

/// Plays games of the plan and fits the weights of [`Judgement::FEATURES`]. `progress` counts games and is cleared at the
/// end. Games without features, tables of one seat and too few games are refused.
pub fn tune<G: Judgement>(book: Book<G>, plan: &TunePlan, progress: &ProgressBar) -> io::Result<TuneReport> {
    let refuse = |message: String| Err(io::Error::new(io::ErrorKind::InvalidInput, message));
    let title = G::META.title;
    if G::FEATURES.is_empty() {
        return refuse(format!(
            "{title} names no features, so there is nothing to tune: see Judgement::FEATURES"
        ));
    }
    if book.seats.get() < 2 {
        return refuse("tuning compares seats: take a table of at least 2".to_string());
    }
    if plan.games < FEWEST_GAMES {
        return refuse(format!("{} games are too few to tune: ask for at least {FEWEST_GAMES}", plan.games));
    }
    let start = Instant::now();
    let n_chunks = plan.games.div_ceil(CHUNK);
    let pool = pool(plan.threads, n_chunks)?;
    let mut seen = Positions::new(book.seats.get(), G::FEATURES.len());
    let mut kept_apart = seen.clone();
    let mut games = 0..plan.games;
    let played = in_order(
        &pool,
        n_chunks,
        |chunk| {
            let games = chunk * CHUNK..((chunk + 1) * CHUNK).min(plan.games);
            games.map(|game| positions::of_game(book, plan, game)).collect::<Vec<Positions>>()
        },
        |chunk| {
            for (positions, game) in chunk.iter().zip(&mut games) {
                let held_out = game % HELD_OUT == HELD_OUT - 1;
                if held_out { &mut kept_apart } else { &mut seen }.append(positions);
            }
            progress.inc(chunk.len() as u64);
            Ok(ControlFlow::Continue(()))
        },
    );
    progress.finish_and_clear();
    played?;
    let found = fit::fit(&seen);
    let threads = pool.current_num_threads();
    Ok(TuneReport::new(book, plan, &found, [&seen, &kept_apart], start.elapsed(), threads))
}
