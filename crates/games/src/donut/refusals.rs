//! Why an action, or an answer of chance, is refused.

use tabletop::{Phrase, Seat, say};

use super::card_set::Cards;
use super::cards::Card;
use super::table::Phase;
use super::words::{card_arg, flavour_arg};
use super::{Action, Chance, Donut, WORDS};

impl Donut {
    /// Why an action is refused.
    pub(super) fn explain_refusal(&self, seat: Seat, action: Action) -> Phrase {
        let table = &self.table;
        if table.rush && matches!(action, Action::In | Action::Out) {
            return say!(WORDS, "refused-rush");
        }
        if seat != table.actor {
            return say!(WORDS, "refused-turn", who: table.actor);
        }
        let elsewhere = || say!(WORDS, "refused-question", task: table.phase.name());
        let hand = self.hands[seat.index()];
        let lacks = |cards: Cards| {
            let missing = cards.minus(hand).iter().next();
            missing.map_or_else(elsewhere, |card| self.not_held(card))
        };
        match (table.phase, action) {
            (Phase::Exchange, Action::SwapWithFlip(cards)) => {
                if seat != table.first_player {
                    say!(WORDS, "refused-flip-first-player")
                } else if self.book.rules.flip_after_draw {
                    say!(WORDS, "refused-flip-later")
                } else if !self.may_take_flip(seat) {
                    say!(WORDS, "refused-flip-plain")
                } else {
                    lacks(cards.into())
                }
            }
            (Phase::Exchange, Action::Swap(cards)) => lacks(cards.into()),
            (Phase::Pick, Action::Pick(card)) => lacks([card].into_iter().collect()),
            (Phase::Sale, Action::Play(face)) => {
                let lead = flavour_arg(self.book, table.sale.lead);
                let holds_lead = hand.naturals() & table.sale.lead.cards() != 0;
                match face.card() {
                    card if !hand.contains(card) => self.not_held(card),
                    card if holds_lead && card.is_plain() => say!(WORDS, "refused-plain-lead", lead: lead),
                    _ if holds_lead => say!(WORDS, "refused-follow", lead: lead),
                    _ => say!(WORDS, "refused-plain-forced", lead: lead),
                }
            }
            _ => elsewhere(),
        }
    }

    fn not_held(&self, card: Card) -> Phrase {
        if self.hands[self.table.actor.index()].contains(card) {
            say!(WORDS, "refused-not-held-twice")
        } else {
            say!(WORDS, "refused-not-held")
        }
    }

    /// Why chance cannot answer so.
    pub(super) fn explain_impossible(&self, outcome: Chance) -> Phrase {
        match (self.table.phase, outcome) {
            (Phase::Flip, Chance::Flip(card))
            | (Phase::Reveal, Chance::Reveal(card))
            | (Phase::Deal, Chance::Deal(card))
            | (Phase::Draw, Chance::Draw(card)) => {
                say!(WORDS, "impossible-card", card: card_arg(self.book, card))
            }
            (phase, _) => say!(WORDS, "impossible-now", phase: phase.name()),
        }
    }
}
