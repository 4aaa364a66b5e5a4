//! How many games fit into a time on this machine: measured beforehand, so that the clock has no say in the figures.

use std::io;
use std::time::{Duration, Instant};

use bots::Player;
use tabletop::{Book, Components, Judgement, fast_rng};

use super::plan::StudyPlan;
use super::watch::Watch;
use crate::in_order::pool;

/// Each bot is watched about so long.
const TRIAL: Duration = Duration::from_millis(400);
/// Part of the time that is planned: machines have other things to do.
const PLANNED: f64 = 0.8;

/// The number of games, 1, 2 or 5 with zeros, whose study takes about so long.
pub(crate) fn games_in<G: Components + Judgement>(
    book: Book<G>,
    n_options: u64,
    has_other: bool,
    plan: &StudyPlan,
    budget: Duration,
) -> io::Result<u64> {
    plan.check()?;
    let seconds = |bot: Player| {
        let mut watch = Watch::new(book, &vec![bot; book.seats.get()]);
        let start = Instant::now();
        let mut games = 0;
        while start.elapsed() < TRIAL {
            watch.play(&mut fast_rng(plan.seed, games));
            games += 1;
        }
        start.elapsed().as_secs_f64() / games as f64
    };
    let bots: Vec<(Player, f64)> = plan.bots.iter().map(|bot| (*bot, seconds(*bot))).collect();
    let threads = pool(plan.threads, u64::MAX)?.current_num_threads() as f64;
    let cost = |games: u64| {
        let plan = StudyPlan { games, ..plan.clone() };
        plan.seconds::<G>(&bots, n_options, has_other) / threads
    };
    let wanted = budget.as_secs_f64() * PLANNED;
    let series = (2..12).flat_map(|zeros| [1, 2, 5].map(|digit| digit * 10u64.pow(zeros)));
    Ok(series.take_while(|games| cost(*games) <= wanted).last().unwrap_or(100))
}
