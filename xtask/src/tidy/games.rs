//! A game is one folder, one line in the catalogue, and everything that proves it.

use std::collections::BTreeSet;
use std::path::Path;

use super::code::{is_word, named_below, shipped};
use crate::tree::Tree;

const CATALOGUE: &str = "crates/catalog/src/lib.rs";

/// The roles of a game's code, one file each, called alike in every game: whoever has read one game finds the way in all.
/// A game has further files of its own subjects.
const ROLES: [(&str, &str); 25] = [
    ("arrange.rs", "positions by hand"),
    ("chance.rs", "chance"),
    ("coach.rs", "words for beginners"),
    ("draw.rs", "terminal board"),
    ("edition.rs", "components"),
    ("edition_check.rs", "checks of editions"),
    ("edition_file.rs", "layout of edition files"),
    ("event.rs", "events"),
    ("goal.rs", "goal"),
    ("judgement.rs", "judgement"),
    ("lab.rs", "components for reports"),
    ("legal.rs", "choices"),
    ("manual.rs", "what the rules for people name"),
    ("lessons.rs", "lessons"),
    ("mod.rs", "state"),
    ("notation.rs", "notation"),
    ("numbers.rs", "numbers"),
    ("offer.rs", "offers"),
    ("refusals.rs", "refusals"),
    ("rules.rs", "rules"),
    ("shape.rs", "shape of its view"),
    ("tables.rs", "tables"),
    ("validate.rs", "validation"),
    ("view.rs", "view"),
    ("words.rs", "words"),
];

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

/// Every listed game has a file for each role, its rules for people, an edition, a playthrough, scenarios and a second opinion. A board of its
/// own it need not have: there is one for all.
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
                let any = if end.is_empty() { "" } else { "*" };
                faults.push(format!("{id} has no {what}: there is no {start}{any}{end}"));
            }
        };
        for (file, what) in ROLES {
            require(&format!("crates/games/src/{module}/{file}"), "", what);
        }
        require(&format!("crates/games/src/{module}/RULES"), ".md", "rules for people");
        require(&format!("crates/games/src/{module}/examples/"), ".example", "example in its rules");
        require(&format!("crates/games/data/{id}"), ".toml", "edition");
        require(&format!("crates/games/testdata/{id}/"), ".playthrough", "playthrough");
        require(&format!("crates/games/testdata/{id}/"), ".scenario", "scenario");
        require(&format!("crates/games/tests/{module}_second_opinion"), ".rs", "second opinion");
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

/// Outside `catalog`, games are found in its list or in their folders, never written down again. So many different ones
/// near each other are a list; one or two are an example.
pub(super) fn only_catalog_lists_games(tree: &Tree) -> Vec<String> {
    const MANY: usize = 3;
    const NEAR: usize = 8;
    // Prose for people may name all games, and what an earlier program wrote stays as it is.
    let is_prose = |path: &str| Path::new(path).extension().is_some_and(|extension| extension == "md");
    let is_data = |path: &str| path.contains("/frozen/data/");
    let is_code = |path: &str| !path.starts_with("crates/catalog/") && !is_prose(path) && !is_data(path);
    let modules = listed_modules(tree).unwrap_or_default();
    let mut faults = Vec::new();
    for (path, text) in tree.iter().filter(|(path, _)| is_code(path)) {
        let mut named: Vec<(usize, &String)> = Vec::new();
        for (i, line) in text.lines().enumerate() {
            named.extend(modules.iter().filter(|module| names_game(line, module)).map(|module| (i, module)));
            let near: BTreeSet<_> =
                named.iter().filter(|(at, _)| at + NEAR > i).map(|(_, module)| module).collect();
            if near.len() >= MANY {
                let line = i + 1;
                faults.push(format!("{path}:{line}: games are listed here: only catalog does that"));
                named.clear();
            }
        }
    }
    faults
}

/// Whether a line has the name of a game as a text or as a key: `"go-nuts"`, `go_nuts: `.
fn names_game(line: &str, module: &str) -> bool {
    [module.to_string(), module.replace('_', "-")].iter().any(|name| {
        line.match_indices(name.as_str()).any(|(at, _)| {
            let (before, after) = (&line[..at], &line[at + name.len()..]);
            let quoted = before.ends_with(['"', '\'', '`']) && after.starts_with(['"', '\'', '`']);
            let key = !before.ends_with(|c: char| is_word(c) || "-.:".contains(c));
            quoted || (key && after.starts_with(':') && !after.starts_with("::"))
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A project with one game, and everything it must have.
    fn complete() -> Vec<(String, &'static str)> {
        let roles = ROLES.map(|(file, _)| format!("crates/games/src/go_nuts/{file}"));
        let others = [
            "crates/games/src/go_nuts/RULES.md",
            "crates/games/src/go_nuts/examples/clash.example",
            "crates/games/data/go-nuts.toml",
            "crates/games/testdata/go-nuts/four-seats.playthrough",
            "crates/games/testdata/go-nuts/flow.scenario",
            "crates/games/tests/go_nuts_second_opinion.rs",
        ];
        let list =
            "//! See `catalogue!`.\nmacro_rules! catalogue { }\ncatalogue! { go_nuts: games::GoNuts }\n";
        let files = roles.into_iter().chain(others.map(String::from)).map(|path| (path, ""));
        [(CATALOGUE.to_string(), list)].into_iter().chain(files).collect()
    }

    #[test]
    fn a_complete_game_passes() {
        assert_eq!(listed_games_are_complete(&Tree::from_iter(complete())), [""; 0]);
    }

    #[test]
    fn each_missing_part_is_named() {
        let all = complete();
        assert_eq!(all.len(), 1 + ROLES.len() + 6);
        for missing in &all[1..] {
            let rest = all.iter().filter(|file| *file != missing).cloned();
            let faults = listed_games_are_complete(&rest.collect::<Tree>());
            assert_eq!(faults.len(), 1, "without {}: {faults:?}", missing.0);
            let (folder, _) = missing.0.rsplit_once('/').unwrap();
            assert!(faults[0].starts_with("go-nuts has no ") && faults[0].contains(folder), "{faults:?}");
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

    #[test]
    fn a_list_of_games_outside_catalog_is_found_and_examples_are_left_alone() {
        let list = "catalogue! { old_ring: games::OldRing, hot_bun: games::HotBun, twist: games::Twist }\n";
        let far = format!("'old-ring'{}'twist' 'hot-bun'", "\n".repeat(8));
        let tree = Tree::from([
            (CATALOGUE, list),
            ("README.md", "`old-ring`, `twist`, `hot-bun`"),
            ("web/a.ts", "const GAMES = [\n  'old-ring',\n  'twist',\n  'hot-bun',\n];\n"),
            ("web/b.ts", "const SMALL = { 'old-ring': 1, twist: 2,\n 'hot-bun': 3 };"),
            ("web/c.ts", "['old-ring', 'twist', 'old-ring']; x.twist; 'hot-bun-changed'"),
            ("web/d.ts", far.as_str()),
            ("crates/games/src/lib.rs", "use old_ring::OldRing;\nuse twist::Twist;\nuse hot_bun::HotBun;\n"),
        ]);
        let says = "games are listed here: only catalog does that";
        assert_eq!(
            only_catalog_lists_games(&tree),
            [format!("web/a.ts:4: {says}"), format!("web/b.ts:2: {says}")]
        );
    }
}
