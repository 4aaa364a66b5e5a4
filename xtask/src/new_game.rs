//! `cargo xtask new-game ID`: a small complete game to begin with. It is Cruller Clash, the game that `testkit` tests
//! itself with, under another name; so the template is compiled and tested every day and cannot rot.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::playthrough;
use crate::say;
use crate::tree::Tree;

/// Where the parts of the template stand, and where those of a game do. `{module}` and `{id}` are the game's names.
const PARTS: [(&str, &str); 5] = [
    ("crates/testkit/tests/support/cruller_clash/", "crates/games/src/{module}/"),
    ("crates/testkit/tests/data/cruller-clash", "crates/games/data/{id}"),
    ("crates/testkit/tests/testdata/cruller-clash/", "crates/games/testdata/{id}/"),
    ("crates/testkit/tests/support/second_opinion", "crates/games/tests/{module}_second_opinion"),
    ("web/tests/e2e/template/cruller-clash", "web/tests/e2e/games/{id}"),
];

/// What the game is called in the Rust of the template.
const TYPE_NAME: &str = "CrullerClash";

/// Where games are declared, and where they are listed.
const MODULES: &str = "crates/games/src/lib.rs";
const CATALOGUE: &str = "crates/catalog/src/lib.rs";

/// The second opinion is a module in `testkit` and a test of its own in `games`.
const SECOND_OPINION: &str = "_second_opinion.rs";
const SECOND_OPINION_IMPORT: (&str, &str) = ("use super::cruller_clash::", "use games::cruller_clash::");
const SECOND_OPINION_TEST: &str = "
#[test]
fn the_engine_and_a_plain_reading_of_the_rules_agree() {
    testkit::check_second_opinion::<CrullerClash, PlainCrullerClash>(20);
}
";

/// Makes the files of a new game, puts it into the list, and has the tests write what is made from it.
pub(crate) fn run(root: &Path, id: &str) -> Result<(), String> {
    let tree = Tree::read(root)?;
    let template = Template::read(&tree)?;
    let names = Names::of(id, |word| template.has_type(word))?;
    let files = template.renamed(&names);
    if let Some((path, _)) = files.iter().find(|(path, _)| root.join(path).exists()) {
        return Err(format!("there is a game '{id}' already: {path} exists"));
    }
    let lists = [(MODULES, declared(&tree, &names)?), (CATALOGUE, listed(&tree, &names)?)];
    for (path, text) in &files {
        write(root, path, text)?;
        say(format_args!("made {path}"));
    }
    for (path, text) in &lists {
        write(root, path, text)?;
        say(format_args!("added a line to {path}"));
    }
    // Another name has another length and another place in the alphabet.
    let sources = files.iter().map(|(path, _)| path.as_str()).filter(|path| is_rust(path)).chain([MODULES]);
    let formatted = Command::new("rustfmt").arg("--edition=2024").args(sources).current_dir(root).status();
    if !formatted.is_ok_and(|status| status.success()) {
        say("rustfmt did not run: format the new files with `cargo fmt --all`");
    }
    playthrough::run(root, &playthrough::Order::usual(id))?;
    document(root)?;
    say(format_args!(
        "\n{} is a complete game: secret picks from a row of donuts, a power, a hidden draw.\n\
         Play it with `cargo run`, test all of it with `cargo xtask test`,\n\
         and make it your own; CONTRIBUTING.md says in which order.",
        names.title
    ));
    Ok(())
}

fn write(root: &Path, path: &str, text: &str) -> Result<(), String> {
    let file = root.join(path);
    let fault = |e: std::io::Error| format!("cannot write {path}: {e}");
    fs::create_dir_all(file.parent().unwrap_or(root)).map_err(fault)?;
    fs::write(&file, text).map_err(fault)
}

/// The declarations of all games, with one more; rustfmt puts them in order.
fn declared(tree: &Tree, Names { module, .. }: &Names) -> Result<String, String> {
    let text = tree.get(MODULES).unwrap_or_default();
    let at = text.find("\npub mod ").ok_or_else(|| format!("{MODULES} declares no game with `pub mod`"))?;
    Ok(format!("{}\npub mod {module};{}", &text[..at], &text[at..]))
}

/// The list of all games, with one more at its end.
fn listed(tree: &Tree, Names { module, type_name, .. }: &Names) -> Result<String, String> {
    let text = tree.get(CATALOGUE).unwrap_or_default();
    let list = text.find("\ncatalogue! {\n");
    let end = list.and_then(|list| Some(list + text[list..].find("\n}")?));
    let end = end.ok_or_else(|| format!("{CATALOGUE} has no list of games: there is no `catalogue! {{`"))?;
    Ok(format!("{}\n    {module}: games::{module}::{type_name},{}", &text[..end], &text[end..]))
}

