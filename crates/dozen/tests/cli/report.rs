//! Reports for designers from the command line.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

use crate::support::{Run, command, dozen, refused};
use serde_json::Value;
use tempfile::tempdir;

fn run(folder: &Path, args: &str) -> Run {
    dozen(folder, &args.split(' ').collect::<Vec<_>>())
}

/// Succeeds; only the plan is told on standard error.
fn reported(run: Run) -> String {
    assert_eq!(run.code, Some(0), "{run:?}");
    assert!(run.err.starts_with("Plan: dozen report ") && run.err.lines().count() == 1, "{run:?}");
    run.out
}

#[test]
fn the_plan_gives_the_same_page_again() {
    let folder = tempdir().unwrap();
    let first =
        run(folder.path(), "report donut --seats 2-3 --bots random,greedy --games 40 --seed 3 --threads 2");
    let plan = first.err.clone();
    let said = reported(first);
    for question in
        ["Fair by turn order?", "How long?", "Shared wins?", "Luck or skill?", "What changes with skill?"]
    {
        assert!(said.contains(question), "{question}: {said}");
    }
    assert!(
        said.contains("greedy") && said.contains("40 games") && said.ends_with("donut-report.html\n"),
        "{said}"
    );
    let page = fs::read_to_string(folder.path().join("donut-report.html")).unwrap();
    let again = plan.trim().strip_prefix("Plan: dozen ").unwrap();
    assert!(page.contains(again), "{again}");
    assert!(
        again.contains("--games 40") && again.contains("--seed 3") && again.contains("--seats 2,3"),
        "{again}"
    );
    reported(run(folder.path(), &format!("{again} --threads 1 -o again.html")));
    assert_eq!(fs::read_to_string(folder.path().join("again.html")).unwrap(), page);
    reported(run(folder.path(), &format!("{again} --language de -o de.html")));
    let german = fs::read_to_string(folder.path().join("de.html")).unwrap();
    assert!(german.contains("lang=\"de\"") && german.contains("Glück oder Können?"), "{german}");
}

#[test]
fn figures_and_another_edition_beside() {
    let folder = tempdir().unwrap();
    let args = "report drive-thru --edition d6,d6-2 --seats 2 --bots greedy --games 30 --seed 1 --json";
    let figures: Value = serde_json::from_str(&reported(run(folder.path(), args))).unwrap();
    assert_eq!(figures["provenance"]["edition"]["id"], "d6");
    assert_eq!(figures["against"]["b"]["edition"]["id"], "d6-2");
    assert_eq!(figures["tables"][0]["games"], 30);
    assert!(figures["components"].as_array().is_some_and(|all| all.len() > 10), "{figures}");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0, "a page was written unasked");
}

#[test]
fn what_makes_no_sense_is_refused_before_anybody_plays() {
    let folder = tempdir().unwrap();
    let refuse = |args: &str, code: i32, said: &[&str]| {
        refused(&run(folder.path(), &format!("report {args}")), code, said);
    };
    fs::write(folder.path().join("there.html"), "mine").unwrap();
    refuse("go-nuts -o there.html", 1, &["there.html", "exists"]);
    refuse("go-nuts -o /nowhere/at/all.html", 1, &["cannot write", "/nowhere/at/all.html"]);
    refuse("go-nuts -o /dev/full", 1, &["/dev/full", "not a regular file"]);
    refuse("go-nuts --seats 9", 2, &["2 to 6", "9"]);
    refuse("go-nuts --edition first-edition,retail,mine", 2, &["one edition", "name fewer"]);
    refuse("go-nuts --edition nosuch", 2, &["nosuch", "first-edition"]);
    refuse("gonuts", 2, &["did you mean go-nuts"]);
    for (args, said) in [
        ("--games 0", "whole number from 1"),
        ("--seats 4-2", "runs backwards: write 2-4"),
        ("--seats x", "name table sizes"),
        ("--budget 5", "90s, 10m or 1h"),
        ("--budget 0s", "between 1s and 168h"),
        ("--games 5 --budget 1m", "cannot be used with"),
        ("--language fr", "there are en, de"),
        ("--bots nobody", "nobody"),
    ] {
        let found = run(folder.path(), &format!("report go-nuts {args}"));
        assert_eq!((found.code, found.out.as_str()), (Some(2), ""), "{found:?}");
        assert!(found.err.contains(said), "{args}: {found:?}");
    }
    assert_eq!(fs::read_to_string(folder.path().join("there.html")).unwrap(), "mine");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "something was left behind");
}

#[cfg(unix)]
#[test]
fn ctrl_c_leaves_nothing_half_written() {
    let folder = tempdir().unwrap();
    let mut child = command(folder.path(), &["report", "bad-day", "--games", "1m", "--seed", "1"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut errors = BufReader::new(child.stderr.take().unwrap());
    let mut line = String::new();
    errors.read_line(&mut line).unwrap();
    assert!(line.starts_with("Plan: "), "{line}");
    let id = child.id().to_string();
    assert!(Command::new("kill").args(["-INT", &id]).status().unwrap().success());
    assert_eq!(child.wait().unwrap().code(), Some(130));
    line.clear();
    errors.read_line(&mut line).unwrap();
    assert_eq!(line, "dozen: stopped; nothing was written\n");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0, "something was left behind");
}
