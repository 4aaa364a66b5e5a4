//! Why an action is refused, in words.

use tabletop::{Phrase, say};

use super::naming::{customer_name, dollar_tiles, kind_name, mood, order, starter_shows};
use super::{Action, DollarsToDonuts, Phase, Placement, Square, Starter, WORDS};

impl DollarsToDonuts {
    /// Why an action is refused to the seat that is asked.
    pub(super) fn explain_refusal(&self, action: Action) -> Phrase {
        let (rules, seat) = (&self.book.rules, self.to_move);
        match (self.phase, action) {
            (Phase::Starter { left }, Action::Start { starter, at, facing }) => {
                if left & 1 << starter.0 == 0 {
                    say!(WORDS, "refused-starter-lies", shows: starter_shows(self.book, starter))
                } else if !rules.balanced && left.trailing_zeros() != u32::from(starter.0) {
                    let next = starter_shows(self.book, Starter(left.trailing_zeros() as u8));
                    say!(WORDS, "refused-starter-order", shows: next)
                } else if rules.starter_turns[starter.index()] & 1 << facing.index() == 0 {
                    say!(WORDS, "refused-starter-turn")
                } else {
                    say!(WORDS, "refused-starter-line", at: at.to_string())
                }
            }
            (Phase::Buy, Action::NoBuy) => say!(WORDS, "refused-must-buy"),
            (Phase::Buy, Action::Buy(price)) => {
                say!(WORDS, "refused-dear", price: price, held: self.dollars(seat))
            }
            (Phase::Pay, Action::Pay(payment)) => {
                if payment.total() == self.price() {
                    say!(WORDS, "refused-payment", tiles: dollar_tiles(self.book, payment.counts()))
                } else {
                    say!(WORDS, "refused-price", price: self.price())
                }
            }
            (Phase::Place, Action::Lay(placement)) => self.explain_placement(placement),
            // A strip can be tried on the mat before it is bought.
            (Phase::Buy, Action::Lay(placement)) if !self.can_lie(placement) => {
                self.explain_placement(placement)
            }
            (Phase::Dollar, Action::Put { kind, at, .. }) => {
                if self.hand(seat)[kind.index()] == 0 {
                    say!(WORDS, "refused-no-tile", kind: kind_name(self.book, kind))
                } else {
                    say!(WORDS, "refused-filled", at: at.to_string())
                }
            }
            (Phase::Serve, Action::Serve { customer, level }) => {
                let name = customer_name(self.book, customer);
                if self.line().contains(&customer) {
                    let mood = mood(self.book, level);
                    let tokens = order(self.book, customer, level);
                    say!(WORDS, "refused-tokens", customer: name, level: level, mood: mood, tokens: tokens)
                } else {
                    say!(WORDS, "refused-not-in-line", customer: name)
                }
            }
            _ => say!(WORDS, "refused-question", phase: self.question()),
        }
    }

    fn explain_placement(&self, placement: Placement) -> Phrase {
        let starts = self.book.rules.starts[placement.facing.axis()][usize::from(placement.on_mat) - 1];
        let filled = |at: &Square| self.empty(self.to_move) & at.bit() == 0;
        if starts & placement.at.bit() == 0 {
            say!(WORDS, "refused-strip")
        } else if let Some(square) = placement.squares().find(filled) {
            say!(WORDS, "refused-filled", at: square.to_string())
        } else {
            say!(WORDS, "refused-strip-turn")
        }
    }

    /// What is asked now, as a key of messages.
    fn question(&self) -> &'static str {
        match self.phase {
            Phase::Starter { .. } => "starter",
            Phase::Buy => "buy",
            Phase::Pay => "pay",
            Phase::Place => "place",
            Phase::Dollar => "dollar",
            Phase::Serve => "serve",
            _ => "other",
        }
    }
}
