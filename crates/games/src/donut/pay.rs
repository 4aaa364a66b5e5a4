//! What is paid: for a sale, for sitting out, for a Bad Review.

use serde::Serialize;
use tabletop::Seat;

use super::table::Table;
use super::tables::{Rules, Supply};

/// What a sale brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Reward {
    /// A Bad Review is returned; so many are left.
    Reviews(u8),
    /// Fame rises to this.
    Fame(i16),
}

/// What a Bad Review came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Penalty {
    /// It is taken; the seat has so many now.
    Review(u8),
    /// Fame falls to this instead.
    Fame(i16, NoReview),
    /// It costs nothing.
    Nothing(NoReview),
}

/// Why a seat that should take a Bad Review takes none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum NoReview {
    /// It has as many as a seat can have.
    Full,
    /// All Bad Reviews in the box are in use.
    NoneLeft,
}

/// What sitting out cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fee {
    /// A Back in 5 token; so many are left.
    Token(u8),
    /// Without a token, what a Bad Review comes to.
    Review(Penalty),
}

impl Table {
    /// A sale returns a Bad Review, or else it raises fame.
    #[inline]
    pub(super) fn pay_sale(&mut self, rules: &Rules, seat: Seat) -> Reward {
        let reviews = &mut self.reviews[seat.index()];
        if *reviews == 0 {
            return self.pay_fame(rules, seat);
        }
        *reviews -= 1;
        Reward::Reviews(*reviews)
    }

    /// Fame for a sale, whatever the reviews.
    #[inline]
    pub(super) fn pay_fame(&mut self, rules: &Rules, seat: Seat) -> Reward {
        let fame = &mut self.fame[seat.index()];
        *fame += rules.numbers.fame_per_sale;
        Reward::Fame(*fame)
    }

    /// What a lucky bonus may be for this seat: a returned review, a regained token.
    pub(super) fn lucky_choices(&self, rules: &Rules, seat: Seat) -> (bool, bool) {
        let has_review = self.reviews[seat.index()] > 0;
        let has_room = self.tokens[seat.index()] < rules.numbers.tokens_max;
        if rules.lucky_needs_both && !(has_review && has_room) {
            return (false, false);
        }
        (rules.lucky_review && has_review, rules.lucky_token && has_room)
    }

    /// The seat pays for a round off.
    #[inline]
    pub(super) fn pay_round_off(&mut self, rules: &Rules, seat: Seat) -> Fee {
        let tokens = &mut self.tokens[seat.index()];
        if *tokens == 0 {
            return Fee::Review(self.take_review(rules, seat));
        }
        *tokens -= 1;
        Fee::Token(*tokens)
    }

    /// The seat takes a Bad Review, or what stands for it.
    #[inline]
    pub(super) fn take_review(&mut self, rules: &Rules, seat: Seat) -> Penalty {
        let (numbers, seat) = (&rules.numbers, seat.index());
        let why = if self.reviews[seat] >= numbers.reviews_max {
            NoReview::Full
        } else if rules.supply == Supply::Unlimited || self.reviews_in_use() < numbers.review_tokens {
            self.reviews[seat] += 1;
            return Penalty::Review(self.reviews[seat]);
        } else if rules.supply == Supply::Nothing {
            return Penalty::Nothing(NoReview::NoneLeft);
        } else {
            NoReview::NoneLeft
        };
        let lower = (self.fame[seat] - numbers.review_loss).max(rules.floor);
        if lower >= self.fame[seat] {
            return Penalty::Nothing(why);
        }
        self.fame[seat] = lower;
        Penalty::Fame(lower, why)
    }

    fn reviews_in_use(&self) -> u16 {
        self.reviews.iter().map(|held| u16::from(*held)).sum()
    }
}
