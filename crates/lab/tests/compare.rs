//! Comparisons of two tables.

use bots::{Bot, Player};
use catalog::{EditionChoice, Setup};
use indicatif::ProgressBar;
use lab::{ComparePlan, CompareReport, Difference, Origin, Plan, Side, compare};
use tabletop::{OptionValue, SeatCount};

const SEATS: usize = 3;

fn setup(edition: Option<&str>, options: &[(&str, &str)]) -> Setup {
    Setup {
        seats: SeatCount::new(SEATS),
        edition: edition.map_or(EditionChoice::Default, |id| EditionChoice::BuiltIn(id.to_string())),
        options: options.iter().map(|(name, value)| (name.to_string(), OptionValue::from(*value))).collect(),
        ..Setup::default()
    }
}

fn side(setup: Setup, bot: Bot) -> Side {
    Side { setup, bots: vec![Player::from(bot); SEATS], origin: Origin::default() }
}

fn played(game: &str, sides: [Side; 2], games: u64, threads: usize) -> CompareReport {
    let plan = ComparePlan { games, seed: 7, threads: Some(threads) };
    compare(game, sides, &plan, &ProgressBar::hidden()).unwrap().unwrap()
}

fn find<'a>(report: &'a CompareReport, what: &str) -> &'a Difference {
    report.differences.iter().find(|one| one.what == what).unwrap_or_else(|| panic!("{what}: {report:?}"))
}

/// The figures without how long they took.
fn figures(report: CompareReport) -> CompareReport {
    CompareReport { threads: 0, seconds: 0.0, ..report }
}

#[test]
fn the_same_deals_make_differences_narrower() {
    let lead = |bot| {
        [&[][..], &[("lead_after_first", "passes_left")][..]].map(|options| side(setup(None, options), bot))
    };
    let report = played("donut", lead(Bot::Greedy), 400, 2);
    for one in report.differences.iter().filter(|one| one.unpaired_width > 0.0) {
        let [low, high] = one.ci.unwrap();
        assert!(high - low < 0.75 * one.unpaired_width, "{one:?}");
    }
    assert_eq!(figures(report), figures(played("donut", lead(Bot::Greedy), 400, 1)));
}

#[test]
fn better_bots_have_more_points() {
    let sides = [Bot::Random, Bot::Greedy].map(|bot| side(setup(None, &[]), bot));
    let report = played("dollars-to-donuts", sides, 60, 2);
    let points = find(&report, "points of a seat");
    assert!(points.clear && points.difference > 10.0 && points.effect > 0.0, "{points:?}");
    assert!((points.b - points.a - points.difference).abs() < 1e-9);
    // The greatest effect stands first.
    let effects: Vec<f64> = report.differences.iter().map(|one| one.effect.abs()).collect();
    assert!(effects.is_sorted_by(|one, other| one >= other), "{effects:?}");
}

#[test]
fn means_are_those_of_games_on_their_own() {
    let sides = ["d6", "d6-2"].map(|id| side(setup(Some(id), &[]), Bot::Greedy));
    let report = played("drive-thru", sides.clone(), 3000, 2);
    for (i, side) in sides.into_iter().enumerate() {
        let table = lab::open("drive-thru", &side.setup).unwrap();
        let plan = Plan { games: 3000, seed: 99, threads: Some(2), bots: side.bots, rotate: false };
        let alone = table.simulate(&plan, &ProgressBar::hidden(), None).unwrap();
        let points = find(&report, "points of a seat");
        let mean = [points.a, points.b][i];
        // Five standard errors of either mean.
        let error = 5.0 * alone.score_sd / (3000.0_f64).sqrt();
        assert!((mean - alone.score_mean).abs() < error, "{mean} is not {}", alone.score_mean);
        let first = find(&report, "wins of the 1st");
        let share = [first.a, first.b][i];
        let expected = alone.by_turn.unwrap().wins[0];
        assert!((share - expected).abs() < 0.06, "{share} is not {expected}");
    }
}

#[test]
fn what_has_no_effect_is_called_that() {
    let sides = [&[][..], &[("fewest_ties", "strict")][..]];
    let sides = sides.map(|options| {
        let mut side = side(setup(None, options), Bot::Greedy);
        side.setup.seats = SeatCount::new(4);
        side.bots.push(Bot::Greedy.into());
        side
    });
    let report = played("go-nuts", sides, 100, 2);
    assert_eq!(report.other_ways, 0);
    assert!(report.text(false).contains("No effect here"), "{}", report.text(false));
    assert!(report.differences.iter().all(|one| !one.clear && one.difference == 0.0), "{report:?}");
}

#[test]
fn there_must_be_something_to_compare() {
    let plan = ComparePlan { games: 10, seed: 1, threads: None };
    let same = [side(setup(None, &[]), Bot::Greedy), side(setup(Some("first-edition"), &[]), Bot::Greedy)];
    let refused = compare("go-nuts", same.clone(), &plan, &ProgressBar::hidden()).unwrap().unwrap_err();
    assert!(refused.to_string().contains("the same table"), "{refused}");
    let mut larger = same;
    larger[1].setup.seats = SeatCount::new(4);
    larger[1].bots.push(Bot::Greedy.into());
    let refused = compare("go-nuts", larger, &plan, &ProgressBar::hidden()).unwrap().unwrap_err();
    assert!(refused.to_string().contains("the same number of seats"), "{refused}");
}
