//! An edition file as it is written. Keys that are not listed here are faults.

use serde::Deserialize;
use tabletop::SeatsTable;
use toml::Spanned;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Raw {
    pub(super) seats: Spanned<SeatsTable>,
    pub(super) constants: Spanned<RawConstants>,
    #[serde(default)]
    pub(super) seat_table: Vec<Spanned<RawSeats>>,
    pub(super) types: Vec<Spanned<RawType>>,
}

#[derive(Deserialize)]
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

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawSeats {
    pub(super) seats: i64,
    pub(super) row: Option<i64>,
    pub(super) deck: Option<i64>,
    pub(super) types: Option<i64>,
    pub(super) deck_after_first_fill: Option<i64>,
    pub(super) max_rounds: Option<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawType {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) copies: i64,
    pub(super) min_players: Vec<i64>,
    pub(super) score: RawScore,
    pub(super) power: String,
    pub(super) power_count: Option<i64>,
    pub(super) text: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawScore {
    pub(super) kind: String,
    pub(super) points: Option<i64>,
    pub(super) each: Option<i64>,
    pub(super) bonus: Option<i64>,
    pub(super) size: Option<i64>,
    pub(super) limit: Option<i64>,
    pub(super) table: Option<Vec<i64>>,
    pub(super) option: Option<String>,
}
