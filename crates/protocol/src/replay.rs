//! A game that is over, step by step.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use tabletop::{Outcome, ScoreSheet};
use ts_rs::TS;
use utoipa::{IntoParams, ToSchema};

use crate::{GameEvent, TableBox};

/// The largest record that can be sent, in bytes.
pub const MAX_RECORD_BYTES: usize = 256 * 1024;
/// The longest record that is replayed, in steps.
pub const MAX_REPLAY_STEPS: usize = 5000;
/// Most scenes in one answer.
pub const MAX_SCENES: u32 = 64;

/// From whose seat a game is seen again: `"2"` is a seat, `"nobody"` somebody without a seat, `"all"` everything open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(try_from = "String", into = "String")]
#[ts(type = "string")]
pub enum Perspective {
    /// That of this seat, counted from 1.
    Seat(u8),
    /// That of somebody without a seat.
    Nobody,
    /// All at once: every seat's view, and sentences that hide nothing.
    #[default]
    All,
}

impl fmt::Display for Perspective {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Perspective::Seat(seat) => seat.fmt(f),
            Perspective::Nobody => f.write_str("nobody"),
            Perspective::All => f.write_str("all"),
        }
    }
}

impl FromStr for Perspective {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "nobody" => Ok(Perspective::Nobody),
            "all" => Ok(Perspective::All),
            number => number.parse().map(Perspective::Seat).map_err(|_| {
                format!("'{text}' is not a perspective: give the number of a seat, \"nobody\" or \"all\"")
            }),
        }
    }
}

impl TryFrom<String> for Perspective {
    type Error = String;
    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl From<Perspective> for String {
    fn from(perspective: Perspective) -> String {
        perspective.to_string()
    }
}

/// What is asked of a replay.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct ReplayQuery {
    /// From whose seat: the number of a seat, `nobody`, or `all`, which is the default.
    #[serde(default, alias = "eyes")]
    #[param(value_type = String, pattern = "^([1-6]|nobody|all)$")]
    pub perspective: Perspective,
    /// For scenes: how many steps have been made in the first of them.
    #[serde(default)]
    pub from: u32,
    /// For scenes: how many; at most 64, and so many if left out.
    #[serde(default)]
    pub count: Option<u32>,
}

/// A record to be replayed, and what is asked of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RecordSent {
    /// The record, as text or JSON; at most 256 KiB.
    pub record: String,
    /// The text of the edition file it was played with, where that does not come with the program.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub edition_toml: Option<String>,
    /// From whose seat; everything open if left out.
    #[serde(default, alias = "eyes")]
    #[ts(optional, as = "Option<Perspective>")]
    #[schema(value_type = String, pattern = "^([1-6]|nobody|all)$")]
    pub perspective: Perspective,
    /// For scenes: how many steps have been made in the first of them.
    #[serde(default)]
    #[ts(optional, as = "Option<u32>")]
    pub from: u32,
    /// For scenes: how many; at most 64, and so many if left out.
    #[serde(default)]
    #[ts(optional)]
    pub count: Option<u32>,
}

/// How a record is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum RecordFormat {
    /// Headers and steps, for people.
    #[default]
    Text,
    /// One line, for programs.
    Json,
}

/// A record to be written another way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RecordRewrite {
    /// The record, as text or JSON; at most 256 KiB.
    pub record: String,
    /// How to write it.
    pub format: RecordFormat,
}

/// A whole game at a glance.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Replay {
    /// The game's id.
    pub game: String,
    /// What each seat is called, in seat order.
    pub names: Vec<String>,
    /// The components it was played with.
    pub contents: TableBox,
    /// Each seat's estimated share of the win before the first step.
    pub shares: Vec<f32>,
    /// Every step.
    pub steps: Vec<ReplayStep>,
    /// The steps that changed most, in order.
    pub turning_points: Vec<TurningPoint>,
    /// Ranks and scores, if the game came to its end.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "{ scores: number[]; ranks: number[] }")]
    #[schema(value_type = Option<serde_json::Value>)]
    pub outcome: Option<Outcome>,
    /// Where its first steps come from, if they were not played in it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub continued: Option<u32>,
}

/// A step of a game that is over. Steps are counted from 1.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct ReplayStep {
    /// In notation, as this perspective saw it.
    pub step: String,
    /// Who made it; absent for chance.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// Rounds or turns begun after it.
    pub turn: u32,
    /// Each seat's estimated share of the win after it, looking at everything.
    pub shares: Vec<f32>,
    /// What this perspective learnt by it.
    pub sentences: Vec<String>,
}

/// A step that changed much.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct TurningPoint {
    /// Its number, counted from 1.
    pub step: u32,
    /// Whose share of the win changed most.
    pub seat: u8,
    /// That share before.
    pub before: f32,
    /// And after.
    pub after: f32,
    /// What happened.
    pub sentence: String,
}

/// Some scenes of a game that is over.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct ReplayScenes {
    /// In order, without gaps; fewer than asked for at the end of the game.
    pub scenes: Vec<ReplayScene>,
}

/// The game after so many steps, as this perspective saw it.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct ReplayScene {
    /// How many steps have been made.
    pub at: u32,
    /// The last of them; absent at the beginning.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub step: Option<SeenStep>,
    /// All that the viewer may know; with everything open, what somebody without a seat may know.
    #[ts(type = "unknown")]
    #[schema(value_type = serde_json::Value)]
    pub view: Box<RawValue>,
    /// With everything open: what each seat may know.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, type = "unknown[]")]
    #[schema(value_type = Vec<serde_json::Value>)]
    pub hands: Vec<Box<RawValue>>,
    /// The seats that must choose now.
    pub due: Vec<u8>,
    /// The points as they stand.
    #[ts(type = "{ seats: { label: string; detail: string; points: number; components?: string[] }[][] }")]
    #[schema(value_type = serde_json::Value)]
    pub sheet: ScoreSheet,
}

/// A step as this perspective saw it.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct SeenStep {
    /// In notation.
    pub step: String,
    /// What came of it, in order, as far as they noticed.
    #[ts(as = "Vec<GameEvent>")]
    #[schema(value_type = Vec<GameEvent>)]
    pub events: Box<RawValue>,
    /// Whether it answers a choice that others still had to answer.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub awaits_others: bool,
}
