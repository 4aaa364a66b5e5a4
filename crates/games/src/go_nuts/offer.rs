//! What a board shows of a choice before it is made.

use serde::Serialize;
use tabletop::{MAX_SEATS, Offers, Seat};

use super::scoring::Collections;
use super::view::View;
use super::{Action, Donut, GoNuts, MAX_TYPES};

/// A choice. Places of the row count from 1; donuts are types, by their number in the edition. Changes of points are those
/// that follow at once, as the table is now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Offer {
    /// Pick a place of the row.
    Pick {
        /// Which one.
        place: u8,
        /// What lies there.
        donut: Option<Donut>,
        /// What the seat's own points change by, if nobody else picks the donut, without its power.
        gain: i32,
    },
    /// Keep this one of two cards.
    Keep {
        /// Which one.
        donut: Donut,
        /// The one that goes back on top of the deck.
        back: Donut,
        /// What the seat's own points change by.
        gain: i32,
    },
    /// Take a donut from the discards.
    Salvage {
        /// Which one.
        donut: Donut,
        /// What the seat's own points change by.
        gain: i32,
    },
    /// Take a donut from another seat.
    Steal {
        /// From whom.
        seat: Seat,
        /// Which one.
        donut: Donut,
        /// What the seat's own points change by.
        gain: i32,
        /// What the points of the other seat change by.
        theirs: i32,
    },
    /// Discard a donut of another seat.
    Trash {
        /// Whose.
        seat: Seat,
        /// Which one.
        donut: Donut,
        /// What the seat's own points change by.
        gain: i32,
        /// What the points of the other seat change by.
        theirs: i32,
    },
    /// Give a donut to another seat.
    Give {
        /// To whom.
        seat: Seat,
        /// Which one.
        donut: Donut,
        /// What the seat's own points change by.
        gain: i32,
        /// What the points of the other seat change by.
        theirs: i32,
    },
    /// Discard an own donut.
    Toss {
        /// Which one.
        donut: Donut,
        /// What the seat's own points change by.
        gain: i32,
    },
    /// Pass a donut to the left, while everybody passes one.
    Pass {
        /// Which one.
        donut: Donut,
        /// Of giving it away alone: what comes from the right is not known yet.
        gain: i32,
    },
    /// Discard donuts of the row that nobody picked.
    Clear {
        /// Their places; none at all is possible.
        places: Vec<u8>,
    },
    /// Take one more donut from the discards.
    Scoop {
        /// Which one.
        donut: Donut,
        /// What the seat's own points change by.
        gain: i32,
    },
    /// Take no more donuts from the discards.
    ScoopStop,
    /// Discard the donut just taken instead of paying for it.
    MilkDrop {
        /// The donut.
        donut: Donut,
        /// What the seat's own points change by.
        gain: i32,
    },
    /// Keep the donut just taken and pay for it with others.
    MilkPay {
        /// The donut.
        donut: Donut,
        /// How many others it costs.
        price: u8,
    },
}

impl Offers for GoNuts {
    type Offer = Offer;

    fn offer(view: &View, action: Action) -> Offer {
        let me = view.viewer.seat().or(view.due.first()).unwrap_or(Seat::new(0));
        let after = |changes: &[(Seat, Donut, i8)]| changes_of_points(view.table(), changes);
        let gets = |donut: Donut| after(&[(me, donut, 1)])(me);
        let loses = |donut: Donut| after(&[(me, donut, -1)])(me);
        let taken = || view.taking.map_or(Donut(0), |taking| taking.donut);
        match action {
            Action::Pick(place) => {
                let donut = view.row[usize::from(place) - 1];
                Offer::Pick { place, donut, gain: donut.map_or(0, gets) }
            }
            Action::Keep(donut) => {
                let back = view.peeked.iter().flatten().find(|other| **other != donut);
                Offer::Keep { donut, back: *back.unwrap_or(&donut), gain: gets(donut) }
            }
            Action::Salvage(donut) => Offer::Salvage { donut, gain: gets(donut) },
            Action::Scoop(donut) => Offer::Scoop { donut, gain: gets(donut) },
            Action::ScoopStop => Offer::ScoopStop,
            Action::Steal(seat, donut) => {
                let change = after(&[(seat, donut, -1), (me, donut, 1)]);
                Offer::Steal { seat, donut, gain: change(me), theirs: change(seat) }
            }
            Action::Trash(seat, donut) => {
                let change = after(&[(seat, donut, -1)]);
                Offer::Trash { seat, donut, gain: change(me), theirs: change(seat) }
            }
            Action::Give(seat, donut) => {
                let change = after(&[(me, donut, -1), (seat, donut, 1)]);
                Offer::Give { seat, donut, gain: change(me), theirs: change(seat) }
            }
            Action::Toss(donut) => Offer::Toss { donut, gain: loses(donut) },
            Action::Pass(donut) => Offer::Pass { donut, gain: loses(donut) },
            Action::Clear(places) => {
                let cleared = (1..=view.book.rules.row).filter(|place| places & 1 << (place - 1) != 0);
                Offer::Clear { places: cleared.collect() }
            }
            Action::MilkDrop => Offer::MilkDrop { donut: taken(), gain: loses(taken()) },
            Action::MilkPay => {
                Offer::MilkPay { donut: taken(), price: view.book.rules.power_counts[taken().index()] }
            }
        }
    }
}

/// What each seat's points would change by if seats got or lost these donuts.
pub(super) fn changes_of_points<'a>(
    now: Collections<'a>,
    changes: &[(Seat, Donut, i8)],
) -> impl Fn(Seat) -> i32 + use<'a> {
    let mut owned: [[u8; MAX_TYPES]; MAX_SEATS] = *now.owned;
    for (seat, donut, more) in changes {
        let copies = &mut owned[seat.index()][donut.index()];
        *copies = copies.saturating_add_signed(*more);
    }
    move |seat| Collections { owned: &owned, ..now }.points(seat) - now.points(seat)
}
