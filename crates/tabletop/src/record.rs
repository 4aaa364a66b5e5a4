//! Records: the durable form of a game. The save file, the replay, the bug report and the test fixture.
//!
//! Text:
//!
//! ```text
//! [Game "go-nuts"]
//! [Rules "1"]
//! [Edition "first-edition"]
//! [EditionHash "0123456789abcdef"]
//! [Seats "3"]
//! [Seat1 "you"]
//! [Option "plain_tie_bonus=1"]
//! [Scores "14 9 11"]
//! [Ranks "1 3 2"]
//!
//! x.draw:glazed x.draw:plain   # white space separates steps, '#' starts a comment
//! 1.pick:2 2.pick:1
//! ```
//!
//! The JSON twin has the same content; it is also one line of a data set.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::error::at_line;
use crate::phrase::WORDS;
use crate::{
    Actor, Arg, Book, Config, Edition, Game, Notation, OptionValue, Outcome, Parts, PartsOf, PerSeat, Phrase,
    Seat, SeatCount, SeatSet, Seed, Step, StepOf, Turn, format_step, hex, parse_step, say,
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

    fn parse_text(text: &str) -> Result<Self, RecordError> {
        let mut headers = Headers::default();
        let (mut steps, mut lines) = (Vec::new(), Vec::new());
        for (i, full) in text.lines().enumerate() {
            let number = i + 1;
            let trimmed = full.trim();
            if trimmed.starts_with('[') {
                if !steps.is_empty() {
                    return Err(RecordError::at_line(number, say!(WORDS, "record-header-late")));
                }
                headers.read(trimmed, number)?;
                continue;
            }
            let code = trimmed.split('#').next().unwrap_or_default();
            for step in code.split_whitespace() {
                steps.push(step.to_string());
                lines.push(number);
            }
        }
        headers.finish(steps, lines)
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

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut header = |name: &str, value: &str| writeln!(f, "[{name} \"{}\"]", escape(value));
        header("Game", &self.game)?;
        header("Rules", &self.rules.to_string())?;
        if let Some(edition) = &self.edition {
            header("Edition", edition)?;
        }
        if let Some(hash) = &self.edition_hash {
            header("EditionHash", hash)?;
        }
        header("Seats", &self.seats.to_string())?;
        for (i, name) in self.names.iter().enumerate() {
            header(&format!("Seat{}", i + 1), name)?;
        }
        for (name, value) in &self.options {
            header("Option", &format!("{name}={value}"))?;
        }
        if let Some(commitment) = &self.commitment {
            header("Commitment", commitment)?;
        }
        if let Some(seed) = &self.seed {
            header("Seed", seed)?;
        }
        for (seat, added) in &self.entropy {
            header("Entropy", &format!("{seat}={added}"))?;
        }
        if let Some(taken) = self.continued {
            header("Continued", &taken.to_string())?;
        }
        if let Some(outcome) = &self.outcome {
            let join = |items: Vec<String>| items.join(" ");
            header("Scores", &join(outcome.scores.as_slice().iter().map(ToString::to_string).collect()))?;
            header("Ranks", &join(outcome.ranks.as_slice().iter().map(ToString::to_string).collect()))?;
        }
        writeln!(f)?;
        let mut width = 0;
        for (i, step) in self.steps.iter().enumerate() {
            // A new line where chance takes over from people, and before the line gets long.
            let chance_begins = step.starts_with("x.") && i > 0 && !self.steps[i - 1].starts_with("x.");
            let separator = match i {
                0 => "",
                _ if chance_begins || width + step.len() > 100 => "\n",
                _ => " ",
            };
            width = if separator == " " { width + 1 + step.len() } else { step.len() };
            write!(f, "{separator}{step}")?;
        }
        if self.steps.is_empty() { Ok(()) } else { writeln!(f) }
    }
}

fn numbers<T: fmt::Display>(of_seats: &PerSeat<T>) -> Arg {
    Arg::list(of_seats.as_slice().iter().map(ToString::to_string))
}

fn escape(value: &str) -> String {
    value.replace('\\', "\\\\").replace('"', "\\\"").replace(['\n', '\r'], " ")
}

fn unescape(value: &str) -> String {
    let mut out = String::new();
    let mut escaped = false;
    for c in value.chars() {
        if c == '\\' && !escaped {
            escaped = true;
        } else {
            out.push(c);
            escaped = false;
        }
    }
    out
}

