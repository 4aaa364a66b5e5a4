//! What each type of donut is worth, for the lab.

use tabletop::{Arg, Book, Component, Components, Phrase, Seat};

use super::{Action, CrullerClash, Event, Kind, WORDS, points};

impl Components for CrullerClash {
    fn components(book: Book<Self>) -> Vec<Component> {
        let kinds = book.edition.parts.kinds.iter();
        kinds
            .map(|row| Component {
                id: row.id.clone(),
                name: Phrase::text(&WORDS, Arg::data(row.name.clone())),
            })
            .collect()
    }

    fn wanted(&self, _: Seat, action: Action, mut see: impl FnMut(usize)) {
        let kind = match action {
            Action::Pick(place) => self.row[usize::from(place)],
            Action::Serve(kind) => Some(kind),
            Action::Keep => None,
        };
        if let Some(kind) = kind {
            see(kind.0.into());
        }
    }

    fn gained(&self, event: &Event) -> Option<(Seat, usize)> {
        let (seat, kind) = match *event {
            Event::Opened { seat, place, alone: true } => (seat, self.row[usize::from(place) - 1]?),
            Event::Served { seat, kind } => (seat, kind),
            _ => return None,
        };
        Some((seat, kind.0.into()))
    }

    fn points_from(&self, seat: Seat, component: usize) -> Option<i32> {
        let kind = Kind(component as u8);
        Some(points(self.book, kind, self.tables[seat][component]))
    }
}
