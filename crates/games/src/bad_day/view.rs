//! What one viewer may know, and states drawn from it.

use std::borrow::Cow;

use serde::Serialize;
use tabletop::{Book, Rng, SeatSet, Step, StepOf, StepView, StepViewOf, Turn, Viewer, below};

use super::board::{nth_one, ones};
use super::{BadDay, Card, CardSet, Chance, MASKED_DRAW, Phase, Table};

/// All that one viewer is entitled to know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
#[serde(try_from = "super::shape::Shape", into = "super::shape::Shape")]
pub struct View {
    pub(super) book: Book<BadDay>,
    pub(super) viewer: Viewer,
    /// What everybody sees.
    pub(super) table: Table,
    /// The cards in hand that the viewer knows.
    pub(super) hand: CardSet,
    /// How many more there are.
    pub(super) hidden: u8,
    /// The bag and the hidden cards in hand together.
    pub(super) unseen: CardSet,
}

impl tabletop::View<BadDay> for View {
    fn of(game: &BadDay, viewer: Viewer) -> Self {
        let hand = if viewer.is(game.table.active) { game.hand } else { game.table.shown };
        let hidden = game.hand & !hand;
        View {
            book: game.book,
            viewer,
            table: game.table,
            hand,
            hidden: hidden.count_ones() as u8,
            unseen: game.bag | hidden,
        }
    }

    fn of_step(game: &BadDay, step: StepOf<BadDay>, viewer: Viewer) -> StepViewOf<BadDay> {
        match step {
            Step::Chance(Chance::Draw(card))
                if game.book.rules.special(card).is_none()
                    && !game.book.rules.open_draw
                    && !viewer.is(game.table.active) =>
            {
                StepView::Hidden(None, Cow::Borrowed(MASKED_DRAW))
            }
            step => StepView::Open(step),
        }
    }

    /// A full state this view allows: the hidden cards in hand are drawn from the unseen donuts, so that the choice
    /// the seat has is possible.
    fn sample(&self, rng: &mut impl Rng) -> BadDay {
        let rules = &self.book.rules;
        let candidates = self.unseen & rules.donut_cards;
        let payable = |card: &u8| u16::from(rules.freshness[usize::from(*card)]) <= self.table.supply;
        let affordable = ones(candidates).filter(payable).fold(0, |set, card| set | Card(card).bit());
        let needed = if self.table.phase == Phase::Choose {
            let known = ones(self.hand).filter(payable).count() as u32;
            if rules.bake_optional { 1u32 } else { 2 }.saturating_sub(known)
        } else {
            0
        };
        let hidden = u32::from(self.hidden);
        let (good, bad) = (affordable, candidates & !affordable);
        // How many of the hidden cards are affordable: in proportion to the number of hands with so many.
        let ways = |k: u32| binomial(good.count_ones(), k) * binomial(bad.count_ones(), hidden - k);
        let total: u64 = (needed..=hidden).map(ways).sum();
        let mut left: u64 = below(rng, u32::try_from(total.max(1)).unwrap_or(u32::MAX)).into();
        let enough = (needed..=hidden).find(|k| {
            let here = ways(*k);
            let found = left < here;
            left = left.saturating_sub(here);
            found
        });
        let good_cards = enough.unwrap_or(hidden.min(good.count_ones()));
        let drawn = pick(good, good_cards, rng) | pick(bad, hidden - good_cards, rng);
        BadDay { book: self.book, table: self.table, bag: self.unseen & !drawn, hand: self.hand | drawn }
    }
}

impl View {
    /// Cards left in the bag.
    pub(super) fn bag_cards(&self) -> u32 {
        self.unseen.count_ones() - u32::from(self.hidden)
    }

    /// Who owes an answer now.
    pub(super) fn due(&self) -> SeatSet {
        match self.table.turn(&self.book.rules) {
            Turn::Act(due) => due,
            Turn::Chance | Turn::Over => SeatSet::EMPTY,
        }
    }
}

fn binomial(n: u32, k: u32) -> u64 {
    if k > n { 0 } else { (0..k).fold(1, |ways, i| ways * u64::from(n - i) / u64::from(i + 1)) }
}

/// `n` different cards of the set, at random.
fn pick(mut from: CardSet, n: u32, rng: &mut impl Rng) -> CardSet {
    let mut picked = 0;
    for _ in 0..n {
        let card = Card(nth_one(from, below(rng, from.count_ones())));
        from &= !card.bit();
        picked |= card.bit();
    }
    picked
}
