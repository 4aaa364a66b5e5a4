//! Entries on their way to their logs.
//!
//! The rows of a log lie beside the other rows of its table, so a row for every step would cost a page of the database
//! for every step. Instead, what is committed together is one row of the journal, whatever tables it is for. When the
//! journal has grown, each table's part of its many rows becomes one row of the table's log, a few tables with each
//! commit. Until then the writer knows it by heart.
//!
//! Every part of a row has a checksum, and every row of a log. What is damaged is damage of one table: the others go on.

use std::collections::{BTreeMap, HashMap};
use std::fmt::Write as _;

use rusqlite::types::ValueRef;
use rusqlite::{Connection, OptionalExtension, params};
use serde::Deserialize;
use sha2::{Digest, Sha256};
use tabletop::hex;

use super::migrations::generation;
use super::{Append, StoreError};
use crate::core::{Damaged, TableId};

/// How far the journal grows before it is cleared, in bytes.
const LARGEST: usize = 16 << 20;
/// How many tables are settled with one commit while the journal is being cleared.
const SETTLED_TOGETHER: usize = 64;
/// How many ends of logs are remembered.
const MOST_ENDS: usize = 50_000;

/// The journal, as the writer knows it.
#[derive(Debug, Default)]
pub(super) struct Journal {
    /// What is in the journal and not yet in the logs.
    pending: HashMap<TableId, Pending>,
    /// The ends of the logs that were written to lately.
    ends: HashMap<TableId, End>,
    /// Tables of which the journal lacks something, and what.
    damaged: BTreeMap<TableId, Damaged>,
    /// Rows that are kept because something in them is damaged.
    kept_rows: Vec<i64>,
    /// What the next row will hold.
    row: String,
    /// The size of the rows since the clearing began.
    bytes: usize,
    clearing: Clearing,
    /// Of the tables.
    generation: u64,
    /// Changes when somebody else has written to the database.
    version: Option<i64>,
}

/// Entries of one table that are not yet in its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pending {
    /// The number of the first of them.
    pub first: u64,
    /// The number of the entry after them.
    pub next: u64,
    /// As they are stored.
    pub entries: String,
}

