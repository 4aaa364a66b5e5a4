//! What is replayed: a record and, where it needs one, the edition file.

use catalog::{AnyGame, CatalogError, Table};
use protocol::{Code, MAX_EDITION_BYTES, MAX_RECORD_BYTES, MAX_REPLAY_STEPS, Perspective, TableConfig};
use tabletop::{Phrase, Record, Seat, Viewer, say};

use crate::WORDS;
use crate::core::Refusal;

/// A game to be looked at again.
#[derive(Clone, Debug)]
pub struct Source {
    /// The record, not yet checked against the rules.
    pub record: Record,
    /// The edition file it was played with, where it was one.
    pub edition_toml: Option<String>,
}

/// A game whose every step has been checked.
pub(super) struct Opened<'a> {
    pub(super) source: &'a Source,
    pub(super) game: &'static dyn AnyGame,
    /// The table after the last step.
    pub(super) end: Box<dyn Table>,
}

fn bad(message: Phrase) -> Refusal {
    Refusal::new(Code::BadRecord, message).of_field("record")
}

fn unfit(e: &CatalogError) -> Refusal {
    match e {
        CatalogError::Edition(_) => Refusal::new(Code::BadConfig, e.phrase()).of_field("edition_toml"),
        _ => bad(e.phrase()),
    }
}

impl Source {
    /// Reads a record that somebody sent.
    pub(super) fn read(text: &str, edition_toml: Option<String>) -> Result<Self, Refusal> {
        if text.len() > MAX_RECORD_BYTES {
            return Err(bad(say!(WORDS, "record-large", most: MAX_RECORD_BYTES, bytes: text.len())));
        }
        if edition_toml.as_ref().is_some_and(|text| text.len() > MAX_EDITION_BYTES) {
            let words = say!(WORDS, "edition-large", most: MAX_EDITION_BYTES);
            return Err(Refusal::new(Code::BadConfig, words).of_field("edition_toml"));
        }
        if text.trim().is_empty() {
            return Err(bad(say!(WORDS, "record-empty")));
        }
        let record = Record::parse(text).map_err(|e| bad(say!(WORDS, "no-record", why: e.phrase())))?;
        Ok(Source { record, edition_toml })
    }

    /// What a table with the same components, options and seats would be made with, as far as the record says.
    pub(super) fn settings(&self) -> TableConfig {
        TableConfig {
            game: self.record.game.clone(),
            seats: Some(self.record.seats.get() as u8),
            edition: self.record.edition.clone(),
            edition_toml: self.edition_toml.clone(),
            options: self.record.options.clone(),
            ..TableConfig::default()
        }
    }

    /// Checks every step.
    pub(super) fn open(&self) -> Result<Opened<'_>, Refusal> {
        let steps = self.record.steps.len();
        if steps > MAX_REPLAY_STEPS {
            return Err(bad(say!(WORDS, "record-long", most: MAX_REPLAY_STEPS, steps: steps)));
        }
        let game = catalog::find(&self.record.game).map_err(|e| unfit(&e))?;
        if let Some(step) = self.record.first_masked() {
            let masked = &self.record.steps[step - 1];
            return Err(bad(say!(WORDS, "record-masked", step: step, masked: masked.clone())));
        }
        let end = game.replay(&self.record, self.edition_toml.as_deref()).map_err(|e| unfit(&e))?;
        Ok(Opened { source: self, game, end })
    }
}

impl Opened<'_> {
    /// The same game before its first step.
    pub(super) fn beginning(&self) -> Box<dyn Table> {
        let record = &self.source.record;
        let mut begin = record.clone();
        (begin.steps, begin.outcome, begin.continued) = (Vec::new(), None, None);
        self.game
            .replay(&begin, self.source.edition_toml.as_deref())
            .expect("what the whole record was played with can be set up again")
    }

    /// Whose perspective it is. With everything open nobody's own view is meant.
    pub(super) fn viewer(&self, perspective: Perspective) -> Result<Viewer, Refusal> {
        let Perspective::Seat(number) = perspective else { return Ok(Viewer::Spectator) };
        let seats = self.end.seats();
        let seat = Seat::from_number(number.into()).filter(|seat| seats.contains(*seat));
        let none = || {
            let words = say!(WORDS, "no-such-seat-in-game", seat: number, seats: seats.get());
            Refusal::new(Code::NotFound, words).of_field("perspective")
        };
        seat.map(Viewer::Seat).ok_or_else(none)
    }
}
