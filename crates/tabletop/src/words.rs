//! Words for people: what an action means, what has happened, where the points come from.

use std::borrow::Cow;
use std::sync::Arc;

use crate::{Book, Comparison, Game, Messages, Phrase, ScoreSheet, Seat};

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
pub trait Words: Game {
    /// Where the messages of the game are, in every language, and the translations of its data.
    fn messages() -> &'static Messages;

    /// What `action` would mean, for the menu of the seat that sees `view`: `take the Glazed at place 2`.
    fn say_action(view: &Self::View, action: Self::Action) -> Phrase;

    /// One sentence for an event as somebody saw it; `None` where nothing needs to be said.
    fn say_event(book: Book<Self>, event: &Self::Event) -> Option<Phrase>;

    /// One sentence for the whole game: what wins and when it ends, with the numbers of this edition and these options.
    fn say_goal(book: Book<Self>) -> Phrase;

    /// That the end is near, and why: `This is the last round.` `None` while it is not.
    fn say_end_near(view: &Self::View) -> Option<Phrase>;

    /// For choices too wide for one menu: the entry under which `action` is offered at this depth of the menu (0 is the
    /// first menu), before it is offered itself. Actions with the same entry are offered together under it, in the
    /// next menu; `None` offers the action as it is. By default nothing is grouped.
    fn menu_group(view: &Self::View, action: Self::Action, depth: usize) -> Option<Phrase> {
        let _ = (view, action, depth);
        None
    }

    /// One sentence why the best choice of `seat` is better than the next best: `A second Jelly Filled is worth 5 points to
    /// you.` It speaks for the choice, and every claim in it is true in this position or certain in the games that were
    /// compared; where there is no such thing to say, `None`. It is asked of a state sampled from the seat's view, and looks
    /// at nothing that the seat does not know.
    fn say_why(&self, seat: Seat, found: &Comparison<Self::Action>) -> Option<Phrase>;

    /// The points of every seat as they stand, explained line by line.
    fn score_sheet(view: &Self::View) -> ScoreSheet<Phrase>;
}
