//! An edition with other numbers: facts are named as `dozen edition diff` names them, and given another value.

use toml::{Table, Value};

use crate::edition_patch::ROW_KEYS;
use crate::{Edition, EditionError, Parts};

/// Joins facts that have the same value: `caramel.prepare + maple.prepare`.
const TOGETHER: &str = " + ";

impl<P: Parts> Edition<P> {
    /// The text of this edition with other numbers. A name is that of a fact, such as `glazed.points` for a row with an id or
    /// `constants.row_extra` for a table; several joined by ` + ` get the same value. What follows from other cells is left
    /// out, so that it is computed anew.
    pub fn with_numbers<'a>(
        &self,
        numbers: impl IntoIterator<Item = (&'a str, i64)>,
    ) -> Result<String, EditionError> {
        let mut file = self.without_derived();
        for (names, number) in numbers {
            for name in names.split(TOGETHER).map(str::trim) {
                let value = find(&mut file, name).map_err(|why| EditionError::at(name, why))?;
                let Some(before) = value.as_integer() else {
                    return Err(EditionError::at(
                        name,
                        "it is not a whole number in this edition".to_string(),
                    ));
                };
                *value = Value::Integer(number);
                if let Some((row, "copies" | "count")) = name.rsplit_once('.') {
                    resize_lists(&mut file, row, before, number);
                }
            }
        }
        Ok(toml::to_string(&file).expect("it was read as TOML"))
    }
}

impl<P: Parts> Edition<P> {
    /// The number that a fact has, or all of several joined by ` + `; `None` if they differ.
    pub fn number(&self, names: &str) -> Result<Option<i64>, EditionError> {
        let mut file: Table = self.source.parse().expect("the edition was read from this text");
        let mut found = None;
        for name in names.split(TOGETHER).map(str::trim) {
            let value = find(&mut file, name).map_err(|why| EditionError::at(name, why))?;
            let number = value.as_integer();
            if number.is_none() || found.is_some_and(|found| Some(found) != number) {
                return Ok(None);
            }
            found = number;
        }
        Ok(found)
    }
}

/// A list with an entry for each copy has as many entries as there are copies.
fn resize_lists(file: &mut Table, row: &str, before: i64, after: i64) {
    let tables =
        file.iter_mut().filter(|(name, _)| row.split_once('.').is_none_or(|(table, _)| table == *name));
    let rows = tables.filter_map(|(_, value)| value.as_array_mut()).flatten();
    let id = row.rsplit('.').next().unwrap_or(row);
    for row in rows.filter(|row| is_row(row, id)).filter_map(Value::as_table_mut) {
        for list in row.iter_mut().filter_map(|(_, value)| value.as_array_mut()) {
            if let (true, Some(last), Ok(after)) =
                (list.len() as i64 == before, list.last().cloned(), usize::try_from(after))
            {
                list.resize(after, last);
            }
        }
    }
}

/// The value with this name: one of a table, or of a row with an id if only one table has such a row.
fn find<'a>(file: &'a mut Table, name: &str) -> Result<&'a mut Value, String> {
    let (first, rest) = name.split_once('.').unwrap_or((name, ""));
    let of_table = file.contains_key(bare(first));
    let holders: Vec<String> = file
        .iter()
        .filter(|(_, value)| row_of(value, first).is_some())
        .map(|(name, _)| name.clone())
        .collect();
    match (of_table, &holders[..]) {
        (true, _) => below(file, name),
        (false, []) => Err(format!(
            "there is no table and no row '{first}' in this edition; dozen edition diff names facts"
        )),
        (false, [table]) => {
            let rows = file.get_mut(table).and_then(Value::as_array_mut).expect("it has such a row");
            let row = rows.iter_mut().find(|row| is_row(row, first)).expect("it has such a row");
            match row.as_table_mut() {
                Some(row) if !rest.is_empty() => below(row, rest),
                _ => Err(format!("'{first}' is a row: name one of its numbers, such as {first}.points")),
            }
        }
        (false, several) => {
            let names: Vec<String> = several.iter().map(|table| format!("{table}.{name}")).collect();
            Err(format!("several tables have a row '{first}': write {}", names.join(" or ")))
        }
    }
}