/// Writes the chapters of the new game in `docs/events.md` and `docs/numbers.md`: tests compare them with the game, and make
/// them if asked to.
fn document(root: &Path) -> Result<(), String> {
    let mut command = Command::new(crate::cargo());
    command.args(crate::CATALOGUE_TESTS).args(["--quiet", "--test", "events", "--test", "numbers"]);
    let status = command.env("UPDATE_GENERATED", "1").current_dir(root).stdout(Stdio::null()).status();
    if !status.is_ok_and(|status| status.success()) {
        return Err("docs/events.md and docs/numbers.md could not be written; see why with: \
                    UPDATE_GENERATED=1 cargo test -p catalog --test events --test numbers"
            .to_string());
    }
    say("wrote docs/events.md and docs/numbers.md");
    Ok(())
}

/// The files of the template by the path they get in a game, names not yet replaced.
struct Template(Vec<(String, String)>);

impl Template {
    /// Playthroughs are left out: they hold hashes that change with the name.
    fn read(tree: &Tree) -> Result<Self, String> {
        let mut files = Vec::new();
        for (from, to) in PARTS {
            let parts = tree.between(from, "").filter(|(path, _)| !path.ends_with(".playthrough"));
            let n_before = files.len();
            for (path, text) in parts {
                let path = format!("{to}{}", &path[from.len()..]);
                let mut text = text.to_string();
                if path.ends_with(SECOND_OPINION) {
                    let (inside, outside) = SECOND_OPINION_IMPORT;
                    text = text.replace(inside, outside) + SECOND_OPINION_TEST;
                }
                files.push((path, text));
            }
            if files.len() == n_before {
                return Err(format!("the template is not where it should be: there is no {from}*"));
            }
        }
        Ok(Template(files))
    }

    /// Whether a Rust source of the template uses this name for something other than the game.
    fn has_type(&self, word: &str) -> bool {
        if word == TYPE_NAME {
            return false;
        }
        let mut sources = self.0.iter().filter(|(path, _)| is_rust(path));
        sources.any(|(_, text)| text.split(|c: char| !c.is_alphanumeric() && c != '_').any(|w| w == word))
    }

    fn renamed(&self, names: &Names) -> Vec<(String, String)> {
        let path = |path: &str| path.replace("{module}", &names.module).replace("{id}", &names.id);
        self.0.iter().map(|(place, text)| (path(place), names.rename(text))).collect()
    }
}

fn is_rust(path: &str) -> bool {
    Path::new(path).extension().is_some_and(|extension| extension == "rs")
}

/// How a game is called in the different places.
#[derive(Debug, PartialEq, Eq)]
struct Names {
    /// `cruller-clash`: in files, on the command line.
    id: String,
    /// `cruller_clash`: the module.
    module: String,
    /// `CrullerClash`: the type.
    type_name: String,
    /// `Cruller Clash`: for people.
    title: String,
}

impl Names {
    /// Refuses what is not a good id, and says what is. `taken` tells the names that a type cannot have.
    fn of(id: &str, taken: impl Fn(&str) -> bool) -> Result<Self, String> {
        let good_word = |word: &str| {
            word.starts_with(|c: char| c.is_ascii_lowercase())
                && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
        };
        if !id.split('-').all(good_word) {
            return Err(format!(
                "'{id}' is not an id of a game: an id is lower-case words joined by hyphens, like cruller-clash"
            ));
        }
        let module = id.replace('-', "_");
        if is_keyword(&module) {
            return Err(format!("'{id}' is a word of Rust and cannot name a module: add a second word"));
        }
        let words: Vec<String> = id.split('-').map(capitalized).collect();
        let mut type_name = words.concat();
        if taken(&type_name) {
            type_name += "Game";
        }
        Ok(Names { id: id.to_string(), module, type_name, title: words.join(" ") })
    }

    /// The text of a template with these names in place of its own.
    fn rename(&self, text: &str) -> String {
        text.replace("cruller-clash", &self.id)
            .replace("cruller_clash", &self.module)
            .replace(TYPE_NAME, &self.type_name)
            .replace("Cruller Clash", &self.title)
    }
}

fn capitalized(word: &str) -> String {
    let (first, rest) = word.split_at(1);
    first.to_uppercase() + rest
}

