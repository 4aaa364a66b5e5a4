//! The arguments of every command.

mod parse;

use std::ffi::{OsStr, OsString};
use std::net::SocketAddr;
use std::path::PathBuf;

use catalog::{Bot, GAMES, Player};
use clap::builder::{PossibleValue, PossibleValuesParser, StringValueParser, TypedValueParser};
use clap::error::ErrorKind;
use clap::{Args, ColorChoice, Parser, Subcommand};
use clap_complete::Shell;
use tabletop::{OptionValue, Seed};

use crate::wording;

pub(crate) use parse::parse;

const EXAMPLES: &str = "\
Examples:
  dozen                                 open the tabletop in the browser
  dozen games                           what there is
  dozen rules go-nuts                   how it goes
  dozen play go-nuts                    play against two bots
  dozen sim go-nuts --games 10k         how the game behaves
  dozen match go-nuts --bots hard,easy  which bot is better
  dozen replay game.txt                 walk through a record";

/// A digital tabletop for donut games.
#[derive(Debug, Parser)]
#[command(name = "dozen", version, after_help = EXAMPLES, max_term_width = 100)]
pub(crate) struct Cli {
    /// When to use colour; auto also follows `NO_COLOR`
    #[arg(long, global = true, value_name = "WHEN", default_value = "auto")]
    color: ColorChoice,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Run the tabletop for browsers and programs; what dozen does without a command
    Serve(ServeArgs),
    /// List the games with their seats, editions and options
    Games(GamesArgs),
    /// Show the rules of a game, for people
    Rules(RulesArgs),
    /// Play a game in the terminal, against bots
    Play(PlayArgs),
    /// Let bots play many games and report on them
    Sim(SimArgs),
    /// Walk through a record
    Replay(ReplayArgs),
    /// Deal a finished game again and tell what that proves
    Verify(VerifyArgs),
    /// Check all that a server has stored, which may go on meanwhile
    #[command(after_help = CHECK)]
    Check(DataArgs),
    /// Copy the database of a server, which may go on meanwhile
    #[command(after_help = BACKUP)]
    Backup(CopyArgs),
    /// Put a copy of the database back
    #[command(after_help = RESTORE)]
    Restore(CopyArgs),
    /// Play the same games on two tables and tell what changes
    Compare(CompareArgs),
    /// Play a contest between bots and tell who is better
    Match(MatchArgs),
    /// Play all bots against each other, two at a time
    Ladder(LadderArgs),
    /// Find what the features of a game count for, from self-play
    Tune(TuneArgs),
    /// Measure random play, or the search, on one core
    Bench(BenchArgs),
    /// Print a completion script for a shell
    Completions(CompletionsArgs),
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  dozen serve
  dozen serve --listen 0.0.0.0:8080 --data /var/lib/dozen --no-open --https
  dozen serve --config /etc/dozen.toml

A flag counts before the environment, the environment before the file. Logs go to standard error; DOZEN_LOG says how much: error, info, debug.")]
pub(crate) struct ServeArgs {
    /// File with settings, in TOML
    #[arg(long, value_name = "FILE", env = "DOZEN_CONFIG")]
    pub config: Option<PathBuf>,
    /// Where to listen [default: 127.0.0.1:1313]
    #[arg(long, value_name = "ADDRESS", env = "DOZEN_LISTEN")]
    pub listen: Option<SocketAddr>,
    /// Directory of the database; made if it is not there [default: dozen in the user's data directory]
    #[arg(long, value_name = "DIR", env = "DOZEN_DATA")]
    pub data: Option<PathBuf>,
    /// Do not open the browser
    #[arg(long, env = "DOZEN_NO_OPEN")]
    pub no_open: bool,
    /// Clients come by https, through a proxy: cookies must not travel otherwise
    #[arg(long, env = "DOZEN_HTTPS")]
    pub https: bool,
    /// Take a client's address from the last entry of X-Forwarded-For, which a proxy before the server adds
    #[arg(long, env = "DOZEN_PROXY")]
    pub proxy: bool,
    /// Write logs as one JSON object a line
    #[arg(long, env = "DOZEN_LOG_JSON")]
    pub log_json: bool,
    /// Seconds until a table that nobody needs leaves the memory [default: 120]
    #[arg(long, value_name = "S", env = "DOZEN_IDLE_AFTER", value_parser = clap::value_parser!(u64).range(1..=86400))]
    pub idle_after: Option<u64>,
    /// The same random numbers in every run, for tests: whoever knows the seed knows every secret
    #[arg(long, value_name = "N", hide = true)]
    pub seed: Option<u64>,
}

/// Where the data of a server is.
#[derive(Debug, Args)]
pub(crate) struct DataArgs {
    /// File with settings, in TOML
    #[arg(long, value_name = "FILE", env = "DOZEN_CONFIG")]
    pub config: Option<PathBuf>,
    /// Directory of the database [default: dozen in the user's data directory]
    #[arg(long, value_name = "DIR", env = "DOZEN_DATA")]
    pub data: Option<PathBuf>,
}

const CHECK: &str = "\
Examples:
  dozen check
  dozen check --data /var/lib/dozen

The exit code is 0 if everything is as it was stored.";

const BACKUP: &str = "\
Examples:
  dozen backup /backup/dozen-monday.db
  dozen backup monday.db --data /var/lib/dozen

The server may go on meanwhile. A file that is there already is not written over.";

const RESTORE: &str = "\
Examples:
  dozen restore /backup/dozen-monday.db
  dozen restore monday.db --data /var/lib/dozen

The server may go on meanwhile. What was there is kept in a file beside the database.";

#[derive(Debug, Args)]
pub(crate) struct CopyArgs {
    /// The copy
    pub file: PathBuf,
    #[command(flatten)]
    pub data: DataArgs,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  dozen verify game.txt
  curl -s https://dozen.example/api/tables/ID/record | dozen verify -

The exit code is 0 if everything that can be proved was proved.")]
pub(crate) struct VerifyArgs {
    /// The record of a finished game, text or JSON; - reads standard input
    pub record: PathBuf,
    /// File of the edition it was played with, if that is not a built-in one
    #[arg(long, value_name = "FILE")]
    pub edition: Option<PathBuf>,
}

/// Reads the flags of `serve` from nothing, so that its defaults and the environment count.
#[derive(Debug, Parser)]
struct OnlyServe {
    #[command(flatten)]
    args: ServeArgs,
}

impl ServeArgs {
    /// What a plain `dozen` runs with.
    fn usual() -> Result<Self, clap::Error> {
        OnlyServe::try_parse_from(["dozen"]).map(|only| only.args)
    }
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  dozen games
  dozen games --json | jq '.[].id'")]
pub(crate) struct GamesArgs {
    /// Print JSON instead of text
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  dozen rules go-nuts
  dozen rules go-nuts | less")]
pub(crate) struct RulesArgs {
    /// The game
    #[arg(value_parser = GameId)]
    pub game: String,
}

/// What is common to every new table.
#[derive(Clone, Debug, Args)]
pub(crate) struct TableArgs {
    /// The game
    #[arg(value_parser = GameId)]
    pub game: String,
    /// Number of seats
    #[arg(long, value_name = "N")]
    pub seats: Option<usize>,
    /// Edition: the id of a built-in one, or a TOML file
    #[arg(long, value_name = "ID|FILE")]
    pub edition: Option<OsString>,
    /// Change an option; may be repeated
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = option)]
    pub options: Vec<(String, OptionValue)>,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  dozen play go-nuts
  dozen play go-nuts --seats 4 --bot hard,easy,easy --name Ann
  dozen play go-nuts --edition retail --option row_refill=shift
  dozen play go-nuts --seed 1313 --record game.txt
  dozen play go-nuts --resume game.txt --seed 1313
  dozen play go-nuts --watch --seats 5

At the prompt type the number of an action or its notation; ? lists the other commands.")]
pub(crate) struct PlayArgs {
    #[command(flatten)]
    pub table: TableArgs,
    /// Who plays the other seats: one name for all, or one for each in seat order [default: easy]
    #[arg(long, alias = "bots", value_name = "NAME", value_delimiter = ',', value_parser = OPPONENT)]
    pub bot: Vec<Player>,
    /// Your seat [default: 1]
    #[arg(long, value_name = "K")]
    pub seat: Option<usize>,
    /// Your name
    #[arg(long, value_name = "YOU", value_parser = name)]
    pub name: Option<String>,
    /// Deal from this seed: the same seed deals the same cards
    #[arg(long, value_name = "S", value_parser = seed)]
    pub seed: Option<GivenSeed>,
    /// Keep the record of the game in this file as it goes; JSON if its name ends in .json
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
    /// Overwrite an existing record
    #[arg(long, requires = "record")]
    pub force: bool,
    /// Go on with a game that was saved
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seats", "options", "name"])]
    pub resume: Option<PathBuf>,
    /// Only watch: bots play every seat
    #[arg(long, conflicts_with_all = ["seat", "name"])]
    pub watch: bool,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  dozen sim go-nuts --games 10k
  dozen sim go-nuts --games 1e6 --seats 4 --bots random --json
  dozen sim go-nuts --games 5k --bots greedy,random,random --rotate --csv seats.csv
  dozen sim go-nuts --games 200 --bots hard:5000 --edition mine.toml -o figures.json
  dozen sim go-nuts --games 1000 --records games.jsonl --with-legal

The same seed gives the same games with every bot, whatever the number of threads and however busy the machine is.
NAME:N, as in hard:5000, is a bot that searches with so many iterations.")]
pub(crate) struct SimArgs {
    #[command(flatten)]
    pub table: TableArgs,
    /// Number of games: 1000000, 1e6, 1m, 10k
    #[arg(long, value_name = "N", default_value = "1000", value_parser = wording::amount)]
    pub games: u64,
    /// Who plays: one name for all seats, or one for each in seat order
    #[arg(long, alias = "bot", value_name = "NAME", value_delimiter = ',', default_value = "greedy", value_parser = PLAYER)]
    pub bots: Vec<Player>,
    /// Bots move one seat on after every game
    #[arg(long)]
    pub rotate: bool,
    /// Write the figures to a JSON file
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// Write the figures of each seat and bot to a CSV file; - prints them instead of the report
    #[arg(long, value_name = "FILE")]
    pub csv: Option<PathBuf>,
    /// Write every game as one JSON line
    #[arg(long, value_name = "FILE")]
    pub records: Option<PathBuf>,
    /// Add to each record what could have been chosen at every step
    #[arg(long, requires = "records")]
    pub with_legal: bool,
    #[command(flatten)]
    pub lab: LabArgs,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  dozen compare bad-day reconstruction-1 reconstruction-2 --seats 3
  dozen compare go-nuts default row_refill=shift --games 20k
  dozen compare drive-thru default mine.toml+bots=hard --games 200 -o changes.json

A side is what differs from the table that the flags describe: an edition, an option, bots, several joined by +, or
default for nothing. Both sides meet the same deals, and the figures are of pairs of games, so that what both owe to the
deal cancels out.")]
pub(crate) struct CompareArgs {
    #[command(flatten)]
    pub table: TableArgs,
    /// The first side: an edition, NAME=VALUE or bots=NAME,NAME, joined by +; or default
    #[arg(value_name = "A")]
    pub a: String,
    /// The second side
    #[arg(value_name = "B")]
    pub b: String,
    /// Who plays on both sides: one name for all seats, or one for each
    #[arg(long, value_name = "NAME,NAME", value_delimiter = ',', default_value = "greedy", value_parser = PLAYER)]
    pub bots: Vec<Player>,
    /// Number of games on each side: 5000, 5k
    #[arg(long, value_name = "N", default_value = "5k", value_parser = wording::amount)]
    pub games: u64,
    /// Write the figures to a JSON file
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    #[command(flatten)]
    pub lab: LabArgs,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  dozen match go-nuts --bots hard,greedy --games 2k
  dozen match go-nuts --bots hard,greedy --seats 4 --duplicate
  dozen match go-nuts --bots medium,easy,greedy --games 3k --all
  dozen match go-nuts --bots oracle,expert:20000 -o match.json

Two bots at a larger table: the first has one seat, the second all others; name them the other way round for the
mirrored contest. Otherwise name one bot for each seat. The bots move one seat on after every game, so that each sits
everywhere equally often. The match ends as soon as it is clear whether the first bot wins more or less than an even
share; looking after every round is allowed for, so a fair match ends so in at most 5 of 100 cases.")]
pub(crate) struct MatchArgs {
    #[command(flatten)]
    pub table: TableArgs,
    /// Who plays: two bots, or one for each seat
    #[arg(long, value_name = "NAME,NAME", value_delimiter = ',', required = true, value_parser = LAB_PLAYER)]
    pub bots: Vec<Player>,
    /// Number of games at most, rounded up so that all sit everywhere equally often
    #[arg(long, value_name = "N", default_value = "1000", value_parser = wording::amount)]
    pub games: u64,
    /// The same deals for every seating, so that luck of the deal cancels out
    #[arg(long)]
    pub duplicate: bool,
    /// Play all games, even if it is clear earlier who is better
    #[arg(long)]
    pub all: bool,
    /// Write the figures to a JSON file
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    #[command(flatten)]
    pub lab: LabArgs,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  dozen ladder go-nuts --bots random,easy,greedy
  dozen ladder go-nuts --seats 2,4 --games 400 --neighbours
  dozen ladder go-nuts --markdown > strength.md

Every bot plays a match against each bot before it in the list: alone, at larger tables, against a field of the other.
All seatings meet the same deals. A match ends as soon as it is clear who is better.")]
pub(crate) struct LadderArgs {
    /// The game
    #[arg(value_parser = GameId)]
    pub game: String,
    /// Table sizes
    #[arg(long, value_name = "N,N", value_delimiter = ',', default_value = "2")]
    pub seats: Vec<usize>,
    /// Edition: the id of a built-in one, or a TOML file
    #[arg(long, value_name = "ID|FILE")]
    pub edition: Option<OsString>,
    /// Change an option; may be repeated
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = option)]
    pub options: Vec<(String, OptionValue)>,
    /// Who plays, weakest first [default: all]
    #[arg(long, value_name = "NAME,NAME", value_delimiter = ',', value_parser = LAB_PLAYER)]
    pub bots: Vec<Player>,
    /// Number of games of a match at most
    #[arg(long, value_name = "N", default_value = "1000", value_parser = wording::amount)]
    pub games: u64,
    /// Only matches between neighbours of the list
    #[arg(long)]
    pub neighbours: bool,
    /// Play all games of a match, even if it is clear earlier who is better
    #[arg(long)]
    pub all: bool,
    /// Print the tables as Markdown
    #[arg(long)]
    pub markdown: bool,
    /// Write the figures to a JSON file
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    #[command(flatten)]
    pub lab: LabArgs,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  dozen tune go-nuts --seats 2 --games 20k
  dozen tune go-nuts --seats 4 --games 20k --edition mine.toml -o weights.toml
  dozen sim go-nuts --seats 4 --edition mine.toml --bots hard --weights weights.toml

`cargo xtask tune go-nuts` does this for two table sizes and writes the weights into the game.")]
pub(crate) struct TuneArgs {
    #[command(flatten)]
    pub table: TableArgs,
    /// Number of games: 20000, 20k
    #[arg(long, value_name = "N", default_value = "10k", value_parser = wording::amount)]
    pub games: u64,
    /// Who plays every seat
    #[arg(long, value_name = "NAME", default_value = "greedy", value_parser = PLAYER)]
    pub bot: Player,
    /// How many of 100 actions are any legal one instead, so that the games differ
    #[arg(long, value_name = "PERCENT", default_value = "10", value_parser = clap::value_parser!(u32).range(0..=100))]
    pub random: u32,
    /// Learn only from positions where a turn begins: for games whose search plays every turn to its end
    #[arg(long)]
    pub between_turns: bool,
    /// Write the weights to a file, for --weights
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    #[command(flatten)]
    pub lab: LabArgs,
}

/// What is common to everything the lab does with a seed.
#[derive(Debug, Args)]
pub(crate) struct LabArgs {
    /// Seed, a number; a random one if not given (the report names it)
    #[arg(long, value_name = "S")]
    pub seed: Option<u64>,
    /// Number of threads; all cores if not given
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// Bots judge by the weights in this file, which dozen tune -o wrote, instead of the game's own
    #[arg(long, value_name = "FILE")]
    pub weights: Option<PathBuf>,
    /// Print JSON instead of text
    #[arg(long)]
    pub json: bool,
    /// Overwrite existing files
    #[arg(long)]
    pub force: bool,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  dozen replay game.txt
  dozen replay game.txt --as 2 --step 40
  dozen replay games.jsonl --game 17
  dozen replay game.txt --edition mine.toml
  dozen sim go-nuts --games 1 --records /dev/stderr 2>&1 >/dev/null | dozen replay -

On a terminal: Enter goes on, b goes back, a number jumps there, q quits.")]
pub(crate) struct ReplayArgs {
    /// The record, text or JSON, or a data set of one JSON record a line; - reads standard input
    pub record: PathBuf,
    /// Show the board after this many steps
    #[arg(long, value_name = "K")]
    pub step: Option<usize>,
    /// Whose perspective to take: a seat, spectator, or all
    #[arg(long = "as", value_name = "SEAT", default_value = "all", value_parser = perspective)]
    pub perspective: Perspective,
    /// File of the edition it was played with, if that is not a built-in one
    #[arg(long, value_name = "FILE")]
    pub edition: Option<PathBuf>,
    /// Which game of a data set, counted from 1
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub game: Option<u64>,
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

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  dozen bench
  dozen bench go-nuts --seats 4 --json
  dozen bench donut --seats 4 --search
  valgrind --tool=callgrind dozen bench go-nuts --seats 2 --quick")]
pub(crate) struct BenchArgs {
    /// Only this game
    #[arg(value_parser = GameId)]
    pub game: Option<String>,
    /// Only this number of seats
    #[arg(long, value_name = "N")]
    pub seats: Option<usize>,
    /// Print JSON instead of text
    #[arg(long)]
    pub json: bool,
    /// A small, fixed amount of work: fast, and the same every time
    #[arg(long)]
    pub quick: bool,
    /// Measure the bots' tree search instead of random play
    #[arg(long)]
    pub search: bool,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  dozen completions bash > ~/.local/share/bash-completion/completions/dozen
  dozen completions zsh > ~/.zfunc/_dozen
  dozen completions fish > ~/.config/fish/completions/dozen.fish")]
pub(crate) struct CompletionsArgs {
    /// The shell
    pub shell: Shell,
}

/// The id of a game. Any text passes, so that an unknown one gets the catalogue's own answer; help and completions
/// list the real ones.
#[derive(Clone)]
struct GameId;

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
const OPPONENT: PlayerName = PlayerName { in_lab: false, levels_only: true };
/// Who can be named where many games are played.
const PLAYER: PlayerName = PlayerName { in_lab: false, levels_only: false };
/// Who can be named where whoever sees everything is allowed.
const LAB_PLAYER: PlayerName = PlayerName { in_lab: true, levels_only: false };

/// The name of a bot, perhaps with a number of iterations: `hard:5000`.
#[derive(Clone)]
struct PlayerName {
    in_lab: bool,
    levels_only: bool,
}

impl PlayerName {
    fn names(&self) -> Vec<PossibleValue> {
        let all = Bot::ALL.into_iter().chain(self.in_lab.then_some(Bot::Oracle));
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
        let name = text.split_once(':').map_or(value, |(name, _)| OsStr::new(name));
        PossibleValuesParser::new(self.names()).parse_ref(command, arg, name)?;
        let read = if self.in_lab { Player::in_lab(text) } else { text.parse() };
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

fn name(text: &str) -> Result<String, String> {
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

fn seed(text: &str) -> Result<GivenSeed, String> {
    Ok(GivenSeed { seed: text.parse()?, typed: text.to_string() })
}

fn perspective(text: &str) -> Result<Perspective, String> {
    match text {
        "all" => Ok(Perspective::All),
        "spectator" => Ok(Perspective::Spectator),
        number => number
            .parse()
            .map(Perspective::Seat)
            .map_err(|_| "it is a seat number, spectator or all".to_string()),
    }
}
