//! What chance decides: its answers, how likely each is, and one drawn quickly.

use tabletop::{Chances, Game, Rng, Turn, below};

use super::{Donut, GoNuts, counts};

/// What chance decides: the donut that leaves the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Draw(pub Donut);

impl Chances for GoNuts {
    type Chance = Draw;

    fn chance_outcomes(&self, out: &mut Vec<(Draw, u32)>) {
        if self.turn() != Turn::Chance {
            return;
        }
        match self.top {
            Some(top) => out.push((Draw(top.donut), 1)),
            None => out.extend(
                self.bag
                    .iter()
                    .enumerate()
                    .filter(|(_, copies)| **copies > 0)
                    .map(|(i, copies)| (Draw(Donut(i as u8)), u32::from(*copies))),
            ),
        }
    }

    #[inline]
    fn sample_chance(&self, _: &mut Vec<(Draw, u32)>, rng: &mut impl Rng) -> Draw {
        if let Some(top) = self.top {
            return Draw(top.donut);
        }
        Draw(Donut(counts::nth_card(&self.bag, below(rng, u32::from(self.bag_cards)) as u8)))
    }
}
