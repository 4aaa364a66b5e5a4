//! The components of a game, for those who ask what each of them is worth.

use crate::{Book, Game, Phrase, Seat};

/// A kind of component: a donut card, a recipe, a customer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Component {
    /// The id of its row in the edition file.
    pub id: String,
    /// Its name for people.
    pub name: Phrase,
}

/// What the lab asks of a game to tell what each component is worth. It decides nothing and shows nothing to a seat. Every
/// part has a default, so a game that names no components is an empty `impl`.
pub trait Components: Game {
    /// The kinds of components, in the order of their numbers.
    fn components(book: Book<Self>) -> Vec<Component> {
        let _ = book;
        Vec::new()
    }

    /// Calls `see` with the number of each component that `seat` asks for by `action`.
    fn wanted(&self, seat: Seat, action: Self::Action, see: impl FnMut(usize)) {
        let _ = (seat, action, see);
    }

    /// Who gets which component by an event of the step that is applied to this state.
    fn gained(&self, event: &Self::Event) -> Option<(Seat, usize)> {
        let _ = event;
        None
    }

    /// The points that `seat` has from all its copies of a component; `None` where points do not come from components.
    fn points_from(&self, seat: Seat, component: usize) -> Option<i32> {
        let _ = (seat, component);
        None
    }
}
