//! The one thread that writes to the database. It takes everything that waits and commits it in one transaction, so
//! that one sync of the disk serves many tables: the busier the server, the cheaper each step.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;
use std::time::Instant;

use rusqlite::{Connection, OptionalExtension, Transaction, params};
use tokio::sync::oneshot;

use super::meter::Meter;
use super::{Append, Player, StoreError, encode};
use crate::core::{Millis, PlayerId, SecretHash};

/// The most jobs committed together: it bounds how long the first of them waits.
const LARGEST_BATCH: usize = 1000;

/// Something to be written.
pub(super) enum Job {
    Append(Append, oneshot::Sender<Result<(), StoreError>>),
    AddPlayer(SecretHash, String, Millis, oneshot::Sender<Result<Player, StoreError>>),
    Rename(PlayerId, String, oneshot::Sender<Result<(), StoreError>>),
}

/// The thread and the way to it.
#[derive(Debug)]
pub(super) struct Writer {
    jobs: Option<Sender<Job>>,
    thread: Option<JoinHandle<()>>,
}

impl Writer {
    pub(super) fn start(database: Connection, meter: Meter) -> Result<Self, StoreError> {
        let (jobs, waiting) = channel();
        let thread = std::thread::Builder::new().name("store".to_string());
        let thread = thread
            .spawn(move || work(database, &waiting, &meter))
            .map_err(|e| StoreError::Failed(format!("no thread for the store: {e}")))?;
        Ok(Writer { jobs: Some(jobs), thread: Some(thread) })
    }

    pub(super) fn send(&self, job: Job) {
        // If the thread is gone the job is dropped, and with it the sender of its answer: the asker sees that.
        if let Some(jobs) = &self.jobs {
            let _ = jobs.send(job);
        }
    }
}

impl Drop for Writer {
    /// Everything that waits is still written.
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

fn work(mut database: Connection, waiting: &Receiver<Job>, meter: &Meter) {
    let mut batch = Vec::new();
    while let Ok(job) = waiting.recv() {
        batch.push(job);
        batch.extend(waiting.try_iter().take(LARGEST_BATCH - 1));
        commit(&mut database, &mut batch, meter);
    }
}

/// An answer that may be given once the transaction is durable.
enum Answer {
    Done(oneshot::Sender<Result<(), StoreError>>, Result<(), StoreError>),
    Player(oneshot::Sender<Result<Player, StoreError>>, Result<Player, StoreError>),
}

impl Answer {
    /// A receiver that is gone no longer cares.
    fn give(self, committed: Result<(), StoreError>) {
        match self {
            Answer::Done(asker, result) => drop(asker.send(committed.and(result))),
            Answer::Player(asker, result) => drop(asker.send(committed.and(result))),
        }
    }
}

fn commit(database: &mut Connection, batch: &mut Vec<Job>, meter: &Meter) {
    let (jobs, began) = (batch.len(), Instant::now());
    let mut answers = Vec::with_capacity(batch.len());
    let committed = database.transaction().map_err(StoreError::from).and_then(|change| {
        for job in batch.drain(..) {
            answers.push(write(&change, job)?);
        }
        change.commit().map_err(StoreError::from)
    });
    meter.committed(jobs, began.elapsed(), committed.is_ok());
    if let Err(e) = &committed {
        tracing::error!("the store failed to write: {e}");
    }
    for answer in answers {
        answer.give(committed.clone());
    }
    // Jobs that were never reached: their senders are dropped with them, which their askers see as a failure.
    batch.clear();
}

/// Writes one job. A conflict is the job's own fault and leaves the others alone; any other error fails the batch.
fn write(change: &Transaction<'_>, job: Job) -> Result<Answer, StoreError> {
    match job {
        Job::Append(append, asker) => match write_entries(change, &append) {
            Err(conflict @ StoreError::Conflict) => Ok(Answer::Done(asker, Err(conflict))),
            Err(e) => {
                drop(asker.send(Err(e.clone())));
                Err(e)
            }
            Ok(()) => Ok(Answer::Done(asker, Ok(()))),
        },
        Job::AddPlayer(hash, name, now, asker) => {
            let sql = "INSERT INTO player (hash, name, since) VALUES (?1, ?2, ?3)";
            prepared(change, sql, params![hash.0, name, now as i64])?;
            let id = PlayerId(change.last_insert_rowid());
            Ok(Answer::Player(asker, Ok(Player { id, name })))
        }
        Job::Rename(player, name, asker) => {
            prepared(change, "UPDATE player SET name = ?2 WHERE id = ?1", params![player.0, name])?;
            Ok(Answer::Done(asker, Ok(())))
        }
    }
}

fn write_entries(change: &Transaction<'_>, append: &Append) -> Result<(), StoreError> {
    let table = append.table.as_str();
    if length(change, table)? != append.first {
        return Err(StoreError::Conflict);
    }
    let sql = "INSERT INTO log (game_table, first, next, entries) VALUES (?1, ?2, ?3, ?4)";
    let (first, next) = (append.first as i64, (append.first + append.entries.len() as u64) as i64);
    prepared(change, sql, params![table, first, next, encode(&append.entries)])?;
    let Some(summary) = &append.summary else { return Ok(()) };
    let ended = summary.line.phase == protocol::Phase::Ended;
    let listed = summary.line.visibility == protocol::Visibility::Public && !ended;
    let line = serde_json::to_string(&summary.line).expect("a line is plain values");
    let wake = summary.wake.map(|wake| wake as i64);
    let sql = "INSERT INTO summary (game_table, listed, changed, wake, line, host, ended, phase)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
        ON CONFLICT (game_table) DO UPDATE SET
            listed = excluded.listed, changed = excluded.changed, wake = excluded.wake,
            line = excluded.line, host = excluded.host, ended = excluded.ended, phase = excluded.phase";
    let (changed, host, phase) = (summary.line.changed as i64, summary.host.0, summary.line.phase.name());
    prepared(change, sql, params![table, listed, changed, wake, line, host, ended, phase])?;
    prepared(change, "DELETE FROM seat WHERE game_table = ?1", params![table])?;
    for player in &summary.players {
        let sql = "INSERT OR IGNORE INTO seat (player, game_table) VALUES (?1, ?2)";
        prepared(change, sql, params![player.0, table])?;
    }
    Ok(())
}

/// How many entries the log has. Looks where the next ones will go, so the page is at hand then.
fn length(change: &Transaction<'_>, table: &str) -> Result<u64, StoreError> {
    let sql = "SELECT next FROM log WHERE game_table = ?1 ORDER BY first DESC LIMIT 1";
    let mut query = change.prepare_cached(sql)?;
    let length: Option<i64> = query.query_row([table], |row| row.get(0)).optional()?;
    Ok(length.unwrap_or(0) as u64)
}

fn prepared(change: &Transaction<'_>, sql: &str, values: impl rusqlite::Params) -> Result<(), StoreError> {
    change
        .prepare_cached(sql)
        .and_then(|mut statement| statement.execute(values))
        .map(drop)
        .map_err(StoreError::from)
}
