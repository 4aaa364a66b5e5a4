//! What a contest found, for people: a page of at most 80 columns.

use std::fmt::{self, Write as _};

use indicatif::HumanCount;

use super::{Contestant, MatchReport, Verdict};
use crate::ProgramUsed;
use crate::page::{Page, duration, ordinal, percent, plural, range};
use crate::playout::MOST_DECISIONS;

const PICTURE: usize = 34;

impl MatchReport {
    /// The report for people, drawn in at most 80 columns; in colour if asked.
    pub fn text(&self, colour: bool) -> String {
        Page::drawn(colour, |page| self.draw(page))
    }

    fn draw(&self, page: &mut Page) -> fmt::Result {
        self.draw_head(page)?;
        self.draw_wins(page)?;
        self.draw_turns(page)?;
        self.draw_points(page)
    }

    fn draw_head(&self, page: &mut Page) -> fmt::Result {
        page.provenance(&self.provenance)?;
        page.sentences(&self.provenance.bots_text())?;
        let deals = if self.duplicate { "; all seatings met the same deals" } else { "" };
        page.sentences(&format!(
            "{}: {} with seed {}, every bot at every seat in turn{deals}.",
            self.contest(),
            plural(self.games, "game"),
            self.provenance.seed
        ))?;
        page.sentences(&self.verdict_text())?;
        if self.unfinished > 0 {
            page.sentences(&format!(
                "{} did not end within {} decisions and count as won by all.",
                plural(self.unfinished, "game"),
                HumanCount(MOST_DECISIONS)
            ))?;
        }
        for said in self.programs.iter().filter_map(ProgramUsed::text) {
            page.sentences(&said)?;
        }
        page.faint(&format!("{:.1} s on {}.", self.seconds, plural(self.threads as u64, "thread")))?;
        page.sentences(&self.provenance.program_text())
    }

    /// The width of the column of bots.
    fn width(&self) -> usize {
        self.bots.iter().map(|contestant| contestant.bot.to_string().len()).max().unwrap_or(0).max(8)
    }

    /// Who plays whom.
    fn contest(&self) -> String {
        match &self.bots[..] {
            [one, field] if field.seats > 1 => {
                format!("One {} against {} {}", one.bot, field.seats, field.bot)
            }
            all => {
                all.iter().map(|contestant| contestant.bot.to_string()).collect::<Vec<_>>().join(" against ")
            }
        }
    }

    /// What can be said about the first bot, and why no more games were played.
    fn verdict_text(&self) -> String {
        let first = self.bots[0].bot;
        let found = match self.verdict {
            Verdict::Better => format!("{first} wins more than its even share"),
            Verdict::Worse => format!("{first} wins less than its even share"),
            Verdict::Open => format!("It is open whether {first} wins more than its even share"),
        };
        if self.stopped_early {
            let planned = HumanCount(self.games_planned);
            format!("{found}; that was clear before all {planned} games were played.")
        } else {
            format!("{found}. All games were played.")
        }
    }

    fn draw_wins(&self, page: &mut Page) -> fmt::Result {
        page.gap();
        let width = self.width();
        let picture = format!("0 {:>width$} 100 %", "", width = PICTURE - 8);
        page.heading(&format!("{:width$}  {:>5}  {:>7}  {picture}  {:^12}", "bot", "seats", "wins", "95 %"))?;
        for contestant in &self.bots {
            let Contestant { bot, seats, win_share, win_share_ci, .. } = contestant;
            write!(page, "{bot:width$}  {seats:>5}  {:>7}  ", percent(*win_share))?;
            page.coloured(&picture_of(*win_share, *win_share_ci, self.even_share))?;
            page.line(&format!("  {}", range(*win_share_ci)))?;
        }
        page.faint(&format!("Wins of one seat; an even share is {}, drawn as |.", percent(self.even_share)))
    }

    fn draw_turns(&self, page: &mut Page) -> fmt::Result {
        if self.bots.iter().any(|bot| bot.wins_by_turn.is_none()) {
            return Ok(());
        }
        let width = self.width();
        page.gap();
        let mut head = format!("{:width$}", "wins when");
        for place in 1..=self.provenance.seats.get() {
            let _ = write!(head, "  {:>8}", ordinal(place));
        }
        page.heading(&(head + "  in turn order"))?;
        for bot in &self.bots {
            write!(page, "{:width$}", bot.bot)?;
            for share in bot.wins_by_turn.iter().flatten() {
                write!(page, "  {:>8}", percent(*share))?;
            }
            page.end()?;
        }
        Ok(())
    }

    fn draw_points(&self, page: &mut Page) -> fmt::Result {
        let width = self.width();
        page.gap();
        page.heading(&format!(
            "{:width$}  {:>6}  {:>7}  {:^16}  {:>9}  {:>6}  {:>6}  {:>6}",
            "bot", "points", "margin", "95 %", "decisions", "mean", "99 %", "max"
        ))?;
        for bot in &self.bots {
            let margins = bot.margin_ci.map(|[low, high]| format!("{low:+.1} to {high:+.1}"));
            page.line(&format!(
                "{:width$}  {:>6.1}  {:>+7.1}  {:>16}  {:>9.1}  {:>6}  {:>6}  {:>6}",
                bot.bot,
                bot.score_mean,
                bot.margin_mean,
                margins.as_deref().unwrap_or("unknown"),
                bot.decisions_per_game,
                duration(bot.think_ms_mean),
                duration(bot.think_ms_p99),
                duration(bot.think_ms_max),
            ))?;
        }
        page.faint("Margin: points ahead of the best other seat. Times: of one decision.")
    }
}

/// An interval on a line from 0 to 1, with its middle and the even share marked.
fn picture_of(share: f64, [low, high]: [f64; 2], even: f64) -> String {
    let column = |share: f64| ((share * PICTURE as f64) as usize).min(PICTURE - 1);
    let mut picture = ['·'; PICTURE];
    picture[column(low)..=column(high)].fill('─');
    picture[column(even)] = '|';
    picture[column(share)] = '●';
    picture.iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interval_is_drawn_where_it_is() {
        assert_eq!(picture_of(0.5, [0.4, 0.6], 0.25), "········|····────●───·············");
        assert_eq!(picture_of(1.0, [0.9, 1.0], 0.5), "·················|············───●");
        assert_eq!(picture_of(0.0, [0.0, 0.0], 0.5), "●················|················");
    }
}
