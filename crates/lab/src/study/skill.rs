//! Skill and luck: what better players, longer thought, full sight and the deal are worth.

use std::io;
use std::ops::ControlFlow;

use bots::{Bot, Mind, Player};
use indicatif::ProgressBar;
use rayon::ThreadPool;
use serde::Serialize;
use tabletop::{Book, Judgement, Notation, Seat, Step, Viewer};

use crate::dice::SameDice;
use crate::in_order::in_order;
use crate::playout::play_to_end;
use crate::stats::{Interval, WIN};
use crate::{MatchPlan, contest};

/// One bot against another, with the same deals for both seatings.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Pairing {
    /// The bot whose share this is.
    pub bot: Player,
    /// The other one, which has all other seats.
    pub against: Player,
    /// Games played.
    pub games: u64,
    /// What a seat of the first bot wins.
    pub share: f64,
    /// Its 95 % confidence interval.
    pub ci: Interval,
}

/// Plays a contest; all its games, so that the figures are those of a plan.
pub(crate) fn pairing<G: Judgement + Notation>(
    book: Book<G>,
    [bot, against]: [Player; 2],
    (games, seed): (u64, u64),
    threads: usize,
    progress: &ProgressBar,
) -> io::Result<Pairing> {
    let bots = vec![bot, against];
    let plan = MatchPlan { bots, games, duplicate: true, all: true, seed, threads: Some(threads) };
    let report = contest(book, &plan, &ProgressBar::hidden())?;
    progress.inc(games);
    let first = &report.bots[0];
    Ok(Pairing { bot, against, games: report.games, share: first.win_share, ci: first.win_share_ci })
}

/// Where the result of a game between a better and a worse player comes from, in parts of 1.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Split {
    /// The better player.
    pub bot: Player,
    /// The worse one.
    pub against: Player,
    /// Games played.
    pub games: u64,
    /// Who is better.
    pub skill: f64,
    /// Who has the first turn.
    pub seat: f64,
    /// What chance deals, whoever plays.
    pub deal: f64,
    /// Everything else: what the players make of the deal, and chance that follows from it.
    pub rest: f64,
}

/// Exact sums over deals. Each deal is played four times: with the better player first and second, twice each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct SplitSums {
    deals: u64,
    /// What the first seat in turn order won, by whether the better player had it, less half, in parts of twice [`WIN`].
    won: [i128; 2],
    squares: i128,
    /// One repetition times the other.
    products: [i128; 2],
}

const REPEATS: usize = 2;

impl SplitSums {
    fn merge(&mut self, other: &SplitSums) {
        self.deals += other.deals;
        self.squares += other.squares;
        for i in 0..2 {
            self.won[i] += other.won[i];
            self.products[i] += other.products[i];
        }
    }

    fn split(&self, [bot, against]: [Player; 2]) -> Split {
        let deals = self.deals.max(1) as f64;
        let unit = 2.0 * WIN as f64;
        let games = deals * (2 * REPEATS) as f64;
        let means = self.won.map(|won| won as f64 / (deals * REPEATS as f64) / unit);
        let total = (self.squares as f64 / games / (unit * unit)).max(f64::MIN_POSITIVE);
        let middle = f64::midpoint(means[0], means[1]);
        let squared = |x: f64| x * x;
        let skill = squared((means[1] - means[0]) / 2.0);
        let seat = squared(middle);
        let deal: f64 =
            (0..2).map(|i| self.products[i] as f64 / deals / (unit * unit) - squared(means[i])).sum::<f64>()
                / 2.0;
        let deal = deal.max(0.0).min((total - skill - seat).max(0.0));
        let rest = (total - skill - seat - deal).max(0.0);
        Split {
            bot,
            against,
            games: games as u64,
            skill: skill / total,
            seat: seat / total,
            deal: deal / total,
            rest: rest / total,
        }
    }
}

/// Plays deals at a table of two.
pub(crate) fn split<G: Judgement>(
    book: Book<G>,
    bots: [Player; 2],
    (deals, seed): (u64, u64),
    pool: &ThreadPool,
    progress: &ProgressBar,
) -> io::Result<Split> {
    const CHUNK: u64 = 16;
    let mut sum = SplitSums::default();
    let play = |chunk: u64| {
        let mut part = SplitSums::default();
        let mut minds = [Mind::new(), Mind::new()];
        for deal in chunk * CHUNK..((chunk + 1) * CHUNK).min(deals) {
            add_deal(book, bots, &mut minds, (deal, seed), &mut part);
        }
        part
    };
    in_order(pool, deals.div_ceil(CHUNK), play, |part: SplitSums| {
        progress.inc(part.deals * 2 * REPEATS as u64);
        sum.merge(&part);
        Ok(ControlFlow::Continue(()))
    })?;
    Ok(sum.split(bots))
}

fn add_deal<G: Judgement>(
    book: Book<G>,
    bots: [Player; 2],
    minds: &mut [Mind<G>; 2],
    (deal, seed): (u64, u64),
    sums: &mut SplitSums,
) {
    let mut found = [[0; REPEATS]; 2];
    for moved in 0..2 {
        for repeat in [0, 1] {
            let at = |seat: Seat| bots[(seat.index() + moved) % 2];
            let mood = deal * 4 + (2 * moved + repeat) as u64;
            let mut state = G::new(book);
            let (mut has_begun, mut first) = (false, None);
            play_to_end(
                &mut state,
                &mut Vec::new(),
                &mut SameDice::in_mood(seed, deal, mood),
                |state, seat, rng| {
                    let view = state.view(Viewer::Seat(seat));
                    minds[seat.index()].choose(at(seat), &view, seat, rng)
                },
                |state, step| {
                    if !has_begun && matches!(step, Step::Act(..)) {
                        (has_begun, first) = (true, state.first_in_turn());
                    }
                },
            );
            // A deal that does not end tells nothing.
            let Some(outcome) = state.outcome() else { return };
            let first = first.unwrap_or(Seat::new(0));
            let winners = outcome.winners().count() as i128;
            let won = if outcome.ranks[first] == 1 { 2 * i128::from(WIN) / winners } else { 0 };
            let better_is_first = usize::from(at(first) == bots[0]);
            found[better_is_first][repeat] = won - i128::from(WIN);
        }
    }
    sums.deals += 1;
    for (i, [one, other]) in found.into_iter().enumerate() {
        sums.won[i] += one + other;
        sums.squares += one * one + other * other;
        sums.products[i] += one * other;
    }
}

/// Players of which each thinks twice as long as the one before.
pub(crate) fn doubling<G: Judgement>(steps: usize) -> Vec<Player> {
    let thinks = |i: usize| Player { bot: Bot::Hard, iterations: Some(G::SHORT_LOOK << i) };
    (0..=steps).map(thinks).collect()
}
