//! What operators are told.

use protocol::Phase;
use serde::{Deserialize, Serialize};

use crate::core::{Millis, PlayerId, TableId};
use crate::store::{Act, PlayerCard, Report, Retold};

/// What came of a request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Told {
    /// Tables, the latest change first.
    Tables(Vec<TableRow>),
    /// Players, the latest first.
    Players(Vec<PlayerCard>),
    /// A table.
    Table(Box<Sheet>),
    /// A player and the tables where they have a seat.
    Player {
        /// Who.
        player: PlayerCard,
        /// Where.
        tables: Vec<TableRow>,
    },
    /// What players reported, the latest first.
    Reports(Vec<Report>),
    /// What operators did, the latest first.
    Log(Vec<Act>),
    /// It was done.
    Done {
        /// Tables where a seat was taken away.
        freed: Vec<TableId>,
        /// Tables where that was not possible, since the game is about to begin.
        held: Vec<TableId>,
        /// What became of the player's name in logs.
        logs: Retold,
    },
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableRow {
    /// Its id.
    pub id: TableId,
    /// Id of the game.
    pub game: String,
    /// How far it has come.
    pub phase: Phase,
    /// What the seats are called; `None` is an empty one.
    pub names: Vec<Option<String>>,
    /// Who made it.
    pub host: PlayerId,
    /// When it changed last.
    pub changed: Millis,
    /// Whether it is in memory.
    pub awake: bool,
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// Its number, counted from 1.
    pub seat: u8,
    /// What it is called.
    pub name: Option<String>,
    /// Who sits there; `None` for a bot or an empty seat.
    pub player: Option<PlayerId>,
    /// Who else holds it by its link.
    pub guests: Vec<PlayerId>,
}

/// All there is to know of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sheet {
    /// As in a list.
    #[serde(flatten)]
    pub row: TableRow,
    /// Its seats; none if its log cannot be read.
    pub places: Vec<Place>,
    /// How many entries its log has.
    pub entries: u64,
    /// Why it cannot be opened, where that is so.
    pub unreadable: Option<String>,
}
