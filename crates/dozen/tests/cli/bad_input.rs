//! Whatever is wrong with a request, the answer is one clear line and the right exit code.

use std::fs;
use std::path::Path;
use std::process::Stdio;

use crate::support::{command, dozen, dozen_with, good, refused};
use tempfile::tempdir;

const EDITION: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../games/data/go-nuts.toml");

#[test]
fn wrong_usage_ends_with_2() {
    let folder = tempdir().unwrap();
    let cases: [(&str, &[&str]); 28] = [
        ("play gonuts", &["there is no game 'gonuts'", "did you mean go-nuts?"]),
        ("rules chess", &["there is no game 'chess'; the games are: "]),
        ("sim chess", &["there is no game 'chess'"]),
        ("bench chess", &["there is no game 'chess'"]),
        ("play go-nuts --seats 7", &["2 to 6 players, not 7", "--seats"]),
        ("play go-nuts --seats 1", &["2 to 6 players, not 1"]),
        ("play go-nuts --seats 99999999999999999999", &["invalid value", "dozen play --help"]),
        ("bench go-nuts --seats 9", &["2 to 6 players, not 9"]),
        ("play go-nuts --seat 4", &["there is no seat 4", "1 to 3"]),
        ("play go-nuts --bot hrad", &["hrad", "easy, medium, hard, expert"]),
        ("sim go-nuts --bots gready", &["gready", "greedy"]),
        ("play go-nuts --bot greedy,random,greedy", &["--bot names 3 bots for 2 seats"]),
        ("play go-nuts --edition retial", &["no edition 'retial'", "first-edition, retail"]),
        ("play go-nuts --option row_refil=gaps", &["no option 'row_refil'", "row_refill"]),
        ("play go-nuts --option row_refill=sideways", &["cannot be 'sideways'", "gaps or shift"]),
        ("play go-nuts --option row_refill", &["NAME=VALUE"]),
        (
            "play go-nuts --option row_refill=gaps --option row_refill=shift",
            &["given twice, as gaps and as shift"],
        ),
        ("play go-nuts --seed donut", &["a seed is a number, or 64 hexadecimal digits"]),
        ("play go-nuts --watch --name Ann", &["--watch", "cannot be used with", "--name"]),
        ("play go-nuts --force", &["--record"]),
        ("sim go-nuts --json --csv -", &["--json and --csv - both print"]),
        ("sim go-nuts --games 0", &["it is a whole number from 1"]),
        ("sim go-nuts --seats 4 --bots greedy,random", &["--bots names 2 bots for 4 seats"]),
        ("sim go-nuts --threads 0", &["--threads"]),
        ("sim go-nuts --with-legal", &["--records"]),
        ("sim go-nuts --records -", &["standard output is for the report"]),
        ("sim go-nuts --records a.x --csv a.x", &["--records and --csv name the same file"]),
        ("sim go-nuts --csv a.x -o a.x", &["--csv and -o name the same file"]),
    ];
    for (args, said) in cases {
        let args: Vec<&str> = args.split(' ').collect();
        refused(&dozen(folder.path(), &args), 2, said);
    }
    refused(&dozen(folder.path(), &["replay"]), 2, &["<RECORD>", "dozen replay --help"]);
    refused(&dozen(folder.path(), &["dance"]), 2, &["unrecognized subcommand 'dance'"]);
    refused(&dozen(folder.path(), &["play", "go-nuts", "--name", ""]), 2, &["names are 1 to 30"]);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0, "a refused request leaves no file");
}

