//! What happens: whose turn it is, a step, and how a step looks to somebody.

use std::borrow::Cow;

use crate::{Actor, Seat, SeatSet};

/// Who must do something before the game can go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// Each of these seats owes one action. With two or more seats the choice is simultaneous: each answers once, in
    /// any order, the set shrinks, and the answers commute.
    Act(SeatSet),
    /// A chance step is due.
    Chance,
    /// The game is over.
    Over,
}

impl Turn {
    /// Whether this seat owes an action.
    #[inline]
    pub fn asks(self, seat: Seat) -> bool {
        matches!(self, Turn::Act(due) if due.contains(seat))
    }
}

/// One step of a game: a seat's action or a chance outcome. The only thing that changes a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Step<A, C> {
    /// A seat chose.
    Act(Seat, A),
    /// Chance decided.
    Chance(C),
}

impl<A, C> Step<A, C> {
    /// Who made the step.
    pub fn actor(&self) -> Actor {
        match self {
            Step::Act(seat, _) => Actor::Seat(*seat),
            Step::Chance(_) => Actor::Chance,
        }
    }
}

/// How a step looks to one viewer.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum StepView<A, C> {
    /// The viewer sees the step.
    Open(Step<A, C>),
    /// A simultaneous answer: hidden until the last one is in, then open to everybody. The text is the token with
    /// its secret part replaced by `?`, such as `pick:?`.
    Sealed(Seat, Cow<'static, str>),
    /// The viewer sees that something happened, not what; nor will it be told later. `None` is chance. The text is as
    /// above: `draw:?`, `swap:?2`.
    Hidden(Option<Seat>, Cow<'static, str>),
}

impl<A, C> StepView<A, C> {
    /// Who made the step; that is never hidden.
    pub fn actor(&self) -> Actor {
        match self {
            StepView::Open(step) => step.actor(),
            StepView::Sealed(seat, _) | StepView::Hidden(Some(seat), _) => Actor::Seat(*seat),
            StepView::Hidden(None, _) => Actor::Chance,
        }
    }
}
