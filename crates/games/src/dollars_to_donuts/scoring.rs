//! Points and ranks: counted once, at the end; shown at any time.

use tabletop::{Outcome, PerSeat, Seat};

use super::board::customers;
use super::edition::TieBreak;
use super::mat::Piece;
use super::{Customer, DollarsToDonuts, LEVELS, MAX_NEIGHBORHOODS, MAX_TYPES};

/// The points of a seat, item by item.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Points {
    pub(super) customers: i32,
    pub(super) sets: i32,
    pub(super) majorities: i32,
    pub(super) holes: i32,
    pub(super) tokens: i32,
    pub(super) empty: i32,
}

impl Points {
    pub(super) fn total(self) -> i32 {
        self.customers + self.sets + self.majorities + self.holes + self.tokens + self.empty
    }
}

/// Customers served from a neighborhood and the donuts they got: what majorities compare, in this order.
pub(super) type Custom = (u8, u8);

impl DollarsToDonuts {
    /// The customers a seat has served, with their levels, in the order of the edition.
    pub(super) fn served(&self, seat: Seat) -> impl Iterator<Item = (Customer, u8)> {
        let levels = self.served[seat.index()];
        let level = move |customer: Customer| {
            (0..LEVELS).find(|level| levels[*level] & customer.bit() != 0).map_or(0, |level| level as u8 + 1)
        };
        customers(levels.iter().fold(0, |all, set| all | set))
            .map(move |customer| (customer, level(customer)))
    }

    /// What a seat has served, by neighborhood.
    pub(super) fn custom(&self, seat: Seat) -> [Custom; MAX_NEIGHBORHOODS] {
        let mut by_place = [(0, 0); MAX_NEIGHBORHOODS];
        for (customer, level) in self.served(seat) {
            let card = &self.book.edition.parts.customers[customer.index()];
            let (served, donuts) = &mut by_place[usize::from(card.neighborhood)];
            *served += 1;
            *donuts += self.book.rules.donuts[usize::from(level) - 1];
        }
        by_place
    }

    /// Whether a seat scores for the neighborhood: nobody has served more there. Alone it needs a number instead.
    pub(super) fn leads(
        &self,
        customs: &PerSeat<[Custom; MAX_NEIGHBORHOODS]>,
        seat: Seat,
        place: usize,
    ) -> bool {
        let own = customs[seat][place];
        own.0 >= self.book.rules.majority_minimum
            && customs.as_slice().iter().all(|custom| custom[place] <= own)
    }

    pub(super) fn customs(&self) -> PerSeat<[Custom; MAX_NEIGHBORHOODS]> {
        PerSeat::from_fn(self.book.seats, |seat| self.custom(seat))
    }

    /// Sets of one customer from every neighborhood.
    pub(super) fn sets(&self, custom: &[Custom; MAX_NEIGHBORHOODS]) -> u8 {
        let places = self.book.edition.parts.neighborhoods.len();
        custom[..places].iter().map(|(count, _)| *count).min().unwrap_or(0)
    }

    /// Hole tiles on a seat's mat, by type.
    pub(super) fn holes(&self, seat: Seat) -> [u8; MAX_TYPES] {
        let mut holes = [0; MAX_TYPES];
        for (_, cover) in self.mats[seat.index()].iter() {
            if let Some(Piece::Dollar(kind, _)) = cover.piece() {
                let kind = &self.book.edition.parts.kinds[kind.index()];
                holes[usize::from(kind.donut)] += u8::from(kind.holes);
            }
        }
        holes
    }

    /// The points of a seat if the game ended now.
    pub(super) fn points(&self, seat: Seat) -> Points {
        self.points_among(&self.customs(), seat)
    }

    /// The points of every seat if the game ended now.
    pub(super) fn all_points(&self) -> PerSeat<i32> {
        let customs = self.customs();
        PerSeat::from_fn(self.book.seats, |seat| self.points_among(&customs, seat).total())
    }

    pub(super) fn points_among(&self, customs: &PerSeat<[Custom; MAX_NEIGHBORHOODS]>, seat: Seat) -> Points {
        let parts = &self.book.edition.parts;
        let places = parts.neighborhoods.len();
        let served = self
            .served(seat)
            .map(|(customer, level)| parts.customers[customer.index()].points[usize::from(level) - 1]);
        let led = (0..places).filter(|place| self.leads(customs, seat, *place)).count();
        let holes = parts.types.iter().zip(self.holes(seat));
        let pairs = holes.map(|(donut, n)| i32::from(n / 2) * donut.hole_pair_points);
        Points {
            customers: served.sum(),
            sets: i32::from(self.sets(&customs[seat])) * parts.set_bonus,
            majorities: led as i32 * parts.majority_bonus,
            holes: pairs.sum(),
            tokens: self.token_points(self.tokens[seat.index()]),
            empty: self.empty(seat).count_ones() as i32 * parts.empty_square,
        }
    }

    /// Most points; ties are broken as the edition says.
    pub(super) fn final_outcome(&self) -> Outcome {
        let scores = self.all_points();
        let keys = PerSeat::from_fn(self.book.seats, |seat| {
            let mut key = [scores[seat], 0, 0, 0];
            for (slot, rule) in key[1..].iter_mut().zip(&self.book.edition.parts.tie_break) {
                *slot = match rule {
                    TieBreak::MostDollars => i32::from(self.dollars(seat)),
                    TieBreak::FewestEmptySquares => -(self.empty(seat).count_ones() as i32),
                };
            }
            key
        });
        Outcome::ranked(scores, &keys)
    }

    /// What a solo score is called.
    pub(super) fn rating(&self) -> Option<&'static str> {
        let rules = &self.book.rules;
        let rows = self.book.edition.parts.solo.ratings.get(&rules.grid)?;
        let score = self.points(Seat::new(0)).total();
        let reached = rows.iter().rev().find(|(least, _)| *least <= score);
        reached.filter(|_| rules.solo).map(|(_, name)| name.as_str())
    }

    /// Points of the tokens a customer takes at a level.
    pub(super) fn order_value(&self, customer: Customer, level: u8) -> i32 {
        self.token_points(self.book.rules.order(customer, level))
    }

    /// Points of tokens that serve nobody.
    pub(super) fn token_points(&self, tokens: [u8; MAX_TYPES]) -> i32 {
        let types = &self.book.edition.parts.types;
        types.iter().zip(tokens).map(|(donut, n)| i32::from(n) * donut.token_points).sum()
    }
}
