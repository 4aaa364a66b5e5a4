//! What is counted while games are played. All integers, so that the sum does not depend on who played which game.

use bots::{Bot, Player};
use tabletop::{MAX_SEATS, Outcome, Seat, SeatCount};

use crate::playout::{Length, place_in_turn};
use crate::stats::{Histogram, Shares, WIN};

/// One bot at one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Sitting {
    pub(crate) wins: Shares,
    pub(crate) scores: Histogram,
}

impl Sitting {
    fn add(&mut self, part: u64, score: i32) {
        self.wins.add(part);
        self.scores.add(score.into());
    }

    /// Adds what another one of the same kind counted.
    pub(crate) fn merge(&mut self, other: &Sitting) {
        self.wins.merge(&other.wins);
        self.scores.merge(&other.scores);
    }
}

/// Sums over a number of games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Tally {
    /// The kinds of bots that take part.
    pub(crate) kinds: Vec<Player>,
    /// By seat, then by kind.
    pub(crate) sittings: Vec<Vec<Sitting>>,
    /// The same by place in turn order, of the games that have one.
    pub(crate) by_turn: Vec<Vec<Sitting>>,
    /// What the seats of each kind won together in a game.
    pub(crate) wins_by_kind: Vec<Shares>,
    pub(crate) games: u64,
    pub(crate) length: Length,
    /// Games with more than one winner.
    pub(crate) shared: u64,
    /// Scores of the winners, each game counted as [`WIN`].
    pub(crate) winner_scores: i64,
    pub(crate) turns: Histogram,
}

impl Tally {
    /// Nothing counted yet, for a table of these bots.
    pub(crate) fn new(bots: &[Player], seats: SeatCount) -> Self {
        let mut kinds: Vec<Player> = Vec::new();
        for bot in bots {
            if !kinds.contains(bot) {
                kinds.push(*bot);
            }
        }
        let strength = |bot: Bot| Bot::ALL.iter().position(|other| *other == bot);
        kinds.sort_by_key(|kind| (strength(kind.bot), kind.iterations));
        let sitting = Sitting { wins: Shares::of(WIN), scores: Histogram::default() };
        let seats_of = |kind: &Player| bots.iter().filter(|bot| *bot == kind).count() as u64;
        Tally {
            sittings: vec![vec![sitting.clone(); kinds.len()]; seats.get()],
            by_turn: vec![vec![sitting; kinds.len()]; seats.get()],
            wins_by_kind: kinds.iter().map(|kind| Shares::of(WIN * seats_of(kind))).collect(),
            kinds,
            games: 0,
            length: Length::default(),
            shared: 0,
            winner_scores: 0,
            turns: Histogram::default(),
        }
    }

    /// Counts a finished game; `bots` are in the order they sat in, `first` is first in turn order.
    pub(crate) fn add(
        &mut self,
        bots: &[Player],
        outcome: &Outcome,
        length: Length,
        turns: u32,
        first: Option<Seat>,
    ) {
        let winners = outcome.winners().count() as u64;
        let mut won = [0; MAX_SEATS];
        for (seat, score) in outcome.scores.iter() {
            let part = if outcome.ranks[seat] == 1 { WIN / winners } else { 0 };
            let kind_idx = self.kind_idx(bots[seat.index()]);
            self.sittings[seat.index()][kind_idx].add(part, *score);
            if let Some(first) = first {
                self.by_turn[place_in_turn(seat, first, bots.len())][kind_idx].add(part, *score);
            }
            won[kind_idx] += part;
            self.winner_scores += i64::from(*score) * part as i64;
        }
        for (shares, part) in self.wins_by_kind.iter_mut().zip(won) {
            shares.add(part);
        }
        self.games += 1;
        self.length.add(length);
        self.shared += u64::from(winners > 1);
        self.turns.add(turns.into());
    }

    /// Adds the games counted by another tally of the same table.
    pub(crate) fn merge(&mut self, other: &Tally) {
        for (mine, theirs) in self.sittings.iter_mut().flatten().zip(other.sittings.iter().flatten()) {
            mine.merge(theirs);
        }
        for (mine, theirs) in self.by_turn.iter_mut().flatten().zip(other.by_turn.iter().flatten()) {
            mine.merge(theirs);
        }
        for (mine, theirs) in self.wins_by_kind.iter_mut().zip(&other.wins_by_kind) {
            mine.merge(theirs);
        }
        self.games += other.games;
        self.length.add(other.length);
        self.shared += other.shared;
        self.winner_scores += other.winner_scores;
        self.turns.merge(&other.turns);
    }

    /// Position of a bot among [`Tally::kinds`].
    fn kind_idx(&self, bot: Player) -> usize {
        self.kinds.iter().position(|kind| *kind == bot).expect("the tally was made for these bots")
    }
}
