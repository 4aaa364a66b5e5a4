//! The list of players.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use serde::{Serialize, Serializer};
use tabletop::{Arg, Messages, Phrase, say};
use thiserror::Error;

use crate::Program;

/// What is said of the players and by them, in every language.
pub(crate) static WORDS: LazyLock<Messages> =
    LazyLock::new(|| Messages::new([include_str!("../words/en.ftl"), include_str!("../words/de.ftl")]));

/// The players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bot {
    /// Any legal action, all alike.
    Random,
    /// A short look ahead, content with what looks good enough.
    Easy,
    /// A short look ahead, content with nearly the best.
    Medium,
    /// What looks good at first sight.
    Greedy,
    /// A long look ahead.
    Hard,
    /// The longest look ahead.
    Expert,
    /// Sees everything; for the lab only, to show how much hidden things are worth.
    Oracle,
    /// Somebody's own program; for the lab only, which asks it.
    Program(Program),
}

impl Bot {
    /// Those that programs may name, weakest first.
    pub const ALL: [Bot; 6] = [Bot::Random, Bot::Easy, Bot::Medium, Bot::Greedy, Bot::Hard, Bot::Expert];
    /// The levels of difficulty, weakest first: those that people choose from.
    pub const LEVELS: [Bot; 4] = [Bot::Easy, Bot::Medium, Bot::Hard, Bot::Expert];

    /// The name in files and on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Bot::Random => "random",
            Bot::Easy => "easy",
            Bot::Medium => "medium",
            Bot::Greedy => "greedy",
            Bot::Hard => "hard",
            Bot::Expert => "expert",
            Bot::Oracle => "oracle",
            Bot::Program(program) => program.name(),
        }
    }

    /// Its name as a person's name would be written.
    pub fn title(self) -> Phrase {
        match self {
            Bot::Random => say!(WORDS, "title-random"),
            Bot::Easy => say!(WORDS, "title-easy"),
            Bot::Medium => say!(WORDS, "title-medium"),
            Bot::Greedy => say!(WORDS, "title-greedy"),
            Bot::Hard => say!(WORDS, "title-hard"),
            Bot::Expert => say!(WORDS, "title-expert"),
            Bot::Oracle => say!(WORDS, "title-oracle"),
            Bot::Program(program) => Phrase::verbatim(program.name()),
        }
    }

    /// What kind of player it is, in one sentence.
    pub fn about(self) -> Phrase {
        match self {
            Bot::Random => say!(WORDS, "about-random"),
            Bot::Easy => say!(WORDS, "about-easy"),
            Bot::Medium => say!(WORDS, "about-medium"),
            Bot::Greedy => say!(WORDS, "about-greedy"),
            Bot::Hard => say!(WORDS, "about-hard"),
            Bot::Expert => say!(WORDS, "about-expert"),
            Bot::Oracle => say!(WORDS, "about-oracle"),
            Bot::Program(_) => say!(WORDS, "about-program"),
        }
    }

    /// Whether it is given the true state instead of a view.
    pub fn sees_everything(self) -> bool {
        self == Bot::Oracle
    }

    /// The bot of this name, where players that see everything are allowed.
    pub fn in_lab(text: &str) -> Result<Bot, UnknownBot> {
        if text == Bot::Oracle.name() { Ok(Bot::Oracle) } else { text.parse() }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Bot::Program(program) => program.fmt(f),
            named => f.pad(named.name()),
        }
    }
}

/// A name that no bot has.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", self.phrase())]
pub struct UnknownBot {
    /// What was asked for.
    pub name: String,
}

impl UnknownBot {
    /// In words.
    pub fn phrase(&self) -> Phrase {
        say!(WORDS, "unknown-bot", name: self.name.clone(), known: Arg::list(Bot::ALL.map(Bot::name)))
    }
}

impl FromStr for Bot {
    type Err = UnknownBot;
    fn from_str(text: &str) -> Result<Self, UnknownBot> {
        let found = Bot::ALL.into_iter().find(|bot| bot.name() == text);
        found.ok_or_else(|| UnknownBot { name: text.to_string() })
    }
}

impl Serialize for Bot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_read_back() {
        for bot in Bot::ALL {
            assert_eq!(bot.to_string().parse(), Ok(bot));
            assert_eq!(serde_json::to_string(&bot).unwrap(), format!("\"{bot}\""));
        }
    }

    #[test]
    fn an_unknown_name_is_answered_with_the_known_ones() {
        let refused = "gready".parse::<Bot>().unwrap_err().to_string();
        assert_eq!(
            refused,
            "there is no bot 'gready'; the bots are: random, easy, medium, greedy, hard, expert"
        );
        assert!("Random".parse::<Bot>().is_err(), "names are written one way");
    }

    #[test]
    fn who_sees_everything_sits_in_the_lab_only() {
        assert_eq!(Bot::in_lab("oracle"), Ok(Bot::Oracle));
        assert_eq!(Bot::in_lab("hard"), Ok(Bot::Hard));
        assert!("oracle".parse::<Bot>().is_err());
        assert!(!Bot::ALL.into_iter().any(Bot::sees_everything));
    }

    #[test]
    fn names_can_be_aligned() {
        assert_eq!(format!("{:8}|", Bot::Greedy), "greedy  |");
    }
}
