//! What happens in the game, and who sees it.

use serde::{Serialize, Serializer};
use tabletop::Seat;

use super::*;

/// What happened, for those who tell it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// This seat begins.
    First(Seat),
    /// The seat has this baker.
    Has(Seat, Baker),
    /// A round begins.
    Round(u32),
    /// So many Recognitions of the seat are ready again by its baker.
    Refreshed(Seat, u8),
    /// The seat has no possible action.
    Passed(Seat),
    /// The seat places pieces on a Kitchen card; for Prepare and Serve with the recipe declared.
    Placed(Seat, u8, Kitchen, Option<Recipe>),
    /// The discard pile became the deck.
    Reshuffled(u32),
    /// There was no card to draw.
    NothingDrawn,
    /// A recipe was drawn.
    Drew(Recipe),
    /// The seat keeps recipes and replaces others.
    Kept(Seat, Few, Few),
    /// The die was rolled: the face, what is added for nothing, what the sum must reach.
    Rolled { die: u8, bonus: u8, threshold: u8 },
    /// The seat spent Recognitions.
    Spent(Seat, u8),
    /// The attempt succeeded.
    Succeeded(Seat, Stage, Recipe),
    /// The attempt failed; whether by the face that always fails.
    Failed(Seat, Stage, Recipe, bool),
    /// The seat has served enough recipes; the round is played to its end.
    LastRound(Seat),
    /// So many Recognitions of the seat are ready again after a Coffee Break.
    Rested(Seat, u8),
    /// The seat takes pieces from a Kitchen card.
    Took(Seat, u8, Kitchen),
    /// The game is over.
    Over,
}

impl Serialize for Event {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{self:?}"))
    }
}
