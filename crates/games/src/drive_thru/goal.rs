//! What wins, and when the end is near.

use tabletop::{Book, Goals, Phrase, SeatSet, say};

use super::view::View;
use super::{DriveThru, Phase, WORDS};

impl Goals for DriveThru {
    fn say_goal(book: Book<Self>) -> Phrase {
        let (served, rounds) = (book.rules.constants.served_to_end, book.rules.max_rounds);
        say!(WORDS, "goal", n: served, rounds: rounds)
    }

    fn say_end_near(view: &View) -> Option<Phrase> {
        let game = &view.game;
        let rules = &game.book.rules;
        if game.phase == Phase::Over {
            return None;
        }
        if game.last_round || (rules.max_rounds > 0 && game.round >= rules.max_rounds) {
            return Some(say!(WORDS, "end-last-round"));
        }
        let one_short = u32::from(rules.constants.served_to_end) - 1;
        let close = |seat: &tabletop::Seat| game.served[seat.index()].len() >= one_short;
        let near: SeatSet = game.book.seats.seats().filter(close).collect();
        (!near.is_empty()).then(|| say!(WORDS, "end-one-more", count: near.len(), who: near))
    }
}
