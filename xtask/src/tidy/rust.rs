//! What Rust code may use, and which Rust it is.

use super::code::{named_below, shipped};
use super::words::has_word;
use crate::tree::Tree;

/// Code that is pure: the same input gives the same answer, on any machine, at any time.
const PURE: [&str; 3] = ["crates/tabletop/src/", "crates/games/src/", "crates/server/src/core/"];
/// The doors to the world that a pure crate leaves shut.
const OUTSIDE: [&str; 6] = ["env", "fs", "net", "process", "thread", "time"];

/// Crates that are such doors.
const OUTSIDE_CRATES: [&str; 3] = ["getrandom", "rusqlite", "tokio"];

/// The rules and the core of a table read no file, clock, environment, network or entropy and start no thread.
pub(super) fn rules_touch_nothing_outside(tree: &Tree) -> Vec<String> {
    let mut faults = Vec::new();
    for (path, text) in PURE.iter().flat_map(|folder| tree.between(folder, ".rs")) {
        if path.ends_with("/tests.rs") {
            continue;
        }
        let code = shipped(text);
        let std = named_below(&code, "std").into_iter().filter(|named| OUTSIDE.contains(&named.name));
        let mut used: Vec<_> = std.map(|named| (named.line, format!("std::{}", named.name))).collect();
        for name in OUTSIDE_CRATES {
            used.extend(named_below(&code, name).iter().map(|named| (named.line, name.to_string())));
        }
        for (line, name) in used {
            faults.push(format!("{path}:{line}: {name} is used: rules touch nothing outside"));
        }
    }
    faults
}

/// The folder in which SQL stands.
const STORE: &str = "crates/server/src/store/";

/// Nothing but the store talks to the database.
pub(super) fn only_the_store_speaks_sql(tree: &Tree) -> Vec<String> {
    let mut faults = Vec::new();
    for (path, text) in tree.between("crates/", ".rs") {
        if path.contains("/src/") && !path.starts_with(STORE) {
            for named in named_below(&shipped(text), "rusqlite") {
                let line = named.line;
                faults.push(format!("{path}:{line}: rusqlite is used: only the store speaks SQL"));
            }
        }
    }
    faults
}

/// No rule goes through a table in an order that differs between two runs.
pub(super) fn rules_know_no_hash_order(tree: &Tree) -> Vec<String> {
    let mut faults = Vec::new();
    for (path, text) in tree.between("crates/games/src/", ".rs") {
        for (line, code) in (1..).zip(shipped(text).lines()) {
            if let Some(name) = ["HashMap", "HashSet"].into_iter().find(|name| has_word(code, name)) {
                faults.push(format!("{path}:{line}: {name} is used: rules do not depend on hash order"));
            }
        }
    }
    faults
}

/// The files of a game in which something is read in every program: editions. What only tests read back has its own.
const READ: [&str; 3] = ["/edition.rs", "/edition_file.rs", "/read_back.rs"];
/// How an item is kept for tests.
const FOR_TESTS: &str = "#[cfg(feature = \"testing\")]";

/// States and views are sent and never read back but by tests: what reads them stands behind the feature `testing`.
pub(super) fn only_tests_read_back(tree: &Tree) -> Vec<String> {
    let mut faults = Vec::new();
    let mut fault = |path: &str, line: usize, what: &str| {
        faults.push(format!("{path}:{line}: {what} outside the feature testing: only tests read back"));
    };
    for (path, text) in tree.between("crates/games/src/", ".rs") {
        let code = shipped(text);
        let mut before = "";
        for (line, code) in (1..).zip(code.lines()) {
            let kept = code.contains("feature = \"testing\"") || READ.iter().any(|file| path.ends_with(file));
            if has_word(code, "Deserialize") && !kept {
                fault(path, line, "Deserialize");
            }
            if code.ends_with("mod read_back;") && before != FOR_TESTS {
                fault(path, line, "read_back");
            }
            before = code;
        }
    }
    faults
}

/// What a table's log holds.
const FACTS: &str = "crates/server/src/core/entry.rs";

