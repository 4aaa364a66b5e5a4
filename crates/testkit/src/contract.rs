//! The contract of [`Game`](tabletop::Game): what every game promises, tried on random games at every table.

mod lists;
mod samples;
mod stored;
mod texts;
mod windows;

use tabletop::{
    Book, Edition, FastRng, Names, Notation, Parts, PartsOf, SeatCount, Turn, Viewer, Words, fast_rng,
    state_hash,
};

use crate::Tested;
use crate::fault::{Fault, ensure};
use crate::setup::{self, Amounts, Setup};
use crate::walk::Walk;
use texts::Pool;

const SEED: u64 = 1;
const AMOUNTS: Amounts = Amounts { standard: 8, edition: 3, option: 2, mixtures: 12 };
/// A game longer than this does not end.
const MAX_STEPS: usize = 100_000;
/// Every state is looked at closely up to this many steps; in longer games, one in so many.
const CLOSE_STEPS: usize = 300;
const CLOSE_EVERY: usize = 97;
/// In so many states of a game the random samples are counted.
const SAMPLED_STATES: usize = 2;

/// Plays random games of `G` at every table size, with every edition and every option, and panics at the first breach of
/// the contract.
///
/// # Panics
/// If the game breaks the contract.
pub fn check_contract<G: Tested>() {
    if let Err(fault) = find_breach::<G>() {
        panic!("{fault}");
    }
}

/// The first breach of the contract by `G`, if there is one.
pub fn find_breach<G: Tested>() -> Result<(), Fault> {
    let outside = |what| Fault { game: G::META.id, setup: "no table".into(), steps: Vec::new(), what };
    constants::<G>().map_err(outside)?;
    let plan = setup::plan::<G>(AMOUNTS, &mut fast_rng(SEED, u64::MAX)).map_err(outside)?;
    let mut pool = Pool::default();
    for (stream, setup) in plan.iter().enumerate() {
        play(setup, stream as u64, &mut pool)?;
    }
    Ok(())
}

/// What holds before any game begins.
fn constants<G: Tested>() -> Result<(), String> {
    let meta = G::META;
    let word = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    ensure(!meta.id.is_empty() && meta.id.chars().all(word), || {
        format!("the id '{}' is not lower case with hyphens", meta.id)
    })?;
    let sizes = 1 <= meta.seats_min && meta.seats_min <= meta.seats_max;
    ensure(sizes && meta.seat_counts().count() == meta.seats_max + 1 - meta.seats_min, || {
        format!("a table of {} to {} seats is impossible", meta.seats_min, meta.seats_max)
    })?;
    let said = [meta.title, meta.tagline, meta.turn_noun];
    ensure(said.iter().all(|text| !text.trim().is_empty()), || {
        "one of its texts for people is empty".into()
    })?;
    let (action, chance) = (size_of::<G::Action>(), size_of::<G::Chance>());
    ensure(action <= 8 && chance <= 8, || {
        format!("an action has {action} bytes and a chance outcome {chance}; 8 is the limit")
    })?;

    let editions = Edition::<PartsOf<G>>::built_in();
    ensure(!editions.is_empty(), || "it has no built-in edition".into())?;
    let mut ids: Vec<&str> = editions.iter().map(|edition| edition.header.id.as_str()).collect();
    ids.sort_unstable();
    ids.dedup();
    ensure(ids.len() == editions.len(), || "two of its editions have the same id".into())?;
    let mut names: Vec<&str> = PartsOf::<G>::OPTIONS.iter().map(|spec| spec.name).collect();
    names.sort_unstable();
    names.dedup();
    ensure(names.len() == PartsOf::<G>::OPTIONS.len(), || "two of its options have the same name".into())?;
    ensure(PartsOf::<G>::OPTIONS.iter().all(|spec| !spec.help.is_empty()), || {
        "one of its options is not explained".into()
    })?;

    for size in [meta.seats_min - 1, meta.seats_max + 1] {
        let refused = SeatCount::new(size).is_none_or(|seats| Book::<G>::standard(seats).is_err());
        ensure(refused, || format!("a table of {size} seats is allowed"))?;
    }
    Ok(())
}

