//! What the load clients read and write. Only what they need is read of a frame: they share the machine with the server.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use tabletop::{FastRng, below};

/// A frame from the server.
#[derive(Debug, Deserialize)]
pub(crate) struct Frame<'a> {
    #[serde(rename = "type")]
    pub(crate) kind: &'a str,
    #[serde(default, borrow)]
    pub(crate) acks: Vec<Ack<'a>>,
    /// Of an ack that came by itself, or of a refusal.
    pub(crate) id: Option<&'a str>,
    pub(crate) entry: Option<u64>,
    /// Of a refusal.
    pub(crate) code: Option<&'a str>,
    /// Where it comes from, if it tells everything anew.
    #[serde(borrow)]
    pub(crate) table: Option<Place<'a>>,
    #[serde(borrow)]
    pub(crate) scene: Option<Scene<'a>>,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Place<'a> {
    pub(crate) id: &'a str,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Ack<'a> {
    pub(crate) id: &'a str,
    pub(crate) entry: u64,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Scene<'a> {
    pub(crate) last: u64,
    #[serde(borrow)]
    choices: Option<&'a RawValue>,
    #[serde(borrow)]
    outcome: Option<&'a RawValue>,
}

#[derive(Deserialize)]
struct Choice<'a> {
    token: &'a str,
}

impl<'a> Frame<'a> {
    pub(crate) fn read(text: &'a str) -> Result<Self, String> {
        serde_json::from_str(text).map_err(|e| format!("the server sent something else than a frame: {e}"))
    }
}

impl Scene<'_> {
    /// Whether the game has come to its end.
    pub(crate) fn is_over(&self) -> bool {
        self.outcome.is_some()
    }

    /// Any of the offered actions; `None` if this seat is not asked.
    pub(crate) fn choose(&self, rng: &mut FastRng) -> Result<Option<String>, String> {
        let Some(choices) = self.choices else { return Ok(None) };
        let choices: Vec<Choice<'_>> =
            serde_json::from_str(choices.get()).map_err(|e| format!("choices cannot be read: {e}"))?;
        if choices.is_empty() {
            return Ok(None);
        }
        Ok(Some(choices[below(rng, choices.len() as u32) as usize].token.to_string()))
    }
}

/// What a client says.
#[derive(Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum Say<'a> {
    Hello {
        protocol: u32,
        #[serde(skip_serializing_if = "Option::is_none")]
        last: Option<u64>,
        /// Where to go on.
        #[serde(skip_serializing_if = "Option::is_none")]
        table: Option<&'a str>,
    },
    Act {
        id: &'a str,
        base: u64,
        token: &'a str,
    },
}

impl Say<'_> {
    pub(crate) fn text(&self) -> String {
        serde_json::to_string(self).expect("a message is plain values")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frame_gives_what_a_player_needs() {
        let text = r#"{"type":"entries","entries":[{"number":7,"events":[{"words":"a \"b\""}]}],"acks":[{"id":"x","entry":7}],
            "scene":{"last":7,"view":{"a":[1]},"choices":[{"token":"pick:2","words":"take \"it\""}],"due":[1]}}"#;
        let frame = Frame::read(text).unwrap();
        assert_eq!((frame.kind, frame.acks[0].id, frame.acks[0].entry), ("entries", "x", 7));
        let scene = frame.scene.unwrap();
        assert_eq!((scene.last, scene.is_over()), (7, false));
        assert_eq!(scene.choose(&mut tabletop::fast_rng(1, 1)), Ok(Some("pick:2".to_string())));
        assert!(Frame::read("[]").is_err());
    }
}
