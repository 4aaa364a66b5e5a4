//! How a game ended, and where the points come from.

use serde::{Deserialize, Serialize};

use crate::{PerSeat, Phrase, Seat, SeatCount, Speech};

/// The result of a finished game. Ranks alone decide who won; scores are what people compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Outcome {
    /// Points of each seat.
    pub scores: PerSeat<i32>,
    /// Rank of each seat from 1; equal ranks are shared and the following ones skipped (1, 1, 3).
    pub ranks: PerSeat<u8>,
}

impl Outcome {
    /// Ranks by a key, greatest first: `rank(s) = 1 + number of seats with a strictly greater key`.
    pub fn ranked<K: Ord + Copy + Default>(scores: PerSeat<i32>, keys: &PerSeat<K>) -> Self {
        let better = |mine: K| keys.as_slice().iter().filter(|&&other| other > mine).count();
        let ranks = PerSeat::from_fn(scores.seats(), |seat| 1 + better(keys[seat]) as u8);
        Outcome { scores, ranks }
    }

    /// How many seats there were.
    pub fn seats(&self) -> SeatCount {
        self.ranks.seats()
    }

    /// Whether another seat has as many points: if their ranks differ, something else decided.
    pub fn is_tied(&self, seat: Seat) -> bool {
        self.scores.iter().any(|(other, points)| other != seat && *points == self.scores[seat])
    }

    /// The seats of rank 1.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        self.ranks.iter().filter(|(_, rank)| **rank == 1).map(|(seat, _)| seat)
    }

    /// The seat's share of the win: 1 for a sole winner, split evenly when shared, otherwise 0.
    pub fn win_share(&self, seat: Seat) -> f64 {
        if self.ranks[seat] == 1 { 1.0 / self.winners().count() as f64 } else { 0.0 }
    }
}

/// One entry of a seat's score: what it is for, how the number comes about, how many points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScoreLine<W = String> {
    /// What the points are for, such as `Jelly Filled`.
    pub label: W,
    /// How the number comes about, such as `3 copies: 5 for every two`; may be empty.
    pub detail: W,
    /// The points, perhaps negative or zero.
    pub points: i32,
    /// The ids of the components they are for, each as often as there are copies, for clients that draw them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub components: Vec<String>,
}

impl<W> ScoreLine<W> {
    /// A line for something that is not a component.
    pub fn new(label: W, detail: W, points: i32) -> Self {
        ScoreLine { label, detail, points, components: Vec::new() }
    }

    /// The same line, for these components.
    #[must_use]
    pub fn of<I: Into<String>>(self, components: impl IntoIterator<Item = I>) -> Self {
        ScoreLine { components: components.into_iter().map(Into::into).collect(), ..self }
    }
}

/// Every point of every seat, explained.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScoreSheet<W = String> {
    /// The lines of each seat, in seat order.
    pub seats: Vec<Vec<ScoreLine<W>>>,
}

impl<W> ScoreSheet<W> {
    /// The sum of a seat's lines.
    pub fn total(&self, seat: Seat) -> i32 {
        self.seats[seat.index()].iter().map(|line| line.points).sum()
    }

    /// The components that a seat's points are for, sorted.
    pub fn components(&self, seat: Seat) -> Vec<&str> {
        let lines = self.seats[seat.index()].iter();
        let mut components: Vec<&str> = lines.flat_map(|line| &line.components).map(String::as_str).collect();
        components.sort_unstable();
        components
    }
}

impl ScoreSheet<Phrase> {
    /// The sheet in words.
    pub fn say(&self, speech: &Speech) -> ScoreSheet {
        let line = |line: &ScoreLine<Phrase>| ScoreLine {
            label: line.label.say(speech),
            detail: line.detail.say(speech),
            points: line.points,
            components: line.components.clone(),
        };
        ScoreSheet { seats: self.seats.iter().map(|lines| lines.iter().map(line).collect()).collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_ranks_are_shared_and_the_next_skipped() {
        let seats = SeatCount::new(4).unwrap();
        let points = [6, 6, 6, 2];
        let cards = [2, 3, 3, 1];
        let scores = PerSeat::from_fn(seats, |s| points[s.index()]);
        let keys = PerSeat::from_fn(seats, |s| (points[s.index()], cards[s.index()]));
        let outcome = Outcome::ranked(scores, &keys);
        assert_eq!(outcome.ranks.as_slice(), [3, 1, 1, 4]);
        assert!(outcome.is_tied(Seat::new(0)) && !outcome.is_tied(Seat::new(3)));
        assert!((outcome.win_share(Seat::new(1)) - 0.5).abs() < 1e-12);
        assert!(outcome.win_share(Seat::new(0)).abs() < 1e-12);
    }
}
