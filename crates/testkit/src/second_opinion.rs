//! A second opinion: a slow, plain engine written from the rules alone, driven beside the real one.

use tabletop::{Book, FastRng, Game, Notation, Seat, Token, Turn, fast_rng, format_step};

use crate::fault::{Fault, ensure};
use crate::setup::{self, Amounts, Setup};
use crate::walk::{Walk, legal, outcomes};

const SEED: u64 = 3;
const MIXTURES_PER_GAME: usize = 4;
/// A game longer than this does not end.
const MAX_STEPS: usize = 100_000;

/// Another engine for `G` that speaks notation only. It may be as slow and as plain as it likes; it reads the edition and
/// the options of the book, and shares no code with the game.
pub trait SecondOpinion<G: Game> {
    /// The state before the first step.
    fn new(book: Book<G>) -> Self;
    /// Every seat that is due with the tokens it may choose, in any order; empty at chance and at the end.
    fn legal(&self) -> Vec<(Seat, Vec<String>)>;
    /// The tokens of the chance outcomes with their weights, in any order; empty unless chance is due.
    fn chance(&self) -> Vec<(String, u32)>;
    /// Applies a legal step, written as in a record.
    fn apply(&mut self, step: &str);
    /// Scores and ranks, in seat order, when the game is over.
    fn outcome(&self) -> Option<(Vec<i32>, Vec<u8>)>;
}

/// Drives `G` and its second opinion `O` along the same random games, in every edition, at every table size and with every
/// option, and compares legal actions, chance and outcome at every step.
///
/// # Panics
/// At the first difference.
pub fn check_second_opinion<G: Notation, O: SecondOpinion<G>>(games_per_seat_count: usize) {
    if let Err(fault) = find_disagreement::<G, O>(games_per_seat_count) {
        panic!("{fault}");
    }
}

/// The first disagreement between `G` and its second opinion `O`, if there is one.
pub fn find_disagreement<G: Notation, O: SecondOpinion<G>>(games_per_seat_count: usize) -> Result<(), Fault> {
    let outside = |what| Fault { game: G::META.id, setup: "no table".into(), steps: Vec::new(), what };
    let amounts = Amounts {
        standard: games_per_seat_count,
        edition: games_per_seat_count,
        option: games_per_seat_count.div_ceil(2),
        mixtures: games_per_seat_count * MIXTURES_PER_GAME,
    };
    let mut rng: FastRng = fast_rng(SEED, u64::MAX);
    let plan = setup::plan::<G>(amounts, &mut rng).map_err(outside)?;
    plan.iter().enumerate().try_for_each(|(stream, setup)| play::<G, O>(setup, stream as u64))
}

fn play<G: Notation, O: SecondOpinion<G>>(setup: &Setup<G>, stream: u64) -> Result<(), Fault> {
    let mut walk = Walk::begin(setup, SEED, stream);
    play_on::<G, O>(&mut walk).map_err(|what| walk.fault(what))
}

fn play_on<G: Notation, O: SecondOpinion<G>>(walk: &mut Walk<G>) -> Result<(), String> {
    let book = walk.game.book();
    let mut second = O::new(book);
    loop {
        compare(&walk.game, &second)?;
        let Some(step) = walk.choose()? else { return Ok(()) };
        ensure(walk.len() < MAX_STEPS, || "the game does not end".into())?;
        second.apply(&format_step::<G>(book, step));
        walk.advance(step);
    }
}

fn compare<G: Notation, O: SecondOpinion<G>>(game: &G, second: &O) -> Result<(), String> {
    let book = game.book();
    let mut first_legal = Vec::new();
    if let Turn::Act(due) = game.turn() {
        for seat in due.iter() {
            let tokens = legal(game, seat).into_iter().map(|a| Token::<G>::Action(book, a).to_string());
            first_legal.push((seat, sorted(tokens.collect())));
        }
    }
    let second_legal = second.legal().into_iter().map(|(seat, tokens)| (seat, sorted(tokens)));
    same("legal actions", &first_legal, &sorted(second_legal.collect()))?;
    let first_chance = outcomes(game).into_iter().map(|(c, n)| (Token::<G>::Chance(book, c).to_string(), n));
    same("chance outcomes", &sorted(first_chance.collect()), &sorted(second.chance()))?;
    let first_outcome = game.outcome().map(|o| (o.scores.as_slice().to_vec(), o.ranks.as_slice().to_vec()));
    same("outcomes", &first_outcome, &second.outcome())
}

fn same<T: PartialEq + std::fmt::Debug>(what: &str, first: &T, second: &T) -> Result<(), String> {
    ensure(first == second, || {
        format!("the {what} differ\n  the game: {first:?}\n  the second opinion: {second:?}")
    })
}

fn sorted<T: Ord>(mut items: Vec<T>) -> Vec<T> {
    items.sort_unstable();
    items
}
