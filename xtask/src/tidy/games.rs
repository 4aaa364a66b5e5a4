//! A game is one folder, one line in the catalogue, and everything that proves it.

use std::collections::BTreeSet;

use super::code::{named_below, shipped};
use crate::tree::Tree;

const CATALOGUE: &str = "crates/catalog/src/lib.rs";

/// The modules named in the list of games, such as `go_nuts`.
pub(crate) fn listed_modules(tree: &Tree) -> Result<Vec<String>, String> {
    let source = tree.get(CATALOGUE).ok_or_else(|| format!("{CATALOGUE} is missing"))?;
    let code = shipped(source);
    let list = code.split("catalogue!").nth(1).and_then(|rest| rest.split(['}', ')', ']']).next());
    let list = list.ok_or_else(|| format!("{CATALOGUE}: there is no catalogue! of games"))?;
    let entries = list.trim_start().trim_start_matches(['{', '(', '[']).split([',', ';']);
    let names = entries.filter_map(|entry| entry.split_once(':')).map(|(name, _)| name.trim().to_string());
    let names: Vec<String> = names.collect();
    if names.is_empty() {
        return Err(format!("{CATALOGUE}: catalogue! lists no game as `module: games::Type`"));
    }
    Ok(names)
}

/// The module of the game with this id, which must be one of those listed.
pub(crate) fn listed_module(id: &str, listed: &[String]) -> Result<String, String> {
    let module = id.replace('-', "_");
    if listed.contains(&module) {
        return Ok(module);
    }
    let ids: Vec<String> = listed.iter().map(|module| module.replace('_', "-")).collect();
    Err(format!("there is no game '{id}' in catalogue!; the games are: {}", ids.join(", ")))
}

/// Every listed game has its rules for people, an edition, a playthrough, scenarios, a second opinion and a board.
pub(super) fn listed_games_are_complete(tree: &Tree) -> Vec<String> {
    let modules = match listed_modules(tree) {
        Ok(modules) => modules,
        Err(fault) => return vec![fault],
    };
    let mut faults = Vec::new();
    for module in modules {
        let id = module.replace('_', "-");
        let mut require = |start: &str, end: &str, what: &str| {
            if tree.between(start, end).next().is_none() {
                faults.push(format!("{id} has no {what}: there is no {start}*{end}"));
            }
        };
        require(&format!("crates/games/src/{module}/RULES"), ".md", "rules for people");
        require(&format!("crates/games/data/{id}"), ".toml", "edition");
        require(&format!("crates/games/testdata/{id}/"), ".playthrough", "playthrough");
        require(&format!("crates/games/testdata/{id}/"), ".scenario", "scenario");
        require(&format!("crates/games/tests/{module}_second_opinion"), ".rs", "second opinion");
        require(&format!("web/src/games/{id}/Board"), ".svelte", "board for browsers");
    }
    faults
}

/// No game uses the code of another: what two games share belongs to `tabletop`.
pub(super) fn games_are_apart(tree: &Tree) -> Vec<String> {
    const SOURCES: &str = "crates/games/src/";
    let game_of = |path: &str| -> Option<String> {
        path.strip_prefix(SOURCES)?.split_once('/').map(|(folder, _)| folder.to_string())
    };
    let games: BTreeSet<String> =
        tree.between(SOURCES, ".rs").filter_map(|(path, _)| game_of(path)).collect();
    let mut faults = Vec::new();
    for (path, text) in tree.between(SOURCES, ".rs") {
        let Some(own) = game_of(path) else { continue };
        for named in named_below(text, "crate") {
            if named.name != own && games.contains(named.name) {
                let (line, other) = (named.line, named.name);
                faults
                    .push(format!("{path}:{line}: {own} uses crate::{other}: games do not know each other"));
            }
        }
    }
    faults
}

