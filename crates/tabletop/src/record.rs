//! Records: the durable form of a game. The save file, the replay, the bug report and the test fixture.
//!
//! `text.rs` has its text form. The JSON twin has the same content; it is also one line of a data set.

mod text;

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::error::at_line;
use crate::phrase::WORDS;
use crate::{
    Arg, Book, Config, Edition, Game, Notation, OptionValue, Outcome, Parts, PartsOf, PerSeat, Phrase,
    SeatCount, StepOf, parse_step, say,
};

/// A game from its start to where it stopped.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// Id of the game.
    pub game: String,
    /// The edition's id; `None` is the default edition that comes with the program.
    pub edition: Option<String>,
    /// What tells editions of the same name apart.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edition_hash: Option<String>,
    /// Version of the game's rules the record was played by.
    #[serde(default = "first_version")]
    pub rules: u32,
    /// Number of seats.
    pub seats: SeatCount,
    /// Who sat where; empty if nobody was named.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<String>,
    /// The options that differ from the edition's defaults.
    #[serde(default)]
    pub options: BTreeMap<String, OptionValue>,
    /// SHA-256 of the seed, shown before the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    /// The seed, opened after the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// Randomness that seats added to the deal, as 64 hexadecimal digits by the seat's number.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub entropy: BTreeMap<usize, String>,
    /// What seats had committed to before any of it was revealed: the SHA-256 of what they added, by the seat's number.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub committed: BTreeMap<usize, String>,
    /// Who did not reveal what they had committed to, in attempts before the one that was dealt.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub silent: Vec<Silence>,
    /// How many of the first steps were taken over from another game: they were not played and dealt here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub continued: Option<usize>,
    /// The steps in order.
    pub steps: Vec<String>,
    /// What was offered to the actor of each step, `None` at chance; only in data sets.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub legal: Option<Vec<Option<Vec<String>>>>,
    /// The turn or round each step belongs to, counted from 1, 0 before the first; only in data sets.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turns: Option<Vec<u32>>,
    /// Which game of which simulation it is; only in data sets.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub simulation: Option<Simulation>,
    /// How it ended, if it did.
    #[serde(default)]
    pub outcome: Option<Outcome>,
    /// Line of the text each step stood on, to report faults; empty if the record was not read from text.
    #[serde(skip)]
    lines: Vec<usize>,
}

/// Somebody who did not reveal what their seat had committed to, so that everybody committed anew.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Silence {
    /// Which attempt failed, counted from 1.
    pub attempt: u8,
    /// The seat's number.
    pub seat: usize,
    /// Who sat there.
    pub name: String,
}

/// Where a game of a data set comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Simulation {
    /// The program that played it, with its version.
    pub program: String,
    /// The seed of the simulation, which is not one of a dealer.
    pub seed: u64,
    /// The number of the game in the simulation, counted from 1.
    pub number: u64,
    /// The number of the seat that is first in turn order; `None` where all choose at once.
    pub first: Option<usize>,
}

fn first_version() -> u32 {
    1
}

/// A record that cannot be read or replayed: where, and why.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", self.phrase())]
pub struct RecordError {
    /// Line of the text, counted from 1.
    pub line: Option<usize>,
    /// Number of the step, counted from 1.
    pub step: Option<usize>,
    /// What is wrong.
    pub message: Phrase,
    /// Whether the file of the edition it was played with would help.
    pub lacks_edition: bool,
}

impl RecordError {
    fn at_line(line: usize, message: Phrase) -> Self {
        RecordError { line: Some(line), ..Self::plain(message) }
    }

    fn plain(message: Phrase) -> Self {
        RecordError { line: None, step: None, message, lacks_edition: false }
    }

    /// In words.
    pub fn phrase(&self) -> Phrase {
        let message = self.message.clone();
        let what = match self.step {
            Some(step) => say!(WORDS, "at-step", step: step, what: message),
            None => message,
        };
        at_line(self.line, what)
    }
}