/// Whether Rust reserves the word; those with an upper-case letter cannot come from an id.
fn is_keyword(word: &str) -> bool {
    const KEYWORDS: &str = "abstract as async await become box break const continue crate do dyn else enum extern \
        false final fn for gen if impl in let loop macro match mod move mut override priv pub ref return self static \
        struct super trait true try type typeof unsafe unsized use virtual where while yield";
    KEYWORDS.split_whitespace().any(|keyword| keyword == word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_has_four_names() {
        let names = Names::of("day-old-dozen", |_| false).unwrap();
        assert_eq!(
            names,
            Names {
                id: "day-old-dozen".into(),
                module: "day_old_dozen".into(),
                type_name: "DayOldDozen".into(),
                title: "Day Old Dozen".into(),
            }
        );
        assert_eq!(
            names.rename("mod cruller_clash; // Cruller Clash, a CrullerClash: cruller-clash with a Cruller"),
            "mod day_old_dozen; // Day Old Dozen, a DayOldDozen: day-old-dozen with a Cruller"
        );
    }

    #[test]
    fn bad_ids_are_refused() {
        let bad_ids = [
            "",
            "-",
            "a-",
            "-a",
            "a--b",
            "Donut",
            "go nuts",
            "go_nuts",
            "../up",
            "d\u{f6}ner",
            "7up",
            "match",
        ];
        for bad in bad_ids {
            assert!(Names::of(bad, |_| false).is_err(), "{bad}");
        }
    }

    #[test]
    fn the_template_is_complete_and_leaves_no_name_behind() {
        let template = Template::read(&Tree::read(&crate::root().unwrap()).unwrap()).unwrap();
        let names = Names::of("view", |word| template.has_type(word)).unwrap();
        assert_eq!(names.type_name, "ViewGame", "the template has a type View already");
        let own = Names::of("cruller-clash", |word| template.has_type(word)).unwrap();
        assert_eq!(own.type_name, "CrullerClash", "the template itself keeps its name");
        let files = template.renamed(&names);
        for path in [
            "crates/games/src/view/mod.rs",
            "crates/games/src/view/arrange.rs",
            "crates/games/src/view/event.rs",
            "crates/games/src/view/offer.rs",
            "crates/games/src/view/RULES.md",
            "crates/games/src/view/RULES.de.md",
            "crates/games/data/view.toml",
            "crates/games/testdata/view/rules.scenario",
            "crates/games/tests/view_second_opinion.rs",
            "web/tests/e2e/games/view.json",
            "web/tests/e2e/games/view.spec.ts",
        ] {
            assert!(files.iter().any(|(made, _)| made == path), "{path} is missing");
        }
        let for_tests = "#[cfg(feature = \"testing\")]\nmod arrange;";
        assert!(files.iter().any(|(path, text)| path.ends_with("mod.rs") && text.contains(for_tests)));
        for (path, text) in &files {
            let lower = text.to_lowercase();
            assert!(
                !["cruller_clash", "cruller-clash", "cruller clash", "crullerclash"]
                    .iter()
                    .any(|name| lower.contains(name)),
                "{path}"
            );
            assert!(
                !text.contains("super::view::ViewGame"),
                "{path}: the import of the second opinion has changed"
            );
        }
    }

    #[test]
    fn a_new_game_is_declared_and_listed_last() {
        let names = Names::of("cruller-clash", |_| false).unwrap();
        let tree = Tree::from([
            (MODULES, "//! Games.\n\npub mod donut;\n#[cfg(test)]\nmod typescript;\n"),
            (
                CATALOGUE,
                "macro_rules! catalogue { }\n\ncatalogue! {\n    donut: games::Donut,\n}\n\nfn f() {\n}\n",
            ),
        ]);
        assert_eq!(
            declared(&tree, &names).unwrap(),
            "//! Games.\n\npub mod cruller_clash;\npub mod donut;\n#[cfg(test)]\nmod typescript;\n"
        );
        assert_eq!(
            listed(&tree, &names).unwrap(),
            "macro_rules! catalogue { }\n\ncatalogue! {\n    donut: games::Donut,\n    \
             cruller_clash: games::cruller_clash::CrullerClash,\n}\n\nfn f() {\n}\n"
        );
        assert!(declared(&Tree::default(), &names).unwrap_err().starts_with(MODULES));
        assert!(listed(&Tree::default(), &names).unwrap_err().starts_with(CATALOGUE));
    }

    #[test]
    fn a_template_that_has_moved_is_named() {
        let fault = Template::read(&Tree::default()).err().unwrap();
        assert!(fault.contains("there is no crates/testkit/tests/support/cruller_clash/*"), "{fault}");
    }
}
