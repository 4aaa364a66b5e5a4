//! What each recipe is worth, for the lab.

use tabletop::{Arg, Book, Component, Components, Phrase, Seat};

use super::{Action, DriveThru, Event, Recipe, WORDS};

impl Components for DriveThru {
    fn components(book: Book<Self>) -> Vec<Component> {
        let recipes = book.edition.parts.recipes.iter();
        recipes
            .map(|row| Component {
                id: row.id.clone(),
                name: Phrase::text(&WORDS, Arg::data(row.name.clone())),
            })
            .collect()
    }

    fn wanted(&self, _: Seat, action: Action, mut see: impl FnMut(usize)) {
        if let Action::Keep { kept, .. } = action {
            kept.iter().for_each(|recipe| see(recipe.index()));
        }
    }

    fn gained(&self, event: &Event) -> Option<(Seat, usize)> {
        match *event {
            Event::Served { seat, recipe, .. } => Some((seat, recipe.index())),
            _ => None,
        }
    }

    fn points_from(&self, seat: Seat, component: usize) -> Option<i32> {
        let served = self.book.rules.layout.cards(self.served[seat.index()]);
        let copies = served.filter(|recipe| Some(*recipe) == Recipe::new(component)).count() as i32;
        Some(copies * i32::from(self.book.edition.parts.recipes[component].tip))
    }
}
