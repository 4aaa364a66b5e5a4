//! What differs between two editions, fact by fact, in names people find in the file.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use serde::Serialize;
use toml::{Table, Value};

use crate::edition::is_documentation;
use crate::edition_patch::ROW_KEYS;
use crate::edition_text::Text;
use crate::{Edition, EditionFile, Parts};

/// One fact of an edition that is not as it was.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FactChange {
    /// Its name: `glazed.points` for a row with an id, `numbers.hand` for a table.
    pub fact: String,
    /// What it was; `None` if it was not there.
    pub from: Option<String>,
    /// What it is; `None` if it is gone.
    pub to: Option<String>,
}

impl fmt::Display for FactChange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let FactChange { fact, from, to } = self;
        match (from, to) {
            (Some(from), Some(to)) => write!(f, "{fact} {from} -> {to}"),
            (None, Some(_)) => write!(f, "{fact} added"),
            (Some(_), None) => write!(f, "{fact} removed"),
            (None, None) => write!(f, "{fact} changed"),
        }
    }
}

impl<P: Parts> Edition<P> {
    /// The built-in edition that it extends or has the id of, if there is one.
    pub fn original(&self) -> Option<&'static Edition<P>> {
        let id = self.header.extends.as_ref().unwrap_or(&self.header.id);
        Self::built_in().iter().copied().find(|edition| edition.header.id == *id)
    }

    /// What differs from that edition; nothing if there is none. Words for people do not count.
    pub fn changes(&self) -> Vec<FactChange> {
        self.original().map_or_else(Vec::new, |original| self.changes_from(original))
    }

    /// What differs from another edition of the game. Words for people do not count.
    pub fn changes_from(&self, original: &Edition<P>) -> Vec<FactChange> {
        if original.hash == self.hash {
            return Vec::new();
        }
        let mut changes = changes(&original.facts_table(), &self.facts_table());
        let options = self.defaults.changed_from(&original.defaults);
        changes.extend(options.iter().map(|(name, value)| FactChange {
            fact: format!("options.{name}"),
            from: Some(original.defaults.value(name).to_string()),
            to: Some(value.to_string()),
        }));
        if changes.is_empty() && original.facts_table() != self.facts_table() {
            changes.push(FactChange { fact: "order of the rows".to_string(), from: None, to: None });
        }
        changes
    }

    /// The tables of its file with the keys of today, without statuses and without what follows from the rest.
    fn facts_table(&self) -> Table {
        let text = Text::whole(&self.source);
        let tables = text.tables().and_then(|tables| {
            EditionFile::new::<P>(text, tables, BTreeMap::new(), self.defaults.clone())?.facts::<P>()
        });
        tables.expect("the edition was read from this text")
    }
}

/// What differs between two files.
fn changes(from: &Table, to: &Table) -> Vec<FactChange> {
    let mut tables_of_id: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (name, value) in from.iter().chain(to) {
        let rows = value.as_array().into_iter().flatten();
        for id in rows.filter_map(|row| row.get("id")).filter_map(Value::as_str) {
            tables_of_id.entry(id).or_default().insert(name);
        }
    }
    let ambiguous = tables_of_id.into_iter().filter(|(_, tables)| tables.len() > 1).map(|(id, _)| id);
    let mut comparison = Comparison { ambiguous: ambiguous.collect(), found: Vec::new() };
    comparison.tables("", from, to);
    comparison.found
}

struct Comparison<'a> {
    /// Ids that rows of several tables have.
    ambiguous: BTreeSet<&'a str>,
    found: Vec<FactChange>,
}

impl Comparison<'_> {
    fn tables(&mut self, path: &str, from: &Table, to: &Table) {
        let keys: BTreeSet<&String> = from.keys().chain(to.keys()).collect();
        for key in keys.into_iter().filter(|key| !is_documentation(key)) {
            let path = if path.is_empty() { key.clone() } else { format!("{path}.{key}") };
            self.values(path, from.get(key), to.get(key));
        }
    }

    fn values(&mut self, path: String, from: Option<&Value>, to: Option<&Value>) {
        match (from, to) {
            (Some(from), Some(to)) if from == to => {}
            (Some(Value::Table(from)), Some(Value::Table(to))) => self.tables(&path, from, to),
            (Some(Value::Array(from)), Some(Value::Array(to))) => match (rows(from), rows(to)) {
                (Some(from), Some(to)) => self.rows(&path, &from, &to),
                _ if from.len() == to.len() => {
                    for (i, (from, to)) in from.iter().zip(to).enumerate() {
                        self.values(format!("{path}[{}]", i + 1), Some(from), Some(to));
                    }
                }
                _ => self.found.push(FactChange {
                    fact: path,
                    from: Some(shown(&Value::Array(from.clone()))),
                    to: Some(shown(&Value::Array(to.clone()))),
                }),
            },
            (from, to) => {
                self.found.push(FactChange { fact: path, from: from.map(shown), to: to.map(shown) });
            }
        }
    }

    /// Rows are told by their ids, wherever they stand.
    fn rows(&mut self, path: &str, from: &[(String, &Value)], to: &[(String, &Value)]) {
        let find = |rows: &[(String, &Value)], id: &str| {
            rows.iter().find(|(other, _)| other == id).map(|(_, row)| (*row).clone())
        };
        let ids: BTreeSet<&String> = from.iter().chain(to).map(|(id, _)| id).collect();
        for id in ids {
            let is_number = id.starts_with(|c: char| c.is_ascii_digit());
            let path = if is_number || self.ambiguous.contains(id.as_str()) {
                format!("{path}.{id}")
            } else {
                id.clone()
            };
            self.values(path, find(from, id).as_ref(), find(to, id).as_ref());
        }
    }
}

