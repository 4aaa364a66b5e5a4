//! What happens in the game, and who sees it.

use serde::Serialize;
use tabletop::{Seat, Viewer};

use super::Kind;

/// Something that happens. Places count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Event {
    /// A round begins.
    Round { round: u16 },
    /// A donut comes to a place of the row.
    Filled {
        place: u8,
        #[serde(rename = "donut")]
        kind: Kind,
    },
    /// A seat has chosen a place; which one, only the seat itself knows.
    Chosen { seat: Seat, place: Option<u8> },
    /// All have chosen: a seat reaches for this place, alone or not.
    Opened { seat: Seat, place: u8, alone: bool },
    /// A seat lays a card of its hand on the table.
    Served {
        seat: Seat,
        #[serde(rename = "donut")]
        kind: Kind,
    },
    /// A seat lays down nothing.
    Kept { seat: Seat },
    /// A seat draws a card; which one, only the seat itself knows.
    Drew {
        seat: Seat,
        #[serde(rename = "donut")]
        kind: Option<Kind>,
    },
    /// The game is over.
    Over,
}

impl Event {
    pub(super) fn seen_by(self, viewer: Viewer) -> Self {
        match self {
            Event::Chosen { seat, .. } if !viewer.is(seat) => Event::Chosen { seat, place: None },
            Event::Drew { seat, .. } if !viewer.is(seat) => Event::Drew { seat, kind: None },
            event => event,
        }
    }
}
