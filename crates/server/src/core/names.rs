//! Names fit to be shown beside others: visible, not too wide, and unable to turn or cover what stands around them.

use protocol::Code;
use tabletop::say;
use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};
use unicode_width::UnicodeWidthStr;

use crate::WORDS;
use crate::core::Refusal;

/// The longest name: so many characters, and so many columns of a terminal, where some letters take two.
const LONGEST: usize = 30;
/// What a name may be sent as.
const MOST_BYTES: usize = 1_000;
/// So many marks may stand on one letter. More of them reach into the lines above and below.
const MARKS: usize = 3;

/// What joins letters of some scripts, and emoji. Between two of them it is welcome.
const JOINERS: [char; 2] = ['\u{200c}', '\u{200d}'];
/// Letters and signs that show nothing.
const BLANK: [char; 11] = [
    '\u{034f}',
    '\u{115f}',
    '\u{1160}',
    '\u{17b4}',
    '\u{17b5}',
    '\u{2800}',
    '\u{3164}',
    '\u{ffa0}',
    '\u{13441}',
    '\u{13442}',
    '\u{1d159}',
];

/// A name in its usual form: composed letters, single spaces, none at its ends. Refused if it cannot be shown.
pub(crate) fn checked_name(name: &str) -> Result<String, Refusal> {
    // Nothing is worked on that is far too long anyway.
    if name.len() <= MOST_BYTES {
        let composed: String = name.nfc().collect();
        let name = composed.split_whitespace().collect::<Vec<_>>().join(" ");
        if composed.chars().all(may_be_shown) && is_fit(&name) {
            return Ok(name);
        }
    }
    let words = say!(WORDS, "bad-name", most: LONGEST);
    Err(Refusal::new(Code::BadRequest, words).of_field("name"))
}

fn is_fit(name: &str) -> bool {
    let characters = name.chars().count();
    (1..=LONGEST).contains(&characters)
        && name.width() <= LONGEST
        && name.chars().any(is_seen)
        && has_few_marks(name)
        && has_no_loose_joiner(name)
}

/// Whether it shows something by itself.
fn is_seen(letter: char) -> bool {
    let category = letter.general_category();
    !is_mark(letter) && !BLANK.contains(&letter) && category != GeneralCategory::SpaceSeparator
}

fn is_mark(letter: char) -> bool {
    matches!(letter.general_category(), GeneralCategory::NonspacingMark | GeneralCategory::EnclosingMark)
}

/// Neither control characters nor what turns the direction of text, nor what nobody has given a meaning.
fn may_be_shown(letter: char) -> bool {
    use GeneralCategory as Is;
    let hidden = matches!(
        letter.general_category(),
        Is::Control
            | Is::Format
            | Is::Surrogate
            | Is::PrivateUse
            | Is::Unassigned
            | Is::LineSeparator
            | Is::ParagraphSeparator
    );
    JOINERS.contains(&letter) || !hidden && !BLANK.contains(&letter)
}

fn has_few_marks(name: &str) -> bool {
    let mut marks = 0;
    name.chars().all(|letter| {
        marks = if is_mark(letter) { marks + 1 } else { 0 };
        marks <= MARKS
    })
}

/// Joiners stand between two letters.
fn has_no_loose_joiner(name: &str) -> bool {
    let letters: Vec<char> = name.chars().collect();
    let is_joiner =
        |at: usize| letters.get(at).is_none_or(|letter| JOINERS.contains(letter) || *letter == ' ');
    (0..letters.len())
        .filter(|at| JOINERS.contains(&letters[*at]))
        .all(|at| at > 0 && !is_joiner(at - 1) && !is_joiner(at + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_many_scripts_are_taken_as_they_are() {
        for name in [
            "Ann",
            "Jörg",
            "Nguyễn Thị Ánh",
            "Zoë-Ève O'Neil",
            "李小龙",
            "たろう",
            "Владимир",
            "שָׁלוֹם",
            "محمد",
            "می\u{200c}خواهم",
            "👩\u{200d}🍳",
            "D🍩zen",
            "กิ๊ก",
            "1313",
            "क्षत्रिय",
        ] {
            assert_eq!(checked_name(name).as_deref(), Ok(name));
        }
    }

    #[test]
    fn a_name_is_brought_into_its_usual_form() {
        assert_eq!(checked_name("Jo\u{308}rg").as_deref(), Ok("Jörg"));
        assert_eq!(checked_name("  Ann \u{a0}\u{3000} B. ").as_deref(), Ok("Ann B."));
    }

    #[test]
    fn what_cannot_be_seen_or_harms_what_stands_beside_it_is_refused() {
        let stacked = format!("a{}", "\u{336}\u{489}".repeat(4));
        let long = "W".repeat(31);
        let wide = "字".repeat(16);
        let endless = "a ".repeat(10_000);
        for name in [
            "",
            "   ",
            "\u{200b}",
            "\u{200d}",
            "\u{3164}",
            "\u{2800}\u{2800}",
            "\u{1d159}",
            "\u{13441}\u{13442}",
            "\u{202e}nnA",
            "A\u{2066}b",
            "a\nb",
            "a\u{7}b",
            "\u{feff}Ann",
            "A\u{200d}",
            "A\u{200d}\u{200d}B",
            "\u{301}",
            "\u{e000}",
            "\u{ad}",
            "A\u{2028}B",
            &stacked,
            &long,
            &wide,
            &endless,
        ] {
            assert_eq!(checked_name(name).map_err(|refusal| refusal.code), Err(Code::BadRequest), "{name:?}");
        }
    }
}
