//! What a board shows of a choice before it is made.

use std::fmt::Debug;

use serde::Serialize;

use crate::{Game, Phrase};

/// Why a choice needs no decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Certain {
    /// There is nothing else to choose, everybody can see that, and it uncovers nothing.
    Forced,
    /// It wins what is left of the round, and so does whatever the seat chooses after it, whatever the others do.
    Rest,
}

/// What a board shows of the choices of a game. Like the words it is made from views only, so it cannot tell a secret.
pub trait Offers: Game {
    /// What is shown of a choice: targets, prices, odds, what is given up.
    type Offer: Clone + Eq + Debug + Serialize;

    /// What `action` would mean, for the board of the seat that sees `view`.
    fn offer(view: &Self::View, action: Self::Action) -> Self::Offer;
}

/// Which choices are costly, and which need no decision.
pub trait Warnings: Offers {
    /// What is costly about `action`, which is offered so, and cannot be taken back, with the reason: `With more than 9
    /// donuts your Old Fashioned is worth nothing.` `None` for ordinary actions, which are most. A person is told, and has
    /// time to think again, before it is done. By default there is no warning.
    fn say_warning(view: &Self::View, action: Self::Action, offer: &Self::Offer) -> Option<Phrase> {
        let _ = (view, action, offer);
        None
    }

    /// Why `action`, one of so many that are offered, needs no decision: it may play itself, or the rest may be claimed with
    /// it. By default no action is certain.
    fn certain(view: &Self::View, action: Self::Action, offered: usize) -> Option<Certain> {
        let _ = (view, action, offered);
        None
    }
}
