//! What whoever runs the server sees and does: all tables and players, what was reported, and the log of what was done.

use std::fmt::Debug;
use std::sync::{Arc, Mutex, PoisonError};

use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use protocol::TableLine;
use rusqlite::{Connection, Row, Transaction, params};
use serde::{Deserialize, Serialize};

use super::journal::Journal;
use super::sqlite::{Sqlite, log, read_line};
use super::writer::{Job, delete_table, prepared, write_summary};
use super::{Head, Log, StoreError, Summary};
use crate::core::{Entry, Fact, Millis, PlayerId, State, TableId};

/// What somebody is called who was forgotten.
pub(crate) const FORGOTTEN: &str = "N. N.";
/// How many reports are kept; the oldest go first.
const MOST_REPORTS: u32 = 10_000;

/// A player as operators see them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerCard {
    /// Their number.
    pub id: PlayerId,
    /// What they are called.
    pub name: String,
    /// Since when they are known.
    pub since: Millis,
    /// Since when they are banned.
    pub banned: Option<Millis>,
}

/// Somebody reported somebody at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Report {
    /// Its number; 0 until it is kept.
    pub number: u64,
    /// When.
    pub at: Millis,
    /// Where.
    pub table: TableId,
    /// Who reported it.
    pub by: PlayerId,
    /// Who was reported; `None` is somebody who watched without being a player.
    pub player: Option<PlayerId>,
    /// What they were called.
    pub name: String,
    /// What they said, where that was reported: the table has heard it.
    pub message: Option<String>,
    /// Why, in the words of who reported it.
    pub words: String,
}

/// Something that an operator did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Act {
    /// Its number; 0 until it is kept.
    pub number: u64,
    /// When.
    pub at: Millis,
    /// The user of the operating system who did it.
    pub user: u32,
    /// What: the name of the command.
    pub act: String,
    /// With which table.
    pub table: Option<TableId>,
    /// With which player.
    pub player: Option<PlayerId>,
    /// Why it could not be done, where that is so.
    pub failed: Option<String>,
}

/// What came of calling somebody differently in all logs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Retold {
    /// Tables whose logs were written anew.
    pub tables: Vec<TableId>,
    /// Tables whose logs cannot be read, so they stay as they are.
    pub unreadable: Vec<TableId>,
}

type Answer<T> = BoxFuture<'static, Result<T, StoreError>>;

/// What operators see and change in a store.
pub trait Desk: Debug + Send + Sync {
    /// The tables that changed last, with who made them.
    fn tables(&self, limit: usize) -> Answer<Vec<(TableLine, PlayerId)>>;

    /// A table, with who made it.
    fn table(&self, table: TableId) -> Answer<Option<(TableLine, PlayerId)>>;

    /// The latest players, or those of them whose names contain this.
    fn players(&self, called: Option<String>, limit: usize) -> Answer<Vec<PlayerCard>>;

    /// A player.
    fn player(&self, player: PlayerId) -> Answer<Option<PlayerCard>>;

    /// Bans a player, or lets them in again.
    fn ban(&self, player: PlayerId, since: Option<Millis>) -> Answer<()>;

    /// The tables in whose logs the player sat down.
    fn sat_at(&self, player: PlayerId) -> Answer<Vec<TableId>>;

    /// Writes these logs anew, with another name for the player.
    fn retell(&self, player: PlayerId, name: String, tables: Vec<TableId>) -> Answer<Retold>;

    /// Forgets who a player was: their secret, their name, their seats, their reports and those about them. Their name
    /// in logs is for [`Desk::retell`].
    fn forget(&self, player: PlayerId) -> Answer<()>;

    /// Deletes a table and all that is known of it.
    fn delete(&self, table: TableId) -> Answer<()>;

    /// Keeps a report.
    fn report(&self, report: Report) -> Answer<()>;

    /// The latest reports, the last first.
    fn reports(&self, limit: usize) -> Answer<Vec<Report>>;

    /// Adds to the log of what operators did.
    fn note(&self, act: Act) -> Answer<()>;

    /// The end of that log, the last first.
    fn acts(&self, limit: usize) -> Answer<Vec<Act>>;
}

/// The log in which a player is called differently; `None` if nobody there is the player.
pub(super) fn retold(entries: Vec<Entry>, player: PlayerId, name: &str) -> Option<Vec<Entry>> {
    let mut found = false;
    let entries = entries.into_iter().map(|entry| match entry.fact {
        Fact::Sat { seat, player: sat, .. } if sat == player => {
            found = true;
            Entry { fact: Fact::Sat { seat, player, name: name.to_string() }, ..entry }
        }
        _ => entry,
    });
    let entries = entries.collect();
    found.then_some(entries)
}

