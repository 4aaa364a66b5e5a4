//! The text of an edition file, and what every game reads of it in the same way: rows with ids, rows for numbers of seats,
//! statuses. A fault names its line.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;
use std::ops::{Deref, Range};

use schemars::JsonSchema;
use serde::Deserialize;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::edition_layout::misfits;
use crate::edition_text::Text;
use crate::{EditionError, Layout, Located, MAX_SEATS, Options, Parts, Phrase, Status, checks};

/// An edition file as a game reads it: the tables of components and numbers, with the keys of today.
///
/// Statuses and notes are set apart, so that a game names what it plays with and nothing else. They may stand in every
/// table and row: `status` speaks of the whole, `tip_status` of one fact in it.
pub struct EditionFile<'a> {
    text: Text<'a>,
    tables: Spanned<DeTable<'a>>,
    /// The rows of a patch that are new, by the place where they begin: what is said if they lack something.
    new_rows: BTreeMap<usize, String>,
    /// The status of each table or row that has one, by the place where it begins.
    statuses: BTreeMap<usize, Status>,
    defaults: Options,
}

/// A row of a table: what it says and, where it does, how sure that is.
#[derive(Clone, Copy, Debug)]
pub struct Row<'a, R> {
    raw: &'a R,
    status: Option<Status>,
}

impl<R> Row<'_, R> {
    /// How sure the row is; people are shown this, so it must be said.
    pub fn status(&self) -> Result<Status, String> {
        self.status.ok_or_else(|| "it needs a status: printed, inferred or designed".into())
    }
}

impl<R> Deref for Row<'_, R> {
    type Target = R;
    fn deref(&self) -> &R {
        self.raw
    }
}

/// Tables that every edition file may have and no game reads: the frame, which [`crate::Edition`] reads, words, and hints
/// for those who draw the components.
const FRAME: [&str; 5] = ["edition", "options", "option_values", "status_words", "drawing"];

impl<'a> EditionFile<'a> {
    /// The tables of a text; keys that had other names once get those of today.
    pub(crate) fn new<P: Parts>(
        text: Text<'a>,
        tables: Spanned<DeTable<'a>>,
        new_rows: BTreeMap<usize, String>,
        defaults: Options,
    ) -> Result<Self, EditionError> {
        let mut file = EditionFile { text, tables, new_rows, statuses: BTreeMap::new(), defaults };
        let mut tables = std::mem::take(file.tables.get_mut());
        for frame in FRAME {
            tables.remove(frame);
        }
        file.set_statuses_apart(0, &mut tables)?;
        for (from, to) in P::EARLIER_KEYS {
            rename(&mut tables, from, to);
        }
        *file.tables.get_mut() = tables;
        Ok(file)
    }

    /// What it says but for the cells that follow from others.
    pub(crate) fn facts<P: Parts>(mut self) -> Result<toml::Table, EditionError> {
        take_derived_out::<P>(self.tables.get_mut());
        self.text.read(&self.tables)
    }

    /// Takes the statuses and notes out of a table, which begins at this place, and out of all that is in it.
    fn set_statuses_apart(&mut self, at: usize, table: &mut DeTable<'_>) -> Result<(), EditionError> {
        for (key, mut value) in std::mem::take(table) {
            let name: &str = key.get_ref();
            if name == "status" || name.ends_with("_status") {
                let status = self.read_status(name, &value)?;
                self.statuses.extend(status.filter(|_| name == "status").map(|status| (at, status)));
            } else if !["note", "cells"].contains(&name) && !name.ends_with("_colours") {
                self.set_statuses_apart_below(&mut value)?;
                table.insert(key, value);
            }
        }
        Ok(())
    }

    fn set_statuses_apart_below(&mut self, value: &mut Spanned<DeValue<'_>>) -> Result<(), EditionError> {
        let at = value.span().start;
        match value.get_mut() {
            DeValue::Table(table) => self.set_statuses_apart(at, table),
            DeValue::Array(items) => {
                items.iter_mut().try_for_each(|item| self.set_statuses_apart_below(item))
            }
            _ => Ok(()),
        }
    }

