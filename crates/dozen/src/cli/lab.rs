//! The arguments of the commands that play many games.

use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

use catalog::Player;
use clap::Args;
use lab::Rows;
use tabletop::{Language, OptionValue};

use super::TableArgs;
use super::values::{
    Blocks, GameId, LAB_PLAYER, OWN_PLAYER, PLAYER, TableSizes, blocks, budget, language, option, rows,
    table_sizes,
};
use crate::wording;

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  dozen sim go-nuts --games 10k
  dozen sim go-nuts --games 1e6 --seats 4 --bots random --json
  dozen sim go-nuts --games 5k --bots greedy,random,random --rotate --csv seats.csv
  dozen sim go-nuts --games 200 --bots hard:5000 --edition mine.toml -o figures.json
  dozen sim go-nuts --games 1000 --records games.jsonl --with-legal
  dozen sim go-nuts --games 5k --data decisions.parquet --rows decisions
  dozen sim --plan plan.toml --blocks 3/24 --tally part-3.json

The same seed gives the same games with every bot, whatever the number of threads and however busy the machine is.
NAME:N, as in hard:5000, is a bot that searches with so many iterations. program:COMMAND, as in
'program:python3 my_bot.py', is a program of your own; docs/programs.md says what it is asked.")]
pub(crate) struct SimArgs {
    /// The game
    #[arg(value_parser = GameId, required_unless_present = "plan")]
    pub game: Option<String>,
    /// Number of seats
    #[arg(long, value_name = "N")]
    pub seats: Option<usize>,
    /// Edition: the id of a built-in one, or a TOML file
    #[arg(long, value_name = "ID|FILE")]
    pub edition: Option<OsString>,
    /// Change an option; may be repeated
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = option)]
    pub options: Vec<(String, OptionValue)>,
    /// Number of games: 1000000, 1e6, 1m, 10k
    #[arg(long, value_name = "N", default_value = "1000", value_parser = wording::amount)]
    pub games: u64,
    /// Who plays: one name for all seats, or one for each in seat order
    #[arg(long, alias = "bot", value_name = "NAME", value_delimiter = ',', default_value = "greedy", value_parser = OWN_PLAYER)]
    pub bots: Vec<Player>,
    /// Bots move one seat on after every game
    #[arg(long)]
    pub rotate: bool,
    /// Write the figures of each seat and bot to a CSV file; - prints them instead of the report
    #[arg(long, value_name = "FILE")]
    pub csv: Option<PathBuf>,
    /// Write every game as one JSON line
    #[arg(long, value_name = "FILE")]
    pub records: Option<PathBuf>,
    /// Add to each record what could have been chosen at every step
    #[arg(long, requires = "records")]
    pub with_legal: bool,
    /// Write the games as a table, Parquet or JSON lines by the end of its name
    #[arg(long, value_name = "FILE.parquet|FILE.jsonl", conflicts_with = "records")]
    pub data: Option<PathBuf>,
    /// What a row of it is: a game or a decision
    #[arg(long, value_name = "ROWS", requires = "data", default_value = "games", value_parser = rows)]
    pub rows: Rows,
    /// Play blocks of a plan of dozen sweep instead, and keep their sums: for many machines
    #[arg(long, value_name = "FILE", requires_all = ["blocks", "tally"], conflicts_with_all =
        ["game", "seats", "edition", "options", "games", "bots", "rotate", "csv", "records", "data", "seed", "weights", "output", "json"])]
    pub plan: Option<PathBuf>,
    /// Which blocks: 0..20, or 3/24 for the third of 24 shares
    #[arg(long, value_name = "A..B", requires = "plan", value_parser = blocks)]
    pub blocks: Option<Blocks>,
    /// Where the sums go, for dozen merge; - prints them
    #[arg(long, value_name = "FILE", requires = "plan")]
    pub tally: Option<PathBuf>,
    #[command(flatten)]
    pub lab: LabArgs,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  dozen report go-nuts
  dozen report bad-day --edition mine.toml --against reconstruction-2 --budget 10m
  dozen report donut --seats 2-6 --bots greedy,hard -o donut.html --language de
  dozen report go-nuts --games 500 --json > figures.json

The page is one file that needs no network: six answers first, then turn order, length, points, tension, choice,
components, skill and luck, options, and what it cannot tell. Most games are those of greedy, or of the first bot if it
is not among them. A budget chooses the number of games before the first one is played; the plan is printed, and the
same plan gives the same page.")]
pub(crate) struct ReportArgs {
    /// The game
    #[arg(value_parser = GameId)]
    pub game: String,
    /// Edition: the id of a built-in one, or a TOML file; a second one is set beside it
    #[arg(long, value_name = "ID|FILE", value_delimiter = ',')]
    pub edition: Vec<OsString>,
    /// Another edition to set beside it, on the same deals
    #[arg(long, value_name = "ID|FILE")]
    pub against: Option<OsString>,
    /// Change an option; may be repeated
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = option)]
    pub options: Vec<(String, OptionValue)>,
    /// Table sizes: 3, 2-4 or 2,4 [default: 2-4 as far as the game allows]
    #[arg(long, value_name = "N-N", value_parser = table_sizes)]
    pub seats: Option<TableSizes>,
    /// Who plays, weakest first [default: random,easy,greedy,medium]
    #[arg(long, value_name = "NAME,NAME", value_delimiter = ',', value_parser = PLAYER)]
    pub bots: Vec<Player>,
    /// Games at each table size: 2000, 10k; slower bots play fewer [default: 2000]
    #[arg(long, value_name = "N", value_parser = wording::amount, conflicts_with = "budget")]
    pub games: Option<u64>,
    /// As many games as take about so long on this machine: 90s, 10m, 1h
    #[arg(long, value_name = "TIME", value_parser = budget)]
    pub budget: Option<Duration>,
    /// Seed, a number; a random one if not given (the page names it)
    #[arg(long, value_name = "S")]
    pub seed: Option<u64>,
    /// Number of threads; all cores if not given
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// Bots judge by the weights in this file instead of the game's own
    #[arg(long, value_name = "FILE")]
    pub weights: Option<PathBuf>,
    /// Where the page goes [default: GAME-report.html]
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// Language of the page: en, de
    #[arg(long, value_name = "LANGUAGE", default_value = "en", value_parser = language)]
    pub language: Language,
    /// Print the figures as JSON; the page is written only if -o names a file
    #[arg(long)]
    pub json: bool,
    /// Overwrite existing files
    #[arg(long)]
    pub force: bool,
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
  dozen match go-nuts --bots 'program:python3 my_bot.py',hard

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
    /// Write the result to a file: figures in JSON, weights for --weights
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
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
