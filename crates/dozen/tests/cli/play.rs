//! Whole games through a pipe: what a person would type, and what comes back.

use std::fs;
use std::path::Path;

use crate::support::{dozen, dozen_with, good, refused};
use tempfile::tempdir;

/// The levels of the bots in the heading, where their names stand before them: `p2 (Otis, easy)`.
fn levels(out: &str) -> Vec<&str> {
    let seats =
        out.lines().find_map(|line| line.strip_prefix("Seats:   ")).expect("the heading names the seats");
    let of_bots = seats.split("), ").filter_map(|label| label.trim_end_matches(')').split_once(", "));
    of_bots.map(|(_, level)| level).collect()
}

/// The first action, always, for more decisions than any game has.
fn always_first() -> Vec<u8> {
    b"1\n".repeat(500)
}

fn play(folder: &Path, args: &str, input: &[u8]) -> String {
    let args: Vec<&str> = ["play", "go-nuts"].into_iter().chain(args.split_whitespace()).collect();
    good(dozen_with(folder, &args, input))
}

#[test]
fn a_full_game_ends_with_a_score_sheet_and_a_winner() {
    let folder = tempdir().unwrap();
    for seats in ["2", "3", "6"] {
        let out = play(folder.path(), &format!("--seed 5 --seats {seats}"), &always_first());
        assert!(out.contains("The game is over after "), "{out}");
        assert!(out.contains("p1 (you): ") && out.contains(", easy): "), "{out}");
        assert!(out.contains("  1st  ") && (out.contains(" wins.") || out.contains("You win!")), "{out}");
        // The points of the sheet add up to what the ranking says.
        let sheet = out.split("\np1 (you): ").nth(1).unwrap();
        let total: i32 = sheet.split(' ').next().unwrap().parse().unwrap();
        let lines = sheet.lines().skip(1).take_while(|line| line.starts_with("  "));
        let sum: i32 =
            lines.map(|line| line.split_whitespace().next().unwrap().parse::<i32>().unwrap()).sum();
        assert_eq!(sum, total);
        let (_, ranking) = out.split_once("The game is over after ").unwrap();
        let ranking = ranking.lines().find(|line| line.contains("  p1 (you) ")).unwrap();
        assert!(ranking.trim_end().ends_with(&format!(" {total} points")), "{ranking}");
    }
}

/// Bots that answer at first sight: those that look ahead have a clock, which a busy machine may run down.
const AT_FIRST_SIGHT: &str = "--bots greedy";

#[test]
fn the_same_seed_plays_the_same_game() {
    let folder = tempdir().unwrap();
    let game = |seed: &str| play(folder.path(), &format!("{AT_FIRST_SIGHT} {seed}"), &always_first());
    let first = game("--seed 77");
    assert_eq!(first, game("--seed 77"));
    assert_ne!(first, game("--seed 78"));
    let random = game("");
    let seed = random.split("Seed:    ").nth(1).unwrap().split(' ').next().unwrap();
    assert_eq!(random, game(&format!("--seed {seed}")));
}

#[test]
fn actions_may_be_typed_in_any_form() {
    let folder = tempdir().unwrap();
    let told = |input: &str| {
        let out = play(folder.path(), &format!("{AT_FIRST_SIGHT} --seed 9"), input.as_bytes());
        out.lines().find(|line| line.contains("Picks: you (place 2)")).map(ToString::to_string)
    };
    let expected = told("2\n").expect("p1 picked place 2");
    for input in ["pick:2\n", "1.pick:2\n", "  2  \n", "PICK:2\n", "\n\n2\n", "2", "\u{feff}\nfoo\n2\r\n"] {
        assert_eq!(told(input).as_deref(), Some(expected.as_str()), "{input:?}");
    }
}

#[test]
fn every_command_answers() {
    let folder = tempdir().unwrap();
    let input = "?\nhelp\nhint\nundo\nboard\nscore\nlog\nrules\nsave\n1\nlog\nundo\nquit\n1\n";
    let out = play(folder.path(), "--seed 9", input.as_bytes());
    for said in [
        "or its notation",
        "You win about 3 in 10 from here.",
        "this cannot be taken back: chance has decided something since",
        "p1 (you): 0 points",
        "# Go Nuts for Donuts",
        "save needs a file name",
        "Picks: you (place 1)",
        "The game was not finished.",
    ] {
        assert!(out.contains(said), "'{said}' is missing: {out}");
    }
    assert_eq!(out.matches("Picks: you").count(), 2, "told once, and once in the log; nothing after quit");
}

