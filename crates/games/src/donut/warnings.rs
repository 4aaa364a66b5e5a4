//! Choices that cost something and cannot be taken back.

use tabletop::{Certain, Phrase, Warnings, say};

use super::view::View;
use super::words::price_of_sitting_out;
use super::{Action, Donut, Offer, WORDS, certain};

impl Warnings for Donut {
    /// Sitting out where it costs more than a token, or leaves one rival alone.
    fn say_warning(view: &View, action: Action, _: &Offer) -> Option<Phrase> {
        let (seat, table) = (view.viewer.seat()?, &view.table);
        if action != Action::Out {
            return None;
        }
        let others = table.ins.without(seat);
        if let Some(rival) = others.first().filter(|_| others.len() == 1) {
            return Some(say!(WORDS, "warn-walkover", who: rival, n: view.book.rules.numbers.hand));
        }
        match price_of_sitting_out(view).0 {
            "review" => Some(say!(WORDS, "warn-review")),
            "fame" | "fame-none-left" => Some(say!(WORDS, "warn-fame")),
            _ => None,
        }
    }

    fn certain(view: &View, action: Action, offered: usize) -> Option<Certain> {
        certain::certain(view, action, offered)
    }
}
