//! Patches: edition files that say only what is different from another edition.
//!
//! `extends` below `[edition]` names that edition. A row of the patch changes the row with the same id, or is a new one;
//! a table changes the numbers that it names; `remove` takes away. Where the extended edition says how sure a fact is, a changed
//! fact has the status of the patch instead. What follows from other cells is counted anew.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use serde::Deserialize;
use toml::de::{DeArray, DeTable, DeValue, ValueDeserializer};
use toml::{Spanned, Value};

use crate::edition::is_documentation;
use crate::edition_text::Text;
use crate::{EditionError, Status, checks};

/// What tells the rows of a table apart, in the order in which it is looked for.
pub(crate) const ROW_KEYS: [&str; 5] = ["id", "seats", "value", "die", "level"];

/// Takes away a row (`true`), or the cells that it lists.
pub(crate) const REMOVE: &str = "remove";

type Table<'a> = DeTable<'a>;
type Cell<'a> = Spanned<DeValue<'a>>;

/// What a patch and the edition that it extends come to.
pub(crate) struct Patched<'a> {
    pub(crate) tables: Table<'a>,
    /// The rows that the other edition does not have, by the place where they begin: what is said if they lack something.
    pub(crate) new_rows: BTreeMap<usize, String>,
}

/// Applies a patch to the edition with this id, whose tables come without what follows from the rest.
pub(crate) fn apply<'a>(
    text: Text<'a>,
    id: &str,
    mut whole: Table<'a>,
    mut patch: Table<'a>,
) -> Result<Patched<'a>, EditionError> {
    let header = patch.remove("edition").unwrap_or_else(|| Spanned::new(0..0, DeValue::Table(Table::new())));
    let mut merge = Merge { text, id, status: "designed".into(), new_rows: BTreeMap::new(), faults: vec![] };
    let header = merge.header(whole.remove("edition"), header);
    merge.tables(&mut whole, patch);
    whole.insert(key("edition", &header.span()), header);
    EditionError::unless_none(merge.faults, Patched { tables: whole, new_rows: merge.new_rows })
}

struct Merge<'a, 'i> {
    text: Text<'a>,
    /// The edition that is extended.
    id: &'i str,
    /// How sure changed facts are.
    status: String,
    new_rows: BTreeMap<usize, String>,
    faults: Vec<EditionError>,
}

