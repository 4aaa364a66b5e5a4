//! An edition file as it is written. Keys that are not listed here are faults.

use schemars::JsonSchema;
use serde::Deserialize;
use tabletop::{Located, SeatsTable};

use super::edition::Hook;

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Raw {
    pub(super) seats: Located<SeatsTable>,
    pub(super) constants: Located<RawConstants>,
    pub(super) board: Located<RawBoard>,
    pub(super) board_setup: Vec<Located<RawSetup>>,
    #[serde(default)]
    pub(super) piece_ring: Vec<Located<RawPieces>>,
    pub(super) direction: Vec<Located<RawDirection>>,
    pub(super) chart: Vec<Located<RawFace>>,
    pub(super) donuts: Located<RawDonuts>,
    pub(super) specials: Located<RawSpecials>,
    #[serde(default)]
    pub(super) hook: Vec<Located<RawHook>>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RawConstants {
    pub(super) freshness_cubes: i64,
    pub(super) discs_per_seat: i64,
    pub(super) cards: Option<i64>,
    pub(super) donut_cards: Option<i64>,
    pub(super) special_cards: Option<i64>,
    pub(super) die_faces: i64,
    pub(super) draw: i64,
    pub(super) movement_dice: i64,
    pub(super) fresh_dice: i64,
    pub(super) stale_dice: i64,
    #[serde(rename = "board_pieces")]
    _board_pieces: Option<i64>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RawBoard {
    pub(super) spokes: i64,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RawSetup {
    pub(super) seats: i64,
    pub(super) kitchen_spokes: Vec<i64>,
    #[serde(rename = "pieces")]
    _pieces: Option<Vec<String>>,
}

/// For clients that draw the seams between the board's pieces; the rules do not need them.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RawPieces {
    #[serde(rename = "rings")]
    _rings: Vec<i64>,
    pub(super) pieces: Vec<String>,
    pub(super) spokes: Vec<Vec<i64>>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RawDirection {
    pub(super) id: String,
    #[serde(rename = "name")]
    _name: String,
    pub(super) ring: i64,
    pub(super) spoke: i64,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RawFace {
    pub(super) die: i64,
    pub(super) result: String,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RawDonuts {
    pub(super) count: Option<i64>,
    pub(super) rows: Vec<Located<RawDonut>>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RawDonut {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) freshness: i64,
    pub(super) staleness: i64,
    pub(super) points: i64,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RawSpecials {
    pub(super) count: Option<i64>,
    pub(super) rows: Vec<Located<RawSpecial>>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RawSpecial {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) counters: i64,
    #[schemars(with = "Hook")]
    pub(super) hook: String,
    pub(super) magnitude: i64,
    #[serde(default)]
    pub(super) spares: i64,
    pub(super) text: String,
}

/// A description of a hook. The effects themselves are code, so only the name is looked at.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RawHook {
    #[schemars(with = "Hook")]
    pub(super) id: String,
    #[serde(rename = "phases")]
    _phases: Option<Vec<String>>,
    #[serde(rename = "seat")]
    _seat: Option<String>,
    #[serde(rename = "target")]
    _target: Option<String>,
    #[serde(rename = "per_round")]
    _per_round: Option<i64>,
}
