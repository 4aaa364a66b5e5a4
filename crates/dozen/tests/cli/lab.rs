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
        "match go-nuts --bots greedy,random --seats 4 --games 20k --duplicate --seed 1 --json match.json",
    );
    assert!(page.contains("One greedy against 3 random") && page.contains("even share is 25.0 %"), "{page}");
    assert!(page.lines().all(|line| line.chars().count() <= 80), "{page}");
    let report = kept(folder.path(), "match.json");
    assert_eq!((&report["verdict"], &report["stopped_early"]), (&"better".into(), &true.into()), "{report}");
    assert_eq!((&report["duplicate"], &report["seats"]), (&true.into(), &4.into()));
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
    let args = "match donut --bots greedy,random,easy --games 100 --all --seed 1 --json -";
    let report = json(folder.path(), args);
    // A hundred games are not a whole number of rounds of three.
    assert_eq!((&report["games"], &report["stopped_early"]), (&102.into(), &false.into()), "{report}");
    assert_eq!(report["bots"].as_array().unwrap().len(), 3);
}

#[test]
fn a_ladder_holds_every_pair() {
    let folder = tempdir().unwrap();
    let args = "ladder go-nuts --bots random,easy,greedy --games 60 --seed 4 --threads 2";
    let page = run(folder.path(), &format!("{args} --seats 2,3 --json ladder.json"));
    assert!(page.contains("2 seats") && page.contains("3 seats") && page.contains("rating"), "{page}");
    let ladders = kept(folder.path(), "ladder.json");
    let n_matches = |i: usize| ladders[i]["matches"].as_array().unwrap().len();
    assert_eq!((n_matches(0), n_matches(1)), (3, 3));
    let markdown = run(folder.path(), &format!("{args} --neighbours --markdown"));
    assert!(markdown.starts_with("## Go Nuts for Donuts, 2 seats\n\n"), "{markdown}");
    let row = markdown.lines().find(|line| line.starts_with("| greedy |")).unwrap();
    assert!(row.starts_with("| greedy |  | "), "greedy and random are not neighbours: {row}");
}

#[test]
fn wrong_requests_to_the_lab_end_with_2() {
    let folder = tempdir().unwrap();
    let cases: [(&str, &[&str]); 14] = [
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
    let args = ["match", "go-nuts", "--bots", "random,random", "--games", "2", "--json", "mine.json"];
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
        let args = format!("tune {id} --seats 2 --games 20 --seed 1 --json {id}.json");
        let tuned = dozen(folder.path(), &args.split(' ').collect::<Vec<_>>());
        if tuned.code != Some(0) {
            refused(&tuned, 1, &["names no features, so there is nothing to tune"]);
            continue;
        }
        let page = good(tuned);
        let report = kept(folder.path(), &format!("{id}.json"));
        for weight in report["weights"].as_array().unwrap() {
            let name = weight["feature"].as_str().unwrap();
            assert!(page.contains(name) && weight["weight"].is_f64(), "{name}\n{page}");
        }
        let loss = |key: &str| report[key].as_f64().unwrap();
        assert!((loss("log_loss_even") - 2f64.ln()).abs() < 1e-6 && loss("log_loss") > 0.0, "{report}");
    }
}
