//! Whether a state can be: every card in exactly one place, every number in range.

use tabletop::{Corrupt, MAX_SEATS, Seat};

use super::counts::kinds_of;
use super::{Donut, GoNuts, Phase};

impl GoNuts {
    pub(super) fn check_state(&self) -> Result<(), Corrupt> {
        self.check_components()?;
        self.check_phase()
    }

    fn check_components(&self) -> Result<(), Corrupt> {
        let rules = &self.book.rules;
        let mut counted = self.bag;
        let mut count = |donut: Donut| counted[donut.index()] += 1;
        self.row.iter().flatten().copied().for_each(&mut count);
        self.pile.iter().copied().for_each(&mut count);
        self.top.iter().map(|top| top.donut).for_each(&mut count);
        let (first, second) = self.in_hand();
        first.iter().map(|peeked| peeked.donut).chain(second).for_each(&mut count);
        for owned in &self.owned {
            for (sum, copies) in counted.iter_mut().zip(owned) {
                *sum += copies;
            }
        }
        for (i, donut) in self.book.edition.parts.types.iter().enumerate() {
            Corrupt::unless(counted[i] == rules.deck[i], || {
                format!("there are {} of {} instead of {}", counted[i], donut.id, rules.deck[i])
            })?;
        }
        let bag_cards: u8 = self.bag.iter().sum();
        Corrupt::unless(self.bag_cards == bag_cards, || "the deck is miscounted".into())?;
        for seat in 0..MAX_SEATS {
            let cards: u8 = self.owned[seat].iter().sum();
            let kinds = kinds_of(&self.owned[seat]);
            Corrupt::unless(self.cards[seat] == cards && self.kinds[seat] == kinds, || {
                format!("the donuts of seat {} are miscounted", seat + 1)
            })?;
            Corrupt::unless(cards == 0 || seat < self.book.seats.get(), || {
                format!("seat {} does not exist and owns donuts", seat + 1)
            })?;
        }
        Ok(())
    }

    fn check_phase(&self) -> Result<(), Corrupt> {
        let rules = &self.book.rules;
        let full = self.row_places().all(|place| self.at(place).is_some());
        let beyond = self.row[usize::from(rules.row)..].iter().all(Option::is_none);
        Corrupt::unless(beyond, || "the row is too long".into())?;
        let deck = self.deck_cards();
        let empty = self.row_places().filter(|place| self.at(*place).is_none()).count();
        let checking = self.taking.is_some();
        let expected = !matches!(self.phase, Phase::Fill | Phase::Pick { .. } | Phase::Over);
        Corrupt::unless(checking == expected, || "the donut just taken and the phase disagree".into())?;
        match self.phase {
            Phase::Fill => Corrupt::unless(empty > 0 && deck >= empty, || "the row cannot be filled".into()),
            Phase::Pick { due } => {
                Corrupt::unless(full, || "a place is empty while seats pick".into())?;
                let right = |seat: Seat| due.contains(seat) == (self.picks[seat.index()] == 0);
                let ok = !due.is_empty() && self.book.seats.seats().all(right);
                Corrupt::unless(ok, || "the picks and the seats asked disagree".into())
            }
            Phase::Draw => Corrupt::unless(deck > 0, || "a card is due from an empty deck".into()),
            Phase::Peek { first } => {
                Corrupt::unless(deck + usize::from(first.is_some()) >= 2, || "two cards are due".into())
            }
            Phase::Pass { due } => {
                let right = |seat: Seat| due.contains(seat) == self.passing[seat.index()].is_none();
                let ok = !due.is_empty() && self.book.seats.seats().all(right);
                Corrupt::unless(ok, || "the passes and the seats asked disagree".into())
            }
            Phase::Over => Corrupt::unless(deck < empty, || "the game is over too early".into()),
            _ => Ok(()),
        }
    }
}