impl Record {
    /// An empty record of a game by this book.
    pub fn of<G: Game>(book: Book<G>) -> Self {
        Record {
            game: G::META.id.to_string(),
            edition: (!book.edition.is_first_default()).then(|| book.edition.header.id.clone()),
            edition_hash: Some(book.edition.hash.clone()),
            rules: G::META.rules_version,
            seats: book.seats,
            names: Vec::new(),
            options: book.changed_options(),
            commitment: None,
            seed: None,
            entropy: BTreeMap::new(),
            committed: BTreeMap::new(),
            silent: Vec::new(),
            continued: None,
            steps: Vec::new(),
            legal: None,
            turns: None,
            simulation: None,
            outcome: None,
            lines: Vec::new(),
        }
    }

    /// Reads the text form or, if it starts with a brace, the JSON twin.
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        if text.trim_start().starts_with('{') { Self::parse_json(text) } else { Self::parse_text(text) }
    }

    fn parse_json(text: &str) -> Result<Self, RecordError> {
        serde_json::from_str(text).map_err(|e| {
            let message = e.to_string();
            let message = message.rsplit_once(" at line").map_or(message.as_str(), |(head, _)| head);
            let line = (e.line() > 0).then_some(e.line());
            RecordError { line, ..RecordError::plain(message.to_string().into()) }
        })
    }

    /// The JSON twin on one line.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("a record is plain values")
    }

    /// The number of the first step, counted from 1, of which a part is masked: the record is one viewer's.
    pub fn first_masked(&self) -> Option<usize> {
        self.steps.iter().position(|step| step.contains('?')).map(|i| i + 1)
    }

    /// The configuration the record names. `loaded` is an edition given from outside, for records that were not
    /// played with a built-in one.
    pub fn config<G: Game>(
        &self,
        loaded: Option<&'static Edition<PartsOf<G>>>,
    ) -> Result<Config<G>, RecordError> {
        if self.game != G::META.id {
            let theirs = self.game.clone();
            let message = say!(WORDS, "record-other-game", theirs: theirs, ours: G::META.id);
            return Err(RecordError::plain(message));
        }
        if self.rules != G::META.rules_version {
            let ours = G::META.rules_version;
            return Err(RecordError::plain(say!(WORDS, "record-rules", theirs: self.rules, ours: ours)));
        }
        let edition = self.edition::<PartsOf<G>>(loaded)?;
        let mut config = Config::of(edition);
        for (name, value) in &self.options {
            config.set(name, value).map_err(|e| RecordError::plain(e.phrase()))?;
        }
        Ok(config)
    }

    /// The edition the record names: the loaded one if it is meant, or else a built-in one.
    pub(crate) fn edition<P: Parts>(
        &self,
        loaded: Option<&'static Edition<P>>,
    ) -> Result<&'static Edition<P>, RecordError> {
        let fits = |edition: &&'static Edition<P>| {
            let named = self.edition.as_ref().is_none_or(|id| *id == edition.header.id);
            named && self.edition_hash.as_ref().is_none_or(|hash| edition.matches_hash(hash))
        };
        let built_in = Edition::<P>::built_in();
        let candidates = loaded.into_iter().chain(built_in.iter().copied());
        let default_only = self.edition.is_none() && self.edition_hash.is_none();
        let mut candidates = candidates.filter(|edition| !default_only || edition.is_first_default());
        candidates.find(fits).ok_or_else(|| {
            let name = self.edition.clone().unwrap_or_else(|| "default".to_string());
            let message = match self.edition_hash.clone() {
                Some(hash) => say!(WORDS, "record-no-edition-hash", name: name, hash: hash),
                None => say!(WORDS, "record-no-edition", name: name),
            };
            RecordError { lacks_edition: true, ..RecordError::plain(message) }
        })
    }

    /// Reads the steps, applies them through the checked door and hands each with the state before it to `visit`.
    /// Checks the result, if the record names one.
    pub fn replay<G: Notation>(
        &self,
        loaded: Option<&'static Edition<PartsOf<G>>>,
        mut visit: impl FnMut(&G, StepOf<G>),
    ) -> Result<G, RecordError> {
        let config = self.config::<G>(loaded)?;
        if let Some(taken) = self.continued.filter(|taken| *taken > self.steps.len()) {
            let message = say!(WORDS, "record-taken-over", taken: taken, steps: self.steps.len());
            return Err(RecordError::plain(message));
        }
        let book = Book::open(&config, self.seats).map_err(|e| RecordError::plain(e.0))?;
        let mut game = G::new(book);
        for (i, text) in self.steps.iter().enumerate() {
            let fault = |message: Phrase| RecordError {
                line: self.lines.get(i).copied(),
                step: Some(i + 1),
                ..RecordError::plain(message)
            };
            let step = parse_step::<G>(book, text).map_err(|e| fault(e.0))?;
            let refused = |why: Phrase| say!(WORDS, "record-step", step: text.clone(), why: why);
            game.check(step).map_err(|e| fault(refused(e.phrase())))?;
            visit(&game, step);
            game.apply_unchecked(step);
        }
        if let Some(claimed) = self.outcome {
            match game.outcome() {
                Some(real) if real == claimed => {}
                Some(real) => {
                    return Err(RecordError::plain(say!(
                        WORDS, "record-outcome",
                        scores: numbers(&claimed.scores), ranks: numbers(&claimed.ranks),
                        real_scores: numbers(&real.scores), real_ranks: numbers(&real.ranks),
                    )));
                }
                None => return Err(RecordError::plain(say!(WORDS, "record-unfinished"))),
            }
        }
        Ok(game)
    }
}

