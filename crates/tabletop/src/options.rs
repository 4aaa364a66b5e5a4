//! Options: the rules a table may change, described once, so that every client can list, check and set them.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize, Serializer};
use thiserror::Error;

use crate::phrase::WORDS;
use crate::{Arg, Phrase, say};

/// What an option may be set to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum OptionKind {
    /// `true` or `false`.
    Bool,
    /// A whole number from `min` to `max`.
    Int {
        /// Smallest value.
        min: i32,
        /// Largest value.
        max: i32,
    },
    /// One of these words.
    Choice(&'static [&'static str]),
}

impl OptionKind {
    /// The values in words: `a whole number from 1 to 30`.
    pub fn phrase(&self) -> Phrase {
        match self {
            OptionKind::Bool => say!(WORDS, "kind-bool"),
            OptionKind::Int { min, max } => say!(WORDS, "kind-int", min: *min, max: *max),
            OptionKind::Choice([head @ .., last]) if !head.is_empty() => {
                say!(WORDS, "or", head: Arg::list(head.iter().copied()), last: *last)
            }
            OptionKind::Choice(words) => Phrase::verbatim(words.concat()),
        }
    }
}

impl fmt::Display for OptionKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.phrase().fmt(f)
    }
}

/// An option of a game: its name, what it may be, what it changes. Its default belongs to the edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct OptionSpec {
    /// Name in files and on the command line.
    pub name: &'static str,
    /// Values it may take.
    #[serde(flatten)]
    pub kind: OptionKind,
    /// One sentence for people.
    pub help: &'static str,
}

impl OptionSpec {
    /// `true` or `false`.
    pub const fn bool(name: &'static str, help: &'static str) -> Self {
        OptionSpec { name, kind: OptionKind::Bool, help }
    }

    /// A whole number of these.
    pub const fn int(name: &'static str, values: RangeInclusive<i32>, help: &'static str) -> Self {
        OptionSpec { name, kind: OptionKind::Int { min: *values.start(), max: *values.end() }, help }
    }

    /// One of these words.
    pub const fn choice(name: &'static str, words: &'static [&'static str], help: &'static str) -> Self {
        OptionSpec { name, kind: OptionKind::Choice(words), help }
    }
}

/// The value of one option as files write it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum OptionValue {
    /// A yes or no.
    Bool(bool),
    /// A number.
    Int(i64),
    /// A word.
    Word(String),
}

impl fmt::Display for OptionValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionValue::Bool(b) => b.fmt(f),
            OptionValue::Int(i) => i.fmt(f),
            OptionValue::Word(w) => w.fmt(f),
        }
    }
}

impl From<&str> for OptionValue {
    /// Reads what a person typed: `true`, `-3` or `strict`.
    fn from(text: &str) -> Self {
        let word = || OptionValue::Word(text.to_string());
        match text {
            "true" => OptionValue::Bool(true),
            "false" => OptionValue::Bool(false),
            _ => text.parse().map_or_else(|_| word(), OptionValue::Int),
        }
    }
}

/// An option that does not exist, or a value it cannot take.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", self.phrase())]
pub enum OptionError {
    /// No such option.
    Unknown {
        /// What was asked for.
        name: String,
        /// What there is.
        known: Vec<&'static str>,
    },
    /// Not a value of this option.
    Value {
        /// The option.
        name: &'static str,
        /// What was given.
        value: String,
        /// What it may be.
        kind: OptionKind,
    },
}

impl OptionError {
    /// In words.
    pub fn phrase(&self) -> Phrase {
        match self {
            OptionError::Unknown { name, known } if known.is_empty() => {
                say!(WORDS, "option-unknown-none", name: name.clone())
            }
            OptionError::Unknown { name, known } => {
                say!(WORDS, "option-unknown", name: name.clone(), known: Arg::list(known.iter().copied()))
            }
            OptionError::Value { name, value, kind } => {
                say!(WORDS, "option-value", name: *name, value: value.clone(), kind: kind.phrase())
            }
        }
    }
}

/// A value for every option of a game. Read the typed values once, when rules are built from them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    specs: Specs,
    values: Vec<i32>,
}

/// The list is a constant of the game, so two sets of options of one game always share it.
#[derive(Clone, Copy, Debug)]
struct Specs(&'static [OptionSpec]);

impl PartialEq for Specs {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}
impl Eq for Specs {}
impl std::hash::Hash for Specs {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.0.len().hash(state);
    }
}

impl Options {
    /// Every option at its zero value (`false`, the first word, the smallest number): what an edition then fills.
    pub fn blank(specs: &'static [OptionSpec]) -> Self {
        let zero = |spec: &OptionSpec| match spec.kind {
            OptionKind::Int { min, .. } => min,
            _ => 0,
        };
        Options { specs: Specs(specs), values: specs.iter().map(zero).collect() }
    }

