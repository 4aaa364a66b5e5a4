//! The text form of steps: `1.pick:2`, `x.draw:glazed`.

use std::fmt;

use crate::phrase::WORDS;
use crate::{Actor, Book, Game, NotationError, Seat, Step, StepOf, StepView, StepViewOf, say};

/// The text form of a game's words. It depends on the rule book (an edition names its own components), never on the
/// state, and it is unique: `parse(text) == Ok(word)` exactly when `word` is written as `text`. Only the parts of a list
/// may be read in any order, where a game's rules say so; they are written in one.
pub trait Notation: Game {
    /// Writes an action: lower case, no white space.
    fn write_action(book: Book<Self>, action: Self::Action, f: &mut fmt::Formatter<'_>) -> fmt::Result;
    /// Reads an action.
    fn parse_action(book: Book<Self>, text: &str) -> Result<Self::Action, NotationError>;
    /// Writes a chance outcome.
    fn write_chance(book: Book<Self>, outcome: Self::Chance, f: &mut fmt::Formatter<'_>) -> fmt::Result;
    /// Reads a chance outcome.
    fn parse_chance(book: Book<Self>, text: &str) -> Result<Self::Chance, NotationError>;
}

/// A word with the book that names it, ready to be written.
#[derive(Clone, Copy, Debug)]
pub enum Token<G: Game> {
    /// An action.
    Action(Book<G>, G::Action),
    /// A chance outcome.
    Chance(Book<G>, G::Chance),
}

impl<G: Notation> fmt::Display for Token<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Token::Action(book, action) => G::write_action(book, action, f),
            Token::Chance(book, outcome) => G::write_chance(book, outcome, f),
        }
    }
}

/// A step as it stands in a record.
pub fn format_step<G: Notation>(book: Book<G>, step: StepOf<G>) -> String {
    match step {
        Step::Act(seat, action) => format!("{seat}.{}", Token::<G>::Action(book, action)),
        Step::Chance(outcome) => format!("x.{}", Token::<G>::Chance(book, outcome)),
    }
}

/// A step as it stands in the record of one viewer.
pub fn format_step_view<G: Notation>(book: Book<G>, step: &StepViewOf<G>) -> String {
    match step {
        StepView::Open(step) => format_step::<G>(book, *step),
        StepView::Sealed(_, mask) | StepView::Hidden(_, mask) => format!("{}.{mask}", step.actor()),
    }
}

/// Reads a step of a record.
pub fn parse_step<G: Notation>(book: Book<G>, text: &str) -> Result<StepOf<G>, NotationError> {
    let Some((actor, token)) = text.split_once('.') else {
        return Err(NotationError(say!(WORDS, "notation-no-step", text: text.to_string())));
    };
    if token.contains('?') {
        return Err(NotationError(say!(WORDS, "notation-masked", text: text.to_string())));
    }
    match parse_actor(actor, book)? {
        Actor::Seat(seat) => Ok(Step::Act(seat, G::parse_action(book, token)?)),
        Actor::Chance => Ok(Step::Chance(G::parse_chance(book, token)?)),
    }
}

fn parse_actor<G: Game>(text: &str, book: Book<G>) -> Result<Actor, NotationError> {
    if text == "x" {
        return Ok(Actor::Chance);
    }
    let seat = text.parse::<Seat>().ok().filter(|seat| book.seats.contains(*seat));
    let nobody = || say!(WORDS, "notation-no-actor", text: text.to_string(), seats: book.seats.get());
    seat.map(Actor::Seat).ok_or_else(|| NotationError(nobody()))
}