#[test]
fn files_that_cannot_be_read_end_with_1() {
    let folder = tempdir().unwrap();
    let at = folder.path();
    fs::create_dir(at.join("folder")).unwrap();
    fs::write(at.join("latin.txt"), b"[Game \"go-nuts\"]\n[Seat1 \"Ren\xe9\"]\n").unwrap();
    fs::write(at.join("empty"), "").unwrap();
    fs::write(at.join("photo"), [0xff, 0xd8, 0xff, 0xe0]).unwrap();
    let run = |args: &[&str]| dozen(at, args);
    refused(&run(&["replay", "nowhere.txt"]), 1, &["cannot read nowhere.txt", "no such file"]);
    refused(&run(&["replay", "folder"]), 1, &["folder is a directory"]);
    refused(&run(&["replay", "latin.txt"]), 1, &["latin.txt: line 2", "UTF-8"]);
    refused(&run(&["replay", "photo"]), 1, &["photo: line 1", "UTF-8"]);
    refused(&run(&["replay", "empty"]), 1, &["empty", "[Game \"...\"] is missing"]);
    refused(&run(&["replay", "-"]), 1, &["standard input", "is missing"]);
    for edition in ["./nowhere.toml", "nowhere.toml"] {
        refused(&run(&["play", "go-nuts", "--edition", edition]), 1, &["cannot read", "nowhere.toml"]);
    }
    refused(&run(&["play", "go-nuts", "--edition", "folder"]), 1, &["folder is a directory"]);
    refused(&run(&["play", "go-nuts", "--edition", "photo"]), 1, &["photo", "UTF-8"]);
    refused(&run(&["play", "go-nuts", "--resume", "nowhere.txt"]), 1, &["cannot read nowhere.txt"]);
}

#[test]
fn a_faulty_edition_is_refused_with_its_line() {
    let folder = tempdir().unwrap();
    let good = fs::read_to_string(EDITION).unwrap();
    let write = |text: &str| fs::write(folder.path().join("mine.toml"), text).unwrap();
    let run = || dozen(folder.path(), &["play", "go-nuts", "--edition", "mine.toml"]);
    write(&good[..good.len() / 2]);
    refused(&run(), 1, &["mine.toml: this edition cannot be used: "]);
    write(&good.replacen("game = \"go-nuts\"", "game = \"bad-day\"", 1));
    refused(&run(), 1, &["mine.toml", "line ", "for the game 'bad-day', not for 'go-nuts'"]);
}

#[test]
fn places_that_cannot_be_written_end_with_1() {
    let folder = tempdir().unwrap();
    fs::create_dir(folder.path().join("folder")).unwrap();
    let mut places = vec![("folder", "directory"), ("no/such/place.txt", "cannot write no/such/place.txt")];
    if cfg!(target_os = "linux") {
        // Not even an administrator can make a file here.
        places.push(("/proc/dozen.txt", "cannot write /proc/dozen.txt"));
    }
    for (place, said) in places {
        refused(&dozen(folder.path(), &["play", "go-nuts", "--record", place]), 1, &[said]);
        refused(&dozen(folder.path(), &["sim", "go-nuts", "--games", "1", "--records", place]), 1, &[said]);
        refused(&dozen(folder.path(), &["sim", "go-nuts", "--games", "1", "--csv", place]), 1, &[said]);
    }
}

#[test]
fn existing_files_are_not_overwritten_without_force() {
    let folder = tempdir().unwrap();
    let at = folder.path();
    let file = at.join("precious.txt");
    fs::write(&file, "precious").unwrap();
    let precious = || fs::read_to_string(&file).unwrap() == "precious";
    let said = ["precious.txt exists already", "--force"];
    for args in [
        "play go-nuts --record precious.txt",
        "sim go-nuts --games 1 --records precious.txt",
        "sim go-nuts --games 1 --csv precious.txt",
    ] {
        let mut args: Vec<&str> = args.split(' ').collect();
        refused(&dozen_with(at, &args, b"1\n"), 1, &said);
        assert!(precious(), "{args:?}");
        args.push("--force");
        good(dozen_with(at, &args, b"1\n"));
        assert!(!precious(), "{args:?}");
        fs::write(&file, "precious").unwrap();
    }
    let run = good(dozen_with(at, &["play", "go-nuts"], b"save precious.txt\n"));
    assert!(run.contains("Not saved: precious.txt exists already; add --force to overwrite it"), "{run}");
    assert!(precious());
    good(dozen_with(at, &["play", "go-nuts"], b"save precious.txt --force\n"));
    assert!(!precious());
}

