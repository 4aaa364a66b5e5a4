//! Text from outside cannot steer the terminal, whichever command shows it.

use std::fs;
use std::path::Path;

use crate::support::{Run, dozen, dozen_with};
use tempfile::tempdir;

/// Clears the screen, renames the window, hides and colours what follows, goes up a line, turns the reading direction,
/// hides letters between letters, and starts a line of its own.
const NASTY: &str =
    "\u{1b}[2J\u{1b}]0;owned\u{7}\u{1b}[8m\u{1b}[31mEve\u{9b}1A\u{202e}\u{200b}\u{2066}\u{feff}\u{7f}\rBob";

/// Nothing in it moves a cursor or a letter: besides line breaks, only colours of our own.
fn harmless(text: &str) {
    for (i, part) in text.split('\u{1b}').enumerate() {
        let colour = part.strip_prefix('[').and_then(|rest| rest.split_once('m')).map(|(codes, _)| codes);
        let ours = ["", "0", "1", "2", "32", "33", "34", "35", "36", "37", "90"];
        assert!(
            i == 0 || colour.is_some_and(|codes| ours.contains(&codes)),
            "an escape of somebody else: {part:?}"
        );
    }
    let bad = |c: &char| {
        (c.is_control() && !matches!(c, '\n' | '\u{1b}'))
            || matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
    };
    assert_eq!(text.chars().find(bad), None, "{text:?}");
}

fn shown(run: Run, code: i32) -> String {
    assert_eq!(run.code, Some(code), "{run:?}");
    // The mark before a message is red.
    harmless(&run.err.replace("\u{1b}[31m", "").replace("\u{1b}[1m\u{1b}[31m", ""));
    harmless(&run.out);
    run.out
}

/// A finished game of somebody with a nasty name, as text and as JSON.
fn record(folder: &Path) {
    let args = ["play", "go-nuts", "--watch", "--seats", "2", "--seed", "1", "--record", "g.json"];
    assert_eq!(dozen(folder, &args).code, Some(0));
    let text = fs::read_to_string(folder.join("g.json")).unwrap();
    let mut json: serde_json::Value = serde_json::from_str(&text).unwrap();
    json["names"][0] = NASTY.into();
    fs::write(folder.join("g.json"), json.to_string()).unwrap();
    let (mut half, steps) = (json.clone(), json["steps"].as_array().unwrap());
    half["steps"] = steps[..12].into();
    half["outcome"] = serde_json::Value::Null;
    fs::write(folder.join("half.json"), half.to_string()).unwrap();
}

#[test]
fn a_name_in_a_record_is_only_text() {
    let folder = tempdir().unwrap();
    let at = folder.path();
    record(at);
    for colour in ["--color=always", "--color=never"] {
        let all = shown(dozen(at, &["replay", "g.json", colour]), 0);
        assert!(all.contains("\\u001b[2J") && all.contains("Eve") && all.contains("\\u202e"), "{all}");
        shown(dozen(at, &["replay", "g.json", "--step", "5", colour]), 0);
        shown(dozen(at, &["verify", "g.json", colour]), 0);
        let resume = ["play", "go-nuts", "--resume", "half.json", "--seat", "1", colour];
        assert!(shown(dozen_with(at, &resume, b"1\n1\nlog\nscore\n"), 0).contains("Eve"));
    }
    // What is written again is what was read.
    let args = ["play", "go-nuts", "--resume", "half.json", "--seat", "1", "--record", "again.json"];
    shown(dozen_with(at, &args, b""), 0);
    let again: serde_json::Value =
        serde_json::from_str(&fs::read_to_string(at.join("again.json")).unwrap()).unwrap();
    assert_eq!(again["names"][0], NASTY);
}

#[test]
fn an_edition_file_is_only_text() {
    let folder = tempdir().unwrap();
    let at = folder.path();
    let printed =
        fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../games/data/go-nuts.toml")).unwrap();
    let nasty = "\\u001b[2J\\u001b]0;owned\\u0007Eve\\u202e\\u200b";
    let mut lines: Vec<String> = Vec::new();
    for line in printed.lines() {
        let ours = ["title = ", "name = ", "text = "].into_iter().find(|key| line.starts_with(key));
        lines.push(ours.map_or_else(|| line.to_string(), |key| format!("{key}\"{nasty}\"")));
    }
    fs::write(at.join("mine.toml"), lines.join("\n")).unwrap();
    for colour in ["--color=always", "--color=never"] {
        let play = [
            "play",
            "go-nuts",
            "--edition",
            "mine.toml",
            "--record",
            "g.txt",
            "--force",
            "--seed",
            "1",
            colour,
        ];
        assert!(shown(dozen_with(at, &play, b"1\n1\nhint\n"), 0).contains("Eve"));
        assert!(shown(dozen(at, &["replay", "g.txt", "--edition", "mine.toml", colour]), 0).contains("Eve"));
        let sim = ["sim", "go-nuts", "--games", "2", "--edition", "mine.toml", "--seed", "1", colour];
        shown(dozen(at, &sim), 0);
        let json = shown(dozen(at, &[&sim[..], &["--json"]].concat()), 0);
        serde_json::from_str::<serde_json::Value>(&json).unwrap();
    }
}

#[test]
fn what_is_quoted_is_only_text() {
    let folder = tempdir().unwrap();
    let at = folder.path();
    let arg = NASTY;
    for args in [
        &["rules", arg][..],
        &["play", arg],
        &["play", "go-nuts", "--edition", arg],
        &["play", "go-nuts", "--option", arg],
        &["play", "go-nuts", "--option", &format!("{arg}=1")],
        &["play", "go-nuts", "--bot", arg],
        &["play", "go-nuts", "--seed", arg],
        &["sim", "go-nuts", "--bots", arg],
        &[arg],
    ] {
        for colour in ["--color=always", "--color=never"] {
            assert_eq!(shown(dozen(at, &[args, &[colour]].concat()), 2), "", "{args:?}");
        }
    }
    shown(dozen(at, &["replay", arg, "--color=always"]), 1);
    fs::write(at.join("bad.txt"), format!("[Game \"{arg}\"]\n[Seats \"2\"]\n")).unwrap();
    shown(dozen(at, &["replay", "bad.txt", "--color=always"]), 1);
    fs::write(at.join("step.txt"), format!("[Game \"go-nuts\"]\n[Seats \"2\"]\n\n{arg}\n")).unwrap();
    shown(dozen(at, &["replay", "step.txt", "--color=always"]), 1);
    let typed = format!("{arg}\npick:{arg}\nsave {arg}/x\nsave {arg}\n9{arg}\n");
    let play = ["play", "go-nuts", "--name", "E\u{202e}v\u{200b}e", "--seed", "1", "--color=always"];
    let told = shown(dozen_with(at, &play, typed.as_bytes()), 0);
    assert!(told.contains("Saved in ") && told.contains("Not saved: "), "{told}");
}
