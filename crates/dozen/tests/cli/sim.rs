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
fn the_report_is_of_the_games_asked_for() {
    let folder = tempdir().unwrap();
    let report = json(folder.path(), "sim go-nuts --games 1_000 --seats 4 --bots random --seed 5 --json");
    assert_eq!(
        (&report["provenance"]["game"], &report["games"], &report["provenance"]["seats"]),
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
    let rows: Vec<&str> = csv.lines().filter(|line| !line.starts_with('#')).collect();
    assert!(rows[0].starts_with("by,place,bot,games,win_share,") && rows.len() == 4, "{csv}");
    assert!(
        csv.contains(
            "\n# command: dozen sim go-nuts --seats 3 --bots greedy,random,random --games 500 --seed 1\n"
        ),
        "{csv}"
    );
    assert_eq!(
        run(folder.path(), "sim go-nuts --games 500 --bots greedy,random,random --seed 1 --csv -"),
        csv
    );
    let wins: f64 = rows[1..].iter().map(|row| row.split(',').nth(4).unwrap().parse::<f64>().unwrap()).sum();
    assert!((wins - 1.0).abs() < 1e-9, "{csv}");
}

#[test]
fn figures_go_to_files_and_to_the_screen_at_once() {
    let folder = tempdir().unwrap();
    let args = "sim drive-thru --games 20 --seed 1 --json --csv seats.csv -o figures.json";
    let printed = json(folder.path(), args);
    let kept = fs::read_to_string(folder.path().join("figures.json")).unwrap();
    assert_eq!(serde_json::from_str::<Value>(&kept).unwrap(), printed);
    let csv = fs::read_to_string(folder.path().join("seats.csv")).unwrap();
    assert_eq!(csv.lines().filter(|line| line.starts_with("turn,")).count(), 3, "{csv}");
    assert_eq!(printed["by_turn"]["wins"].as_array().unwrap().len(), 3);
    assert_eq!(printed["provenance"]["bots"][0]["bot"], "greedy", "who plays if nobody is named");
}

#[test]
fn an_edited_edition_is_not_taken_for_the_original() {
    let folder = tempdir().unwrap();
    let edition = concat!(env!("CARGO_MANIFEST_DIR"), "/../games/data/go-nuts.toml");
    let text = fs::read_to_string(edition).unwrap();
    let (head, glazed) = text.split_once("id = \"glazed\"").unwrap();
    let mine = format!("{head}id = \"glazed\"{}", glazed.replacen("points = 2", "points = 5", 1));
    fs::write(folder.path().join("mine.toml"), mine).unwrap();
    let args = "--games 12 --seats 2 --seed 1 --edition mine.toml";
    let said = "first-edition with 1 fact changed: glazed.score.points 2 -> 5; file mine.toml";
    for command in [
        format!("sim go-nuts {args} --bots random"),
        format!("match go-nuts {args} --bots random,easy"),
        format!("ladder go-nuts {args} --bots random,easy"),
        format!("tune go-nuts {args}"),
    ] {
        let page = run(folder.path(), &command).replace('\n', " ");
        assert!(page.contains(said), "{command}\n{page}");
        let report = json(folder.path(), &format!("{command} --json"));
        let report = if report.is_array() { report[0]["matches"][0].clone() } else { report };
        let from = &report["provenance"];
        let edition = &from["edition"];
        assert_eq!((&edition["id"], &edition["file"]), (&"first-edition".into(), &"mine.toml".into()));
        let changes = serde_json::json!([{ "fact": "glazed.score.points", "from": "2", "to": "5" }]);
        assert_eq!((&edition["changes"], &edition["n_changes"]), (&changes, &1.into()), "{from}");
        assert_eq!((&from["rules"], &from["seed"]), (&1.into(), &1.into()), "{from}");
        assert_eq!(from["program"], concat!("dozen ", env!("CARGO_PKG_VERSION")));
    }
    let csv = run(folder.path(), &format!("sim go-nuts {args} --csv -"));
    assert!(csv.contains("# edition_changes: 1 glazed.score.points 2 -> 5\n"), "{csv}");
}

#[test]
fn alone_there_is_nobody_to_beat() {
    let folder = tempdir().unwrap();
    let page = run(folder.path(), "sim dollars-to-donuts --seats 1 --games 5 --seed 1");
    assert!(page.starts_with("Dollars to Donuts, 1 seat\n"), "{page}");
    assert!(page.contains("greedy alone reaches") && !page.contains("wins"), "{page}");
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
