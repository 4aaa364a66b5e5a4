//! Simulations and benchmarks from the command line.

use std::fs;
use std::path::Path;

use crate::support::{dozen, good};
use serde_json::Value;
use tempfile::tempdir;

fn run(folder: &Path, args: &str) -> String {
    good(dozen(folder, &args.split(' ').collect::<Vec<_>>()))
}

fn json(folder: &Path, args: &str) -> Value {
    serde_json::from_str(&run(folder, args)).expect("one JSON value and nothing else")
}

#[test]
fn the_report_has_its_keys() {
    let folder = tempdir().unwrap();
    let report = json(folder.path(), "sim go-nuts --games 1_000 --seats 4 --bots random --seed 5 --json");
    for key in [
        "game",
        "seats",
        "games",
        "decisions",
        "steps",
        "seconds",
        "decisions_per_second",
        "wins_by_seat",
        "score_mean_by_seat",
        "turns_mean",
    ] {
        assert!(!report[key].is_null(), "{key} is missing");
    }
    assert_eq!(
        (&report["game"], &report["games"], &report["seats"]),
        (&"go-nuts".into(), &1000.into(), &4.into())
    );
    assert_eq!(report["wins_by_seat"].as_array().unwrap().len(), 4);
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let folder = tempdir().unwrap();
    let report = |threads: u8| {
        let args = format!(
            "sim go-nuts --games 3k --seats 3 --bots greedy,random,random --rotate --seed 9 --json --threads {threads} --records {threads}.jsonl --with-legal"
        );
        let mut report = json(folder.path(), &args);
        for key in ["seconds", "decisions_per_second", "threads"] {
            report.as_object_mut().unwrap().remove(key);
        }
        (report, fs::read_to_string(folder.path().join(format!("{threads}.jsonl"))).unwrap())
    };
    assert!(report(1) == report(2), "threads 1 and 2 differ");
}

#[test]
fn records_are_a_data_set_that_replays() {
    let folder = tempdir().unwrap();
    let args = "sim go-nuts --games 20 --edition retail --option row_refill=shift --records set.jsonl --with-legal --seed 2";
    run(folder.path(), args);
    let set = fs::read_to_string(folder.path().join("set.jsonl")).unwrap();
    assert_eq!(set.lines().count(), 20);
    for line in set.lines() {
        let record: Value = serde_json::from_str(line).unwrap();
        assert_eq!((&record["game"], &record["edition"]), (&"go-nuts".into(), &"retail".into()));
        assert_eq!(record["options"], serde_json::json!({ "row_refill": "shift" }));
        let (steps, legal) = (record["steps"].as_array().unwrap(), record["legal"].as_array().unwrap());
        assert_eq!(steps.len(), legal.len());
        for (step, legal) in steps.iter().zip(legal) {
            let (actor, token) = step.as_str().unwrap().split_once('.').unwrap();
            match legal.as_array() {
                None => assert_eq!(actor, "x"),
                Some(offered) => assert!(offered.contains(&token.into()), "{step}"),
            }
        }
        assert_eq!(record["outcome"]["scores"].as_array().unwrap().len(), 3);
        assert_eq!(record["outcome"]["ranks"].as_array().unwrap().len(), 3);
    }
    for game in ["1", "20"] {
        run(folder.path(), &format!("replay set.jsonl --game {game}"));
    }
    run(folder.path(), "sim go-nuts --games 2 --records plain.jsonl");
    let plain = fs::read_to_string(folder.path().join("plain.jsonl")).unwrap();
    let record: Value = serde_json::from_str(plain.lines().next().unwrap()).unwrap();
    assert!(record["edition"].is_null() && record.get("legal").is_none(), "{record}");
}

#[test]
fn figures_for_people_and_for_tables() {
    let folder = tempdir().unwrap();
    let text =
        run(folder.path(), "sim go-nuts --games 500 --bots greedy,random,random --seed 1 --csv seats.csv");
    assert!(text.contains("greedy") && text.contains("500 games") && text.contains("seed 1"), "{text}");
    assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
    let csv = fs::read_to_string(folder.path().join("seats.csv")).unwrap();
    assert!(csv.starts_with("seat,bot,games,win_share,") && csv.lines().count() == 4, "{csv}");
    assert_eq!(
        run(folder.path(), "sim go-nuts --games 500 --bots greedy,random,random --seed 1 --csv -"),
        csv
    );
    let wins: f64 =
        csv.lines().skip(1).map(|row| row.split(',').nth(3).unwrap().parse::<f64>().unwrap()).sum();
    assert!((wins - 1.0).abs() < 1e-9, "{csv}");
}

#[test]
fn benchmarks_have_their_rows() {
    let folder = tempdir().unwrap();
    let rows = json(folder.path(), "bench go-nuts --quick --json");
    let rows = rows.as_array().unwrap();
    assert_eq!(rows.iter().map(|row| row["seats"].as_u64().unwrap()).collect::<Vec<_>>(), [2, 3, 4, 5, 6]);
    for row in rows {
        let keys: Vec<&str> = row.as_object().unwrap().keys().map(String::as_str).collect();
        let mut expected = vec![
            "game",
            "seats",
            "decisions_per_second",
            "steps_per_second",
            "ns_per_step",
            "state_bytes",
            "clone_ns",
        ];
        expected.sort_unstable();
        let mut sorted = keys.clone();
        sorted.sort_unstable();
        assert_eq!(sorted, expected);
        assert!(row["steps_per_second"].as_f64() > Some(0.0));
    }
    assert!(run(folder.path(), "bench --quick --seats 2").contains("go-nuts"));
}
