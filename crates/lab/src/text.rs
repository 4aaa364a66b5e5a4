//! What a simulation found, for people: a page of at most 80 columns.

use std::fmt::{self, Write as _};

use indicatif::HumanCount;

use crate::page::{Page, mean, percent, plural, range};
use crate::playout::MOST_DECISIONS;
use crate::{Histogram, ProgramUsed, Report};

const WINS_BAR: usize = 18;
const SCORE_BAR: usize = 48;
/// The score chart has at most this many lines.
const SCORE_LINES: i64 = 14;

impl Report {
    /// The report for people, drawn in at most 80 columns; in colour if asked.
    pub fn text(&self, colour: bool) -> String {
        Page::drawn(colour, |page| self.draw(page))
    }

    fn draw(&self, page: &mut Page) -> fmt::Result {
        self.draw_head(page)?;
        if self.is_solo() {
            self.draw_solo(page)?;
        } else {
            self.draw_seats(page)?;
            self.draw_turns(page)?;
        }
        if self.wins_by_bot.len() > 1 {
            self.draw_bots(page)?;
        }
        self.draw_scores(page)?;
        self.draw_length(page)
    }

    /// Whoever plays alone always wins: then points are all there is to tell.
    fn is_solo(&self) -> bool {
        self.provenance.seats.get() == 1
    }

    fn draw_head(&self, page: &mut Page) -> fmt::Result {
        let from = &self.provenance;
        page.provenance(from)?;
        page.sentences(&format!(
            "{} {} with seed {}, {}.",
            from.bots_text(),
            plural(self.games, "game"),
            from.seed,
            plural(self.decisions, "decision")
        ))?;
        for said in self.programs.iter().filter_map(ProgramUsed::text) {
            page.sentences(&said)?;
        }
        page.faint(&format!(
            "{:.1} s on {}, {} decisions per second.",
            self.seconds,
            plural(self.threads as u64, "thread"),
            HumanCount(self.decisions_per_second.round() as u64)
        ))?;
        page.sentences(&from.program_text())
    }

    fn draw_solo(&self, page: &mut Page) -> fmt::Result {
        page.gap();
        let points = mean(self.score_mean, self.score_mean_by_seat_ci[0]);
        page.sentences(&format!("{} alone reaches {points} points.", self.provenance.bots[0].bot))
    }

    fn draw_seats(&self, page: &mut Page) -> fmt::Result {
        let bots = &self.provenance.bots;
        let width = bots.iter().map(|used| used.bot.to_string().len()).max().unwrap_or(0).max(8);
        let bar_width = WINS_BAR.saturating_sub(width - 8);
        page.gap();
        page.heading(&format!(
            "seat  {:width$}  {:>7}  {:bar_width$}  {:^12}  {:>12}  {:>6}",
            "bot", "wins", "", "95 %", "points", "spread"
        ))?;
        let longest = self.wins_by_seat.iter().copied().fold(0.0, f64::max);
        for (i, used) in bots.iter().enumerate() {
            let bot = if self.rotate { "in turn".to_string() } else { used.bot.to_string() };
            let share = self.wins_by_seat[i];
            write!(page, "{:>4}  {bot:width$}  {:>7}  ", i + 1, percent(share))?;
            page.bar(share / longest, bar_width)?;
            let points = mean(self.score_mean_by_seat[i], self.score_mean_by_seat_ci[i]);
            let spread = self.score_sd_by_seat[i];
            page.line(&format!("  {}  {points:>12}  {spread:>6.1}", range(self.wins_by_seat_ci[i])))?;
        }
        Ok(())
    }

    fn draw_turns(&self, page: &mut Page) -> fmt::Result {
        page.gap();
        let Some(order) = &self.by_turn else {
            return page.faint("All seats choose at once: there is no turn order.");
        };
        page.heading(&format!(
            "{:14}  {:>7}  {:WINS_BAR$}  {:^12}  {:>12}  {:>6}",
            "in turn order", "wins", "", "95 %", "points", "spread"
        ))?;
        let longest = order.wins.iter().copied().fold(0.0, f64::max);
        for i in 0..order.wins.len() {
            write!(page, "{:>4}{:10}  {:>7}  ", i + 1, "", percent(order.wins[i]))?;
            page.bar(order.wins[i] / longest, WINS_BAR)?;
            let points = mean(order.score_mean[i], order.score_mean_ci[i]);
            page.line(&format!("  {}  {points:>12}  {:>6.1}", range(order.wins_ci[i]), order.score_sd[i]))?;
        }
        Ok(())
    }