impl Sqlite {
    /// Has the writer change something.
    pub(super) fn change(
        &self,
        change: impl FnOnce(&Transaction<'_>, &mut Journal) -> Result<(), StoreError> + Send + 'static,
    ) -> Answer<()> {
        self.write(|asker| Job::Change(Box::new(change), asker))
    }
}

/// Puts another log in the place of a table's own, and lists say what follows from it.
fn rewrite(
    change: &Transaction<'_>,
    journal: &mut Journal,
    table: TableId,
    entries: Vec<Entry>,
) -> Result<(), StoreError> {
    let append = Head::new(table).append(&entries);
    let state = State::replay(entries)?;
    journal.replace(change, append)?;
    write_summary(change, table, Summary::of(&state))
}

impl Desk for Sqlite {
    fn tables(&self, limit: usize) -> Answer<Vec<(TableLine, PlayerId)>> {
        self.read(move |database| {
            let sql = "SELECT line, host FROM summary ORDER BY changed DESC LIMIT ?1";
            collected(database, sql, [limit as i64], table_row)
        })
    }

    fn table(&self, table: TableId) -> Answer<Option<(TableLine, PlayerId)>> {
        self.read(move |database| {
            let sql = "SELECT line, host FROM summary WHERE game_table = ?1";
            Ok(collected(database, sql, [table.as_str()], table_row)?.pop())
        })
    }

    fn players(&self, called: Option<String>, limit: usize) -> Answer<Vec<PlayerCard>> {
        self.read(move |database| {
            let sql = "SELECT id, name, since, banned FROM player WHERE instr(lower(name), lower(?1)) > 0
                ORDER BY id DESC LIMIT ?2";
            collected(database, sql, params![called.unwrap_or_default(), limit as i64], player_row)
        })
    }

    fn player(&self, player: PlayerId) -> Answer<Option<PlayerCard>> {
        self.read(move |database| {
            let sql = "SELECT id, name, since, banned FROM player WHERE id = ?1";
            Ok(collected(database, sql, [player.0], player_row)?.pop())
        })
    }

    fn ban(&self, player: PlayerId, since: Option<Millis>) -> Answer<()> {
        self.change(move |change, _| {
            let values = params![player.0, since.map(|since| since as i64)];
            prepared(change, "UPDATE player SET banned = ?2 WHERE id = ?1", values)
        })
    }

    fn sat_at(&self, player: PlayerId) -> Answer<Vec<TableId>> {
        let settled = self.change(|change, journal| {
            while journal.clear(change)? {}
            Ok(())
        });
        let found = self.read(move |database| {
            let sql = "SELECT DISTINCT game_table FROM log WHERE instr(entries, ?1) > 0";
            // As an entry is stored where somebody sits down.
            let mark = format!("\"player\":{},\"name\":", player.0);
            collected(database, sql, [mark], |row| row.get::<_, String>(0)?.parse().map_err(unknown))
        });
        async move {
            settled.await?;
            found.await
        }
        .boxed()
    }

    fn retell(&self, player: PlayerId, name: String, tables: Vec<TableId>) -> Answer<Retold> {
        let told = Arc::new(Mutex::new(Retold::default()));
        let telling = Arc::clone(&told);
        let done = self.change(move |change, journal| {
            let mut told = telling.lock().unwrap_or_else(PoisonError::into_inner);
            for table in tables {
                let read =
                    journal.must_be_sound(table).and_then(|()| log(change, table, journal.pending(table)));
                let rewritten = match read.map(|Log { entries, .. }| retold(entries, player, &name)) {
                    Ok(Some(entries)) => rewrite(change, journal, table, entries),
                    Ok(None) => continue,
                    Err(e) => Err(e),
                };
                match rewritten {
                    Ok(()) => told.tables.push(table),
                    Err(e @ StoreError::Failed(_)) => return Err(e),
                    Err(_) => told.unreadable.push(table),
                }
            }
            Ok(())
        });
        async move {
            done.await?;
            Ok(std::mem::take(&mut *told.lock().unwrap_or_else(PoisonError::into_inner)))
        }
        .boxed()
    }

