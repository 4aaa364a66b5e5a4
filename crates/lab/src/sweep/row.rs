//! What is known of one table of a plan: a line of JSON, and a row of a CSV file.

use std::fmt::Write as _;

use serde::Serialize;

use super::PlannedTable;
use super::part::{PlanId, PlayedTable};
use crate::report::{BotWins, TurnOrder};
use crate::stats::{Histogram, Interval, WIN, wilson};
use crate::tally::Tally;

/// One table of a plan, played. The names of the figures are those of `dozen sim`.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Row {
    /// Which table it is.
    #[serde(flatten)]
    pub table: PlannedTable,
    /// 16 hexadecimal digits that change with every number or component of the edition.
    pub edition_hash: Option<String>,
    /// Why there is no such table; then nothing else is known.
    pub refused: Option<String>,
    /// Games that were played to their end.
    pub games: u64,
    /// Games that did not end and were broken off.
    pub unfinished: u64,
    /// Whether enough was known before all games were played.
    pub stopped_early: bool,
    /// Each seat's share of the wins.
    pub wins_by_seat: Vec<f64>,
    /// 95 % confidence intervals of these shares.
    pub wins_by_seat_ci: Vec<Interval>,
    /// The same by place in turn order; `None` where all choose at once.
    pub by_turn: Option<TurnOrder>,
    /// The same by bot.
    pub wins_by_bot: Vec<BotWins>,
    /// The largest distance of a place, or a seat where all choose at once, from an even share.
    pub unevenness: f64,
    /// Fraction of the games that had more than one winner.
    pub shared_wins: f64,
    /// Its 95 % confidence interval.
    pub shared_wins_ci: Interval,
    /// Mean score of all seats.
    pub score_mean: f64,
    /// Standard deviation of all seats' scores.
    pub score_sd: f64,
    /// Mean score of the winners.
    pub winner_score_mean: f64,
    /// Mean length of a game in turns.
    pub turns_mean: f64,
    /// Its 95 % confidence interval; `None` for fewer than two games.
    pub turns_mean_ci: Option<Interval>,
    /// Standard deviation of the length.
    pub turns_sd: f64,
    /// The shortest game.
    pub turns_min: i64,
    /// The longest game.
    pub turns_max: i64,
    /// Mean number of decisions in a game.
    pub decisions_mean: f64,
}

impl Row {
    pub(super) fn new(plan: &PlanId, played: PlayedTable, sum: &Tally) -> Self {
        let seats = sum.seats();
        let places = sum.places();
        let n = sum.games.max(1) as f64;
        let mut scores = Histogram::default();
        for seat in &seats {
            scores.merge(&seat.scores);
        }
        let even = 1.0 / seats.len() as f64;
        let shares = places.as_ref().unwrap_or(&seats).iter().map(|place| place.wins.mean());
        Row {
            refused: played.refused,
            edition_hash: played.edition_hash,
            games: sum.games,
            unfinished: sum.unfinished,
            stopped_early: (1..plan.games).contains(&(sum.games + sum.unfinished)),
            wins_by_seat: seats.iter().map(|seat| seat.wins.mean()).collect(),
            wins_by_seat_ci: seats.iter().map(|seat| seat.wins.interval()).collect(),
            by_turn: places.as_deref().map(TurnOrder::new),
            wins_by_bot: BotWins::of(sum, &played.table.bots),
            unevenness: shares.map(|share| (share - even).abs()).fold(0.0, f64::max),
            shared_wins: sum.shared as f64 / n,
            shared_wins_ci: wilson(sum.shared, sum.games),
            score_mean: scores.mean(),
            score_sd: scores.sd(),
            winner_score_mean: sum.winner_scores as f64 / (WIN as f64 * n),
            turns_mean: sum.turns.mean(),
            turns_mean_ci: sum.turns.mean_interval(),
            turns_sd: sum.turns.sd(),
            turns_min: sum.turns.min(),
            turns_max: sum.turns.max(),
            decisions_mean: sum.length.decisions as f64 / n,
            table: played.table,
        }
    }

    /// The line of JSON, with its end. Where nothing is known there are no figures.
    pub fn json_line(&self) -> String {
        const ALWAYS: [&str; 10] = [
            "table",
            "edition",
            "edition_hash",
            "options",
            "numbers",
            "seats",
            "bots",
            "refused",
            "games",
            "unfinished",
        ];
        if self.games > 0 {
            return serde_json::to_string(self).expect("a row is plain values") + "\n";
        }
        let mut row = serde_json::to_value(self).expect("a row is plain values");
        if let Some(row) = row.as_object_mut() {
            row.retain(|key, _| ALWAYS.contains(&key.as_str()));
        }
        format!("{row}\n")
    }

