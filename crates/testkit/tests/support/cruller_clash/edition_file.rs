//! An edition file as it is written. Keys that are not listed here are faults.

use serde::Deserialize;
use toml::Spanned;

use super::edition::KindRow;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Raw {
    pub(super) constants: RawConstants,
    pub(super) types: Vec<Spanned<KindRow>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawConstants {
    pub(super) max_rounds: u16,
}
