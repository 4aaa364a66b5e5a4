//! What a game is played for.

use crate::{Book, Game, Phrase};

/// What wins, and when the end is near.
pub trait Goals: Game {
    /// One sentence for the whole game: what wins and when it ends, with the numbers of this edition and these options.
    fn say_goal(book: Book<Self>) -> Phrase;

    /// That the end is near, and why: `This is the last round.` `None` while it is not.
    fn say_end_near(view: &Self::View) -> Option<Phrase>;
}