#[test]
fn nonsense_is_answered_and_the_game_goes_on() {
    let folder = tempdir().unwrap();
    let mut input =
        b"9\n0\n-1\npick:9\npick\nhnit\nsteal:p2:glazed\n2.pick:1\n99999999999999999999999\n".to_vec();
    input.extend(b"\xff\xfe\x00\x1b[2J\n");
    input.extend(b"x".repeat(100_000));
    input.extend(b"\n1\n");
    let out = play(folder.path(), "--seed 9", &input);
    for said in [
        "there is no action 9: choose 1 to 4",
        "there is no action 0",
        "there is no place 9",
        "did you mean hint?",
        "No: not now: first pick a place of the row",
        "you are seat 1",
        "Picks: you (place 1)",
    ] {
        assert!(out.contains(said), "'{said}' is missing: {out}");
    }
    assert!(!out.contains('\u{1b}') && !out.contains('\0'), "input cannot control the terminal");
    assert!(out.lines().all(|line| line.chars().count() < 300));
}

#[test]
fn input_that_ends_early_is_said_to() {
    let folder = tempdir().unwrap();
    let out = play(folder.path(), "--seed 9", b"1\n");
    assert!(out.ends_with("The input has ended; the game was not finished.\n"), "{out}");
    let out = play(folder.path(), "--seed 9 --record g.txt", b"1\n");
    assert!(out.contains("Walk through it: dozen replay g.txt\n"), "{out}");
    assert!(out.contains("--resume g.txt --seed 9\n"), "{out}");
}

#[test]
fn the_record_is_kept_while_the_game_is_played() {
    let folder = tempdir().unwrap();
    for name in ["g.txt", "g.json"] {
        play(folder.path(), &format!("--seed 3 --record {name} --name Ann"), &b"1\n".repeat(4));
        let kept = fs::read_to_string(folder.path().join(name)).unwrap();
        assert_eq!(kept.starts_with('{'), name == "g.json");
        assert!(kept.contains("Ann") && kept.contains("easy"), "{kept}");
        assert!(
            !kept.contains("Scores") && !kept.contains("Seed \""),
            "not finished, seed not opened: {kept}"
        );
        let replayed = good(dozen(folder.path(), &["replay", name]));
        assert!(replayed.contains("p1 (Ann)") && replayed.contains("the game is not over"), "{replayed}");
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2, "no drafts are left behind");
}

#[test]
fn a_saved_game_goes_on_as_it_would_have() {
    let folder = tempdir().unwrap();
    let at = folder.path();
    let whole =
        play(at, "--seed 21 --seats 4 --bot random,greedy,random --record whole.txt", &always_first());
    let mut input = b"1\n".repeat(5);
    input.extend(b"save part.txt\nquit\n");
    let part = play(at, "--seed 21 --seats 4 --bot random,greedy,random", &input);
    assert!(part.contains("--resume part.txt --seed 21"), "{part}");
    let rest = play(at, "--resume part.txt --seed 21 --record resumed.txt", &always_first());
    assert!(levels(&rest) == ["random", "greedy", "random"], "the same bots: {rest}");
    let read = |name: &str| fs::read_to_string(at.join(name)).unwrap();
    assert_eq!(read("resumed.txt"), read("whole.txt"));
    assert_eq!(whole.lines().last().unwrap().replace("whole", "resumed"), rest.lines().last().unwrap());

    let wrong = dozen(at, &["play", "go-nuts", "--resume", "part.txt", "--seed", "22"]);
    refused(&wrong, 2, &["part.txt was dealt from another seed"]);
    let over = dozen(at, &["play", "go-nuts", "--resume", "whole.txt"]);
    refused(&over, 1, &["is over", "dozen replay whole.txt"]);
    // Without the seed the rest is dealt anew, and no seed is claimed for it.
    play(at, "--resume part.txt --record anew.txt", &always_first());
    let anew = read("anew.txt");
    assert!(
        anew.contains("[Scores ") && !anew.contains("[Seed ") && !anew.contains("[Commitment "),
        "{anew}"
    );
    good(dozen(at, &["replay", "anew.txt"]));
}

#[test]
fn any_seat_can_be_yours_and_none() {
    let folder = tempdir().unwrap();
    let out = play(folder.path(), "--seed 4 --seat 3", b"1\nquit\n");
    assert!(
        levels(&out) == ["easy", "easy"] && out.contains("p3 (you)") && out.contains("you (place 1)."),
        "{out}"
    );
    let watched = play(folder.path(), "--seed 4 --watch --seats 4 --bot random --record w.txt", b"");
    assert!(levels(&watched)[0] == "random" && watched.contains("The game is over after"), "{watched}");
    assert!(!watched.contains("Your choice"));
    good(dozen(folder.path(), &["replay", "w.txt"]));
}

#[test]
fn options_and_editions_reach_the_table_and_the_record() {
    let folder = tempdir().unwrap();
    let args = "--seed 4 --edition retail --option row_refill=shift --record g.txt";
    let out = play(folder.path(), args, &always_first());
    assert!(out.contains("Options: row_refill=shift\n") && out.contains("retail-like"), "{out}");
    let kept = fs::read_to_string(folder.path().join("g.txt")).unwrap();
    assert!(
        kept.contains("[Edition \"retail\"]") && kept.contains("[Option \"row_refill=shift\"]"),
        "{kept}"
    );
    good(dozen(folder.path(), &["replay", "g.txt"]));
}
