//! What happens in the game, and who sees it.

use serde::Serialize;
use tabletop::{Seat, Viewer};

use super::Kind;

/// Something that happens. Places count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Event {
    /// A round begins.
    Round {
        /// Its number, counted from 1.
        round: u16,
    },
    /// A donut comes to a place of the row.
    Filled {
        /// Where.
        place: u8,
        /// Which one.
        #[serde(rename = "donut")]
        kind: Kind,
    },
    /// A seat has chosen a place.
    Chosen {
        /// Who.
        seat: Seat,
        /// Which place; only the seat itself knows.
        place: Option<u8>,
    },
    /// All have chosen, and this is where a seat reaches.
    Opened {
        /// Who.
        seat: Seat,
        /// Where.
        place: u8,
        /// Whether nobody else reaches for it, so that the seat takes what lies there.
        alone: bool,
    },
    /// A seat lays a card of its hand on the table.
    Served {
        /// Who.
        seat: Seat,
        /// Which one.
        #[serde(rename = "donut")]
        kind: Kind,
    },
    /// A seat lays down nothing.
    Kept {
        /// Who.
        seat: Seat,
    },
    /// A seat draws a card.
    Drew {
        /// Who.
        seat: Seat,
        /// Which one; only the seat itself knows.
        #[serde(rename = "donut")]
        kind: Option<Kind>,
    },
    /// The game is over.
    Over,
}

impl tabletop::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        Some(match *self {
            Event::Chosen { seat, .. } if !viewer.is(seat) => Event::Chosen { seat, place: None },
            Event::Drew { seat, .. } if !viewer.is(seat) => Event::Drew { seat, kind: None },
            event => event,
        })
    }

    fn uncovers(&self) -> bool {
        matches!(self, Event::Served { .. } | Event::Drew { kind: Some(_), .. })
    }
}
