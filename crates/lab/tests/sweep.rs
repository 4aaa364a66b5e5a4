//! Plans of many tables: the same rows however the blocks are dealt out, and nothing that does not belong together is put together.

use std::io;

use catalog::Setup;
use indicatif::ProgressBar;
use lab::{Merger, Part, PlanId, Row, Summary, SweepPlan, csv_head, play_blocks};
use serde_json::{Value, json};
use tabletop::SeatCount;

const PLAN: &str = "game = \"go-nuts\"\nseed = 3\ngames = 50\nblock = 8\nbots = [\"random\", \"greedy\"]\nseats = [2, 3]\n\
    [options]\nrow_refill = [\"shift\"]\n[numbers]\n\"glazed.score.points\" = [2, 5]\n";

fn nothing(edition: &str) -> io::Result<String> {
    panic!("no edition file is named, but {edition} was asked for")
}

fn opened(text: &str) -> (SweepPlan, PlanId) {
    let plan = SweepPlan::parse(text).unwrap();
    let id = PlanId::of(&plan, &nothing).unwrap();
    (plan, id)
}

/// Plays these blocks, and takes them through a file.
fn part(text: &str, blocks: std::ops::Range<u64>, threads: usize) -> Part {
    let (plan, id) = opened(text);
    let part = play_blocks(&plan, &id, blocks, Some(threads), &nothing, &ProgressBar::hidden()).unwrap();
    serde_json::from_str(&serde_json::to_string(&part).unwrap()).unwrap()
}

/// What comes of parts: the lines of JSON, the CSV file, and the page.
fn merged(parts: impl IntoIterator<Item = Part>) -> Result<[String; 3], String> {
    let mut merger = Merger::default();
    let (mut lines, mut csv, mut summary) = (String::new(), String::new(), None);
    for part in parts {
        let plan = part.plan.clone();
        let summary = summary.get_or_insert_with(|| {
            csv = csv_head(&plan);
            Summary::new(&plan)
        });
        merger.add(part, |row: Row| {
            lines += &row.json_line();
            csv += &row.csv_line(&plan);
            summary.add(&row);
        })?;
    }
    if merger.is_complete() {
        Ok([lines, csv, summary.unwrap().text(false)])
    } else {
        Err(format!("block {} is missing", merger.next()))
    }
}

