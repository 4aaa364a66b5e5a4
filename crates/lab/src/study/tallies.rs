//! All that is counted of many games, on all cores.

use std::io;
use std::ops::ControlFlow;

use bots::Player;
use indicatif::ProgressBar;
use rayon::ThreadPool;
use tabletop::{Book, Components, Judgement, SeatCount, fast_rng};

use super::choice::Choice;
use super::length::Lengths;
use super::order::Order;
use super::pieces::Pieces;
use super::points::Points;
use super::tension::Tension;
use super::watch::{Seen, Watch};
use crate::dice::Dice;
use crate::in_order::in_order;

/// A chunk has at most this many games.
const CHUNK: u64 = 64;

/// Every metric, of the same games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Tallies<A> {
    pub(crate) order: Order,
    pub(crate) lengths: Lengths,
    pub(crate) points: Points,
    pub(crate) tension: Tension,
    pub(crate) choice: Choice<A>,
    pub(crate) pieces: Pieces,
}

impl<A: Copy + Ord> Tallies<A> {
    pub(crate) fn new(seats: SeatCount, n_components: usize) -> Self {
        Tallies {
            order: Order::new(seats),
            lengths: Lengths::default(),
            points: Points::new(),
            tension: Tension::new(seats),
            choice: Choice::new(),
            pieces: Pieces::new(n_components),
        }
    }

    pub(crate) fn add(&mut self, game: &Seen<A>) {
        self.order.add(game);
        self.lengths.add(game);
        self.points.add(game);
        self.tension.add(game);
        self.choice.add(game);
        self.pieces.add(game);
    }

    pub(crate) fn merge(&mut self, other: &Self) {
        self.order.merge(&other.order);
        self.lengths.merge(&other.lengths);
        self.points.merge(&other.points);
        self.tension.merge(&other.tension);
        self.choice.merge(&other.choice);
        self.pieces.merge(&other.pieces);
    }
}

/// So many games that do not end are enough to say so.
pub(crate) const ENOUGH_ENDLESS: u64 = 30;

/// Plays so many games with these bots and counts them, or fewer if too many do not end. They are the games of `dozen sim` with
/// the same seed.
pub(crate) fn watched<G: Components + Judgement>(
    book: Book<G>,
    bots: &[Player],
    (games, seed): (u64, u64),
    pool: &ThreadPool,
    progress: &ProgressBar,
) -> io::Result<Tallies<G::Action>> {
    watched_with(book, bots, games, |game| fast_rng(seed, game), pool, progress)
}

/// The same with other dice, which depend on the number of the game.
pub(crate) fn watched_with<G: Components + Judgement, D: Dice>(
    book: Book<G>,
    bots: &[Player],
    games: u64,
    dice: impl Fn(u64) -> D + Sync,
    pool: &ThreadPool,
    progress: &ProgressBar,
) -> io::Result<Tallies<G::Action>> {
    let n_components = G::components(book).len();
    let mut sum = Tallies::new(book.seats, n_components);
    let play = |chunk: u64| {
        let mut part = Tallies::new(book.seats, n_components);
        let mut watch = Watch::new(book, bots);
        for game in chunk * CHUNK..((chunk + 1) * CHUNK).min(games) {
            part.add(watch.play(&mut dice(game)));
        }
        part
    };
    in_order(pool, games.div_ceil(CHUNK), play, |part| {
        progress.inc(part.lengths.games);
        sum.merge(&part);
        let is_endless = sum.lengths.unfinished >= ENOUGH_ENDLESS;
        Ok(if is_endless { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
    })?;
    Ok(sum)
}
