//! What a simulation found, for people: a page of at most 80 columns.

use std::fmt::{self, Write as _};

use indicatif::HumanCount;

use crate::page::{Page, percent, plural, range};
use crate::{Histogram, Report};

const WINS_BAR: usize = 22;
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
        self.draw_seats(page)?;
        if self.wins_by_bot.len() > 1 {
            self.draw_bots(page)?;
        }
        self.draw_scores(page)?;
        self.draw_length(page)
    }

    fn draw_head(&self, page: &mut Page) -> fmt::Result {
        page.heading(&format!("{}, {} seats", self.title, self.seats))?;
        page.edition(&self.edition, &self.edition_label, &self.options)?;
        let games = plural(self.games, "game");
        page.sentences(&format!(
            "{games} with seed {}, {} decisions.",
            self.seed,
            HumanCount(self.decisions)
        ))?;
        page.faint(&format!(
            "{:.1} s on {}, {} decisions per second.",
            self.seconds,
            plural(self.threads as u64, "thread"),
            HumanCount(self.decisions_per_second.round() as u64)
        ))
    }

    fn draw_seats(&self, page: &mut Page) -> fmt::Result {
        page.gap();
        page.heading(&format!(
            "seat  {:8}  {:>7}  {:WINS_BAR$}  {:^12}  {:>6}",
            "bot", "wins", "", "95 %", "points"
        ))?;
        let longest = self.wins_by_seat.iter().copied().fold(0.0, f64::max);
        for seat in self.seats.seats() {
            let i = seat.index();
            let bot = if self.rotate { "in turn" } else { self.bots[i].name() };
            let share = self.wins_by_seat[i];
            write!(page, "{:>4}  {bot:8}  {:>7}  ", seat.number(), percent(share))?;
            page.bar(share / longest, WINS_BAR)?;
            let (mean, sd) = (self.score_mean_by_seat[i], self.score_sd_by_seat[i]);
            page.line(&format!("  {}  {mean:>6.1} ± {sd:.1}", range(self.wins_by_seat_ci[i])))?;
        }
        Ok(())
    }

    fn draw_bots(&self, page: &mut Page) -> fmt::Result {
        page.gap();
        page.heading(&format!("{:8}  {:>5}  {:>16}", "bot", "seats", "wins of one seat"))?;
        let longest = self.wins_by_bot.iter().map(|wins| wins.share).fold(0.0, f64::max);
        for wins in &self.wins_by_bot {
            write!(page, "{:8}  {:>5}  {:>7}  ", wins.bot, wins.seats, percent(wins.share))?;
            page.bar(wins.share / longest, WINS_BAR)?;
            page.line(&format!("  {}", range(wins.ci)))?;
        }
        page.faint(&format!("An even share is {}.", percent(1.0 / self.seats.get() as f64)))
    }

    fn draw_scores(&self, page: &mut Page) -> fmt::Result {
        page.gap();
        page.heading("points of all seats")?;
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
        page.sentences(&format!(
            "Mean {:.1} ± {:.1}, from {} to {}; winners {:.1}.",
            self.score_mean, self.score_sd, self.score_min, self.score_max, self.winner_score_mean
        ))
    }

    fn draw_length(&self, page: &mut Page) -> fmt::Result {
        page.gap();
        page.sentences(&format!(
            "Length {:.1} ± {:.1} {}, from {} to {}.",
            self.turns_mean, self.turns_sd, self.turns_called, self.turns_min, self.turns_max
        ))?;
        page.sentences(&format!("{} of the games had more than one winner.", percent(self.shared_wins)))
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
