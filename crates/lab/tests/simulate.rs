//! Simulations of a small game: the report, the records, and that neither depends on the number of threads.

#[path = "../../bots/tests/support/crumbs.rs"]
mod crumbs;

use std::io::{self, Write};

use bots::{Bot, Player};
use crumbs::Crumbs;
use lab::{Keep, Plan, Report, progress_bar, simulate};
use serde_json::Value;
use tabletop::{Book, Config, Game, OptionValue, Record, Seat, SeatCount, Step, format_step};

const MIXED: [Bot; 3] = [Bot::Greedy, Bot::Random, Bot::Random];

fn table(seats: usize) -> Book<Crumbs> {
    Book::standard(SeatCount::new(seats).unwrap()).unwrap()
}

fn plan(games: u64, bots: &[Bot]) -> Plan {
    let bots = bots.iter().copied().map(Player::from).collect();
    Plan { games, seed: 7, threads: Some(2), bots, rotate: false }
}

fn run(plan: &Plan, keep: Keep) -> (Report, Vec<Record>) {
    let mut lines = Vec::new();
    let bar = progress_bar(plan.games, "crumbs");
    let report = simulate(table(plan.bots.len()), plan, &bar, Some((&mut lines, keep))).unwrap();
    let text = String::from_utf8(lines).unwrap();
    (report, text.lines().map(|line| Record::parse(line).unwrap()).collect())
}

/// The report without what the clock and the machine say.
fn timeless(report: &Report) -> Value {
    let mut value = serde_json::to_value(report).unwrap();
    for key in ["seconds", "decisions_per_second", "threads"] {
        value.as_object_mut().unwrap().remove(key).expect(key);
    }
    value
}

fn assert_close(found: f64, expected: f64) {
    assert!((found - expected).abs() < 1e-9, "{found} is not {expected}");
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let of_threads = |threads| {
        let plan = Plan { threads: Some(threads), rotate: true, ..plan(5_000, &MIXED) };
        let (report, records) = run(&plan, Keep::RecordsWithLegal);
        assert_eq!(report.threads, threads);
        (timeless(&report), records)
    };
    let one = of_threads(1);
    assert_eq!(one.1.len(), 5_000);
    assert!(one == of_threads(2), "two threads differ from one");
    assert!(one == of_threads(3), "three threads differ from one");
}

#[test]
fn another_seed_is_another_simulation() {
    let with_seed = |seed| run(&Plan { seed, ..plan(50, &MIXED) }, Keep::Records).1;
    assert_eq!(with_seed(1), with_seed(1));
    assert_ne!(with_seed(1), with_seed(2));
}

#[test]
fn records_come_in_the_order_of_the_games() {
    let (_, all) = run(&plan(3_000, &MIXED), Keep::Records);
    let alone = Plan { threads: Some(1), ..plan(40, &MIXED) };
    assert_eq!(all[..40], run(&alone, Keep::Records).1, "game i does not depend on how many there are");
}

#[test]
fn records_replay_and_agree_with_the_report() {
    let (report, records) = run(&plan(400, &MIXED), Keep::RecordsWithLegal);
    let (mut decisions, mut steps, mut scores, mut wins, mut shared, mut turns) =
        (0, 0, [0; 3], [0.0; 3], 0, 0);
    for record in &records {
        assert_eq!(record.names, ["greedy", "random", "random"]);
        let end: Crumbs = record
            .replay(None, |_, step| {
                steps += 1;
                decisions += u64::from(matches!(step, Step::Act(..)));
            })
            .unwrap();
        let outcome = end.outcome().unwrap();
        assert_eq!(record.outcome, Some(outcome));
        for i in 0..3 {
            scores[i] += outcome.scores.as_slice()[i];
            wins[i] += outcome.win_share(Seat::new(i));
        }
        shared += u32::from(outcome.winners().count() > 1);
        turns += end.turns_played();
    }
    assert_eq!((report.games, report.decisions, report.steps), (400, decisions, steps));
    for i in 0..3 {
        assert_close(report.score_mean_by_seat[i], f64::from(scores[i]) / 400.0);
        assert_close(report.wins_by_seat[i], wins[i] / 400.0);
    }
    assert!(shared > 10, "a game with ties is needed here");
    assert_close(report.shared_wins, f64::from(shared) / 400.0);
    assert_close(report.turns_mean, f64::from(turns) / 400.0);
}

#[test]
fn simultaneous_answers_stand_in_seat_order() {
    for record in run(&plan(50, &MIXED), Keep::Records).1 {
        let acting: Vec<&str> =
            record.steps.iter().map(|step| &step[..1]).filter(|actor| *actor != "x").collect();
        assert_eq!(acting, ["1", "2", "3"].repeat(4));
    }
}

