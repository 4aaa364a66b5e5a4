//! Load-tests a server on this machine: the clients, and what is measured and checked with them. `docs/load.md` says how
//! to read the figures.

mod cli;
mod client;
mod crowd;
mod experts;
mod goals;
mod idle;
mod kill;
mod measure;
mod pace;
mod pair;
mod process;
mod stored;
mod wire;

use std::fmt::Display;
use std::io::{self, Write};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use serde::Serialize;
use thiserror::Error;

use cli::Args;
use crowd::Plan;
use process::Process;

/// As in the server, so that the clients take little from it.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Pairs that play while the server is killed, if nobody says.
const PAIRS_AT_KILLS: u64 = 300;
/// Pairs otherwise.
const PAIRS: u64 = 2000;

/// Why there are no figures.
#[derive(Debug, Error)]
#[error("{0}")]
struct Failure(String);

impl Failure {
    fn new(why: impl Into<String>) -> Self {
        Failure(why.into())
    }
}

/// The server that is put under load.
#[derive(Debug)]
enum Target {
    Own(Process),
    Running(SocketAddr),
}

impl Target {
    fn address(&self) -> SocketAddr {
        match self {
            Target::Own(process) => process.address,
            Target::Running(address) => *address,
        }
    }

    /// Its process, if it can be looked at.
    fn process(&self) -> Option<u32> {
        match self {
            Target::Own(process) => Some(process.id()),
            Target::Running(_) => None,
        }
    }
}

fn main() -> ExitCode {
    match run(&Args::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("load: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn run(args: &Args) -> Result<(), Failure> {
    let usual = if args.kill.is_some() { PAIRS_AT_KILLS } else { PAIRS };
    let pairs = args.idle.map_or(args.tables.unwrap_or(usual), |sockets| sockets.div_ceil(2));
    let plan = Plan {
        program: args.program.clone().map_or_else(dozen, Ok)?,
        game: args.game.clone(),
        pairs,
        seed: args.seed.map_or_else(random_seed, Ok)?,
        rate: args.rate,
        keep: args.kill.is_some(),
    };
    // Two ends of two sockets for each pair would be four; but the server is a process of its own.
    process::open_many_files(2 * pairs + 200)?;
    if args.goals {
        return give(args, &goals::run(&plan, args.seconds)?);
    }
    if let Some(kills) = args.kill {
        return give(args, &kill::run(&plan, kills)?);
    }
    if let Some(tables) = args.stored {
        return give(args, &stored::run(&plan, tables)?);
    }
    if args.idle.is_some() {
        return give(args, &idle::run(&plan)?);
    }
    if let Some(tables) = args.experts {
        return give(args, &experts::run(&plan, tables, args.people, args.seconds)?);
    }
    let target = match args.server {
        Some(address) => Target::Running(address),
        None => Target::Own(Process::start(&plan.program)?),
    };
    give(args, &measure::run(&target, &plan, args.seconds)?)
}

/// The program beside this one.
fn dozen() -> Result<PathBuf, Failure> {
    let this = std::env::current_exe().map_err(|e| Failure::new(format!("where am I? {e}")))?;
    Ok(this.with_file_name(format!("dozen{}", std::env::consts::EXE_SUFFIX)))
}

fn random_seed() -> Result<u64, Failure> {
    getrandom::u64().map_err(|e| Failure::new(format!("there are no random numbers: {e}")))
}

/// Prints the figures as text, or as JSON.
fn give(args: &Args, figures: &(impl Serialize + Display)) -> Result<(), Failure> {
    let text = if args.json {
        serde_json::to_string_pretty(figures).expect("figures are plain values") + "\n"
    } else {
        figures.to_string()
    };
    io::stdout()
        .write_all(text.as_bytes())
        .map_err(|e| Failure::new(format!("cannot write the figures: {e}")))
}