/// Where a log ends.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct End {
    /// How many entries it has.
    pub(super) length: u64,
    /// The hash of the last; `None` where it is not known.
    pub(super) hash: Option<String>,
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
            self.generation = generation(database)?;
            self.version = Some(version);
        }
        Ok(())
    }

    /// Which generation the tables are of.
    pub(super) fn generation(&self) -> u64 {
        self.generation
    }

    /// What was noted may not be stored: it has to be read again.
    pub(super) fn invalidate(&mut self) {
        self.version = None;
    }

    /// What the database has in its journal.
    pub(super) fn read(database: &Connection) -> Result<Self, StoreError> {
        let mut journal = Journal::default();
        let mut query = database.prepare("SELECT number, appends FROM journal ORDER BY number")?;
        let mut rows = query.query([])?;
        while let Some(row) = rows.next()? {
            let number = row.get(0)?;
            let (ValueRef::Text(bytes) | ValueRef::Blob(bytes)) = row.get_ref(1)? else { continue };
            journal.bytes += bytes.len();
            let mut is_sound = true;
            for part in parts(bytes) {
                is_sound &= match part {
                    Part::Sound(table, part) => journal.take(database, table, part)?,
                    Part::Damaged(tables) => journal.lose(database, &tables)?,
                };
            }
            if !is_sound {
                journal.kept_rows.push(number);
            }
        }
        Ok(journal)
    }

    /// Takes over a part that was read. `false` if something before it is missing.
    fn take(&mut self, database: &Connection, table: TableId, part: Pending) -> Result<bool, StoreError> {
        let known = self.end(database, table)?.length;
        // The table was deleted, and the row is kept for another one.
        if known == 0 && !is_known(database, table)? {
            return Ok(true);
        }
        // What is in the log already was settled before the journal was cleared.
        if part.first > known {
            let message = format!("entries {known} to {} are missing", part.first - 1);
            self.damaged.entry(table).or_insert(Damaged { number: known, message });
            return Ok(false);
        }
        if part.first == known && !self.damaged.contains_key(&table) {
            let hash = part.entries.lines().last().and_then(hash_of);
            self.note(table, part, hash);
        }
        Ok(true)
    }

    /// Notes that a part of one of these tables is damaged. A name that belongs to no table was damaged itself.
    fn lose(&mut self, database: &Connection, tables: &[TableId]) -> Result<bool, StoreError> {
        for table in tables {
            if is_known(database, *table)? {
                let number = self.end(database, *table)?.length;
                let message = "its entries in the journal are not what was stored".to_string();
                self.damaged.entry(*table).or_insert(Damaged { number, message });
            }
        }
        Ok(false)
    }

    /// Tables of which something is lost here.
    pub(super) fn damaged(&self) -> &BTreeMap<TableId, Damaged> {
        &self.damaged
    }

    /// What is lost of a table, if something is.
    pub(super) fn must_be_sound(&self, table: TableId) -> Result<(), StoreError> {
        self.damaged.get(&table).map_or(Ok(()), |damaged| Err(StoreError::Damaged(damaged.clone())))
    }

    /// Where the log of the table ends, with what is on its way there.
    pub(super) fn end(&self, database: &Connection, table: TableId) -> Result<End, StoreError> {
        if let Some(end) = self.ends.get(&table) {
            return Ok(end.clone());
        }
        let sql = "SELECT next, entries FROM log WHERE game_table = ?1 ORDER BY first DESC LIMIT 1";
        let mut query = database.prepare_cached(sql)?;
        let end = query.query_row([table.as_str()], |row| {
            let (ValueRef::Text(bytes) | ValueRef::Blob(bytes)) = row.get_ref(1)? else {
                return Ok(End::default());
            };
            let last = String::from_utf8_lossy(bytes);
            let hash = last.lines().last().and_then(hash_of);
            Ok(End { length: row.get::<_, i64>(0)? as u64, hash })
        });
        Ok(end.optional()?.unwrap_or_default())
    }

    /// Adds entries to what the next row will hold.
    pub(super) fn add(&mut self, table: TableId, part: Pending, hash: String) {
        write_part(&mut self.row, table, &part);
        self.note(table, part, Some(hash));
    }

    /// The table is gone.
    pub(super) fn forget(&mut self, table: TableId) {
        self.ends.remove(&table);
        self.pending.remove(&table);
        self.damaged.remove(&table);
    }

    /// Puts another log in the place of the table's own. What the journal has of that counts as settled.
    pub(super) fn replace(&mut self, database: &Connection, log: Append) -> Result<(), StoreError> {
        let Append { table, first, next, entries, hash, .. } = log;
        self.pending.remove(&table);
        database.prepare_cached("DELETE FROM log WHERE game_table = ?1")?.execute([table.as_str()])?;
        write_log(database, table, &Pending { first, next, entries })?;
        self.remember(table, End { length: next, hash: Some(hash) });
        Ok(())
    }

    fn remember(&mut self, table: TableId, end: End) {
        if self.ends.len() >= MOST_ENDS {
            let pending = &self.pending;
            self.ends.retain(|table, _| pending.contains_key(table));
        }
        self.ends.insert(table, end);
    }

    fn note(&mut self, table: TableId, part: Pending, hash: Option<String>) {
        self.remember(table, End { length: part.next, hash });
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
        // What is damaged stays as it is, so that it is known after every start and can be looked at.
        let kept: Vec<String> = self.kept_rows.iter().map(ToString::to_string).collect();
        let sql = format!("DELETE FROM journal WHERE number <= ?1 AND number NOT IN ({})", kept.join(","));
        database.prepare_cached(&sql)?.execute([self.clearing.last_row])?;
        Ok(())
    }

    /// What is on its way to the log of the table.
    pub(super) fn pending(&self, table: TableId) -> Option<Pending> {
        self.pending.get(&table).cloned()
    }
}

