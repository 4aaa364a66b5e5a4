//! Who is first in turn order, in every game of the catalogue.

use bots::{Bot, Player};
use catalog::{GAMES, Setup};
use lab::{Keep, MatchPlan, Plan, Report};
use tabletop::{OptionValue, Record, SeatCount};

fn played(game: &str, options: &[(&str, &str)], bot: Bot, games: u64) -> (Report, Vec<Record>) {
    let options = options.iter().map(|(name, value)| (name.to_string(), OptionValue::from(*value)));
    let setup = Setup { seats: SeatCount::new(3), options: options.collect(), ..Setup::default() };
    let table = lab::open(game, &setup).unwrap();
    let plan = Plan { games, seed: 3, threads: Some(2), bots: vec![Player::from(bot); 3], rotate: false };
    let mut lines = Vec::new();
    let report =
        table.simulate(&plan, &lab::progress_bar(0, ""), Some((&mut lines, Keep::RecordsWithLegal))).unwrap();
    let text = String::from_utf8(lines).unwrap();
    (report, text.lines().map(|line| Record::parse(line).unwrap()).collect())
}

/// The seat that chance names as the one that begins.
fn named_by_chance(record: &Record) -> Option<usize> {
    let named = |step: &String| step.strip_prefix("x.first:").or(step.strip_prefix("x.start:"))?.parse().ok();
    record.steps.iter().find_map(named)
}

/// Where chance names whoever begins, that seat is the first; all others follow round the table.
fn check(game: &str, options: &[(&str, &str)]) {
    let (report, records) = played(game, options, Bot::Random, 30);
    let Some(order) = report.by_turn else {
        assert!(records.iter().all(|record| named_by_chance(record).is_none()), "{game}");
        return;
    };
    let (mut wins, mut firsts) = ([0.0; 3], [0; 3]);
    for record in &records {
        let first = record.simulation.as_ref().unwrap().first.unwrap();
        assert_eq!(named_by_chance(record), Some(first), "{game} {options:?}");
        firsts[first - 1] += 1;
        let outcome = record.outcome.unwrap();
        for seat in outcome.seats().seats() {
            wins[(seat.index() + 4 - first) % 3] += outcome.win_share(seat) / 30.0;
        }
    }
    assert!(firsts.iter().all(|n| *n > 0), "{game}: {firsts:?}");
    for (found, expected) in order.wins.iter().zip(wins) {
        assert!((found - expected).abs() < 1e-9, "{game}: {:?} is not {wins:?}", order.wins);
    }
}

#[test]
fn the_first_in_turn_order_is_whom_chance_names() {
    for game in GAMES {
        check(game.meta().id, &[]);
    }
    check("drive-thru", &[("bakers", "draft")]);
}

#[test]
fn in_a_draft_the_last_acts_first_and_stays_last() {
    let (_, records) = played("drive-thru", &[("bakers", "draft")], Bot::Random, 10);
    for record in records {
        let acts = record.steps.iter().find(|step| !step.starts_with("x.")).unwrap();
        let first = record.simulation.unwrap().first.unwrap();
        assert!(!acts.starts_with(&first.to_string()), "{acts} of a game that {first} begins");
    }
}

#[test]
fn every_game_has_an_order_or_says_that_it_has_none() {
    for game in GAMES {
        let (report, records) = played(game.meta().id, &[], Bot::Greedy, 6);
        let page = report.text(false);
        match &report.by_turn {
            Some(order) => {
                assert!((order.wins.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{page}");
                assert!(page.contains("in turn order"), "{page}");
            }
            None => assert!(page.contains("All seats choose at once"), "{page}"),
        }
        let mut csv = Vec::new();
        report.write_csv(&mut csv).unwrap();
        let csv = String::from_utf8(csv).unwrap();
        let n_rows = csv.lines().filter(|line| line.starts_with("turn,")).count();
        assert_eq!(n_rows, if report.by_turn.is_some() { 3 } else { 0 }, "{csv}");
        for record in records {
            assert_eq!(record.turns.unwrap().len(), record.steps.len());
            assert_eq!(record.simulation.unwrap().first.is_some(), report.by_turn.is_some());
        }
        let bots = vec![Player::from(Bot::Random); 2];
        let plan = MatchPlan { bots, games: 30, duplicate: true, all: true, seed: 1, threads: Some(1) };
        let table =
            lab::open(game.meta().id, &Setup { seats: SeatCount::new(3), ..Setup::default() }).unwrap();
        let told = table.contest(&plan, &lab::progress_bar(0, "")).unwrap();
        assert_eq!(told.bots[1].wins_by_turn.is_some(), report.by_turn.is_some());
    }
}
