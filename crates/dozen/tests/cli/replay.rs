//! Records, read again.

use std::fs;
use std::path::Path;

use crate::support::{dozen, dozen_with, good, refused};
use tempfile::{TempDir, tempdir};

/// A folder with the record of a finished game of three bots in which two cards of the deck are looked at.
fn with_record() -> TempDir {
    let folder = tempdir().unwrap();
    for seed in 0..50 {
        let seed = seed.to_string();
        let args = ["play", "go-nuts", "--watch", "--seed", &seed, "--record", "g.txt", "--force"];
        good(dozen(folder.path(), &args));
        if read(folder.path(), "g.txt").contains(".keep:") {
            return folder;
        }
    }
    panic!("no game had a look at two cards");
}

fn read(folder: &Path, name: &str) -> String {
    fs::read_to_string(folder.join(name)).unwrap()
}

fn steps(record: &str) -> Vec<&str> {
    record.lines().filter(|line| !line.starts_with('[')).flat_map(str::split_whitespace).collect()
}

#[test]
fn a_record_is_walked_through_to_its_end() {
    let folder = with_record();
    let out = good(dozen(folder.path(), &["replay", "g.txt"]));
    let record = read(folder.path(), "g.txt");
    for (i, step) in steps(&record).iter().enumerate() {
        let number = format!("{}  {step}", i + 1);
        assert!(out.lines().any(|line| line.trim_start().starts_with(&number)), "{number}");
    }
    assert!(out.contains("The game is over after "), "{out}");
    assert!(!out.contains('?'), "everything is open");
    let piped = good(dozen_with(folder.path(), &["replay", "-"], record.as_bytes()));
    assert_eq!(piped, out);
}

#[test]
fn eyes_decide_what_is_seen() {
    let folder = with_record();
    let record = read(folder.path(), "g.txt");
    let keep = steps(&record).iter().position(|step| step.contains(".keep:")).unwrap();
    let taker = steps(&record)[keep].split('.').next().unwrap().to_string();
    let other = if taker == "1" { "2" } else { "1" };
    let line_of = |perspective: &str, step: usize| {
        let out = good(dozen(folder.path(), &["replay", "g.txt", "--as", perspective]));
        let start = format!("{step} ");
        out.lines().find(|line| line.trim_start().starts_with(&start)).unwrap().to_string()
    };
    let drawn = steps(&record)[keep - 1].to_string();
    assert!(line_of("all", keep).contains(&drawn));
    assert!(line_of(&taker, keep).contains(&drawn));
    for perspective in [other, "spectator"] {
        let line = line_of(perspective, keep);
        assert!(line.contains("x.draw:?") && !line.contains(&drawn), "{line}");
    }
    let board = good(dozen(folder.path(), &["replay", "g.txt", "--as", "2", "--step", "9"]));
    assert!(board.contains("p2 (you)"), "{board}");
    refused(&dozen(folder.path(), &["replay", "g.txt", "--as", "4"]), 2, &["there is no seat 4"]);
    refused(&dozen(folder.path(), &["replay", "g.txt", "--as", "me"]), 2, &["spectator or all"]);
}

#[test]
fn a_single_step_can_be_looked_at() {
    let folder = with_record();
    let record = read(folder.path(), "g.txt");
    let all = steps(&record).len();
    let show = |step: usize| dozen(folder.path(), &["replay", "g.txt", "--step", &step.to_string()]);
    assert!(good(show(0)).starts_with(&format!("Before the first of {all} steps\n")));
    assert!(good(show(5)).starts_with(&format!("Step 5 of {all}: 1.pick:")));
    assert!(good(show(all)).contains("The game is over after "));
    assert!(!good(show(all - 1)).contains("The game is over after "));
    refused(&show(all + 1), 2, &[&format!("the record has {all} steps")]);
}

