//! The list of players.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};
use thiserror::Error;

/// The players every client offers, weakest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bot {
    /// Any legal action, all alike.
    Random,
    /// What looks good at first sight.
    Greedy,
}

impl Bot {
    /// All of them, weakest first.
    pub const ALL: [Bot; 2] = [Bot::Random, Bot::Greedy];

    /// The name in files and on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Bot::Random => "random",
            Bot::Greedy => "greedy",
        }
    }

    /// What kind of player it is, in one sentence.
    pub fn about(self) -> &'static str {
        match self {
            Bot::Random => "Plays any legal action, each equally often.",
            Bot::Greedy => "Plays what looks good now, without thinking ahead.",
        }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A name that no bot has.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no bot '{name}'; the bots are {}", Bot::ALL.map(Bot::name).join(", "))]
pub struct UnknownBot {
    /// What was asked for.
    pub name: String,
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
        assert_eq!(refused, "there is no bot 'gready'; the bots are random, greedy");
        assert!("Random".parse::<Bot>().is_err(), "names are written one way");
    }

    #[test]
    fn names_can_be_aligned() {
        assert_eq!(format!("{:8}|", Bot::Greedy), "greedy  |");
    }
}
