//! The text form of a record.
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

use std::collections::BTreeMap;
use std::fmt;

use super::{Record, RecordError, Silence};
use crate::phrase::WORDS;
use crate::{OptionValue, Outcome, Seat, SeatCount, hex, say};

impl Record {
    pub(super) fn parse_text(text: &str) -> Result<Self, RecordError> {
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
        for (seat, hash) in &self.committed {
            header("Committed", &format!("{seat}={hash}"))?;
        }
        for Silence { attempt, seat, name } in &self.silent {
            header("Silent", &format!("{attempt} {seat} {name}"))?;
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

/// A seat and 64 hexadecimal digits: `2=5e5e...`.
fn digits(text: &str) -> Option<(usize, String)> {
    let (seat, digits) = text.split_once('=')?;
    let seat = seat.parse::<Seat>().ok()?;
    hex::decode::<32>(digits).map(|_| (seat.number(), digits.to_string()))
}

/// Attempt, seat and name: `1 2 Bo`.
fn silent(text: &str) -> Option<Silence> {
    let mut parts = text.splitn(3, ' ');
    let (attempt, seat) = (parts.next()?.parse().ok()?, parts.next()?.parse::<Seat>().ok()?.number());
    Some(Silence { attempt, seat, name: parts.next()?.to_string() })
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
    committed: BTreeMap<usize, String>,
    silent: Vec<Silence>,
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
            let wrong = || RecordError::at_line(line, say!(WORDS, "record-entropy-shape"));
            self.entropy.extend([digits(&value).ok_or_else(wrong)?]);
        } else if name == "Committed" {
            let wrong = || RecordError::at_line(line, say!(WORDS, "record-committed-shape"));
            self.committed.extend([digits(&value).ok_or_else(wrong)?]);
        } else if name == "Silent" {
            let wrong = || RecordError::at_line(line, say!(WORDS, "record-silent-shape"));
            self.silent.push(silent(&value).ok_or_else(wrong)?);
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
            None => super::first_version(),
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
        let silent = self.silent.iter().map(|silence| &silence.seat);
        let dealing = self.entropy.keys().chain(self.committed.keys()).chain(silent);
        if let Some(seat) = dealing.max().filter(|seat| **seat > seats.get()) {
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
            committed: self.committed,
            silent: self.silent,
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
