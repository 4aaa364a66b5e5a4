//! What to simulate.

use std::io::{self, Write};

use bots::Player;
use tabletop::{Seat, SeatCount};

use crate::Rows;

/// A number of games between bots.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// How many games; at least one.
    pub games: u64,
    /// Fixes every chance outcome and every choice.
    pub seed: u64,
    /// How many threads play; `None` (or 0) is one for each core.
    pub threads: Option<usize>,
    /// Who sits where in the first game: one bot for each seat.
    pub bots: Vec<Player>,
    /// Whether the bots move one seat on after every game, so that each of them sits everywhere equally often.
    pub rotate: bool,
}

impl Plan {
    /// Who sits at `seat` in the game with this number, counted from 0.
    pub fn bot_at(&self, game: u64, seat: Seat) -> Player {
        let seats = self.bots.len();
        let moved = if self.rotate { (game % seats as u64) as usize } else { 0 };
        self.bots[(seat.index() + seats - moved) % seats]
    }

    /// Refuses what cannot be played at a table of this size.
    pub(crate) fn check(&self, seats: SeatCount) -> io::Result<()> {
        let refuse = |message: String| Err(io::Error::new(io::ErrorKind::InvalidInput, message));
        if self.games == 0 {
            return refuse("there is nothing to simulate: ask for at least one game".to_string());
        }
        if self.bots.len() != seats.get() {
            let named = self.bots.len();
            return refuse(format!("{named} bots cannot fill {seats} seats: name one bot for each seat"));
        }
        Ok(())
    }
}

/// What a simulation keeps of each game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keep {
    /// Only what the report needs.
    Nothing,
    /// The record, as one line of JSON.
    Records,
    /// The record, and what was offered to the actor of each step.
    RecordsWithLegal,
    /// Rows of a [`DataSet`](crate::DataSet).
    Rows(Rows),
}

impl Keep {
    /// Whether records are kept.
    pub(crate) fn records(self) -> bool {
        matches!(self, Keep::Records | Keep::RecordsWithLegal)
    }
}

/// Where the records of games go, and what is kept of each.
pub type Records<'a> = (&'a mut (dyn Write + Send), Keep);

#[cfg(test)]
mod tests {
    use bots::Bot;

    use super::*;

    #[test]
    fn rotating_bots_move_one_seat_on_every_game() {
        let [greedy, random] = [Bot::Greedy, Bot::Random].map(Player::from);
        let mut plan =
            Plan { games: 9, seed: 1, threads: None, bots: vec![greedy, random, random], rotate: true };
        let place_of_greedy =
            |plan: &Plan, game| (0..3).find(|i| plan.bot_at(game, Seat::new(*i)) == greedy).unwrap();
        assert_eq!([0, 1, 2, 3, 4].map(|game| place_of_greedy(&plan, game)), [0, 1, 2, 0, 1]);
        plan.rotate = false;
        assert_eq!([0, 1, 2, 3, 4].map(|game| place_of_greedy(&plan, game)), [0; 5]);
    }
}
