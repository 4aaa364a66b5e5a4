//! Entries on their way to their logs.
//!
//! The rows of a log lie beside the other rows of its table, so a row for every step would cost a page of the database
//! for every step. Instead, what is committed together is one row of the journal, whatever tables it is for. When the
//! journal has grown, each table's part of its many rows becomes one row of the table's log, a few tables with each
//! commit. Until then the writer knows it by heart.

use std::collections::HashMap;
use std::fmt::Write as _;

use rusqlite::{Connection, OptionalExtension, params};

use super::StoreError;
use crate::core::TableId;

/// How far the journal grows before it is cleared, in bytes.
const LARGEST: usize = 16 << 20;
/// How many tables are settled with one commit while the journal is being cleared.
const SETTLED_TOGETHER: usize = 64;
/// How many lengths of logs are remembered.
const MOST_LENGTHS: usize = 50_000;

/// The journal, as the writer knows it.
#[derive(Debug, Default)]
pub(super) struct Journal {
    /// What is in the journal and not yet in the logs.
    pending: HashMap<TableId, Pending>,
    /// How long the logs are that were written to lately.
    lengths: HashMap<TableId, u64>,
    /// What the next row will hold.
    row: String,
    /// The size of the rows since the clearing began.
    bytes: usize,
    clearing: Clearing,
    /// Changes when somebody else has written to the database.
    version: Option<i64>,
}

/// Entries of one table that are not yet in its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Pending {
    /// The number of the first of them.
    pub(super) first: u64,
    /// The number of the entry after them.
    pub(super) next: u64,
    /// As they are stored.
    pub(super) entries: String,
}

/// The part of the journal that goes away.
#[derive(Debug, Default)]
struct Clearing {
    /// Tables that have entries in it.
    tables: Vec<TableId>,
    /// Its last row.
    last_row: i64,
}

impl Journal {
    /// Looks whether what is known of the journal still holds, and reads it if not. Inside a transaction.
    pub(super) fn catch_up(&mut self, database: &Connection) -> Result<(), StoreError> {
        let version = database.pragma_query_value(None, "data_version", |row| row.get(0))?;
        if self.version != Some(version) {
            *self = Journal::read(database)?;
            self.version = Some(version);
        }
        Ok(())
    }

    /// What was noted may not be stored: it has to be read again.
    pub(super) fn invalidate(&mut self) {
        self.version = None;
    }

    /// What the database has in its journal.
    pub(super) fn read(database: &Connection) -> Result<Self, StoreError> {
        let mut journal = Journal::default();
        let mut query = database.prepare("SELECT appends FROM journal ORDER BY number")?;
        let mut rows = query.query([])?;
        while let Some(row) = rows.next()? {
            let text: String = row.get(0)?;
            journal.bytes += text.len();
            for (table, part) in parts(&text)? {
                let known = journal.length(database, table)?;
                // What is in the log already was settled before the journal was cleared.
                if part.first == known {
                    journal.note(table, part);
                } else if part.first > known {
                    return Err(StoreError::Failed(format!("the journal lacks entries of table {table}")));
                }
            }
        }
        Ok(journal)
    }

    /// How many entries the log of the table has, with those that are on their way.
    pub(super) fn length(&self, database: &Connection, table: TableId) -> Result<u64, StoreError> {
        if let Some(length) = self.lengths.get(&table) {
            return Ok(*length);
        }
        let sql = "SELECT next FROM log WHERE game_table = ?1 ORDER BY first DESC LIMIT 1";
        let mut query = database.prepare_cached(sql)?;
        let length: Option<i64> = query.query_row([table.as_str()], |row| row.get(0)).optional()?;
        Ok(length.unwrap_or(0) as u64)
    }

    /// Adds entries to what the next row will hold.
    pub(super) fn add(&mut self, table: TableId, part: Pending) {
        let Pending { first, next, entries } = &part;
        let _ = writeln!(self.row, "{table} {first} {next}\n{entries}");
        self.note(table, part);
    }

    /// The table is gone.
    pub(super) fn forget(&mut self, table: TableId) {
        self.lengths.remove(&table);
    }

    fn remember(&mut self, table: TableId, length: u64) {
        if self.lengths.len() >= MOST_LENGTHS {
            let pending = &self.pending;
            self.lengths.retain(|table, _| pending.contains_key(table));
        }
        self.lengths.insert(table, length);
    }

