//! What each donut card and each of Today's Specials is worth, for the lab. A donut brings points to whoever eliminates it,
//! so no card has points of its own.

use tabletop::{Arg, Book, Component, Components, Phrase, Seat};

use super::{Action, BadDay, Event, WORDS};

impl Components for BadDay {
    fn components(book: Book<Self>) -> Vec<Component> {
        let parts = &book.edition.parts;
        let donuts = parts.donuts.iter().map(|row| (&row.id, &row.name));
        let specials = parts.specials.iter().map(|row| (&row.id, &row.name));
        let cards = donuts.chain(specials).take(book.rules.all_cards.count_ones() as usize);
        cards
            .map(|(id, name)| Component {
                id: id.clone(),
                name: Phrase::text(&WORDS, Arg::data(name.clone())),
            })
            .collect()
    }

    fn wanted(&self, _: Seat, action: Action, mut see: impl FnMut(usize)) {
        if let Action::Bake(card) = action {
            see(card.index());
        }
    }

    fn gained(&self, event: &Event) -> Option<(Seat, usize)> {
        match *event {
            Event::Baked { donut, .. } => Some((donut.seat, donut.card.card.index())),
            Event::Special { seat, card, .. } => Some((seat, card.card.index())),
            _ => None,
        }
    }
}
