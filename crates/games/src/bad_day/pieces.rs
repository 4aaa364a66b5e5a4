//! What events and offers name: cards, donuts, the sides of a fight, ways out.

use std::fmt;

use serde::{Serialize, Serializer};
use tabletop::{Book, Seat};

use super::board::{DIRS, Dir, SpaceName, ones};
use super::notation::CardNames;
use super::odds::{Corner, Odds};
use super::{BadDay, Card, CardSet, Fighter, Table};

/// A card by its name in notation: `d17`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(test, derive(ts_rs::TS), ts(as = "String"))]
pub struct CardId {
    pub(super) card: Card,
    id: &'static str,
}

/// A donut on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Piece {
    /// Whose donut it is.
    pub seat: Seat,
    /// The number of its disc, counted from 1.
    pub disc: u8,
    /// Its card.
    pub card: CardId,
    /// Its cubes.
    pub cubes: u8,
    /// Where it is.
    pub space: SpaceName,
    /// Whether it is stale.
    pub stale: bool,
}

/// A side of a fight before the dice are rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Side {
    /// Its donut.
    pub donut: Piece,
    /// How many dice it rolls in this round.
    pub dice: u8,
    /// Its chances in this round, if nobody spends a counter.
    pub odds: Odds,
}

/// A way out of a fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Way {
    /// The direction.
    pub dir: Dir,
    /// Where it leads.
    pub space: SpaceName,
}

/// Why cards are discarded instead of baked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Discard {
    /// Another one was baked.
    OtherBaked,
    /// The supply has too few cubes for any of them.
    TooDear,
    /// The seat wanted to bake nothing.
    Declined,
}

/// Where a special without counters goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Pile {
    /// To the discards; it can come back.
    Discard,
    /// Out of the game.
    Removed,
}

/// Why a donut that must leave stays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Stay {
    /// No way is open.
    NoWay,
    /// The die shows a direction that is not open.
    Closed,
    /// The die says so.
    Die,
}

/// What decides where a donut that must leave goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Leave {
    /// The die shows the direction.
    Die,
    /// The die shows a six, and only this way is open.
    OnlyWay,
    /// The die shows a six, and a seat has chosen.
    Six,
    /// A seat has spent a counter to choose.
    Special,
}

impl CardId {
    pub(super) fn of(book: Book<BadDay>, card: Card) -> Self {
        CardId { card, id: book.card_id(card) }
    }

    /// The cards of a set in order.
    pub(super) fn all(book: Book<BadDay>, cards: CardSet) -> Vec<Self> {
        ones(cards).map(|card| CardId::of(book, Card(card))).collect()
    }
}

impl Serialize for CardId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id)
    }
}

/// As notation has it.
pub(super) fn as_text<S: Serializer>(text: &impl fmt::Display, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(text)
}

impl Table {
    /// The donut as events have it.
    pub(super) fn piece(&self, book: Book<BadDay>, fighter: Fighter) -> Piece {
        Piece {
            seat: fighter.seat,
            disc: fighter.disc.0 + 1,
            card: CardId::of(book, self.card_of(fighter)),
            cubes: self.cubes_of(fighter),
            space: book.rules.board.name(self.space_of(fighter)),
            stale: self.is_stale(&book.rules, fighter),
        }
    }

    /// The ways out that are open to the donut.
    pub(super) fn ways_out(&self, book: Book<BadDay>, fighter: Fighter) -> Vec<Way> {
        let (board, from) = (&book.rules.board, self.space_of(fighter));
        let open = self.open_directions(&book.rules, fighter);
        let way = |dir: &Dir| {
            let to = board.neighbour(from, *dir).filter(|_| open & 1 << *dir as u8 != 0)?;
            Some(Way { dir: *dir, space: board.name(to) })
        };
        DIRS.iter().filter_map(way).collect()
    }
}

impl BadDay {
    /// The donut as events have it.
    pub(super) fn piece(&self, fighter: Fighter) -> Piece {
        self.table.piece(self.book, fighter)
    }

    pub(super) fn card_id(&self, card: Card) -> CardId {
        CardId::of(self.book, card)
    }

    /// Both sides of the fight before they roll.
    pub(super) fn sides(&self) -> [Side; 2] {
        let (rules, fight) = (&self.book.rules, self.table.fight());
        let corners: [Corner; 2] = [0, 1].map(|side| self.table.corner(rules, fight, side));
        let odds = Odds::of_round(corners);
        [0, 1].map(|i| Side { donut: self.piece(fight.sides[i]), dice: corners[i].dice, odds: odds[i] })
    }
}
