//! What happens in the game. Nothing of it is hidden.

use std::collections::BTreeMap;

use serde::Serialize;
use tabletop::{Seat, SeatSet, Viewer};

use super::End;
use super::board::{Facing, Square};

/// Something that happens. Tiles, customers, dollar tiles, squares and types of donut are called as in views. Slots and
/// places in line count from 0. `points` are those of every seat after the event, in seat order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Event {
    /// The starting seat is drawn.
    Begins {
        /// The seat.
        seat: Seat,
    },
    /// It is a seat's turn to lay starters.
    StartersDue {
        /// The seat.
        seat: Seat,
        /// The starters that are still to be laid: on this mat or, with the balanced setup, on all mats.
        starters: Vec<&'static str>,
    },
    /// A starter is laid.
    StarterLaid {
        /// Who lays it.
        seat: Seat,
        /// The seats that get it on their mats: the one that lays it or, with the balanced setup, all.
        mats: SeatSet,
        /// The starter.
        starter: &'static str,
        /// Its square.
        at: Square,
        /// Where its printed north edge points.
        facing: Facing,
        /// The piece as views list it.
        piece: String,
        /// The square it fills.
        squares: Vec<Filled>,
        /// Squares left empty on each of these mats.
        empty: u32,
        /// Points of every seat.
        points: Vec<i32>,
    },
    /// Strips on the Specials Board move to the right and get cheaper.
    Slid {
        /// The strips that move, from right to left.
        strips: Vec<Slide>,
    },
    /// A strip comes to the Specials Board.
    Stocked {
        /// The strip.
        tile: &'static str,
        /// Its slot.
        slot: u8,
        /// Its price there.
        price: u8,
        /// Strips left that nobody has seen.
        supply: u32,
    },
    /// A customer joins the line.
    Queued {
        /// The customer.
        customer: &'static str,
        /// The place in line, which is the last.
        place: u8,
        /// Customers left that nobody has seen.
        deck: u32,
    },
    /// A seat's turn begins.
    Turn {
        /// The seat.
        seat: Seat,
        /// The round it is in, counted from 1.
        round: u16,
        /// Turns begun, of all seats together.
        turns: u16,
        /// Rounds in a row in which nobody did anything.
        idle_rounds: u8,
    },
    /// The seat does not buy.
    BoughtNothing {
        /// The seat.
        seat: Seat,
    },
    /// The seat takes a strip off the board; it pays next, unless the strip is free.
    Bought {
        /// The seat.
        seat: Seat,
        /// The strip.
        tile: &'static str,
        /// The slot it leaves empty.
        slot: u8,
        /// What it costs.
        price: u8,
    },
    /// Dollar tiles go back into the bag.
    Paid {
        /// The seat.
        seat: Seat,
        /// What is paid, by kind.
        tiles: BTreeMap<&'static str, u8>,
        /// What stays in hand, by kind.
        hand: BTreeMap<&'static str, u8>,
        /// Dollar tiles left in hand.
        dollars: u8,
        /// What is in the bag now, by kind.
        bag: BTreeMap<&'static str, u8>,
    },
    /// A strip is laid.
    Laid {
        /// The seat.
        seat: Seat,
        /// The strip.
        tile: &'static str,
        /// The westernmost or northernmost of its squares on the mat.
        at: Square,
        /// Where its top points.
        facing: Facing,
        /// How many of its squares are on the mat.
        on_mat: u8,
        /// The border over which the others hang.
        over: Option<Facing>,
        /// The piece as views list it.
        piece: String,
        /// The squares it fills, from west to east or from north to south.
        squares: Vec<Filled>,
        /// Squares left empty on the mat.
        empty: u32,
        /// Points of every seat, before anything is collected for the strip.
        points: Vec<i32>,
    },
    /// The strip fits nowhere on the mat and counts for nothing.
    LaidAside {
        /// The seat.
        seat: Seat,
        /// The strip.
        tile: &'static str,
        /// How many strips the seat has laid aside.
        aside: u32,
    },
    /// Two equal halves meet.
    Perfect {
        /// The seat.
        seat: Seat,
        /// The type of both halves.
        donut: char,
        /// The square of the piece just laid.
        at: Square,
        /// The edge of that square at which the halves meet.
        side: Facing,
        /// The square beyond that edge.
        next: Square,
        /// Whether the seat takes a token. It does not if none of the type is left.
        token: bool,
        /// Tokens of the type the seat holds now.
        held: u8,
        /// Tokens of the type left to take, where they are limited.
        pile: Option<u8>,
        /// Points of every seat.
        points: Vec<i32>,
    },
    /// Two different halves meet.
    Mismatched {
        /// The seat.
        seat: Seat,
        /// The type of the half just laid.
        donut: char,
        /// The type of the half that lay there.
        other: char,
        /// The square of the piece just laid.
        at: Square,
        /// The edge of that square at which the halves meet.
        side: Facing,
        /// The square beyond that edge.
        next: Square,
        /// How many dollar tiles it pays.
        pays: u8,
        /// Why it pays nothing: the type of donut that spoils it.
        spoiled_by: Option<char>,
        /// Dollar tiles owed so far for this piece.
        owed: u8,
    },
    /// The bag has fewer dollar tiles than are owed; the rest is lost.
    Short {
        /// The seat.
        seat: Seat,
        /// How many cannot be paid.
        missing: u8,
        /// How many will be drawn.
        owed: u8,
    },
    /// A dollar tile is drawn from the bag.
    Drew {
        /// The seat.
        seat: Seat,
        /// The kind of the tile.
        dollar: &'static str,
        /// How many are still to be drawn.
        owed: u8,
        /// What is in hand now, by kind.
        hand: BTreeMap<&'static str, u8>,
        /// Dollar tiles in hand.
        dollars: u8,
        /// What is left in the bag, by kind.
        bag: BTreeMap<&'static str, u8>,
    },
    /// The seat could put a dollar tile and does not.
    PutNothing {
        /// The seat.
        seat: Seat,
    },
    /// A dollar tile goes on the mat.
    Put {
        /// The seat.
        seat: Seat,
        /// The kind of the tile.
        dollar: &'static str,
        /// Its square.
        at: Square,
        /// Where its half points; hole tiles have none.
        facing: Option<Facing>,
        /// The piece as views list it.
        piece: String,
        /// The square it fills.
        squares: Vec<Filled>,
        /// What the tile does for pairs of hole tiles, if it is one.
        holes: Option<Holes>,
        /// What stays in hand, by kind.
        hand: BTreeMap<&'static str, u8>,
        /// Dollar tiles left in hand.
        dollars: u8,
        /// Squares left empty on the mat.
        empty: u32,
        /// Points of every seat, before anything is collected for the tile.
        points: Vec<i32>,
    },
    /// The seat could serve and does not.
    ServedNobody {
        /// The seat.
        seat: Seat,
    },
    /// A customer is served and leaves the line.
    Served {
        /// The seat.
        seat: Seat,
        /// The customer.
        customer: &'static str,
        /// How well, from 1 to 3.
        level: u8,
        /// The place in line that the customer leaves; those behind move up.
        place: u8,
        /// The tokens given up, by type.
        spent: BTreeMap<char, u8>,
        /// The tokens the seat still holds, by type.
        tokens: BTreeMap<char, u8>,
        /// Points of the card at this level.
        worth: i32,
        /// Where the customer comes from.
        neighborhood: &'static str,
        /// Who leads that neighborhood now and has its points.
        leaders: SeatSet,
        /// How many sets of one customer from every neighborhood the seat has now.
        sets: u8,
        /// Points of every seat: a customer can take a neighborhood from another seat.
        points: Vec<i32>,
    },
    /// Solo: the free strip leaves the game.
    Cleared {
        /// The strip.
        tile: &'static str,
        /// The slot it leaves empty.
        slot: u8,
    },
    /// Solo: nobody was served, so the customer at the front of the line leaves the game.
    WentHome {
        /// The customer.
        customer: &'static str,
        /// The place in line that the customer leaves; those behind move up.
        place: u8,
    },
    /// A mat is full at the end of its owner's turn: this round is the last.
    MatFull {
        /// The seat.
        seat: Seat,
    },
    /// Nobody bought, put or served in the round that ends.
    IdleRound {
        /// How many such rounds there were in a row.
        rounds: u8,
        /// How many end the game.
        of: u8,
    },
    /// The game is over.
    Over {
        /// Why.
        end: End,
        /// How every seat did, in seat order.
        standings: Vec<Standing>,
    },
    /// Solo: the score gets a title.
    Rated {
        /// The seat.
        seat: Seat,
        /// Its points.
        points: i32,
        /// The title, if the edition has one for such a score.
        rating: Option<&'static str>,
    },
}

/// A square that a piece fills.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Filled {
    /// The square.
    pub at: Square,
    /// Its halves north, east, south, west; `.` where there is none.
    pub faces: String,
}

/// A strip that moves on the Specials Board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Slide {
    /// The strip.
    pub tile: &'static str,
    /// Its slot before.
    pub from: u8,
    /// Its slot now.
    pub to: u8,
    /// Its price now.
    pub price: u8,
}

/// A hole tile among the others of its type on a mat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Holes {
    /// The type of donut.
    pub donut: char,
    /// Hole tiles of the type on the mat now.
    pub on_mat: u8,
    /// Points for the pair that this tile completes; 0 if it completes none.
    pub pair: i32,
}

/// How a seat did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Standing {
    /// The seat.
    pub seat: Seat,
    /// From 1; seats that nothing tells apart share a rank.
    pub rank: u8,
    /// Points, which count first.
    pub points: i32,
    /// Dollar tiles in hand, which can break a tie.
    pub dollars: u8,
    /// Empty squares, which can break a tie.
    pub empty: u32,
}

impl tabletop::Event for Event {
    fn seen_by(&self, _: Viewer) -> Option<Self> {
        Some(self.clone())
    }

    fn uncovers(&self) -> bool {
        false
    }
}
