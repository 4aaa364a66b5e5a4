//! What a board shows of a choice before it is made.

use serde::Serialize;
use tabletop::{Offers, Warnings};

use super::{Action, CrullerClash, Kind, View};

/// A choice. Places count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Offer {
    /// Reach for a place.
    Pick {
        /// Which one.
        place: u8,
        /// What lies there.
        #[serde(rename = "donut")]
        kind: Option<Kind>,
    },
    /// Lay a card of the hand on the table.
    Serve {
        /// Which one.
        #[serde(rename = "donut")]
        kind: Kind,
    },
    /// Lay down nothing.
    Keep,
}

impl Offers for CrullerClash {
    type Offer = Offer;

    fn offer(view: &View, action: Action) -> Offer {
        match action {
            Action::Pick(place) => {
                let kind = view.row.get(place as usize).copied().flatten();
                Offer::Pick { place: place + 1, kind }
            }
            Action::Serve(kind) => Offer::Serve { kind },
            Action::Keep => Offer::Keep,
        }
    }
}

/// No choice is costly.
impl Warnings for CrullerClash {}
