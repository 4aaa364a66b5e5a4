//! Why a Kitchen card is closed to a seat.

use serde::Serialize;

use super::{DriveThru, Kitchen, Stage};

/// Why a seat cannot place a piece on a Kitchen card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum NoPlace {
    /// It has no piece in hand.
    NoPieces,
    /// Every plate of the card is taken.
    Full,
    /// It has no recipe to prepare or to serve.
    NoRecipe,
}

/// Why a seat cannot take a piece from a Kitchen card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum NoTake {
    /// There is no piece on it.
    Empty,
    /// Its hand holds no more.
    HandFull,
}

impl DriveThru {
    /// For each Kitchen card, why the current seat cannot place a piece on it; `None` if it can.
    pub(super) fn no_place(&self) -> [Option<NoPlace>; 4] {
        let needs_recipe = |kitchen: Kitchen| Stage::ALL.into_iter().find(|stage| stage.kitchen() == kitchen);
        Kitchen::ALL.map(|kitchen| {
            if self.hand[self.current.index()] == 0 {
                Some(NoPlace::NoPieces)
            } else if self.free(kitchen) == 0 {
                Some(NoPlace::Full)
            } else {
                let missing = |stage| self.candidates(stage).is_empty();
                needs_recipe(kitchen).is_some_and(missing).then_some(NoPlace::NoRecipe)
            }
        })
    }

    /// For each Kitchen card, why the current seat cannot take a piece from it; `None` if it can.
    pub(super) fn no_take(&self) -> [Option<NoTake>; 4] {
        Kitchen::ALL.map(|kitchen| {
            if self.kitchen[kitchen.index()] == 0 {
                Some(NoTake::Empty)
            } else {
                (self.takeable(kitchen) == 0).then_some(NoTake::HandFull)
            }
        })
    }
}