    /// What options there are.
    pub fn specs(&self) -> &'static [OptionSpec] {
        self.specs.0
    }

    /// Sets one option.
    pub fn set(&mut self, name: &str, value: &OptionValue) -> Result<(), OptionError> {
        let Some(i) = self.specs().iter().position(|spec| spec.name == name) else {
            let known = self.specs().iter().map(|spec| spec.name).collect();
            return Err(OptionError::Unknown { name: name.to_string(), known });
        };
        let spec = &self.specs()[i];
        let coded = match (spec.kind, value) {
            (OptionKind::Bool, OptionValue::Bool(b)) => Some(i32::from(*b)),
            (OptionKind::Int { min, max }, OptionValue::Int(n)) => {
                i32::try_from(*n).ok().filter(|n| (min..=max).contains(n))
            }
            (OptionKind::Choice(words), OptionValue::Word(w)) => {
                words.iter().position(|word| word == w).map(|i| i as i32)
            }
            _ => None,
        };
        let refused = || OptionError::Value { name: spec.name, value: value.to_string(), kind: spec.kind };
        self.values[i] = coded.ok_or_else(refused)?;
        Ok(())
    }

    /// The value of one option as files write it.
    ///
    /// # Panics
    /// If the game has no such option: the names are constants of the game.
    pub fn value(&self, name: &str) -> OptionValue {
        let i = self.index(name);
        let coded = self.values[i];
        match self.specs()[i].kind {
            OptionKind::Bool => OptionValue::Bool(coded != 0),
            OptionKind::Int { .. } => OptionValue::Int(coded.into()),
            OptionKind::Choice(words) => OptionValue::Word(words[coded as usize].to_string()),
        }
    }

    /// A number option, or the position of a choice among its words, or a yes-or-no as 1 or 0.
    ///
    /// # Panics
    /// As [`Options::value`].
    pub fn int(&self, name: &str) -> i32 {
        self.values[self.index(name)]
    }

    /// A yes-or-no option.
    ///
    /// # Panics
    /// As [`Options::value`].
    pub fn is(&self, name: &str) -> bool {
        self.int(name) != 0
    }

    /// Whether a choice has this word.
    ///
    /// # Panics
    /// As [`Options::value`], or if the word is none of the option's.
    pub fn is_word(&self, name: &str, word: &str) -> bool {
        let i = self.index(name);
        let OptionKind::Choice(words) = self.specs()[i].kind else { panic!("{name} is not a choice") };
        let wanted = words.iter().position(|w| *w == word).expect("a word of the option");
        self.values[i] as usize == wanted
    }

    /// The options that differ from `defaults`.
    pub fn changed_from(&self, defaults: &Options) -> BTreeMap<String, OptionValue> {
        let differs = |spec: &&OptionSpec| self.int(spec.name) != defaults.int(spec.name);
        self.specs().iter().filter(differs).map(|s| (s.name.to_string(), self.value(s.name))).collect()
    }

    fn index(&self, name: &str) -> usize {
        self.specs().iter().position(|spec| spec.name == name).unwrap_or_else(|| panic!("no option {name}"))
    }
}

impl Serialize for Options {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.specs().iter().map(|spec| (spec.name, self.value(spec.name))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    static SPECS: [OptionSpec; 3] = [
        OptionSpec::int("goal", 1..=30, ""),
        OptionSpec::bool("open", ""),
        OptionSpec::choice("six", &["loser", "winner"], ""),
    ];

    #[test]
    fn values_are_checked_and_read_back() {
        let mut options = Options::blank(&SPECS);
        for (name, text) in [("goal", "13"), ("open", "true"), ("six", "winner")] {
            options.set(name, &text.into()).unwrap();
            assert_eq!(options.value(name).to_string(), text);
        }
        assert!(options.is("open") && options.is_word("six", "winner") && options.int("goal") == 13);
        assert_eq!(options.changed_from(&Options::blank(&SPECS)).len(), 3);
    }

    #[test]
    fn a_refusal_says_what_would_do() {
        let mut options = Options::blank(&SPECS);
        let mut say = |name, text: &str| options.set(name, &text.into()).unwrap_err().to_string();
        assert_eq!(say("goal", "31"), "option goal cannot be '31': it must be a whole number from 1 to 30");
        assert_eq!(say("open", "maybe"), "option open cannot be 'maybe': it must be true or false");
        assert_eq!(say("six", "1"), "option six cannot be '1': it must be loser or winner");
        assert_eq!(say("seven", "1"), "there is no option 'seven'; this game has goal, open, six");
        assert_eq!(
            say("goal", "99999999999"),
            "option goal cannot be '99999999999': it must be a whole number from 1 to 30"
        );
    }
}
