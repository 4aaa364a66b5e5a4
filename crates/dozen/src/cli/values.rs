//! What a value of an argument may be, and how it is read.

use std::ffi::OsStr;
use std::time::Duration;

use catalog::{Bot, GAMES, Player, PlayerError};
use clap::builder::{PossibleValue, PossibleValuesParser, StringValueParser, TypedValueParser};
use clap::error::ErrorKind;
use lab::Rows;
use tabletop::{Language, OptionValue, Seed};

/// The id of a game. Any text passes, so that an unknown one gets the catalogue's own answer; help and completions
/// list the real ones.
#[derive(Clone)]
pub(super) struct GameId;

impl TypedValueParser for GameId {
    type Value = String;

    fn parse_ref(
        &self,
        command: &clap::Command,
        arg: Option<&clap::Arg>,
        value: &OsStr,
    ) -> Result<String, clap::Error> {
        StringValueParser::new().parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(GAMES.iter().map(|game| PossibleValue::new(game.meta().id))))
    }
}

/// Who can be named to play against: the levels are listed, other bots are let in.
pub(super) const OPPONENT: PlayerName = PlayerName { levels_only: true, read: str::parse };
/// Who can be named where many games are played.
pub(super) const PLAYER: PlayerName = PlayerName { levels_only: false, read: str::parse };
/// Who can be named where programs are allowed.
pub(super) const OWN_PLAYER: PlayerName = PlayerName { levels_only: false, read: Player::or_own };
/// Who can be named where whoever sees everything is allowed, too.
pub(super) const LAB_PLAYER: PlayerName = PlayerName { levels_only: false, read: Player::in_lab };

/// The name of a bot, perhaps with a number of iterations: `hard:5000`.
#[derive(Clone)]
pub(super) struct PlayerName {
    levels_only: bool,
    read: fn(&str) -> Result<Player, PlayerError>,
}

impl PlayerName {
    fn names(&self) -> Vec<PossibleValue> {
        let knows_oracle = (self.read)(Bot::Oracle.name()).is_ok();
        let all = Bot::ALL.into_iter().chain(knows_oracle.then_some(Bot::Oracle));
        let is_listed = |bot: Bot| !self.levels_only || Bot::LEVELS.contains(&bot);
        all.map(|bot| PossibleValue::new(bot.name()).help(bot.about().to_string()).hide(!is_listed(bot)))
            .collect()
    }
}

impl TypedValueParser for PlayerName {
    type Value = Player;

    fn parse_ref(
        &self,
        command: &clap::Command,
        arg: Option<&clap::Arg>,
        value: &OsStr,
    ) -> Result<Player, clap::Error> {
        let text = value.to_str().unwrap_or_default();
        let read = (self.read)(text);
        if matches!(read, Err(PlayerError::Unknown(_))) {
            let name = text.split_once(':').map_or(value, |(name, _)| OsStr::new(name));
            PossibleValuesParser::new(self.names()).parse_ref(command, arg, name)?;
        }
        let flag = arg.map(|arg| format!("'{arg}': ")).unwrap_or_default();
        read.map_err(|e| clap::Error::raw(ErrorKind::ValueValidation, format!("{flag}{e}")).with_cmd(command))
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(self.names().into_iter()))
    }
}

pub(crate) fn option(text: &str) -> Result<(String, OptionValue), String> {
    match text.split_once('=') {
        Some((name, value)) if !name.is_empty() => Ok((name.to_string(), value.into())),
        _ => Err("an option is written NAME=VALUE".to_string()),
    }
}

pub(super) fn name(text: &str) -> Result<String, String> {
    const LONGEST: usize = 30;
    let name = text.trim();
    if name.is_empty() || name.chars().count() > LONGEST || name.chars().any(char::is_control) {
        return Err(format!("names are 1 to {LONGEST} characters"));
    }
    Ok(name.to_string())
}

/// A seed and how it was typed, so that it can be shown the same way.
#[derive(Clone, Debug)]
pub(crate) struct GivenSeed {
    pub seed: Seed,
    pub typed: String,
}

pub(super) fn seed(text: &str) -> Result<GivenSeed, String> {
    Ok(GivenSeed { seed: text.parse()?, typed: text.to_string() })
}

pub(super) fn perspective(text: &str) -> Result<Perspective, String> {
    match text {
        "all" => Ok(Perspective::All),
        "spectator" => Ok(Perspective::Spectator),
        number => number
            .parse()
            .map(Perspective::Seat)
            .map_err(|_| "it is a seat number, spectator or all".to_string()),
    }
}

/// From whose seat a record is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Perspective {
    /// Every step is open.
    All,
    /// As somebody who does not play.
    Spectator,
    /// As the seat with this number.
    Seat(usize),
}

