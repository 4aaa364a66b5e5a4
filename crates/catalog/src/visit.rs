//! From the list back to the types.

use tabletop::{Components, Judgement, Lessons, Notation, Numbers, Warnings};

/// All that the catalogue asks of a game.
pub trait Listed: Notation + Warnings + Lessons + Judgement + Components + Numbers {}

impl<G: Notation + Warnings + Lessons + Judgement + Components + Numbers> Listed for G {}

/// What is to be done with a game that is known by its id only: [`visit`](crate::visit) calls it with the game's type. So
/// code that is compiled for each game reaches all of them and names none.
pub trait Visitor {
    /// What comes of it.
    type Answer;

    /// Called once.
    fn visit<G: Listed>(self) -> Self::Answer;
}
