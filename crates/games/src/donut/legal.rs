//! What is legal, phase by phase.

use tabletop::{Choices, Phrase, Rng, Seat, below, sample_listed};

use super::card_set::Cards;
use super::cards::{Card, EVERY_PLAIN, Face, Flavour};
use super::table::Phase;
use super::{Action, Donut};
use tabletop::bits::ones;

/// The cards at these positions.
fn gather(flags: &[u64; 64], positions: u32) -> Cards {
    Cards::from_unary(ones(positions.into()).fold(0, |cards, position| cards | flags[position as usize]))
}

impl Donut {
    /// Whether the seat may exchange a card for the flipped one in this round.
    pub(super) fn may_take_flip(&self, seat: Seat) -> bool {
        let rules = &self.book.rules;
        seat == self.table.first_player
            && self.table.flip.is_some_and(|flip| rules.plain_flip_takeable || !flip.is_plain())
    }

    /// The faces `seat`, whose turn it is, may play, one bit each.
    #[inline]
    pub(super) fn playable(&self, seat: Seat) -> u64 {
        let rules = &self.book.rules;
        let hand = self.hands[seat.index()];
        let any_plain = if hand.contains(Card::PLAIN) { EVERY_PLAIN } else { 0 };
        let sale = &self.table.sale;
        if sale.played == 0 {
            return hand.naturals() | any_plain;
        }
        let as_lead = any_plain & Face::plain_as(sale.lead).bit();
        match hand.naturals() & sale.lead.cards() {
            0 if rules.plain_forced && as_lead != 0 => as_lead,
            0 => hand.naturals() | any_plain,
            following if rules.plain_free => following | any_plain,
            following => following | as_lead,
        }
    }

    /// Whether the seat's exchange may include the flipped card.
    #[inline]
    pub(super) fn offers_flip(&self, seat: Seat) -> bool {
        !self.book.rules.flip_after_draw && self.may_take_flip(seat)
    }

    /// The sets of cards that may be exchanged out of this full hand.
    fn handfuls(&self, hand: Cards) -> impl Iterator<Item = Cards> {
        let mut flags = [0; 64];
        let mut n = 0;
        for bit in ones(hand.flags()) {
            flags[n] = 1u64 << bit;
            n += 1;
        }
        // Both plains are the last two cards of a hand; the second alone is the same as the first alone.
        let second = if hand.plains() == 2 { 1u32 << (n - 1) } else { 0 };
        let alike = move |set: u32| set & second != 0 && set & second >> 1 == 0;
        // A hand set up by hand may be smaller than one that was dealt.
        let exists = move |set: u32| u64::from(set) >> n == 0;
        let sets = self.book.rules.handfuls.iter().copied().filter(move |set| exists(*set) && !alike(*set));
        sets.map(move |set| gather(&flags, set))
    }

    /// A uniformly random exchange.
    #[inline]
    pub(super) fn random_exchange(&self, seat: Seat, rng: &mut impl tabletop::Rng) -> Option<Action> {
        let hand = self.hands[seat.index()];
        if hand.plains() == 2 {
            // Some handfuls are alike: the list knows which.
            return None;
        }
        let handfuls = &self.book.rules.handfuls;
        let forms = if self.offers_flip(seat) { 2 * handfuls.len() } else { handfuls.len() };
        let Some(chosen) = (tabletop::below(rng, forms as u32 + 1) as usize).checked_sub(1) else {
            return Some(Action::Keep);
        };
        let with_flip = chosen >= handfuls.len();
        let mut positions = handfuls[if with_flip { chosen - handfuls.len() } else { chosen }];
        // Walks up the hand and keeps the cards whose position is in the set.
        let (mut rest, mut cards) = (hand.flags(), 0);
        while positions != 0 {
            let lowest = rest & rest.wrapping_neg();
            cards |= lowest & u64::from(positions & 1).wrapping_neg();
            rest ^= lowest;
            positions >>= 1;
        }
        let cards = Cards::from_unary(cards).into();
        Some(if with_flip { Action::SwapWithFlip(cards) } else { Action::Swap(cards) })
    }
}

impl Choices for Donut {
    type Action = Action;

    fn list_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        let hand = self.hands[seat.index()];
        match self.table.phase {
            Phase::Name => out.extend(Flavour::ALL.map(Action::Name)),
            Phase::Sit => out.extend([Action::In, Action::Out]),
            Phase::Exchange => {
                out.push(Action::Keep);
                out.extend(self.handfuls(hand).map(|cards| Action::Swap(cards.into())));
                if self.offers_flip(seat) {
                    out.extend(self.handfuls(hand).map(|cards| Action::SwapWithFlip(cards.into())));
                }
            }
            Phase::Pick => {
                out.push(Action::Leave);
                out.extend(hand.kinds().map(Action::Pick));
            }
            Phase::Sale => out.extend(Face::each(self.playable(seat)).map(Action::Play)),
            Phase::Lucky => out.extend([Action::LuckyReview, Action::LuckyToken]),
            Phase::First | Phase::Flip | Phase::Reveal | Phase::Deal | Phase::Draw | Phase::Over => {}
        }
    }

    fn allows(&self, seat: Seat, action: Action) -> bool {
        let hand = self.hands[seat.index()];
        let may_discard = |cards: Cards| {
            let sizes = 1..=usize::from(self.book.rules.numbers.exchange_max);
            sizes.contains(&cards.len()) && hand.contains_all(cards)
        };
        match (self.table.phase, action) {
            (Phase::Name, Action::Name(_)) => true,
            (Phase::Sit, Action::In | Action::Out) => true,
            (Phase::Exchange, Action::Keep) => true,
            (Phase::Exchange, Action::Swap(cards)) => may_discard(cards.into()),
            (Phase::Exchange, Action::SwapWithFlip(cards)) => {
                self.offers_flip(seat) && may_discard(cards.into())
            }
            (Phase::Pick, Action::Leave) => true,
            (Phase::Pick, Action::Pick(card)) => hand.contains(card),
            (Phase::Sale, Action::Play(face)) => self.playable(seat) & face.bit() != 0,
            (Phase::Lucky, Action::LuckyReview | Action::LuckyToken) => true,
            _ => false,
        }
    }

    fn refusal(&self, seat: Seat, action: Action) -> Phrase {
        self.explain_refusal(seat, action)
    }

    #[inline]
    fn sample_action(&self, seat: Seat, buffer: &mut Vec<Action>, rng: &mut impl Rng) -> Action {
        match self.table.phase {
            Phase::Sale => return Action::Play(Face::random(self.playable(seat), rng)),
            Phase::Sit => return if below(rng, 2) == 0 { Action::In } else { Action::Out },
            Phase::Exchange => {
                if let Some(action) = self.random_exchange(seat, rng) {
                    return action;
                }
            }
            _ => {}
        }
        sample_listed(self, seat, buffer, rng)
    }
}