    fn note(&mut self, table: TableId, part: Pending) {
        self.remember(table, part.next);
        match self.pending.get_mut(&table) {
            None => drop(self.pending.insert(table, part)),
            Some(pending) => {
                pending.entries.push('\n');
                pending.entries += &part.entries;
                pending.next = part.next;
            }
        }
    }

    /// Writes the row, and clears a part of the journal if it has grown.
    pub(super) fn write(&mut self, database: &Connection) -> Result<(), StoreError> {
        if !self.row.is_empty() {
            let sql = "INSERT INTO journal (appends) VALUES (?1)";
            database.prepare_cached(sql)?.execute([&self.row])?;
            self.bytes += self.row.len();
            self.row.clear();
        }
        if self.clearing.tables.is_empty() && self.bytes > LARGEST {
            self.begin_to_clear(database)?;
        }
        self.settle(database)
    }

    /// Settles everything, a part with each call; `false` when there is nothing left to do.
    pub(super) fn clear(&mut self, database: &Connection) -> Result<bool, StoreError> {
        if self.clearing.tables.is_empty() {
            if self.bytes == 0 {
                return Ok(false);
            }
            self.begin_to_clear(database)?;
        }
        self.settle(database)?;
        Ok(true)
    }

    fn begin_to_clear(&mut self, database: &Connection) -> Result<(), StoreError> {
        let last: Option<i64> =
            database.query_row("SELECT max(number) FROM journal", [], |row| row.get(0))?;
        self.clearing =
            Clearing { tables: self.pending.keys().copied().collect(), last_row: last.unwrap_or(0) };
        self.bytes = 0;
        if self.clearing.tables.is_empty() {
            self.forget_cleared(database)?;
        }
        Ok(())
    }

    /// Moves the entries of some tables to their logs.
    fn settle(&mut self, database: &Connection) -> Result<(), StoreError> {
        if self.clearing.tables.is_empty() {
            return Ok(());
        }
        let left = self.clearing.tables.len().saturating_sub(SETTLED_TOGETHER);
        for table in self.clearing.tables.split_off(left) {
            if let Some(pending) = self.pending.remove(&table) {
                write_log(database, table, &pending)?;
            }
        }
        if left == 0 {
            self.forget_cleared(database)?;
        }
        Ok(())
    }

    fn forget_cleared(&mut self, database: &Connection) -> Result<(), StoreError> {
        let sql = "DELETE FROM journal WHERE number <= ?1";
        database.prepare_cached(sql)?.execute([self.clearing.last_row])?;
        Ok(())
    }

    /// What is on its way to the log of the table.
    pub(super) fn pending(&self, table: TableId) -> Option<Pending> {
        self.pending.get(&table).cloned()
    }
}

/// Writes a row of a log.
fn write_log(database: &Connection, table: TableId, row: &Pending) -> Result<(), StoreError> {
    let sql = "INSERT INTO log (game_table, first, next, entries) VALUES (?1, ?2, ?3, ?4)";
    let values = params![table.as_str(), row.first as i64, row.next as i64, row.entries];
    database.prepare_cached(sql)?.execute(values)?;
    Ok(())
}

/// The parts of a row of the journal: after a line with the table and two numbers come its entries, one a line.
fn parts(row: &str) -> Result<Vec<(TableId, Pending)>, StoreError> {
    let damaged = |line: &str| StoreError::Failed(format!("the journal is damaged at '{line}'"));
    let mut parts: Vec<(TableId, Pending)> = Vec::new();
    for line in row.lines() {
        if line.starts_with('{') {
            let (_, part) = parts.last_mut().ok_or_else(|| damaged(line))?;
            if !part.entries.is_empty() {
                part.entries.push('\n');
            }
            part.entries += line;
            continue;
        }
        let mut words = line.split(' ');
        let mut word = || words.next().ok_or_else(|| damaged(line));
        let table = word()?.parse().map_err(|_| damaged(line))?;
        let first = word()?.parse().map_err(|_| damaged(line))?;
        let next = word()?.parse().map_err(|_| damaged(line))?;
        parts.push((table, Pending { first, next, entries: String::new() }));
    }
    Ok(parts)
}
