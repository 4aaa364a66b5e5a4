//! Copies of the database, made and put back while the server runs.
//!
//! A backup is one read transaction, so it is the database as it was at one moment and holds up nobody. Putting one back
//! is one write transaction, and begins another generation: everything that was read before is known to be of the past.
//! Tables that are awake end, and are put together again from what is there.

use std::fmt::Display;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::{Duration, Instant};

use rusqlite::backup::{Backup, StepResult};
use rusqlite::{Connection, OpenFlags};

use super::journal::Journal;
use super::migrations::{CHECKED, VERSION, generation, migrate};
use super::private;
use super::sqlite::log;
use super::{Log, StoreError, is_broken};
use crate::core::{Millis, State, TableId};
use crate::folder::{Folder, FolderError};

/// How long to wait for a database that others write to.
const PATIENCE: Duration = Duration::from_secs(30);

/// What a copy holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Copied {
    /// How many tables.
    pub tables: u64,
    /// How many players.
    pub players: u64,
    /// How large the file is.
    pub bytes: u64,
    /// Tables whose logs cannot be read, and why. They keep nobody from having the others.
    pub unreadable: Vec<(TableId, StoreError)>,
}

/// Writes the database as it is now to a new file, and checks what was written.
pub fn backup(database: &Path, to: &Path) -> Result<Copied, StoreError> {
    must_be_free(to)?;
    let source = open_existing(database, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    let name = to.to_str().ok_or_else(|| StoreError::Failed("the file has no readable name".to_string()))?;
    let unwritten = |e: io::Error| StoreError::Failed(format!("{} cannot be written: {e}", to.display()));
    let file = private::open_file(to).map_err(unwritten)?;
    if let Err(e) = source.execute("VACUUM INTO ?1", [name]) {
        // Nothing but an empty or broken file is lost.
        let _ = fs::remove_file(to);
        return Err(e.into());
    }
    file.sync_all()
        .map_err(|e| StoreError::Failed(format!("{} may not be on the disk: {e}", to.display())))?;
    look_into(to)
}

/// Copies a database that cannot be read, and so not be backed up, as it is.
pub fn set_aside(database: &Path, to: &Path) -> Result<(), StoreError> {
    must_be_free(to)?;
    for ending in ["", "-wal"] {
        let (from, to) = (with_ending(database, ending), with_ending(to, ending));
        let unwritten = |e: io::Error| StoreError::Failed(format!("{} cannot be written: {e}", to.display()));
        if from.exists() {
            private::open_file(&to).map_err(unwritten)?;
            fs::copy(&from, &to).map_err(unwritten)?;
        }
    }
    Ok(())
}

fn must_be_free(path: &Path) -> Result<(), StoreError> {
    if path.exists() {
        return Err(StoreError::Failed(format!("{} is there already", path.display())));
    }
    Ok(())
}

fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut path = path.as_os_str().to_os_string();
    path.push(ending);
    path.into()
}

/// Makes the database what it was when the backup was made, in another generation. A file that is not a sound backup is
/// refused before anything is changed.
pub fn restore(from: &Path, database: &Path, now: Millis) -> Result<Copied, StoreError> {
    let copied = look_into(from)?;
    let unwritten = |e: io::Error| StoreError::Failed(format!("{}: {e}", database.display()));
    let mut held = None;
    let mut target = match open_target(database)? {
        Ok(target) => target,
        Err(e) if is_broken(&e) => {
            held = Some(clear_away(database)?);
            open_target(database)??
        }
        Err(e) => return Err(e.into()),
    };
    // Made ready beside it, so that a server that runs sees all of it at once.
    let beside = database.with_extension("restoring");
    let forget = || match fs::remove_file(&beside) {
        Err(e) if e.kind() != io::ErrorKind::NotFound => Err(unwritten(e)),
        _ => Ok(()),
    };
    forget()?;
    // What is damaged is put back because of that, and the time tells its generation apart.
    let known = generation(&target).unwrap_or(0);
    let ready = made_ready(from, &beside, known, now).and_then(|ready| copy_all(&ready, &mut target));
    forget()?;
    ready?;
    drop((target, held));
    Ok(Copied { unreadable: look_into(database)?.unreadable, ..copied })
}

