//! What the rules of a game may look at: whole numbers and what a component's row says, never its name.

use std::collections::{BTreeMap, BTreeSet};

use super::code::shipped;
use super::words::has_word;
use crate::tree::Tree;

/// The files in which a game's rules stand. What follows from them, and what only bots ask, has other files.
const RULES: [&str; 8] = [
    "chance.rs",
    "edition_check.rs",
    "event.rs",
    "legal.rs",
    "mod.rs",
    "rules.rs",
    "tables.rs",
    "validate.rs",
];
/// Where words of the edition file itself are read.
const READS_EDITIONS: &str = "edition_check.rs";

/// The shipped lines of the rules, with their paths and numbers.
fn lines(tree: &Tree) -> Vec<(&str, usize, String)> {
    let files = tree.between("crates/games/src/", ".rs");
    let rules = files.filter(|(path, _)| RULES.iter().any(|file| path.ends_with(&format!("/{file}"))));
    let numbered = |(path, text)| {
        let code = shipped(text);
        let lines: Vec<_> = (1..).zip(code.lines()).map(|(n, line)| (path, n, line.to_string())).collect();
        lines
    };
    rules.flat_map(numbered).collect()
}

/// No rule computes with fractions, which round.
pub(super) fn rules_know_no_fractions(tree: &Tree) -> Vec<String> {
    let mut faults = Vec::new();
    for (path, number, line) in lines(tree) {
        if let Some(name) = ["f32", "f64"].into_iter().find(|name| has_word(&line, name)) {
            faults.push(format!("{path}:{number}: {name} is used: rules compute with whole numbers"));
        }
    }
    faults
}

/// No rule asks for a component by its id: an edition may call it otherwise.
pub(super) fn rules_name_no_component(tree: &Tree) -> Vec<String> {
    let (mut faults, mut known) = (Vec::new(), BTreeMap::new());
    for (path, number, line) in lines(tree) {
        if path.ends_with(READS_EDITIONS) {
            continue;
        }
        let module = path.trim_start_matches("crates/games/src/").split('/').next().unwrap_or_default();
        for id in known.entry(module).or_insert_with(|| components(tree, module)).iter() {
            if line.contains(&format!("\"{id}\"")) {
                faults.push(format!("{path}:{number}: '{id}' is a component: look at what its row says"));
            }
        }
    }
    faults
}

/// The ids of all components in the editions of a game.
fn components(tree: &Tree, module: &str) -> BTreeSet<String> {
    let start = format!("crates/games/data/{}", module.replace('_', "-"));
    let mut ids = BTreeSet::new();
    for (_, text) in tree.between(&start, ".toml") {
        let mut edition: toml::Table = text.parse().unwrap_or_default();
        edition.remove("edition");
        edition.values().for_each(|value| collect_ids(value, &mut ids));
    }
    ids
}

fn collect_ids(value: &toml::Value, ids: &mut BTreeSet<String>) {
    match value {
        toml::Value::Table(table) => {
            ids.extend(table.get("id").and_then(|id| id.as_str()).map(str::to_string));
            table.values().for_each(|value| collect_ids(value, ids));
        }
        toml::Value::Array(list) => list.iter().for_each(|value| collect_ids(value, ids)),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fraction_in_the_rules_is_found_and_one_in_a_judgement_is_not() {
        let tree = Tree::from([
            ("crates/games/src/donut/rules.rs", "fn fame() -> u8 { 3 }\nfn half() -> f32 { 0.5 }\n"),
            ("crates/games/src/donut/judgement.rs", "fn half() -> f32 { 0.5 }\n"),
            ("crates/games/src/donut/mod.rs", "#[cfg(test)]\nmod tests {\n    const HALF: f64 = 0.5;\n}\n"),
        ]);
        assert_eq!(
            rules_know_no_fractions(&tree),
            ["crates/games/src/donut/rules.rs:2: f32 is used: rules compute with whole numbers"]
        );
    }

    #[test]
    fn a_rule_that_asks_for_a_component_is_found() {
        let tree = Tree::from([
            ("crates/games/data/donut.toml", "[edition]\nid = \"retail\"\n[[flavours]]\nid = \"maple\"\n"),
            ("crates/games/data/go-nuts.toml", "[[types]]\nid = \"plain\"\n"),
            ("crates/games/src/donut/rules.rs", "let edition = \"retail\";\nif id == \"maple\" {}\n"),
            ("crates/games/src/donut/legal.rs", "let way = \"plain\";\n"),
            ("crates/games/src/donut/words.rs", "say!(WORDS, \"maple\");\n"),
        ]);
        assert_eq!(
            rules_name_no_component(&tree),
            ["crates/games/src/donut/rules.rs:2: 'maple' is a component: look at what its row says"]
        );
    }
}
