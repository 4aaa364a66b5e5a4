//! Choices that cost something and cannot be taken back.

use tabletop::{Certain, Phrase, Warnings, say};

use super::view::View;
use super::{Action, DriveThru, Offer, WORDS, certain};

impl Warnings for DriveThru {
    /// Recipes that have to go because several are kept: nobody chooses which.
    fn say_warning(view: &View, action: Action, _: &Offer) -> Option<Phrase> {
        let Action::Keep { kept, replaced } = action else { return None };
        let (game, rules) = (&view.game, &view.game.book.rules);
        if replaced.is_empty() || kept.iter().count() < 2 {
            return None;
        }
        let recipes = game.parts().names_of(replaced);
        Some(if replaced.iter().any(|recipe| rules.leaves(recipe)) {
            say!(WORDS, "warn-leaves", count: replaced.iter().count(), recipes: recipes)
        } else {
            say!(WORDS, "warn-replaced", recipes: recipes)
        })
    }

    fn certain(_: &View, action: Action, offered: usize) -> Option<Certain> {
        certain::certain(action, offered)
    }
}
