//! What people choose when they make a table.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tabletop::OptionValue;
use ts_rs::TS;
use utoipa::ToSchema;

/// The longest time a clock may give, in seconds: 60 days.
pub const MAX_CLOCK_SECONDS: u32 = 60 * 24 * 60 * 60;
/// The largest edition file a table may be made with, in bytes.
pub const MAX_EDITION_BYTES: usize = 64 * 1024;
/// The longest delay of what spectators see, in seconds: a day.
pub const MAX_DELAY_SECONDS: u32 = 24 * 60 * 60;
/// The shortest, in seconds: whoever sits at the table and watches it in a second window must gain nothing by it.
pub const MIN_DELAY_SECONDS: u32 = 60;

/// What a table is set up with. Everything but the game may be left out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TableConfig {
    /// Id of the game.
    pub game: String,
    /// Number of seats; the game's usual one if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(minimum = 1, maximum = 6)]
    pub seats: Option<u8>,
    /// Id of a built-in edition; the game's default one if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub edition: Option<String>,
    /// The text of an edition file, instead of a built-in edition.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub edition_toml: Option<String>,
    /// Options that differ from the edition's defaults.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(type = "Record<string, boolean | number | string>")]
    #[schema(value_type = BTreeMap<String, serde_json::Value>)]
    pub options: BTreeMap<String, OptionValue>,
    /// How long people may think.
    #[serde(default)]
    pub clock: Clock,
    /// What happens when a clock has run down.
    #[serde(default, alias = "at_zero")]
    pub on_timeout: OnTimeout,
    /// When a bot takes the seat of somebody who left.
    #[serde(default, alias = "leaver")]
    pub on_leave: OnLeave,
    /// Seconds a seat may be without a connection, while others are there, before its owner counts as having left. If
    /// left out: 120, or no limit where the clock gives an hour or more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub grace: Option<u32>,
    /// The bot that steps in for people; `medium` if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub stand_in: Option<String>,
    /// Who finds the table.
    #[serde(default)]
    pub visibility: Visibility,
    /// What people without a seat see.
    #[serde(default)]
    pub watching: Watching,
    /// Whether a seat that is asked may ask for hints; yes if left out.
    #[serde(default = "yes")]
    pub hints: bool,
    /// Whether actions can be taken back; yes if left out.
    #[serde(default = "yes")]
    pub undo: bool,
    /// The position to begin with, instead of the beginning. Seats, edition and options are those of that game and must
    /// be left out. The table has it in `continued` of its `TableInfo`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub continues: Option<Box<Continues>>,
    /// Id of one of the game's lessons. Seats, edition and options are those of the lesson and may be left out. In a guided
    /// one the others and chance do what the lesson says, and `lesson` of a scene has what it tells; a position to practise
    /// from is played on like any other game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub lesson: Option<String>,
}

/// A position of another game: what it was after so many of its steps. Either a table or a record is named.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Continues {
    /// A table of this server whose game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub table: Option<String>,
    /// A record, as text or JSON.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub record: Option<String>,
    /// How many steps to take over. In the middle of a simultaneous choice, those before it.
    pub steps: u32,
}

fn yes() -> bool {
    true
}

impl Default for TableConfig {
    /// No game yet, and everything else as if left out.
    fn default() -> Self {
        TableConfig {
            game: String::new(),
            seats: None,
            edition: None,
            edition_toml: None,
            options: BTreeMap::new(),
            clock: Clock::default(),
            on_timeout: OnTimeout::default(),
            on_leave: OnLeave::default(),
            grace: None,
            stand_in: None,
            visibility: Visibility::default(),
            watching: Watching::default(),
            hints: yes(),
            undo: yes(),
            continues: None,
            lesson: None,
        }
    }
}

/// How long people may think. All times are whole seconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    /// As long as they like.
    #[default]
    None,
    /// So long for each decision.
    PerMove {
        /// The time for one decision.
        seconds: u32,
    },
    /// So long for the whole game, and a little more with each decision.
    Bank {
        /// The time at the start.
        seconds: u32,
        /// What each decision adds.
        increment: u32,
    },
}

/// What happens when somebody's clock has run down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum OnTimeout {
    /// A bot makes this decision.
    #[default]
    BotMoves,
    /// A bot plays the seat until its owner comes back.
    BotSits,
    /// The game ends without a result.
    GameEnds,
}

/// When a bot takes the seat of somebody who left the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum OnLeave {
    /// As soon as they leave.
    #[default]
    AtOnce,
    /// When their clock has run down.
    AfterClock,
    /// Never: the others wait.
    Never,
}

/// Who finds the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// It is in the list for everybody.
    Public,
    /// Only those who have its address.
    #[default]
    Link,
}

/// What people without a seat see.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Watching {
    /// Nothing.
    Nobody,
    /// What everybody may know.
    #[default]
    PublicView,
    /// The same, and every hand once the game is over.
    HandsAfterEnd,
    /// Every hand, but late: the table as it was so long ago.
    HandsDelayed {
        /// How late, in seconds; at least a minute.
        seconds: u32,
    },
}
