//! What chance decides: its answers, how likely each is, and one drawn quickly.

use tabletop::{Chances, Rng, Seat, below};

use super::Donut;
use super::cards::Card;
use super::table::Phase;

/// What chance decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Chance {
    /// This seat is First Player first.
    First(Seat),
    /// This card is turned up.
    Flip(Card),
    /// This card is revealed after a plain.
    Reveal(Card),
    /// This card is dealt to the seat whose turn it is.
    Deal(Card),
    /// This card is drawn by the seat that exchanges.
    Draw(Card),
}

impl Chances for Donut {
    type Chance = Chance;

    fn chance_outcomes(&self, out: &mut Vec<(Chance, u32)>) {
        let kind = match self.table.phase {
            Phase::First => {
                return out.extend(self.book.seats.seats().map(|seat| (Chance::First(seat), 1)));
            }
            Phase::Flip => Chance::Flip,
            Phase::Reveal => Chance::Reveal,
            Phase::Deal => Chance::Deal,
            Phase::Draw => Chance::Draw,
            _ => return,
        };
        out.extend(self.bag.kinds().map(|card| (kind(card), self.bag.count(card))));
    }

    #[inline]
    fn sample_chance(&self, _: &mut Vec<(Chance, u32)>, rng: &mut impl Rng) -> Chance {
        if self.table.phase == Phase::First {
            return Chance::First(Seat::new(below(rng, self.book.seats.get() as u32) as usize));
        }
        let card = self.bag.random(rng);
        match self.table.phase {
            Phase::Deal => Chance::Deal(card),
            Phase::Draw => Chance::Draw(card),
            Phase::Flip => Chance::Flip(card),
            _ => Chance::Reveal(card),
        }
    }
}