#[test]
fn a_reader_who_leaves_is_no_fault() {
    let folder = tempdir().unwrap();
    for args in [
        "rules go-nuts",
        "games",
        "games --json",
        "--help",
        "completions bash",
        "sim go-nuts --games 1 --json",
    ] {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let args: Vec<&str> = args.split(' ').collect();
        let output = command(folder.path(), &args).stdout(writer).output().unwrap();
        let err = String::from_utf8_lossy(&output.stderr);
        assert_eq!((output.status.code(), &*err), (Some(0), ""), "{args:?}");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_is_reported() {
    let folder = tempdir().unwrap();
    let full = || fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let output = command(folder.path(), &["games"]).stdout(Stdio::from(full())).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).starts_with("dozen: cannot write the output: "));
    let args = ["sim", "go-nuts", "--games", "1000", "--records", "/dev/full"];
    refused(&dozen(folder.path(), &args), 1, &["cannot write /dev/full"]);
}

#[test]
fn nothing_is_needed_for_help() {
    let folder = tempdir().unwrap();
    let help = good(dozen(folder.path(), &["--help"]));
    assert!(help.contains("Usage: dozen") && help.contains("Examples:"), "{help}");
    assert!(good(dozen(folder.path(), &["--version"])).starts_with("dozen "));
    for command in [
        "serve",
        "games",
        "rules",
        "play",
        "sim",
        "replay",
        "verify",
        "backup",
        "restore",
        "bench",
        "completions",
    ] {
        let help = good(dozen(folder.path(), &[command, "--help"]));
        assert!(help.contains("Examples:\n  dozen "), "{command}: {help}");
        assert!(help.lines().all(|line| line.chars().count() <= 100), "{command}: {help}");
    }
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        assert!(good(dozen(folder.path(), &["completions", shell])).contains("replay"), "{shell}");
    }
    let bash = good(dozen(folder.path(), &["completions", "bash"]));
    assert!(bash.contains("go-nuts") && bash.contains("greedy"), "names are completed too");
}

#[test]
fn colour_is_used_only_where_it_is_wanted() {
    let folder = tempdir().unwrap();
    let escape = '\u{1b}';
    for args in [&["games"][..], &["rules", "go-nuts"], &["--color", "never", "games"]] {
        assert!(!good(dozen(folder.path(), args)).contains(escape), "{args:?}");
    }
    for args in [&["games", "--color", "always"][..], &["rules", "go-nuts", "--color=always"]] {
        assert!(good(dozen(folder.path(), args)).contains(escape), "{args:?}");
    }
    let run = dozen(folder.path(), &["rules", "chess", "--color", "always"]);
    assert!(run.err.contains(escape), "{run:?}");
    let mut forced = command(folder.path(), &["games", "--color", "auto"]);
    forced.env("CLICOLOR_FORCE", "1").env("NO_COLOR", "1");
    assert!(!String::from_utf8(forced.output().unwrap().stdout).unwrap().contains(escape));
}

/// The words of a text, wherever its lines break.
fn unbroken(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn what_is_listed_can_be_asked_for() {
    let folder = tempdir().unwrap();
    let games: serde_json::Value =
        serde_json::from_str(&good(dozen(folder.path(), &["games", "--json"]))).unwrap();
    let text = good(dozen(folder.path(), &["games"]));
    for game in games.as_array().unwrap() {
        let id = game["id"].as_str().unwrap();
        assert!(text.contains(id));
        assert!(good(dozen(folder.path(), &["rules", id])).starts_with("# "));
        assert!(game["seats_min"].as_u64() <= game["seats_max"].as_u64());
        for option in game["options"].as_array().unwrap() {
            assert!(text.contains(option["name"].as_str().unwrap()));
        }
        for edition in game["editions"].as_array().unwrap() {
            let edition_id = edition["id"].as_str().unwrap();
            assert!(text.contains(edition_id));
            let played = good(dozen_with(folder.path(), &["play", id, "--edition", edition_id], b""));
            for said in ["label", "note"] {
                let said = edition[said].as_str().unwrap();
                assert!(unbroken(&text).contains(said), "{said} is listed");
                assert!(unbroken(&played).contains(said), "{said} stands at the table");
            }
        }
    }
    assert!(Path::new(EDITION).exists());
}
