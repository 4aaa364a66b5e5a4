//! What is counted while games are played. All integers, so that the sum does not depend on who played which game.

use bots::{Bot, Player};
use serde::{Deserialize, Serialize};
use tabletop::{MAX_SEATS, Outcome, Seat, SeatCount};

use crate::playout::{Length, place_in_turn};
use crate::stats::{Histogram, Shares, WIN};

/// One bot at one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Tally {
    /// The kinds of bots that take part.
    pub(crate) kinds: Vec<Player>,
    /// By seat, then by kind.
    pub(crate) sittings: Vec<Vec<Sitting>>,
    /// The same by place in turn order, of the games that have one.
    pub(crate) by_turn: Vec<Vec<Sitting>>,
    /// What the seats of each kind won together in a game.
    pub(crate) wins_by_kind: Vec<Shares>,
    /// Games that were played to their end.
    pub(crate) games: u64,
    /// Games that were broken off, since they did not end. Nothing else is counted of them.
    pub(crate) unfinished: u64,
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
            unfinished: 0,
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

    /// Whether it is one of a table of these bots: tallies come back from files, too.
    pub(crate) fn is_of(&self, bots: &[Player], seats: SeatCount) -> bool {
        let like = Tally::new(bots, seats);
        let wholes = |tally: &Tally| {
            let sittings = tally.sittings.iter().chain(&tally.by_turn);
            let each =
                |sittings: &Vec<Sitting>| sittings.iter().map(|sitting| sitting.wins.whole()).collect();
            let sittings: Vec<Vec<u64>> = sittings.map(each).collect();
            let kinds: Vec<u64> = tally.wins_by_kind.iter().map(Shares::whole).collect();
            (sittings, kinds)
        };
        self.kinds == like.kinds
            && self.sittings.len() == like.sittings.len()
            && wholes(self) == wholes(&like)
            && self.turns.count() == self.games
    }

    /// Each seat with all its bots together.
    pub(crate) fn seats(&self) -> Vec<Sitting> {
        together(&self.sittings)
    }

    /// Each place in turn order with all its bots together; `None` where there is no turn order.
    pub(crate) fn places(&self) -> Option<Vec<Sitting>> {
        let places = together(&self.by_turn);
        let has_turns = places.len() > 1 && places.iter().all(|place| place.wins.count() == self.games);
        (has_turns && self.games > 0).then_some(places)
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
        self.unfinished += other.unfinished;
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

fn together(by_place: &[Vec<Sitting>]) -> Vec<Sitting> {
    let all = |sittings: &Vec<Sitting>| {
        let mut all = sittings[0].clone();
        sittings[1..].iter().for_each(|sitting| all.merge(sitting));
        all
    };
    by_place.iter().map(all).collect()
}