/// Several table sizes, smallest first.
#[derive(Clone, Debug)]
pub(crate) struct TableSizes(pub(crate) Vec<usize>);

/// Table sizes as people type them: `3`, `2-4`, `2,4`.
pub(super) fn table_sizes(text: &str) -> Result<TableSizes, String> {
    let number = |text: &str| {
        text.trim().parse::<usize>().map_err(|_| "name table sizes like 3, 2-4 or 2,4".to_string())
    };
    let mut sizes = Vec::new();
    for part in text.split(',') {
        match part.split_once('-') {
            None => sizes.push(number(part)?),
            Some((from, to)) => {
                let (from, to) = (number(from)?, number(to)?);
                if from > to {
                    return Err(format!("{from}-{to} runs backwards: write {to}-{from}"));
                }
                // No game has so many seats; what is out of range is told by the game.
                sizes.extend(from..=to.min(from + 99));
            }
        }
    }
    sizes.sort_unstable();
    sizes.dedup();
    Ok(TableSizes(sizes))
}

/// A length of time as people type it: `90s`, `10m`, `1h`.
pub(super) fn budget(text: &str) -> Result<Duration, String> {
    let wrong = || "name a time like 90s, 10m or 1h".to_string();
    let (digits, seconds) = match text.trim().char_indices().next_back() {
        Some((at, 's')) => (&text.trim()[..at], 1),
        Some((at, 'm')) => (&text.trim()[..at], 60),
        Some((at, 'h')) => (&text.trim()[..at], 3600),
        _ => return Err(wrong()),
    };
    let number: u64 = digits.parse().map_err(|_| wrong())?;
    let seconds = number.checked_mul(seconds).filter(|seconds| (1..=7 * 24 * 3600).contains(seconds));
    seconds.map(Duration::from_secs).ok_or_else(|| "a budget is between 1s and 168h".to_string())
}

/// A language by its tag.
pub(super) fn language(text: &str) -> Result<Language, String> {
    let known = Language::ALL.into_iter().find(|language| language.tag() == text);
    known.ok_or_else(|| {
        let tags: Vec<&str> = Language::ALL.iter().map(|language| language.tag()).collect();
        format!("there is no language '{text}' here; there are {}", tags.join(", "))
    })
}

pub(super) fn rows(text: &str) -> Result<Rows, String> {
    match text {
        "games" => Ok(Rows::Games),
        "decisions" => Ok(Rows::Decisions),
        _ => Err("a row is one of the games or one of the decisions: write games or decisions".to_string()),
    }
}

/// Blocks of a plan, as people name them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Blocks {
    /// From the first to the one before the last: `0..20`.
    Range(u64, u64),
    /// One of so many nearly equal shares, counted from 1: `3/24`.
    Share(u64, u64),
}

impl Blocks {
    /// Which of so many blocks these are.
    pub(crate) fn of(self, n: u64) -> std::ops::Range<u64> {
        match self {
            Blocks::Range(from, to) => from..to,
            Blocks::Share(k, shares) => {
                let bound = |k: u64| (u128::from(n) * u128::from(k) / u128::from(shares)) as u64;
                bound(k - 1)..bound(k)
            }
        }
    }
}

pub(super) fn blocks(text: &str) -> Result<Blocks, String> {
    let wrong = || {
        "name blocks like 0..20, from the first to the one before the last, or a share like 3/24".to_string()
    };
    let pair = |separator: &str| {
        let (a, b) = text.split_once(separator)?;
        Some((a.trim().parse::<u64>().ok()?, b.trim().parse::<u64>().ok()?))
    };
    match (pair(".."), pair("/")) {
        (Some((from, to)), _) if from < to => Ok(Blocks::Range(from, to)),
        (Some((from, to)), _) => {
            Err(format!("{from}..{to} has no blocks: the second number is one more than the last block"))
        }
        (_, Some((k, shares))) if (1..=shares).contains(&k) => Ok(Blocks::Share(k, shares)),
        (_, Some((k, shares))) => {
            Err(format!("there is no share {k} of {shares}: they are counted from 1 to {shares}"))
        }
        _ => Err(wrong()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_all_blocks_once() {
        for (n, shares) in [(10, 3), (3, 10), (24, 24), (1, 1)] {
            let mut next = 0;
            for k in 1..=shares {
                let share = blocks(&format!("{k}/{shares}")).unwrap().of(n);
                assert_eq!(share.start, next);
                next = share.end;
            }
            assert_eq!(next, n);
        }
        assert_eq!(blocks("2..7").unwrap().of(100), 2..7);
        for (text, said) in
            [("7..2", "has no blocks"), ("0/3", "no share 0 of 3"), ("4/3", "1 to 3"), ("x", "0..20")]
        {
            assert!(blocks(text).unwrap_err().contains(said), "{text}");
        }
    }
}
