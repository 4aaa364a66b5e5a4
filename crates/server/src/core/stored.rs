//! What facts, and lists of tables, are made of where the wire has a type of its own for the same thing.
//!
//! Clients and logs must be free to change apart from each other: what is sent may get another name tomorrow, what is
//! stored stays readable for good. So [`Fact`](super::Fact) holds no type of `protocol`; the conversions are here, and a
//! new variant on either side does not compile until somebody has decided what it is on the other.

use std::collections::BTreeMap;

use protocol::TableConfig;
use serde::{Deserialize, Serialize};
use tabletop::{OptionValue, Seat};

/// Conversions both ways between an enum of this module and its twin on the wire.
macro_rules! twins {
    ($($own:ident = $wire:ident { $($variant:ident $({ $($field:ident),+ })?),+ })+) => {$(
        impl From<protocol::$wire> for $own {
            fn from(wire: protocol::$wire) -> Self {
                match wire {
                    $(protocol::$wire::$variant $({ $($field),+ })? => $own::$variant $({ $($field),+ })?),+
                }
            }
        }

        impl From<$own> for protocol::$wire {
            fn from(own: $own) -> Self {
                match own {
                    $($own::$variant $({ $($field),+ })? => protocol::$wire::$variant $({ $($field),+ })?),+
                }
            }
        }
    )+};
}

twins! {
    Clock = Clock { None, PerMove { seconds }, Bank { seconds, increment } }
    OnTimeout = OnTimeout { BotMoves, BotSits, GameEnds }
    OnLeave = OnLeave { AtOnce, AfterClock, Never }
    Visibility = Visibility { Public, Link }
    Watching = Watching { Nobody, PublicView, HandsAfterEnd, HandsDelayed { seconds } }
    Phase = Phase { Open, Playing, Ended }
    DealKind = DealKind { Added, Joint }
}

/// What a table was set up with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// Id of the game.
    pub game: String,
    /// Number of seats.
    pub seats: Option<u8>,
    /// Id of a built-in edition.
    pub edition: Option<String>,
    /// The text of an edition file, instead of a built-in edition.
    pub edition_toml: Option<String>,
    /// Options that differ from the edition's defaults.
    #[serde(default)]
    pub options: BTreeMap<String, OptionValue>,
    /// How long people may think.
    #[serde(default)]
    pub clock: Clock,
    /// What happens when a clock has run down.
    #[serde(default)]
    pub at_zero: OnTimeout,
    /// When a bot takes the seat of somebody who left.
    #[serde(default)]
    pub leaver: OnLeave,
    /// Seconds a seat may be without a connection.
    pub grace: Option<u32>,
    /// The bot that steps in for people.
    pub stand_in: Option<String>,
    /// Who finds the table.
    #[serde(default)]
    pub visibility: Visibility,
    /// What people without a seat see.
    #[serde(default)]
    pub watching: Watching,
    /// Whether a seat that is asked may ask for hints.
    #[serde(default = "yes")]
    pub hints: bool,
    /// Whether actions can be taken back.
    #[serde(default = "yes")]
    pub undo: bool,
    /// Id of the game's lesson that is played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lesson: Option<String>,
}

fn yes() -> bool {
    true
}

impl From<TableConfig> for Settings {
    /// What the position came from that a table begins with is not kept: the position is.
    fn from(config: TableConfig) -> Self {
        Settings {
            game: config.game,
            seats: config.seats,
            edition: config.edition,
            edition_toml: config.edition_toml,
            options: config.options,
            clock: config.clock.into(),
            at_zero: config.on_timeout.into(),
            leaver: config.on_leave.into(),
            grace: config.grace,
            stand_in: config.stand_in,
            visibility: config.visibility.into(),
            watching: config.watching.into(),
            hints: config.hints,
            undo: config.undo,
            lesson: config.lesson,
        }
    }
}

