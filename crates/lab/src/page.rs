//! A page for people: at most 80 columns, in colour if asked.

use std::fmt::{self, Write};

use indicatif::HumanCount;
use tabletop::paint::{AnsiColor, FAINT, STRONG, Style, colour, paint};

use crate::Interval;

/// The page is at most this wide.
const WIDTH: usize = 80;
const BAR: Style = colour(AnsiColor::Cyan);

/// The page as far as it is written.
pub(crate) struct Page {
    text: String,
    colour: bool,
}

impl Page {
    /// What `draw` writes on an empty page.
    pub(crate) fn drawn(colour: bool, draw: impl FnOnce(&mut Page) -> fmt::Result) -> String {
        let mut page = Page { text: String::new(), colour };
        draw(&mut page).expect("writing to a string cannot fail");
        page.text
    }

    fn painted(&mut self, text: &str, style: Style) -> fmt::Result {
        if self.colour { write!(self.text, "{:#}", paint(text, style)) } else { self.text.write_str(text) }
    }

    pub(crate) fn heading(&mut self, text: &str) -> fmt::Result {
        self.painted(text, STRONG)?;
        self.end()
    }

    pub(crate) fn faint(&mut self, text: &str) -> fmt::Result {
        self.painted(text, FAINT)?;
        self.end()
    }

    /// Writes the rest of a line.
    pub(crate) fn line(&mut self, text: &str) -> fmt::Result {
        self.text.write_str(text)?;
        self.end()
    }

    /// Writes sentences, broken between words where the page ends.
    pub(crate) fn sentences(&mut self, text: &str) -> fmt::Result {
        let mut width = 0;
        for word in text.split(' ') {
            let long = word.chars().count();
            match width {
                0 => {}
                _ if width + 1 + long > WIDTH => {
                    self.end()?;
                    width = 0;
                }
                _ => {
                    self.text.push(' ');
                    width += 1;
                }
            }
            self.text.push_str(word);
            width += long;
        }
        self.end()
    }

    pub(crate) fn bar(&mut self, share: f64, width: usize) -> fmt::Result {
        self.painted(&bar(share, width), BAR)
    }

    pub(crate) fn gap(&mut self) {
        self.text.push('\n');
    }

    /// Ends the line, without blanks at its end.
    pub(crate) fn end(&mut self) -> fmt::Result {
        self.text.truncate(self.text.trim_end_matches(' ').len());
        self.text.write_char('\n')
    }
}

impl Write for Page {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.text.write_str(text)
    }
}

/// A bar filling `share` of `width` columns, in eighths of a column, padded to the width.
fn bar(share: f64, width: usize) -> String {
    const EIGHTHS: [&str; 8] = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];
    let filled = (share.clamp(0.0, 1.0) * (width * 8) as f64).round() as usize;
    // What is there at all should be seen.
    let filled = if share > 0.0 { filled.max(1) } else { 0 };
    format!("{:width$}", "█".repeat(filled / 8) + EIGHTHS[filled % 8])
}

pub(crate) fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}

pub(crate) fn range([low, high]: Interval) -> String {
    format!("{:>4.1} to {:>4.1}", low * 100.0, high * 100.0)
}

pub(crate) fn plural(count: u64, word: &str) -> String {
    format!("{} {word}{}", HumanCount(count), if count == 1 { "" } else { "s" })
}
