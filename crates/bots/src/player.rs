//! A bot as the command line names it: `hard`, or `hard:5000` with so many iterations.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::{Judgement, Phrase, say};
use thiserror::Error;

use crate::bot::WORDS;
use crate::{Bot, Budget, Effort, Program, Recipe, UnknownBot};

/// A bot that takes part, with as many iterations as somebody asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Player {
    /// Which bot.
    pub bot: Bot,
    /// Iterations of its search instead of its own; `None` leaves the bot as it is.
    pub iterations: Option<u32>,
}

impl Player {
    /// The most iterations one can ask for.
    pub const MOST_ITERATIONS: u32 = 10_000_000;

    /// What this player does.
    pub fn recipe(self) -> Recipe {
        let mut recipe = self.bot.recipe();
        if let (Some(iterations), Recipe::Search { effort, .. } | Recipe::OpenSearch(effort)) =
            (self.iterations, &mut recipe)
        {
            *effort = Effort::Within(Budget::iterations(iterations));
        }
        recipe
    }

    /// The iterations of its search in a game; `None` if it does not search.
    pub fn iterations_in<G: Judgement>(self) -> Option<u32> {
        match self.recipe() {
            Recipe::Search { effort, .. } | Recipe::OpenSearch(effort) => {
                Some(effort.budget::<G>().iterations)
            }
            Recipe::Any | Recipe::FirstSight | Recipe::Outside => None,
        }
    }

    /// How long somebody at a live table waits for it: as long as it takes, if its iterations were asked for.
    pub const fn patience(self) -> Duration {
        if self.iterations.is_some() { Duration::MAX } else { self.bot.patience() }
    }

    /// The player of this name, where players that see everything are allowed, and programs.
    pub fn in_lab(text: &str) -> Result<Player, PlayerError> {
        Self::or_program(text, Bot::in_lab)
    }

    /// The player of this name, where programs are allowed.
    pub fn or_own(text: &str) -> Result<Player, PlayerError> {
        Self::or_program(text, str::parse)
    }

    fn or_program(text: &str, bot: fn(&str) -> Result<Bot, UnknownBot>) -> Result<Player, PlayerError> {
        match Program::named(text) {
            Some(program) => Ok(Bot::Program(program?).into()),
            None => Self::read(text, bot),
        }
    }

    /// As the command line takes it.
    pub fn argument(self) -> String {
        match self.bot {
            Bot::Program(program) => program.name().to_string(),
            _ => self.to_string(),
        }
    }

    fn read(text: &str, bot: fn(&str) -> Result<Bot, UnknownBot>) -> Result<Player, PlayerError> {
        let Some((name, iterations)) = text.split_once(':') else { return Ok(bot(text)?.into()) };
        let bot = bot(name)?;
        if !matches!(bot.recipe(), Recipe::Search { .. } | Recipe::OpenSearch(_)) {
            return Err(PlayerError::NoSearch { bot });
        }
        let digits = !iterations.is_empty() && iterations.bytes().all(|byte| byte.is_ascii_digit());
        let number = iterations.parse().ok().filter(|n| digits && (1..=Self::MOST_ITERATIONS).contains(n));
        let wrong = || PlayerError::Iterations { bot, given: iterations.to_string() };
        Ok(Player { bot, iterations: Some(number.ok_or_else(wrong)?) })
    }
}

impl From<Bot> for Player {
    fn from(bot: Bot) -> Self {
        Player { bot, iterations: None }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.iterations {
            None => self.bot.fmt(f),
            Some(iterations) => f.pad(&format!("{}:{iterations}", self.bot)),
        }
    }
}

impl FromStr for Player {
    type Err = PlayerError;
    fn from_str(text: &str) -> Result<Self, PlayerError> {
        Self::read(text, str::parse)
    }
}

impl Serialize for Player {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.argument())
    }
}

