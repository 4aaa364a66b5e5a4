//! What happens in the game, and who sees it.

use serde::{Serialize, Serializer};
use tabletop::Seat;

use super::*;

/// What happened, for those who tell it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// This seat begins.
    Starts(Seat),
    /// A seat lays its starter, or with the balanced setup every seat does.
    Started { seat: Seat, starter: Starter, at: Square, facing: Facing },
    /// A donut tile comes to the board.
    Stocked(Tile),
    /// A customer joins the line.
    Queued(Customer),
    /// The seat does not buy.
    BoughtNothing(Seat),
    /// The seat takes a tile off the board for this price.
    Bought(Seat, Tile, u8),
    /// These dollar tiles go into the bag.
    Paid(Seat, Payment),
    /// The strip lies on the mat.
    Laid(Seat, Tile, Placement),
    /// The mat cannot take the strip.
    LaidAside(Seat, Tile),
    /// Two equal halves met; whether there was a token to take.
    Perfect(Seat, Donut, bool),
    /// Two different halves met; how many dollar tiles they pay.
    Mismatched(Seat, Donut, Donut, u8),
    /// The bag has fewer tiles than are owed.
    Short(u8),
    /// A dollar tile is drawn from the bag.
    Drew(Seat, Kind),
    /// The seat puts no dollar tile.
    PutNothing(Seat),
    /// A dollar tile goes on the mat.
    Put(Seat, Kind, Square, Facing),
    /// The seat could serve and does not.
    ServedNobody(Seat),
    /// A customer is served at this level.
    Served(Seat, Customer, u8),
    /// The free tile leaves a solo game.
    Cleared(Tile),
    /// The customer longest in line leaves a solo game.
    WentHome(Customer),
    /// The mat of this seat is full: the last round.
    LastRound(Seat),
    /// A seat's turn begins, in this round.
    Turn(Seat, u16),
    /// The game is over.
    Over(End),
}

impl Serialize for Event {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{self:?}"))
    }
}
