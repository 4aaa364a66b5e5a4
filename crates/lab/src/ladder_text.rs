//! A ladder for people: as a page, and as Markdown for the documentation.

use std::fmt::{self, Write as _};

use indicatif::HumanCount;

use crate::page::{Page, duration, percent};
use crate::{Ladder, MatchReport, Rung, Verdict};

impl Ladder {
    /// The table for people; in colour if asked. It is wider than 80 columns if there are more than six bots.
    pub fn text(&self, colour: bool) -> String {
        Page::drawn(colour, |page| self.draw(page))
    }

    fn draw(&self, page: &mut Page) -> fmt::Result {
        if let Some(first) = self.matches.first() {
            page.provenance(&first.provenance)?;
            page.sentences(&self.bots_text())?;
            page.sentences(&first.provenance.program_text())?;
        }
        page.sentences(&self.explanation("* marks"))?;
        page.gap();
        let width = self.bots.iter().map(|rung| rung.bot.to_string().len()).max().unwrap_or(0).max(8);
        let columns = &self.bots[..self.bots.len().saturating_sub(1)];
        let mut head = format!("{:width$}", "");
        for column in columns {
            let _ = write!(head, "  {:>11}", column.bot.to_string());
        }
        page.heading(&head)?;
        for (i, row) in self.bots.iter().enumerate().skip(1) {
            write!(page, "{:width$}", row.bot)?;
            for column in &columns[..i] {
                let cell = self.between(row.bot, column.bot).map_or_else(String::new, |report| {
                    let [share, low, high] = shares(report);
                    let mark = if report.verdict == Verdict::Open { ' ' } else { '*' };
                    format!("{share:.0} {low:.0}-{high:.0}{mark}")
                });
                write!(page, "  {cell:>11}")?;
            }
            page.end()?;
        }
        page.gap();
        page.heading(&format!(
            "{:width$}  {:>10}  {:>8}  {:>8}  {:>8}",
            "", "rating", "mean", "99 %", "longest"
        ))?;
        for rung in &self.bots {
            page.line(&format!(
                "{:width$}  {:>10}  {:>8}  {:>8}  {:>8}",
                rung.bot,
                rating(rung.rating),
                duration(rung.think_ms_mean),
                duration(rung.think_ms_p99),
                duration(rung.think_ms_max)
            ))?;
        }
        page.faint("Rating: on the scale of Elo, from two-seat games. Times: of one decision.")
    }

    /// The table as Markdown, under a heading of the second level.
    pub fn markdown(&self) -> String {
        let mut text = format!("## {}, {} seats\n\n", self.title, self.seats);
        if let Some(first) = self.matches.first() {
            let from = &first.provenance;
            let lines = [Some(from.edition_text()), from.options_text(), from.weights_text()];
            for line in lines.into_iter().flatten().chain([self.bots_text(), from.program_text()]) {
                let _ = writeln!(text, "{line}");
            }
        }
        let _ = writeln!(text, "\n{}\n", self.explanation("Bold is"));
        let columns = &self.bots[..self.bots.len().saturating_sub(1)];
        let names: Vec<String> = columns.iter().map(|column| column.bot.to_string()).collect();
        let _ = writeln!(text, "| | {} |\n|---|{}", names.join(" | "), "---:|".repeat(names.len()));
        for (i, row) in self.bots.iter().enumerate().skip(1) {
            let cells = columns.iter().enumerate().map(|(j, column)| {
                let played = self.between(row.bot, column.bot).filter(|_| j < i);
                played.map_or_else(String::new, |report| {
                    let [share, low, high] = shares(report);
                    let bold = if report.verdict == Verdict::Open { "" } else { "**" };
                    format!("{bold}{share:.1} ({low:.1} to {high:.1}){bold}")
                })
            });
            let _ = writeln!(text, "| {} | {} |", row.bot, cells.collect::<Vec<_>>().join(" | "));
        }
        text.push_str("\n| | rating | mean | 99 % | longest |\n|---|---:|---:|---:|---:|\n");
        for rung in &self.bots {
            let times = [rung.think_ms_mean, rung.think_ms_p99, rung.think_ms_max].map(duration);
            let _ = writeln!(text, "| {} | {} | {} |", rung.bot, rating(rung.rating), times.join(" | "));
        }
        text
    }

    /// Everybody who took part, each with its iterations.
    fn bots_text(&self) -> String {
        let mut all = self.matches[0].provenance.clone();
        let used = self.matches.iter().flat_map(|report| &report.provenance.bots);
        let find = |rung: &Rung| used.clone().find(|used| used.bot == rung.bot).cloned();
        all.bots = self.bots.iter().filter_map(find).collect();
        all.bots_text()
    }

    fn explanation(&self, mark: &str) -> String {
        let (mut planned, mut seed) = (0, 0);
        for report in &self.matches {
            planned = planned.max(report.games_planned);
            seed = report.provenance.seed;
        }
        let seats = self.seats.get();
        let field = if seats == 2 {
            "the column's bot".to_string()
        } else {
            format!("{} of the column's", seats - 1)
        };
        let even = percent(1.0 / seats as f64);
        format!(
            "Wins of the row's bot against {field}, in percent, with the 95 % interval; an even share is {even}. \
             {mark} what is clear. At most {} games each with seed {seed}, the same deals at every seating.",
            HumanCount(planned)
        )
    }
}

/// The share of the first bot and the ends of its interval, in percent. Near 100 % the interval is not even on both sides.
fn shares(report: &MatchReport) -> [f64; 3] {
    let first = &report.bots[0];
    let [low, high] = first.win_share_ci;
    [first.win_share, low, high].map(|share| share * 100.0)
}

fn rating(rating: Option<f64>) -> String {
    rating.map_or_else(|| "–".to_string(), |rating| format!("{rating:.0}"))
}
