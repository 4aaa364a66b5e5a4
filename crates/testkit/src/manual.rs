//! The rules for people: true for every table, the same in every language, and with no number of their own.

use std::collections::BTreeSet;

use tabletop::{Block, Book, Config, Guide, IN_BRIEF, Language, Manual, Viewer, fast_rng};

use crate::fault::{Fault, ensure};
use crate::setup::{self, Setup};

/// Numbers in words, which would be wrong in another edition. One and two are often no numbers: "one of them", "in two".
const SPELLED: [&[&str]; Language::ALL.len()] = [
    &["three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen"],
    &["drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf", "dreizehn"],
];

/// Writes the rules of `G` for every table size, every edition and every option in every language, and panics at the first
/// fault.
///
/// # Panics
/// If the rules cannot be written, have a number of their own, or do not tell of an option.
pub fn check_manual<G: Manual>() {
    if let Err(fault) = find_fault_in_rules::<G>() {
        panic!("{fault}");
    }
}

/// The first fault in the rules of `G` for people, if there is one.
pub fn find_fault_in_rules<G: Manual>() -> Result<(), Fault> {
    let fault = |setup: &str, what| Fault { game: G::META.id, setup: setup.into(), steps: Vec::new(), what };
    for language in Language::ALL {
        has_no_number_of_its_own(G::RULES[language as usize], language)
            .map_err(|what| fault(&format!("the text in {language}"), what))?;
    }
    let outside = |what| fault("no table", what);
    for setup in setup::standard::<G>().map_err(outside)? {
        let ids = can_be_written(&setup).map_err(|what| fault(&setup.name, what))?;
        knows_where_we_are(&setup, &ids).map_err(|what| fault(&setup.name, what))?;
    }
    for setup in setup::other_editions::<G>().map_err(outside)? {
        can_be_written(&setup).map_err(|what| fault(&setup.name, what))?;
    }
    for setup in setup::single_options::<G>().map_err(outside)? {
        can_be_written(&setup).map_err(|what| fault(&setup.name, what))?;
        tells_of_the_option(&setup).map_err(|what| fault(&setup.name, what))?;
    }
    Ok(())
}

/// The text without what is filled in.
fn bare(text: &str) -> String {
    let mut bare = String::new();
    let mut rest = text;
    while let Some(start) = rest.find(['{']) {
        let tag = &rest[start..];
        let end = ["{{", "{%", "{ #"].iter().zip(["}}", "%}", "}"]).find_map(|(open, close)| {
            tag.starts_with(open).then(|| tag.find(close).map(|at| at + close.len())).flatten()
        });
        bare.push_str(&rest[..start]);
        bare.push(' ');
        rest = &tag[end.unwrap_or(1)..];
    }
    bare + rest
}

fn has_no_number_of_its_own(text: &str, language: Language) -> Result<(), String> {
    let bare = bare(text);
    for (i, line) in bare.lines().enumerate() {
        let words = line.trim_start().strip_prefix("1. ").unwrap_or(line);
        let number = |word: &str| {
            word.contains(|c: char| c.is_ascii_digit())
                || SPELLED[language as usize].contains(&word.to_lowercase().as_str())
        };
        if let Some(word) = words.split(|c: char| !c.is_alphanumeric()).find(|word| number(word)) {
            return Err(format!("line {}: '{word}' is a number of its own: name what it comes from", i + 1));
        }
        ensure(!line.contains('`') && !line.contains('_'), || {
            format!("line {}: no codes and no names of options: {line}", i + 1)
        })?;
    }
    Ok(())
}

fn guide<G: Manual>(book: Book<G>, language: Language) -> Result<Guide<G>, String> {
    Guide::new(book, language).map_err(|e| format!("in {language}: {e}"))
}