    /// The row of a CSV file, with its end. Where nothing is known it is empty.
    pub fn csv_line(&self, plan: &PlanId) -> String {
        let table = &self.table;
        let mut cells = vec![
            table.table.to_string(),
            table.edition.clone(),
            self.edition_hash.clone().unwrap_or_default(),
        ];
        cells.extend(
            plan.options
                .iter()
                .map(|name| table.options.get(name).map(ToString::to_string).unwrap_or_default()),
        );
        cells.extend(
            plan.numbers
                .iter()
                .map(|name| table.numbers.get(name).map(ToString::to_string).unwrap_or_default()),
        );
        let bots: Vec<String> = table.bots.iter().map(ToString::to_string).collect();
        let is_known = self.games > 0;
        cells.extend([
            table.seats.to_string(),
            bots.join(" "),
            self.games.to_string(),
            self.unfinished.to_string(),
        ]);
        cells.extend([self.stopped_early.to_string(), self.refused.clone().unwrap_or_default()]);
        let mut figure = |value: Option<f64>| {
            cells.push(value.filter(|_| is_known).map(|value| value.to_string()).unwrap_or_default());
        };
        let (wins, intervals) = match &self.by_turn {
            Some(order) => (&order.wins, &order.wins_ci),
            None => (&self.wins_by_seat, &self.wins_by_seat_ci),
        };
        for i in 0..plan.most_seats.get() {
            figure(wins.get(i).copied());
            figure(intervals.get(i).map(|ci| ci[0]));
            figure(intervals.get(i).map(|ci| ci[1]));
        }
        for value in [
            Some(self.unevenness),
            Some(self.shared_wins),
            Some(self.shared_wins_ci[0]),
            Some(self.shared_wins_ci[1]),
            Some(self.score_mean),
            Some(self.score_sd),
            Some(self.winner_score_mean),
            Some(self.turns_mean),
            self.turns_mean_ci.map(|ci| ci[0]),
            self.turns_mean_ci.map(|ci| ci[1]),
            Some(self.turns_sd),
            Some(self.turns_min as f64),
            Some(self.turns_max as f64),
            Some(self.decisions_mean),
        ] {
            figure(value);
        }
        cells.push(match (is_known, &self.by_turn) {
            (false, _) => String::new(),
            (true, Some(_)) => "turn".to_string(),
            (true, None) => "seat".to_string(),
        });
        record(&cells)
    }
}

/// What stands above the rows: where they come from, and the names of the columns.
pub fn csv_head(plan: &PlanId) -> String {
    let mut text = String::new();
    let lines = [
        ("program", plan.program.clone()),
        ("game", plan.game.clone()),
        ("rules", plan.rules.to_string()),
        ("plan", plan.hash.clone()),
        ("seed", plan.seed.to_string()),
        ("games", plan.games.to_string()),
        ("block", plan.block.to_string()),
    ];
    for (name, value) in lines {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "# {name}: {value}");
    }
    let mut names: Vec<String> = ["table", "edition", "edition_hash"].map(String::from).to_vec();
    names.extend(plan.options.iter().map(|name| format!("option:{name}")));
    names.extend(plan.numbers.iter().map(|name| format!("number:{name}")));
    names.extend(["seats", "bots", "games", "unfinished", "stopped_early", "refused"].map(String::from));
    for place in 1..=plan.most_seats.get() {
        names.extend([format!("wins_{place}"), format!("wins_{place}_low"), format!("wins_{place}_high")]);
    }
    names.extend(
        [
            "unevenness",
            "shared_wins",
            "shared_wins_low",
            "shared_wins_high",
            "score_mean",
            "score_sd",
            "winner_score_mean",
            "turns_mean",
            "turns_mean_low",
            "turns_mean_high",
            "turns_sd",
            "turns_min",
            "turns_max",
            "decisions_mean",
            "by",
        ]
        .map(String::from),
    );
    text + &record(&names)
}

/// One line of a CSV file.
fn record(cells: &[String]) -> String {
    let mut line = csv::Writer::from_writer(Vec::new());
    line.write_record(cells).expect("memory takes everything");
    String::from_utf8(line.into_inner().expect("memory takes everything")).expect("the cells are text")
}