impl<'de> Deserialize<'de> for Player {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// A name that no player has.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", self.phrase())]
pub enum PlayerError {
    /// There is no such bot.
    Unknown(#[from] UnknownBot),
    /// A program without its command.
    NoCommand,
    /// It does not search.
    NoSearch {
        /// Who.
        bot: Bot,
    },
    /// That is not a number of iterations.
    Iterations {
        /// Whose.
        bot: Bot,
        /// What was asked for.
        given: String,
    },
}

impl PlayerError {
    /// In words.
    pub fn phrase(&self) -> Phrase {
        match self {
            PlayerError::Unknown(unknown) => unknown.phrase(),
            PlayerError::NoCommand => say!(WORDS, "player-no-command"),
            PlayerError::NoSearch { bot } => say!(WORDS, "player-no-search", bot: bot.name()),
            PlayerError::Iterations { bot, given } => {
                say!(WORDS, "player-iterations", bot: bot.name(), given: given.clone())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_read_back() {
        for text in ["random", "easy", "hard", "hard:5000", "medium:1", "expert:10000000"] {
            let player: Player = text.parse().unwrap();
            assert_eq!(player.to_string(), text);
            let json = format!("\"{text}\"");
            assert_eq!(serde_json::to_string(&player).unwrap(), json);
            assert_eq!(serde_json::from_str::<Player>(&json).unwrap(), player);
        }
        assert_eq!("hard".parse(), Ok(Player::from(Bot::Hard)));
        assert_eq!("hard:5000".parse(), Ok(Player { bot: Bot::Hard, iterations: Some(5000) }));
        assert_eq!(Player::in_lab("oracle:9").unwrap().bot, Bot::Oracle);
        assert!("oracle:9".parse::<Player>().is_err());
        let own = Player::or_own("program:python3  my_bot.py -v").unwrap();
        assert_eq!(
            (own.argument(), own.to_string()),
            ("program:python3  my_bot.py -v".into(), "my_bot.py -v".into())
        );
        let Bot::Program(program) = own.bot else { panic!("{own}") };
        assert_eq!(program.words().collect::<Vec<_>>(), ["python3", "my_bot.py", "-v"]);
        assert_eq!(Player::in_lab(&own.argument()), Ok(own));
        assert_eq!(Player::in_lab("program: "), Err(PlayerError::NoCommand));
        assert!("program:python3".parse::<Player>().is_err(), "a server starts no programs");
        assert_eq!(format!("{:10}|", "hard:50".parse::<Player>().unwrap()), "hard:50   |");
    }

    #[test]
    fn a_wrong_name_is_answered_in_words() {
        let said = |text: &str| text.parse::<Player>().unwrap_err().to_string();
        assert!(said("hrad:5").starts_with("there is no bot 'hrad'"), "{}", said("hrad:5"));
        assert_eq!(said("greedy:5"), "greedy does not search, so it takes no iterations: write greedy");
        for wrong in ["0", "x", "", "-1", "+1", "1e3", "10000001", "99999999999999999999"] {
            assert_eq!(
                said(&format!("hard:{wrong}")),
                format!(
                    "'{wrong}' is not a number of iterations: write hard:5000, with a whole number from 1 to 10000000"
                )
            );
        }
    }

    #[test]
    fn only_the_iterations_change() {
        let plain = Bot::Medium.recipe();
        let more = Player { bot: Bot::Medium, iterations: Some(77) }.recipe();
        let (Recipe::Search { effort, leeway }, Recipe::Search { leeway: same, .. }) = (more, plain) else {
            panic!("medium searches")
        };
        assert_eq!((effort, leeway), (Effort::Within(Budget::iterations(77)), same));
        assert_eq!(Player::from(Bot::Medium).recipe(), plain);
        assert_eq!(Player::from(Bot::Medium).patience(), Bot::Medium.patience());
        assert_eq!("medium:77".parse::<Player>().unwrap().patience(), Duration::MAX);
    }
}
