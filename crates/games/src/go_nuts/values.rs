//! What donuts are worth: the points they bring now, what a half-finished set promises, what a power may do.

use tabletop::Seat;

use super::counts::donuts;
use super::scoring::{Collections, Facts};
use super::{Donut, GoNuts, MAX_ROW, Power, Score};

/// What a power is worth that nothing can be computed for.
const DRAW_ONE: f32 = 1.7;
const PEEK_TWO: f32 = 2.4;
/// How much an opponent's loss is worth compared with an own gain.
pub(super) const SPITE: f32 = 0.5;
/// Nothing is worth less: a seat that takes it at least denies it.
pub(super) const LEAST: f32 = 0.2;
/// What a seat could have taken instead of the donut that completes a set.
const ANOTHER_DONUT: f32 = 1.5;
/// Half of all hopes come true with so many copies unseen.
const HALF_HOPE: f32 = 3.0;
/// So many cards at the end of the deck come too late.
const LATE_CARDS: f32 = 3.0;

/// One seat's donuts, and what changes of them would bring.
#[derive(Clone, Copy, Debug)]
pub(super) struct Holding<'a> {
    game: &'a GoNuts,
    table: Collections<'a>,
    seat: Seat,
    facts: Facts,
}

impl<'a> Holding<'a> {
    pub(super) fn new(game: &'a GoNuts, seat: Seat) -> Self {
        let rules = &game.book.rules;
        let i = seat.index();
        let others = game.book.seats.seats().filter(|other| *other != seat);
        let negatives =
            donuts(game.kinds[i] & rules.negative).map(|donut| i32::from(game.owned[i][donut.index()]));
        let facts = Facts {
            kinds: game.kinds[i],
            cards: game.cards[i].into(),
            negatives: negatives.sum(),
            rival_cards: others.map(|other| u32::from(game.cards[other.index()])).min().unwrap_or(0),
        };
        Holding { game, table: game.table(), seat, facts }
    }

    pub(super) fn copies(&self, donut: Donut) -> u8 {
        self.game.owned[self.seat.index()][donut.index()]
    }

    /// What the seat's points would become by owning `after` copies of a type.
    fn change(&self, donut: Donut, after: u8) -> i32 {
        let rules = &self.game.book.rules;
        let (before, bit) = (self.copies(donut), 1 << donut.0);
        let step = i32::from(after) - i32::from(before);
        let mut facts = self.facts;
        facts.cards = (facts.cards as i32 + step) as u32;
        facts.kinds = if after > 0 { facts.kinds | bit } else { facts.kinds & !bit };
        if rules.negative & bit != 0 {
            facts.negatives += step;
        }
        let points = |donut, copies, facts| self.table.points_for(self.seat, donut, copies, facts);
        let own = points(donut, after, facts) - points(donut, before, self.facts);
        let others = donuts(self.facts.kinds & rules.conditional & !bit);
        let shifts = others.map(|other| {
            let copies = self.copies(other);
            points(other, copies, facts) - points(other, copies, self.facts)
        });
        own + shifts.sum::<i32>()
    }

    /// What one more copy would bring.
    pub(super) fn gain(&self, donut: Donut) -> i32 {
        self.change(donut, self.copies(donut) + 1)
    }

    /// What one copy fewer would cost (positive: it hurts).
    pub(super) fn loss(&self, donut: Donut) -> i32 {
        -self.change(donut, self.copies(donut).saturating_sub(1))
    }

    /// The donut of these types that is missed least, and how much.
    pub(super) fn cheapest(&self, kinds: u32) -> Option<(Donut, i32)> {
        donuts(kinds).map(|donut| (donut, self.loss(donut))).min_by_key(|(_, loss)| *loss)
    }

    /// What one more copy promises beyond the points of now: the steps after it may come too.
    pub(super) fn promise(&self, donut: Donut) -> f32 {
        let (copies, hope) = (self.copies(donut), || self.game.hope(donut));
        let over = |points: i16| (f32::from(points) - ANOTHER_DONUT).max(0.0);
        match self.game.book.rules.scores[donut.index()] {
            Score::PerSet { size, points } if size > 1 && copies % size == size - 2 => over(points) * hope(),
            Score::ByCount { table, len } if copies + 1 < len => {
                let at = |n: u8| table[usize::from(n.min(len)) - 1];
                let next = over(at(copies + 2) - at(copies + 1));
                let last = over(at(copies + 3) - at(copies + 2));
                let hope = hope();
                hope * (next + hope * last)
            }
            _ => 0.0,
        }
    }

    /// The points and what they promise.
    pub(super) fn gain_and_promise(&self, donut: Donut) -> f32 {
        self.gain(donut) as f32 + self.promise(donut)
    }

