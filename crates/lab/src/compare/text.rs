//! What a comparison found, for people: a page of at most 80 columns.

use std::fmt;

use indicatif::HumanCount;

use super::{CompareReport, Difference};
use crate::page::{Page, percent, plural};

impl CompareReport {
    /// The report for people, drawn in at most 80 columns; in colour if asked.
    pub fn text(&self, colour: bool) -> String {
        Page::drawn(colour, |page| self.draw(page))
    }

    fn draw(&self, page: &mut Page) -> fmt::Result {
        page.heading(&self.a.heading())?;
        for (name, from) in [("A", &self.a), ("B", &self.b)] {
            let options = from.options_text().map(|text| format!(" {text}")).unwrap_or_default();
            let weights = from.weights_text().map(|text| format!(" {text}")).unwrap_or_default();
            page.sentences(&format!(
                "{name}: {}{options} {}{weights}",
                from.edition_text(),
                from.bots_text()
            ))?;
        }
        page.sentences(&format!(
            "{} on each side with seed {}, the same deals on both.",
            plural(self.games, "game"),
            self.a.seed
        ))?;
        page.gap();
        page.sentences(&self.answer())?;
        page.faint(&format!("{:.1} s on {}.", self.seconds, plural(self.threads as u64, "thread")))?;
        page.sentences(&self.a.program_text())?;
        page.gap();
        self.draw_differences(page)
    }

    /// What is clear, in words.
    fn answer(&self) -> String {
        if self.other_ways == 0 {
            return format!(
                "No effect here: all {} games went the same way, step by step.",
                HumanCount(self.games)
            );
        }
        let share = self.other_ways as f64 / self.games as f64;
        let ways = format!("{} of the games went another way.", percent(share));
        let clear: Vec<String> =
            self.differences.iter().filter(|one| one.clear).map(Difference::in_words).collect();
        if clear.is_empty() {
            format!("{ways} No difference is clear yet: play more games to see smaller ones.")
        } else {
            format!("{ways} Clear at B: {}.", clear.join("; "))
        }
    }

    fn draw_differences(&self, page: &mut Page) -> fmt::Result {
        let width = self.differences.iter().map(|one| one.what.len()).max().unwrap_or(0);
        page.heading(&format!("{:width$}  {:>8}  {:>8}  {:>8}  {:^18}", "", "A", "B", "B - A", "95 %"))?;
        for one in &self.differences {
            let ci = one.ci.map(|[low, high]| format!("{} to {}", one.signed(low), one.signed(high)));
            page.line(&format!(
                "{:width$}  {:>8}  {:>8}  {:>8}  {:>18}  {}",
                one.what,
                one.plain(one.a),
                one.plain(one.b),
                one.signed(one.difference),
                ci.as_deref().unwrap_or("unknown"),
                if one.clear { "clear" } else { "" },
            ))?;
        }
        page.faint("The greatest effect first; shares in percent. Clear: hardly by chance, even with")?;
        page.faint("so many lines to look at.")
    }
}

impl Difference {
    fn scaled(&self, value: f64) -> f64 {
        if self.is_share { value * 100.0 } else { value }
    }

    fn plain(&self, value: f64) -> String {
        format!("{:.1}", self.scaled(value))
    }

    /// With its sign, and with a second digit where the first says nothing.
    fn signed(&self, value: f64) -> String {
        let value = self.scaled(value);
        if value.abs() < 0.95 { format!("{value:+.2}") } else { format!("{value:+.1}") }
    }

    /// `rounds +1.5`, `shared wins -3.2 points`.
    pub(crate) fn in_words(&self) -> String {
        let unit = if self.is_share { " points" } else { "" };
        format!("{} {}{unit}", self.what, self.signed(self.difference))
    }
}
