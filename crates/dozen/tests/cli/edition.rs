//! Edition files from the command line.

use std::fs;

use crate::support::{dozen, good};
use serde_json::Value;
use tempfile::tempdir;

/// The default edition of Go Nuts with one more card and without the sums that follow from the cards.
fn with_a_new_card() -> String {
    let first = include_str!("../../../games/data/go-nuts.toml");
    let (head, rest) = first.split_once("[[seat_table]]").unwrap();
    let rest = &rest[rest.find("[player_number_colours]").unwrap()..];
    let is_sum = |line: &&str| line.starts_with("donut_cards") || line.starts_with("donut_types");
    let head: Vec<&str> = head.lines().filter(|line| !is_sum(line)).collect();
    let first = format!("{}\n{rest}", head.join("\n"));
    let row = "\n[[types]]\nid = \"cruller\"\nname = \"Cruller\"\ncopies = 1\nmin_players = [2]\n\
               score = { kind = \"each\", points = 2 }\npower = \"none\"\ntext = \"\"\nstatus = \"designed\"\n";
    format!("{first}{row}")
}

#[test]
fn a_new_card_is_all_it_takes() {
    let folder = tempdir().unwrap();
    fs::write(folder.path().join("mine.toml"), with_a_new_card()).unwrap();
    let said = good(dozen(folder.path(), &["edition", "check", "mine.toml"]));
    assert!(
        said.starts_with("mine.toml is sound: ") && said.contains("1 fact differs from first-edition:"),
        "{said}"
    );
    assert!(said.contains("  cruller added\n"), "{said}");
    let wrong = with_a_new_card().replace("[constants]", "[constants]\ndonut_cards = 63");
    fs::write(folder.path().join("wrong.toml"), wrong).unwrap();
    let run = dozen(folder.path(), &["edition", "check", "wrong.toml"]);
    assert_eq!(run.code, Some(1), "{run:?}");
    assert!(run.out.contains("donut_cards is 63, but the [[types]] rows add up to 64"), "{run:?}");
    let args = ["edition", "diff", "go-nuts", "first-edition", "mine.toml", "--json"];
    let changes: Value = serde_json::from_str(&good(dozen(folder.path(), &args))).unwrap();
    assert_eq!(changes[0]["fact"], "cruller");
    let same = ["edition", "diff", "go-nuts", "first-edition", "first-edition"];
    assert_eq!(
        good(dozen(folder.path(), &same)),
        "No fact differs between first-edition and first-edition.\n"
    );
}

#[test]
fn all_faults_are_told_each_with_its_line() {
    let folder = tempdir().unwrap();
    let bad = with_a_new_card().replace("id = \"cruller\"", "id = \"Cruller!\"").replacen(
        "power = \"steal\"",
        "power = \"burn\"",
        1,
    );
    fs::write(folder.path().join("bad.toml"), bad).unwrap();
    let run = dozen(folder.path(), &["edition", "check", "bad.toml"]);
    assert_eq!(run.code, Some(1), "{run:?}");
    assert_eq!(run.out.lines().filter(|line| line.starts_with("bad.toml: line ")).count(), 2, "{run:?}");
    assert!(
        run.out.contains("unknown power `burn`, expected one of") && run.err.contains("2 faults found"),
        "{run:?}"
    );
    for (text, said) in [
        ("a = ", "line 1"),
        ("[edition]\nid = \"x\"\n", "says no game"),
        ("[edition]\ngame = \"nosuch\"\n", "nosuch"),
    ] {
        fs::write(folder.path().join("worse.toml"), text).unwrap();
        let run = dozen(folder.path(), &["edition", "check", "worse.toml"]);
        assert!(run.code != Some(0) && run.out.is_empty() && run.err.contains(said), "{run:?}");
    }
}

const PATCH: &str = "[edition]\ngame = \"go-nuts\"\nextends = \"first-edition\"\nid = \"sweet\"\n\
                     [[types]]\nid = \"glazed\"\nscore.points = 3\n";

#[test]
fn a_patch_is_an_edition_like_any_other() {
    let folder = tempdir().unwrap();
    fs::write(folder.path().join("sweet.toml"), PATCH).unwrap();
    let said = good(dozen(folder.path(), &["edition", "check", "sweet.toml"]));
    assert!(
        said.starts_with("sweet.toml is sound: ") && said.contains("1 fact differs from first-edition:"),
        "{said}"
    );
    assert!(said.contains("  glazed.score.points 2 -> 3\n"), "{said}");
    let diff = good(dozen(folder.path(), &["edition", "diff", "go-nuts", "sweet.toml", "first-edition"]));
    assert!(diff.contains("  glazed.score.points 3 -> 2\n"), "{diff}");
    let sim = ["sim", "go-nuts", "--edition", "sweet.toml", "--games", "10", "--seed", "1"];
    let page = good(dozen(folder.path(), &sim)).split_whitespace().collect::<Vec<_>>().join(" ");
    let told = "Edition sweet (extends first-edition) with 1 fact changed: glazed.score.points 2 -> 3;";
    assert!(page.contains(told), "{page}");
    fs::write(folder.path().join("bad.toml"), PATCH.replace("score.points", "scroe.points")).unwrap();
    let run = dozen(folder.path(), &["edition", "check", "bad.toml"]);
    assert_eq!(run.code, Some(1), "{run:?}");
    assert!(
        run.out.starts_with("bad.toml: line 7: [[types]] row 8 (glazed): unknown field `scroe`"),
        "{run:?}"
    );
}

#[test]
fn every_game_has_a_schema() {
    let folder = tempdir().unwrap();
    let games: Value = serde_json::from_str(&good(dozen(folder.path(), &["games", "--json"]))).unwrap();
    for game in games.as_array().unwrap() {
        let id = game["id"].as_str().unwrap();
        let schema: Value =
            serde_json::from_str(&good(dozen(folder.path(), &["edition", "schema", id]))).unwrap();
        assert_eq!(schema["$schema"], "http://json-schema.org/draft-07/schema#");
        assert!(schema["else"]["properties"]["seats"].is_object(), "{id}");
    }
}
