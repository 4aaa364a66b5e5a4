//! Contests, ladders and tuning from the command line.

use std::fs;
use std::path::Path;

use crate::support::{dozen, good, refused};
use serde_json::Value;
use tempfile::tempdir;

fn run(folder: &Path, args: &str) -> String {
    good(dozen(folder, &args.split(' ').collect::<Vec<_>>()))
}

fn json(folder: &Path, args: &str) -> Value {
    serde_json::from_str(&run(folder, args)).expect("one JSON value and nothing else")
}

fn kept(folder: &Path, name: &str) -> Value {
    serde_json::from_str(&fs::read_to_string(folder.join(name)).unwrap()).unwrap()
}

#[test]
fn a_match_tells_who_is_better() {
    let folder = tempdir().unwrap();
    let page = run(
        folder.path(),
        "match go-nuts --bots greedy,random --seats 4 --games 20k --duplicate --seed 1 -o match.json",
    );
    assert!(page.contains("One greedy against 3 random") && page.contains("even share is 25.0 %"), "{page}");
    assert!(page.lines().all(|line| line.chars().count() <= 80), "{page}");
    let report = kept(folder.path(), "match.json");
    assert_eq!((&report["verdict"], &report["stopped_early"]), (&"better".into(), &true.into()), "{report}");
    assert_eq!((&report["duplicate"], &report["provenance"]["seats"]), (&true.into(), &4.into()));
    assert!(report["games"].as_u64() < Some(2_000), "{report}");
    let greedy = &report["bots"][0];
    assert!(greedy["win_share"].as_f64() > Some(0.25) && greedy["bot"] == "greedy", "{report}");
    for key in
        ["score_mean", "margin_mean", "decisions_per_game", "think_ms_mean", "think_ms_p99", "think_ms_max"]
    {
        assert!(greedy[key].is_f64(), "{key}: {report}");
    }
}

#[test]
fn all_games_of_a_match_are_played_if_asked() {
    let folder = tempdir().unwrap();
    let args = "match donut --bots greedy,random,easy --games 100 --all --seed 1 --json";
    let report = json(folder.path(), args);
    // A hundred games are not a whole number of rounds of three.
    assert_eq!((&report["games"], &report["stopped_early"]), (&102.into(), &false.into()), "{report}");
    assert_eq!(report["bots"].as_array().unwrap().len(), 3);
}

#[test]
fn a_ladder_holds_every_pair() {
    let folder = tempdir().unwrap();
    let args = "ladder go-nuts --bots random,easy,greedy --games 60 --seed 4 --threads 2";
    let page = run(folder.path(), &format!("{args} --seats 2,3 -o ladder.json"));
    assert!(page.contains("2 seats") && page.contains("3 seats") && page.contains("rating"), "{page}");
    let ladders = kept(folder.path(), "ladder.json");
    let n_matches = |i: usize| ladders[i]["matches"].as_array().unwrap().len();
    assert_eq!((n_matches(0), n_matches(1)), (3, 3));
    let markdown = run(folder.path(), &format!("{args} --neighbours --markdown"));
    assert!(markdown.starts_with("## Go Nuts for Donuts, 2 seats\n\nEdition first-edition, "), "{markdown}");
    assert!(
        markdown.contains("Again: dozen ladder go-nuts --seats 2 --bots random,easy,greedy"),
        "{markdown}"
    );
    let row = markdown.lines().find(|line| line.starts_with("| greedy |")).unwrap();
    assert!(row.starts_with("| greedy |  | "), "greedy and random are not neighbours: {row}");
}

#[test]
fn a_comparison_says_what_changes_and_how_to_repeat_it() {
    let folder = tempdir().unwrap();
    let page = run(
        folder.path(),
        "compare drive-thru d6 d6-2+bots=greedy --games 400 --seed 1 --seats 3 -o changes.json",
    );
    assert!(page.contains("A: Edition d6, ") && page.contains("B: Edition d6-2, "), "{page}");
    assert!(page.lines().all(|line| line.chars().count() <= 80), "{page}");
    let again = page.replace('\n', " ");
    let again = again.split("Again: dozen ").nth(1).unwrap().split("  ").next().unwrap();
    assert_eq!(again, "compare drive-thru d6 d6-2+bots=greedy --seats 3 --bots greedy --games 400 --seed 1");
    let mut report = kept(folder.path(), "changes.json");
    let mut repeated = json(folder.path(), &format!("{again} --json --threads 1"));
    for report in [&mut report, &mut repeated] {
        let report = report.as_object_mut().unwrap();
        report.retain(|key, _| key != "seconds" && key != "threads");
    }
    assert_eq!(report, repeated);
    let quiet =
        run(folder.path(), "compare go-nuts default fewest_ties=strict --seats 4 --games 50 --seed 1");
    assert!(quiet.contains("No effect here: all 50 games went the same way"), "{quiet}");
}