    /// A status, or a table of them.
    fn read_status(&self, name: &str, value: &Spanned<DeValue<'_>>) -> Result<Option<Status>, EditionError> {
        if let Some(statuses) = value.get_ref().as_table() {
            for (name, value) in statuses {
                self.read_status(name.get_ref(), value)?;
            }
            return Ok(None);
        }
        let word = value.get_ref().as_str().unwrap_or_default();
        let fault = |message| self.fault(value.span(), name, message);
        checks::word(word, "status").map(Some).map_err(fault)
    }

    /// Reads the tables into `T`. If they do not fit, all that does not is told at once.
    pub(crate) fn read<T: Layout>(&self) -> Result<T, EditionError> {
        self.text.read(&self.tables).map_err(|first| {
            let all = misfits::<T>(self.text, &self.tables, &self.new_rows);
            EditionError::unless_none(all, ()).err().unwrap_or(first)
        })
    }

    /// The default of every option, for what depends on it.
    pub fn defaults(&self) -> &Options {
        &self.defaults
    }

    /// A fault at a place of the file.
    pub fn fault(
        &self,
        at: Range<usize>,
        place: impl Into<String>,
        message: impl Into<Phrase>,
    ) -> EditionError {
        self.text.fault(&at, place, message)
    }

    /// Makes something of one table; a fault names it.
    pub fn table<R, T>(
        &self,
        name: &str,
        table: &Located<R>,
        read: impl FnOnce(&R) -> Result<T, String>,
    ) -> Result<T, EditionError> {
        read(table.get_ref()).map_err(|message| self.fault(table.span(), name, message))
    }

    /// Makes something of every row of a table; a fault names the row, and no two rows may have the same id. Faults of
    /// several rows are told together.
    pub fn rows<R, T>(
        &self,
        table: &str,
        rows: &[Located<R>],
        id: impl Fn(&R) -> &str,
        mut read: impl FnMut(Row<'_, R>) -> Result<T, String>,
    ) -> Result<Vec<T>, EditionError> {
        let ids: Vec<&str> = rows.iter().map(|row| id(row.get_ref())).collect();
        let (mut read_rows, mut faults) = (Vec::with_capacity(rows.len()), Vec::new());
        for (i, row) in rows.iter().enumerate() {
            let made = if ids[..i].contains(&ids[i]) {
                Err("another row has the same id".into())
            } else {
                read(self.row(row))
            };
            let place = || format!("{table} row {} ({})", i + 1, ids[i]);
            match made {
                Ok(made) => read_rows.push(made),
                Err(message) => faults.push(self.fault(row.span(), place(), message)),
            }
        }
        EditionError::unless_none(faults, read_rows)
    }

    /// Makes something of every row of a table that has one for each number of seats; a fault names the row. Faults of
    /// several rows are told together.
    pub fn seat_rows<R, T>(
        &self,
        table: &str,
        rows: &[Located<R>],
        seats: impl Fn(&R) -> i64,
        mut read: impl FnMut(&R) -> Result<T, String>,
    ) -> Result<BTreeMap<usize, T>, EditionError> {
        let (mut made, mut faults) = (BTreeMap::new(), Vec::new());
        for row in rows {
            let seats = seats(row.get_ref());
            let known = checks::within::<usize>(seats, 1, MAX_SEATS as i64, "seats");
            let fault = match known.and_then(|known| Ok((known, read(row.get_ref())?))) {
                Ok((known, row)) => {
                    let twice = made.insert(known, row).is_some();
                    twice.then(|| "another row is for the same number of seats".to_string())
                }
                Err(fault) => Some(fault),
            };
            let place = format!("{table} row for {seats} seats");
            faults.extend(fault.map(|message| self.fault(row.span(), place, message)));
        }
        EditionError::unless_none(faults, made)
    }

    fn row<'r, R>(&self, row: &'r Located<R>) -> Row<'r, R> {
        Row { raw: row.get_ref(), status: self.statuses.get(&row.span().start).copied() }
    }
}