#[derive(Default)]
struct Headers {
    single: BTreeMap<String, (usize, String)>,
    names: BTreeMap<usize, String>,
    options: BTreeMap<String, OptionValue>,
    entropy: BTreeMap<usize, String>,
}

const SINGLE: [&str; 10] = [
    "Game",
    "Rules",
    "Edition",
    "EditionHash",
    "Seats",
    "Commitment",
    "Seed",
    "Continued",
    "Scores",
    "Ranks",
];

impl Headers {
    fn read(&mut self, text: &str, line: usize) -> Result<(), RecordError> {
        let shape = || RecordError::at_line(line, say!(WORDS, "record-header-shape", text: text.to_string()));
        let inner = text.strip_prefix('[').and_then(|t| t.strip_suffix("\"]")).ok_or_else(shape)?;
        let (name, value) = inner.split_once(" \"").ok_or_else(shape)?;
        let value = unescape(value);
        if name == "Option" {
            let (option, value) = value
                .split_once('=')
                .ok_or_else(|| RecordError::at_line(line, say!(WORDS, "record-option-shape")))?;
            self.options.insert(option.to_string(), value.into());
        } else if name == "Entropy" {
            let added = value.split_once('=').and_then(|(seat, added)| {
                let seat = seat.parse::<Seat>().ok()?;
                hex::decode::<32>(added).map(|_| (seat.number(), added.to_string()))
            });
            let (seat, added) =
                added.ok_or_else(|| RecordError::at_line(line, say!(WORDS, "record-entropy-shape")))?;
            self.entropy.insert(seat, added);
        } else if let Some(seat) = name.strip_prefix("Seat").and_then(|n| n.parse::<Seat>().ok()) {
            self.names.insert(seat.index(), value);
        } else if SINGLE.contains(&name) {
            if self.single.insert(name.to_string(), (line, value)).is_some() {
                let message = say!(WORDS, "record-header-twice", name: name.to_string());
                return Err(RecordError::at_line(line, message));
            }
        } else {
            let message = say!(WORDS, "record-header-unknown", name: name.to_string());
            return Err(RecordError::at_line(line, message));
        }
        Ok(())
    }

    fn finish(mut self, steps: Vec<String>, lines: Vec<usize>) -> Result<Record, RecordError> {
        let game = self.required("Game")?.1;
        let (line, text) = self.required("Seats")?;
        let seats = text.parse().ok().and_then(SeatCount::new);
        let seats =
            seats.ok_or_else(|| RecordError::at_line(line, say!(WORDS, "record-bad-seats", text: text)))?;
        let rules = match self.single.remove("Rules") {
            None => first_version(),
            Some((line, text)) => text
                .parse()
                .map_err(|_| RecordError::at_line(line, say!(WORDS, "record-bad-rules", text: text)))?,
        };
        let continued = match self.single.remove("Continued") {
            None => None,
            Some((line, text)) => Some(
                text.parse()
                    .map_err(|_| RecordError::at_line(line, say!(WORDS, "record-bad-steps", text: text)))?,
            ),
        };
        let outcome = match (self.numbers("Scores", seats)?, self.numbers("Ranks", seats)?) {
            (Some(scores), Some(ranks)) => Some(Outcome {
                scores: crate::PerSeat::from_fn(seats, |seat| scores[seat.index()]),
                ranks: crate::PerSeat::from_fn(seats, |seat| ranks[seat.index()] as u8),
            }),
            (None, None) => None,
            _ => return Err(RecordError::plain(say!(WORDS, "record-half-a-result"))),
        };
        let mut text = |name: &str| self.single.remove(name).map(|(_, value)| value);
        let named = self.names.keys().next_back().map_or(0, |last| last + 1);
        if named > seats.get() {
            let message = say!(WORDS, "record-names", seat: named, seats: seats.get());
            return Err(RecordError::plain(message));
        }
        if let Some(seat) = self.entropy.keys().find(|seat| **seat > seats.get()) {
            let message = say!(WORDS, "record-entropy-seat", seat: *seat, seats: seats.get());
            return Err(RecordError::plain(message));
        }
        Ok(Record {
            game,
            edition: text("Edition"),
            edition_hash: text("EditionHash"),
            rules,
            seats,
            names: (0..if named > 0 { seats.get() } else { 0 })
                .map(|i| self.names.get(&i).cloned().unwrap_or_default())
                .collect(),
            options: self.options,
            commitment: text("Commitment"),
            seed: text("Seed"),
            entropy: self.entropy,
            continued,
            steps,
            legal: None,
            turns: None,
            simulation: None,
            outcome,
            lines,
        })
    }

