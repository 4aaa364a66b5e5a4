//! Words for people: what an action means, what has happened, where the points come from.

use std::borrow::Cow;
use std::sync::Arc;

use crate::{Book, Goals, Messages, Phrase, Reasons, ScoreSheet, Seat};

/// How the people at a table are called.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names(Arc<[String]>);

impl Names {
    /// These names in seat order.
    pub fn new(names: Vec<String>) -> Self {
        Names(names.into())
    }

    /// The name of a seat; `p2` where none was given.
    pub fn of(&self, seat: Seat) -> Cow<'_, str> {
        let given = self.0.get(seat.index()).filter(|name| !name.is_empty());
        given.map_or_else(|| Cow::Owned(format!("p{seat}")), |name| Cow::Borrowed(name.as_str()))
    }
}

/// The words of a game: its narrator. They are made from views and viewed events only, so they cannot tell a secret.
pub trait Words: Goals + Reasons {
    /// Where the messages of the game are, in every language, and the translations of its data.
    fn messages() -> &'static Messages;

    /// What `action` would mean, for the menu of the seat that sees `view`: `take the Glazed at place 2`.
    fn say_action(view: &Self::View, action: Self::Action) -> Phrase;

    /// One sentence for an event as somebody saw it; `None` where nothing needs to be said.
    fn say_event(book: Book<Self>, event: &Self::Event) -> Option<Phrase>;

    /// For choices too wide for one menu: the entry under which `action` is offered at this depth of the menu (0 is the
    /// first menu), before it is offered itself. Actions with the same entry are offered together under it, in the
    /// next menu; `None` offers the action as it is. By default nothing is grouped.
    fn menu_group(view: &Self::View, action: Self::Action, depth: usize) -> Option<Phrase> {
        let _ = (view, action, depth);
        None
    }

    /// The points of every seat as they stand, explained line by line.
    fn score_sheet(view: &Self::View) -> ScoreSheet<Phrase>;
}
