//! An edition file as it is written. Keys that are not listed here are faults.

use schemars::JsonSchema;
use serde::Deserialize;
use tabletop::{Located, SeatsTable};

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Raw {
    pub(super) seats: Located<SeatsTable>,
    pub(super) constants: Located<RawConstants>,
    pub(super) setup: Vec<Located<RawSetup>>,
    pub(super) kitchen: Vec<Located<RawKitchen>>,
    pub(super) baker: Vec<Located<RawBaker>>,
    pub(super) r#type: Vec<Located<RawType>>,
    pub(super) recipe: Vec<Located<RawRecipe>>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RawConstants {
    pub(super) pieces_in_box: i64,
    pub(super) recipes_in_box: Option<i64>,
    pub(super) die_faces: i64,
    pub(super) natural_fail: i64,
    pub(super) place_max: i64,
    pub(super) take_max: i64,
    pub(super) unprepared_limit: i64,
    pub(super) served_to_end: i64,
    pub(super) two_piece_bonus: i64,
    pub(super) recognition_bonus: i64,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RawSetup {
    pub(super) seats: i64,
    pub(super) pieces_each: i64,
    pub(super) hand_limit: i64,
    pub(super) plates: i64,
    pub(super) starters_removed: Option<i64>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RawKitchen {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) pieces: Vec<i64>,
    pub(super) draw: Option<Vec<i64>>,
    pub(super) keep_max: Option<i64>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RawBaker {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) learn_draw: Option<Vec<i64>>,
    pub(super) learn_keep_max: Option<i64>,
    pub(super) prepare_bonus: Option<i64>,
    pub(super) serve_bonus: Option<i64>,
    pub(super) refresh_at_turn_start: Option<i64>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RawType {
    pub(super) id: String,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RawRecipe {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) r#type: String,
    pub(super) tip: i64,
    pub(super) prepare: i64,
    pub(super) serve: i64,
    pub(super) copies: i64,
    pub(super) starter: bool,
}