/// Whether there is such a table.
fn is_known(database: &Connection, table: TableId) -> Result<bool, StoreError> {
    let sql = "SELECT EXISTS (SELECT 1 FROM summary WHERE game_table = ?1)";
    Ok(database.prepare_cached(sql)?.query_row([table.as_str()], |row| row.get(0))?)
}

/// Writes a row of a log.
fn write_log(database: &Connection, table: TableId, row: &Pending) -> Result<(), StoreError> {
    let sql = "INSERT INTO log (game_table, first, next, entries, sum) VALUES (?1, ?2, ?3, ?4, ?5)";
    let sum = row_sum(table, row.first, row.entries.as_bytes());
    let values = params![table.as_str(), row.first as i64, row.next as i64, row.entries, sum];
    database.prepare_cached(sql)?.execute(values)?;
    // Kept apart from the log, so that rows that are lost at its end are missed.
    let sql = "INSERT INTO head (game_table, length) VALUES (?1, ?2)
        ON CONFLICT (game_table) DO UPDATE SET length = excluded.length";
    database.prepare_cached(sql)?.execute(params![table.as_str(), row.next as i64])?;
    Ok(())
}

/// What a row of a log is checked by.
pub(super) fn row_sum(table: TableId, first: u64, entries: &[u8]) -> String {
    checksum(&format!("{table} {first}"), entries)
}

/// The hash of an entry, which names the hash of the one before; `None` where it has no envelope.
fn hash_of(line: &str) -> Option<String> {
    #[derive(Deserialize)]
    struct Chained<'a> {
        prev: &'a str,
    }
    let Chained { prev } = serde_json::from_str(line).ok()?;
    Some(hex::encode(&Sha256::new().chain_update(prev).chain_update(line).finalize()))
}

/// What the head of a part says before its checksum.
fn head(table: TableId, first: u64, next: u64, bytes: usize) -> String {
    format!("{table} {first} {next} {bytes}")
}

/// The first 64 bits of a SHA-256, as digits.
fn checksum(head: &str, entries: &[u8]) -> String {
    let hash = Sha256::new().chain_update(head).chain_update(b"\n").chain_update(entries).finalize();
    hex::encode(&hash)[..16].to_string()
}

/// Adds a part to a row of the journal.
pub fn write_part(row: &mut String, table: TableId, part: &Pending) {
    let Pending { first, next, entries } = part;
    let head = head(table, *first, *next, entries.len());
    // Writing to a text never fails.
    let _ = writeln!(row, "{head} {} {table}\n{entries}", checksum(&head, entries.as_bytes()));
}

/// A part of a row of the journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// As it was stored.
    Sound(TableId, Pending),
    /// Not as it was stored. It belongs to one of these tables.
    Damaged(Vec<TableId>),
}

/// The parts of a row. Each has a head, `table first next bytes checksum table`, and its entries, one a line. The table is named
/// twice and the length in bytes, so that damage does not reach the next part. Earlier programs wrote `table first next`
/// and no checksum.
pub fn parts(row: &[u8]) -> Vec<Part> {
    let mut parts = Vec::new();
    let mut rest = row;
    while !rest.is_empty() {
        let (line, after) = split_line(rest);
        rest = after;
        let text = String::from_utf8_lossy(line);
        let words: Vec<&str> = text.split(' ').collect();
        if let Some((table, part, after)) = read_part(&words, after) {
            rest = after;
            parts.push(Part::Sound(table, part));
            continue;
        }
        let ends = words.first().into_iter().chain(words.last());
        let named: Vec<TableId> = ends.filter_map(|word| word.parse().ok()).collect();
        // Entries whose head is lost name nobody.
        if !named.is_empty() || !line.starts_with(b"{") {
            parts.push(Part::Damaged(named));
        }
    }
    parts
}