/// Outside `catalog`, nothing but tests speaks of a particular game.
pub(super) fn only_catalog_names_games(tree: &Tree) -> Vec<String> {
    let mut faults = Vec::new();
    for (path, text) in tree.between("", ".rs") {
        let at_home = ["crates/catalog/", "crates/games/"].iter().any(|home| path.starts_with(home));
        if at_home || path.contains("/tests/") {
            continue;
        }
        // A crate may have a module of its own called `games`; then only `::games` is the crate.
        let crate_folder = path.split_once("/src/").map_or(path, |(folder, _)| folder);
        let has_module = tree.between(crate_folder, ".rs").any(|(_, text)| text.contains("mod games;"));
        for named in named_below(&shipped(text), "games") {
            if named.absolute || !has_module {
                let (line, name) = (named.line, named.name);
                faults.push(format!("{path}:{line}: games::{name} is named here: only catalog names games"));
            }
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    const COMPLETE: [(&str, &str); 7] = [
        (
            CATALOGUE,
            "//! See `catalogue!`.\nmacro_rules! catalogue { }\ncatalogue! { go_nuts: games::GoNuts }\n",
        ),
        ("crates/games/src/go_nuts/RULES.md", ""),
        ("crates/games/data/go-nuts.toml", ""),
        ("crates/games/testdata/go-nuts/four-seats.playthrough", ""),
        ("crates/games/testdata/go-nuts/flow.scenario", ""),
        ("crates/games/tests/go_nuts_second_opinion.rs", ""),
        ("web/src/games/go-nuts/Board.svelte", ""),
    ];

    #[test]
    fn a_complete_game_passes() {
        assert_eq!(listed_games_are_complete(&Tree::from(COMPLETE)), [""; 0]);
    }

    #[test]
    fn each_missing_part_is_named() {
        for missing in 1..COMPLETE.len() {
            let mut files = COMPLETE;
            files[missing].0 = "elsewhere";
            let faults = listed_games_are_complete(&Tree::from(files));
            assert_eq!(faults.len(), 1, "without {}: {faults:?}", COMPLETE[missing].0);
            assert!(faults[0].starts_with("go-nuts has no "), "{faults:?}");
        }
    }

    #[test]
    fn several_games_are_read_from_the_list() {
        let list = "catalogue! {\n    go_nuts: games::GoNuts, // the first\n    bad_day: games::bad_day::BadDay,\n}\n";
        assert_eq!(
            listed_modules(&Tree::from([(CATALOGUE, list)])),
            Ok(vec!["go_nuts".into(), "bad_day".into()])
        );
    }

    #[test]
    fn a_catalogue_without_games_is_a_fault() {
        for text in ["", "catalogue! {}", "// catalogue! { go_nuts: games::GoNuts }"] {
            assert_eq!(listed_games_are_complete(&Tree::from([(CATALOGUE, text)])).len(), 1, "{text}");
        }
        assert_eq!(listed_games_are_complete(&Tree::default()), ["crates/catalog/src/lib.rs is missing"]);
    }

    #[test]
    fn a_game_that_uses_another_is_named() {
        let tree = Tree::from([
            ("crates/games/src/lib.rs", "pub mod go_nuts;\nuse crate::go_nuts::GoNuts;\n"),
            ("crates/games/src/go_nuts/mod.rs", "use crate::go_nuts::rules;\nuse crate::shared;\n"),
            ("crates/games/src/donut/mod.rs", "mod a;\nuse crate::{donut::a, go_nuts::rules};\n"),
        ]);
        assert_eq!(
            games_are_apart(&tree),
            ["crates/games/src/donut/mod.rs:2: donut uses crate::go_nuts: games do not know each other"]
        );
    }

    #[test]
    fn a_game_named_outside_catalog_is_found() {
        let tree = Tree::from([
            ("crates/lab/src/lib.rs", "/// Not `games::GoNuts`.\nuse games::GoNuts;\n"),
            ("crates/catalog/src/lib.rs", "use games::GoNuts;\n"),
            ("crates/lab/tests/real.rs", "use games::GoNuts;\n"),
            ("crates/dozen/src/main.rs", "mod games;\nfn main() { games::run(); }\n"),
            ("crates/dozen/src/sim.rs", "fn sim() { ::games::GoNuts; crate::games::run(); }\n"),
        ]);
        assert_eq!(
            only_catalog_names_games(&tree),
            [
                "crates/dozen/src/sim.rs:1: games::GoNuts is named here: only catalog names games",
                "crates/lab/src/lib.rs:2: games::GoNuts is named here: only catalog names games"
            ]
        );
    }
}
