//! What people read: the report and the table of speeds.

#[path = "../../bots/tests/support/crumbs.rs"]
mod crumbs;

use bots::{Bot, Player};
use crumbs::Crumbs;
use lab::{BenchRow, Plan, Report, bench, bench_text, progress_bar, simulate};
use tabletop::{Book, Config, OptionValue, SeatCount};

fn report(bots: &[Bot], rotate: bool) -> Report {
    let mut config = Config::<Crumbs>::default();
    config.set("rounds", &OptionValue::Int(5)).unwrap();
    let book = Book::open(&config, SeatCount::new(bots.len()).unwrap()).unwrap();
    let plan = Plan {
        games: 5_000,
        seed: 7,
        threads: Some(2),
        bots: bots.iter().copied().map(Player::from).collect(),
        rotate,
    };
    let mut report = simulate(book, &plan, &progress_bar(5_000, "crumbs"), None).unwrap();
    (report.seconds, report.decisions_per_second) = (0.25, 300_000.0);
    report
}

/// The text without the marks for colours.
fn without_colour(text: &str) -> String {
    let mut parts = text.split('\u{1b}');
    let plain = parts.next().unwrap_or_default().to_string();
    parts.fold(plain, |plain, part| plain + part.split_once('m').expect("a mark ends with m").1)
}

#[test]
fn a_report_fits_eighty_columns() {
    for rotate in [false, true] {
        let page = report(&[Bot::Greedy, Bot::Random, Bot::Random], rotate).text(false);
        for line in page.lines() {
            assert!(line.chars().count() <= 80, "{line}");
            assert_eq!(line, line.trim_end(), "blanks at the end");
        }
    }
}

#[test]
fn a_report_says_who_wins() {
    let report = report(&[Bot::Greedy, Bot::Random, Bot::Random], false);
    let page = report.text(false);
    let best = format!("   1  greedy     {:.1} %  ██████████████████  ", report.wins_by_seat[0] * 100.0);
    assert!(page.contains(&best), "{best}\n{page}");
    for part in [
        "Crumbs, 3 seats",
        "Options: rounds=5.",
        "Length 5.0 ± 0.0 rounds, spread 0.0",
        "An even share is 33.3 %.",
    ] {
        assert!(page.contains(part), "{part}\n{page}");
    }
    assert!(
        !self::report(&[Bot::Random; 3], false).text(false).contains("even share"),
        "one bot is not a contest"
    );
}

#[test]
fn who_plays_alone_is_told_points_and_no_wins() {
    let page = report(&[Bot::Greedy], false).text(false);
    assert!(page.starts_with("Crumbs, 1 seat\n"), "{page}");
    assert!(page.contains("greedy alone reaches ") && page.contains(" points."), "{page}");
    assert!(!page.contains("wins") && !page.contains("winner"), "{page}");
}

#[test]
fn the_lines_of_the_chart_hold_every_score() {
    let page = report(&[Bot::Random; 4], false).text(false);
    let chart = page.lines().skip_while(|line| *line != "points of all seats").skip(1);
    let shares =
        chart.map_while(|line| line.split_once(" %")?.0.split_whitespace().last()?.parse::<f64>().ok());
    let shares: Vec<f64> = shares.collect();
    assert!((5..=14).contains(&shares.len()), "{page}");
    assert!((shares.iter().sum::<f64>() - 100.0).abs() < 0.05 * shares.len() as f64 + 1e-9, "{shares:?}");
}

#[test]
fn a_report_in_colour_says_the_same() {
    let report = report(&[Bot::Random; 4], false);
    let (plain, coloured) = (report.text(false), report.text(true));
    assert!(!plain.contains('\u{1b}') && coloured.contains('\u{1b}'));
    let trimmed: Vec<_> = without_colour(&coloured).lines().map(|line| line.trim_end().to_string()).collect();
    assert_eq!(trimmed, plain.lines().collect::<Vec<_>>());
}

#[test]
fn a_quick_bench_measures_all() {
    let row = bench::<Crumbs>(Book::standard(SeatCount::new(3).unwrap()).unwrap(), true);
    let BenchRow { decisions_per_second, steps_per_second, ns_per_step, clone_ns, .. } = row;
    // Half of the steps of this game are deals.
    assert!((decisions_per_second / steps_per_second - 0.5).abs() < 1e-9);
    assert!((ns_per_step * steps_per_second / 1e9 - 1.0).abs() < 1e-9);
    assert!(clone_ns > 0.0);
    assert_eq!((row.game, row.seats, row.state_bytes), ("crumbs", 3, size_of::<Crumbs>()));
}

#[test]
fn speeds_are_aligned_under_their_names() {
    let row = |game, speed: f64| BenchRow {
        game,
        seats: 2,
        decisions_per_second: speed,
        steps_per_second: 2.0 * speed,
        ns_per_step: 0.5e9 / speed,
        state_bytes: 72,
        clone_ns: 8.96,
    };
    let expected = "\
game               seats  decisions/s      steps/s  ns/step  state bytes  clone ns
crumbs                 2   12,345,678   24,691,356     40.5           72       9.0
dollars-to-donuts      2      999,999    1,999,998    500.0           72       9.0
";
    assert_eq!(bench_text(&[row("crumbs", 12_345_678.0), row("dollars-to-donuts", 999_999.0)]), expected);
}
