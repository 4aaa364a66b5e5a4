//! Numbers of an edition are found that do what is wanted, and what is told of them comes from other deals.

use std::io;

use indicatif::ProgressBar;
use lab::{Met, SweepPlan, TunedEdition, tune_edition};
use serde_json::Value;

const PLAN: &str =
    "game = \"drive-thru\"\nseed = 1\ngames = 60\nseats = [2]\nbots = [\"random\"]\neditions = [\"d6-2\"]\n";

fn nothing(edition: &str) -> io::Result<String> {
    panic!("no edition file is named, but {edition} was asked for")
}

fn tuned(more: &str, threads: usize) -> Result<TunedEdition, String> {
    let plan = SweepPlan::parse(&format!("{PLAN}{more}"))?;
    let found = tune_edition(&plan, Some(threads), &nothing, &ProgressBar::hidden());
    found.map_err(|e| e.to_string())?.map_err(|e| e.to_string())
}

/// With the numbers that it has, a game takes longer than that.
const SHORTER: &str =
    "[numbers]\n\"constants.served_to_end\" = { from = 1, to = 9 }\n\"constants.two_piece_bonus\" = [1]\n";

#[test]
fn a_length_is_found() {
    let known = tuned(&format!("{SHORTER}[targets]\nturns = [1, 1000]\n"), 2).unwrap();
    let turns = known.aims[0].before.value;
    let usual =
        tuned(&format!("{SHORTER}[targets]\nturns = [{}, {}]\n", turns * 0.6, turns * 1.4), 2).unwrap();
    assert_eq!(
        (usual.tried, usual.numbers[0].before, usual.numbers[0].after),
        (1, Some(5), 5),
        "it is met as it is"
    );
    let (low, high) = (turns * 0.3, turns * 0.55);
    let more = format!("{SHORTER}[targets]\nturns = [{low:.1}, {high:.1}]\n");
    let found = tuned(&more, 2).unwrap();
    let [served, bonus] = &found.numbers[..] else { panic!("two numbers are named") };
    assert!(served.after < 5 && bonus.after == 1, "{:?}", found.numbers);
    let aim = &found.aims[0];
    assert_eq!((aim.before.met, aim.after.met), (Met::No, Met::Yes), "{aim:?}");
    assert!((low..=high).contains(&aim.after.value));
    assert_eq!((found.last_seed, found.last_games), (2, 240), "the last figures are of other deals");
    assert!(found.is_met() && found.file.contains("served_to_end"));
    let page = found.text(false);
    assert!(
        page.contains("Every target is met") && page.lines().all(|line| line.chars().count() <= 80),
        "{page}"
    );
    let json = |threads| serde_json::to_value(tuned(&more, threads).unwrap()).unwrap();
    let one: Value = json(1);
    assert!(one == json(2), "two threads differ from one");
    assert_eq!(one["changes"][0]["threads"], 0);
}

#[test]
fn what_cannot_be_is_told() {
    let found = tuned(&format!("{SHORTER}[targets]\nturns = [0.1, 0.5]\n"), 2).unwrap();
    assert!(!found.is_met());
    assert!(found.text(false).contains("Missed: turns at 2 seats."), "{}", found.text(false));
}

#[test]
fn a_plan_that_is_no_search_is_refused() {
    for (more, said) in [
        (SHORTER.to_string(), "no [targets]"),
        ("[targets]\nturn_order = 2.0\n".to_string(), "no [numbers] to search"),
        (
            "[numbers]\n\"constants.served_to_end\" = [5]\n[targets]\nturn_order = 2.0\n".to_string(),
            "no [numbers] to search",
        ),
        (
            format!("{SHORTER}[options]\nbakers = [\"off\", \"draft\"]\n[targets]\nturn_order = 2.0\n"),
            "one value of each option",
        ),
    ] {
        let refusal = tuned(&more, 1).unwrap_err();
        assert!(refusal.contains(said), "{more}: {refusal}");
    }
}
