//! Words for people: what an action means, what has happened, where the points come from.

use std::fmt::Write as _;

use crate::{Game, ScoreSheet, Seat, StepViewOf};

/// How the people at a table are called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names(Vec<String>);

impl Names {
    /// These names in seat order.
    pub fn new(names: Vec<String>) -> Self {
        Names(names)
    }

    /// The name of a seat; `p2` where none was given.
    pub fn of(&self, seat: Seat) -> String {
        self.0.get(seat.index()).filter(|name| !name.is_empty()).cloned().unwrap_or(format!("p{seat}"))
    }

    /// Several names: `Ann, Bo and Cy`.
    pub fn list(&self, seats: impl IntoIterator<Item = Seat>) -> String {
        let names: Vec<String> = seats.into_iter().map(|seat| self.of(seat)).collect();
        match names.as_slice() {
            [] => "nobody".to_string(),
            [only] => only.clone(),
            [head @ .., last] => {
                let mut text = head.join(", ");
                let _ = write!(text, " and {last}");
                text
            }
        }
    }
}

/// The words of a game. They are made from views and visible steps only, so they cannot tell a secret.
pub trait Words: Game {
    /// What `action` would mean, for the menu of the seat that sees `view`: `take the Glazed at place 2`.
    fn say_action(view: &Self::View, action: Self::Action, names: &Names) -> String;

    /// Appends sentences for what happened between two views of the same viewer: the step and all that followed from
    /// it by itself. `revealed` are the simultaneous answers that became public with this step, in seat order.
    fn say_step(
        before: &Self::View,
        step: &StepViewOf<Self>,
        revealed: &[(Seat, Self::Action)],
        after: &Self::View,
        names: &Names,
        out: &mut Vec<String>,
    );

    /// For choices too wide for one menu: the entry under which `action` is offered at this depth of the menu (0 is the
    /// first menu), before it is offered itself. Actions with the same entry are offered together under it, in the
    /// next menu; `None` offers the action as it is. By default nothing is grouped.
    fn menu_group(view: &Self::View, action: Self::Action, depth: usize) -> Option<String> {
        let _ = (view, action, depth);
        None
    }

    /// One sentence why `action` looks good or bad to `seat`, from what counts most in it: `A second Jelly Filled
    /// makes a set: 5 points.` It is asked of a state sampled from the seat's view, and looks at nothing that the
    /// seat does not know.
    fn say_why(&self, seat: Seat, action: Self::Action, names: &Names) -> String;

    /// The points of every seat as they stand, explained line by line.
    fn score_sheet(view: &Self::View) -> ScoreSheet;
}