    fn forget(&self, player: PlayerId) -> Answer<()> {
        self.change(move |change, _| {
            // The number stays, so that nobody else gets it: logs name who sat somewhere by number.
            let sql = "UPDATE player SET name = ?2, hash = randomblob(32) WHERE id = ?1";
            prepared(change, sql, params![player.0, FORGOTTEN])?;
            prepared(change, "DELETE FROM seat WHERE player = ?1", [player.0])?;
            prepared(change, "DELETE FROM report WHERE reporter = ?1 OR player = ?1", [player.0])
        })
    }

    fn delete(&self, table: TableId) -> Answer<()> {
        let deleted = self.change(move |change, journal| delete_table(change, journal, table));
        let meter = self.meter.clone();
        async move {
            deleted.await?;
            meter.forget_damage(table);
            Ok(())
        }
        .boxed()
    }

    fn report(&self, report: Report) -> Answer<()> {
        self.change(move |change, _| {
            let Report { at, table, by, player, name, message, words, .. } = report;
            let sql = "INSERT INTO report (at, game_table, reporter, player, name, message, words)
                VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
            let player = player.map(|player| player.0);
            prepared(change, sql, params![at as i64, table.as_str(), by.0, player, name, message, words])?;
            let sql = "DELETE FROM report WHERE number <= (SELECT max(number) FROM report) - ?1";
            prepared(change, sql, [MOST_REPORTS])
        })
    }

    fn reports(&self, limit: usize) -> Answer<Vec<Report>> {
        self.read(move |database| {
            let sql = "SELECT number, at, game_table, reporter, player, name, message, words FROM report
                ORDER BY number DESC LIMIT ?1";
            collected(database, sql, [limit as i64], |row| {
                Ok(Report {
                    number: row.get::<_, i64>(0)? as u64,
                    at: row.get::<_, i64>(1)? as Millis,
                    table: row.get::<_, String>(2)?.parse().map_err(unknown)?,
                    by: PlayerId(row.get(3)?),
                    player: row.get::<_, Option<i64>>(4)?.map(PlayerId),
                    name: row.get(5)?,
                    message: row.get(6)?,
                    words: row.get(7)?,
                })
            })
        })
    }

    fn note(&self, act: Act) -> Answer<()> {
        self.change(move |change, _| {
            let Act { at, user, act, table, player, failed, .. } = act;
            let sql = "INSERT INTO act (at, user, act, game_table, player, failed)
                VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
            let (table, player) = (table.map(|table| table.to_string()), player.map(|player| player.0));
            prepared(change, sql, params![at as i64, user, act, table, player, failed])
        })
    }

    fn acts(&self, limit: usize) -> Answer<Vec<Act>> {
        self.read(move |database| {
            let sql = "SELECT number, at, user, act, game_table, player, failed FROM act
                ORDER BY number DESC LIMIT ?1";
            collected(database, sql, [limit as i64], |row| {
                let table = row.get::<_, Option<String>>(4)?;
                Ok(Act {
                    number: row.get::<_, i64>(0)? as u64,
                    at: row.get::<_, i64>(1)? as Millis,
                    user: row.get(2)?,
                    act: row.get(3)?,
                    table: table.map(|table| table.parse().map_err(unknown)).transpose()?,
                    player: row.get::<_, Option<i64>>(5)?.map(PlayerId),
                    failed: row.get(6)?,
                })
            })
        })
    }
}

/// What a query finds, row by row.
fn collected<T>(
    database: &Connection,
    sql: &str,
    values: impl rusqlite::Params,
    read: impl Fn(&Row<'_>) -> Result<T, StoreError>,
) -> Result<Vec<T>, StoreError> {
    let mut query = database.prepare_cached(sql)?;
    let mut rows = query.query(values)?;
    let mut found = Vec::new();
    while let Some(row) = rows.next()? {
        found.push(read(row)?);
    }
    Ok(found)
}

fn unknown(why: &str) -> StoreError {
    StoreError::Failed(why.into())
}

fn table_row(row: &Row<'_>) -> Result<(TableLine, PlayerId), StoreError> {
    Ok((read_line(&row.get::<_, String>(0)?)?, PlayerId(row.get(1)?)))
}

fn player_row(row: &Row<'_>) -> Result<PlayerCard, StoreError> {
    let banned = row.get::<_, Option<i64>>(3)?.map(|banned| banned as Millis);
    let since = row.get::<_, i64>(2)? as Millis;
    Ok(PlayerCard { id: PlayerId(row.get(0)?), name: row.get(1)?, since, banned })
}
