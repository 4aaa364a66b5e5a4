//! What came of a search, for people: a page of at most 80 columns.

use std::fmt;

use super::{Aim, Met, TunedEdition, Wanted};
use crate::Difference;
use crate::page::{Page, plural};

impl TunedEdition {
    /// The report for people, drawn in at most 80 columns; in colour if asked.
    pub fn text(&self, colour: bool) -> String {
        Page::drawn(colour, |page| self.draw(page))
    }

    /// Whether every target is met, as far as one can tell.
    pub fn is_met(&self) -> bool {
        self.aims.iter().all(|aim| matches!(aim.after.met, Met::Yes | Met::Likely))
    }

    fn draw(&self, page: &mut Page) -> fmt::Result {
        page.heading(&format!("{}, edition {}", self.title, self.edition[0]))?;
        let refused = match self.refused {
            0 => String::new(),
            n => format!(", {n} of which cannot be played"),
        };
        page.sentences(&format!(
            "Tried {}{refused}: {} each at every table size, the same deals for all, seed {}. {} plays every seat.",
            plural(self.tried as u64, "edition"),
            plural(self.games, "game"),
            self.seed,
            self.bot
        ))?;
        if self.is_cut_short {
            page.sentences("There was more to try: run it again on the edition that was found.")?;
        }
        page.gap();
        let width = self.numbers.iter().map(|one| one.number.chars().count()).max().unwrap_or(0).min(56);
        page.heading(&format!("{:width$}  {:>7}  {:>7}", "number", "before", "after"))?;
        for one in &self.numbers {
            let name: String = one.number.chars().take(width).collect();
            let before = one.before.map_or("various".to_string(), |before| before.to_string());
            page.line(&format!("{name:width$}  {before:>7}  {:>7}", one.after))?;
        }
        page.gap();
        page.heading(&format!(
            "{:15} {:>5}  {:>13}  {:>20}  {:>20}",
            "target", "seats", "wanted", "before", "after"
        ))?;
        for aim in &self.aims {
            let Aim { target, seats, low, high, before, after } = aim;
            let wanted = format!("{} to {}", short(*low), short(*high));
            page.line(&format!(
                "{target:15} {seats:>5}  {wanted:>13}  {:>20}  {:>20}",
                figure(before),
                figure(after)
            ))?;
        }
        page.faint(&format!(
            "The worst place or component of each; {} on other deals, seed {}.",
            plural(self.last_games, "game"),
            self.last_seed
        ))?;
        page.faint("✓ met, (✓) likely met, (✗) likely missed, ✗ missed; ± is half of a 95 % interval.")?;
        page.gap();
        page.sentences(&self.verdict())?;
        for report in &self.changes {
            let clear: Vec<String> =
                report.differences.iter().filter(|one| one.clear).map(Difference::in_words).collect();
            if !clear.is_empty() {
                page.sentences(&format!(
                    "At {}: {}.",
                    plural(report.a.seats.get() as u64, "seat"),
                    clear.join("; ")
                ))?;
            }
        }
        Ok(())
    }

    fn verdict(&self) -> String {
        let missed: Vec<String> = self
            .aims
            .iter()
            .filter(|aim| matches!(aim.after.met, Met::No | Met::Unlikely))
            .map(|aim| format!("{} at {} seats", aim.target, aim.seats))
            .collect();
        match &missed[..] {
            [] => "Every target is met, as far as these games can tell.".to_string(),
            missed => format!("Missed: {}. Allow wider ranges, or name other numbers.", missed.join(", ")),
        }
    }
}

/// `caramel +1.2 ± 0.4 ✓`, in as few columns as it takes.
fn figure(wanted: &Wanted) -> String {
    const WHOSE: usize = 7;
    let mark = match wanted.met {
        Met::Yes => "✓",
        Met::Likely => "(✓)",
        Met::Unlikely => "(✗)",
        Met::No => "✗",
    };
    let whose: String = wanted.whose.chars().take(WHOSE).collect();
    let half = wanted.ci.map(|[low, high]| format!("±{}", short((high - low) / 2.0))).unwrap_or_default();
    format!("{whose} {}{half} {mark}", short(wanted.value)).trim_start().to_string()
}

/// A number in few digits.
fn short(value: f64) -> String {
    if value.abs() >= 9.95 || value.fract() == 0.0 { format!("{value:.0}") } else { format!("{value:.1}") }
}
