//! Weights found from self-play.

#[path = "../../bots/tests/support/crumbs.rs"]
mod crumbs;
#[path = "support/race.rs"]
mod race;

use bots::{Bot, Player};
use crumbs::Crumbs;
use lab::{TunePlan, TuneReport, progress_bar, tune};
use race::Race;
use tabletop::{Book, Judgement, SeatCount};

const PLAN: TunePlan = TunePlan {
    games: 3_000,
    seed: 5,
    threads: Some(2),
    bot: Player { bot: Bot::Greedy, iterations: None },
    random_percent: 10,
    between_turns: false,
};

fn tuned<G: Judgement>(seats: usize, plan: &TunePlan) -> std::io::Result<TuneReport> {
    let book = Book::<G>::standard(SeatCount::new(seats).unwrap()).unwrap();
    tune(book, plan, &progress_bar(plan.games, "race"))
}

#[test]
fn who_is_ahead_is_found_to_be_better_off() {
    for seats in [2, 3] {
        let report = tuned::<Race>(seats, &PLAN).unwrap();
        let names: Vec<&str> = report.weights.iter().map(|weight| weight.feature).collect();
        assert_eq!(names, Race::FEATURES);
        let weights: Vec<f64> = report.weights.iter().map(|weight| weight.weight).collect();
        assert!(weights[0] > 0.3 && weights[1] > 0.0 && weights[2].abs() < 1e-9, "{weights:?}");
        // A place more is worth about a throw of the die more than being the next to throw.
        assert!(weights[1] < 2.0 * weights[0], "{weights:?}");
        assert!((report.log_loss_even - (seats as f64).ln()).abs() < 1e-6, "{report:?}");
        assert!(report.log_loss < 0.8 * report.log_loss_even, "{report:?}");
        assert!(report.log_loss_before > report.log_loss_even, "the weights it had were bad: {report:?}");
    }
}

#[test]
fn what_is_said_happens_about_as_often() {
    let report = tuned::<Race>(2, &TunePlan { games: 10_000, ..PLAN }).unwrap();
    let seats: u64 = report.calibration.iter().map(|row| row.seats).sum();
    assert_eq!(seats, 2 * report.held_out_positions as u64);
    assert!(report.held_out_positions * 7 > report.positions, "one game in five is kept apart");
    assert!(report.calibration.len() >= 8, "{report:?}");
    for row in &report.calibration {
        assert!((row.from..=row.to).contains(&row.said), "{row:?}");
        assert!((row.said - row.won).abs() < 0.08, "{row:?}");
    }
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let with = |threads| {
        let mut report = tuned::<Race>(3, &TunePlan { games: 333, threads: Some(threads), ..PLAN }).unwrap();
        (report.seconds, report.threads) = (0.0, 0);
        report
    };
    assert_eq!(with(1), with(3));
}

#[test]
fn between_turns_nothing_is_under_way() {
    let differ_in_throws = |between_turns| {
        let report = tuned::<Race>(2, &TunePlan { between_turns, ..PLAN }).unwrap();
        report.weights.iter().find(|weight| weight.feature == "has thrown").unwrap().deviation > 0.0
    };
    assert!(differ_in_throws(false));
    assert!(!differ_in_throws(true));
}

#[test]
fn the_page_has_every_feature_and_fits() {
    let page = tuned::<Race>(2, &PLAN).unwrap().text(false);
    for part in
        Race::FEATURES.iter().chain(&["Race, 2 seats", "3,000 games of greedy", "even shares", "0.6931"])
    {
        assert!(page.contains(part), "{part} is missing\n{page}");
    }
    for line in page.lines() {
        assert!(line.chars().count() <= 80 && line == line.trim_end(), "{line}");
    }
}

#[test]
fn what_cannot_be_tuned_is_refused_in_words() {
    let refused = |result: std::io::Result<TuneReport>, said: &str| {
        let message = result.unwrap_err().to_string();
        assert!(message.contains(said), "{message}");
    };
    refused(tuned::<Crumbs>(2, &PLAN), "Crumbs names no features");
    refused(tuned::<Race>(1, &PLAN), "at least 2");
    refused(tuned::<Race>(2, &TunePlan { games: 9, ..PLAN }), "9 games are too few");
}
