//! The arguments of the commands that play by a plan file.

use std::path::PathBuf;

use clap::Args;

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  dozen sweep plan.toml --dry-run
  dozen sweep plan.toml
  dozen sweep plan.toml --folder results --json | jq .unevenness

A plan names a game, a seed, games for each table, and values of editions, numbers, options, seats and bots; every
combination is a table. docs/sweep.md has examples. The tables are played in blocks, which are kept in a folder named after
the plan. The same command goes on where it was stopped or killed, and the results are the same bytes.")]
pub(crate) struct SweepArgs {
    /// The plan, a TOML file
    pub plan: PathBuf,
    /// Where blocks and results are kept [default: the plan's name with its hash]
    #[arg(long, value_name = "FOLDER")]
    pub folder: Option<PathBuf>,
    /// How many blocks are played at a time; one for each core if not given
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// Only check the plan and tell what it comes to
    #[arg(long)]
    pub dry_run: bool,
    /// Print the results as JSON, a line for each table
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  dozen merge part*.json
  dozen merge part*.json -o tables.jsonl --csv tables.csv

The parts are those that dozen sim --plan wrote, in any order. Together they must have every block of one plan once. The
results are the same bytes as those of dozen sweep.")]
pub(crate) struct MergeArgs {
    /// The parts
    #[arg(required = true, value_name = "PART")]
    pub parts: Vec<PathBuf>,
    /// Write the results to a file, one line of JSON for each table
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// Write them to a CSV file
    #[arg(long, value_name = "FILE")]
    pub csv: Option<PathBuf>,
    /// Print them as JSON instead of text
    #[arg(long)]
    pub json: bool,
    /// Overwrite existing files
    #[arg(long)]
    pub force: bool,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  dozen tune-edition plan.toml
  dozen tune-edition plan.toml -o tuned.toml
  dozen edition diff drive-thru d6 tuned.toml

The plan is one of dozen sweep for one edition: [numbers] says what may be changed and how far, [targets] what is wanted.
All editions that are tried play the same deals; the figures at the end are of deals that the search has not met.
docs/sweep.md has an example.")]
pub(crate) struct TuneEditionArgs {
    /// The plan, a TOML file with `[numbers]` and `[targets]`
    pub plan: PathBuf,
    /// Number of threads; all cores if not given
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// Write the edition that was found to a file
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// Print JSON instead of text
    #[arg(long)]
    pub json: bool,
    /// Overwrite an existing file
    #[arg(long)]
    pub force: bool,
}
