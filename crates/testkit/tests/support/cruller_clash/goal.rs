//! What wins, and when the end is near.

use tabletop::{Book, Phrase, say};

use super::{CrullerClash, Phase, View, WORDS};

pub(super) fn say_goal(book: Book<CrullerClash>) -> Phrase {
    say!(WORDS, "goal", rounds: book.edition.parts.max_rounds)
}

pub(super) fn say_end_near(view: &View) -> Option<Phrase> {
    let last = view.round == view.book.edition.parts.max_rounds && view.phase != Phase::Over;
    last.then(|| say!(WORDS, "end-last-round"))
}
