//! What a viewer may know: everything. The view is the whole state with the name of the viewer on it.

use std::collections::BTreeMap;

use serde::Serialize;
use tabletop::{Book, Rng, Seat, StepOf, StepView, StepViewOf, Viewer};

use super::board::Facing;
use super::mat::Cover;
use super::notation::donut_code;
use super::{DollarsToDonuts, Donut, Square};

/// All that a viewer is entitled to know. Nothing is hidden in this game; only the next draws are unknown, and no
/// state knows them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
#[serde(try_from = "super::shape::Shape", into = "super::shape::Shape")]
pub struct View {
    pub(super) viewer: Viewer,
    pub(super) game: DollarsToDonuts,
}

impl tabletop::View<DollarsToDonuts> for View {
    fn of(game: &DollarsToDonuts, viewer: Viewer) -> Self {
        View { viewer, game: *game }
    }

    fn of_step(_: &DollarsToDonuts, step: StepOf<DollarsToDonuts>, _: Viewer) -> StepViewOf<DollarsToDonuts> {
        StepView::Open(step)
    }

    fn sample(&self, _: &mut impl Rng) -> DollarsToDonuts {
        self.game
    }
}

impl View {
    /// The halves of a square in the order n e s w, `.` where there is none; `None` if it is empty.
    pub(super) fn face_text(game: &DollarsToDonuts, seat: Seat, square: Square) -> Option<String> {
        let mat = &game.mats[seat.index()];
        (mat.filled() & square.bit() != 0).then(|| faces_text(game.book, mat.cover(square)))
    }
}

/// The halves of what covers a square, in the order n e s w, `.` where there is none.
pub(super) fn faces_text(book: Book<DollarsToDonuts>, cover: Cover) -> String {
    let faces = book.rules.faces_of(cover);
    let letter = |facing| faces.half(facing).map_or('.', |half| donut_code(book, Donut(half)));
    Facing::ALL.map(letter).iter().collect()
}

/// Counts of components that there are at least one of.
pub(super) fn counted<K>(counts: &[u8], id: impl Fn(u8) -> K) -> BTreeMap<K, u8>
where
    K: Ord,
{
    let held = counts.iter().zip(0..).filter(|(count, _)| **count > 0);
    held.map(|(count, i)| (id(i), *count)).collect()
}
