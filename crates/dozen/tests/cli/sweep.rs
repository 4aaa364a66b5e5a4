//! Plans of many tables from the command line: killed, stopped, dealt out to several machines, and asked for nonsense.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};

use crate::support::{Run, command, dozen, good, refused};
use serde_json::Value;
use tempfile::tempdir;

const PLAN: &str = "game = \"go-nuts\"\nseed = 3\ngames = 2_000\nblock = 100\nseats = [2, 4]\nbots = [\"random\", \"greedy\"]\n\
    editions = [\"first-edition\", \"mine.toml\"]\n";

fn run(folder: &Path, args: &str) -> Run {
    dozen(folder, &args.split(' ').collect::<Vec<_>>())
}

/// A folder with the plan and the edition it names.
fn folder() -> tempfile::TempDir {
    let folder = tempdir().unwrap();
    let edition =
        fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../games/data/go-nuts.toml")).unwrap();
    fs::write(folder.path().join("mine.toml"), edition.replacen("points = 2", "points = 5", 1)).unwrap();
    fs::write(folder.path().join("plan.toml"), PLAN).unwrap();
    folder
}

/// Succeeds; only the plan is told on standard error.
fn swept(run: Run) -> String {
    assert_eq!(run.code, Some(0), "{run:?}");
    let is_told = run.err.starts_with("Plan: ") || run.err.starts_with("Going on: ");
    assert!(is_told && run.err.lines().count() == 1, "{run:?}");
    run.out
}

fn tables(folder: &Path) -> [String; 2] {
    ["tables.jsonl", "tables.csv"].map(|name| fs::read_to_string(folder.join(name)).unwrap())
}

fn parts(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    let paths = entries.map(|entry| entry.unwrap().path());
    let mut parts: Vec<_> = paths.filter(|path| path.to_string_lossy().contains("/part-")).collect();
    parts.sort();
    parts
}

#[test]
fn many_machines_give_the_bytes_of_one() {
    let folder = folder();
    let at = folder.path();
    let page = swept(run(at, "sweep plan.toml --folder one --threads 2"));
    assert!(page.contains("8 tables") && page.contains("one/tables.csv"), "{page}");
    assert!(page.lines().all(|line| line.chars().count() <= 80), "{page}");
    assert_eq!(run(at, "sweep plan.toml --folder one").out, page, "a plan that is played is only told");
    swept(run(at, "sweep plan.toml --folder three --threads 3"));
    assert!(tables(&at.join("one")) == tables(&at.join("three")));
    for share in ["3/3", "1/3", "2/3"] {
        let name = share.replace('/', "-");
        good(run(at, &format!("sim --plan plan.toml --blocks {share} --tally part-{name}.json --threads 1")));
    }
    let merge = "merge part-2-3.json part-1-3.json part-3-3.json";
    good(run(at, &format!("{merge} -o tables.jsonl --csv tables.csv")));
    assert!(tables(at) == tables(&at.join("one")));
    assert_eq!(good(run(at, &format!("{merge} --json"))), tables(at)[0]);
    let first: Value = serde_json::from_str(tables(at)[0].lines().next().unwrap()).unwrap();
    assert_eq!((&first["table"], &first["games"], &first["seats"]), (&1.into(), &2000.into(), &2.into()));

    refused(
        &run(at, "merge part-1-3.json part-3-3.json"),
        1,
        &["blocks 53..106 are missing", "--blocks 53..106"],
    );
    good(run(at, "sim --plan plan.toml --blocks 50..54 --tally double.json"));
    let double = run(at, &format!("{merge} double.json"));
    refused(
        &double,
        1,
        &["part-1-3.json and double.json both have the blocks 50..53", "leave one of them out"],
    );
    fs::write(at.join("other.toml"), PLAN.replace("seed = 3", "seed = 4")).unwrap();
    good(run(at, "sim --plan other.toml --blocks 2/3 --tally other.json"));
    let foreign = run(at, "merge part-1-3.json other.json part-3-3.json -o foreign.jsonl");
    refused(&foreign, 1, &["other.json: it is of another plan"]);
    fs::write(at.join("half.json"), &fs::read(at.join("part-1-3.json")).unwrap()[..500]).unwrap();
    refused(&run(at, "merge half.json"), 1, &["half.json: line 1", "and all of it?"]);
    refused(&run(at, &format!("{merge} -o tables.jsonl")), 1, &["tables.jsonl exists already"]);
    assert!(!at.join("foreign.jsonl").exists());
}

