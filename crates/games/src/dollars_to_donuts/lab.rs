//! What each customer and each strip is worth, for the lab.

use tabletop::{Arg, Book, Component, Components, Phrase, Seat};

use super::{Action, DollarsToDonuts, Event, WORDS};

impl Components for DollarsToDonuts {
    fn components(book: Book<Self>) -> Vec<Component> {
        let parts = &book.edition.parts;
        let customers =
            parts.customers.iter().map(|row| (&row.id, Phrase::text(&WORDS, Arg::data(row.name.clone()))));
        let tiles = parts.tiles.iter().map(|row| (&row.id, Phrase::verbatim(row.id.clone())));
        customers.chain(tiles).map(|(id, name)| Component { id: id.clone(), name }).collect()
    }

    fn wanted(&self, _: Seat, action: Action, mut see: impl FnMut(usize)) {
        let n_customers = self.book.edition.parts.customers.len();
        match action {
            Action::Serve { customer, .. } => see(customer.0.into()),
            Action::Buy(price) => {
                let slot = self.book.edition.parts.slot_costs.iter().position(|cost| *cost == price);
                if let Some(tile) = slot.and_then(|slot| self.slots[slot]) {
                    see(n_customers + usize::from(tile.0));
                }
            }
            _ => {}
        }
    }

    fn gained(&self, event: &Event) -> Option<(Seat, usize)> {
        let parts = &self.book.edition.parts;
        match *event {
            Event::Served { seat, customer, .. } => {
                Some((seat, parts.customers.iter().position(|row| row.id == customer)?))
            }
            Event::Bought { seat, tile, .. } => {
                let tile = parts.tiles.iter().position(|row| row.id == tile)?;
                Some((seat, parts.customers.len() + tile))
            }
            _ => None,
        }
    }

    fn points_from(&self, seat: Seat, component: usize) -> Option<i32> {
        let card = self.book.edition.parts.customers.get(component)?;
        let at_level = |level: &usize| self.served[seat.index()][*level] & 1 << component != 0;
        Some((0..card.points.len()).find(at_level).map_or(0, |level| card.points[level]))
    }
}
