//! What JSON has of a view: lists as long as they need to be.

use serde::{Deserialize, Serialize};
use tabletop::{Book, Game, MAX_SEATS, Seat, SeatSet, Viewer};

use super::view::{Asks, View};
use super::{Donut, GoNuts, MAX_CARDS, MAX_ROW, MAX_TYPES, Pile, Taking};

/// The view as JSON has it. Types are numbers, in the order of the edition.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "View"))]
#[serde(deny_unknown_fields)]
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

impl TryFrom<Shape> for View {
    type Error = String;

    /// Refuses what no game can have shown, so that a view from outside cannot make a bot stumble.
    fn try_from(shape: Shape) -> Result<View, String> {
        let (seats, types) = (shape.book.seats, shape.book.rules.types);
        let is_type = |donut: &Donut| donut.index() < types;
        let is_seat = |seat: &Seat| seats.contains(*seat);
        let fits = shape.row.len() == usize::from(shape.book.rules.row)
            && shape.collections.len() == seats.get()
            && shape.collections.iter().all(|collection| collection.len() == types)
            && shape.unseen.len() == types
            && shape.picks.len() == seats.get()
            && shape.passing.len() == seats.get()
            && shape.peeked.len() <= usize::from(shape.hand)
            && shape.hand <= 2
            && (shape.asks == Asks::Keep) == (shape.hand == 2)
            && shape.picks.iter().flatten().all(|pick| (1..=shape.book.rules.row).contains(pick))
            && shape.row.iter().chain(&shape.passing).flatten().all(is_type)
            && shape.pile.iter().chain(&shape.peeked).all(is_type)
            && shape.taking.is_none_or(|taking| is_seat(&taking.taker) && is_type(&taking.donut))
            && [shape.returned_by, shape.hand_from, shape.viewer.seat()].iter().flatten().all(is_seat)
            && shape.due.iter().all(|seat| is_seat(&seat))
            && shape.top_card.iter().all(is_type);
        let total = |counts: &[u8]| counts.iter().map(|copies| usize::from(*copies)).sum::<usize>();
        let hidden = usize::from(shape.returned_by.is_some() && shape.top_card.is_none())
            + usize::from(shape.hand).saturating_sub(shape.peeked.len());
        let countable =
            shape.collections.iter().chain([&shape.unseen]).all(|counts| total(counts) <= MAX_CARDS)
                && hidden <= total(&shape.unseen);
        if !fits || !countable {
            return Err("its lists do not fit the rule book it names".into());
        }
        let mut view = View {
            row: [None; MAX_ROW],
            owned: [[0; MAX_TYPES]; MAX_SEATS],
            unseen: [0; MAX_TYPES],
            picks: [0; MAX_SEATS],
            passing: [None; MAX_SEATS],
            peeked: [shape.peeked.first().copied(), shape.peeked.get(1).copied()],
            book: shape.book,
            viewer: shape.viewer,
            round: shape.round,
            asks: shape.asks,
            place: shape.place,
            taking: shape.taking,
            due: shape.due,
            pile: shape.pile,
            deck_cards: shape.deck,
            returned_by: shape.returned_by,
            top_card: shape.top_card,
            hand: shape.hand,
            hand_from: shape.hand_from,
        };
        view.row[..shape.row.len()].copy_from_slice(&shape.row);
        view.unseen[..types].copy_from_slice(&shape.unseen);
        view.passing[..seats.get()].copy_from_slice(&shape.passing);
        for (slot, pick) in view.picks.iter_mut().zip(&shape.picks) {
            *slot = pick.unwrap_or(0);
        }
        for (slot, collection) in view.owned.iter_mut().zip(&shape.collections) {
            slot[..types].copy_from_slice(collection);
        }
        GoNuts::determinize(&view, &mut tabletop::fast_rng(0, 0)).validate().map_err(|e| e.to_string())?;
        Ok(view)
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
