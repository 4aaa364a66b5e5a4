//! Contests between bots: who wins how much, and how sure that is.
//!
//! A contest is played in blocks. In one block every seating is played once: the bots move one seat on from game to
//! game, until each has sat everywhere. With duplicate deals all games of a block meet the same chance outcomes as far as
//! play allows, so that luck of the deal cancels out. **The block is the unit of all statistics**: games of one block
//! depend on each other, blocks do not.

mod block;
mod clock;
mod evidence;
mod report;
mod text;

use std::io;
use std::ops::ControlFlow;
use std::time::Instant;

use bots::Player;
use indicatif::ProgressBar;
use tabletop::{Book, Judgement, Notation, SeatCount};

use crate::in_order::{in_order, pool};
use crate::page::percent;
use crate::program::Programs;
use block::Block;
use evidence::Evidence;
pub use report::{Contestant, MatchReport, Verdict};

/// A contest between bots.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchPlan {
    /// Who plays: two bots, of which the second fills all seats that the first leaves; or one bot for each seat.
    pub bots: Vec<Player>,
    /// How many games at most; rounded up to whole blocks of as many games as there are seats.
    pub games: u64,
    /// Whether the games of a block meet the same deals.
    pub duplicate: bool,
    /// Whether all games are played, even if it is clear earlier whether the first bot is better than the others.
    pub all: bool,
    /// Fixes every chance outcome and every choice.
    pub seed: u64,
    /// How many threads play; `None` (or 0) is one for each core.
    pub threads: Option<usize>,
}

impl MatchPlan {
    /// Refuses what is not a contest at a table of this size.
    pub fn check(&self, seats: SeatCount) -> Result<(), String> {
        let n = seats.get();
        match self.bots.len() {
            _ if n < 2 => Err("a match needs a table of at least 2 seats".to_string()),
            0 | 1 => Err("a match needs two bots, such as hard,greedy".to_string()),
            more if more > n => Err(format!("{more} bots cannot sit on {n} seats: name {n} bots, or two")),
            few if few > 2 && few < n => Err(format!(
                "{few} bots for {n} seats: name {n}, one for each seat, or two, one against a field of the other"
            )),
            _ if self.games == 0 => Err("there is nothing to play: ask for at least one game".to_string()),
            _ => Ok(()),
        }
    }

    /// Who plays for whom before anybody has moved on: for each seat a place in [`MatchPlan::bots`].
    fn line_up(&self, seats: SeatCount) -> Vec<usize> {
        (0..seats.get()).map(|seat| seat.min(self.bots.len() - 1)).collect()
    }
}

/// Plays a contest. `progress` counts games and shows the share of the first bot; it is cleared at the end. A plan that
/// is not a contest is refused.
pub fn contest<G: Notation + Judgement>(
    book: Book<G>,
    plan: &MatchPlan,
    progress: &ProgressBar,
) -> io::Result<MatchReport> {
    plan.check(book.seats).map_err(|message| io::Error::new(io::ErrorKind::InvalidInput, message))?;
    let start = Instant::now();
    let (n_seats, line_up) = (book.seats.get() as u64, plan.line_up(book.seats));
    let n_blocks = plan.games.div_ceil(n_seats);
    let pool = pool(plan.threads, n_blocks)?;
    let mut so_far = Sum::new(plan.bots.len(), book.seats);
    let (label, programs) = (progress.message(), Programs::new());
    let played = in_order(
        &pool,
        n_blocks,
        |block| Block::play(book, plan, &line_up, &programs, block),
        |block| {
            let block = block?;
            so_far.add(&block);
            progress.inc(n_seats);
            let first = &so_far.evidence[0];
            progress.set_message(format!("{label}  {} {}", plan.bots[0], percent(first.mean())));
            let clear = !plan.all && first.is_against(1.0 / n_seats as f64);
            Ok(if clear { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
        },
    );
    progress.finish_and_clear();
    played?;
    Ok(MatchReport::new(book, plan, &so_far, n_blocks, start.elapsed(), pool.current_num_threads()))
}

/// All blocks so far.
#[derive(Debug)]
struct Sum {
    blocks: u64,
    /// What each contestant won in a block, all its seats together, as a share of the block's games.
    evidence: Vec<Evidence>,
    /// Everything else.
    total: Block,
    /// Sums of the squared margins of blocks.
    margin_squares: Vec<i128>,
}

impl Sum {
    fn new(n_contestants: usize, seats: SeatCount) -> Self {
        Sum {
            blocks: 0,
            evidence: vec![Evidence::new(block::whole(seats)); n_contestants],
            total: Block::new(n_contestants, seats),
            margin_squares: vec![0; n_contestants],
        }
    }

    fn add(&mut self, block: &Block) {
        self.blocks += 1;
        for (i, sitting) in block.contestants.iter().enumerate() {
            self.evidence[i].add(sitting.won);
            self.margin_squares[i] += i128::from(sitting.margin).pow(2);
        }
        self.total.merge(block);
    }
}

#[cfg(test)]
mod tests {
    use bots::Bot;

    use super::*;

    fn plan(n_bots: usize) -> MatchPlan {
        let bots = vec![Bot::Greedy.into(); n_bots];
        MatchPlan { bots, games: 10, duplicate: false, all: false, seed: 1, threads: None }
    }

    #[test]
    fn the_second_bot_fills_the_field() {
        let seats = |n| SeatCount::new(n).unwrap();
        assert_eq!(plan(2).line_up(seats(4)), [0, 1, 1, 1]);
        assert_eq!(plan(2).line_up(seats(2)), [0, 1]);
        assert_eq!(plan(4).line_up(seats(4)), [0, 1, 2, 3]);
    }

    #[test]
    fn what_is_no_contest_is_refused() {
        let said = |n_bots, seats| plan(n_bots).check(SeatCount::new(seats).unwrap()).unwrap_err();
        assert!(said(1, 2).contains("needs two bots"));
        assert!(said(2, 1).contains("at least 2 seats"));
        assert!(said(3, 2).contains("3 bots cannot sit on 2 seats"));
        assert!(said(3, 4).contains("name 4, one for each seat, or two"));
        let none = MatchPlan { games: 0, ..plan(2) };
        assert!(none.check(SeatCount::new(2).unwrap()).unwrap_err().contains("at least one game"));
    }
}