#[test]
fn wrong_requests_to_the_lab_end_with_2() {
    let folder = tempdir().unwrap();
    let cases: [(&str, &[&str]); 32] = [
        ("compare go-nuts default", &["<B>"]),
        ("compare go-nuts default nosuch", &["'nosuch'", "first-edition, retail"]),
        ("compare go-nuts default bots=hrad", &["'hrad'", "hard"]),
        ("compare go-nuts default +", &["empty part", "joined by +"]),
        ("compare go-nuts default retail+first-edition", &["names two editions"]),
        ("compare go-nuts default row_refil=shift", &["'row_refil'", "row_refill"]),
        ("match go-nuts", &["--bots", "dozen match --help"]),
        ("match go-nuts --bots greedy,hrad", &["'hrad'", "hard"]),
        ("match go-nuts --bots greedy", &["a match needs two bots"]),
        ("match go-nuts --bots greedy,easy,hard --seats 2", &["3 bots cannot sit on 2 seats"]),
        (
            "match go-nuts --bots greedy,easy,hard --seats 4",
            &["3 bots for 4 seats", "one for each seat, or two"],
        ),
        ("match go-nuts --bots random,random --seats 9", &["2 to 6 players, not 9"]),
        ("match go-nuts --bots random,random --games 0", &["it is a whole number from 1"]),
        ("match dollars-to-donuts --bots random,easy --seats 1 --duplicate", &["at least 2 seats"]),
        ("match chess --bots random,random", &["there is no game 'chess'"]),
        ("ladder go-nuts --bots greedy", &["at least two bots"]),
        ("ladder go-nuts --bots greedy,easy,greedy", &["names greedy twice"]),
        ("ladder go-nuts --seats 2,7", &["2 to 6 players, not 7"]),
        ("tune go-nuts --random 101", &["--random"]),
        ("tune go-nuts --bot oracle", &["'oracle'"]),
        ("match go-nuts --bots hard:0,easy", &["'0' is not a number of iterations: write hard:5000"]),
        ("match go-nuts --bots hard:x,easy", &["'x' is not a number of iterations"]),
        ("match go-nuts --bots hard:,easy", &["'' is not a number of iterations"]),
        ("sim go-nuts --bots greedy:5", &["greedy does not search, so it takes no iterations"]),
        ("sim go-nuts --bots hrad:5", &["'hrad'", "hard"]),
        ("sim go-nuts --bots oracle:5", &["'oracle'"]),
        ("play go-nuts --bot hard:0", &["'0' is not a number of iterations"]),
        ("match go-nuts --bots hard,easy --json m.json", &["--json takes no value", "-o m.json writes"]),
        ("ladder go-nuts --json=m.json", &["--json takes no value", "-o m.json writes"]),
        ("tune go-nuts --json -", &["--json takes no value", "leave the - away"]),
        ("match go-nuts --bots hard,easy -o -", &["-o names a file; --json prints"]),
        ("ladder go-nuts --markdown --json", &["--markdown and --json both print"]),
    ];
    for (args, said) in cases {
        let args: Vec<&str> = args.split(' ').collect();
        refused(&dozen(folder.path(), &args), 2, said);
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0, "a refused request leaves no file");
}

#[test]
fn an_existing_file_is_kept() {
    let folder = tempdir().unwrap();
    fs::write(folder.path().join("mine.json"), "mine").unwrap();
    let args = ["match", "go-nuts", "--bots", "random,random", "--games", "2", "-o", "mine.json"];
    refused(&dozen(folder.path(), &args), 1, &["mine.json exists already", "--force"]);
    assert_eq!(fs::read_to_string(folder.path().join("mine.json")).unwrap(), "mine");
    good(dozen(folder.path(), &[&args[..], &["--force"]].concat()));
    assert_eq!(kept(folder.path(), "mine.json")["games"], 2);
}

