//! The store in a file.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use prometheus_client::registry::Registry;
use protocol::TableLine;
use rusqlite::types::ValueRef;
use rusqlite::{Connection, OpenFlags, OptionalExtension, Row, Transaction, params};
use tokio::sync::{oneshot, watch};

use super::journal::{Pending, row_sum};
use super::line::Line;
use super::meter::Meter;
use super::migrations::{generation, migrate};
use super::private;
use super::writer::{Job, Known, Writer, prepared};
use super::{Append, Desk, Log, Player, Store, StoreError};
use crate::core::{Damaged, Millis, PlayerId, SecretHash, TableId};

/// What the writer keeps of the database in memory, in KiB: the pages of the tables that are played at.
const CACHE_KIB: i64 = 32 * 1024;
/// How far the write-ahead log grows before what is in it goes to its place: 32 MiB. A page that was written many times
/// goes there once.
const PAGES_BETWEEN_CHECKPOINTS: u32 = 8000;

/// For how long it is known when no server ran: no clock goes longer.
const DOWNTIMES_KEPT: Duration = Duration::from_hours(24 * 400);

/// A store in a database file: write-ahead log, every commit synced to the disk, one writer.
#[derive(Debug)]
pub struct Sqlite {
    /// Before the writer, so that they are closed before it: the last to be closed tidies up, and only the writer can.
    readers: Arc<Readers>,
    writer: Writer,
    pub(super) meter: Meter,
    generation: watch::Receiver<u64>,
    /// Which file it is, so that it is noticed if that is gone.
    file: FileId,
}

/// Connections for reading; readers never wait for the writer.
#[derive(Debug)]
struct Readers {
    path: PathBuf,
    idle: Mutex<Vec<Connection>>,
}

impl Sqlite {
    /// Opens the database, made or brought up to date if needed.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        Self::open_bounded(path, None)
    }

    /// The same for a database that must not grow beyond so many bytes. When it is full it fails like a full disk.
    pub fn open_bounded(path: &Path, largest: Option<u64>) -> Result<Self, StoreError> {
        // What SQLite writes beside the database is as private as the database itself.
        let unusable = |e: std::io::Error| StoreError::Failed(e.to_string());
        private::open_file(path).map_err(unusable)?;
        let mut database = Connection::open(path)?;
        if database.is_readonly(rusqlite::MAIN_DB)? {
            return Err(StoreError::Failed("it cannot be written to".to_string()));
        }
        database.busy_timeout(Duration::from_secs(5))?;
        database.pragma_update(None, "journal_mode", "wal")?;
        database.pragma_update(None, "synchronous", "full")?;
        database.pragma_update(None, "cache_size", -CACHE_KIB)?;
        database.pragma_update(None, "wal_autocheckpoint", PAGES_BETWEEN_CHECKPOINTS)?;
        migrate(&mut database)?;
        if let Some(bytes) = largest {
            let page: u32 = database.pragma_query_value(None, "page_size", |row| row.get(0))?;
            let pages = (bytes / u64::from(page)).clamp(1, u64::from(u32::MAX - 1)) as i64;
            // It answers with the limit, never below what is used already.
            database.pragma_update_and_check(None, "max_page_count", pages, |_| Ok(()))?;
        }
        let readers = Readers { path: path.to_path_buf(), idle: Mutex::new(Vec::new()) };
        let meter = Meter::default();
        let file = file_id(path).map_err(unusable)?;
        let (tell, generation) = watch::channel(generation(&database)?);
        Ok(Sqlite {
            writer: Writer::start(database, meter.clone(), tell)?,
            readers: Arc::new(readers),
            meter,
            generation,
            file,
        })
    }

    /// Reads on a thread where waiting is allowed.
    pub(super) fn read<T: Send + 'static>(
        &self,
        query: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> BoxFuture<'static, Result<T, StoreError>> {
        Arc::clone(&self.readers).read(query).boxed()
    }

    /// Hands a job to the writer and waits for its answer.
    pub(super) fn write<T: Send + 'static>(
        &self,
        job: impl FnOnce(oneshot::Sender<Result<T, StoreError>>) -> Job,
    ) -> BoxFuture<'static, Result<T, StoreError>> {
        let (asker, answer) = oneshot::channel();
        self.writer.send(job(asker));
        let silence = || Err(StoreError::Failed("the writer gave no answer".to_string()));
        async move { answer.await.unwrap_or_else(|_| silence()) }.boxed()
    }
}

impl Readers {
    fn connect(&self) -> Result<Connection, StoreError> {
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let database = Connection::open_with_flags(&self.path, flags)?;
        database.busy_timeout(Duration::from_secs(5))?;
        Ok(database)
    }

    async fn read<T: Send + 'static>(
        self: Arc<Self>,
        query: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let read = tokio::task::spawn_blocking(move || self.with(query));
        read.await.unwrap_or_else(|e| Err(StoreError::Failed(e.to_string())))
    }

    fn with<T>(&self, query: impl FnOnce(&Connection) -> Result<T, StoreError>) -> Result<T, StoreError> {
        let idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let database = idle.map_or_else(|| self.connect(), Ok)?;
        let answer = query(&database);
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(database);
        answer
    }
}

