//! What happens in the game, and who sees it.

use serde::{Serialize, Serializer};
use tabletop::Seat;

use super::*;

/// What happened, for those who tell it. All of it is public.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// This seat is First Player first.
    First(Seat),
    /// This card is turned up.
    Flipped(Card),
    /// This card is revealed after a plain.
    Revealed(Card),
    /// The First Player names the flavour.
    Named(Seat, Flavour),
    /// This flavour is trending.
    Trending(Flavour),
    /// Nobody may sit out.
    Rush,
    /// The seat's hand is complete.
    Dealt(Seat),
    /// The seat plays.
    StaysIn(Seat),
    /// The seat sits out and pays a token.
    OutForToken(Seat),
    /// The seat sits out without a token; what it costs follows.
    OutForReview(Seat),
    /// The seat is the only one left.
    Walkover(Seat),
    /// The seat exchanges so many cards, the flipped one included if it is taken.
    Exchanged { seat: Seat, cards: u8, with_flip: bool },
    /// The First Player leaves the flipped card after all.
    LeftFlip(Seat),
    /// The First Player discards a card for the flipped one.
    PickedFlip(Seat),
    /// The seat plays a card.
    Played(Seat, Face),
    /// The seat shows that it has no natural of this flavour.
    Void(Seat, Flavour),
    /// The seat makes the sale.
    Sold(Seat),
    /// The seat's fame rises to this.
    Fame(Seat, i16),
    /// The seat returns a Bad Review.
    ReviewReturned(Seat),
    /// A lucky card was in the sale.
    Lucky,
    /// A bonus that the seat has no use for.
    LuckWasted(Seat),
    /// The seat regains a token.
    TokenBack(Seat),
    /// The seat ends the round without a sale.
    NoSale(Seat),
    /// The seat takes a Bad Review.
    Review(Seat),
    /// Instead of a Bad Review the seat's fame falls to this.
    FameLost(Seat, i16),
    /// A Bad Review costs the seat nothing.
    Spared(Seat),
    /// A new round begins with this First Player.
    Round(u16, Seat),
    /// The round limit is reached.
    RoundLimit,
    /// The game is over.
    Over,
}

impl Serialize for Event {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{self:?}"))
    }
}