#[test]
fn every_game_is_tuned_or_says_why_not() {
    let folder = tempdir().unwrap();
    for game in json(folder.path(), "games --json").as_array().unwrap() {
        let id = game["id"].as_str().unwrap();
        let args = format!("tune {id} --seats 2 --games 20 --seed 1 -o {id}.toml");
        let tuned = dozen(folder.path(), &args.split(' ').collect::<Vec<_>>());
        if tuned.code != Some(0) {
            refused(&tuned, 1, &["names no features, so there is nothing to tune"]);
            continue;
        }
        let page = good(tuned);
        let report = json(folder.path(), &format!("tune {id} --seats 2 --games 20 --seed 1 --json"));
        let file = fs::read_to_string(folder.path().join(format!("{id}.toml"))).unwrap();
        assert!(file.contains(&format!("command = \"dozen tune {id} --seats 2")), "{file}");
        let again = format!("sim {id} --seats 2 --games 2 --bots medium:9 --seed 1 --weights {id}.toml");
        let page_weighed = run(folder.path(), &again);
        assert!(
            page_weighed.contains(&format!("Weights from {id}.toml, found at 2 seats")),
            "{page_weighed}"
        );
        for weight in report["weights"].as_array().unwrap() {
            let name = weight["feature"].as_str().unwrap();
            assert!(page.contains(name) && weight["weight"].is_f64(), "{name}\n{page}");
        }
        let loss = |key: &str| report[key].as_f64().unwrap();
        assert!((loss("log_loss_even") - 2f64.ln()).abs() < 1e-6 && loss("log_loss") > 0.0, "{report}");
    }
}

#[test]
fn weights_that_cannot_be_used_are_refused() {
    let folder = tempdir().unwrap();
    run(folder.path(), "tune go-nuts --seats 2 --games 20 --seed 1 -o w.toml");
    let refuse = |args: &str, code: i32, said: &[&str]| {
        refused(&dozen(folder.path(), &args.split(' ').collect::<Vec<_>>()), code, said);
    };
    refuse(
        "sim donut --seats 2 --weights w.toml",
        2,
        &["w.toml: these are weights of go-nuts, not of donut"],
    );
    refuse(
        "sim go-nuts --seats 4 --weights w.toml",
        2,
        &["found at 2 seats", "dozen tune go-nuts --seats 4"],
    );
    refuse("sim go-nuts --seats 2 --weights no.toml", 1, &["cannot read no.toml"]);
    let text = fs::read_to_string(folder.path().join("w.toml")).unwrap();
    let stale = text.replacen("feature = \"", "feature = \"old ", 1);
    fs::write(folder.path().join("stale.toml"), stale).unwrap();
    refuse("match go-nuts --bots hard,easy --weights stale.toml", 2, &["stale.toml: they lack the feature"]);
    fs::write(folder.path().join("bad.toml"), "game = 1").unwrap();
    refuse(
        "tune go-nuts --seats 2 --weights bad.toml",
        1,
        &["bad.toml: line 1", "is it a file of dozen tune?"],
    );
    refuse("tune go-nuts --seats 2 -o w.toml", 1, &["w.toml exists already"]);
}

/// Every command that repeats a report gives that report.
#[test]
fn the_command_of_a_report_gives_the_same_again() {
    let folder = tempdir().unwrap();
    for args in [
        "sim drive-thru --games 40 --bots medium:5,greedy --rotate --option bakers=draft --threads 2",
        "match donut --bots medium:9,greedy --games 12 --all --duplicate --threads 2",
        "tune go-nuts --seats 2 --games 30 --random 20 --threads 2",
    ] {
        let first = json(folder.path(), &format!("{args} --json"));
        let command = first["provenance"]["command"].as_str().unwrap().to_string();
        let again = json(folder.path(), &format!("{} --threads 1 --json", &command["dozen ".len()..]));
        assert_eq!(timeless(first), timeless(again), "{command}");
    }
}

/// Without what the clock says.
fn timeless(mut value: Value) -> Value {
    fn strip(value: &mut Value) {
        match value {
            Value::Object(map) => {
                map.retain(|key, _| {
                    !key.starts_with("think_ms")
                        && !["seconds", "threads", "decisions_per_second"].contains(&key.as_str())
                });
                map.values_mut().for_each(strip);
            }
            Value::Array(items) => items.iter_mut().for_each(strip),
            _ => {}
        }
    }
    strip(&mut value);
    value
}