fn numbers<T: fmt::Display>(of_seats: &PerSeat<T>) -> Arg {
    Arg::list(of_seats.as_slice().iter().map(ToString::to_string))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entropy_is_read_back_and_checked() {
        let head = "[Game \"go-nuts\"]\n[Seats \"3\"]\n";
        let digits = "0f".repeat(32);
        let text = format!("{head}[Entropy \"1={digits}\"]\n[Entropy \"3={digits}\"]\n");
        let record = Record::parse(&text).unwrap();
        assert_eq!(record.entropy, BTreeMap::from([(1, digits.clone()), (3, digits.clone())]));
        assert_eq!(Record::parse(&record.to_string()), Ok(record.clone()));
        assert_eq!(Record::parse(&record.to_json()), Ok(record));
        let (letters, signs) = (format!("1={}", "g".repeat(64)), format!("1={}", "+1".repeat(32)));
        for wrong in ["1", "0=", "x=00", &letters, &signs, &format!("4={digits}")] {
            let said = Record::parse(&format!("{head}[Entropy \"{wrong}\"]\n")).unwrap_err().to_string();
            assert!(said.contains("entropy"), "{wrong}: {said}");
        }
    }

    #[test]
    fn commitments_and_silences_are_read_back_and_checked() {
        let head = "[Game \"go-nuts\"]\n[Seats \"3\"]\n";
        let digits = "0f".repeat(32);
        let text = format!("{head}[Committed \"2={digits}\"]\n[Silent \"1 3 Bo \\\"the\\\" =\"]\n");
        let record = Record::parse(&text).unwrap();
        assert_eq!(record.committed, BTreeMap::from([(2, digits)]));
        assert_eq!(record.silent, [Silence { attempt: 1, seat: 3, name: "Bo \"the\" =".to_string() }]);
        assert_eq!(Record::parse(&record.to_string()), Ok(record.clone()));
        assert_eq!(Record::parse(&record.to_json()), Ok(record));
        for wrong in [
            "Committed \"1\"",
            "Committed \"4=00\"",
            "Silent \"1\"",
            "Silent \"1 4 Bo\"",
            "Silent \"x 1 Bo\"",
        ] {
            assert!(Record::parse(&format!("{head}[{wrong}]\n")).is_err(), "{wrong}");
        }
    }

    #[test]
    fn what_was_taken_over_is_read_back_and_masks_are_found() {
        let text = "[Game \"go-nuts\"]\n[Seats \"3\"]\n[Continued \"2\"]\n\nx.draw:plain 1.pick:? 2.pick:1\n";
        let record = Record::parse(text).unwrap();
        assert_eq!((record.continued, record.first_masked()), (Some(2), Some(2)));
        assert_eq!(Record::parse(&record.to_string()).unwrap().continued, Some(2));
        assert_eq!(Record::parse(&record.to_json()).unwrap().continued, Some(2));
        let said = Record::parse(&text.replace("\"2\"", "\"two\"")).unwrap_err().to_string();
        assert_eq!(said, "line 3: 'two' is not a number of steps");
    }
}
