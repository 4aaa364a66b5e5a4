//! Programs of one's own as bots.

use std::fs;
use std::path::Path;

use crate::support::{Run, dozen, good};
use serde_json::Value;
use tempfile::tempdir;

/// The example, as `--bots` names it.
fn example() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/lab_bot.py");
    format!("program:python3 {}", path.display())
}

/// A bot of these lines, as `--bots` names it.
fn bot(folder: &Path, lines: &str) -> String {
    fs::write(folder.join("my_bot.py"), format!("import json, sys\n{lines}")).unwrap();
    "program:python3 my_bot.py".to_string()
}

fn run(folder: &Path, command: &str, bots: &str, rest: &str) -> Run {
    let args: Vec<&str> = command.split(' ').chain(["--bots", bots]).chain(rest.split(' ')).collect();
    dozen(folder, &args)
}

#[test]
fn the_example_plays_and_the_same_seed_gives_the_same_games() {
    let folder = tempdir().unwrap();
    let bots = format!("{},greedy", example());
    let kept = |threads: u8| {
        let rest = format!("--games 40 --seed 3 --threads {threads} --rotate --records games{threads}.jsonl");
        let page = good(run(folder.path(), "sim go-nuts --seats 2", &bots, &rest));
        assert!(page.contains("lab_bot.py") && page.lines().all(|line| line.chars().count() <= 80), "{page}");
        fs::read_to_string(folder.path().join(format!("games{threads}.jsonl"))).unwrap()
    };
    assert_eq!(kept(1), kept(2));
    let report = good(run(folder.path(), "match donut --seats 3", &bots, "--games 30 --seed 1 --json"));
    let report: Value = serde_json::from_str(&report).unwrap();
    assert_eq!(report["bots"][0]["bot"], example());
    assert!(report["bots"][0]["win_share"].as_f64() < report["bots"][1]["win_share"].as_f64(), "{report}");
    let ladder = good(run(folder.path(), "ladder go-nuts", &bots, "--games 20 --seed 1"));
    assert!(ladder.contains("lab_bot.py"), "{ladder}");
}

#[test]
fn what_is_not_offered_loses_the_game_by_name() {
    let folder = tempdir().unwrap();
    let wrong = bot(
        folder.path(),
        "for line in sys.stdin:\n    if 'choices' in line:\n        print('{\"choice\": \"pick:99\"}', flush=True)\n",
    );
    let bots = format!("{wrong},random");
    let page = good(run(folder.path(), "match go-nuts", &bots, "--games 20 --seed 1 --all"));
    let said: String = page.split_whitespace().collect::<Vec<_>>().join(" ");
    let lost =
        "my_bot.py lost 20 games by choosing what was not offered, first in game 1 at seat 1: 'pick:99'.";
    assert!(said.contains(lost), "{page}");
    let report = good(run(folder.path(), "sim go-nuts", &bots, "--games 20 --seed 1 --json"));
    let report: Value = serde_json::from_str(&report).unwrap();
    assert_eq!((&report["programs"][0]["illegal"], &report["wins_by_seat"][1]), (&20.into(), &1.0.into()));
}

#[test]
fn a_program_that_breaks_ends_the_run_with_one_line() {
    let folder = tempdir().unwrap();
    for (lines, said) in [
        ("sys.exit(3)\n", "program:python3 my_bot.py ended before the games did (exit status: 3)"),
        (
            "print('hello', flush=True)\nsys.stdin.read()\n",
            "program:python3 my_bot.py answered 'hello'; an answer is a line such as {\"choice\": \"pick:1\"}",
        ),
    ] {
        let bots = format!("{},random", bot(folder.path(), lines));
        let broken = run(folder.path(), "sim go-nuts", &bots, "--games 20 --seed 1 -o figures.json");
        assert_eq!(broken.code, Some(1), "{broken:?}");
        assert!(
            broken.out.is_empty() && broken.err.contains(said) && broken.err.lines().count() == 1,
            "{broken:?}"
        );
        assert!(!folder.path().join("figures.json").exists(), "nothing half-written");
    }
    let nowhere = run(folder.path(), "sim go-nuts", "program:./nowhere,random", "--games 20");
    assert!(
        nowhere.code == Some(1) && nowhere.err.contains("program:./nowhere cannot be started: "),
        "{nowhere:?}"
    );
    let nothing = run(folder.path(), "sim go-nuts", "program:,random", "--games 20");
    assert!(nothing.code == Some(2) && nothing.err.contains("a program needs its command"), "{nothing:?}");
    let elsewhere = run(folder.path(), "report go-nuts", "program:./my_bot", "--games 20");
    assert_eq!(elsewhere.code, Some(2), "{elsewhere:?}");
}
