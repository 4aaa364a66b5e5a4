//! What chance decides: its answers, how likely each is, and one drawn quickly.

use tabletop::{Chances, Rng, Seat, below};

use super::{Baker, DriveThru, Phase, Recipe};

/// What chance decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Chance {
    /// This seat begins.
    Start(Seat),
    /// The seat whose turn it is to get one gets this baker.
    Baker(Baker),
    /// This recipe leaves the deck.
    Draw(Recipe),
    /// The die shows this.
    Die(u8),
}

impl Chances for DriveThru {
    type Chance = Chance;

    fn chance_outcomes(&self, out: &mut Vec<(Chance, u32)>) {
        let rules = &self.book.rules;
        match self.phase {
            Phase::Start => out.extend(self.book.seats.seats().map(|seat| (Chance::Start(seat), 1))),
            Phase::Deal => out.extend(self.bakers_left().map(|baker| (Chance::Baker(baker), 1))),
            Phase::Draw { .. } => out.extend(
                rules
                    .layout
                    .kinds(self.bag)
                    .map(|recipe| (Chance::Draw(recipe), rules.layout.copies(self.bag, recipe))),
            ),
            Phase::Roll { .. } => {
                out.extend((1..=rules.constants.die_faces).map(|face| (Chance::Die(face), 1)));
            }
            Phase::Draft | Phase::Turn | Phase::Keep | Phase::Spend { .. } | Phase::Over => {}
        }
    }

    #[inline]
    fn sample_chance(&self, _: &mut Vec<(Chance, u32)>, rng: &mut impl Rng) -> Chance {
        let rules = &self.book.rules;
        match self.phase {
            Phase::Draw { .. } => Chance::Draw(rules.layout.nth_card(self.bag, below(rng, self.bag.len()))),
            Phase::Roll { .. } => Chance::Die(1 + below(rng, rules.constants.die_faces.into()) as u8),
            Phase::Start => Chance::Start(Seat::new(below(rng, self.book.seats.get() as u32) as usize)),
            _ => {
                let left = self.bakers_left().count() as u32;
                let nth = below(rng, left) as usize;
                Chance::Baker(self.bakers_left().nth(nth).expect("the draw is below their number"))
            }
        }
    }
}
