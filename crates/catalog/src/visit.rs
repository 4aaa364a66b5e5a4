//! From the list back to the types.

use tabletop::{Coach, Components, Judgement, Lessons, Manual, Numbers, Warnings};

/// All that the catalogue asks of a game.
pub trait Listed: Manual + Warnings + Coach + Lessons + Judgement + Components + Numbers {}

impl<G: Manual + Warnings + Coach + Lessons + Judgement + Components + Numbers> Listed for G {}

/// What is to be done with a game that is known by its id only: [`visit`](crate::visit) calls it with the game's type. So
/// code that is compiled for each game reaches all of them and names none.
pub trait Visitor {
    /// What comes of it.
    type Answer;

    /// Called once.
    fn visit<G: Listed>(self) -> Self::Answer;
}