impl Store for Sqlite {
    fn desk(&self) -> &dyn Desk {
        self
    }

    fn register(&self, metrics: &mut Registry) {
        self.meter.register(metrics);
    }

    fn generation(&self) -> watch::Receiver<u64> {
        self.generation.clone()
    }

    fn append(&self, append: Append) -> BoxFuture<'static, Result<(), StoreError>> {
        self.write(|asker| Job::Append(Box::new(append), asker))
    }

    fn load(&self, table: TableId) -> BoxFuture<'static, Result<Log, StoreError>> {
        let known = self.write(|asker| Job::Pending(table, asker));
        let (readers, meter) = (Arc::clone(&self.readers), self.meter.clone());
        async move {
            let Known { pending, generation: known } = known.await?;
            let read = move |database: &Connection| {
                let moment = database.unchecked_transaction()?;
                if generation(&moment)? != known {
                    return Err(StoreError::Conflict);
                }
                let Log { entries, head } = log(&moment, table, pending)?;
                Ok(Log { entries, head: head.in_generation(known) })
            };
            let log = readers.read(read).await;
            if let Err(StoreError::Damaged(damaged)) = &log {
                meter.note_damage(table, damaged);
            }
            log
        }
        .boxed()
    }

    fn note_running(&self, now: Millis) -> BoxFuture<'static, Result<(), StoreError>> {
        self.change(move |change, _| note_running(change, now))
    }

    fn came_up(&self, now: Millis) -> BoxFuture<'static, Result<Vec<(Millis, Millis)>, StoreError>> {
        let noted = self.change(move |change, _| {
            let sql =
                "INSERT OR REPLACE INTO downtime (began, ended) SELECT at, ?1 FROM running WHERE at < ?1";
            prepared(change, sql, [now as i64])?;
            let old = now.saturating_sub(DOWNTIMES_KEPT.as_millis() as Millis);
            prepared(change, "DELETE FROM downtime WHERE ended < ?1", [old as i64])?;
            note_running(change, now)
        });
        let found = self.read(|database| {
            let mut query = database.prepare("SELECT began, ended FROM downtime ORDER BY began")?;
            let rows = query.query_map([], |row| Ok((row.get::<_, i64>(0)?, row.get::<_, i64>(1)?)))?;
            let times = rows.map(|row| row.map(|(began, ended)| (began as Millis, ended as Millis)));
            Ok(times.collect::<Result<_, _>>()?)
        });
        async move {
            noted.await?;
            found.await
        }
        .boxed()
    }

    fn in_place(&self) -> Result<(), StoreError> {
        match file_id(&self.readers.path) {
            Ok(found) if found == self.file => Ok(()),
            Ok(_) => Err(StoreError::Failed("the database was replaced by another file".to_string())),
            Err(e) => Err(StoreError::Failed(format!("the database is gone: {e}"))),
        }
    }

    fn damaged(&self) -> BTreeMap<TableId, Damaged> {
        self.meter.damaged()
    }

    fn public_tables(
        &self,
        limit: usize,
    ) -> BoxFuture<'static, Result<Vec<(TableLine, PlayerId)>, StoreError>> {
        self.read(move |database| {
            let sql = "SELECT line, host FROM summary WHERE listed = 1 ORDER BY changed DESC LIMIT ?1";
            let mut query = database.prepare_cached(sql)?;
            let rows = query.query_map([limit as i64], |row| Ok((row.get::<_, String>(0)?, row.get(1)?)))?;
            rows.map(|row| {
                row.map_err(StoreError::from).and_then(|(line, host)| Ok((read_line(&line)?, PlayerId(host))))
            })
            .collect()
        })
    }

    fn expire(&self, before: Millis) -> BoxFuture<'static, Result<usize, StoreError>> {
        self.write(|asker| Job::Expire(before, asker))
    }

    fn tables_of(
        &self,
        player: PlayerId,
        limit: usize,
    ) -> BoxFuture<'static, Result<Vec<TableLine>, StoreError>> {
        self.read(move |database| {
            let sql = "SELECT line FROM summary JOIN seat USING (game_table) WHERE player = ?1
                ORDER BY changed DESC LIMIT ?2";
            lines(database, sql, [player.0, limit as i64])
        })
    }

    fn unfinished_of(&self, host: PlayerId) -> BoxFuture<'static, Result<usize, StoreError>> {
        self.read(move |database| {
            let sql = "SELECT count(*) FROM summary WHERE ended = 0 AND host = ?1";
            let count: i64 = database.prepare_cached(sql)?.query_row([host.0], |row| row.get(0))?;
            Ok(count as usize)
        })
    }

    fn to_wake(&self, before: Millis) -> BoxFuture<'static, Result<Vec<TableId>, StoreError>> {
        self.read(move |database| {
            // A table from the future was written while the clock of the system was wrong.
            let sql = "SELECT game_table FROM summary WHERE wake IS NOT NULL AND (wake < ?1 OR changed > ?1)";
            let mut query = database.prepare_cached(sql)?;
            let rows = query.query_map([before as i64], |row| row.get::<_, String>(0))?;
            let ids = rows.map(|row| row?.parse().map_err(|e: &str| StoreError::Failed(e.into())));
            ids.collect()
        })
    }

    fn count_tables(&self) -> BoxFuture<'static, Result<Vec<(String, u64)>, StoreError>> {
        self.read(move |database| {
            let mut query = database.prepare_cached("SELECT phase, count(*) FROM summary GROUP BY phase")?;
            let rows = query.query_map([], |row| Ok((row.get(0)?, row.get::<_, i64>(1)? as u64)))?;
            rows.map(|row| row.map_err(StoreError::from)).collect()
        })
    }

    fn add_player(
        &self,
        hash: SecretHash,
        name: String,
        now: Millis,
    ) -> BoxFuture<'static, Result<Player, StoreError>> {
        self.write(|asker| Job::AddPlayer(hash, name, now, asker))
    }

    fn find_player(&self, hash: SecretHash) -> BoxFuture<'static, Result<Option<Player>, StoreError>> {
        self.read(move |database| {
            let sql = "SELECT id, name, banned IS NOT NULL FROM player WHERE hash = ?1";
            let mut query = database.prepare_cached(sql)?;
            let found = query.query_row([hash.0], |row| {
                Ok(Player { id: PlayerId(row.get(0)?), name: row.get(1)?, banned: row.get(2)? })
            });
            found.optional().map_err(StoreError::from)
        })
    }

    fn rename_player(&self, player: PlayerId, name: String) -> BoxFuture<'static, Result<(), StoreError>> {
        self.write(|asker| Job::Rename(player, name, asker))
    }
}