/// What is stored is not what is sent.
pub(super) fn facts_hold_no_message(tree: &Tree) -> Vec<String> {
    let Some(text) = tree.get(FACTS) else { return vec![format!("{FACTS} is missing")] };
    let named = |line: usize| format!("{FACTS}:{line}: protocol is used: facts hold no type of it");
    named_below(&shipped(text), "protocol").iter().map(|found| named(found.line)).collect()
}

/// Every crate forbids unsafe code, as the lints of the workspace do or by itself.
pub(super) fn no_crate_allows_unsafe_code(tree: &Tree) -> Vec<String> {
    let mut faults = Vec::new();
    let manifests = tree.between("crates/", "/Cargo.toml").chain(tree.between("xtask/", "Cargo.toml"));
    for (path, text) in manifests {
        let table: toml::Table = text.parse().unwrap_or_default();
        let lint = |keys: [&str; 2]| table.get("lints")?.get(keys[0])?.get(keys[1]).cloned();
        let shared = table.get("lints").and_then(|lints| lints.get("workspace")) == Some(&true.into());
        if !shared && lint(["rust", "unsafe_code"]) != Some("forbid".into()) {
            faults.push(format!("{path} forbids no unsafe code: say workspace = true below [lints]"));
        }
    }
    faults
}

/// `rust-version` in the manifest and the pinned toolchain are the same release.
pub(super) fn one_rust_version(tree: &Tree) -> Vec<String> {
    let read = |path: &str, keys: &[&str]| -> Result<String, String> {
        let text = tree.get(path).ok_or_else(|| format!("{path} is missing"))?;
        let table: toml::Table = text.parse().map_err(|e| format!("{path} is not readable: {e}"))?;
        let value = keys.iter().try_fold(&toml::Value::Table(table), |value, key| value.get(key)).cloned();
        let version = value.and_then(|value| value.as_str().map(str::to_string));
        version.ok_or_else(|| format!("{path} has no {}", keys.join(".")))
    };
    let declared = read("Cargo.toml", &["workspace", "package", "rust-version"]);
    let pinned = read("rust-toolchain.toml", &["toolchain", "channel"]);
    match (declared, pinned) {
        (Ok(declared), Ok(pinned)) if release(&declared) == release(&pinned) => Vec::new(),
        (Ok(declared), Ok(pinned)) => {
            vec![format!("Cargo.toml says rust-version {declared}, rust-toolchain.toml says {pinned}")]
        }
        (declared, pinned) => [declared, pinned].into_iter().filter_map(Result::err).collect(),
    }
}