impl fmt::Debug for EditionFile<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("EditionFile").field("text", &self.text).finish_non_exhaustive()
    }
}

/// Moves what stands under an earlier key to where it belongs today, `table.key`, unless there is something already. A
/// table that is left without keys goes too.
fn rename(tables: &mut DeTable<'_>, from: &str, to: &str) {
    let (table, key) = to.split_once('.').expect("a key of today stands in a table");
    let Some((value, at)) = take(tables, from) else { return };
    let named = |name: &str| Spanned::new(at.clone(), Cow::Owned(name.to_string()));
    if !tables.contains_key(table) {
        tables.insert(named(table), Spanned::new(at.clone(), DeValue::Table(DeTable::new())));
    }
    let home = tables.get_mut(table).and_then(as_table);
    if let Some(home) = home.filter(|home| !home.contains_key(key)) {
        home.insert(named(key), value);
    }
}

/// Takes out what follows from the rest.
pub(crate) fn take_derived_out<P: Parts>(tables: &mut DeTable<'_>) {
    for path in P::DERIVED {
        take_out(tables, path);
    }
}

/// Takes out a table, or a key of it and of each of its rows.
fn take_out(tables: &mut DeTable<'_>, path: &str) {
    let Some((table, key)) = path.split_once('.') else {
        tables.remove(path);
        return;
    };
    match tables.get_mut(table).map(Spanned::get_mut) {
        Some(DeValue::Table(inner)) => drop(inner.remove(key)),
        Some(DeValue::Array(rows)) => {
            for row in rows.iter_mut().filter_map(as_table) {
                row.remove(key);
            }
        }
        _ => {}
    }
}

fn take<'a>(tables: &mut DeTable<'a>, path: &str) -> Option<(Spanned<DeValue<'a>>, Range<usize>)> {
    let Some((table, key)) = path.split_once('.') else {
        let (key, value) = tables.remove_entry(path)?;
        return Some((value, key.span()));
    };
    let inner = as_table(tables.get_mut(table)?)?;
    let (key, value) = inner.remove_entry(key)?;
    if inner.is_empty() {
        tables.remove(table);
    }
    Some((value, key.span()))
}

fn as_table<'t, 'a>(value: &'t mut Spanned<DeValue<'a>>) -> Option<&'t mut DeTable<'a>> {
    match value.get_mut() {
        DeValue::Table(table) => Some(table),
        _ => None,
    }
}

/// The table `[seats]`: how many may play, and the colours of their pieces where the game has some.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatsTable {
    min: i64,
    max: i64,
    #[serde(default)]
    colours: Vec<Colour>,
}

/// A colour, with or without more about it.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(untagged)]
enum Colour {
    Id(String),
    Row {
        #[serde(alias = "name")]
        id: String,
    },
}

impl SeatsTable {
    /// The smallest and the largest table, which must be among those that the game can be played at.
    pub fn read(&self, least: usize, most: usize) -> Result<(usize, usize), String> {
        let min = checks::within(self.min, least as i64, most as i64, "min")?;
        Ok((min, checks::within(self.max, min as i64, most as i64, "max")?))
    }

    /// The colours in seat order, one for every seat at least.
    pub fn colours(&self) -> Result<Vec<String>, String> {
        let id = |colour: &Colour| match colour {
            Colour::Id(id) | Colour::Row { id } => id.clone(),
        };
        if (self.colours.len() as i64) < self.max {
            return Err(format!("{} seats need a colour each; there are {}", self.max, self.colours.len()));
        }
        Ok(self.colours.iter().map(id).collect())
    }
}
