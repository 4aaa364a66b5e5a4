//! What chance decides: its answers, how likely each is, and one drawn quickly.

use tabletop::bits::nth_one;
use tabletop::{Chances, Rng, Seat, below};

use super::board::{customers, nth_tile, tiles};
use super::{Customer, DollarsToDonuts, Kind, Phase, Tile};

/// What chance decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Chance {
    /// The starting seat.
    First(Seat),
    /// A donut tile comes to the board.
    Tile(Tile),
    /// A customer joins the line.
    Customer(Customer),
    /// A dollar tile leaves the bag.
    Cash(Kind),
}

impl Chances for DollarsToDonuts {
    type Chance = Chance;

    fn chance_outcomes(&self, out: &mut Vec<(Chance, u32)>) {
        match self.phase {
            Phase::First => out.extend(self.book.seats.seats().map(|seat| (Chance::First(seat), 1))),
            Phase::Stock | Phase::Refill | Phase::ClearedTile => {
                out.extend(tiles(self.supply).map(|tile| (Chance::Tile(tile), 1)));
            }
            Phase::Queue | Phase::Welcome | Phase::ClearedCustomer => {
                out.extend(customers(self.deck).map(|customer| (Chance::Customer(customer), 1)));
            }
            Phase::Draw { .. } => {
                let held = self.bag.iter().zip(0..).filter(|(count, _)| **count > 0);
                out.extend(held.map(|(count, kind)| (Chance::Cash(Kind(kind)), u32::from(*count))));
            }
            _ => {}
        }
    }

    #[inline]
    fn sample_chance(&self, _: &mut Vec<(Chance, u32)>, rng: &mut impl Rng) -> Chance {
        let mut one_of = |set: u64| nth_one(set, below(rng, set.count_ones())) as u8;
        match self.phase {
            Phase::First => Chance::First(Seat::new(below(rng, self.book.seats.get() as u32) as usize)),
            Phase::Draw { .. } => {
                let in_bag: u8 = self.bag.iter().sum();
                Chance::Cash(nth_tile(self.bag, below(rng, in_bag.into())))
            }
            Phase::Queue | Phase::Welcome | Phase::ClearedCustomer => {
                Chance::Customer(Customer(one_of(self.deck)))
            }
            _ => Chance::Tile(Tile(one_of(self.supply))),
        }
    }
}