/// The part with this head, which begins these bytes, and what comes after it; `None` if it is not what was stored.
fn read_part<'a>(words: &[&str], rest: &'a [u8]) -> Option<(TableId, Pending, &'a [u8])> {
    let &[table, first, next, ref more @ ..] = words else { return None };
    let (table, first, next) = (table.parse().ok()?, first.parse().ok()?, next.parse().ok()?);
    let length = match more {
        // A head without entries was never written, and the next part is not to pay for it.
        [] => Some(entries_of(rest)).filter(|length| *length > 0)?,
        [bytes, sum, again] => {
            let bytes: usize = bytes.parse().ok()?;
            let head = head(table, first, next, bytes);
            let sound = again.parse::<TableId>() == Ok(table) && checksum(&head, rest.get(..bytes)?) == *sum;
            sound.then_some(bytes)?
        }
        _ => return None,
    };
    let (entries, after) = rest.split_at(length);
    let entries = String::from_utf8(entries.to_vec()).ok()?;
    // Whatever the end of the line has become.
    Some((table, Pending { first, next, entries }, after.get(1..).unwrap_or_default()))
}

/// How many bytes of lines begin as entries do, without the end of the last.
fn entries_of(row: &[u8]) -> usize {
    let mut length = 0;
    while row.get(length) == Some(&b'{') {
        length += split_line(&row[length..]).0.len() + 1;
    }
    length.saturating_sub(1).min(row.len())
}

/// The first line, and what comes after it.
fn split_line(bytes: &[u8]) -> (&[u8], &[u8]) {
    match bytes.iter().position(|byte| *byte == b'\n') {
        Some(end) => (&bytes[..end], &bytes[end + 1..]),
        None => (bytes, &[]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(n: u8) -> TableId {
        TableId::new([n; 16])
    }

    fn part(n: u8) -> Pending {
        let entries = format!("{{\"prev\":\"{n}\",\"name\":\"Ann of {n}\"}}\n{{\"prev\":\"x\",\"at\":{n}}}");
        Pending { first: 10, next: 12, entries }
    }

    /// A row with parts of these tables.
    fn row(tables: std::ops::Range<u8>) -> String {
        let mut journal = Journal::default();
        for n in tables {
            journal.add(table(n), part(n), String::new());
        }
        journal.row
    }

    #[test]
    fn every_flipped_bit_is_noticed_and_hits_one_table() {
        let row = row(0..5);
        let begins: Vec<usize> = (0..5).map(|n| row.find(&table(n).to_string()).unwrap()).collect();
        let all: Vec<Part> = (0..5).map(|n| Part::Sound(table(n), part(n))).collect();
        assert_eq!(parts(row.as_bytes()), all);
        for at in 0..row.len() {
            let hit = begins.iter().rposition(|begin| *begin <= at).unwrap();
            for bit in 0..8 {
                let mut flipped = row.clone().into_bytes();
                flipped[at] ^= 1 << bit;
                let found = parts(&flipped);
                let (sound, damaged): (Vec<_>, Vec<_>) =
                    found.into_iter().partition(|part| matches!(part, Part::Sound(..)));
                let is_end = row.as_bytes().get(at + 1).is_none_or(|_| begins.contains(&(at + 1)));
                let left = all.iter().enumerate().filter(|(n, _)| is_end || *n != hit).map(|(_, part)| part);
                assert_eq!(
                    sound.iter().collect::<Vec<_>>(),
                    left.collect::<Vec<_>>(),
                    "bit {bit} of byte {at}"
                );
                let names =
                    |part: &Part| matches!(part, Part::Damaged(tables) if tables.contains(&table(hit as u8)));
                assert!(is_end || damaged.iter().any(names), "bit {bit} of byte {at}: {damaged:?}");
            }
        }
    }

    #[test]
    fn rows_of_earlier_programs_are_read() {
        let Pending { first, next, entries } = part(1);
        let old = format!("{} {first} {next}\n{entries}\n", table(1));
        let rows = old.clone() + &row(2..4) + &old.replace(&table(1).to_string(), &table(5).to_string());
        let sound = |n: u8, entries: String| Part::Sound(table(n), Pending { entries, ..part(n) });
        let expected = vec![
            sound(1, part(1).entries),
            sound(2, part(2).entries),
            sound(3, part(3).entries),
            sound(5, part(1).entries),
        ];
        assert_eq!(parts(rows.as_bytes()), expected);
    }
}