impl From<Settings> for TableConfig {
    fn from(settings: Settings) -> Self {
        TableConfig {
            game: settings.game,
            seats: settings.seats,
            edition: settings.edition,
            edition_toml: settings.edition_toml,
            options: settings.options,
            clock: settings.clock.into(),
            on_timeout: settings.at_zero.into(),
            on_leave: settings.leaver.into(),
            grace: settings.grace,
            stand_in: settings.stand_in,
            visibility: settings.visibility.into(),
            watching: settings.watching.into(),
            hints: settings.hints,
            undo: settings.undo,
            continues: None,
            lesson: settings.lesson,
        }
    }
}

/// How long people may think, in seconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    /// No limit.
    #[default]
    None,
    /// For each decision.
    PerMove {
        /// The time for one decision.
        seconds: u32,
    },
    /// For the whole game.
    Bank {
        /// The time at the start.
        seconds: u32,
        /// What each decision adds.
        increment: u32,
    },
}

/// What happens when somebody's clock has run down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OnTimeout {
    /// A bot makes this decision.
    #[default]
    BotMoves,
    /// A bot plays until the person comes back.
    BotSits,
    /// The game ends without a result.
    GameEnds,
}

/// When a bot takes the seat of somebody who left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OnLeave {
    /// As soon as they leave.
    #[default]
    AtOnce,
    /// When their clock has run down.
    AfterClock,
    /// Never.
    Never,
}

/// How a table's deal comes about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DealKind {
    /// From the server's seed and what seats added to it.
    #[default]
    Added,
    /// Everybody commits to a random number, then all are revealed.
    Joint,
}

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// People sit down.
    Open,
    /// The game is under way.
    Playing,
    /// The game is over.
    Ended,
}

/// Who finds a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// Everybody.
    Public,
    /// Those who have its address.
    #[default]
    Link,
}

/// What people without a seat see.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Watching {
    /// Nothing.
    Nobody,
    /// What everybody may know.
    #[default]
    PublicView,
    /// Every hand once the game is over.
    HandsAfterEnd,
    /// Every hand, late.
    HandsDelayed {
        /// How late.
        seconds: u32,
    },
}

/// Something everybody at the table must agree to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Proposal {
    /// To go back to before the proposer's last action.
    Undo,
    /// To end the game without a result.
    Abandon,
    /// To give somebody's seat to a bot.
    Remove {
        /// Whose seat.
        seat: Seat,
    },
}

impl From<Proposal> for protocol::Proposal {
    fn from(proposal: Proposal) -> Self {
        match proposal {
            Proposal::Undo => protocol::Proposal::Undo,
            Proposal::Abandon => protocol::Proposal::Abandon,
            Proposal::Remove { seat } => protocol::Proposal::Remove { seat: seat.number() as u8 },
        }
    }
}

/// How a table came to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "how", rename_all = "snake_case", deny_unknown_fields)]
pub enum Ending {
    /// It was played to the end.
    Finished,
    /// Everybody agreed to stop, or the host closed a table that had not begun.
    Abandoned,
    /// The host ended the game.
    Closed,
    /// Whoever runs the server ended it.
    Operator,
    /// It had become longer than the server allows.
    TooLong,
    /// The deal failed too often.
    NotDealt,
    /// The lesson is over.
    Learned,
    /// A clock ran down and the table plays by such rules.
    Flag {
        /// Whose clock.
        seat: Seat,
    },
}

impl From<Ending> for protocol::Ending {
    fn from(ending: Ending) -> Self {
        match ending {
            Ending::Finished => protocol::Ending::Finished,
            Ending::Abandoned => protocol::Ending::Abandoned,
            Ending::Closed => protocol::Ending::Closed,
            Ending::Operator => protocol::Ending::Operator,
            Ending::TooLong => protocol::Ending::TooLong,
            Ending::NotDealt => protocol::Ending::NotDealt,
            Ending::Learned => protocol::Ending::Learned,
            Ending::Flag { seat } => protocol::Ending::Flag { seat: seat.number() as u8 },
        }
    }
}
