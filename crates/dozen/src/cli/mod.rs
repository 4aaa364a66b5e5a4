//! The arguments of every command.

mod admin;
mod lab;
mod parse;
mod serve;
mod sweep;
mod values;

use std::ffi::OsString;
use std::path::PathBuf;

use catalog::Player;
use clap::{Args, ColorChoice, Parser, Subcommand};
use clap_complete::Shell;
use tabletop::{Language, OptionValue};

pub(crate) use admin::AdminArgs;
pub(crate) use lab::{BenchArgs, CompareArgs, LabArgs, LadderArgs, MatchArgs, ReportArgs, SimArgs, TuneArgs};
pub(crate) use parse::parse;
use serve::{BACKUP, CHECK, RESTORE};
pub(crate) use serve::{CopyArgs, DataArgs, ServeArgs};
pub(crate) use sweep::{MergeArgs, SweepArgs, TuneEditionArgs};
pub(crate) use values::{Blocks, GivenSeed, Perspective, option};
use values::{GameId, OPPONENT, name, perspective, seed};

const EXAMPLES: &str = "\
Examples:
  dozen                                 open the tabletop in the browser
  dozen games                           what there is
  dozen rules go-nuts                   how it goes
  dozen play go-nuts                    play against two bots
  dozen sim go-nuts --games 10k         how the game behaves
  dozen report go-nuts                  a page for the designer
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
    /// Make a page that answers a designer: fairness, length, tension, components, luck and skill
    Report(ReportArgs),
    /// Walk through a record
    Replay(ReplayArgs),
    /// Deal a finished game again and tell what that proves
    Verify(VerifyArgs),
    /// Ask a server that runs, as its operator: tables, players, reports
    Admin(AdminArgs),
    /// Check all that a server has stored, which may go on meanwhile
    #[command(after_help = CHECK)]
    Check(DataArgs),
    /// Copy the database of a server, which may go on meanwhile
    #[command(after_help = BACKUP)]
    Backup(CopyArgs),
    /// Put a copy of the database back
    #[command(after_help = RESTORE)]
    Restore(CopyArgs),
    /// Check an edition file, or tell what differs between two editions
    #[command(subcommand)]
    Edition(EditionCommand),
    /// Play the same games on two tables and tell what changes
    Compare(CompareArgs),
    /// Play many tables by a plan: editions, numbers, options, seats, bots
    Sweep(SweepArgs),
    /// Put the parts of a plan together that several machines have played
    Merge(MergeArgs),
    /// Play a contest between bots and tell who is better
    Match(MatchArgs),
    /// Play all bots against each other, two at a time
    Ladder(LadderArgs),
    /// Find what the features of a game count for, from self-play
    Tune(TuneArgs),
    /// Find numbers that make an edition play the way you want
    TuneEdition(TuneEditionArgs),
    /// Measure random play, or the search, on one core
    Bench(BenchArgs),
    /// Print a completion script for a shell
    Completions(CompletionsArgs),
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

/// What can be asked of edition files.
#[derive(Debug, Subcommand)]
pub(crate) enum EditionCommand {
    /// Look whether an edition file is sound, and what differs from the built-in edition it began as
    #[command(after_help = "\
Examples:
  dozen edition check mine.toml

All faults are told at once, each with its line. The exit code is 0 if there is none.")]
    Check {
        /// The TOML file
        file: PathBuf,
    },
    /// Tell what differs between two editions, fact by fact
    #[command(after_help = "\
Examples:
  dozen edition diff bad-day reconstruction-1 reconstruction-2
  dozen edition diff go-nuts first-edition mine.toml --json")]
    Diff {
        /// The game
        #[arg(value_parser = GameId)]
        game: String,
        /// An edition: the id of a built-in one, or a TOML file
        #[arg(value_name = "A")]
        from: OsString,
        /// Another one
        #[arg(value_name = "B")]
        to: OsString,
        /// Print JSON instead of text
        #[arg(long)]
        json: bool,
    },
    /// Print a JSON Schema of the edition files of a game, so that an editor completes and checks them while you type
    #[command(after_help = "\
Examples:
  dozen edition schema go-nuts > go-nuts.schema.json

An editor with Taplo (Even Better TOML) looks for the line
  #:schema ./go-nuts.schema.json
at the top of an edition file.")]
    Schema {
        /// The game
        #[arg(value_parser = GameId)]
        game: String,
    },
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  dozen rules go-nuts
  dozen rules go-nuts | less
  dozen rules go-nuts --seats 4 --edition retail --option row_refill=shift
  dozen rules go-nuts --language de")]
pub(crate) struct RulesArgs {
    #[command(flatten)]
    pub table: TableArgs,
    /// Language: en or de
    #[arg(long, value_name = "TAG", default_value = "en")]
    pub language: Language,
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
    /// One sentence on what matters before you act, and on what came of it
    #[arg(long)]
    pub coach: bool,
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
