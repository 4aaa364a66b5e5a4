//! How fast a search can look ahead, without its tree: sample a state, play on by first sight, ask for an estimate.
//!
//! Measurements, not tests: `cargo test --profile quick -p games --test playout_speed -- --ignored --nocapture
//! --test-threads 1`.

use std::hint::black_box;
use std::time::{Duration, Instant};

use games::{Donut, GoNuts};
use tabletop::{Arrange, Book, FastRng, Game, Seat, SeatCount, Step, Turn, Viewer, fast_rng};

/// The fastest of so many measurements counts: all that other programs do makes it slower.
const REPETITIONS: u64 = 1_000;
const ITERATIONS: u64 = 64;

/// Scratch space of a game played by first sight.
struct Player<G: Game> {
    legal: Vec<G::Action>,
    weights: Vec<f32>,
    outcomes: Vec<(G::Chance, u32)>,
    decisions: u64,
}

impl<G: Game> Player<G> {
    fn new() -> Self {
        Player { legal: Vec::new(), weights: Vec::new(), outcomes: Vec::new(), decisions: 0 }
    }

    fn play_step(&mut self, game: &mut G, rng: &mut FastRng) {
        let step = match game.turn() {
            Turn::Over => return,
            Turn::Chance => Step::Chance(game.sample_chance(&mut self.outcomes, rng)),
            Turn::Act(due) => {
                let seat = due.first().expect("somebody is asked");
                self.decisions += 1;
                Step::Act(seat, game.sensible_action(seat, &mut self.legal, &mut self.weights, rng))
            }
        };
        game.apply_unchecked(step);
    }

    /// Plays until so many further turns have begun.
    fn play_turns(&mut self, game: &mut G, turns: u32, rng: &mut FastRng) {
        let end = game.turns_played().saturating_add(turns);
        while game.turns_played() < end && game.turn() != Turn::Over {
            self.play_step(game, rng);
        }
    }
}

/// Some views of a seat that is asked, in positions that fit, from games played by first sight.
fn positions<G: Game>(seats: usize, fits: impl Fn(&G) -> bool) -> Vec<G::View> {
    let book = Book::<G>::standard(SeatCount::new(seats).unwrap()).unwrap();
    let mut player = Player::new();
    let mut found = Vec::new();
    for stream in 0.. {
        let mut rng = fast_rng(3, stream);
        let mut game = G::new(book);
        while game.turn() != Turn::Over {
            if let Turn::Act(due) = game.turn()
                && fits(&game)
            {
                found.push(game.view(Viewer::Seat(due.first().unwrap())));
                if found.len() == 64 {
                    return found;
                }
            }
            player.play_step(&mut game, &mut rng);
        }
    }
    unreachable!("the streams do not end")
}

fn fastest(mut work: impl FnMut(u64)) -> Duration {
    let mut measure = |stream| {
        let start = Instant::now();
        work(stream);
        start.elapsed()
    };
    (0..REPETITIONS).map(&mut measure).min().unwrap_or_default() / ITERATIONS as u32
}

/// Prints what one iteration costs, and its parts.
fn measure<G: Game>(what: &str, views: &[G::View], turns: u32) {
    let mut player = Player::<G>::new();
    let whole = fastest(|stream| {
        player.decisions = 0;
        let mut rng = fast_rng(4, stream);
        for view in views.iter().cycle().take(ITERATIONS as usize) {
            let mut game = G::determinize(view, &mut rng);
            player.play_turns(&mut game, turns, &mut rng);
            black_box(game.estimate());
        }
    });
    let decisions = player.decisions as f64 / ITERATIONS as f64;
    let sampling = fastest(|stream| {
        let mut rng = fast_rng(4, stream);
        for view in views.iter().cycle().take(ITERATIONS as usize) {
            black_box(G::determinize(view, &mut rng));
        }
    });
    let mut ends = Vec::new();
    let mut rng = fast_rng(5, 0);
    for view in views {
        let mut game = G::determinize(view, &mut rng);
        player.play_turns(&mut game, turns, &mut rng);
        ends.push(game);
    }
    let estimating = fastest(|_| {
        for game in ends.iter().cycle().take(ITERATIONS as usize) {
            black_box(black_box(game).estimate());
        }
    });
    let mut due = Vec::new();
    for view in views {
        let game = G::determinize(view, &mut rng);
        let Turn::Act(seats) = game.turn() else { continue };
        let seat: Seat = seats.first().unwrap();
        let mut legal = Vec::new();
        game.legal_actions(seat, &mut legal);
        due.push((game, seat, legal));
    }
    let mut weights = Vec::new();
    let judging = fastest(|_| {
        for (game, seat, legal) in due.iter().cycle().take(ITERATIONS as usize) {
            weights.clear();
            black_box(game).policy(*seat, legal, &mut weights);
            black_box(&weights);
        }
    });
    println!(
        "{what}: {} ns with {decisions:.1} decisions; sampling {} ns, estimate {} ns, policy {} ns",
        whole.as_nanos(),
        sampling.as_nanos(),
        estimating.as_nanos(),
        judging.as_nanos(),
    );
}

#[test]
#[ignore = "a measurement"]
fn donut_to_the_end_of_the_round() {
    for seats in [2, 4, 6] {
        let holds_five = |game: &Donut, seat: usize| {
            game.fact(&format!("hand:{seat}")).is_ok_and(|hand| hand.split(' ').count() == 5)
        };
        let first_play = |game: &Donut| {
            game.fact("phase").as_deref() == Ok("sale") && (1..=seats).all(|seat| holds_five(game, seat))
        };
        let views = positions(seats, first_play);
        measure::<Donut>(&format!("donut, {seats} seats, first play"), &views, 1);
    }
}

#[test]
#[ignore = "a measurement"]
fn go_nuts_for_some_rounds() {
    for seats in [2, 4, 6] {
        let views =
            positions::<GoNuts>(seats, |game| matches!(game.turn(), Turn::Act(due) if due.len() == seats));
        measure::<GoNuts>(&format!("go-nuts, {seats} seats, 4 rounds"), &views, 4);
    }
}