    /// What a donut of the row is worth to the seat if it gets it.
    pub(super) fn value(&self, donut: Donut) -> f32 {
        let game = self.game;
        let rules = &game.book.rules;
        let own = self.gain_and_promise(donut);
        let others = self.facts.kinds;
        let power = match rules.powers[donut.index()] {
            Power::None | Power::PassLeft | Power::ClearUnselected => 0.0,
            Power::DrawOne | Power::PeekTwoKeepOne if game.deck_cards() == 0 => 0.0,
            Power::DrawOne => DRAW_ONE,
            Power::PeekTwoKeepOne => PEEK_TWO,
            Power::TakeTopDiscard => game.pile.last().map_or(0.0, |&top| self.gain_and_promise(top)),
            Power::TakeAnyDiscard | Power::ScoopDiscard => self.best_of_pile(),
            Power::Steal => self.best_loot(1.0),
            Power::DiscardOther => self.best_loot(0.0),
            Power::Give | Power::DiscardOwn => match self.cheapest(others) {
                Some((_, loss)) => -loss as f32,
                None => return LEAST,
            },
            Power::PayOrDrop => {
                let price = rules.power_counts[donut.index()];
                if game.cards[self.seat.index()] < price {
                    return LEAST;
                }
                self.cheapest(others).map_or(0.0, |(_, loss)| -(loss * i32::from(price)) as f32)
            }
        };
        (own + power).max(LEAST)
    }

    fn best_of_pile(&self) -> f32 {
        donuts(self.game.pile_kinds()).map(|found| self.gain_and_promise(found)).fold(0.0, f32::max)
    }

    /// The most that an opponent can lose by one donut, with so much of what the seat gains by it.
    fn best_loot(&self, kept: f32) -> f32 {
        let mut best = 0.0f32;
        for victim in self.game.book.seats.seats().filter(|other| *other != self.seat) {
            let theirs = Holding::new(self.game, victim);
            for loot in donuts(theirs.facts.kinds) {
                let gain = if kept > 0.0 { kept * self.gain(loot) as f32 } else { 0.0 };
                best = best.max(gain + SPITE * theirs.loss(loot) as f32);
            }
        }
        best
    }

    /// What each place of the row is worth to the seat.
    pub(super) fn row(&self) -> [f32; MAX_ROW] {
        let mut values = [0.0; MAX_ROW];
        for (value, donut) in values.iter_mut().zip(self.game.row) {
            *value = donut.map_or(0.0, |donut| self.value(donut));
        }
        values
    }

    /// The points of now.
    pub(super) fn points(&self) -> i32 {
        let points = |donut: Donut| self.table.points_for(self.seat, donut, self.copies(donut), self.facts);
        donuts(self.facts.kinds).map(points).sum()
    }

    /// What the half-finished sets promise.
    pub(super) fn open_sets(&self) -> f32 {
        let rules = &self.game.book.rules;
        let open = |donut: Donut| {
            let copies = self.copies(donut);
            let next = match rules.scores[donut.index()] {
                Score::PerSet { size, points } if size > 1 && copies % size == size - 1 => points,
                Score::ByCount { table, len } if copies < len => {
                    table[usize::from(copies)] - table[usize::from(copies) - 1]
                }
                _ => return 0.0,
            };
            (f32::from(next) - ANOTHER_DONUT).max(0.0) * self.game.hope(donut)
        };
        donuts(self.facts.kinds & rules.growing).map(open).sum()
    }

    /// The points that hang on what else the seat owns.
    pub(super) fn conditional_points(&self) -> i32 {
        let points = |donut: Donut| self.table.points_for(self.seat, donut, self.copies(donut), self.facts);
        donuts(self.facts.kinds & self.game.book.rules.conditional).map(points).sum()
    }
}

impl GoNuts {
    /// The chance to find another copy of a type. How many are unseen everybody can count.
    pub(super) fn hope(&self, donut: Donut) -> f32 {
        let (first, second) = self.in_hand();
        let is_it = |card: Option<Donut>| u8::from(card == Some(donut));
        let hidden =
            is_it(self.top.map(|top| top.donut)) + is_it(first.map(|peeked| peeked.donut)) + is_it(second);
        let unseen = f32::from(self.bag[donut.index()] + hidden);
        let deck = self.deck_cards() as f32;
        unseen / (unseen + HALF_HOPE) * deck / (deck + LATE_CARDS)
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Book, Game, SeatCount, fast_rng};

    use super::*;

    /// Every change is compared with the points before and after it really happened.
    #[test]
    fn changes_are_what_scoring_says() {
        for stream in 0..12 {
            let seats = SeatCount::new(2 + stream as usize % 5).unwrap();
            let mut game = GoNuts::new(Book::standard(seats).unwrap());
            let mut rng = fast_rng(16, stream);
            while let Some(step) = game.random_step(&mut rng) {
                game.apply_unchecked(step);
                for seat in seats.seats() {
                    check_changes(&game, seat);
                }
            }
        }
    }

    fn check_changes(game: &GoNuts, seat: Seat) {
        let holding = Holding::new(game, seat);
        let before = game.table().points(seat);
        assert_eq!(holding.points(), before);
        for donut in (0..game.book.rules.types).map(|i| Donut(i as u8)) {
            let mut after = *game;
            after.gain(seat, donut);
            assert_eq!(holding.gain(donut), after.table().points(seat) - before, "one more {donut:?}");
            if holding.copies(donut) > 0 {
                let mut after = *game;
                after.lose(seat, donut);
                assert_eq!(holding.loss(donut), before - after.table().points(seat), "one less {donut:?}");
            }
        }
    }
}
