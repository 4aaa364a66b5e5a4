//! Steps as somebody saw them, with what came of them.

use std::sync::Arc;

use serde::{Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};
use tabletop::Actor;

/// A step as one viewer saw it.
#[derive(Clone, Debug)]
pub struct SeenStep {
    /// The step in notation, perhaps with a secret part masked: `1.pick:2`, `x.draw:?`.
    pub step: String,
    /// Who made it.
    pub actor: Actor,
    /// What came of it, in order, as far as the viewer noticed.
    pub events: SeenEvents,
    /// Whether it answers a simultaneous choice that others still had to answer: what came of it is told later.
    pub awaits_others: bool,
}

impl SeenStep {
    /// What the viewer was told, sentence by sentence.
    pub fn sentences(&self) -> impl Iterator<Item = &str> {
        self.events.0.sentences.iter().map(String::as_str)
    }
}

/// What came of a step, in order, as far as somebody noticed. All who noticed the same share it. As JSON it is a list of
/// `event`, in the form of the game, and `words`, the same as a sentence where it needs one.
#[derive(Clone, Debug)]
pub struct SeenEvents(Arc<Told>);

#[derive(Debug)]
struct Told {
    json: Box<RawValue>,
    sentences: Vec<String>,
}

/// An event with its sentence.
#[derive(Serialize)]
struct Line<E> {
    event: E,
    #[serde(skip_serializing_if = "Option::is_none")]
    words: Option<String>,
}

impl SeenEvents {
    /// These events, each with its sentence.
    pub fn new<E: Serialize>(events: impl IntoIterator<Item = (E, Option<String>)>) -> Self {
        let lines: Vec<Line<E>> = events.into_iter().map(|(event, words)| Line { event, words }).collect();
        let json = to_raw_value(&lines).expect("events are plain values");
        SeenEvents(Arc::new(Told {
            json,
            sentences: lines.into_iter().filter_map(|line| line.words).collect(),
        }))
    }

    /// The list as JSON.
    pub fn json(&self) -> &RawValue {
        &self.0.json
    }
}

impl Serialize for SeenEvents {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.json().serialize(serializer)
    }
}
