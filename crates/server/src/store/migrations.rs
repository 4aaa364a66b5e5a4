//! The tables of the database, version by version.

use rusqlite::Connection;

use super::StoreError;

/// What leads from each version of the database to the next. Never changed, only added to.
const MIGRATIONS: [&str; 9] = ["
    -- Each row is the entries of one request, one JSON object a line; `first` is the number of the first.
    CREATE TABLE log (
        game_table TEXT NOT NULL,
        first INTEGER NOT NULL,
        entries TEXT NOT NULL,
        PRIMARY KEY (game_table, first)
    ) WITHOUT ROWID, STRICT;
    -- What lists show. `line` is JSON; the columns are what is searched by. `length` is the number of entries.
    CREATE TABLE summary (
        game_table TEXT PRIMARY KEY,
        length INTEGER NOT NULL,
        listed INTEGER NOT NULL,
        changed INTEGER NOT NULL,
        wake INTEGER,
        line TEXT NOT NULL
    ) WITHOUT ROWID, STRICT;
    CREATE INDEX summary_listed ON summary (changed) WHERE listed = 1;
    CREATE INDEX summary_wake ON summary (wake) WHERE wake IS NOT NULL;
    CREATE TABLE player (
        id INTEGER PRIMARY KEY,
        hash BLOB NOT NULL UNIQUE,
        name TEXT NOT NULL,
        since INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE seat (
        player INTEGER NOT NULL REFERENCES player (id),
        game_table TEXT NOT NULL,
        PRIMARY KEY (player, game_table)
    ) WITHOUT ROWID, STRICT;
    CREATE INDEX seat_table ON seat (game_table);
", "
    -- Who made a table, to count what they have not finished.
    ALTER TABLE summary ADD COLUMN host INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE summary ADD COLUMN ended INTEGER NOT NULL DEFAULT 0;
    UPDATE summary SET ended = json_extract(line, '$.phase') = 'ended';
    CREATE INDEX summary_unfinished ON summary (host) WHERE ended = 0;
", "
    -- The number of the entry after those of the row. So a step touches one page, that of the log: the summary need
    -- not know how long the log is.
    ALTER TABLE log ADD COLUMN next INTEGER NOT NULL DEFAULT 0;
    UPDATE log SET next = first + 1 + length(entries) - length(replace(entries, char(10), ''));
    ALTER TABLE summary DROP COLUMN length;
    -- How far tables have come, to count them.
    ALTER TABLE summary ADD COLUMN phase TEXT NOT NULL DEFAULT '';
    UPDATE summary SET phase = json_extract(line, '$.phase');
    CREATE INDEX summary_phase ON summary (phase);
", "
    -- What was committed together and is on its way to the logs. For each table a line with its name, the number of the
    -- first entry and of the one after the last; then the entries, one JSON object a line.
    CREATE TABLE journal (
        number INTEGER PRIMARY KEY,
        appends TEXT NOT NULL
    ) STRICT;
", "
    -- From here on entries have envelopes and name the hash of the entry before. Those that are there stay as they are.
    -- A program that would write entries without envelopes behind them must not open the database.
", "
    -- The checksum of a row; null in rows of earlier programs. The same stands in the journal, with each table's part.
    ALTER TABLE log ADD COLUMN sum TEXT;
    -- How many entries a log has, so that rows that are lost at its end are missed.
    CREATE TABLE head (
        game_table TEXT PRIMARY KEY,
        length INTEGER NOT NULL
    ) WITHOUT ROWID, STRICT;
", "
    -- Since when somebody is banned.
    ALTER TABLE player ADD COLUMN banned INTEGER;
    -- Who reported whom, where, and why.
    CREATE TABLE report (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        at INTEGER NOT NULL,
        game_table TEXT NOT NULL,
        reporter INTEGER NOT NULL,
        player INTEGER,
        name TEXT NOT NULL,
        message TEXT,
        words TEXT NOT NULL
    ) STRICT;
    -- What operators did. It is only added to.
    CREATE TABLE act (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        at INTEGER NOT NULL,
        user INTEGER NOT NULL,
        act TEXT NOT NULL,
        game_table TEXT,
        player INTEGER,
        failed TEXT
    ) STRICT;
    CREATE TRIGGER act_is_not_changed BEFORE UPDATE ON act
        BEGIN SELECT raise(ABORT, 'what was done stays as it is'); END;
    CREATE TRIGGER act_is_not_deleted BEFORE DELETE ON act
        BEGIN SELECT raise(ABORT, 'what was done stays as it is'); END;
", "
    -- When a server was last known to run, and when none ran.
    CREATE TABLE running (
        one INTEGER PRIMARY KEY CHECK (one = 1),
        at INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE downtime (
        began INTEGER PRIMARY KEY,
        ended INTEGER NOT NULL
    ) STRICT;
", "
    -- Another one each time that a backup is put back: what has the same number in two generations need not be the same.
    CREATE TABLE generation (
        one INTEGER PRIMARY KEY CHECK (one = 1),
        number INTEGER NOT NULL
    ) STRICT;
    INSERT INTO generation (one, number) VALUES (1, 0);
"];

/// The version of the database that this program makes.
pub(super) const VERSION: u32 = MIGRATIONS.len() as u32;

/// Since this version rows have checksums, and heads are kept apart.
pub(super) const CHECKED: u32 = 6;

/// Since this version it is known how often a backup was put back.
const GENERATIONS: u32 = 9;

/// The generation of the tables in the database.
pub(super) fn generation(database: &Connection) -> Result<u64, StoreError> {
    let version: u32 = database.pragma_query_value(None, "user_version", |row| row.get(0))?;
    if version < GENERATIONS {
        return Ok(0);
    }
    let number: i64 = database.query_row("SELECT number FROM generation", [], |row| row.get(0))?;
    Ok(number as u64)
}

/// Brings the database to the version of this program; refuses one from the future.
pub(super) fn migrate(database: &mut Connection) -> Result<(), StoreError> {
    migrate_to(database, VERSION)
}

/// The same as an earlier program did it.
pub(super) fn migrate_to(database: &mut Connection, known: u32) -> Result<(), StoreError> {
    let version: u32 = database.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let Some(missing) = MIGRATIONS.get(version as usize..known as usize) else {
        let message =
            format!("the database has version {version}; this program knows versions up to {known}");
        return Err(StoreError::Failed(message));
    };
    for (next, migration) in (version + 1..).zip(missing) {
        let change = database.transaction()?;
        change.execute_batch(migration)?;
        change.pragma_update(None, "user_version", next)?;
        change.commit()?;
    }
    Ok(())
}
