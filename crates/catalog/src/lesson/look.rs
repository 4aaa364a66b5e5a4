//! Where the numbers and names in a lesson's sentences come from: never from the lesson.

use serde_json::Value;
use tabletop::{Arg, Language, Reader, Seat, Viewer};

use crate::Table;

/// How far back an event is looked for, in steps.
const BACK: usize = 60;

/// Something that is looked up at a table, as the learner sees it. Places are written like JSON pointers; in a list of
/// things with ids, an id may stand for the number: `/types/glazed/name`.
#[derive(Debug)]
pub(super) enum Source {
    /// In the learner's view.
    View(&'static str),
    /// In the components.
    Parts(&'static str),
    /// The value of an option.
    Option(&'static str),
    /// In the offer of a choice.
    Offer(&'static str, &'static str),
    /// In the latest event of a kind.
    Event(&'static str, &'static str),
    /// The points of a seat as they stand.
    Points(Seat),
    /// Whoever sits there.
    Seat(Seat),
}

impl Source {
    /// What is there now, for a sentence.
    pub(super) fn arg(&self, table: &dyn Table, learner: Seat) -> Option<Arg> {
        if let Source::Seat(seat) = self {
            return Some(Arg::Seat(*seat));
        }
        match self.value(table, learner)? {
            Value::Number(number) => number.as_i64().map(Arg::Number),
            Value::String(text) => Some(Arg::data(text)),
            other => Some(Arg::from(other.to_string())),
        }
    }

    /// What is there now.
    pub(super) fn value(&self, table: &dyn Table, learner: Seat) -> Option<Value> {
        let viewer = Viewer::Seat(learner);
        match *self {
            Source::View(place) => at(&read(table.view_raw(viewer).get()), place),
            Source::Parts(place) => at(&read(&table.parts_json(Language::English)), place),
            Source::Option(name) => serde_json::to_value(table.options().get(name)?).ok(),
            Source::Offer(token, place) => at(&offer(table, learner, token)?, place),
            Source::Event(kind, place) => at(&latest(table, learner, kind)?.1, place),
            Source::Points(seat) => {
                table.seats().contains(seat).then_some(())?;
                Some(table.score_sheet(viewer, Language::English).total(seat).into())
            }
            Source::Seat(seat) => Some(seat.number().into()),
        }
    }
}

/// What a table says of itself is always JSON.
fn read(json: &str) -> Value {
    serde_json::from_str(json).unwrap_or_default()
}

/// The value at a place.
pub(super) fn at(value: &Value, place: &str) -> Option<Value> {
    let mut found = value;
    for part in place.split('/').filter(|part| !part.is_empty()) {
        found = match found {
            Value::Array(list) => match part.parse::<usize>() {
                Ok(index) => list.get(index)?,
                Err(_) => list.iter().find(|entry| entry["id"] == part)?,
            },
            other => other.get(part)?,
        };
    }
    Some(found.clone())
}

/// Whether a value is what a file says it is: text without its quotes.
pub(super) fn is(value: &Value, wanted: &str) -> bool {
    written(value) == wanted
}

/// A value as a file writes it.
pub(super) fn written(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), ToString::to_string)
}

/// What the learner may choose now: tokens with their offers.
pub(super) fn offers(table: &dyn Table, learner: Seat) -> Vec<(String, Value)> {
    let Value::Array(choices) = read(table.legal_raw(learner, Language::English).get()) else {
        return Vec::new();
    };
    let pair = |choice: Value| Some((choice["token"].as_str()?.to_string(), choice["offer"].clone()));
    choices.into_iter().filter_map(pair).collect()
}

/// The offer of a choice.
pub(super) fn offer(table: &dyn Table, learner: Seat, token: &str) -> Option<Value> {
    let found = offers(table, learner).into_iter().find(|(known, _)| known == token);
    found.map(|(_, offer)| offer)
}

/// The latest event of a kind that the learner noticed, and the seat whose step it came of.
pub(super) fn latest(table: &dyn Table, learner: Seat, kind: &str) -> Option<(Option<Seat>, Value)> {
    let from = table.len().saturating_sub(BACK);
    let seen = table.seen(from, Viewer::Seat(learner), Reader::default());
    seen.iter().rev().find_map(|step| {
        let Value::Array(events) = read(step.events.json().get()) else { return None };
        let event =
            events.into_iter().map(|line| line["event"].clone()).rfind(|event| event["kind"] == kind)?;
        Some((step.actor.seat(), event))
    })
}
