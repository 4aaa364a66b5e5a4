//! `cargo xtask tidy`: what the compiler does not check. Each check reads the tree and answers with messages; none
//! means tidy. Every check has a test with a planted violation beside it.

mod code;
mod crates;
mod docs;
mod edges;
mod exact;
mod games;
mod rules;
mod rust;
mod waits;
mod words;

use std::path::Path;

pub(crate) use games::{listed_module, listed_modules};

use crate::say;
use crate::tree::Tree;

/// A check: the project in, one message per fault out.
type Check = fn(&Tree) -> Vec<String>;

const CHECKS: [(&str, Check); 19] = [
    ("every listed game is complete", games::listed_games_are_complete),
    ("games do not know each other", games::games_are_apart),
    ("only catalog names games", games::only_catalog_names_games),
    ("only catalog lists games", games::only_catalog_lists_games),
    ("rules touch nothing outside", rust::rules_touch_nothing_outside),
    ("kept numbers are exact", exact::kept_numbers_are_exact),
    ("rules know no fractions", rules::rules_know_no_fractions),
    ("rules name no component", rules::rules_name_no_component),
    ("rules know no hash order", rust::rules_know_no_hash_order),
    ("no crate allows unsafe code", rust::no_crate_allows_unsafe_code),
    ("only tests read back", rust::only_tests_read_back),
    ("facts hold no message", rust::facts_hold_no_message),
    ("only the store speaks SQL", rust::only_the_store_speaks_sql),
    ("nothing is left unfinished", words::nothing_is_left_unfinished),
    ("tests wait for something", waits::tests_wait_for_something),
    ("no path of somebody's machine", words::no_machine_paths),
    ("one Rust version", rust::one_rust_version),
    ("decisions are complete", docs::decisions_are_complete),
    ("links lead somewhere", docs::links_lead_somewhere),
];

/// Runs every check and prints what it found.
pub(crate) fn run(root: &Path) -> Result<(), String> {
    let tree = Tree::read(root)?;
    let edges = edges::check(&edges::read_packages(root)?);
    let crates = crates::check(root)?;
    let found = CHECKS.iter().map(|(name, check)| (*name, check(&tree)));
    let mut n_faults = 0;
    for (name, faults) in [("crates depend one way", edges), ("crates from outside are welcome", crates)]
        .into_iter()
        .chain(found)
    {
        say(format_args!("{} {name}", if faults.is_empty() { "ok  " } else { "FAIL" }));
        for fault in &faults {
            say(format_args!("       {fault}"));
        }
        n_faults += faults.len();
    }
    match n_faults {
        0 => Ok(()),
        1 => Err("tidy found one fault, named above".to_string()),
        n => Err(format!("tidy found {n} faults, named above")),
    }
}