/// Long enough not to be over before it is stopped.
const LONG: &str = "game = \"bad-day\"\nseed = 1\ngames = 60\nblock = 2\nseats = [2]\neditions = [\"reconstruction-1\", \"reconstruction-2\"]\n";

/// Starts it, and waits until it has kept something.
fn begun(at: &Path) -> Child {
    let child = command(at, &["sweep", "long.toml", "--folder", "long", "--threads", "1"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    while parts(&at.join("long")).is_empty() {
        std::thread::yield_now();
    }
    child
}

#[test]
fn a_killed_sweep_goes_on_and_gives_the_same_bytes() {
    let folder = tempdir().unwrap();
    let at = folder.path();
    fs::write(at.join("long.toml"), LONG).unwrap();
    swept(run(at, "sweep long.toml --folder whole"));
    let mut child = begun(at);
    child.kill().unwrap();
    assert!(!child.wait().unwrap().success());
    let kept = parts(&at.join("long"));
    assert!(!at.join("long/tables.csv").exists() && !kept.is_empty());
    // What a process leaves that is killed while it writes.
    fs::write(at.join("long/.dozen-half"), "{\"plan\"").unwrap();
    let on = run(at, "sweep long.toml --folder long");
    assert!(on.err.starts_with("Going on: 2 tables, "), "{on:?}");
    swept(on);
    assert!(tables(&at.join("long")) == tables(&at.join("whole")));
    assert!(parts(&at.join("long")).starts_with(&kept), "what was kept is not played again");
    assert!(!at.join("long/.dozen-half").exists());
}

#[cfg(unix)]
#[test]
fn ctrl_c_says_how_to_go_on() {
    let folder = tempdir().unwrap();
    let at = folder.path();
    fs::write(at.join("long.toml"), LONG.replace("games = 60", "games = 600000")).unwrap();
    let child = begun(at);
    let second = run(at, "sweep long.toml --folder long");
    assert_eq!(second.code, Some(1));
    assert!(second.err.contains("another dozen sweep is at work in long"), "{second:?}");
    let id = child.id().to_string();
    assert!(std::process::Command::new("kill").args(["-INT", &id]).status().unwrap().success());
    let ended = child.wait_with_output().unwrap();
    assert_eq!(ended.status.code(), Some(130));
    let said = String::from_utf8(ended.stderr).unwrap();
    let last = "dozen: stopped; what was played is kept. Go on with: dozen sweep long.toml --folder long";
    assert_eq!(said.lines().last(), Some(last), "{said}");
    assert_eq!(said.lines().count(), 2, "{said}");
}

#[cfg(unix)]
#[test]
fn a_full_disk_leaves_nothing_half_written() {
    let folder = tempdir().unwrap();
    let at = folder.path();
    fs::write(at.join("long.toml"), LONG).unwrap();
    let program = env!("CARGO_BIN_EXE_dozen");
    let full = |args: &str| {
        let script = format!("trap '' XFSZ; ulimit -f 1; exec {program} {args}");
        let run = std::process::Command::new("sh").args(["-c", &script]).current_dir(at).output().unwrap();
        assert_eq!(run.status.code(), Some(1), "{run:?}");
        String::from_utf8(run.stderr).unwrap()
    };
    let said = full("sim --plan long.toml --blocks 0..9 --tally part.json");
    assert!(said.starts_with("dozen: cannot write part.json: "), "{said}");
    let said = full("sweep long.toml --folder long");
    assert!(said.contains("dozen: cannot write long/part-"), "{said}");
    let said = full("sim go-nuts --games 500 --seed 1 --data games.parquet");
    assert!(said.starts_with("dozen: cannot write games.parquet: "), "{said}");
    assert!(parts(&at.join("long")).is_empty());
    let names: Vec<_> = fs::read_dir(at).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(names.len(), 2, "{names:?}");
}

#[test]
fn nonsense_is_refused_before_anybody_plays() {
    let folder = folder();
    let at = folder.path();
    for (text, said) in [
        ("colour = 1", vec!["bad.toml: line 4: unknown field `colour`"]),
        ("editions = [\"nosuch\"]", vec!["nosuch", "first-edition, retail"]),
        ("[numbers]\n\"glazd.points\" = [1, 2]", vec!["glazd.points", "no table and no row 'glazd'"]),
        ("[numbers]\n\"glazed.name\" = [1, 2]", vec!["glazed.name", "not a whole number"]),
        ("block = 0", vec!["block = 0", "at least one"]),
    ] {
        let plan = format!("game = \"go-nuts\"\nseed = 1\ngames = 10\n{text}\n");
        fs::write(at.join("bad.toml"), plan).unwrap();
        refused(&run(at, "sweep bad.toml"), 1, &said);
    }
    for (args, code, said) in [
        ("sweep no.toml", 1, "cannot read no.toml"),
        ("sim --plan plan.toml", 2, "--blocks"),
        ("sim go-nuts --blocks 0..3", 2, "--plan"),
        ("sim --plan plan.toml --blocks 0..900 --tally t.json", 1, "the plan has the blocks 0..160"),
        ("sim --plan plan.toml --blocks 5..5 --tally t.json", 2, "5..5 has no blocks"),
        ("sim go-nuts --plan plan.toml --blocks 0..3 --tally t.json", 2, "cannot be used with"),
        ("sim", 2, "<GAME>"),
        ("merge", 2, "<PART>"),
        ("merge plan.toml", 1, "is it a part that dozen sim --plan wrote"),
        ("sim go-nuts --data games.txt", 2, "the end of its name says what it is: .parquet"),
        ("sim go-nuts --rows decisions", 2, "--data"),
        ("sim go-nuts --data a.parquet --rows turns", 2, "write games or decisions"),
        ("tune-edition plan.toml", 1, "the plan has no [targets]"),
    ] {
        refused(&run(at, args), code, &[said]);
    }
    let told = good(run(at, "sweep plan.toml --dry-run"));
    assert!(told.contains("8 tables, which differ in: edition, seats, bots"), "{told}");
    assert!(told.contains("160 blocks of 100 games each, 16,000 games in all"), "{told}");
    assert_eq!(fs::read_dir(at).unwrap().count(), 3, "something was left behind");
}

#[test]
fn a_plan_of_which_nothing_can_be_played_says_why() {
    let folder = tempdir().unwrap();
    let at = folder.path();
    let plan = "game = \"go-nuts\"\nseed = 1\ngames = 10\n[numbers]\n\"glazed.copies\" = [-4]\n";
    fs::write(at.join("plan.toml"), plan).unwrap();
    let found = run(at, "sweep plan.toml --folder here");
    assert_eq!(found.code, Some(1), "{found:?}");
    assert!(
        found.err.contains("no table of this plan can be played") && found.err.contains("glazed"),
        "{found:?}"
    );
}

#[test]
fn games_and_decisions_are_written_as_tables() {
    let folder = tempdir().unwrap();
    let at = folder.path();
    good(run(at, "sim drive-thru --games 6 --seed 1 --data games.jsonl"));
    good(run(at, "sim drive-thru --games 6 --seed 1 --data decisions.jsonl --rows decisions"));
    good(run(at, "sim drive-thru --games 6 --seed 1 --data games.parquet"));
    let lines = |name: &str| fs::read_to_string(at.join(name)).unwrap().lines().count();
    assert_eq!(lines("games.jsonl"), 6);
    assert!(lines("decisions.jsonl") > 200);
    assert!(fs::read(at.join("games.parquet")).unwrap().starts_with(b"PAR1"));
    refused(&run(at, "sim drive-thru --games 6 --data games.parquet"), 1, &["games.parquet exists already"]);
}
