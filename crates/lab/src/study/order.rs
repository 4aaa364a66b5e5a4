//! Who wins, by seat and by place in turn order.

use tabletop::SeatCount;

use super::watch::Seen;
use crate::playout::place_in_turn;
use crate::stats::{Histogram, Shares, WIN};

/// Wins and points of each seat and of each place in turn order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Order {
    pub(crate) seats: Vec<Standing>,
    pub(crate) places: Vec<Standing>,
}

/// What one seat, or one place, has won.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Standing {
    pub(crate) wins: Shares,
    pub(crate) points: Histogram,
}

impl Order {
    pub(crate) fn new(seats: SeatCount) -> Self {
        let one = Standing { wins: Shares::of(WIN), points: Histogram::default() };
        Order { seats: vec![one.clone(); seats.get()], places: vec![one; seats.get()] }
    }

    pub(crate) fn add<A>(&mut self, game: &Seen<A>) {
        let Some(outcome) = &game.outcome else { return };
        let winners = outcome.winners().count() as u64;
        for (seat, score) in outcome.scores.iter() {
            let part = if outcome.ranks[seat] == 1 { WIN / winners } else { 0 };
            let place = game.first.map(|first| place_in_turn(seat, first, self.seats.len()));
            let places = place.map(|place| &mut self.places[place]);
            for standing in [Some(&mut self.seats[seat.index()]), places].into_iter().flatten() {
                standing.wins.add(part);
                standing.points.add((*score).into());
            }
        }
    }

    pub(crate) fn merge(&mut self, other: &Order) {
        let mine = self.seats.iter_mut().chain(&mut self.places);
        for (mine, theirs) in mine.zip(other.seats.iter().chain(&other.places)) {
            mine.wins.merge(&theirs.wins);
            mine.points.merge(&theirs.points);
        }
    }
}