fn play<G: Tested>(setup: &Setup<G>, stream: u64, pool: &mut Pool) -> Result<(), Fault> {
    let mut walk = Walk::begin(setup, SEED, stream);
    play_on(&mut walk, pool).map_err(|what| walk.fault(what))
}

fn play_on<G: Tested>(walk: &mut Walk<G>, pool: &mut Pool) -> Result<(), String> {
    let names = Names::new(["Ann", "Bo", "Cy", "Di", "Ed", "Flo"].map(String::from).to_vec());
    let (mut turns, mut sampled) = (0, 0);
    texts::garbage(walk.game.book(), pool, &mut walk.rng)?;
    stored::arrangements(&walk.game)?;
    loop {
        glance(&walk.game)?;
        let before = std::mem::replace(&mut turns, walk.game.turns_played());
        ensure(turns >= before, || format!("the turns played fell from {before} to {turns}"))?;
        let close = walk.len() < CLOSE_STEPS || walk.len().is_multiple_of(CLOSE_EVERY);
        if close {
            look(&walk.game, &names, pool, &mut walk.rng)?;
            if !walk.continues_window() {
                windows::commute(&walk.game, &mut walk.rng)?;
            }
            if sampled < SAMPLED_STATES && samples::worth_a_look(&walk.game, &mut walk.rng) {
                sampled += 1;
                samples::check(&walk.game, &mut walk.rng)?;
            }
        }
        // Ever more seldom, so that the work grows with the length of the game and not with its square.
        if walk.len().is_power_of_two() && !walk.in_window() {
            stored::replays(&walk.record(), &walk.game)?;
        }
        let Some(step) = walk.choose()? else { break };
        if close {
            texts::sentences(walk, step, &names)?;
        } else {
            walk.advance(step);
        }
        ensure(walk.len() < MAX_STEPS, || "the game does not end".into())?;
    }
    stored::replays(&walk.record(), &walk.game)?;
    finish(&walk.game)
}

/// What is checked in every state.
fn glance<G: Notation>(game: &G) -> Result<(), String> {
    game.validate().map_err(|e| format!("the state is corrupt: {e}"))?;
    let over = game.turn() == Turn::Over;
    ensure(game.outcome().is_some() == over, || {
        format!("the turn is {:?}, and the outcome is {:?}", game.turn(), game.outcome())
    })?;
    lists::plain(game)
}

/// What is checked in states looked at closely.
fn look<G: Tested>(game: &G, names: &Names, pool: &mut Pool, rng: &mut FastRng) -> Result<(), String> {
    texts::round_trips(game, pool)?;
    lists::agree(game, pool, rng)?;
    lists::opinions(game)?;
    stored::round_trips(game)?;
    texts::words(game, names)
}

/// What holds at the end.
fn finish<G: Words>(game: &G) -> Result<(), String> {
    let Some(outcome) = game.outcome() else { return Err("the game is over without an outcome".into()) };
    let seats = game.book().seats;
    ensure(outcome.seats() == seats && outcome.scores.seats() == seats, || {
        format!("the outcome is for {} seats", outcome.seats())
    })?;
    let ranks = outcome.ranks.as_slice();
    let consistent = |rank: &u8| usize::from(*rank) == 1 + ranks.iter().filter(|other| *other < rank).count();
    ensure(ranks.iter().all(consistent), || {
        format!("the ranks {ranks:?} are inconsistent: a rank is 1 plus the number of better ones")
    })?;
    for viewer in Viewer::all(seats) {
        let sheet = G::score_sheet(&game.view(viewer));
        ensure(sheet.seats.len() == seats.get(), || {
            format!("the score sheet of {viewer} has {} seats", sheet.seats.len())
        })?;
        for (seat, score) in outcome.scores.iter() {
            ensure(sheet.total(seat) == *score, || {
                let total = sheet.total(seat);
                format!(
                    "the score sheet of {viewer} gives seat {seat} {total} points; the outcome says {score}"
                )
            })?;
        }
    }
    ensure(state_hash(game) == state_hash(&game.clone()), || "a copy has another hash".into())
}
