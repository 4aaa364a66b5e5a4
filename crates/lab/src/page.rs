//! A page for people: at most 80 columns, in colour if asked.

use std::fmt::{self, Write};

use indicatif::HumanCount;
use tabletop::paint::{AnsiColor, FAINT, STRONG, Style, colour, paint};

use crate::{Interval, Provenance};

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

    /// Says where the figures come from: the game, the edition and what was changed in it, options and weights.
    pub(crate) fn provenance(&mut self, from: &Provenance) -> fmt::Result {
        self.heading(&from.heading())?;
        self.sentences(&from.edition_text())?;
        for text in [from.options_text(), from.weights_text()].into_iter().flatten() {
            self.sentences(&text)?;
        }
        Ok(())
    }

    /// Writes sentences, broken between words where the page ends.
    pub(crate) fn sentences(&mut self, text: &str) -> fmt::Result {
        // A percent sign stays with its number.
        const GLUE: &str = "\u{a0}";
        let mut width = 0;
        for word in text.replace(" %", &format!("{GLUE}%")).split(' ').map(|word| word.replace(GLUE, " ")) {
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
            self.text.push_str(&word);
            width += long;
        }
        self.end()
    }

    pub(crate) fn bar(&mut self, share: f64, width: usize) -> fmt::Result {
        self.coloured(&bar(share, width))
    }

    /// Writes part of a chart.
    pub(crate) fn coloured(&mut self, text: &str) -> fmt::Result {
        self.painted(text, BAR)
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

/// A mean and half the width of its 95 % interval: `12.3 ± 0.4`.
pub(crate) fn mean(mean: f64, interval: Option<Interval>) -> String {
    match interval {
        Some([low, high]) => format!("{mean:.1} ± {:.1}", (high - low) / 2.0),
        None => format!("{mean:.1}"),
    }
}

pub(crate) fn plural(count: u64, word: &str) -> String {
    format!("{} {word}{}", HumanCount(count), if count == 1 { "" } else { "s" })
}

/// `1st`, `2nd`, `3rd`, `4th`: tables have few places.
pub(crate) fn ordinal(place: usize) -> String {
    let ending = match place {
        1 => "st",
        2 => "nd",
        3 => "rd",
        _ => "th",
    };
    format!("{place}{ending}")
}

/// A time in milliseconds, in at most six columns: `12 µs`, `3.4 ms`, `1.21 s`.
pub(crate) fn duration(ms: f64) -> String {
    match ms {
        _ if ms < 0.00995 => format!("{:.1} µs", ms * 1000.0),
        _ if ms < 0.9995 => format!("{:.0} µs", ms * 1000.0),
        _ if ms < 9.95 => format!("{ms:.1} ms"),
        _ if ms < 999.5 => format!("{ms:.0} ms"),
        _ if ms < 9995.0 => format!("{:.2} s", ms / 1000.0),
        _ => format!("{:.0} s", ms / 1000.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_percent_sign_stays_with_its_number() {
        let page = Page::drawn(false, |page| page.sentences(&format!("{}a 95 % of it", "word ".repeat(15))));
        assert_eq!(page.lines().nth(1), Some("95 % of it"), "{page}");
    }

    #[test]
    fn times_have_the_unit_that_suits_them() {
        let times = [0.0, 0.0003, 0.0124, 0.9996, 3.44, 9.96, 56.7, 999.6, 1210.0, 9994.0, 9999.0, 123_456.0];
        let expected = [
            "0.0 µs", "0.3 µs", "12 µs", "1.0 ms", "3.4 ms", "10 ms", "57 ms", "1.00 s", "1.21 s", "9.99 s",
            "10 s", "123 s",
        ];
        assert_eq!(times.map(duration), expected);
        assert!(expected.iter().all(|time| time.chars().count() <= 6));
    }
}
