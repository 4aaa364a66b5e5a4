//! The one thread that writes to the database. It takes everything that waits and commits it in one transaction, so
//! that one sync of the disk serves many tables: the busier the server, the cheaper each step.

use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use rusqlite::{Connection, Transaction, TransactionBehavior, params};
use tokio::sync::{oneshot, watch};

use super::journal::{Journal, Pending};
use super::line::Line;
use super::meter::Meter;
use super::{Append, Player, StoreError, Summary};
use crate::core::{Millis, PlayerId, SecretHash, TableId};

/// The most jobs committed together: it bounds how long the first of them waits.
const LARGEST_BATCH: usize = 1000;
/// A commit of so many jobs means that the server is busy. Then it pays to wait a moment for more: fewer syncs, and tables
/// whose people answer at the same time are told together.
const MANY: usize = 32;
const A_MOMENT: Duration = Duration::from_millis(5);
/// When nobody has asked for so long, there is time to clear the journal.
const QUIET: Duration = Duration::from_secs(2);

/// How many old tables are deleted at once, so that nobody waits for it.
const EXPIRED_TOGETHER: i64 = 200;

/// Who waits for an answer.
pub(super) type Asker<T> = oneshot::Sender<Result<T, StoreError>>;

/// A change of the database that somebody else describes.
type Change = Box<dyn FnOnce(&Transaction<'_>, &mut Journal) -> Result<(), StoreError> + Send>;

/// Something to be done.
pub(super) enum Job {
    Append(Box<Append>, Asker<()>),
    AddPlayer(SecretHash, String, Millis, Asker<Player>),
    Rename(PlayerId, String, Asker<()>),
    /// Deletes tables that ended before this time.
    Expire(Millis, Asker<usize>),
    /// What operators change.
    Change(Change, Asker<()>),
    /// What is stored of a table and not yet in its log.
    Pending(TableId, Asker<Known>),
}

/// What the writer knows of a table.
#[derive(Debug)]
pub(super) struct Known {
    /// What is on its way to the log.
    pub(super) pending: Option<Pending>,
    /// The generation of that.
    pub(super) generation: u64,
}

impl Job {
    /// Tells the asker that it is not done.
    fn refuse(self, e: StoreError) {
        // A receiver that is gone no longer cares.
        match self {
            Job::Append(_, asker) | Job::Rename(_, _, asker) | Job::Change(_, asker) => {
                drop(asker.send(Err(e)));
            }
            Job::AddPlayer(_, _, _, asker) => drop(asker.send(Err(e))),
            Job::Pending(_, asker) => drop(asker.send(Err(e))),
            Job::Expire(_, asker) => drop(asker.send(Err(e))),
        }
    }
}

/// The thread and the way to it.
#[derive(Debug)]
pub(super) struct Writer {
    jobs: Option<Sender<Job>>,
    thread: Option<JoinHandle<()>>,
}

impl Writer {
    pub(super) fn start(
        database: Connection,
        meter: Meter,
        generation: watch::Sender<u64>,
    ) -> Result<Self, StoreError> {
        let (jobs, waiting) = channel();
        let thread = std::thread::Builder::new().name("store".to_string());
        let thread = thread
            .spawn(move || work(database, &waiting, &meter, &generation))
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

fn work(mut database: Connection, waiting: &Receiver<Job>, meter: &Meter, generation: &watch::Sender<u64>) {
    let mut journal = Journal::default();
    let mut batch = Vec::new();
    let (mut busy, mut many) = (true, false);
    loop {
        let job = if busy {
            waiting.recv_timeout(QUIET)
        } else {
            waiting.recv().map_err(|_| RecvTimeoutError::Disconnected)
        };
        match job {
            Ok(job) => {
                batch.push(job);
                if many {
                    std::thread::sleep(A_MOMENT);
                }
                batch.extend(waiting.try_iter().take(LARGEST_BATCH - 1));
                many = batch.len() >= MANY;
                commit(&mut database, &mut journal, &mut batch, meter);
                let known = journal.generation();
                generation.send_if_modified(|told| std::mem::replace(told, known) != known);
                busy = true;
            }
            // Another failure is told to those who have something to store.
            Err(RecvTimeoutError::Timeout) => busy = clear(&mut database, &mut journal).unwrap_or(false),
            Err(RecvTimeoutError::Disconnected) => {
                while clear(&mut database, &mut journal).unwrap_or(false) {}
                return;
            }
        }
    }
}

/// Clears a part of the journal; `false` when there is nothing left to do.
fn clear(database: &mut Connection, journal: &mut Journal) -> Result<bool, StoreError> {
    let change = database.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let cleared = journal.catch_up(&change).and_then(|()| journal.clear(&change));
    let cleared = cleared.and_then(|more| Ok(change.commit().map(|()| more)?));
    if cleared.is_err() {
        journal.invalidate();
    }
    cleared
}

/// An answer that may be given once the transaction is durable.
enum Answer {
    Done(Asker<()>, Result<(), StoreError>),
    Player(Asker<Player>, Result<Player, StoreError>),
    Pending(Asker<Known>, Result<Known, StoreError>),
    Expired(Asker<usize>, usize),
}

impl Answer {
    /// A receiver that is gone no longer cares.
    fn give(self, committed: Result<(), StoreError>) {
        match self {
            Answer::Done(asker, result) => drop(asker.send(committed.and(result))),
            Answer::Player(asker, result) => drop(asker.send(committed.and(result))),
            Answer::Pending(asker, pending) => drop(asker.send(committed.and(pending))),
            Answer::Expired(asker, count) => drop(asker.send(committed.map(|()| count))),
        }
    }
}

fn commit(database: &mut Connection, journal: &mut Journal, batch: &mut Vec<Job>, meter: &Meter) {
    let (jobs, began) = (batch.len(), Instant::now());
    let mut answers = Vec::with_capacity(batch.len());
    // Nobody else may write in between: what is known of the journal holds until the end. Who only reads waits for nobody.
    let reading = batch.iter().all(|job| matches!(job, Job::Pending(..)));
    let kind = if reading { TransactionBehavior::Deferred } else { TransactionBehavior::Immediate };
    let change = database.transaction_with_behavior(kind);
    let committed = change.map_err(StoreError::from).and_then(|change| {
        journal.catch_up(&change)?;
        for (table, damaged) in journal.damaged() {
            meter.note_damage(*table, damaged);
        }
        for job in batch.drain(..) {
            answers.push(carry_out(&change, journal, job)?);
        }
        if !reading {
            journal.write(&change)?;
        }
        change.commit().map_err(StoreError::from)
    });
    if !reading {
        meter.committed(jobs, began.elapsed(), committed.is_ok());
    }
    if let Err(e) = &committed {
        journal.invalidate();
        tracing::error!("the store failed to write: {e}");
    }
    for answer in answers {
        answer.give(committed.clone());
    }
    if let Err(e) = committed {
        for unreached in batch.drain(..) {
            unreached.refuse(e.clone());
        }
    }
}

/// Does one job. A conflict is the job's own fault and leaves the others alone; any other error fails the batch.
fn carry_out(change: &Transaction<'_>, journal: &mut Journal, job: Job) -> Result<Answer, StoreError> {
    match job {
        Job::Pending(table, asker) => {
            let (pending, generation) = (journal.pending(table), journal.generation());
            let known = journal.must_be_sound(table).map(|()| Known { pending, generation });
            Ok(Answer::Pending(asker, known))
        }
        Job::Expire(before, asker) => Ok(Answer::Expired(asker, expire(change, journal, before)?)),
        Job::Append(append, asker) => answered(asker, write_entries(change, journal, *append)),
        Job::Change(describe, asker) => answered(asker, describe(change, journal)),
        Job::AddPlayer(hash, name, now, asker) => {
            let sql = "INSERT INTO player (hash, name, since) VALUES (?1, ?2, ?3)";
            prepared(change, sql, params![hash.0, name, now as i64])?;
            let id = PlayerId(change.last_insert_rowid());
            Ok(Answer::Player(asker, Ok(Player { id, name, banned: false })))
        }
        Job::Rename(player, name, asker) => {
            prepared(change, "UPDATE player SET name = ?2 WHERE id = ?1", params![player.0, name])?;
            Ok(Answer::Done(asker, Ok(())))
        }
    }
}

fn answered(asker: Asker<()>, done: Result<(), StoreError>) -> Result<Answer, StoreError> {
    match done {
        Err(e @ (StoreError::Conflict | StoreError::Damaged(_))) => Ok(Answer::Done(asker, Err(e))),
        Err(e) => {
            drop(asker.send(Err(e.clone())));
            Err(e)
        }
        Ok(()) => Ok(Answer::Done(asker, Ok(()))),
    }
}

/// Deletes a few tables that ended before this time.
fn expire(change: &Transaction<'_>, journal: &mut Journal, before: Millis) -> Result<usize, StoreError> {
    while journal.clear(change)? {}
    let sql = "SELECT game_table FROM summary WHERE ended = 1 AND changed < ?1 LIMIT ?2";
    let mut query = change.prepare_cached(sql)?;
    let rows = query.query_map(params![before as i64, EXPIRED_TOGETHER], |row| row.get::<_, String>(0))?;
    let mut expired = 0;
    for table in rows.collect::<Result<Vec<_>, _>>()? {
        let id = table.parse().map_err(|e: &str| StoreError::Failed(e.into()))?;
        delete_table(change, journal, id)?;
        expired += 1;
    }
    Ok(expired)
}

/// Deletes a table. Rows of the journal that are kept may still name it; without a summary they count for nothing.
pub(super) fn delete_table(
    change: &Transaction<'_>,
    journal: &mut Journal,
    table: TableId,
) -> Result<(), StoreError> {
    for sql in [
        "DELETE FROM log WHERE game_table = ?1",
        "DELETE FROM head WHERE game_table = ?1",
        "DELETE FROM seat WHERE game_table = ?1",
        "DELETE FROM report WHERE game_table = ?1",
        "DELETE FROM summary WHERE game_table = ?1",
    ] {
        prepared(change, sql, [table.as_str()])?;
    }
    journal.forget(table);
    Ok(())
}

fn write_entries(change: &Transaction<'_>, journal: &mut Journal, append: Append) -> Result<(), StoreError> {
    let Append { table, generation, first, next, entries, prev, hash, summary, reseated } = append;
    if generation != journal.generation() {
        return Err(StoreError::Conflict);
    }
    journal.must_be_sound(table)?;
    let end = journal.end(change, table)?;
    // A log that was put back from a copy may be as long, and yet another one.
    if end.length != first || end.hash.is_some_and(|hash| hash != prev) {
        return Err(StoreError::Conflict);
    }
    journal.add(table, Pending { first, next, entries }, hash);
    let Some(summary) = summary else { return Ok(()) };
    let players = reseated.then(|| summary.players.clone());
    write_summary(change, table, summary)?;
    let Some(players) = players else { return Ok(()) };
    prepared(change, "DELETE FROM seat WHERE game_table = ?1", [table.as_str()])?;
    for player in players {
        let sql = "INSERT OR IGNORE INTO seat (player, game_table) VALUES (?1, ?2)";
        prepared(change, sql, params![player.0, table.as_str()])?;
    }
    Ok(())
}

/// What lists say of a table from now on.
pub(super) fn write_summary(
    change: &Transaction<'_>,
    table: TableId,
    summary: Summary,
) -> Result<(), StoreError> {
    let ended = summary.line.phase == protocol::Phase::Ended;
    let listed = summary.line.visibility == protocol::Visibility::Public && !ended;
    let wake = summary.wake.map(|wake| wake as i64);
    let sql = "INSERT INTO summary (game_table, listed, changed, wake, line, host, ended, phase)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
        ON CONFLICT (game_table) DO UPDATE SET
            listed = excluded.listed, changed = excluded.changed, wake = excluded.wake,
            line = excluded.line, host = excluded.host, ended = excluded.ended, phase = excluded.phase";
    let (changed, host, phase) = (summary.line.changed as i64, summary.host.0, summary.line.phase.name());
    let line = serde_json::to_string(&Line::from(summary.line)).expect("a line is plain values");
    prepared(change, sql, params![table.as_str(), listed, changed, wake, line, host, ended, phase])
}

pub(super) fn prepared(
    change: &Transaction<'_>,
    sql: &str,
    values: impl rusqlite::Params,
) -> Result<(), StoreError> {
    change
        .prepare_cached(sql)
        .and_then(|mut statement| statement.execute(values))
        .map(drop)
        .map_err(StoreError::from)
}