fn rows(text: &str) -> Vec<Value> {
    let (plan, _) = opened(text);
    let [lines, ..] = merged([part(text, 0..plan.n_blocks(), 2)]).unwrap();
    lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn neither_threads_nor_blocks_change_a_byte() {
    let (plan, _) = opened(PLAN);
    let n = plan.n_blocks();
    assert_eq!((plan.n_tables(), n), (8, 56));
    let whole = merged([part(PLAN, 0..n, 1)]).unwrap();
    for threads in [2, 24] {
        assert!(merged([part(PLAN, 0..n, threads)]).unwrap() == whole, "{threads} threads");
    }
    for cuts in [vec![1, 2, 3, 55], vec![7, 14, 28], vec![5, 6, 40], (1..n).collect()] {
        let starts = std::iter::once(0).chain(cuts.iter().copied());
        let ends = cuts.iter().copied().chain([n]);
        let parts = starts.zip(ends).map(|(start, end)| part(PLAN, start..end, 1));
        assert!(merged(parts).unwrap() == whole, "cut at {cuts:?}");
    }
    assert!(whole[2].lines().all(|line| line.chars().count() <= 80), "{}", whole[2]);
    assert_eq!(whole[1].lines().filter(|line| !line.starts_with('#')).count(), 9);
}

#[test]
fn a_table_is_a_simulation() {
    let plan = "game = \"drive-thru\"\nseed = 5\ngames = 120\nblock = 50\nbots = [\"greedy,random,random\"]\nseats = [3]\nrotate = true\n";
    let row = &rows(plan)[0];
    let bots = ["greedy", "random", "random"].map(|name| name.parse().unwrap()).to_vec();
    let setup = Setup { seats: SeatCount::new(3), ..Setup::default() };
    let sim = lab::Plan { games: 120, seed: 5, threads: Some(2), bots, rotate: true };
    let report =
        lab::open("drive-thru", &setup).unwrap().simulate(&sim, &ProgressBar::hidden(), None).unwrap();
    let report: Value = serde_json::from_str(&serde_json::to_string(&report).unwrap()).unwrap();
    for key in
        ["games", "unfinished", "wins_by_seat", "wins_by_seat_ci", "by_turn", "wins_by_bot", "shared_wins"]
    {
        assert_eq!(row[key], report[key], "{key}");
    }
    for key in
        ["score_mean", "score_sd", "winner_score_mean", "turns_mean", "turns_sd", "turns_min", "turns_max"]
    {
        assert_eq!(row[key], report[key], "{key}");
    }
    assert_eq!(row["edition_hash"], report["provenance"]["edition"]["hash"]);
}

#[test]
fn numbers_change_the_edition() {
    let rows = rows(PLAN);
    let points = |row: &Value| row["numbers"]["glazed.score.points"].clone();
    assert_eq!((points(&rows[0]), points(&rows[4])), (2.into(), 5.into()));
    assert_eq!(rows[0]["edition_hash"], rows[1]["edition_hash"]);
    assert_ne!(rows[0]["edition_hash"], rows[4]["edition_hash"]);
    assert!(rows[4]["score_mean"].as_f64() > rows[0]["score_mean"].as_f64());
}

#[test]
fn a_table_that_is_known_well_enough_ends_at_a_block() {
    let text = "game = \"go-nuts\"\nseed = 1\ngames = 4000\nblock = 100\nbots = [\"random\"]\nseats = [2, 4]\nprecision = 4.0\n";
    let (plan, _) = opened(text);
    let whole = merged([part(text, 0..plan.n_blocks(), 2)]).unwrap();
    let first: Value = serde_json::from_str(whole[0].lines().next().unwrap()).unwrap();
    assert_eq!(first["stopped_early"], true);
    let games = first["games"].as_u64().unwrap();
    assert!(games.is_multiple_of(100) && games < 2000, "{games}");
    // Others have played on, since they could not know.
    let n = plan.blocks_of_table();
    let parts = [part(text, 0..3, 1), part(text, 3..n + 5, 1), part(text, n + 5..2 * n, 1)];
    assert!(merged(parts).unwrap() == whole);
}

#[test]
fn a_table_that_cannot_be_is_told_as_such() {
    let rows = rows("game = \"go-nuts\"\nseed = 1\ngames = 10\n[numbers]\n\"glazed.copies\" = [-4, 5]\n");
    assert_eq!((&rows[0]["games"], &rows[1]["games"]), (&0.into(), &10.into()), "{}", rows[0]);
    assert!(rows[0]["refused"].as_str().is_some_and(|why| why.contains("glazed")), "{}", rows[0]);
    assert!(rows[1]["refused"].is_null() && rows[0]["unevenness"].is_null(), "{}", rows[0]);
}

#[test]
fn what_does_not_belong_together_is_refused() {
    let refused = |parts: Vec<Part>| merged(parts).unwrap_err();
    let (first, second) = (part(PLAN, 0..20, 1), part(PLAN, 20..56, 1));
    assert!(merged([first.clone(), second.clone()]).is_ok());
    assert_eq!(refused(vec![first.clone()]), "block 20 is missing");
    assert_eq!(refused(vec![second.clone()]), "it has the blocks 20..56, and block 0 comes next");
    let twice = refused(vec![first.clone(), part(PLAN, 19..56, 1)]);
    assert_eq!(twice, "it has the blocks 19..56, and block 20 comes next");
    let other = part(&PLAN.replace("seed = 3", "seed = 4"), 20..56, 1);
    assert!(refused(vec![first.clone(), other]).contains("another plan"));
    let changed = |pointer: &str, value: Value| {
        let mut part = serde_json::to_value(&second).unwrap();
        *part.pointer_mut(pointer).unwrap_or_else(|| panic!("{pointer}")) = value;
        serde_json::from_value::<Part>(part).unwrap()
    };
    for (pointer, value, said) in [
        ("/plan/program", json!("dozen 0.0.1"), "play them with one program"),
        ("/plan/seed", json!(4), "its plan is not the plan of its hash"),
        ("/tables/1/runs/0/tally/games", json!(9), "not of the games that it names"),
        ("/tables/1/runs/0/blocks", json!([0, 3]), "not of the games that it names"),
        ("/tables/1/runs", json!([]), "games are missing"),
        ("/tables/1/table/table", json!(99), "a table is missing"),
        ("/tables/0/edition_hash", json!("0000000000000000"), "another edition"),
        ("/blocks", json!([20, 49]), "a table too many"),
        ("/blocks", json!([20, 57]), "it has the blocks 20..57"),
    ] {
        let said_of = refused(vec![first.clone(), changed(pointer, value)]);
        assert!(said_of.contains(said), "{pointer}: {said_of}");
    }
}

#[test]
fn blocks_that_are_not_there_are_refused() {
    let (plan, id) = opened(PLAN);
    let refusal = play_blocks(&plan, &id, 50..60, Some(1), &nothing, &ProgressBar::hidden()).unwrap_err();
    assert_eq!(refusal.to_string(), "there are no blocks 50..60: the plan has the blocks 0..56");
}

#[test]
fn the_hash_is_of_what_the_figures_depend_on() {
    let hash = |text: &str, edition: &str| {
        let plan = SweepPlan::parse(text).unwrap();
        plan.hash(&|_| Ok(edition.to_string())).unwrap()
    };
    let text = format!("editions = [\"mine.toml\"]\n{PLAN}");
    let own = hash(&text, "one");
    assert_eq!(hash(&format!("# words for people\n\n{text}"), "one"), own);
    assert_ne!(hash(&text, "two"), own);
    assert_ne!(hash(&text.replace("block = 8", "block = 9"), "one"), own);
}

#[test]
fn the_plans_of_the_docs_are_plans() {
    let plans = std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/plans"));
    let mut n = 0;
    for entry in std::fs::read_dir(plans).unwrap() {
        let path = entry.unwrap().path();
        let plan = SweepPlan::parse(&std::fs::read_to_string(&path).unwrap());
        let plan = plan.unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        for edition in &plan.editions {
            plan.check_edition(edition, &nothing).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        }
        n += 1;
    }
    assert!(n > 2);
    let docs = std::fs::read_to_string(plans.join("../sweep.md")).unwrap();
    let plan = docs.split("```toml\n").nth(1).unwrap().split("```").next().unwrap();
    let plan = SweepPlan::parse(plan).unwrap();
    plan.check_edition("first-edition", &nothing).unwrap();
}
