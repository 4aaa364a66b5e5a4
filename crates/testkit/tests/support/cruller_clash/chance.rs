//! What chance decides: its answers, and how likely each is.

use tabletop::{Chances, Game, Turn};

use super::{CrullerClash, Kind, present};

/// The kind of the card drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Draw(pub(super) Kind);

impl Chances for CrullerClash {
    type Chance = Draw;

    fn chance_outcomes(&self, out: &mut Vec<(Draw, u32)>) {
        if self.turn() == Turn::Chance {
            out.extend(present(self.deck).map(|(kind, n)| (Draw(kind), n.into())));
        }
    }
}
