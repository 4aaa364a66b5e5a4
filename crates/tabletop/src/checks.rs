//! Small checks of what an edition file says. Their faults are messages; [`crate::EditionFile`] adds the place.

use serde::Deserialize;
use serde::de::value::{Error, StrDeserializer};

/// A number of an edition file that must lie between two others.
pub fn within<N: TryFrom<i64>>(value: i64, min: i64, max: i64, name: &str) -> Result<N, String> {
    match N::try_from(value) {
        Ok(number) if (min..=max).contains(&value) => Ok(number),
        _ if value < 0 && min >= 0 => Err(format!("{name} is {value}, but it cannot be negative")),
        _ if min == max => Err(format!("{name} is {value}, but these rules know only {min}")),
        _ => Err(format!("{name} is {value}, but it must be from {min} to {max}")),
    }
}

/// An id that can stand in notation: a lower case letter, then letters, digits and `mark`. The word `taken` has a meaning
/// of its own there already.
pub fn notation_id(id: &str, mark: Option<char>, taken: Option<&str>) -> Result<String, String> {
    let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || Some(c) == mark;
    if id.starts_with(|c: char| c.is_ascii_lowercase()) && id.chars().all(fits) && Some(id) != taken {
        return Ok(id.to_string());
    }
    let mark = mark.map_or_else(|| " and digits".into(), |mark| format!(", digits and '{mark}'"));
    let taken = taken.map(|word| format!(" (and not '{word}')")).unwrap_or_default();
    Err(format!("the id '{id}' cannot be written in notation: use lower case letters{mark}{taken}"))
}

/// One of the words that `T` is written as.
pub fn word<'a, T: Deserialize<'a>>(word: &'a str, name: &str) -> Result<T, String> {
    let unknown = |e: Error| e.to_string().replace("unknown variant", &format!("unknown {name}"));
    T::deserialize(StrDeserializer::new(word)).map_err(unknown)
}

/// What a file says although it follows from the rest must be right, where it says it: name, what is said, what follows. All
/// that is wrong is told at once.
pub fn agree<S: Into<Option<i64>> + Copy>(facts: &[(&str, S, i64)], source: &str) -> Result<(), String> {
    let wrong = facts.iter().filter_map(|(name, said, counted)| {
        let said = (*said).into().filter(|said| said != counted)?;
        Some(format!("{name} is {said}, but {source} {counted}"))
    });
    let told: Vec<String> = wrong.collect();
    if told.is_empty() { Ok(()) } else { Err(told.join("; ")) }
}
