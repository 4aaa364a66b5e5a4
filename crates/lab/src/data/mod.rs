//! Data sets: games as tidy rows, one for each game or one for each decision, as Parquet or as JSON lines.

mod clerk;
mod columns;
#[cfg(test)]
mod tests;

use std::fmt;
use std::io::{self, Write};

use serde::ser::{Serialize, SerializeMap, Serializer};
use serde_json::json;
use tabletop::{Book, Judgement, SeatCount};

pub(crate) use clerk::Clerk;
use columns::ParquetFile;

use crate::{PROGRAM, Plan, Provenance};

/// What a row speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rows {
    /// A game.
    Games,
    /// A decision.
    Decisions,
}

/// How a data set is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Columns in binary.
    Parquet,
    /// A line of JSON for each row.
    JsonLines,
}

/// One value of a row.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Cell {
    Number(i64),
    Unsigned(u64),
    Text(String),
    /// Nothing is known, or there is no such thing.
    Empty,
}

impl From<Option<i64>> for Cell {
    fn from(number: Option<i64>) -> Self {
        number.map_or(Cell::Empty, Cell::Number)
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Cell::Number(number) => serializer.serialize_i64(*number),
            Cell::Unsigned(number) => serializer.serialize_u64(*number),
            Cell::Text(text) => serializer.serialize_str(text),
            Cell::Empty => serializer.serialize_none(),
        }
    }
}

/// A column of a data set.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Column {
    pub(crate) name: String,
    pub(crate) kind: Kind,
    /// What all rows have here, if they all have the same.
    pub(crate) constant: Option<Cell>,
}

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Number,
    /// A number that is not negative and may be large.
    Unsigned,
    /// A number, or nothing.
    MaybeNumber,
    Text,
}

/// The columns: first what all rows share, then what a [`Clerk`] writes.
pub(crate) fn columns<G: Judgement>(book: Book<G>, plan: &Plan, rows: Rows) -> Vec<Column> {
    let edition = &book.edition;
    let options = serde_json::to_string(&book.changed_options()).expect("options are plain values");
    let shared = |name: &str, cell: Cell| Column {
        name: name.to_string(),
        kind: match cell {
            Cell::Text(_) => Kind::Text,
            Cell::Unsigned(_) => Kind::Unsigned,
            _ => Kind::Number,
        },
        constant: Some(cell),
    };
    let text = |text: &str| Cell::Text(text.to_string());
    let mut columns = vec![
        shared("program", text(PROGRAM)),
        shared("game", text(G::META.id)),
        shared("rules", Cell::Number(G::META.rules_version.into())),
        shared("edition", text(&edition.header.id)),
        shared("edition_hash", text(&edition.hash)),
        shared("options", Cell::Text(options)),
        shared("seats", Cell::Number(book.seats.get() as i64)),
        shared("seed", Cell::Unsigned(plan.seed)),
    ];
    let own = clerk::names(rows, book.seats).into_iter();
    columns.extend(own.map(|(name, kind)| Column { name, kind, constant: None }));
    columns
}

/// Where rows go.
pub struct DataSet<'a> {
    rows: Rows,
    format: Format,
    out: Option<&'a mut (dyn Write + Send)>,
    columns: Vec<Column>,
    parquet: Option<ParquetFile<'a>>,
}

impl fmt::Debug for DataSet<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("DataSet")
            .field("rows", &self.rows)
            .field("format", &self.format)
            .finish_non_exhaustive()
    }
}

impl<'a> DataSet<'a> {
    /// An empty one.
    pub fn new(rows: Rows, format: Format, out: &'a mut (dyn Write + Send)) -> Self {
        DataSet { rows, format, out: Some(out), columns: Vec::new(), parquet: None }
    }

    /// What its rows speak of.
    pub(crate) fn rows(&self) -> Rows {
        self.rows
    }

    /// Begins it: from now on all rows are of these games.
    pub(crate) fn begin<G: Judgement>(&mut self, book: Book<G>, plan: &Plan) -> io::Result<()> {
        self.columns = columns(book, plan, self.rows);
        if self.format == Format::Parquet {
            let from = Provenance::new(book, &plan.bots, plan.games, plan.seed);
            let from = json!({ "provenance": from, "rotate": plan.rotate }).to_string();
            let out = self.out.take().ok_or_else(|| io::Error::other("a data set is begun once"))?;
            self.parquet = Some(ParquetFile::new(out, &self.columns, from)?);
        }
        Ok(())
    }

    /// Adds rows.
    pub(crate) fn add(&mut self, rows: Vec<Vec<Cell>>) -> io::Result<()> {
        if let Some(parquet) = &mut self.parquet {
            return parquet.add(&self.columns, rows);
        }
        let Some(out) = &mut self.out else { return Ok(()) };
        for row in &rows {
            let line = serde_json::to_string(&Line(&self.columns, row)).expect("cells are plain values");
            writeln!(out, "{line}")?;
        }
        Ok(())
    }

    /// Ends it. Without this a Parquet file cannot be read.
    pub(crate) fn finish(&mut self) -> io::Result<()> {
        if let Some(parquet) = self.parquet.take() {
            return parquet.finish(&self.columns);
        }
        self.out.as_mut().map_or(Ok(()), Write::flush)
    }
}

/// A row as an object.
struct Line<'a>(&'a [Column], &'a [Cell]);

impl Serialize for Line<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Line(columns, row) = self;
        let mut own = row.iter();
        let mut map = serializer.serialize_map(Some(columns.len()))?;
        for column in *columns {
            let cell = column.constant.as_ref().or_else(|| own.next()).unwrap_or(&Cell::Empty);
            map.serialize_entry(&column.name, cell)?;
        }
        map.end()
    }
}

/// `score_1`, `score_2` and so on, one for each seat.
pub(crate) fn by_seat(name: &str, seats: SeatCount) -> impl Iterator<Item = String> {
    (1..=seats.get()).map(move |seat| format!("{name}_{seat}"))
}