    fn required(&mut self, name: &str) -> Result<(usize, String), RecordError> {
        let missing = || RecordError::plain(say!(WORDS, "record-header-missing", name: name.to_string()));
        self.single.remove(name).ok_or_else(missing)
    }

    fn numbers(&mut self, name: &str, seats: SeatCount) -> Result<Option<Vec<i32>>, RecordError> {
        let Some((line, text)) = self.single.remove(name) else { return Ok(None) };
        let numbers: Option<Vec<i32>> = text.split_whitespace().map(|n| n.parse().ok()).collect();
        let numbers = numbers.filter(|numbers| numbers.len() == seats.get());
        let wrong = || say!(WORDS, "record-numbers", name: name.to_string(), seats: seats.get());
        numbers.map(Some).ok_or_else(|| RecordError::at_line(line, wrong()))
    }
}

/// Writes the record of a game while it is played. Simultaneous answers are put in seat order, whatever order they
/// arrived in, so that a record says nothing about who answered first. So it knows which simultaneous choice is under way,
/// and whoever wants to know asks it.
#[derive(Clone, Debug)]
pub struct Recorder<G: Game> {
    steps: Vec<StepOf<G>>,
    window: Option<Window<G>>,
}

/// A simultaneous choice that is under way: somebody has answered, others have not.
#[derive(Clone, Debug)]
struct Window<G> {
    /// The state before the first answer.
    before: G,
    /// Number of the first answer.
    start: usize,
    /// The seats that have not answered.
    due: SeatSet,
}

impl<G: Game> Default for Recorder<G> {
    fn default() -> Self {
        Recorder { steps: Vec::new(), window: None }
    }
}

impl<G: Game> Recorder<G> {
    /// Notes `step`, which is about to be applied to `before`. Returns the simultaneous answers that it completes, in
    /// seat order; empty for every other step.
    pub fn note(&mut self, before: &G, step: StepOf<G>) -> &[StepOf<G>] {
        if self.window.is_none()
            && let Turn::Act(due) = before.turn()
            && due.len() > 1
        {
            self.window = Some(Window { before: before.clone(), start: self.steps.len(), due });
        }
        self.steps.push(step);
        let (Some(window), Actor::Seat(seat)) = (&mut self.window, step.actor()) else { return &[] };
        window.due = window.due.without(seat);
        if !window.due.is_empty() {
            return &[];
        }
        let answers = window.start..;
        self.window = None;
        self.steps[answers.clone()].sort_by_key(|step| match step {
            Step::Act(seat, _) => Some(*seat),
            Step::Chance(_) => None,
        });
        &self.steps[answers]
    }

    /// The steps so far. The answers to a simultaneous choice that is under way stand at the end, as they arrived.
    pub fn steps(&self) -> &[StepOf<G>] {
        &self.steps
    }

    /// How many of the steps have their place for good: all but the answers to a simultaneous choice that is under way.
    pub fn settled(&self) -> usize {
        self.window.as_ref().map_or(self.steps.len(), |window| window.start)
    }

    /// The state before the first answer to the simultaneous choice that is under way, if one is.
    pub fn before_answers(&self) -> Option<&G> {
        self.window.as_ref().map(|window| &window.before)
    }

    /// Whether a simultaneous choice is under way: somebody has answered, others have not.
    pub fn awaits_others(&self) -> bool {
        self.window.is_some()
    }

    /// Forgets everything, to record another game.
    pub fn clear(&mut self) {
        self.steps.clear();
        self.window = None;
    }
}

impl<G: Notation> Recorder<G> {
    /// The record of the game that is now in the state `game`. While a simultaneous choice is under way its answers
    /// are not yet part of it.
    pub fn record(&self, game: &G, names: &[String], seed: Option<Seed>) -> Record {
        let book = game.book();
        let over = game.outcome();
        Record {
            names: names.to_vec(),
            steps: self.steps[..self.settled()].iter().map(|step| format_step::<G>(book, *step)).collect(),
            commitment: seed.map(|seed| seed.commitment()),
            seed: seed.filter(|_| over.is_some()).map(|seed| seed.to_string()),
            outcome: over,
            ..Record::of::<G>(book)
        }
    }
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
