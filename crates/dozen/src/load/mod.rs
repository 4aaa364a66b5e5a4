//! `dozen load`: puts a server on this machine under load, and tells how it fares.

mod client;
mod crowd;
mod goals;
mod idle;
mod kill;
mod measure;
mod pace;
mod pair;
mod process;
mod stored;
mod wire;

use std::net::SocketAddr;

use serde::Serialize;

use crate::cli::LoadArgs;
use crate::failure::Failure;
use crate::screen::Screen;
use crowd::Plan;
use process::Process;

/// Pairs that play while the server is killed, if nobody says.
const PAIRS_AT_KILLS: u64 = 300;
/// Pairs otherwise.
const PAIRS: u64 = 2000;

/// The server that is put under load.
#[derive(Debug)]
enum Target {
    Own(Process),
    Running(SocketAddr),
}

impl Target {
    fn of(server: Option<SocketAddr>) -> Result<Self, Failure> {
        let Some(address) = server else { return Ok(Target::Own(Process::start()?)) };
        if !address.ip().is_loopback() {
            let words =
                format!("{address} is another machine; only a server on this one may be put under load");
            return Err(Failure::usage(words));
        }
        Ok(Target::Running(address))
    }

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

pub(crate) fn run(args: &LoadArgs, screen: &mut Screen) -> Result<(), Failure> {
    catalog::find(&args.game)?;
    let seed = args.seed.map_or_else(random_seed, Ok)?;
    let usual = if args.kill.is_some() { PAIRS_AT_KILLS } else { PAIRS };
    let pairs = args.idle.map_or(args.tables.unwrap_or(usual), |sockets| sockets.div_ceil(2));
    let plan = Plan { game: args.game.clone(), pairs, seed, rate: args.rate, keep: args.kill.is_some() };
    // Two ends of two sockets for each pair would be four; but the server is a process of its own.
    process::open_many_files(2 * pairs + 200)?;
    if args.goals {
        let figures = goals::run(&plan, args.seconds)?;
        return give(args, screen, &figures, |screen| figures.show(screen));
    }
    if let Some(kills) = args.kill {
        let figures = kill::run(&plan, kills)?;
        return give(args, screen, &figures, |screen| figures.show(screen));
    }
    if let Some(tables) = args.stored {
        let figures = stored::run(&args.game, seed, tables)?;
        return give(args, screen, &figures, |screen| figures.show(screen));
    }
    if args.idle.is_some() {
        let figures = idle::run(&plan)?;
        return give(args, screen, &figures, |screen| figures.show(screen));
    }
    let figures = measure::run(&Target::of(args.server)?, &plan, args.seconds)?;
    give(args, screen, &figures, |screen| figures.show(screen))
}

fn random_seed() -> Result<u64, Failure> {
    getrandom::u64().map_err(|e| Failure::failed(format!("there are no random numbers: {e}")))
}

/// Prints the figures as text, or as JSON.
fn give(
    args: &LoadArgs,
    screen: &mut Screen,
    figures: &impl Serialize,
    show: impl FnOnce(&mut Screen) -> Result<(), Failure>,
) -> Result<(), Failure> {
    if !args.json {
        return show(screen);
    }
    let json = serde_json::to_string_pretty(figures).expect("figures are plain values");
    writeln!(screen, "{json}")
}
