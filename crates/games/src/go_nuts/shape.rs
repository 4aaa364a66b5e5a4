//! What JSON has of a view: lists as long as they need to be.

#[cfg(feature = "testing")]
mod read_back;

use serde::Serialize;
use tabletop::{Book, Seat, SeatSet, Viewer};

use super::view::{Asks, View};
use super::{Donut, GoNuts, Pile, Taking};

/// The view as JSON has it. Types are numbers, in the order of the edition.
#[derive(Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "View"))]
pub(super) struct Shape {
    /// The rules of the table.
    book: Book<GoNuts>,
    /// Whose view this is.
    viewer: Viewer,
    /// Rounds begun.
    round: u16,
    /// What the game waits for.
    asks: Asks,
    /// The place of the row that is being handled, counted from 1; 0 while seats pick.
    place: u8,
    /// The donut whose power is being carried out.
    taking: Option<Taking>,
    /// Who must choose now.
    due: SeatSet,
    /// The row from place 1 on.
    row: Vec<Option<Donut>>,
    /// For each seat, how many of each type lie before it.
    collections: Vec<Vec<u8>>,
    /// Each seat's points as they stand.
    points: Vec<i32>,
    /// The discards, bottom to top.
    #[cfg_attr(test, ts(as = "Vec<Donut>"))]
    pile: Pile,
    /// Cards in the deck.
    deck: u8,
    /// For each type, the cards whose place the viewer does not know.
    unseen: Vec<u8>,
    /// The place each seat has picked, as far as the viewer knows.
    picks: Vec<Option<u8>>,
    /// What each seat passes, as far as the viewer knows.
    passing: Vec<Option<Donut>>,
    /// Who put a card back on top of the deck that still lies there.
    returned_by: Option<Seat>,
    /// That card, if the viewer knows it.
    top_card: Option<Donut>,
    /// How many cards the taker has in hand during a look at two.
    hand: u8,
    /// Who had put back the first of them.
    hand_from: Option<Seat>,
    /// The ones the viewer knows.
    peeked: Vec<Donut>,
}

impl From<View> for Shape {
    fn from(view: View) -> Shape {
        let (seats, types) = (view.book.seats, view.book.rules.types);
        Shape {
            row: view.row[..usize::from(view.book.rules.row)].to_vec(),
            collections: seats.seats().map(|seat| view.owned[seat.index()][..types].to_vec()).collect(),
            points: seats.seats().map(|seat| view.table().points(seat)).collect(),
            unseen: view.unseen[..types].to_vec(),
            picks: view.picks[..seats.get()].iter().map(|pick| (*pick > 0).then_some(*pick)).collect(),
            passing: view.passing[..seats.get()].to_vec(),
            peeked: view.peeked.into_iter().flatten().collect(),
            book: view.book,
            viewer: view.viewer,
            round: view.round,
            asks: view.asks,
            place: view.place,
            taking: view.taking,
            due: view.due,
            pile: view.pile,
            deck: view.deck_cards,
            returned_by: view.returned_by,
            top_card: view.top_card,
            hand: view.hand,
            hand_from: view.hand_from,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::edition::Donuts;
    use super::*;

    #[test]
    fn the_typescript_of_the_view_is_fresh() {
        crate::typescript::check::<GoNuts, Shape, Donuts, super::super::Event, super::super::Offer>();
    }
}