/// `1.95` and `1.95.0` are the same release.
fn release(version: &str) -> String {
    if version.matches('.').count() == 1 { format!("{version}.0") } else { version.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_in_the_rules_is_found_and_one_in_a_test_is_not() {
        let tree = Tree::from([
            ("crates/games/src/donut/rules.rs", "use std::fmt;\nuse std::{cmp, time::Instant};\n"),
            ("crates/tabletop/src/seat.rs", "#[cfg(test)]\nmod tests {\n    use std::fs;\n}\n"),
            ("crates/dozen/src/main.rs", "use std::fs;\n"),
            ("crates/server/src/core/state.rs", "let now = tokio::time::Instant::now();\n"),
            ("crates/server/src/table/task.rs", "let now = tokio::time::Instant::now();\n"),
        ]);
        assert_eq!(
            rules_touch_nothing_outside(&tree),
            [
                "crates/games/src/donut/rules.rs:2: std::time is used: rules touch nothing outside",
                "crates/server/src/core/state.rs:1: tokio is used: rules touch nothing outside"
            ]
        );
    }

    #[test]
    fn a_crate_that_allows_unsafe_code_is_found() {
        let tree = Tree::from([
            ("crates/games/Cargo.toml", "[package]\nname = \"games\"\n[lints]\nworkspace = true\n"),
            ("crates/bots/Cargo.toml", "[package]\nname = \"bots\"\n"),
            ("crates/python/Cargo.toml", "[lints.rust]\nunsafe_code = \"forbid\"\n"),
        ]);
        assert_eq!(
            no_crate_allows_unsafe_code(&tree),
            ["crates/bots/Cargo.toml forbids no unsafe code: say workspace = true below [lints]"]
        );
    }

    #[test]
    fn sql_outside_the_store_is_found() {
        let tree = Tree::from([
            ("crates/server/src/store/sqlite.rs", "use rusqlite::Connection;\n"),
            ("crates/server/src/http/tables.rs", "use std::fmt;\nuse rusqlite::Connection;\n"),
        ]);
        assert_eq!(
            only_the_store_speaks_sql(&tree),
            ["crates/server/src/http/tables.rs:2: rusqlite is used: only the store speaks SQL"]
        );
    }

    #[test]
    fn a_hash_table_in_the_rules_is_found() {
        let tree = Tree::from([
            ("crates/games/src/donut/rules.rs", "use std::collections::{BTreeMap, HashMap};\n"),
            (
                "crates/games/src/donut/words.rs",
                "#[cfg(test)]\nmod tests {\n    use std::collections::HashSet;\n}\n",
            ),
            ("crates/bots/src/mind.rs", "use std::collections::HashMap;\n"),
        ]);
        assert_eq!(
            rules_know_no_hash_order(&tree),
            ["crates/games/src/donut/rules.rs:1: HashMap is used: rules do not depend on hash order"]
        );
    }

    #[test]
    fn a_state_that_every_program_reads_back_is_found() {
        let tree = Tree::from([
            ("crates/games/src/donut/edition_file.rs", "#[derive(Deserialize)]\nstruct Raw;\n"),
            ("crates/games/src/donut/mod.rs", "#[derive(Serialize, Deserialize)]\npub struct Donut;\n"),
            (
                "crates/games/src/donut/view.rs",
                "#[cfg_attr(feature = \"testing\", derive(serde::Deserialize))]\npub struct View;\n",
            ),
            ("crates/games/src/donut/shape.rs", "#[cfg(feature = \"testing\")]\nmod read_back;\n"),
            ("crates/games/src/donut/shape/read_back.rs", "use serde::Deserialize;\n"),
            ("crates/games/src/go_nuts/shape.rs", "use std::fmt;\nmod read_back;\n"),
        ]);
        assert_eq!(
            only_tests_read_back(&tree),
            [
                "crates/games/src/donut/mod.rs:1: Deserialize outside the feature testing: only tests read back",
                "crates/games/src/go_nuts/shape.rs:2: read_back outside the feature testing: only tests read back"
            ]
        );
    }

    #[test]
    fn a_message_in_a_fact_is_found() {
        let tree = Tree::from([(FACTS, "use serde::Serialize;\nuse protocol::Sitter;\n")]);
        assert_eq!(
            facts_hold_no_message(&tree),
            ["crates/server/src/core/entry.rs:2: protocol is used: facts hold no type of it"]
        );
        assert_eq!(
            facts_hold_no_message(&Tree::from([(FACTS, "use serde::Serialize;\n")])),
            Vec::<String>::new()
        );
        assert_eq!(facts_hold_no_message(&Tree::from([])), ["crates/server/src/core/entry.rs is missing"]);
    }

    fn versions(declared: &str, pinned: &str) -> Vec<String> {
        let manifest = format!("[workspace.package]\nrust-version = \"{declared}\"\n");
        let toolchain = format!("[toolchain]\nchannel = \"{pinned}\"\n");
        one_rust_version(&Tree::from([
            ("Cargo.toml", manifest.as_str()),
            ("rust-toolchain.toml", toolchain.as_str()),
        ]))
    }

    #[test]
    fn versions_that_differ_are_named() {
        assert_eq!(versions("1.95", "1.95.0"), [""; 0]);
        assert_eq!(
            versions("1.9", "1.95.0"),
            ["Cargo.toml says rust-version 1.9, rust-toolchain.toml says 1.95.0"]
        );
        assert_eq!(versions("1.95.1", "1.95.0").len(), 1);
    }

    #[test]
    fn a_version_that_is_not_there_is_named() {
        let tree = Tree::from([("Cargo.toml", "[workspace]\n")]);
        assert_eq!(
            one_rust_version(&tree),
            ["Cargo.toml has no workspace.package.rust-version", "rust-toolchain.toml is missing"]
        );
    }
}
