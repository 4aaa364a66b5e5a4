//! Views read back from JSON. Only tests need this.

use tabletop::MAX_SEATS;

use super::super::view::View;
use super::super::{MAX_ROW, MAX_TYPES};
use super::Shape;

impl From<Shape> for View {
    fn from(shape: Shape) -> View {
        let (seats, types) = (shape.book.seats, shape.book.rules.types);
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
        view
    }
}
