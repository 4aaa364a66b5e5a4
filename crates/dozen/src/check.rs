//! `dozen check`: whether what a server has stored is what it stored.

use server::store::{self, StoreError};

use crate::backup::must_be_there;
use crate::cli::DataArgs;
use crate::failure::Failure;
use crate::screen::Screen;
use crate::settings;
use crate::wording::counted;

pub(crate) fn run(args: &DataArgs, screen: &mut Screen) -> Result<(), Failure> {
    let database = settings::database(args)?;
    must_be_there(&database)?;
    let checked = store::check(&database).map_err(|e| match e {
        StoreError::Failed(why) => {
            Failure::failed(format!("{} cannot be checked: {why}", database.display()))
        }
        other => Failure::failed(other.to_string()),
    })?;
    for line in &checked.file {
        writeln!(screen, "The file is damaged: {line}.")?;
    }
    for (table, why) in &checked.unreadable {
        writeln!(screen, "Table {table} cannot be opened: {why}.")?;
    }
    let tables = counted(checked.tables as i64, "table");
    let faults = checked.file.len() + checked.unreadable.len();
    if faults > 0 {
        let found = counted(faults as i64, "fault");
        return Err(Failure::failed(format!("{found} found among {tables}")));
    }
    let entries = checked.entries;
    writeln!(
        screen,
        "{} is sound: {tables} (entries: {entries}), all as they were stored.",
        database.display()
    )?;
    Ok(())
}
