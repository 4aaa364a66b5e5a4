//! What happens in the game, and who sees it.

use serde::{Serialize, Serializer};
use tabletop::Seat;

use super::Donut;

/// What happened, for those who tell it. All of it is public.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A new round begins: the empty places are about to be filled.
    Round(u16),
    /// A donut enters the row at this place.
    Filled(u8, Donut),
    /// Several seats picked this place; its donut is discarded.
    Contested(u8, Donut),
    /// One seat picked this place and takes the donut.
    Taken(u8, Seat, Donut),
    /// A power had nothing to act on.
    Fizzled(Seat, Donut),
    /// The seat gets this card from the deck.
    Drew(Seat, Donut),
    /// The seat keeps this one of two cards; the other lies on top of the deck.
    Kept(Seat, Donut),
    /// The seat gets this card from the discard pile.
    Salvaged(Seat, Donut),
    /// The donut goes from one seat to another.
    Moved { from: Seat, to: Seat, donut: Donut },
    /// The seat's donut is discarded.
    Discarded(Seat, Donut),
    /// The donut at this place of the row is discarded.
    Cleared(u8, Donut),
    /// The game is over.
    Over,
}

impl Serialize for Event {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{self:?}"))
    }
}
