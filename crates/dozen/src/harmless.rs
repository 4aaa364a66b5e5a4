//! Text from outside on its way to a terminal: names in records, words of editions, what somebody typed.
//!
//! Such text may be shown, but it must not clear a screen, turn the reading direction or hide between letters. What could
//! is written out as JSON writes it (`\u001b`), so that figures printed as JSON stay what they were.

use std::fmt::Write as _;

/// One line of text with nothing in it but letters to see.
pub(crate) fn harmless(text: &str) -> String {
    text.chars().fold(String::new(), |mut line, c| {
        push(&mut line, c);
        line
    })
}

/// What a command has put together from its own words and text from outside: line breaks, tabs and colours of our own stay.
pub(crate) fn harmless_page(text: &str) -> String {
    let mut page = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let colour = our_colour(rest);
        if colour > 0 || matches!(c, '\n' | '\t') {
            page.push_str(&rest[..colour.max(1)]);
        } else {
            push(&mut page, c);
        }
        rest = &rest[colour.max(c.len_utf8())..];
    }
    page
}

/// A letter, or how it is written where it would do more than be seen.
pub(crate) fn push(line: &mut String, c: char) {
    match c {
        '\n' => line.push_str("\\n"),
        '\r' => line.push_str("\\r"),
        '\t' => line.push_str("\\t"),
        c if steers(c) => {
            for unit in c.encode_utf16(&mut [0; 2]) {
                // Writing to a text cannot fail.
                let _ = write!(line, "\\u{unit:04x}");
            }
        }
        c => line.push(c),
    }
}

fn steers(c: char) -> bool {
    c.is_control()
        || matches!(c,
            // The direction of reading, and line ends that are not line breaks.
            '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{206f}'
            // Nothing to see: soft hyphens, joiners, fillers, tags.
            | '\u{ad}' | '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200d}' | '\u{2060}'..='\u{2065}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}')
}

/// The length of the colour at the beginning of the text, if it is one that [`tabletop::paint`] makes; otherwise 0.
fn our_colour(text: &str) -> usize {
    let Some((code, _)) = text.strip_prefix("\u{1b}[").and_then(|rest| rest.split_once('m')) else {
        return 0;
    };
    // Bold, faint, a colour of the letters, and the end of it.
    let ours = matches!(code.as_bytes(), [b'0'..=b'2'] | [b'3' | b'9', b'0'..=b'7']);
    if ours { "\u{1b}[m".len() + code.len() } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::paint::{AnsiColor, colour, paint};

    #[test]
    fn text_from_outside_is_only_seen() {
        let nasty = "\u{1b}[2J\u{1b}[31mEve\r\n\t\u{9b}1A\u{202e}\u{200b}\u{e0041}\u{7f}";
        let written = "\\u001b[2J\\u001b[31mEve\\r\\n\\t\\u009b1A\\u202e\\u200b\\udb40\\udc41\\u007f";
        assert_eq!(harmless(nasty), written);
        for fine in
            ["Zoë", "Ann-Marie O'Neill", "Jürgen 🍩", "עדן", "李", "e\u{301}", "❤\u{fe0f}", "a\u{a0}b"]
        {
            assert_eq!(harmless(fine), fine);
            assert_eq!(harmless_page(fine), fine);
        }
        let back: String = serde_json::from_str(&format!("\"{written}\"")).unwrap();
        assert_eq!(back, nasty, "as JSON it is what it was");
    }

    #[test]
    fn a_page_keeps_its_lines_and_colours_and_nothing_else() {
        let own = format!("a\tb\n{:#}é\n", paint("12", colour(AnsiColor::Red).bold()));
        assert_eq!(harmless_page(&own), own);
        for foreign in [
            "\u{1b}[8m",
            "\u{1b}[41m",
            "\u{1b}[1;31m",
            "\u{1b}[+31m",
            "\u{1b}[2",
            "\u{1b}",
            "\u{1b}]0;x\u{7}",
        ] {
            assert!(!harmless_page(foreign).contains('\u{1b}'), "{foreign:?}");
        }
        assert_eq!(harmless_page("\u{1b}[2J\u{1b}[2mé\r"), "\\u001b[2J\u{1b}[2mé\\r");
    }
}
