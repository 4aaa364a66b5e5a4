//! What wins, and when the end is near.

use tabletop::{Book, Goals, Phrase, Seat, SeatSet, say};

use super::table::Phase;
use super::view::View;
use super::{Donut, WORDS};

/// With so much fame missing, a round can end the game.
const CLOSE: i16 = 3;

impl Goals for Donut {
    fn say_goal(book: Book<Self>) -> Phrase {
        let rules = &book.rules;
        // The usual limit is a guard that hardly any game meets.
        let limit = if book.changed_options().contains_key("round_limit") { rules.round_limit } else { 0 };
        if rules.immediate {
            say!(WORDS, "goal", n: rules.target, limit: limit)
        } else {
            say!(WORDS, "goal-after-round", n: rules.target, limit: limit)
        }
    }

    fn say_end_near(view: &View) -> Option<Phrase> {
        let (rules, table, seats) = (&view.book.rules, &view.table, view.book.seats);
        if matches!(table.phase, Phase::First | Phase::Over) {
            return None;
        }
        let most = seats.seats().map(|seat| table.fame[seat.index()]).max()?;
        if table.round == rules.round_limit || most >= rules.target {
            return Some(say!(WORDS, "end-last-round"));
        }
        let missing = rules.target - most;
        let leads = |seat: &Seat| table.fame[seat.index()] == most;
        let near: SeatSet = seats.seats().filter(leads).collect();
        (missing <= CLOSE).then(|| say!(WORDS, "end-fame", count: near.len(), who: near, n: missing))
    }
}