/// What tells one file from another of the same name, where the system knows that.
type FileId = Option<(u64, u64)>;

#[cfg(unix)]
fn file_id(path: &Path) -> std::io::Result<FileId> {
    use std::os::unix::fs::MetadataExt as _;
    std::fs::metadata(path).map(|file| Some((file.dev(), file.ino())))
}

#[cfg(not(unix))]
fn file_id(path: &Path) -> std::io::Result<FileId> {
    std::fs::metadata(path).map(|_| None)
}

fn note_running(change: &Transaction<'_>, now: Millis) -> Result<(), StoreError> {
    prepared(change, "INSERT OR REPLACE INTO running (one, at) VALUES (1, ?1)", [now as i64])
}

/// The log of a table, with what was on its way there.
pub(super) fn log(
    database: &Connection,
    table: TableId,
    pending: Option<Pending>,
) -> Result<Log, StoreError> {
    // From there on it is known already.
    let known = pending.as_ref().map_or(i64::MAX, |pending| pending.first as i64);
    let sql = "SELECT first, entries, sum FROM log WHERE game_table = ?1 AND first < ?2 ORDER BY first";
    let mut query = database.prepare_cached(sql)?;
    let rows = query.query_map(params![table.as_str(), known], |row| stored_row(table, row))?;
    let stored = rows.map(|row| row.map_err(StoreError::from).and_then(|row| row));
    let log = Log::read(table, stored.chain(pending.map(|pending| Ok(pending.entries))));
    let found = match &log {
        Ok(log) => log.head.length(),
        Err(StoreError::NoSuchTable) => 0,
        Err(_) => return log,
    };
    let sql = "SELECT length FROM head WHERE game_table = ?1";
    let length = database.prepare_cached(sql)?.query_row([table.as_str()], |row| row.get(0)).optional()?;
    let length = length.unwrap_or(0_i64) as u64;
    if found < length {
        let message = format!("the last of its {length} entries are missing");
        return Err(StoreError::Damaged(Damaged { number: found, message }));
    }
    log
}

/// The entries of a row, if they are what was stored.
fn stored_row(table: TableId, row: &Row<'_>) -> rusqlite::Result<Result<String, StoreError>> {
    let first = row.get::<_, i64>(0)? as u64;
    let damaged = || {
        let message = "its row in the log is not what was stored".to_string();
        StoreError::Damaged(Damaged { number: first, message })
    };
    let (ValueRef::Text(entries) | ValueRef::Blob(entries)) = row.get_ref(1)? else {
        return Ok(Err(damaged()));
    };
    // Rows of earlier programs have none.
    if let ValueRef::Text(sum) = row.get_ref(2)?
        && sum != row_sum(table, first, entries).as_bytes()
    {
        return Ok(Err(damaged()));
    }
    Ok(String::from_utf8(entries.to_vec()).map_err(|_| damaged()))
}

/// Tables for a list.
fn lines(
    database: &Connection,
    sql: &str,
    values: impl rusqlite::Params,
) -> Result<Vec<TableLine>, StoreError> {
    let mut query = database.prepare_cached(sql)?;
    let rows = query.query_map(values, |row| row.get::<_, String>(0))?;
    rows.map(|row| read_line(&row?)).collect()
}

pub(super) fn read_line(line: &str) -> Result<TableLine, StoreError> {
    let damaged = |e| StoreError::Failed(format!("a summary is damaged: {e}"));
    serde_json::from_str::<Line>(line).map(Into::into).map_err(damaged)
}
