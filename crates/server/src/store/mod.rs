//! Where logs are kept.
//!
//! [`Store`] is the one door to storage. [`Sqlite`] is the default; [`Memory`] is for simulations and tests,
//! and can be told to fail. **SQL stands in this module and nowhere else.**

mod copy;
#[cfg(test)]
mod damage_tests;
mod desk;
mod envelope;
mod journal;
mod line;
mod memory;
mod meter;
mod migrations;
pub(crate) mod private;
mod sqlite;
mod writer;

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::sync::Arc;

use futures_util::future::BoxFuture;
use prometheus_client::registry::Registry;
use protocol::TableLine;
use rusqlite::ErrorCode;
use tokio::sync::watch;

use crate::core::{Damaged, Millis, PlayerId, SecretHash, State, TableId};

pub use copy::{Checked, Copied, backup, check, restore, set_aside};
pub(crate) use desk::FORGOTTEN;
pub use desk::{Act, Desk, PlayerCard, Report, Retold};
pub use envelope::{Head, Log};
pub use journal::{Part, Pending, parts, write_part};
pub use memory::{Fault, Memory};
pub use sqlite::Sqlite;

/// A store that everything shares.
pub type SharedStore = Arc<dyn Store>;

/// Entries to be added to the log of a table, made by [`Head::append`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// The generation that the log was read in. Refused as [`StoreError::Conflict`] if a backup was put back since.
    pub generation: u64,
    /// The number the first of the entries gets. Refused as [`StoreError::Conflict`] if the log is not that long.
    pub first: u64,
    /// The number of the entry after the last of them.
    pub next: u64,
    /// The entries as they are stored, one a line; at least one.
    pub entries: String,
    /// The hash of the entry before them. Refused as [`StoreError::Conflict`] if the log ends otherwise.
    pub prev: String,
    /// The hash of the last of them.
    pub hash: String,
    /// What lists say of the table from now on; `None` if that has not changed.
    pub summary: Option<Summary>,
    /// Whether the summary names others who hold the seats than the one before.
    pub reseated: bool,
}

/// What is known of a table without reading its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// The table in a list.
    pub line: TableLine,
    /// Those who hold its seats.
    pub players: Vec<PlayerId>,
    /// Who made it.
    pub host: PlayerId,
    /// When the table must be awake because a clock runs down.
    pub wake: Option<Millis>,
}

impl Summary {
    /// Of this table.
    pub fn of(state: &State) -> Self {
        let players = state.holders().collect();
        Summary { line: state.line(), players, host: state.host(), wake: state.deadline() }
    }
}

/// A player as the store knows them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// Their number.
    pub id: PlayerId,
    /// What they are called.
    pub name: String,
    /// Whether they are shut out.
    pub banned: bool,
}

/// Why something was not stored or found.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// There is no such table.
    #[error("there is no such table")]
    NoSuchTable,
    /// The log is not the one the writer believes it to be: somebody else writes to it, or a backup was put back.
    #[error("the log is another one than expected")]
    Conflict,
    /// The log says something that this program does not know.
    #[error(
        "entry {number} of the log was written by a newer version of Dozen: {message}; the table can be opened again when \
         Dozen is updated"
    )]
    Newer {
        /// Which entry, counted from 0.
        number: u64,
        /// What is not known.
        message: String,
    },
    /// The log is not what was stored.
    #[error("{0}; a backup has the table as it was (dozen restore)")]
    Damaged(#[from] Damaged),
    /// The storage failed. Whether the entries are stored is unknown until the log is read again.
    #[error("the storage failed: {0}")]
    Failed(String),
}

impl From<rusqlite::Error> for StoreError {
    fn from(e: rusqlite::Error) -> Self {
        let advice = if is_broken(&e) { "; put back a backup (dozen restore)" } else { "" };
        StoreError::Failed(format!("{e}{advice}"))
    }
}

/// Whether a file is not a database any more, or not a sound one.
fn is_broken(e: &rusqlite::Error) -> bool {
    matches!(e.sqlite_error_code(), Some(ErrorCode::NotADatabase | ErrorCode::DatabaseCorrupt))
}

/// Storage of logs and players. When a future of [`Store::append`] says `Ok`, the entries survive whatever happens to
/// the process and the machine.
pub trait Store: Debug + Send + Sync {
    /// What operators see and change.
    fn desk(&self) -> &dyn Desk;

    /// Adds what the store measures about itself.
    fn register(&self, _metrics: &mut Registry) {}

    /// Which generation the tables are of. It changes when a backup is put back: what was known of tables may be wrong then.
    fn generation(&self) -> watch::Receiver<u64>;

    /// Adds entries to a log, all or none; `first` 0 makes a new one.
    fn append(&self, append: Append) -> BoxFuture<'static, Result<(), StoreError>>;

    /// The whole log of a table, checked.
    fn load(&self, table: TableId) -> BoxFuture<'static, Result<Log, StoreError>>;

    /// Public tables that wait for people or are being played, the latest change first, with who made them.
    fn public_tables(
        &self,
        limit: usize,
    ) -> BoxFuture<'static, Result<Vec<(TableLine, PlayerId)>, StoreError>>;

    /// The tables where the player has a seat, the latest change first.
    fn tables_of(
        &self,
        player: PlayerId,
        limit: usize,
    ) -> BoxFuture<'static, Result<Vec<TableLine>, StoreError>>;

    /// How many tables of this host have not come to their end.
    fn unfinished_of(&self, host: PlayerId) -> BoxFuture<'static, Result<usize, StoreError>>;

    /// Tables whose clock runs down before this time.
    fn to_wake(&self, before: Millis) -> BoxFuture<'static, Result<Vec<TableId>, StoreError>>;

    /// How many tables there are of each phase, by its name.
    fn count_tables(&self) -> BoxFuture<'static, Result<Vec<(String, u64)>, StoreError>>;

    /// Tables that cannot be opened because of damage, as far as is known, and what is wrong with them.
    fn damaged(&self) -> BTreeMap<TableId, Damaged> {
        BTreeMap::new()
    }

    /// Notes that a server runs now.
    fn note_running(&self, now: Millis) -> BoxFuture<'static, Result<(), StoreError>>;

    /// The same for a server that has just started. Returns the times when none ran, from when to when, in order.
    fn came_up(&self, now: Millis) -> BoxFuture<'static, Result<Vec<(Millis, Millis)>, StoreError>>;

    /// What stands in the way of keeping anything, if that can be seen from outside: the database is gone, say.
    fn in_place(&self) -> Result<(), StoreError> {
        Ok(())
    }

    /// Deletes tables that ended before this time, a few at once. Returns how many.
    fn expire(&self, before: Millis) -> BoxFuture<'static, Result<usize, StoreError>>;

    /// Notes a new player.
    fn add_player(
        &self,
        hash: SecretHash,
        name: String,
        now: Millis,
    ) -> BoxFuture<'static, Result<Player, StoreError>>;

    /// The player with this secret.
    fn find_player(&self, hash: SecretHash) -> BoxFuture<'static, Result<Option<Player>, StoreError>>;

    /// Calls a player differently.
    fn rename_player(&self, player: PlayerId, name: String) -> BoxFuture<'static, Result<(), StoreError>>;
}

#[cfg(test)]
mod tests;