#[test]
fn a_damaged_record_is_refused_with_the_line_and_the_reason() {
    let folder = with_record();
    let record = read(folder.path(), "g.txt");
    let replay = |text: &str| {
        fs::write(folder.path().join("bad.txt"), text).unwrap();
        dozen(folder.path(), &["replay", "bad.txt"])
    };
    let first = record.lines().position(|line| line.starts_with("x.")).unwrap() + 1;
    let line = format!("line {first}: step 5: ");
    refused(&replay(&record.replacen("1.pick:", "1.peck:", 1)), 1, &["bad.txt", &line, "peck"]);
    refused(&replay(&record.replacen(" 1.pick:", " 1.pick:9", 1)), 1, &["bad.txt", &line]);
    refused(&replay(&record.replacen(" 1.pick:", " 7.pick:", 1)), 1, &[&line, "neither x nor a seat"]);
    let claims = record.replacen("[Ranks \"", "[Ranks \"9", 1);
    refused(&replay(&claims), 1, &["bad.txt", "the steps lead to"]);
    let cut = record.rsplit_once("\nx.").unwrap().0;
    refused(&replay(cut), 1, &["steps are missing"]);
    let half = &record[..record.len() - 3];
    refused(&replay(half), 1, &["bad.txt"]);
    refused(&replay(&record.replacen("[Seats ", "[Chairs ", 1)), 1, &["line 4: there is no header 'Chairs'"]);
    refused(&replay(&record.replacen("go-nuts", "no-guts", 1)), 1, &["there is no game 'no-guts'"]);
    refused(&replay(&record.replacen("[Rules \"1\"]", "[Rules \"99\"]", 1)), 1, &["version 99 of the rules"]);
    let (start, end) = (record.find("[EditionHash \"").unwrap() + 14, record.find("\"]\n[Seats").unwrap());
    let other = format!("{}0123456789abcdef{}", &record[..start], &record[end..]);
    refused(&replay(&other), 1, &["not available here", "--edition"]);
    refused(&replay("{\"game\":\"go-nuts\""), 1, &["bad.txt: line 1: EOF"]);
    refused(&replay("{\n \"game\": 3\n}"), 1, &["bad.txt: line 2"]);
    refused(&replay(&"\u{1b}[2J".repeat(2000)), 1, &["bad.txt"]);
}

#[test]
fn a_game_of_a_data_set_can_be_picked() {
    let folder = tempdir().unwrap();
    let at = folder.path();
    good(dozen(at, &["sim", "go-nuts", "--games", "3", "--seed", "1", "--records", "set.jsonl"]));
    let set = read(at, "set.jsonl");
    let second: serde_json::Value = serde_json::from_str(set.lines().nth(1).unwrap()).unwrap();
    let out = good(dozen(at, &["replay", "set.jsonl", "--game", "2"]));
    assert!(out.contains(second["steps"][6].as_str().unwrap()));
    fs::write(at.join("one.json"), serde_json::to_string_pretty(&second).unwrap()).unwrap();
    assert_eq!(good(dozen(at, &["replay", "one.json"])), out);
    assert_eq!(good(dozen(at, &["replay", "one.json", "--game", "1"])), out);

    let first = dozen(at, &["replay", "set.jsonl"]);
    assert_eq!(first.code, Some(0));
    assert!(first.err.contains("holds several games") && first.err.lines().count() == 1, "{}", first.err);
    refused(&dozen(at, &["replay", "set.jsonl", "--game", "4"]), 2, &["set.jsonl has 3 games"]);
    refused(&dozen(at, &["replay", "set.jsonl", "--game", "0"]), 2, &["--game"]);
    refused(&dozen(at, &["replay", "one.json", "--game", "2"]), 2, &["one record, not a data set"]);
    fs::write(at.join("cut.jsonl"), &set[..set.len() - 40]).unwrap();
    refused(&dozen(at, &["replay", "cut.jsonl", "--game", "3"]), 1, &["cut.jsonl: line 3: EOF"]);
    fs::write(at.join("bad.jsonl"), set.replacen("\"1.pick:", "\"1.pick:9", 9)).unwrap();
    refused(&dozen(at, &["replay", "bad.jsonl", "--game", "1"]), 1, &["bad.jsonl: line 1: ", "step "]);
}

#[test]
fn an_edition_of_ones_own_is_given_again() {
    let folder = tempdir().unwrap();
    let at = folder.path();
    let printed =
        fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../games/data/go-nuts.toml")).unwrap();
    let mine = printed.replacen("id = \"first-edition\"", "id = \"mine\"", 1);
    let mine = mine.replacen("bear_claw_points = -2", "bear_claw_points = -7", 1);
    assert_ne!(printed, mine);
    fs::write(at.join("mine.toml"), mine).unwrap();
    let args = "play go-nuts --watch --seed 1 --edition mine.toml --record g.txt";
    good(dozen(at, &args.split(' ').collect::<Vec<_>>()));
    refused(&dozen(at, &["replay", "g.txt"]), 1, &["edition 'mine'", "--edition"]);
    let out = good(dozen(at, &["replay", "g.txt", "--edition", "mine.toml"]));
    assert!(out.contains("The game is over after "));
}