/// The database that a backup goes into, made if it is not there.
fn open_target(database: &Path) -> Result<rusqlite::Result<Connection>, StoreError> {
    let unwritten = |e: io::Error| StoreError::Failed(format!("{}: {e}", database.display()));
    private::open_file(database).map_err(unwritten)?;
    let open = || {
        let target = Connection::open(database)?;
        target.busy_timeout(PATIENCE)?;
        // The same in both, or the copy would have to change the kind of a database that others have open.
        target.pragma_update(None, "journal_mode", "wal")?;
        target.query_row("SELECT count(*) FROM sqlite_schema", [], |_| Ok(()))?;
        Ok(target)
    };
    Ok(open())
}

/// Takes away files that are no database any more. Nobody else may use them.
fn clear_away(database: &Path) -> Result<Folder, StoreError> {
    let failed = |why: &dyn Display| StoreError::Failed(format!("{}: {why}", database.display()));
    let in_use = "it is too damaged to be replaced under the server that uses it; stop that first";
    let folder = database.parent().unwrap_or(Path::new("."));
    let held = Folder::open(folder).map_err(|e| match e {
        FolderError::InUse(_) => failed(&in_use),
        FolderError::Failed(e) => failed(&e),
    })?;
    for ending in ["", "-wal", "-shm"] {
        match fs::remove_file(with_ending(database, ending)) {
            Err(e) if e.kind() != io::ErrorKind::NotFound => return Err(failed(&e)),
            _ => {}
        }
    }
    Ok(held)
}

