//! An edition file as it is written. Keys that are not listed here are faults.

use schemars::JsonSchema;
use serde::Deserialize;
use tabletop::{Located, SeatsTable};

use super::edition::Power;

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Raw {
    pub(super) seats: Located<SeatsTable>,
    pub(super) constants: Located<RawConstants>,
    #[serde(default)]
    pub(super) seat_table: Vec<Located<RawSeats>>,
    pub(super) types: Vec<Located<RawType>>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RawConstants {
    pub(super) row_extra: i64,
    pub(super) donut_cards: Option<i64>,
    pub(super) donut_types: Option<i64>,
    pub(super) selection_numbers: i64,
    pub(super) selection_sets: Option<i64>,
    pub(super) selection_cards: Option<i64>,
    #[serde(rename = "row_markers")]
    _row_markers: Option<i64>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RawSeats {
    pub(super) seats: i64,
    pub(super) row: Option<i64>,
    pub(super) deck: Option<i64>,
    pub(super) types: Option<i64>,
    pub(super) deck_after_first_fill: Option<i64>,
    pub(super) max_rounds: Option<i64>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RawType {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) copies: i64,
    pub(super) min_players: Vec<i64>,
    pub(super) score: RawScore,
    #[schemars(with = "Power")]
    pub(super) power: String,
    pub(super) power_count: Option<i64>,
    pub(super) text: String,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RawScore {
    #[schemars(with = "ScoreKind")]
    pub(super) kind: String,
    pub(super) points: Option<i64>,
    pub(super) each: Option<i64>,
    pub(super) bonus: Option<i64>,
    pub(super) size: Option<i64>,
    pub(super) limit: Option<i64>,
    pub(super) table: Option<Vec<i64>>,
    pub(super) option: Option<String>,
}

/// The ways a type of donut can score.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum ScoreKind {
    Each,
    ByCount,
    PerSet,
    Majority,
    EachIfTypesAtMost,
    EachIfTypesAtLeast,
    EachIfCardsAtMost,
    EachIfFewestCards,
    EachPerNegative,
}
