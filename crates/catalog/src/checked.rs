//! Words of a game as values: what a bot chose, and steps that were found legal. Text is made of them where it is stored
//! or sent.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use tabletop::{Actor, Game, Notation, Seat, Step, StepOf, Token};

use crate::TableError;

/// A [`Token`] of some game.
trait Word: Any + fmt::Display + fmt::Debug + Send + Sync {}

impl<G: Notation> Word for Token<G> {}

/// What a bot chose for a seat. It is written as its token: `pick:2`.
#[derive(Clone, Debug)]
pub struct Answer {
    seat: Seat,
    token: Arc<dyn Word>,
    was_cut: bool,
}

impl Answer {
    pub(crate) fn new<G: Notation>(seat: Seat, token: Token<G>) -> Self {
        Answer { seat, token: Arc::new(token), was_cut: false }
    }

    /// With a note of whether the clock ended the bot's thinking.
    pub(crate) fn cut(self, was_cut: bool) -> Self {
        Answer { was_cut, ..self }
    }

    /// Whose answer it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Whether the clock ended the bot's thinking, so that another machine might have chosen otherwise.
    pub fn was_cut(&self) -> bool {
        self.was_cut
    }

    /// The action; refused if it belongs to another game.
    pub(crate) fn action<G: Game>(&self) -> Result<G::Action, TableError> {
        match downcast::<G>(&*self.token) {
            Some(Token::Action(_, action)) => Ok(*action),
            _ => Err(TableError::Misplaced),
        }
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.token.fmt(f)
    }
}

/// A step that a table has found legal: the table makes it without checking it again. Only a table makes one, and it is good
/// for that one position. It is written as in a record: `1.pick:2`.
#[derive(Debug)]
pub struct CheckedStep {
    actor: Actor,
    token: Box<dyn Word>,
    /// The position in which it is legal.
    position: u64,
}

impl CheckedStep {
    pub(crate) fn new<G: Notation>(actor: Actor, token: Token<G>, position: u64) -> Self {
        CheckedStep { actor, token: Box::new(token), position }
    }

    /// Who makes it.
    pub fn actor(&self) -> Actor {
        self.actor
    }

    /// The step; refused if it was checked in another position or belongs to another game.
    pub(crate) fn at<G: Game>(&self, position: u64) -> Result<StepOf<G>, TableError> {
        if position != self.position {
            return Err(TableError::Misplaced);
        }
        match (self.actor, downcast::<G>(&*self.token)) {
            (Actor::Seat(seat), Some(Token::Action(_, action))) => Ok(Step::Act(seat, *action)),
            (Actor::Chance, Some(Token::Chance(_, outcome))) => Ok(Step::Chance(*outcome)),
            _ => Err(TableError::Misplaced),
        }
    }
}

impl fmt::Display for CheckedStep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.actor, self.token)
    }
}

fn downcast<G: Game>(word: &dyn Word) -> Option<&Token<G>> {
    (word as &dyn Any).downcast_ref()
}
