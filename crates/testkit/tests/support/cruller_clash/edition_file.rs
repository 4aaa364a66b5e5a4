//! An edition file as it is written. Keys that are not listed here are faults.

use schemars::JsonSchema;
use serde::Deserialize;
use tabletop::Located;

use super::edition::KindRow;

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Raw {
    pub(super) constants: RawConstants,
    pub(super) types: Vec<Located<KindRow>>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RawConstants {
    pub(super) max_rounds: u16,
}
