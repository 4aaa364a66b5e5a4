//! What a simulation found, for machines: an object of flat keys, and a table.

use std::io::{self, Write};
use std::time::Duration;

use bots::Player;
use serde::Serialize;
use tabletop::{Book, Judgement};

use crate::stats::{Histogram, Interval, WIN};
use crate::tally::{Sitting, Tally};
use crate::{Plan, ProgramUsed, Provenance};

/// What a simulation found. All but `threads`, `seconds` and `decisions_per_second` depends on the plan alone.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// Where the figures come from.
    pub provenance: Provenance,
    /// Whether the bots moved one seat on after every game.
    pub rotate: bool,
    /// Games played to their end.
    pub games: u64,
    /// Games that did not end: they were broken off, and nothing is counted of them.
    pub unfinished: u64,
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
    /// The same by place in turn order, which begins with whoever has the first turn; `None` where all choose at once.
    pub by_turn: Option<TurnOrder>,
    /// The same by bot.
    pub wins_by_bot: Vec<BotWins>,
    /// Fraction of the games that had more than one winner.
    pub shared_wins: f64,
    /// Mean score of each seat.
    pub score_mean_by_seat: Vec<f64>,
    /// 95 % confidence intervals of these means; `None` for a single game.
    pub score_mean_by_seat_ci: Vec<Option<Interval>>,
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
    /// The programs with which something went wrong.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub programs: Vec<ProgramUsed>,
    #[serde(skip)]
    rows: Vec<Row>,
}

/// How those fared who were first, second and so on in turn order.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TurnOrder {
    /// The share of the wins of each place; they sum to 1.
    pub wins: Vec<f64>,
    /// 95 % confidence intervals of these shares.
    pub wins_ci: Vec<Interval>,
    /// Mean score of each place.
    pub score_mean: Vec<f64>,
    /// 95 % confidence intervals of these means; `None` for a single game.
    pub score_mean_ci: Vec<Option<Interval>>,
    /// Standard deviation of each place's score.
    pub score_sd: Vec<f64>,
}

/// How one bot fared.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BotWins {
    /// The bot.
    pub bot: Player,
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

/// One bot at one seat, or at one place in turn order: a row of the table.
#[derive(Clone, Debug, PartialEq, Serialize)]
struct Row {
    by: &'static str,
    place: usize,
    bot: Player,
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
    pub(crate) fn new<G: Judgement>(
        book: Book<G>,
        plan: &Plan,
        tally: &Tally,
        took: Duration,
        threads: usize,
    ) -> Self {
        let seats = tally.seats();
        let places = tally.places();
        let mut rows = rows("seat", &tally.kinds, &tally.sittings);
        if places.is_some() {
            rows.extend(self::rows("turn", &tally.kinds, &tally.by_turn));
        }
        let mut all_scores = Histogram::default();
        for seat in &seats {
            all_scores.merge(&seat.scores);
        }
        let games = tally.games.max(1) as f64;
        Report {
            provenance: Provenance::new(book, &plan.bots, plan.games, plan.seed),
            rotate: plan.rotate,
            games: tally.games,
            unfinished: tally.unfinished,
            decisions: tally.length.decisions,
            steps: tally.length.steps,
            threads,
            seconds: took.as_secs_f64(),
            decisions_per_second: tally.length.decisions as f64 / took.as_secs_f64().max(1e-9),
            wins_by_seat: seats.iter().map(|seat| seat.wins.mean()).collect(),
            wins_by_seat_ci: seats.iter().map(|seat| seat.wins.interval()).collect(),
            by_turn: places.as_deref().map(TurnOrder::new),
            wins_by_bot: BotWins::of(tally, &plan.bots),
            shared_wins: tally.shared as f64 / games,
            score_mean_by_seat: seats.iter().map(|seat| seat.scores.mean()).collect(),
            score_mean_by_seat_ci: seats.iter().map(|seat| seat.scores.mean_interval()).collect(),
            score_sd_by_seat: seats.iter().map(|seat| seat.scores.sd()).collect(),
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
            programs: Vec::new(),
            rows,
        }
    }

    /// Writes a table with one row for each bot at each seat, and at each place in turn order. Lines that begin with `#`
    /// say where it comes from; the column names follow.
    pub fn write_csv(&self, out: &mut dyn Write) -> io::Result<()> {
        out.write_all(self.provenance.comment().as_bytes())?;
        let mut table = csv::Writer::from_writer(out);
        for row in &self.rows {
            table.serialize(row)?;
        }
        table.flush()
    }
}

impl BotWins {
    /// Each kind of bot at a table of these.
    pub(crate) fn of(tally: &Tally, bots: &[Player]) -> Vec<Self> {
        let each = tally.kinds.iter().zip(&tally.wins_by_kind).map(|(bot, wins)| BotWins {
            bot: *bot,
            seats: bots.iter().filter(|other| *other == bot).count(),
            games: wins.count(),
            share: wins.mean(),
            ci: wins.interval(),
        });
        each.collect()
    }
}

impl TurnOrder {
    pub(crate) fn new(places: &[Sitting]) -> Self {
        TurnOrder {
            wins: places.iter().map(|place| place.wins.mean()).collect(),
            wins_ci: places.iter().map(|place| place.wins.interval()).collect(),
            score_mean: places.iter().map(|place| place.scores.mean()).collect(),
            score_mean_ci: places.iter().map(|place| place.scores.mean_interval()).collect(),
            score_sd: places.iter().map(|place| place.scores.sd()).collect(),
        }
    }
}

/// A row for each bot at each seat or place.
fn rows(by: &'static str, kinds: &[Player], by_place: &[Vec<Sitting>]) -> Vec<Row> {
    let mut rows = Vec::new();
    for (i, sittings) in by_place.iter().enumerate() {
        let sat = kinds.iter().zip(sittings).filter(|(_, sitting)| sitting.wins.count() > 0);
        rows.extend(sat.map(|(bot, sitting)| {
            let [ci_low, ci_high] = sitting.wins.interval();
            Row {
                by,
                place: i + 1,
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
    rows
}
