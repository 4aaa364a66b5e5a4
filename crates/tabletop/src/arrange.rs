//! Positions set up by hand, and facts read from them: what scenario files are made of.

use crate::{Book, Notation};

/// A game whose positions can be described in words, for the scenarios of tests. A position set up by
/// hand need not be reachable, and its components need not match the box.
pub trait Arrange: Notation {
    /// The position described by `settings` (name and value, in the order written); what is not mentioned is as the
    /// game's rules file says for its worked examples. An error says which setting is wrong and why.
    fn arrange(book: Book<Self>, settings: &[(String, String)]) -> Result<Self, String>;

    /// A fact of the position in one canonical line, by the names used in [`Arrange::arrange`] and others the game
    /// documents; the empty text where there is nothing. An error if there is no such fact.
    fn fact(&self, name: &str) -> Result<String, String>;
}
