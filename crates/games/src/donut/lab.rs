//! How often each rank is played, for the lab. Points come from sales, not from cards.

use tabletop::{Arg, Book, Component, Components, Phrase, Seat, say};

use super::cards::RANKS;
use super::{Action, Card, Donut, Event, WORDS};

/// The number of a card's rank; the plains come after the naturals.
fn number(card: Card) -> usize {
    card.rank().unwrap_or(RANKS)
}

impl Components for Donut {
    fn components(book: Book<Self>) -> Vec<Component> {
        let parts = &book.edition.parts;
        let rank =
            |value: String| Component { id: value.clone(), name: say!(WORDS, "any-of-rank", value: value) };
        let plain = Component {
            id: parts.plain.code.to_string(),
            name: Phrase::text(&WORDS, Arg::data(parts.plain.name.clone())),
        };
        parts.ranks.iter().map(|row| rank(row.value.to_string())).chain([plain]).collect()
    }

    fn wanted(&self, _: Seat, action: Action, mut see: impl FnMut(usize)) {
        if let Action::Play(face) = action {
            see(number(face.card()));
        }
    }

    fn gained(&self, event: &Event) -> Option<(Seat, usize)> {
        match *event {
            Event::Played { seat, card, .. } => Some((seat, number(card.get()))),
            _ => None,
        }
    }
}