/// The value at a path below a table.
fn below<'a>(table: &'a mut Table, path: &str) -> Result<&'a mut Value, String> {
    let (segment, rest) = path.split_once('.').unwrap_or((path, ""));
    let known: Vec<String> =
        table.iter().filter(|(_, value)| has_numbers(value)).map(|(key, _)| key.clone()).collect();
    let nothing = || format!("there is no '{segment}' here; there are {}", known.join(", "));
    let mut value = table.get_mut(bare(segment)).ok_or_else(nothing)?;
    for index in indices(segment)
        .ok_or_else(|| format!("'{segment}' is not a place of a list: write it like tips[2]"))?
    {
        let items = value.as_array_mut().ok_or_else(|| format!("'{}' is not a list", bare(segment)))?;
        let len = items.len();
        value = index
            .checked_sub(1)
            .and_then(|at| items.get_mut(at))
            .ok_or_else(|| format!("'{}' has the places 1 to {len}", bare(segment)))?;
    }
    if rest.is_empty() {
        return Ok(value);
    }
    match value {
        Value::Table(inner) => below(inner, rest),
        Value::Array(rows) => {
            let (id, rest) = rest.split_once('.').unwrap_or((rest, ""));
            let row = rows.iter_mut().find(|row| is_row(row, id)).and_then(Value::as_table_mut);
            below(row.ok_or_else(|| format!("'{segment}' has no row '{id}'"))?, rest)
        }
        _ => Err(format!("'{segment}' has nothing below it")),
    }
}

/// A key without the places of a list behind it.
fn bare(segment: &str) -> &str {
    segment.split('[').next().unwrap_or(segment)
}

/// The places behind a key: `tips[2]` has one. `None` if they cannot be read.
fn indices(segment: &str) -> Option<Vec<usize>> {
    let places = &segment[bare(segment).len()..];
    let inner = places.strip_prefix('[').map(|rest| rest.strip_suffix(']'));
    match inner {
        None => Some(Vec::new()),
        Some(inner) => inner?.split("][").map(|place| place.parse().ok()).collect(),
    }
}

fn row_of<'a>(value: &'a Value, id: &str) -> Option<&'a Value> {
    value.as_array()?.iter().find(|row| is_row(row, id))
}

fn is_row(row: &Value, id: &str) -> bool {
    ROW_KEYS.into_iter().any(|key| match row.get(key) {
        Some(Value::String(own)) => own == id,
        Some(Value::Integer(number)) => id == format!("{number}-{key}"),
        _ => false,
    })
}

fn has_numbers(value: &Value) -> bool {
    match value {
        Value::Integer(_) => true,
        Value::Array(items) => items.iter().any(has_numbers),
        Value::Table(inner) => inner.values().any(has_numbers),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOX: &str = r#"
        [numbers]
        hand = 5
        tips = [1, 2, 3]
        [[donut]]
        id = "glazed"
        points = 3
        score = { kind = "each", more = 2 }
        [[donut]]
        id = "plain"
        points = 1
        [[baker]]
        id = "plain"
        skill = 1
        [[seat_table]]
        seats = 2
        row = 4
    "#;

    #[test]
    fn a_fact_is_found_by_the_name_that_differences_have() {
        let mut file: Table = BOX.parse().unwrap();
        for (name, number) in [
            ("numbers.hand", 5),
            ("numbers.tips[3]", 3),
            ("glazed.points", 3),
            ("glazed.score.more", 2),
            ("donut.plain.points", 1),
            ("baker.plain.skill", 1),
            ("seat_table.2-seats.row", 4),
        ] {
            assert_eq!(find(&mut file, name).map(|value| value.as_integer()), Ok(Some(number)), "{name}");
        }
    }

    #[test]
    fn a_list_with_an_entry_for_each_copy_goes_with_them() {
        let text = "[[donut]]\nid = \"glazed\"\ncopies = 3\nfrom = [2, 2, 4]\nways = [1, 2]\n";
        for (after, from) in [(5, "from = [2, 2, 4, 4, 4]"), (1, "from = [2]")] {
            let mut file: Table = text.parse().unwrap();
            resize_lists(&mut file, "glazed", 3, after);
            let said = toml::to_string(&file).unwrap();
            assert!(said.contains(from) && said.contains("ways = [1, 2]"), "{said}");
        }
    }

    #[test]
    fn a_name_that_is_none_is_answered_with_what_there_is() {
        let mut file: Table = BOX.parse().unwrap();
        for (name, said) in [
            ("glazd.points", "no table and no row 'glazd'"),
            ("glazed.point", "no 'point' here; there are points, score"),
            ("glazed", "'glazed' is a row: name one of its numbers"),
            ("plain.points", "write baker.plain.points or donut.plain.points"),
            ("numbers.tips[4]", "'tips' has the places 1 to 3"),
            ("numbers.tips[x]", "not a place of a list"),
            ("numbers.hand[1]", "'hand' is not a list"),
            ("numbers.hand.more", "'hand' has nothing below it"),
            ("donut.maple.points", "'donut' has no row 'maple'"),
        ] {
            let found = find(&mut file, name).unwrap_err();
            assert!(found.contains(said), "{name}: {found}");
        }
    }
}