    fn draw_bots(&self, page: &mut Page) -> fmt::Result {
        page.gap();
        let width = self.wins_by_bot.iter().map(|wins| wins.bot.to_string().len()).max().unwrap_or(0).max(8);
        page.heading(&format!("{:width$}  {:>5}  {:>16}", "bot", "seats", "wins of one seat"))?;
        let longest = self.wins_by_bot.iter().map(|wins| wins.share).fold(0.0, f64::max);
        for wins in &self.wins_by_bot {
            write!(page, "{:width$}  {:>5}  {:>7}  ", wins.bot, wins.seats, percent(wins.share))?;
            page.bar(wins.share / longest, WINS_BAR)?;
            page.line(&format!("  {}", range(wins.ci)))?;
        }
        page.faint(&format!("An even share is {}.", percent(1.0 / self.provenance.seats.get() as f64)))
    }

    fn draw_scores(&self, page: &mut Page) -> fmt::Result {
        page.gap();
        page.heading(if self.is_solo() { "points" } else { "points of all seats" })?;
        let bins = Bins::of(&self.score_histogram);
        let total = self.score_histogram.count() as f64;
        let longest = bins.counts.iter().copied().max().unwrap_or(1) as f64;
        let label_width = bins.labels().map(|label| label.len()).max().unwrap_or(0);
        for (label, count) in bins.labels().zip(&bins.counts) {
            let count = *count as f64;
            write!(page, "{label:>label_width$}  {:>7}  ", percent(count / total))?;
            page.bar(count / longest, SCORE_BAR)?;
            page.end()?;
        }
        let winners =
            if self.is_solo() { String::new() } else { format!("; winners {:.1}", self.winner_score_mean) };
        page.sentences(&format!(
            "Mean {:.1}, spread {:.1}, from {} to {}{winners}.",
            self.score_mean, self.score_sd, self.score_min, self.score_max
        ))
    }

    fn draw_length(&self, page: &mut Page) -> fmt::Result {
        page.gap();
        page.sentences(&format!(
            "Length {} {}, spread {:.1}, from {} to {}.",
            mean(self.turns_mean, self.turns_histogram.mean_interval()),
            self.turns_called,
            self.turns_sd,
            self.turns_min,
            self.turns_max
        ))?;
        if self.unfinished > 0 {
            page.sentences(&format!(
                "{} did not end and {} broken off after {} decisions; {} left out.",
                plural(self.unfinished, "game"),
                if self.unfinished == 1 { "was" } else { "were" },
                HumanCount(MOST_DECISIONS),
                if self.unfinished == 1 { "it is" } else { "they are" },
            ))?;
        }
        if !self.is_solo() {
            page.sentences(&format!("{} of the games had more than one winner.", percent(self.shared_wins)))?;
        }
        page.faint("± is half the width of a 95 % interval; the spread is a standard deviation.")
    }
}

/// Neighbouring numbers put together, so that a chart of them has few lines.
struct Bins {
    width: i64,
    /// The lowest number of the first bin, a multiple of the width.
    start: i64,
    counts: Vec<u64>,
}

impl Bins {
    fn of(seen: &Histogram) -> Self {
        let first_bin = |width: i64| seen.min().div_euclid(width);
        let n_bins = |width: i64| seen.max().div_euclid(width) - first_bin(width) + 1;
        let widths = (0..).flat_map(|zeros| [1, 2, 5].map(|digit| digit * 10i64.pow(zeros)));
        let width = widths.into_iter().find(|width| n_bins(*width) <= SCORE_LINES).unwrap_or(i64::MAX);
        let mut counts = vec![0; n_bins(width) as usize];
        for (value, count) in seen.iter() {
            counts[(value.div_euclid(width) - first_bin(width)) as usize] += count;
        }
        Bins { width, start: first_bin(width) * width, counts }
    }

    fn labels(&self) -> impl Iterator<Item = String> {
        (0..self.counts.len() as i64).map(|i| {
            let low = self.start + i * self.width;
            if self.width == 1 { low.to_string() } else { format!("{low} to {}", low + self.width - 1) }
        })
    }
}
