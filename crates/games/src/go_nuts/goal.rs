//! What wins, and when the end is near.

use tabletop::{Book, Goals, Phrase, say};

use super::view::{Asks, View};
use super::{GoNuts, WORDS};

impl Goals for GoNuts {
    fn say_goal(_: Book<Self>) -> Phrase {
        say!(WORDS, "goal")
    }

    fn say_end_near(view: &View) -> Option<Phrase> {
        let row = &view.row[..view.book.rules.row.into()];
        let gaps = row.iter().filter(|place| place.is_none()).count();
        let (cards, gaps) = match view.asks {
            Asks::Over => return None,
            Asks::Fill => (usize::from(view.deck_cards) - gaps, 0),
            _ => (usize::from(view.deck_cards), gaps),
        };
        // Every round empties at least one place, and seldom more than there are seats.
        if cards < gaps.max(1) {
            Some(say!(WORDS, "end-last-round"))
        } else if cards < view.book.seats.get() {
            Some(say!(WORDS, "end-few-cards", n: cards))
        } else {
            None
        }
    }
}
