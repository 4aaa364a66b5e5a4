//! What a sweep found, for people: a page of at most 80 columns, whatever the number of tables.

use std::fmt::{self, Write as _};

use indicatif::HumanCount;

use super::part::PlanId;
use super::row::Row;
use crate::page::{Page, percent, plural};

/// So many tables are shown; of more, the most even ones.
const SHOWN: usize = 24;
/// The first reasons for a refusal that are told.
const TOLD: usize = 3;

/// The tables that are shown, and counts of the others.
#[derive(Debug)]
pub struct Summary {
    plan: PlanId,
    /// Tables to show, in the order of the plan if there are few, otherwise the most even first.
    rows: Vec<Row>,
    games: u64,
    unfinished: u64,
    refused: u64,
    reasons: Vec<String>,
}

impl Summary {
    /// Of this plan, before any table is known.
    pub fn new(plan: &PlanId) -> Self {
        Summary {
            plan: plan.clone(),
            rows: Vec::new(),
            games: 0,
            unfinished: 0,
            refused: 0,
            reasons: Vec::new(),
        }
    }

    /// Adds a table.
    pub fn add(&mut self, row: &Row) {
        self.games += row.games;
        self.unfinished += row.unfinished;
        if let Some(why) = &row.refused {
            self.refused += 1;
            if self.reasons.len() < TOLD && !self.reasons.contains(why) {
                self.reasons.push(why.clone());
            }
            return;
        }
        if self.plan.tables <= SHOWN as u64 {
            self.rows.push(row.clone());
            return;
        }
        let at = self.rows.partition_point(|other| other.unevenness <= row.unevenness);
        if at < SHOWN {
            self.rows.insert(at, row.clone());
            self.rows.truncate(SHOWN);
        }
    }

    /// Whether no table could be played.
    pub fn is_all_refused(&self) -> bool {
        self.refused == self.plan.tables
    }

    /// The first reason why tables were refused.
    pub fn first_reason(&self) -> Option<&str> {
        self.reasons.first().map(String::as_str)
    }

    /// The page for people, drawn in at most 80 columns; in colour if asked.
    pub fn text(&self, colour: bool) -> String {
        Page::drawn(colour, |page| self.draw(page))
    }

    fn draw(&self, page: &mut Page) -> fmt::Result {
        let plan = &self.plan;
        page.heading(&format!("{}, {}", plan.title, plural(plan.tables, "table")))?;
        page.sentences(&format!(
            "Plan {}: {} in all, at most {} at each table, seed {}. {}, rules version {}.",
            plan.hash,
            plural(self.games, "game"),
            HumanCount(plan.games),
            plan.seed,
            plan.program,
            plan.rules
        ))?;
        if !plan.axes.is_empty() {
            page.sentences(&format!("They differ in {}.", plan.axes.join(", ")))?;
        }
        if self.refused > 0 {
            let (tables, verb) =
                (plural(self.refused, "table"), if self.refused == 1 { "is" } else { "are" });
            page.sentences(&format!(
                "{tables} cannot be played and {verb} left out: {}.",
                self.reasons.join("; ")
            ))?;
        }
        if self.unfinished > 0 {
            page.sentences(&format!("{} did not end and were broken off.", plural(self.unfinished, "game")))?;
        }
        if self.rows.is_empty() {
            return Ok(());
        }
        page.gap();
        if plan.tables > SHOWN as u64 {
            page.sentences(&format!(
                "The {} most even tables; the files have all of them.",
                self.rows.len()
            ))?;
        }
        self.draw_rows(page)?;
        page.gap();
        page.faint("Best place: what wins most against an even share, in points, and how sure that is")?;
        page.faint("(± is half the width of a 95 % interval).")
    }

    fn draw_rows(&self, page: &mut Page) -> fmt::Result {
        const LABEL: usize = 29;
        let turns = &self.plan.turns_called;
        page.heading(&format!(
            "{:>5}  {:LABEL$}  {:>16}  {:>8}  {:>6}  {:>6}",
            "table", "", "best place", "shared", turns, "points"
        ))?;
        for row in &self.rows {
            let label: String = self.label(row).chars().take(LABEL).collect();
            write!(page, "{:>5}  {label:LABEL$}  {:>16}", row.table.table, best_place(row))?;
            page.line(&format!(
                "  {:>8}  {:>6.1}  {:>6.1}",
                percent(row.shared_wins),
                row.turns_mean,
                row.score_mean
            ))?;
        }
        Ok(())
    }

    /// The values in which the tables differ.
    fn label(&self, row: &Row) -> String {
        let table = &row.table;
        let value = |axis: &String| {
            if let Some(value) = table.options.get(axis) {
                return value.to_string();
            }
            if let Some(number) = table.numbers.get(axis) {
                return number.to_string();
            }
            match axis.as_str() {
                "edition" if table.edition.is_empty() => "default".to_string(),
                "edition" => table.edition.clone(),
                "seats" => table.seats.to_string(),
                _ => {
                    let mut bots: Vec<String> = table.bots.iter().map(ToString::to_string).collect();
                    bots.dedup();
                    bots.join(" ")
                }
            }
        };
        self.plan.axes.iter().map(value).collect::<Vec<_>>().join(", ")
    }
}

/// The place that wins most, with what it has above an even share: `1st +2.4 ± 0.6`.
fn best_place(row: &Row) -> String {
    if row.games == 0 || row.wins_by_seat.len() < 2 {
        return String::new();
    }
    let (wins, intervals, is_turn) = match &row.by_turn {
        Some(order) => (&order.wins, &order.wins_ci, true),
        None => (&row.wins_by_seat, &row.wins_by_seat_ci, false),
    };
    let best = (0..wins.len()).max_by(|a, b| wins[*a].total_cmp(&wins[*b])).unwrap_or(0);
    let [low, high] = intervals[best];
    let name = if is_turn { crate::page::ordinal(best + 1) } else { format!("seat {}", best + 1) };
    let above = 100.0 * (wins[best] - 1.0 / wins.len() as f64);
    format!("{name} {above:+.1} ± {:.1}", (high - low) * 50.0)
}
