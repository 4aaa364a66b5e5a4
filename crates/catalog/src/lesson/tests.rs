//! Every lesson, played from beginning to end.

use std::fs;
use std::path::{Path, PathBuf};

use tabletop::{Language, Turn};

use super::read::{read, read_all};
use super::{Lesson, lessons, play};
use crate::{AnyGame, GAMES, find};

#[test]
fn every_file_is_a_lesson() {
    for game in GAMES {
        let id = game.meta().id;
        for (n, lesson) in (1..).zip(read_all(*game)) {
            let lesson = lesson.unwrap_or_else(|why| panic!("{id}, file {n}: {why}"));
            assert!(lesson.seats.contains(lesson.seat), "{id}, {}", lesson.id);
        }
        let mut ids: Vec<&str> = lessons(id).map(|lesson| lesson.id).collect();
        let (all, listed) = (ids.len(), game.lesson_texts().len());
        ids.sort_unstable();
        ids.dedup();
        assert_eq!((ids.len(), all), (listed, listed), "{id}: the ids differ: {ids:?}");
        assert!(lessons(id).any(|lesson| lesson.is_guided), "{id} has no guided game");
    }
}

#[test]
fn every_lesson_can_be_played_as_it_is_written() {
    let all = GAMES.iter().flat_map(|game| lessons(game.meta().id));
    let faults: Vec<String> = all.filter_map(|lesson| play(lesson, None).err()).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn whoever_practises_is_asked_first() {
    for lesson in GAMES.iter().flat_map(|game| lessons(game.meta().id)) {
        let mut table = find(lesson.game).unwrap().open(&lesson.setup(Vec::new(), "")).unwrap();
        let steps = lesson.opening(&mut *table).unwrap();
        let told = format!("{}, {}", lesson.game, lesson.id);
        assert_eq!((table.len(), table.awaits_others()), (steps.len(), false), "{told}");
        let is_asked = matches!(table.turn(), Turn::Act(due) if due.contains(lesson.seat));
        assert!(lesson.is_guided || is_asked, "{told}: {:?}", table.turn());
    }
}

/// What a lesson says of points is checked, and nothing needs to be built anew for that.
#[test]
fn an_edition_with_other_points_fails_a_lesson() {
    for game in GAMES {
        let id = game.meta().id;
        let Ok(edition) = fs::read_to_string(testdata(id).join("changed.toml")) else { continue };
        for lesson in lessons(id).filter(|lesson| lesson.is_guided) {
            let fault = play(lesson, Some(&edition));
            assert!(fault.is_err(), "{id}, {}: it knows no difference", lesson.id);
        }
    }
}

/// Numbers come from the game, never from the words.
#[test]
fn no_message_of_a_lesson_has_a_number_in_it() {
    let mut faults = Vec::new();
    for game in GAMES {
        let id = game.meta().id;
        let words = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("../games/src")
            .join(id.replace('-', "_"))
            .join("words");
        let said: Vec<&str> = lessons(id).flat_map(Lesson::messages).map(|(message, _)| message).collect();
        for language in Language::ALL {
            let text = fs::read_to_string(words.join(format!("{language}.ftl"))).unwrap();
            faults
                .extend(numbers(&text, &said).into_iter().map(|fault| format!("{id}, {language}: {fault}")));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The messages among these in which a digit is said.
fn numbers(ftl: &str, said: &[&str]) -> Vec<String> {
    use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement};

    fn has_digit(pattern: &Pattern<&str>) -> bool {
        pattern.elements.iter().any(|element| match element {
            PatternElement::TextElement { value } => value.contains(|c: char| c.is_ascii_digit()),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter().any(|variant| has_digit(&variant.value))
            }
            PatternElement::Placeable { .. } => false,
        })
    }
    let (Ok(resource) | Err((resource, _))) = fluent_syntax::parser::parse(ftl);
    let messages = resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) if said.contains(&message.id.name) => Some(message),
        _ => None,
    });
    let faulty = messages.filter(|message| message.value.as_ref().is_some_and(has_digit));
    faulty.map(|message| format!("'{}' has a digit in it", message.id.name)).collect()
}

#[test]
fn a_digit_is_found_wherever_it_is_said() {
    let ftl = "a = You have 2 points.\nb = You have { $n ->\n    [one] 1 point\n   *[other] { $n } points\n  }.\n\
               c = You have { $n } points.\nd = 3 points";
    assert_eq!(numbers(ftl, &["a", "b", "c"]), ["'a' has a digit in it", "'b' has a digit in it"]);
}

fn testdata(id: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../games/testdata").join(id)
}

fn a_game() -> &'static dyn AnyGame {
    find("go-nuts").unwrap()
}

/// What is wrong with a lesson in which one thing was changed.
fn fault(from: &str, to: &str) -> String {
    let game = a_game();
    let text = game.lesson_texts()[0];
    assert!(text.contains(from), "'{from}' is not in the lesson");
    let text: &'static str = Box::leak(text.replacen(from, to, 1).into_boxed_str());
    let lesson = read(game.meta().id, game.messages(), text);
    let played = lesson.and_then(|lesson| play(Box::leak(Box::new(lesson)), None));
    played.expect_err(&format!("'{to}' instead of '{from}' changes nothing"))
}

#[test]
fn what_no_longer_holds_is_told_with_its_line() {
    let text = a_game().lesson_texts()[0];
    let first =
        |word: &str| text.lines().find(|line| line.trim().starts_with(word)).unwrap().trim().to_string();
    let told = |from: &str, to: &str, words: &str| {
        let fault = fault(from, to);
        assert!(fault.contains(words), "{fault}");
    };
    told("rules 1", "rules 2", "it was written for version 2 of the rules, which are at version 1");
    told("rules 1", "rules one", "line 7: 'one' is not a number that fits here");
    told(&first("take"), "take nonsense", "nonsense cannot be chosen: ");
    told(&first("tell"), "tell there-is-no-such-message", "there is no message 'there-is-no-such-message'");
    told(&first("with"), "with other = view /row", "donut");
    told(&first("with points"), "with points = view /nowhere", "there is nothing for $points");
    told(&first("expect"), "expect points 1 99", "is 2, not 99");
    told(&first("tell"), "dance", ": 'dance' is not a word of a lesson");
    told(&first("do"), "do x.draw:glazed 1.pick:1", "line 11: ");
}
