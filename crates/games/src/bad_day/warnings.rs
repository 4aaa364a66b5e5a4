//! Choices that cost something and cannot be taken back.

use tabletop::{Phrase, Warnings, say};

use super::view::View;
use super::{Action, BadDay, Offer, WORDS};

impl Warnings for BadDay {
    /// A donut that stays in the kitchen although it could leave, and the last step.
    fn say_warning(view: &View, _: Action, offer: &Offer) -> Option<Phrase> {
        let waits = view.table.pending.len > 0;
        Some(match offer {
            Offer::Skip { no_bake: true } => say!(WORDS, "warn-kitchen"),
            Offer::Stop { no_bake: true, lapses, .. } if view.can_leave_kitchen() => {
                say!(WORDS, "warn-kitchen-stop", n: *lapses)
            }
            Offer::Move { no_bake: true, .. } if view.can_leave_kitchen() => say!(WORDS, "warn-kitchen-move"),
            Offer::Move { ends: true, fight, .. } if waits || fight.is_some() => {
                say!(WORDS, "warn-last-step-fight")
            }
            Offer::Heal { ends: true, .. } if waits => say!(WORDS, "warn-last-step-fight"),
            Offer::Move { ends: true, .. } | Offer::Heal { ends: true, .. } => say!(WORDS, "warn-last-step"),
            _ => return None,
        })
    }
}
