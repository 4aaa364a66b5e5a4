//! The rules for people, filled in for one table.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use ts_rs::TS;
use utoipa::{IntoParams, ToSchema};

use crate::TableBox;

/// The table whose rules are wanted; what is left out is as the game comes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct RulesQuery {
    /// How many play.
    #[serde(default)]
    pub seats: Option<u8>,
    /// A built-in edition, by its id.
    #[serde(default)]
    #[param(max_length = 100)]
    pub edition: Option<String>,
    /// Options that differ from the edition's defaults, as a JSON object by name.
    #[serde(default)]
    #[param(max_length = 4000)]
    pub options: Option<String>,
}

/// The rules of one table.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct RulesPage {
    /// What is in the box.
    pub contents: TableBox,
    /// What there is to read, the title first.
    pub sections: Vec<RulesSection>,
}

/// A heading and what stands below it.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct RulesSection {
    /// Its name, the same in every language; `brief` is the one in brief.
    pub id: String,
    /// 1 for the title, 2 for a section, 3 for a part of one.
    pub level: u8,
    /// The heading.
    pub title: String,
    /// What stands below.
    pub blocks: Vec<RulesBlock>,
}

/// A piece of a section.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum RulesBlock {
    /// Text.
    Text {
        /// As HTML. Whatever somebody wrote into an edition is nothing but letters in it.
        html: String,
    },
    /// A position that was played, to be drawn.
    Example(Box<RulesExample>),
}

/// A position that was played, and what happened then.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct RulesExample {
    /// Its name.
    pub name: String,
    /// What it shows.
    pub caption: String,
    /// That it was played with other components than those of the page, if it was.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub elsewhere: Option<String>,
    /// Those components.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "unknown")]
    #[schema(value_type = Option<serde_json::Value>)]
    pub parts: Option<Box<RawValue>>,
    /// How the players are called, in seat order.
    pub names: Vec<String>,
    /// The seat whose eyes we look through; absent where we watch.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub viewer: Option<u8>,
    /// The position.
    #[ts(type = "unknown")]
    #[schema(value_type = serde_json::Value)]
    pub before: Box<RawValue>,
    /// The position after what happened.
    #[ts(type = "unknown")]
    #[schema(value_type = serde_json::Value)]
    pub after: Box<RawValue>,
    /// What happened.
    #[ts(type = "unknown[]")]
    #[schema(value_type = Vec<serde_json::Value>)]
    pub events: Box<RawValue>,
    /// The same in words.
    pub told: Vec<String>,
    /// How the points of a player come about, where that is shown.
    pub sheet: Vec<PointsLine>,
}

/// A line of the points.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct PointsLine {
    /// What the points are for.
    pub label: String,
    /// How the number comes about.
    pub detail: String,
    /// The points.
    pub points: i32,
}