#[test]
fn what_was_offered_stands_beside_each_step() {
    for record in run(&plan(1_000, &MIXED), Keep::RecordsWithLegal).1 {
        let mut offered = record.legal.as_ref().unwrap().iter();
        let mut replayed = 0;
        record
            .replay::<Crumbs>(None, |state, step| {
                replayed += 1;
                match (offered.next().unwrap(), step) {
                    (None, Step::Chance(_)) => {}
                    (Some(tokens), Step::Act(seat, _)) => {
                        let taken = format_step::<Crumbs>(state.book(), step);
                        assert!(tokens.contains(&taken[2..].to_string()), "{taken} is not in {tokens:?}");
                        let mut legal = Vec::new();
                        state.legal_actions(seat, &mut legal);
                        assert_eq!(legal.len(), tokens.len());
                    }
                    (offered, step) => panic!("{offered:?} stands beside {step:?}"),
                }
            })
            .unwrap();
        assert_eq!(replayed, record.steps.len());
        assert!(offered.next().is_none());
    }
}

#[test]
fn a_line_of_the_data_set_has_the_keys_that_checkers_read() {
    let mut lines = Vec::new();
    let mut config = Config::<Crumbs>::default();
    config.set("rounds", &OptionValue::Int(2)).unwrap();
    let book = Book::open(&config, SeatCount::new(2).unwrap()).unwrap();
    let plan = plan(2, &[Bot::Random, Bot::Greedy]);
    let bar = progress_bar(2, "");
    simulate(book, &plan, &bar, Some((&mut lines, Keep::RecordsWithLegal))).unwrap();
    let text = String::from_utf8(lines.clone()).unwrap();
    let line: Value = serde_json::from_str(text.lines().next().unwrap()).unwrap();
    assert_eq!(line["game"], "crumbs");
    assert_eq!(line["edition"], Value::Null);
    assert_eq!(line["seats"], 2);
    assert_eq!(line["options"], serde_json::json!({ "rounds": 2 }));
    assert_eq!(line["steps"].as_array().unwrap().len(), 8);
    assert_eq!(line["legal"][0], Value::Null);
    assert_eq!(line["legal"][2][0], "bid:1");
    assert_eq!(line["outcome"]["ranks"].as_array().unwrap().len(), 2);
    assert_eq!(line["outcome"]["scores"].as_array().unwrap().len(), 2);
    assert_eq!(line["turns"].as_array().unwrap().len(), 8);
    assert_eq!(line["simulation"]["number"], 1);
    assert_eq!(line["simulation"]["seed"], 7);
    assert!(line["simulation"]["program"].as_str().unwrap().starts_with("dozen "));
    lines.clear();
    simulate(book, &plan, &bar, Some((&mut lines, Keep::Records))).unwrap();
    assert!(!String::from_utf8(lines).unwrap().contains("legal"));
}

#[test]
fn nothing_is_written_when_nothing_is_kept() {
    let mut lines = Vec::new();
    let bar = progress_bar(10, "");
    simulate(table(3), &plan(10, &MIXED), &bar, Some((&mut lines, Keep::Nothing))).unwrap();
    assert!(lines.is_empty());
}

#[test]
fn shares_and_histograms_add_up() {
    let (report, _) = run(&Plan { rotate: true, ..plan(2_000, &MIXED) }, Keep::Nothing);
    assert_close(report.wins_by_seat.iter().sum(), 1.0);
    let by_bot: f64 = report.wins_by_bot.iter().map(|wins| wins.share * wins.seats as f64).sum();
    assert_close(by_bot, 1.0);
    assert_eq!(report.score_histogram.count(), 2_000 * 3);
    assert_eq!(report.turns_histogram.count(), 2_000);
    assert_close(report.score_histogram.mean(), report.score_mean);
    assert_close(report.score_mean_by_seat.iter().sum::<f64>() / 3.0, report.score_mean);
    assert_eq!(
        (report.score_histogram.min(), report.score_histogram.max()),
        (report.score_min, report.score_max)
    );
    assert!(report.winner_score_mean > report.score_mean);
    for (share, [low, high]) in report.wins_by_seat.iter().zip(&report.wins_by_seat_ci) {
        assert!(low < share && share < high, "{share} is not within {low} to {high}");
    }
}

#[test]
fn a_better_bot_wins_more_wherever_it_sits() {
    let (fixed, _) = run(&plan(4_000, &MIXED), Keep::Nothing);
    assert!(fixed.wins_by_seat_ci[0][0] > fixed.wins_by_seat_ci[1][1], "{:?}", fixed.wins_by_seat_ci);
    let (rotated, _) = run(&Plan { rotate: true, ..plan(4_000, &MIXED) }, Keep::Nothing);
    let [random, greedy] = &rotated.wins_by_bot[..] else { panic!("two kinds of bots play") };
    assert_eq!(
        (random.bot.bot, random.seats, greedy.bot.bot, greedy.seats),
        (Bot::Random, 2, Bot::Greedy, 1)
    );
    assert!(greedy.ci[0] > random.ci[1], "{rotated:?}");
    // The seats are alike in this game, so with everybody everywhere each has a third.
    for share in &rotated.wins_by_seat {
        assert!((share - 1.0 / 3.0).abs() < 0.03, "{:?}", rotated.wins_by_seat);
    }
}

