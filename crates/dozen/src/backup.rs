//! `dozen backup` and `dozen restore`: copies of the database while the server goes on.

use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use server::store::{self, Copied, StoreError};

use crate::cli::CopyArgs;
use crate::failure::Failure;
use crate::screen::Screen;
use crate::settings;
use crate::wording::counted;

pub(crate) fn backup(args: &CopyArgs, screen: &mut Screen) -> Result<(), Failure> {
    let database = settings::database(&args.data)?;
    must_be_there(&database)?;
    let copied = store::backup(&database, &args.file).map_err(failed)?;
    writeln!(screen, "{} holds {}.", args.file.display(), content(&copied))?;
    warn(&copied, screen)
}

pub(crate) fn restore(args: &CopyArgs, screen: &mut Screen) -> Result<(), Failure> {
    let database = settings::database(&args.data)?;
    must_be_there(&args.file)?;
    if let Some(folder) = database.parent() {
        let cannot = |e| Failure::failed(format!("{} cannot be made: {e}", folder.display()));
        std::fs::create_dir_all(folder).map_err(cannot)?;
    }
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    if database.exists() {
        let kept = database.with_file_name(format!("before-restore-{}.db", now.as_secs()));
        if store::backup(&database, &kept).is_ok() {
            writeln!(screen, "What was there is kept in {}.", kept.display())?;
        } else {
            store::set_aside(&database, &kept).map_err(failed)?;
            writeln!(
                screen,
                "{} cannot be read. It is kept as it is in {}.",
                database.display(),
                kept.display()
            )?;
        }
    }
    let copied = store::restore(&args.file, &database, now.as_millis() as u64).map_err(failed)?;
    writeln!(screen, "{} holds {} again.", database.display(), content(&copied))?;
    warn(&copied, screen)
}

pub(crate) fn must_be_there(path: &Path) -> Result<(), Failure> {
    if path.is_file() { Ok(()) } else { Err(Failure::failed(format!("there is no file {}", path.display()))) }
}

fn failed(e: StoreError) -> Failure {
    match e {
        StoreError::Failed(why) => Failure::failed(why),
        other => Failure::failed(other.to_string()),
    }
}

/// Names the tables that nobody will be able to open.
fn warn(copied: &Copied, screen: &mut Screen) -> Result<(), Failure> {
    for (table, why) in &copied.unreadable {
        writeln!(screen, "Table {table} cannot be opened: {why}.")?;
    }
    Ok(())
}

fn content(copied: &Copied) -> String {
    let (tables, players) =
        (counted(copied.tables as i64, "table"), counted(copied.players as i64, "player"));
    format!("{tables} and {players} ({} KiB)", copied.bytes.div_ceil(1024))
}
