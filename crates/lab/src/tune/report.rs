//! What tuning found, for machines and for people.

use std::fmt::{self, Write as _};
use std::time::Duration;

use indicatif::HumanCount;
use serde::Serialize;
use tabletop::{Book, Judgement};

use super::TunePlan;
use super::fit::{Fit, log_loss, shares};
use super::positions::Positions;
use crate::page::{Page, percent, plural};
use crate::{NamedWeight, Provenance, WeightsFile};

/// Lines of the calibration table.
const BINS: usize = 10;

/// What tuning found. All but `threads` and `seconds` depends on the plan alone.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TuneReport {
    /// Where the figures come from.
    pub provenance: Provenance,
    /// Number of seats.
    pub seats: usize,
    /// How many of a hundred actions were any legal one instead.
    pub random_percent: u32,
    /// Whether positions were taken only where turns begin.
    pub between_turns: bool,
    /// Games played.
    pub games: u64,
    /// How many threads played.
    pub threads: usize,
    /// How long it took.
    pub seconds: f64,
    /// What was found for each feature, in their order.
    pub weights: Vec<FeatureWeight>,
    /// Positions the weights were fitted to.
    pub positions: usize,
    /// Positions of other games, on which everything below was measured.
    pub held_out_positions: usize,
    /// Log loss of even shares for all seats.
    pub log_loss_even: f64,
    /// Log loss of the game's estimate as it was.
    pub log_loss_before: f64,
    /// Log loss with the weights found.
    pub log_loss: f64,
    /// What was said against what happened.
    pub calibration: Vec<CalibrationRow>,
}

/// What one feature counts for.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FeatureWeight {
    /// Its name.
    pub feature: &'static str,
    /// Its weight.
    pub weight: f64,
    /// How much seats of one position usually differ in it.
    pub deviation: f64,
}

/// Seats that were promised about the same share.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CalibrationRow {
    /// From this share.
    pub from: f64,
    /// To this one.
    pub to: f64,
    /// Seats of positions.
    pub seats: u64,
    /// What they were promised on average.
    pub said: f64,
    /// What they got on average.
    pub won: f64,
}

impl TuneReport {
    pub(super) fn new<G: Judgement>(
        book: Book<G>,
        plan: &TunePlan,
        found: &Fit,
        [seen, kept_apart]: [&Positions; 2],
        took: Duration,
        threads: usize,
    ) -> Self {
        let even = 1.0 / book.seats.get() as f64;
        let mut said = Vec::new();
        let mut losses = [0.0; 3];
        let mut bins = [(0, 0.0, 0.0); BINS];
        for position in kept_apart.iter() {
            shares(position.features, &found.weights, &mut said);
            losses[0] += log_loss(std::iter::repeat(even), position.won);
            losses[1] += log_loss(position.guessed.iter().map(|share| f64::from(*share)), position.won);
            losses[2] += log_loss(said.iter().copied(), position.won);
            for (said, won) in said.iter().zip(position.won) {
                let bin = &mut bins[((said * BINS as f64) as usize).min(BINS - 1)];
                *bin = (bin.0 + 1, bin.1 + said, bin.2 + f64::from(*won));
            }
        }
        let [log_loss_even, log_loss_before, log_loss] =
            losses.map(|loss| loss / kept_apart.len().max(1) as f64);
        let named = G::FEATURES.iter().zip(found.weights.iter().zip(&found.deviations));
        let filled = bins.iter().enumerate().filter(|(_, bin)| bin.0 > 0);
        TuneReport {
            provenance: Provenance::new(book, &[plan.bot], plan.games, plan.seed),
            seats: book.seats.get(),
            random_percent: plan.random_percent,
            between_turns: plan.between_turns,
            games: plan.games,
            threads,
            seconds: took.as_secs_f64(),
            weights: named
                .map(|(feature, (&weight, &deviation))| FeatureWeight { feature, weight, deviation })
                .collect(),
            positions: seen.len(),
            held_out_positions: kept_apart.len(),
            log_loss_even,
            log_loss_before,
            log_loss,
            calibration: filled
                .map(|(i, &(seats, said, won))| CalibrationRow {
                    from: i as f64 / BINS as f64,
                    to: (i + 1) as f64 / BINS as f64,
                    seats,
                    said: said / seats as f64,
                    won: won / seats as f64,
                })
                .collect(),
        }
    }

    /// The weights, to be kept in a file.
    pub fn weights_file(&self) -> WeightsFile {
        let Provenance { program, game, edition, command, .. } = &self.provenance;
        let named =
            |found: &FeatureWeight| NamedWeight { feature: found.feature.to_string(), weight: found.weight };
        WeightsFile {
            program: program.clone(),
            command: command.clone().unwrap_or_default(),
            game: game.clone(),
            seats: self.seats,
            edition: edition.id.clone(),
            edition_hash: edition.hash.clone(),
            weights: self.weights.iter().map(named).collect(),
        }
    }

    /// The report for people, drawn in at most 80 columns; in colour if asked.
    pub fn text(&self, colour: bool) -> String {
        Page::drawn(colour, |page| self.draw(page))
    }

    fn draw(&self, page: &mut Page) -> fmt::Result {
        page.provenance(&self.provenance)?;
        page.sentences(&self.provenance.bots_text())?;
        page.sentences(&format!(
            "{} of {} with seed {}, {} of 100 actions random. {}{} to learn from, {} of other games to check with.",
            plural(self.games, "game"),
            self.provenance.bots[0].bot,
            self.provenance.seed,
            self.random_percent,
            plural(self.positions as u64, "position"),
            if self.between_turns { " between turns" } else { "" },
            HumanCount(self.held_out_positions as u64),
        ))?;
        page.faint(&format!("{:.1} s on {}.", self.seconds, plural(self.threads as u64, "thread")))?;
        page.sentences(&self.provenance.program_text())?;

        page.gap();
        page.heading("log loss")?;
        let losses = [
            ("even shares", self.log_loss_even),
            ("the estimate as it was", self.log_loss_before),
            ("with these weights", self.log_loss),
        ];
        for (name, loss) in losses {
            write!(page, "{name:24}  {loss:.4}  ")?;
            page.bar(loss / self.log_loss_even / 2.0, 40)?;
            page.end()?;
        }

        page.gap();
        let width =
            self.weights.iter().map(|weight| weight.feature.chars().count()).max().unwrap_or(0).max(7);
        page.heading(&format!("{:width$}  {:>12}  {:>13}", "feature", "weight", "per deviation"))?;
        for FeatureWeight { feature, weight, deviation } in &self.weights {
            page.line(&format!("{feature:width$}  {weight:>12.5}  {:>13.3}", weight * deviation))?;
        }

        page.gap();
        page.heading(&format!("{:13}  {:>7}  {:>7}  {:>10}", "share of win", "said", "won", "seats"))?;
        for row in &self.calibration {
            let bin = format!("{:>2.0} to {:>3.0} %", row.from * 100.0, row.to * 100.0);
            let (said, won) = (percent(row.said), percent(row.won));
            write!(page, "{bin:13}  {said:>7}  {won:>7}  {:>10}  ", HumanCount(row.seats).to_string())?;
            page.bar(row.won, 30)?;
            page.end()?;
        }
        Ok(())
    }
}
