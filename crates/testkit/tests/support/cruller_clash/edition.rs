//! The components: what an edition file says, read and checked.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::{EditionError, EditionFile, Meta, OptionSpec, Parts};

use super::edition_check;
use super::edition_file::Raw;

/// What an edition says.
#[derive(Debug, Serialize)]
pub struct Components {
    pub(super) kinds: Vec<KindRow>,
    pub(super) max_rounds: u16,
}

/// One type of donut.
#[derive(Clone, Debug, Deserialize, JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct KindRow {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) copies: u8,
    pub(super) points: i32,
    #[serde(default)]
    pub(super) pair_bonus: i32,
    #[serde(default)]
    pub(super) serves: bool,
}

impl Parts for Components {
    type Layout = Raw;

    const META: Meta = Meta {
        id: "cruller-clash",
        title: "Cruller Clash",
        tagline: "Everybody reaches for the same tray.",
        seats_min: 2,
        seats_max: 4,
        minutes: 10,
        turn_noun: "rounds",
        rules_version: 1,
    };
    const BUILT_IN: &'static [&'static str] =
        &[include_str!("../../data/cruller-clash.toml"), include_str!("../../data/cruller-clash-party.toml")];
    const OPTIONS: &'static [OptionSpec] = &[
        OptionSpec::int("row_extra", 0..=5, "How many places the row has beyond the number of seats."),
        OptionSpec::int("hand_points", 0..=2, "What a card in hand counts at the end."),
        OptionSpec::choice(
            "contested",
            &["discard", "stay"],
            "What happens to a donut that several seats chose.",
        ),
        OptionSpec::bool("consolation", "Whether a seat that got nothing draws a card in secret."),
    ];

    fn read(file: &EditionFile<'_>, said: Raw) -> Result<Self, EditionError> {
        edition_check::read(file, &said)
    }
}
