//! The rules for people follow the edition: with other numbers they say other numbers, and what somebody wrote into an edition
//! is letters.

use std::path::PathBuf;

use catalog::{AnyGame, EditionChoice, GAMES, RulesBlock, Setup};
use tabletop::Language;

/// Something with a board has an edition with other numbers.
fn changed(game: &dyn AnyGame) -> Option<String> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../games/testdata").join(game.meta().id);
    std::fs::read_to_string(folder.join("changed.toml")).ok()
}

fn with(text: String) -> Setup {
    Setup { edition: EditionChoice::Text(text), ..Setup::default() }
}

#[test]
fn an_edition_with_other_numbers_has_other_rules() {
    let mut compared = 0;
    for game in GAMES {
        let Some(text) = changed(*game) else { continue };
        for language in Language::ALL {
            let usual = game.rules_text(&Setup::default(), language).unwrap();
            let other = game.rules_text(&with(text.clone()), language).unwrap();
            let lines: Vec<&str> = usual.lines().collect();
            let differing =
                other.lines().filter(|line| !lines.contains(line) && line.contains(char::is_numeric)).count();
            assert!(differing >= 3, "{} in {language}: only {differing} lines differ", game.meta().id);
        }
        compared += 1;
    }
    assert!(compared > 0, "there is an edition with other numbers");
}

#[test]
fn what_somebody_wrote_into_an_edition_is_no_tag() {
    const NASTY: &str = "<script>alert(1)</script> | *x* {{ 1 }}";
    let mut tried = 0;
    for game in GAMES {
        let Some(text) = changed(*game) else { continue };
        let Some(name) = text.lines().find(|line| line.trim_start().starts_with("name = \"")) else {
            continue;
        };
        let spoilt = text.replacen(name, &format!("name = \"{NASTY}\""), 1);
        // An edition may refuse such a name; then it is shown nowhere.
        let Ok(page) = game.rules(&with(spoilt), Language::English) else { continue };
        for block in page.sections.iter().flat_map(|section| &section.blocks) {
            if let RulesBlock::Text(html) = block {
                assert!(!html.contains("<script"), "{}: {html}", game.meta().id);
            }
        }
        tried += 1;
    }
    assert!(tried > 0, "some edition takes such a name");
}

#[test]
fn a_page_has_its_sections_in_the_order_of_the_text_and_few_bytes() {
    for game in GAMES {
        for language in Language::ALL {
            let page = game.rules(&Setup::default(), language).unwrap();
            assert_eq!(page.sections.first().map(|section| section.level), Some(1), "{}", game.meta().id);
            assert!(page.sections.iter().any(|section| section.id == tabletop::IN_BRIEF));
            let examples = page.sections.iter().flat_map(|section| &section.blocks);
            assert!(examples.filter(|block| matches!(block, RulesBlock::Example(_))).count() > 0);
        }
    }
}