/// A copy of a backup as the database is to be from now on. `known` is the generation that there was.
fn made_ready(from: &Path, beside: &Path, known: u64, now: Millis) -> Result<Connection, StoreError> {
    let source = open_existing(from, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    private::open_file(beside).map_err(|e| StoreError::Failed(format!("{}: {e}", beside.display())))?;
    let mut ready = Connection::open(beside)?;
    copy_all(&source, &mut ready)?;
    // A backup of an earlier version of the program.
    migrate(&mut ready)?;
    // The same backup put back twice, elsewhere or after everything was lost, is not of the same generation either.
    let next = (known.max(generation(&ready)?) + 1).max(now / 1000);
    ready.execute("UPDATE generation SET number = ?1", [next as i64])?;
    // Clocks stood since the backup was made.
    let sql = "INSERT OR REPLACE INTO downtime (began, ended) SELECT at, ?1 FROM running WHERE at < ?1";
    ready.execute(sql, [now as i64])?;
    ready.execute("UPDATE running SET at = ?1 WHERE at < ?1", [now as i64])?;
    Ok(ready)
}

/// Makes one database what another is, in one transaction.
fn copy_all(source: &Connection, target: &mut Connection) -> Result<(), StoreError> {
    let copy = Backup::new(source, target)?;
    let began = Instant::now();
    loop {
        match copy.step(-1)? {
            StepResult::Done => return Ok(()),
            _ if began.elapsed() < PATIENCE => sleep(Duration::from_millis(50)),
            _ => return Err(StoreError::Failed("the database is in use all the time".to_string())),
        }
    }
}

fn open_existing(path: &Path, flags: OpenFlags) -> Result<Connection, StoreError> {
    let named = |e: rusqlite::Error| StoreError::Failed(format!("{}: {e}", path.display()));
    let database = Connection::open_with_flags(path, flags).map_err(named)?;
    database.busy_timeout(PATIENCE)?;
    Ok(database)
}

/// Checks that a file is a sound database of this program.
fn look_into(path: &Path) -> Result<Copied, StoreError> {
    let unsound =
        |why: String| StoreError::Failed(format!("{} is not a usable backup: {why}", path.display()));
    let named = |e: rusqlite::Error| unsound(e.to_string());
    let database = open_existing(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    let verdict: String = database.query_row("PRAGMA quick_check", [], |row| row.get(0)).map_err(named)?;
    if verdict != "ok" {
        return Err(unsound(verdict));
    }
    let version: u32 = database.pragma_query_value(None, "user_version", |row| row.get(0)).map_err(named)?;
    if !(1..=VERSION).contains(&version) {
        return Err(unsound(format!("it has version {version}; this program knows versions 1 to {VERSION}")));
    }
    let count = |sql: &str| database.query_row(sql, [], |row| row.get::<_, i64>(0)).map_err(named);
    let tables = count("SELECT count(*) FROM summary")? as u64;
    let players = count("SELECT count(*) FROM player")? as u64;
    let bytes = std::fs::metadata(path).map_or(0, |file| file.len());
    let unreadable =
        if version < CHECKED { Ok(Vec::new()) } else { unreadable(&database, &mut |_, _| Ok(())) };
    let unreadable = unreadable.map_err(|e| unsound(e.to_string()))?;
    Ok(Copied { tables, players, bytes, unreadable })
}

/// What a thorough check found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    /// How many tables.
    pub tables: u64,
    /// How many entries they have.
    pub entries: u64,
    /// Tables that cannot be opened, and why.
    pub unreadable: Vec<(TableId, StoreError)>,
    /// What `SQLite` says of its own file; nothing if that is sound.
    pub file: Vec<String>,
}

/// Checks everything there is to check: the file, every checksum, every chain, and that every table follows from its log. A
/// server may go on meanwhile.
pub fn check(path: &Path) -> Result<Checked, StoreError> {
    let database = open_existing(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    let version: u32 = database.pragma_query_value(None, "user_version", |row| row.get(0))?;
    if version != VERSION {
        let message =
            format!("the database has version {version}, and this program checks version {VERSION}");
        return Err(StoreError::Failed(message));
    }
    // One moment of the database, whoever writes to it.
    let moment = database.unchecked_transaction()?;
    let mut query = moment.prepare("PRAGMA integrity_check")?;
    let file = query.query_map([], |row| row.get(0))?.collect::<Result<Vec<String>, _>>()?;
    drop(query);
    let (mut tables, mut entries) = (0, 0);
    let unreadable = unreadable(&moment, &mut |_, log| {
        (tables, entries) = (tables + 1, entries + log.head.length());
        State::replay(log.entries).map(drop).map_err(StoreError::from)
    })?;
    tables += unreadable.len() as u64;
    let file = file.into_iter().filter(|line| line != "ok").collect();
    Ok(Checked { tables, entries, unreadable, file })
}

/// Reads every log, with what is on its way there.
fn unreadable(
    database: &Connection,
    visit: &mut dyn FnMut(TableId, Log) -> Result<(), StoreError>,
) -> Result<Vec<(TableId, StoreError)>, StoreError> {
    let journal = Journal::read(database)?;
    let mut query = database.prepare("SELECT game_table FROM summary ORDER BY game_table")?;
    let mut tables = query.query([])?;
    let mut unreadable = Vec::new();
    while let Some(row) = tables.next()? {
        let id = row.get::<_, String>(0)?;
        let id: TableId = id.parse().map_err(|e: &str| StoreError::Failed(format!("{id}: {e}")))?;
        let read = journal.must_be_sound(id).and_then(|()| log(database, id, journal.pending(id)));
        match read {
            Ok(log) => unreadable.extend(visit(id, log).err().map(|e| (id, e))),
            Err(e @ StoreError::Failed(_)) => return Err(e),
            Err(e) => unreadable.push((id, e)),
        }
    }
    Ok(unreadable)
}
