//! What a simulation found, for machines: an object of flat keys, and a table.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::time::Duration;

use bots::Bot;
use serde::Serialize;
use tabletop::{Book, Game, OptionValue, SeatCount};

use crate::Plan;
use crate::stats::{Histogram, Interval, Shares, WIN};
use crate::tally::Tally;

/// What a simulation found. All but `threads`, `seconds` and `decisions_per_second` depends on the plan alone.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// Id of the game.
    pub game: String,
    /// Name of the game for people.
    #[serde(skip)]
    pub title: String,
    /// Id of the edition.
    pub edition: String,
    /// How much of the edition is the published game.
    pub edition_label: String,
    /// Number of seats.
    pub seats: SeatCount,
    /// The options that differ from the edition's defaults.
    pub options: BTreeMap<String, OptionValue>,
    /// Who sat where in the first game.
    pub bots: Vec<Bot>,
    /// Whether the bots moved one seat on after every game.
    pub rotate: bool,
    /// Fixes everything that happened.
    pub seed: u64,
    /// Games played.
    pub games: u64,
    /// Actions chosen by seats.
    pub decisions: u64,
    /// Actions and chance outcomes.
    pub steps: u64,
    /// How many threads played.
    pub threads: usize,
    /// How long it took.
    pub seconds: f64,
    /// Decisions of all threads together.
    pub decisions_per_second: f64,
    /// Each seat's share of the wins; a shared win is split evenly. They sum to 1.
    pub wins_by_seat: Vec<f64>,
    /// 95 % confidence intervals of these shares.
    pub wins_by_seat_ci: Vec<Interval>,
    /// The same by bot.
    pub wins_by_bot: Vec<BotWins>,
    /// Fraction of the games that had more than one winner.
    pub shared_wins: f64,
    /// Mean score of each seat.
    pub score_mean_by_seat: Vec<f64>,
    /// Standard deviation of each seat's score.
    pub score_sd_by_seat: Vec<f64>,
    /// Mean score of all seats.
    pub score_mean: f64,
    /// Standard deviation of all seats' scores.
    pub score_sd: f64,
    /// Lowest score of any seat.
    pub score_min: i64,
    /// Highest score of any seat.
    pub score_max: i64,
    /// How often each score was reached, all seats together.
    pub score_histogram: Histogram,
    /// Mean score of the winners.
    pub winner_score_mean: f64,
    /// What a turn is called, such as `rounds`.
    pub turns_called: String,
    /// Mean length of a game in turns.
    pub turns_mean: f64,
    /// Standard deviation of the length.
    pub turns_sd: f64,
    /// The shortest game.
    pub turns_min: i64,
    /// The longest game.
    pub turns_max: i64,
    /// How many games had each length.
    pub turns_histogram: Histogram,
    #[serde(skip)]
    rows: Vec<Row>,
}

/// How one bot fared.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BotWins {
    /// The bot.
    pub bot: Bot,
    /// How many seats it had in every game.
    pub seats: usize,
    /// Games it took part in.
    pub games: u64,
    /// The share of the wins that one seat of this bot had. All seats alike would have 1 divided by the seats of the
    /// table.
    pub share: f64,
    /// 95 % confidence interval of the share.
    pub ci: Interval,
}

/// One bot at one seat: a row of the table.
#[derive(Clone, Debug, PartialEq, Serialize)]
struct Row {
    seat: usize,
    bot: Bot,
    games: u64,
    win_share: f64,
    ci_low: f64,
    ci_high: f64,
    score_mean: f64,
    score_sd: f64,
    score_min: i64,
    score_max: i64,
}

impl Report {
    /// What the tally says about games by this book.
    pub(crate) fn new<G: Game>(
        book: Book<G>,
        plan: &Plan,
        tally: &Tally,
        took: Duration,
        threads: usize,
    ) -> Self {
        let (mut seat_wins, mut seat_scores, mut rows) = (Vec::new(), Vec::new(), Vec::new());
        let mut all_scores = Histogram::default();
        for (seat, sittings) in book.seats.seats().zip(&tally.sittings) {
            let mut wins = sittings[0].wins.clone();
            let mut scores = sittings[0].scores.clone();
            for sitting in &sittings[1..] {
                wins.merge(&sitting.wins);
                scores.merge(&sitting.scores);
            }
            all_scores.merge(&scores);
            seat_wins.push(wins);
            seat_scores.push(scores);
            let sat = tally.kinds.iter().zip(sittings).filter(|(_, sitting)| sitting.wins.count() > 0);
            rows.extend(sat.map(|(bot, sitting)| {
                let [ci_low, ci_high] = sitting.wins.interval();
                Row {
                    seat: seat.number(),
                    bot: *bot,
                    games: sitting.wins.count(),
                    win_share: sitting.wins.mean(),
                    ci_low,
                    ci_high,
                    score_mean: sitting.scores.mean(),
                    score_sd: sitting.scores.sd(),
                    score_min: sitting.scores.min(),
                    score_max: sitting.scores.max(),
                }
            }));
        }
        let by_bot = tally.kinds.iter().zip(&tally.wins_by_kind).map(|(bot, wins)| BotWins {
            bot: *bot,
            seats: plan.bots.iter().filter(|other| *other == bot).count(),
            games: wins.count(),
            share: wins.mean(),
            ci: wins.interval(),
        });
        let games = tally.games as f64;
        Report {
            game: G::META.id.to_string(),
            title: G::META.title.to_string(),
            edition: book.edition.header.id.clone(),
            edition_label: book.edition.origin().label().to_string(),
            seats: book.seats,
            options: book.changed_options(),
            bots: plan.bots.clone(),
            rotate: plan.rotate,
            seed: plan.seed,
            games: tally.games,
            decisions: tally.length.decisions,
            steps: tally.length.steps,
            threads,
            seconds: took.as_secs_f64(),
            decisions_per_second: tally.length.decisions as f64 / took.as_secs_f64().max(1e-9),
            wins_by_seat: seat_wins.iter().map(Shares::mean).collect(),
            wins_by_seat_ci: seat_wins.iter().map(Shares::interval).collect(),
            wins_by_bot: by_bot.collect(),
            shared_wins: tally.shared as f64 / games,
            score_mean_by_seat: seat_scores.iter().map(Histogram::mean).collect(),
            score_sd_by_seat: seat_scores.iter().map(Histogram::sd).collect(),
            score_mean: all_scores.mean(),
            score_sd: all_scores.sd(),
            score_min: all_scores.min(),
            score_max: all_scores.max(),
            score_histogram: all_scores,
            winner_score_mean: tally.winner_scores as f64 / (WIN as f64 * games),
            turns_called: G::META.turn_noun.to_string(),
            turns_mean: tally.turns.mean(),
            turns_sd: tally.turns.sd(),
            turns_min: tally.turns.min(),
            turns_max: tally.turns.max(),
            turns_histogram: tally.turns.clone(),
            rows,
        }
    }

    /// Writes a table with one row for each bot at each seat, the column names in the first row.
    pub fn write_csv(&self, out: &mut dyn Write) -> io::Result<()> {
        let mut table = csv::Writer::from_writer(out);
        for row in &self.rows {
            table.serialize(row)?;
        }
        table.flush()
    }
}
