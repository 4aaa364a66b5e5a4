//! What a contest found, for machines.

use std::time::Duration;

use bots::Player;
use serde::Serialize;
use tabletop::{Book, Judgement};

use super::evidence::Evidence;
use super::{MatchPlan, Sum};
use crate::stats::{Shares, mean_interval};
use crate::{Interval, ProgramUsed, Provenance};

/// What a contest found. All but `threads`, `seconds` and the thinking times depends on the plan alone.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MatchReport {
    /// Where the figures come from.
    pub provenance: Provenance,
    /// Whether the games of a block met the same deals.
    pub duplicate: bool,
    /// Games that were to be played at most.
    pub games_planned: u64,
    /// Games played.
    pub games: u64,
    /// Blocks of games, each with every seating once.
    pub blocks: u64,
    /// Whether it ended before all games were played because it was clear who is better.
    pub stopped_early: bool,
    /// What can be said about the first bot.
    pub verdict: Verdict,
    /// The share of the wins of each seat if all bots were alike.
    pub even_share: f64,
    /// How many threads played.
    pub threads: usize,
    /// How long it took.
    pub seconds: f64,
    /// The bots in the order they were named.
    pub bots: Vec<Contestant>,
    /// Games that were broken off after 20,000 decisions; they count as won by all.
    pub unfinished: u64,
    /// The programs with which something went wrong.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub programs: Vec<ProgramUsed>,
}

/// Whether the first bot of a contest wins more than its even share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// Clearly more.
    Better,
    /// Clearly less.
    Worse,
    /// That is not clear.
    Open,
}

/// How one bot of a contest fared.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Contestant {
    /// The bot.
    pub bot: Player,
    /// How many seats it had in every game.
    pub seats: usize,
    /// The share of the wins that one of its seats had.
    pub win_share: f64,
    /// 95 % confidence interval of the share; it allows for looking after every block, if the contest could stop early.
    pub win_share_ci: Interval,
    /// The share of the wins that one of its seats had when it was first, second and so on in turn order; `None` where
    /// all choose at once.
    pub wins_by_turn: Option<Vec<f64>>,
    /// 95 % confidence intervals of these shares.
    pub wins_by_turn_ci: Option<Vec<Interval>>,
    /// Mean points of a seat.
    pub score_mean: f64,
    /// How many points a seat was ahead of the best other seat, on average.
    pub margin_mean: f64,
    /// 95 % confidence interval of the mean margin, unless there was only one deal.
    pub margin_ci: Option<Interval>,
    /// Decisions of one seat in a game, on average: choices among at least two actions.
    pub decisions_per_game: f64,
    /// Mean time for a decision, in milliseconds.
    pub think_ms_mean: f64,
    /// All but one in a hundred decisions took less than this many milliseconds.
    pub think_ms_p99: f64,
    /// The longest time for a decision, in milliseconds.
    pub think_ms_max: f64,
}

impl MatchReport {
    pub(super) fn new<G: Judgement>(
        book: Book<G>,
        plan: &MatchPlan,
        sum: &Sum,
        n_blocks: u64,
        took: Duration,
        threads: usize,
    ) -> Self {
        let n_seats = book.seats.get();
        let line_up = plan.line_up(book.seats);
        let even_share = 1.0 / n_seats as f64;
        let contestant = |(i, bot): (usize, &Player)| {
            let seats = line_up.iter().filter(|contestant| **contestant == i).count();
            let of_one_seat = |share: f64| share / seats as f64;
            let (evidence, sitting) = (&sum.evidence[i], &sum.total.contestants[i]);
            let seats_played = (sum.total.games * seats as u64) as f64;
            let per_block = (n_seats * seats) as f64;
            let has_turns = sitting.by_turn.iter().all(|place| place.count() > 0);
            let by_turn = has_turns.then_some(&sitting.by_turn);
            let margin_ci = mean_interval(sum.blocks, sitting.margin.into(), sum.margin_squares[i]);
            Contestant {
                bot: *bot,
                seats,
                win_share: of_one_seat(evidence.mean()),
                win_share_ci: interval(evidence, plan).map(of_one_seat),
                wins_by_turn: by_turn.map(|places| places.iter().map(Shares::mean).collect()),
                wins_by_turn_ci: by_turn.map(|places| places.iter().map(Shares::interval).collect()),
                score_mean: sitting.points as f64 / seats_played,
                margin_mean: sitting.margin as f64 / seats_played,
                margin_ci: margin_ci.map(|ends| ends.map(|margin| margin / per_block)),
                decisions_per_game: sitting.times.count() as f64 / seats_played,
                think_ms_mean: sitting.times.mean_ms(),
                think_ms_p99: sitting.times.p99_ms(),
                think_ms_max: sitting.times.max_ms(),
            }
        };
        let bots: Vec<Contestant> = plan.bots.iter().enumerate().map(contestant).collect();
        let [low, high] = bots[0].win_share_ci;
        MatchReport {
            provenance: Provenance::new(book, &plan.bots, plan.games, plan.seed),
            duplicate: plan.duplicate,
            games_planned: n_blocks * n_seats as u64,
            games: sum.total.games,
            blocks: sum.blocks,
            stopped_early: sum.blocks < n_blocks,
            verdict: match () {
                () if low > even_share => Verdict::Better,
                () if high < even_share => Verdict::Worse,
                () => Verdict::Open,
            },
            even_share,
            threads,
            seconds: took.as_secs_f64(),
            bots,
            unfinished: sum.total.unfinished,
            programs: sum.total.mishaps.used(),
        }
    }
}

fn interval(evidence: &Evidence, plan: &MatchPlan) -> Interval {
    if plan.all { evidence.interval() } else { evidence.interval_at_any_time() }
}
