//! Points and ranks: counted once, at the end; shown at any time.

use tabletop::{MAX_SEATS, Outcome, PerSeat, Seat, SeatCount};

use super::counts::{donuts, kinds_of};
use super::tables::Rules;
use super::{Donut, MAX_TYPES, Score};

/// All collections of a table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Collections<'a> {
    pub(super) rules: &'a Rules,
    pub(super) seats: SeatCount,
    pub(super) owned: &'a [[u8; MAX_TYPES]; MAX_SEATS],
}

impl Collections<'_> {
    /// Donuts in front of a seat.
    pub(super) fn cards(&self, seat: Seat) -> u32 {
        self.owned[seat.index()].iter().map(|copies| u32::from(*copies)).sum()
    }

    /// Points of a seat if the game ended now.
    pub(super) fn points(&self, seat: Seat) -> i32 {
        let facts = self.facts(seat);
        let owned = &self.owned[seat.index()];
        donuts(facts.kinds).map(|donut| self.points_for(seat, donut, owned[donut.index()], facts)).sum()
    }

    /// Points of a seat for one type.
    pub(super) fn points_of(&self, seat: Seat, donut: Donut) -> i32 {
        self.points_for(seat, donut, self.owned[seat.index()][donut.index()], self.facts(seat))
    }

    fn facts(&self, seat: Seat) -> Facts {
        let owned = &self.owned[seat.index()];
        let kinds = kinds_of(owned);
        // Counting everybody's donuts is only worth it for those who own a type that asks for it.
        let others = || self.seats.seats().filter(|other| *other != seat).map(|other| self.cards(other));
        let rival_cards = if kinds & self.rules.asks_for_fewest == 0 { None } else { others().min() };
        Facts {
            kinds,
            cards: self.cards(seat),
            negatives: donuts(kinds & self.rules.negative).map(|donut| i32::from(owned[donut.index()])).sum(),
            rival_cards: rival_cards.unwrap_or(0),
        }
    }

    /// Points of a seat for so many copies of a type, whatever it really owns of it.
    #[inline]
    pub(super) fn points_for(&self, seat: Seat, donut: Donut, copies: u8, facts: Facts) -> i32 {
        if copies == 0 {
            return 0;
        }
        let n = i32::from(copies);
        let each_if = |holds: bool, points: i16| if holds { n * i32::from(points) } else { 0 };
        match self.rules.scores[donut.index()] {
            Score::Each { points } => n * i32::from(points),
            Score::ByCount { table, len } => i32::from(table[usize::from(copies.min(len)) - 1]),
            Score::PerSet { size, points } => i32::from(copies / size) * i32::from(points),
            Score::Majority { each, bonus } => {
                n * i32::from(each) + self.majority(seat, donut, copies, each, bonus)
            }
            Score::EachIfTypesAtMost { limit, points } => {
                each_if(facts.kinds.count_ones() <= u32::from(limit), points)
            }
            Score::EachIfTypesAtLeast { limit, points } => {
                each_if(facts.kinds.count_ones() >= u32::from(limit), points)
            }
            Score::EachIfCardsAtMost { limit, points } => each_if(facts.cards <= u32::from(limit), points),
            Score::EachIfFewestCards { points } => {
                let strict = self.rules.fewest_strict;
                let fewest = facts.cards < facts.rival_cards || !strict && facts.cards == facts.rival_cards;
                each_if(fewest, points)
            }
            Score::EachPerNegative { points } => n * i32::from(points) * facts.negatives,
        }
    }

    /// What a seat with so many copies gains for having the most.
    fn majority(&self, seat: Seat, donut: Donut, copies: u8, each: i16, bonus: i16) -> i32 {
        let others = self.seats.seats().filter(|other| *other != seat);
        let most = others.map(|other| self.owned[other.index()][donut.index()]).max().unwrap_or(0);
        if most > copies {
            return 0;
        }
        let alone = most < copies;
        match (alone, self.rules.plain_bonus_per_card) {
            (true, false) => bonus.into(),
            (true, true) => i32::from(copies) * (i32::from(bonus) - i32::from(each)),
            (false, _) => self.rules.plain_tie_bonus.into(),
        }
    }
}

/// What the conditions of a seat's donuts look at.
#[derive(Clone, Copy, Debug)]
pub(super) struct Facts {
    /// The types it owns, one bit each.
    pub(super) kinds: u32,
    /// Its donuts.
    pub(super) cards: u32,
    /// Its donuts with a fixed negative value.
    pub(super) negatives: i32,
    /// The fewest donuts any other seat has; only there for seats with a type that asks for it.
    pub(super) rival_cards: u32,
}

/// Most points, then most donuts, then shared.
pub(super) fn outcome(table: &Collections<'_>) -> Outcome {
    let scores = PerSeat::from_fn(table.seats, |seat| table.points(seat));
    let keys = PerSeat::from_fn(table.seats, |seat| (scores[seat], table.cards(seat)));
    Outcome::ranked(scores, &keys)
}
