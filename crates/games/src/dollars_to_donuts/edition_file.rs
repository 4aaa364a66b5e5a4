//! An edition file as it is written. Keys that are not listed here are faults.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Deserialize;
use tabletop::{Located, SeatsTable};

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Raw {
    pub(super) seats: Located<SeatsTable>,
    pub(super) mat: Located<RawMat>,
    pub(super) strip: Located<RawStrip>,
    pub(super) specials_board: Located<RawBoard>,
    pub(super) customer_line: Located<RawLine>,
    pub(super) start_dollars: Located<RawStart>,
    pub(super) scoring: Located<RawScoring>,
    pub(super) majority: Located<RawMajority>,
    pub(super) guard: Located<RawGuard>,
    pub(super) donut_types: Rows<RawType>,
    pub(super) levels: Rows<RawLevel>,
    pub(super) customer_bonus: Option<RawBonus>,
    pub(super) neighborhoods: Rows<RawNeighborhood>,
    pub(super) starters: Located<RawStarters>,
    pub(super) donut_tiles: Located<Counted<RawTile>>,
    pub(super) dollar_kinds: Located<Counted<RawKind>>,
    pub(super) customers: Located<Counted<RawCustomer>>,
    pub(super) solo: Located<RawSolo>,
    pub(super) checks: Option<Located<RawChecks>>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Rows<T> {
    pub(super) rows: Vec<Located<T>>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Counted<T> {
    pub(super) count: Option<i64>,
    pub(super) rows: Vec<Located<T>>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RawMat {
    pub(super) grid_sizes: Vec<i64>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RawStrip {
    pub(super) length: i64,
    pub(super) max_overhang: i64,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RawBoard {
    pub(super) slot_costs: Vec<i64>,
    pub(super) slots: i64,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RawLine {
    pub(super) size: i64,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RawStart {
    pub(super) counts: BTreeMap<String, i64>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RawScoring {
    pub(super) set_bonus: i64,
    pub(super) majority_bonus: i64,
    pub(super) empty_square: i64,
    pub(super) tie_break: Vec<String>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RawMajority {
    pub(super) minimum: i64,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RawGuard {
    pub(super) idle_rounds: i64,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RawType {
    pub(super) code: String,
    pub(super) id: String,
    pub(super) name: String,
    pub(super) token_points: i64,
    pub(super) tokens: i64,
    pub(super) dollar_signs: i64,
    pub(super) voids_mismatch: bool,
    pub(super) hole_pair_points: i64,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RawLevel {
    pub(super) level: i64,
    pub(super) name: String,
    pub(super) lines: Vec<String>,
    pub(super) donuts: i64,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RawBonus {
    pub(super) by_level: Vec<i64>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RawNeighborhood {
    pub(super) id: String,
    pub(super) name: String,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RawStarters {
    pub(super) per_seat: Option<i64>,
    pub(super) rows: Vec<Located<RawStarter>>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RawStarter {
    pub(super) id: String,
    pub(super) north: String,
    pub(super) east: String,
    pub(super) south: String,
    pub(super) west: String,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RawTile {
    pub(super) id: String,
    pub(super) top: String,
    pub(super) bottom: String,
    pub(super) left: String,
    pub(super) right: String,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RawKind {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) back: String,
    pub(super) r#type: String,
    pub(super) half: String,
    pub(super) count: i64,
    pub(super) at_least: Option<i64>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RawCustomer {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) neighborhood: String,
    pub(super) top: String,
    pub(super) middle: String,
    pub(super) bottom: String,
    pub(super) points: Vec<i64>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RawSolo {
    pub(super) must_buy: bool,
    pub(super) discard_free_tile: bool,
    pub(super) discard_customer_if_none_served: bool,
    pub(super) majority_minimum: i64,
    pub(super) ratings: Vec<RawRating>,
    #[serde(default)]
    pub(super) ratings_grid6: Vec<RawRating>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RawRating {
    pub(super) at_least: i64,
    pub(super) name: String,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RawChecks {
    pub(super) donut_tile_halves: Option<i64>,
    #[serde(default)]
    pub(super) donut_tile_halves_by_type: BTreeMap<String, i64>,
    pub(super) donut_tile_halves_on_long_sides: Option<i64>,
    pub(super) donut_tile_halves_on_ends: Option<i64>,
    #[serde(default)]
    pub(super) donut_tiles_by_halves: BTreeMap<String, i64>,
    #[serde(default)]
    pub(super) customer_donuts_by_type: BTreeMap<String, i64>,
    pub(super) customers_per_neighborhood: Option<i64>,
    pub(super) dollar_tiles: Option<i64>,
    pub(super) tokens: Option<i64>,
    #[serde(default)]
    pub(super) bag_at_start_by_seats: Vec<i64>,
}