#[test]
fn the_interval_holds_the_truth_as_often_as_it_says() {
    // Three equal bots: each seat's share is a third. Of 300 intervals about 15 miss it; 40 would be 6 deviations off.
    let mut missed = 0;
    for seed in 0..100 {
        let (report, _) = run(&Plan { seed, ..plan(200, &[Bot::Random; 3]) }, Keep::Nothing);
        let is_wrong = |[low, high]: &[f64; 2]| !(*low..*high).contains(&(1.0 / 3.0));
        missed += report.wins_by_seat_ci.iter().filter(|ci| is_wrong(ci)).count();
    }
    assert!((2..40).contains(&missed), "{missed} of 300");
}

#[test]
fn the_csv_has_one_row_for_each_bot_at_each_seat() {
    let csv_of = |rotate| {
        let (report, _) = run(&Plan { rotate, ..plan(300, &MIXED) }, Keep::Nothing);
        let mut out = Vec::new();
        report.write_csv(&mut out).unwrap();
        String::from_utf8(out).unwrap()
    };
    let table = |csv: &str| -> Vec<String> {
        csv.lines().filter(|line| !line.starts_with('#')).map(str::to_string).collect()
    };
    let heads = |csv: &str| -> Vec<String> {
        table(csv).iter().map(|line| line.split(',').take(4).collect::<Vec<_>>().join(",")).collect()
    };
    let fixed = csv_of(false);
    let columns = "by,place,bot,games,win_share,ci_low,ci_high,score_mean,score_sd,score_min,score_max";
    assert_eq!(table(&fixed)[0], columns);
    for line in ["# game: crumbs", "# edition_changes: 0", "# bots: greedy, random, random", "# seed: 7"] {
        assert!(fixed.lines().any(|other| other == line), "{line} is missing\n{fixed}");
    }
    assert_eq!(heads(&fixed)[1..], ["seat,1,greedy,300", "seat,2,random,300", "seat,3,random,300"]);
    let rotated = heads(&csv_of(true));
    assert_eq!(rotated[1..3], ["seat,1,random,200", "seat,1,greedy,100"]);
    assert_eq!(rotated.len(), 1 + 6);
}

#[test]
fn the_json_has_the_keys_that_scripts_read() {
    let (report, _) = run(&plan(20, &MIXED), Keep::Nothing);
    let value = serde_json::to_value(&report).unwrap();
    for key in [
        "provenance",
        "games",
        "decisions",
        "steps",
        "seconds",
        "decisions_per_second",
        "threads",
        "wins_by_seat",
        "wins_by_seat_ci",
        "wins_by_bot",
        "score_mean_by_seat",
        "score_sd_by_seat",
        "score_mean",
        "score_sd",
        "score_min",
        "score_max",
        "score_histogram",
        "winner_score_mean",
        "shared_wins",
        "turns_mean",
        "turns_sd",
        "turns_min",
        "turns_max",
        "turns_called",
        "turns_histogram",
    ] {
        assert!(!value[key].is_null(), "{key} is missing");
    }
    let from = &value["provenance"];
    for key in ["program", "game", "rules", "seats", "edition", "options", "bots", "games", "seed"] {
        assert!(!from[key].is_null(), "{key} is missing");
    }
    assert_eq!(from["bots"][0], serde_json::json!({ "bot": "greedy", "iterations": null }));
    assert_eq!((&from["game"], &from["seats"], &from["seed"]), (&"crumbs".into(), &3.into(), &7.into()));
    assert!(value["by_turn"].is_null(), "all bid at once");
    assert_eq!(value["turns_histogram"], serde_json::json!({ "4": 20 }));
}

#[test]
fn a_plan_that_does_not_fit_is_refused_in_words() {
    let refusal = |plan: &Plan| simulate(table(3), plan, &progress_bar(0, ""), None).unwrap_err().to_string();
    assert_eq!(refusal(&plan(10, &MIXED[..2])), "2 bots cannot fill 3 seats: name one bot for each seat");
    assert_eq!(refusal(&plan(0, &MIXED)), "there is nothing to simulate: ask for at least one game");
}

#[test]
fn a_full_disk_ends_the_simulation() {
    /// Takes this many bytes, then fails once; more must not be asked of it.
    struct Full(Option<usize>);
    impl Write for Full {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            let left = self.0.take().expect("writing has failed before");
            self.0 = Some(left.checked_sub(bytes.len()).ok_or(io::ErrorKind::StorageFull)?);
            Ok(bytes.len())
        }
        fn flush(&mut self) -> io::Result<()> {
            self.0.map(|_| ()).ok_or_else(|| panic!("writing has failed before"))
        }
    }
    // Far more games than could be played in the time a test may take.
    let (games, bar) = (1 << 40, progress_bar(1 << 40, ""));
    let mut full = Full(Some(500_000));
    let error = simulate(table(3), &plan(games, &MIXED), &bar, Some((&mut full, Keep::Records)));
    assert_eq!(error.unwrap_err().kind(), io::ErrorKind::StorageFull);
}

#[test]
fn more_threads_than_games_are_not_started() {
    let (report, _) = run(&Plan { threads: Some(64), ..plan(3, &MIXED) }, Keep::Nothing);
    assert_eq!((report.threads, report.games), (3, 3));
}
