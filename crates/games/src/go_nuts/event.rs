//! What happens in the game, and who sees it.

use serde::Serialize;
use tabletop::{PerSeat, Seat, SeatSet, Viewer};

use super::Donut;

/// Something that happens. Places of the row count from 1; donuts are types, by their number in the edition. `points` are
/// those of every seat as they stand after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Event {
    /// A round begins.
    Round {
        /// Its number, counted from 1.
        round: u16,
    },
    /// A donut of the row moves up to an empty place.
    Slid {
        /// Where it was.
        from: u8,
        /// Where it is now.
        to: u8,
        /// Which one.
        donut: Donut,
    },
    /// A donut comes from the deck to a place of the row.
    Filled {
        /// Where.
        place: u8,
        /// Which one.
        donut: Donut,
        /// Cards left in the deck.
        deck: u8,
    },
    /// A seat has picked a place, and others still have to.
    Picked {
        /// Who.
        seat: Seat,
        /// Which place; only the seat itself knows.
        place: Option<u8>,
    },
    /// Everybody has picked, and all picks are open.
    Opened {
        /// The place each seat picked, in seat order.
        #[cfg_attr(test, ts(type = "number[]"))]
        picks: PerSeat<u8>,
    },
    /// Several seats picked the same place: its donut goes to the discards.
    Contested {
        /// Where.
        place: u8,
        /// Who.
        seats: SeatSet,
        /// What nobody gets.
        donut: Donut,
    },
    /// A seat was the only one to pick a place and takes its donut.
    Taken {
        /// Where.
        place: u8,
        /// Who.
        seat: Seat,
        /// Which donut.
        donut: Donut,
        /// Everybody's points now.
        #[cfg_attr(test, ts(type = "number[]"))]
        points: PerSeat<i32>,
    },
    /// The power of a donut just taken begins.
    Power {
        /// Who has taken it.
        seat: Seat,
        /// The donut with the power.
        donut: Donut,
    },
    /// The power has nothing to work on.
    Fizzled {
        /// Who has taken the donut.
        seat: Seat,
        /// The donut with the power.
        donut: Donut,
    },
    /// A seat gets the next card of the deck, for everybody to see.
    Drew {
        /// Who.
        seat: Seat,
        /// What.
        donut: Donut,
        /// Cards left in the deck.
        deck: u8,
        /// Everybody's points now.
        #[cfg_attr(test, ts(type = "number[]"))]
        points: PerSeat<i32>,
    },
    /// A seat looks at the next card of the deck.
    Looked {
        /// Who.
        seat: Seat,
        /// What; only the seat itself knows.
        donut: Option<Donut>,
        /// Cards left in the deck.
        deck: u8,
    },
    /// A seat keeps one of the two cards it has looked at.
    Kept {
        /// Who.
        seat: Seat,
        /// What it keeps.
        donut: Donut,
        /// What goes back on top of the deck; only the seat itself knows.
        back: Option<Donut>,
        /// Cards in the deck now.
        deck: u8,
        /// Everybody's points now.
        #[cfg_attr(test, ts(type = "number[]"))]
        points: PerSeat<i32>,
    },
    /// A seat gets a donut from the discards: the topmost of its type.
    Salvaged {
        /// Who.
        seat: Seat,
        /// What.
        donut: Donut,
        /// Everybody's points now.
        #[cfg_attr(test, ts(type = "number[]"))]
        points: PerSeat<i32>,
    },
    /// A seat has chosen what to pass to the left, and others still have to.
    Chosen {
        /// Who.
        seat: Seat,
        /// What; only the seat itself knows.
        donut: Option<Donut>,
    },
    /// A donut goes from one seat to another.
    Moved {
        /// From whom.
        from: Seat,
        /// To whom.
        to: Seat,
        /// What.
        donut: Donut,
        /// Everybody's points now.
        #[cfg_attr(test, ts(type = "number[]"))]
        points: PerSeat<i32>,
    },
    /// A donut of a seat goes to the discards.
    Discarded {
        /// Whose.
        seat: Seat,
        /// What.
        donut: Donut,
        /// Everybody's points now.
        #[cfg_attr(test, ts(type = "number[]"))]
        points: PerSeat<i32>,
    },
    /// A donut of the row goes to the discards.
    Cleared {
        /// Where.
        place: u8,
        /// What.
        donut: Donut,
    },
    /// The game is over: the deck cannot fill the row any more.
    Over {
        /// Cards left in the deck.
        deck: u8,
        /// Places that are empty.
        empty: u8,
    },
}

impl Event {
    /// How it looks to somebody. Everybody notices everything; some cards are secret.
    pub(super) fn seen_by(self, viewer: Viewer) -> Self {
        match self {
            Event::Picked { seat, .. } if !viewer.is(seat) => Event::Picked { seat, place: None },
            Event::Chosen { seat, .. } if !viewer.is(seat) => Event::Chosen { seat, donut: None },
            Event::Looked { seat, deck, .. } if !viewer.is(seat) => Event::Looked { seat, donut: None, deck },
            Event::Kept { seat, donut, deck, points, .. } if !viewer.is(seat) => {
                Event::Kept { seat, donut, back: None, deck, points }
            }
            event => event,
        }
    }
}