/// Each row with what tells it from the others: its id, or a number such as that of seats. `None` if they have nothing of the
/// kind.
fn rows(items: &[Value]) -> Option<Vec<(String, &Value)>> {
    let name = |row: &Value, key: &str| match row.get(key)? {
        Value::String(id) => Some(id.clone()),
        Value::Integer(number) => Some(format!("{number}-{key}")),
        _ => None,
    };
    ROW_KEYS.into_iter().find_map(|key| {
        let rows: Vec<(String, &Value)> =
            items.iter().map(|row| Some((name(row, key)?, row))).collect::<Option<_>>()?;
        let unique: BTreeSet<&String> = rows.iter().map(|(id, _)| id).collect();
        (unique.len() == rows.len()).then_some(rows)
    })
}

/// A value in few words.
fn shown(value: &Value) -> String {
    const LONGEST: usize = 40;
    let text = match value {
        Value::String(text) => text.clone(),
        Value::Table(_) => "a row".to_string(),
        other => other.to_string(),
    };
    let text: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(from: &str, to: &str) -> Vec<String> {
        changes(&from.parse().unwrap(), &to.parse().unwrap()).iter().map(ToString::to_string).collect()
    }

    const BOX: &str = r#"
        [numbers]
        hand = 5
        tips = [1, 2, 3]
        [[donut]]
        id = "glazed"
        points = 3
        text = "A classic."
        score = { kind = "each" }
        [[donut]]
        id = "plain"
        points = 1
        [[seat_table]]
        seats = 2
        row = 4
    "#;

    #[test]
    fn a_fact_is_called_by_the_id_of_its_row() {
        assert_eq!(told(BOX, BOX), [""; 0]);
        assert_eq!(told(BOX, &BOX.replace("points = 3", "points = 5")), ["glazed.points 3 -> 5"]);
        assert_eq!(told(BOX, &BOX.replace("\"each\"", "\"pair\"")), ["glazed.score.kind each -> pair"]);
        assert_eq!(told(BOX, &BOX.replace("hand = 5", "hand = 6")), ["numbers.hand 5 -> 6"]);
        assert_eq!(told(BOX, &BOX.replace("row = 4", "row = 3")), ["seat_table.2-seats.row 4 -> 3"]);
        assert_eq!(told(BOX, &BOX.replace("[1, 2, 3]", "[1, 2, 4]")), ["numbers.tips[3] 3 -> 4"]);
        assert_eq!(told(BOX, &BOX.replace("[1, 2, 3]", "[1, 2]")), ["numbers.tips [1, 2, 3] -> [1, 2]"]);
        assert_eq!(told(BOX, &BOX.replace("A classic.", "Sweet.")), [""; 0], "words for people do not count");
    }

    #[test]
    fn rows_that_come_and_go_are_told_as_such() {
        let more = format!("{BOX}\n[[donut]]\nid = \"maple\"\npoints = 2\n");
        assert_eq!(told(BOX, &more), ["maple added"]);
        assert_eq!(told(&more, BOX), ["maple removed"]);
        assert_eq!(told(BOX, &BOX.replace("tips = [1, 2, 3]", "")), ["numbers.tips removed"]);
        // A row that stands elsewhere is the same row.
        assert_eq!(
            told(&more, &more.replace("plain", "@").replace("maple", "plain").replace('@', "maple")),
            ["maple.points 2 -> 1", "plain.points 1 -> 2"]
        );
    }

    #[test]
    fn an_id_of_several_tables_is_told_with_its_table() {
        let twice = format!("{BOX}\n[[baker]]\nid = \"glazed\"\nskill = 1\n");
        assert_eq!(told(&twice, &twice.replace("points = 3", "points = 4")), ["donut.glazed.points 3 -> 4"]);
        assert_eq!(told(&twice, &twice.replace("skill = 1", "skill = 2")), ["baker.glazed.skill 1 -> 2"]);
    }
}
