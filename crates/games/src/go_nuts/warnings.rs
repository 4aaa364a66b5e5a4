//! Choices that cost more than they bring, and cannot be taken back.

use tabletop::{Arg, Phrase, Warnings, say};

use super::counts::{donuts, kinds_of};
use super::scoring::Collections;
use super::view::View;
use super::{Action, Donut, GoNuts, Offer, Score, WORDS};

impl Warnings for GoNuts {
    /// A donut that breaks the condition under which others of the seat count.
    fn say_warning(view: &View, _: Action, offer: &Offer) -> Option<Phrase> {
        let me = view.viewer.seat()?;
        let (donut, more) = change(offer)?;
        let mut owned = view.owned;
        let copies = &mut owned[me.index()][donut.index()];
        *copies = copies.saturating_add_signed(more);
        let then = Collections { owned: &owned, ..view.table() };
        donuts(kinds_of(&owned[me.index()])).find_map(|kept| {
            let lost = view.table().points_of(me, kept);
            let broken = lost > 0 && then.points_of(me, kept) == 0;
            broken.then(|| say_broken(view, kept, lost)).flatten()
        })
    }
}

/// The donut that the seat gets or loses by a choice that brings it nothing.
fn change(offer: &Offer) -> Option<(Donut, i8)> {
    match *offer {
        Offer::Pick { donut: Some(donut), gain, .. }
        | Offer::Keep { donut, gain, .. }
        | Offer::Salvage { donut, gain }
        | Offer::Steal { donut, gain, .. }
        | Offer::Scoop { donut, gain } => (gain <= 0).then_some((donut, 1)),
        Offer::Give { donut, gain, .. } | Offer::Toss { donut, gain } | Offer::Pass { donut, gain } => {
            (gain <= 0).then_some((donut, -1))
        }
        _ => None,
    }
}

/// Why these count nothing any more.
fn say_broken(view: &View, donut: Donut, lost: i32) -> Option<Phrase> {
    let name = Arg::data(view.name(donut));
    Some(match view.book.rules.scores[donut.index()] {
        Score::EachIfCardsAtMost { limit, .. } => {
            say!(WORDS, "warn-cards-at-most", donut: name, limit: limit, lost: lost)
        }
        Score::EachIfTypesAtMost { limit, .. } => {
            say!(WORDS, "warn-types-at-most", donut: name, limit: limit, lost: lost)
        }
        Score::EachIfTypesAtLeast { limit, .. } => {
            say!(WORDS, "warn-types-at-least", donut: name, limit: limit, lost: lost)
        }
        _ => return None,
    })
}