impl<'a> Merge<'a, '_> {
    fn fault(&mut self, at: &Range<usize>, place: &str, message: impl Into<String>) {
        self.faults.push(self.text.fault(at, place, message.into()));
    }

    /// A patch has an id of its own, and words of its own; how sure the edition is as a whole, it inherits.
    fn header(&mut self, whole: Option<Cell<'a>>, patch: Cell<'a>) -> Cell<'a> {
        let at = patch.span();
        let DeValue::Table(mut header) = patch.into_inner() else { return Spanned::new(at, text("")) };
        if let Some(said) = header.remove("status") {
            let word = said.get_ref().as_str().unwrap_or_default();
            match checks::word::<Status>(word, "status") {
                Ok(_) => self.status = word.to_string(),
                Err(message) => self.fault(&said.span(), "[edition]", message),
            }
        }
        let Some(id) = header.get("id").and_then(|id| id.get_ref().as_str()).map(str::to_string) else {
            self.fault(
                &at,
                "[edition]",
                "an edition that extends another needs an id of its own: write id = \"my-edition\"",
            );
            return Spanned::new(at, DeValue::Table(header));
        };
        let one = DeValue::parse("1").expect("a number").into_inner();
        for (name, otherwise) in [("title", text(&id)), ("version", one)] {
            if !header.contains_key(name) {
                header.insert(key(name, &at), Spanned::new(at.clone(), otherwise));
            }
        }
        let status = whole.and_then(|whole| match whole.into_inner() {
            DeValue::Table(mut whole) => whole.remove("status"),
            _ => None,
        });
        if let Some(status) = status {
            header.insert(key("status", &at), status);
        }
        Spanned::new(at, DeValue::Table(header))
    }

    fn tables(&mut self, whole: &mut Table<'a>, mut patch: Table<'a>) {
        match patch.remove("options").map(|options| (options.span(), options.into_inner())) {
            Some((at, DeValue::Table(options))) => self.options(whole, &at, options),
            // Whoever reads options says what is wrong with these.
            Some((at, other)) => drop(whole.insert(key("options", &at), Spanned::new(at, other))),
            None => {}
        }
        self.facts("", whole, patch);
    }

    /// Changes options; their statuses stand in a table of their own.
    fn options(&mut self, whole: &mut Table<'a>, at: &Range<usize>, options: Table<'a>) {
        let there = table_at(whole, "options", at);
        let mut changed = Vec::new();
        for (name, value) in options {
            let (word, at) = (name.get_ref().to_string(), name.span());
            if self.cell(there, name, value) {
                changed.push((key(&word, &at), Spanned::new(at, text(&self.status))));
            }
        }
        table_at(whole, "options_status", at).extend(changed);
    }

    /// Changes facts of a table or row, and their statuses.
    fn facts(&mut self, place: &str, whole: &mut Table<'a>, patch: Table<'a>) {
        let is_root = place.is_empty();
        let said: BTreeSet<String> = patch.keys().map(|key| key.get_ref().to_string()).collect();
        for (name, value) in patch {
            let (word, at) = (name.get_ref().to_string(), name.span());
            if word == REMOVE {
                self.remove_cells(place, whole, &value);
                continue;
            }
            let place_below = match value.get_ref() {
                DeValue::Array(_) if is_root => format!("[[{word}]]"),
                DeValue::Table(_) if is_root => format!("[{word}]"),
                _ => place.to_string(),
            };
            let value_at = value.span();
            let value = match (whole.get_mut(word.as_str()).map(Spanned::get_mut), value.into_inner()) {
                (Some(DeValue::Table(there)), DeValue::Table(patch))
                    if is_root && !is_documentation(&word) =>
                {
                    self.facts(&place_below, there, patch);
                    let (_, there) = whole.remove_entry(word.as_str()).expect("it was found");
                    whole.insert(name, Spanned::new(value_at, there.into_inner()));
                    continue;
                }
                (Some(DeValue::Array(there)), DeValue::Array(patch)) => match row_key(there, &patch) {
                    Some(row_key) => {
                        self.rows(&place_below, row_key, there, patch);
                        continue;
                    }
                    None => DeValue::Array(patch),
                },
                (_, value) => value,
            };
            let is_changed = self.cell(whole, name, Spanned::new(value_at, value));
            let status = format!("{word}_status");
            if is_changed && !is_documentation(&word) && !said.contains(&status) {
                whole.insert(key(&status, &at), Spanned::new(at, text(&self.status)));
            }
        }
    }

    /// Changes one cell. Returns whether it is another one now.
    fn cell(&mut self, whole: &mut Table<'a>, name: Spanned<Cow<'a, str>>, value: Cell<'a>) -> bool {
        let at = value.span();
        let Some((_, there)) = whole.remove_entry(name.get_ref().as_ref()) else {
            whole.insert(name, value);
            return true;
        };
        let there_at = there.span();
        match (there.into_inner(), value.into_inner()) {
            // Braces hold a cell as a whole; dots lead to a part of it.
            (DeValue::Table(mut there), DeValue::Table(patch)) if !self.text.is_in_braces(&at) => {
                let mut is_changed = false;
                for (name, value) in patch {
                    is_changed |= self.cell(&mut there, name, value);
                }
                whole.insert(name, Spanned::new(at, DeValue::Table(there)));
                is_changed
            }
            (there, value) => {
                let value = Spanned::new(at, value);
                let is_changed = plain(&Spanned::new(there_at, there)) != plain(&value);
                whole.insert(name, value);
                is_changed
            }
        }
    }

    fn rows(&mut self, place: &str, row_key: &str, whole: &mut DeArray<'a>, patch: DeArray<'a>) {
        let mut seen = BTreeSet::new();
        for row in patch {
            let at = row.span();
            let DeValue::Table(mut row) = row.into_inner() else { continue };
            let Some(id) = shown(row.get(row_key)) else { continue };
            let place = format!("{place} row {id}");
            if !seen.insert(id.clone()) {
                self.fault(&at, &place, format!("another row has the same {row_key}"));
                continue;
            }
            let found =
                whole.iter().position(|other| shown(other.get_ref().get(row_key)).as_ref() == Some(&id));
            let is_removed = matches!(row.get(REMOVE).map(Spanned::get_ref), Some(DeValue::Boolean(true)));
            match found {
                None if is_removed => {
                    self.fault(&at, &place, format!("{} has no such row to remove", self.id));
                }
                Some(found) if is_removed => {
                    let rows = std::mem::replace(whole, DeArray::new()).into_iter().enumerate();
                    *whole = rows.filter(|(i, _)| *i != found).map(|(_, row)| row).collect();
                }
                Some(found) => {
                    let Some(slot) = whole.get_mut(found) else { continue };
                    let DeValue::Table(there) = slot.get_mut() else { continue };
                    let mut there = std::mem::replace(there, Table::new());
                    self.facts(&place, &mut there, row);
                    *slot = Spanned::new(at, DeValue::Table(there));
                }
                None => {
                    if !row.contains_key("status") {
                        row.insert(key("status", &at), Spanned::new(at.clone(), text(&self.status)));
                    }
                    let why = format!("{} has no row {id}, so this one is new and must be complete", self.id);
                    self.new_rows.insert(at.start, why);
                    whole.push(Spanned::new(at, DeValue::Table(row)));
                }
            }
        }
    }

    fn remove_cells(&mut self, place: &str, whole: &mut Table<'a>, listed: &Cell<'a>) {
        let names =
            listed.get_ref().as_array().filter(|names| names.iter().all(|name| name.get_ref().is_str()));
        let Some(names) = names else {
            let message = "remove must list names of this table, such as [\"draw\"]; in a row it may be true";
            return self.fault(&listed.span(), place, message);
        };
        for name in names {
            let word = name.get_ref().as_str().unwrap_or_default();
            if whole.remove(word).is_none() {
                self.fault(&name.span(), place, format!("{} has no '{word}' here to remove", self.id));
            }
            whole.remove(format!("{word}_status").as_str());
        }
    }
}

