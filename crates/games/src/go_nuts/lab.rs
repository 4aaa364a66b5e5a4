//! What each type of donut is worth, for the lab.

use tabletop::{Arg, Book, Component, Components, Phrase, Seat};

use super::{Action, Donut, Event, GoNuts, WORDS};

impl Components for GoNuts {
    fn components(book: Book<Self>) -> Vec<Component> {
        let types = book.edition.parts.types.iter();
        types
            .map(|row| Component {
                id: row.id.clone(),
                name: Phrase::text(&WORDS, Arg::data(row.name.clone())),
            })
            .collect()
    }

    fn wanted(&self, _: Seat, action: Action, mut see: impl FnMut(usize)) {
        let donut = match action {
            Action::Pick(place) => self.at(place),
            Action::Keep(donut) | Action::Salvage(donut) | Action::Steal(_, donut) | Action::Scoop(donut) => {
                Some(donut)
            }
            _ => None,
        };
        if let Some(donut) = donut {
            see(donut.index());
        }
    }

    fn gained(&self, event: &Event) -> Option<(Seat, usize)> {
        match *event {
            Event::Taken { seat, donut, .. }
            | Event::Drew { seat, donut, .. }
            | Event::Kept { seat, donut, .. }
            | Event::Salvaged { seat, donut, .. }
            | Event::Moved { to: seat, donut, .. } => Some((seat, donut.index())),
            _ => None,
        }
    }

    fn points_from(&self, seat: Seat, component: usize) -> Option<i32> {
        Some(self.table().points_of(seat, Donut(component as u8)))
    }
}