/// The rules can be written in every language, with the same sections and examples; the names of the sections.
fn can_be_written<G: Manual>(setup: &Setup<G>) -> Result<BTreeSet<String>, String> {
    let mut outlines = Vec::new();
    for language in Language::ALL {
        let guide = guide(setup.book, language)?;
        let text = guide.plain(language);
        ensure(!text.contains(['{', '}']), || format!("in {language}: a blank is left"))?;
        let is_default = setup.book.edition.is_default() && setup.book.changed_options().is_empty();
        let mut outline = Vec::new();
        for section in &guide.sections {
            let examples = section.blocks.iter().filter_map(|block| match block {
                Block::Example(example) => Some(example),
                Block::Text(_) => None,
            });
            let mut names = Vec::new();
            for example in examples {
                ensure(!(is_default && example.elsewhere), || {
                    format!("the example {} cannot be played in the default edition", example.name)
                })?;
                ensure(!example.told.is_empty() || example.sheet.is_some(), || {
                    format!("the example {} tells nothing", example.name)
                })?;
                names.push(example.name);
            }
            outline.push((section.id.clone(), section.level, names));
        }
        outlines.push(outline);
    }
    ensure(outlines.windows(2).all(|pair| pair[0] == pair[1]), || {
        format!("the languages have other sections or examples: {outlines:?}")
    })?;
    let outline = &outlines[0];
    let ids: BTreeSet<String> = outline.iter().map(|(id, ..)| id.clone()).collect();
    ensure(ids.len() == outline.len(), || format!("two sections have the same name: {outline:?}"))?;
    ensure(ids.contains(IN_BRIEF), || format!("there is no section {IN_BRIEF}"))?;
    let shown: BTreeSet<&str> = outline.iter().flat_map(|(.., names)| names.iter().copied()).collect();
    let unshown = G::EXAMPLES.iter().find(|(name, _)| !shown.contains(name));
    let is_default = setup.book.edition.is_default() && setup.book.changed_options().is_empty();
    match unshown {
        Some((name, _)) if is_default => Err(format!("the example {name} is not shown")),
        _ => Ok(ids),
    }
}

/// Whoever changes an option reads something else, and reads that it is a house rule, at some table: an option may be about
/// what only large ones have.
fn tells_of_the_option<G: Manual>(setup: &Setup<G>) -> Result<(), String> {
    let config: Config<G> = Config { edition: setup.book.edition, options: setup.book.options.clone() };
    let tables = G::META.seat_counts().filter_map(|seats| Book::open(&config, seats).ok());
    let told: Vec<Result<(), String>> = tables.map(tells_at).collect();
    if told.iter().any(Result::is_ok) { Ok(()) } else { told.into_iter().collect() }
}

fn tells_at<G: Manual>(book: Book<G>) -> Result<(), String> {
    let usual: Book<G> = Book::standard(book.seats).map_err(|e| e.to_string())?;
    for language in Language::ALL {
        let (changed, usual) =
            (guide(book, language)?.plain(language), guide(usual, language)?.plain(language));
        let mark = ["(house rule)", "(Hausregel)"][language as usize];
        ensure(changed.contains(mark), || format!("in {language}: nothing is marked as a house rule"))?;
        let unmarked = changed.replace(&format!(" **{mark}**"), "");
        // The first lines say that there are house rules.
        let body =
            |text: &str| text.split_once("\n## ").map(|(_, body)| body.to_string()).unwrap_or_default();
        ensure(body(&unmarked) != body(&usual), || {
            format!("in {language}: the text is the same as without it")
        })?;
    }
    Ok(())
}

/// In every position of a random game the text has a section about what is on.
fn knows_where_we_are<G: Manual>(setup: &Setup<G>, ids: &BTreeSet<String>) -> Result<(), String> {
    const STEPS: usize = 400;
    let mut rng = fast_rng(7, setup.book.seats.get() as u64);
    let mut game = G::new(setup.book);
    for _ in 0..STEPS {
        let topic = G::topic(&game.view(Viewer::Spectator));
        ensure(ids.contains(topic), || format!("there is no section {topic}"))?;
        let Some(step) = game.random_step(&mut rng) else { break };
        game.apply_unchecked(step);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_in_the_text_is_found() {
        let check = |text| has_no_number_of_its_own(text, Language::English);
        assert_eq!(
            check("# A game { #title }\n1. Take {{ n(3, \"card\", \"cards\") }}, one of {{ numbers.row }}."),
            Ok(())
        );
        assert!(check("Take 3 cards.").is_err());
        assert!(check("Take Three cards.").is_err());
        assert!(check("{% if a == 3 %}Take{% endif %} five").is_err());
        assert!(check("the option `goal`").is_err());
        assert!(has_no_number_of_its_own("Nimm fünf Karten.", Language::German).is_err());
    }
}
