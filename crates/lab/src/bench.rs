//! How fast a game is: random play and clones on one core.

use std::fmt::Write as _;
use std::hint::black_box;
use std::time::{Duration, Instant};

use indicatif::HumanCount;
use serde::Serialize;
use tabletop::{Book, Game, below, fast_rng};

use crate::playout::{Length, play};

/// How fast one game is at one table size.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BenchRow {
    /// Id of the game.
    pub game: &'static str,
    /// Number of seats.
    pub seats: usize,
    /// Actions chosen in a second of random play.
    pub decisions_per_second: f64,
    /// Actions and chance outcomes in a second of random play.
    pub steps_per_second: f64,
    /// Nanoseconds for one step, with its share of choosing and of starting and ending games.
    pub ns_per_step: f64,
    /// Size of a state.
    pub state_bytes: usize,
    /// Nanoseconds to clone a state in the middle of a game.
    pub clone_ns: f64,
}

/// Repetitions of a measurement; the fastest counts, since all that other programs do makes it slower.
const REPETITIONS: usize = 5;
const PLAY_TIME: Duration = Duration::from_millis(300);
const CLONE_TIME: Duration = Duration::from_millis(30);
/// Games and clones when the time is not what is measured, as under valgrind: always the same work.
const QUICK_GAMES: u64 = 2_000;
const QUICK_CLONES: u64 = 2_000;
/// How many states are cloned in turn; few enough to stay in the cache, as they do in a search.
const POOL: usize = 64;

/// Measures random play of whole games, deals included, and clones. `quick` does a small fixed amount of work once.
pub fn bench<G: Game>(book: Book<G>, quick: bool) -> BenchRow {
    let (length, play_time) = {
        let mut play_games = |games| play_random(book, games);
        let games = if quick { QUICK_GAMES } else { amount_for(PLAY_TIME, &mut play_games) };
        fastest(quick, || play_games(games))
    };
    let (clones, clone_time) = {
        let pool = middle_states(book);
        let mut clone_states = |clones: u64| {
            for state in pool.iter().cycle().take(clones as usize) {
                black_box(black_box(state).clone());
            }
            clones
        };
        let clones = if quick { QUICK_CLONES } else { amount_for(CLONE_TIME, &mut clone_states) };
        fastest(quick, || clone_states(clones))
    };
    let seconds = play_time.as_secs_f64().max(1e-9);
    BenchRow {
        game: G::META.id,
        seats: book.seats.get(),
        decisions_per_second: length.decisions as f64 / seconds,
        steps_per_second: length.steps as f64 / seconds,
        ns_per_step: seconds * 1e9 / length.steps as f64,
        state_bytes: size_of::<G>(),
        clone_ns: clone_time.as_secs_f64() * 1e9 / clones as f64,
    }
}

/// The rows as a table for people.
pub fn bench_text(rows: &[BenchRow]) -> String {
    let name_width = rows.iter().map(|row| row.game.len()).max().unwrap_or(0).max(4);
    let mut text =
        format!("{:name_width$}  seats  decisions/s      steps/s  ns/step  state bytes  clone ns\n", "game");
    for row in rows {
        let per_second = |number: f64| HumanCount(number.round() as u64).to_string();
        let _ = writeln!(
            text,
            "{:name_width$}  {:>5}  {:>11}  {:>11}  {:>7.1}  {:>11}  {:>8.1}",
            row.game,
            row.seats,
            per_second(row.decisions_per_second),
            per_second(row.steps_per_second),
            row.ns_per_step,
            row.state_bytes,
            row.clone_ns,
        );
    }
    text
}

fn play_random<G: Game>(book: Book<G>, games: u64) -> Length {
    let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
    let mut total = Length::default();
    for game in 0..games {
        let mut state = G::new(book);
        let mut rng = fast_rng(1, game);
        total.add(play(
            &mut state,
            &mut outcomes,
            &mut rng,
            |state, seat, rng| state.sample_action(seat, &mut actions, rng),
            |_, _| {},
        ));
        black_box(&state);
    }
    total
}

/// States met in random games, each step with the same small chance.
fn middle_states<G: Game>(book: Book<G>) -> Vec<G> {
    let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
    let (mut pool, mut picker) = (Vec::with_capacity(POOL), fast_rng(2, 0));
    for game in 0.. {
        play(
            &mut G::new(book),
            &mut outcomes,
            &mut fast_rng(3, game),
            |state, seat, rng| state.sample_action(seat, &mut actions, rng),
            |state: &G, _| {
                if pool.len() < POOL && below(&mut picker, 16) == 0 {
                    pool.push(state.clone());
                }
            },
        );
        if pool.len() == POOL {
            break;
        }
    }
    pool
}

/// How much of `work` fills about this time. Finding out also warms up caches and the processor.
fn amount_for<T>(time: Duration, work: &mut impl FnMut(u64) -> T) -> u64 {
    let mut amount = 16;
    loop {
        let (_, took) = timed(|| work(amount));
        if took >= time / 2 {
            return (amount as f64 * time.as_secs_f64() / took.as_secs_f64()).ceil() as u64;
        }
        amount *= 2;
    }
}

fn fastest<T>(once: bool, mut work: impl FnMut() -> T) -> (T, Duration) {
    let mut best = timed(&mut work);
    for _ in 1..if once { 1 } else { REPETITIONS } {
        let again = timed(&mut work);
        if again.1 < best.1 {
            best = again;
        }
    }
    best
}

fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let start = Instant::now();
    let made = black_box(work());
    (made, start.elapsed())
}
