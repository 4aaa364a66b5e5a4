//! What wins, and when the end is near.

use tabletop::{Book, Goals, Phrase, say};

use super::{CrullerClash, Phase, View, WORDS};

impl Goals for CrullerClash {
    fn say_goal(book: Book<Self>) -> Phrase {
        say!(WORDS, "goal", rounds: book.edition.parts.max_rounds)
    }

    fn say_end_near(view: &View) -> Option<Phrase> {
        let last = view.round == view.book.edition.parts.max_rounds && view.phase != Phase::Over;
        last.then(|| say!(WORDS, "end-last-round"))
    }
}
