//! Views read back from JSON. Only tests need this.

use tabletop::{Game, MAX_SEATS, Seat};

use super::super::view::{Asks, View};
use super::super::{Donut, GoNuts, MAX_CARDS, MAX_ROW, MAX_TYPES};
use super::Shape;

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
