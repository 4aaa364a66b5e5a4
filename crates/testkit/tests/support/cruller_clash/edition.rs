//! The components: what an edition file says, read and checked.

use serde::{Deserialize, Serialize};
use tabletop::{EditionError, EditionFile, OptionKind, OptionSpec, Parts, Status};
use toml::Spanned;

use super::MAX_KINDS;

/// What an edition says.
#[derive(Debug, Serialize)]
pub struct Components {
    pub(super) kinds: Vec<KindRow>,
    pub(super) max_rounds: u16,
}

/// One type of donut.
#[derive(Debug, Deserialize, Serialize)]
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
    #[serde(rename = "status")]
    _status: Status,
}

impl Parts for Components {
    const GAME: &'static str = "cruller-clash";
    const BUILT_IN: &'static [&'static str] =
        &[include_str!("../../data/cruller-clash.toml"), include_str!("../../data/cruller-clash-party.toml")];
    const OPTIONS: &'static [OptionSpec] = &[
        OptionSpec {
            name: "row_extra",
            kind: OptionKind::Int { min: 0, max: 5 },
            help: "How many places the row has beyond the number of seats.",
        },
        OptionSpec {
            name: "hand_points",
            kind: OptionKind::Int { min: 0, max: 2 },
            help: "What a card in hand counts at the end.",
        },
        OptionSpec {
            name: "contested",
            kind: OptionKind::Choice(&["discard", "stay"]),
            help: "What happens to a donut that several seats chose.",
        },
        OptionSpec {
            name: "consolation",
            kind: OptionKind::Bool,
            help: "Whether a seat that got nothing draws a card in secret.",
        },
    ];

    fn read(file: &EditionFile<'_>) -> Result<Self, EditionError> {
        #[derive(Deserialize)]
        struct Constants {
            max_rounds: u16,
        }
        #[derive(Deserialize)]
        struct File {
            constants: Constants,
            types: Vec<Spanned<KindRow>>,
        }
        let File { constants, types } = file.read()?;
        let mut kinds: Vec<KindRow> = Vec::new();
        for (i, row) in types.into_iter().enumerate() {
            let (at, row) = (row.span(), row.into_inner());
            let fault = |message: String| {
                file.fault(at.clone(), format!("[[types]] row {} ({})", i + 1, row.id), message)
            };
            if i >= MAX_KINDS {
                return Err(fault(format!("there are more than {MAX_KINDS} types")));
            }
            if row.id.is_empty() || !row.id.chars().all(|c| c.is_ascii_lowercase() || c == '-') {
                return Err(fault("an id is lower-case letters and hyphens".into()));
            }
            if row.copies == 0 || kinds.iter().any(|other| other.id == row.id) {
                return Err(fault("it needs an id of its own and at least one copy".into()));
            }
            kinds.push(row);
        }
        Ok(Components { kinds, max_rounds: constants.max_rounds })
    }
}