/// What tells these rows apart, if they are rows.
fn row_key(whole: &DeArray<'_>, patch: &DeArray<'_>) -> Option<&'static str> {
    let all_have = |key: &&str| whole.iter().chain(patch).all(|row| shown(row.get_ref().get(*key)).is_some());
    ROW_KEYS.into_iter().find(all_have).filter(|_| !patch.is_empty())
}

/// A name or number that rows are told apart by.
fn shown(value: Option<&Cell<'_>>) -> Option<String> {
    match value?.get_ref() {
        DeValue::String(word) => Some(word.to_string()),
        DeValue::Integer(number) => Some(number.to_string()),
        _ => None,
    }
}

fn table_at<'t, 'a>(tables: &'t mut Table<'a>, name: &str, at: &Range<usize>) -> &'t mut Table<'a> {
    if !tables.get(name).is_some_and(|value| value.get_ref().is_table()) {
        tables.insert(key(name, at), Spanned::new(at.clone(), DeValue::Table(Table::new())));
    }
    match tables.get_mut(name).map(Spanned::get_mut) {
        Some(DeValue::Table(table)) => table,
        _ => unreachable!("it was just made sure of"),
    }
}

fn key<'a>(name: &str, at: &Range<usize>) -> Spanned<Cow<'a, str>> {
    Spanned::new(at.clone(), Cow::Owned(name.to_string()))
}

fn text<'a>(word: &str) -> DeValue<'a> {
    DeValue::String(Cow::Owned(word.to_string()))
}

fn plain(cell: &Cell<'_>) -> Option<Value> {
    Value::deserialize(ValueDeserializer::from(cell.clone())).ok()
}
