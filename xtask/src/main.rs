//! The project's chores; `cargo xtask --help` lists them.

mod api;
mod fuzz;
mod lighthouse;
mod new_game;
mod playthrough;
mod python;
mod sixth_game;
mod test;
mod tidy;
mod tools;
mod tree;
mod tune;

use std::env;
use std::fmt;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// The project's chores.
#[derive(Debug, Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Debug, Subcommand)]
enum Chore {
    /// Run everything there is: format, tidy, lints, all tests, docs, the browser client. What continuous integration
    /// runs. `--times` ends with a table of the stages, `--long` adds whole games in a browser.
    Test {
        /// End with a table of the stages and how long each took
        #[arg(long)]
        times: bool,
        /// Also play whole games on all screens, which takes long
        #[arg(long)]
        long: bool,
    },
    /// Check what the compiler does not: dependency edges, complete games, docs.
    Tidy,
    /// Write a seeded game out in full, to be read and compared from then on.
    Playthrough(playthrough::Order),
    /// Find what the features of the games count for and write it into them.
    Tune(tune::Order),
    /// Make a small complete game to begin with.
    NewGame {
        /// Id of the game: lower-case words joined by hyphens, such as cruller-clash
        id: String,
    },
    /// Try the HTTP API with others' tools: openapi-spec-validator and schemathesis, in Python.
    Api,
    /// Test the Python package, in a virtual environment of its own.
    Python,
    /// Build the wheel of the Python package for this machine, into target/wheels.
    Wheel,
    /// Feed what comes from outside with what libFuzzer thinks of, until the time is up or something is found.
    Fuzz(fuzz::Order),
    /// Measure the pages with Lighthouse, as on a phone. Not part of the tests: the figures depend on the machine.
    Lighthouse {
        /// How often each page is measured; the median counts
        #[arg(long, default_value_t = 3)]
        runs: u32,
    },
    /// Try `new-game` in a copy of the project: make a game, test it and win it in a browser.
    SixthGame,
}

fn main() -> ExitCode {
    let Cli { chore } = Cli::parse();
    let done = root().and_then(|root| match chore {
        Chore::Test { times, long } => test::run(&root, times, long),
        Chore::Tidy => tidy::run(&root),
        Chore::Playthrough(order) => playthrough::run(&root, &order),
        Chore::Tune(order) => tune::run(&root, &order),
        Chore::Api => api::run(&root),
        Chore::Python => python::run(&root),
        Chore::Wheel => python::wheel(&root),
        Chore::Fuzz(order) => fuzz::run(&root, &order),
        Chore::Lighthouse { runs } => lighthouse::run(&root, runs),
        Chore::NewGame { id } => new_game::run(&root, &id),
        Chore::SixthGame => sixth_game::run(&root),
    });
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("xtask: {message}");
            ExitCode::FAILURE
        }
    }
}

/// The folder of the workspace. Cargo says where this crate is; a binary started by hand remembers where it was built.
fn root() -> Result<PathBuf, String> {
    let here =
        env::var_os("CARGO_MANIFEST_DIR").map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from);
    let root = here.parent().map(Path::to_path_buf);
    root.filter(|root| root.join("xtask").is_dir())
        .ok_or_else(|| format!("{} is not in the project: run this as `cargo xtask`", here.display()))
}

/// The cargo that runs this program, so that every command uses the same toolchain.
fn cargo() -> String {
    env::var("CARGO").unwrap_or_else(|_| "cargo".to_string())
}

/// The catalogue's tests as cargo is asked for them. With the program beside it its dependencies have the features they
/// have in the program, so that what `cargo run` has compiled is not compiled once more.
const CATALOGUE_TESTS: [&str; 6] = ["test", "--locked", "--package", "catalog", "--package", "dozen"];

/// Prints a line. A pipe that was closed early is not a reason to stop a chore.
fn say(line: impl fmt::Display) {
    let _ = writeln!(io::stdout(), "{line}");
}
