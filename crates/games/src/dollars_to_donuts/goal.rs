//! What wins, and when the end is near.

use tabletop::{Book, Goals, Phrase, Seat, say};

use super::board::STRIP;
use super::view::View;
use super::{DollarsToDonuts, Phase, WORDS};

impl Goals for DollarsToDonuts {
    fn say_goal(book: Book<Self>) -> Phrase {
        if book.rules.solo { say!(WORDS, "goal-solo") } else { say!(WORDS, "goal") }
    }

    fn say_end_near(view: &View) -> Option<Phrase> {
        let game = &view.game;
        let rules = &game.book.rules;
        if matches!(
            game.phase,
            Phase::First | Phase::Starter { .. } | Phase::Stock | Phase::Queue | Phase::Over(_)
        ) {
            return None;
        }
        if game.final_round {
            return Some(if rules.solo {
                say!(WORDS, "end-last-turn")
            } else {
                say!(WORDS, "end-last-round")
            });
        }
        let left = game.supply.count_ones() as usize;
        if left <= game.book.seats.get() {
            return Some(say!(WORDS, "end-strips", n: left));
        }
        // A strip and a dollar tile fill so many squares in a turn.
        let gaps = |seat: &Seat| game.empty(*seat).count_ones();
        let fullest = game.book.seats.seats().min_by_key(gaps)?;
        let n = gaps(&fullest);
        (n <= u32::from(STRIP) + 1).then(|| say!(WORDS, "end-mat", who: fullest, n: n))
    }
}
