//! The experiments behind docs/strength.md and docs/balance.md, to be run again after every change of a bot or an edition.
//!
//! ```sh
//! cargo run --profile quick -p lab --example measure -- silly go-nuts medium 200 --against hard
//! cargo run --profile quick -p lab --example measure -- calibration donut
//! cargo run --profile quick -p lab --example measure -- ladder drive-thru --games 200
//! cargo run --profile quick -p lab --example measure -- all results
//! ```
//!
//! `all` runs every line of `plan.txt`, so the sizes are fixed before the first game. The same seed gives the same figures,
//! whatever the number of threads. Games are known by their ids, so no experiment is tied to a game.

mod balance;
mod calibration;
mod ladder;
mod plan;
mod play;
mod silly;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Measures how well the bots play, and how fair the boxes are.
#[derive(Parser)]
struct Args {
    #[command(subcommand)]
    what: What,
    /// Threads; 0 is one for each core
    #[arg(long, global = true, default_value_t = 0)]
    threads: usize,
}

#[derive(Subcommand)]
enum What {
    /// Counts silly moves, and who wins
    Silly(silly::Silly),
    /// Compares the win shares that hints claim with games played on
    Calibration(calibration::Calibration),
    /// Every bot against the one before it
    Ladder(ladder::Ladder),
    /// How fair a box is
    Balance(balance::Balance),
    /// Runs the whole plan, but what is there already
    All(plan::All),
}

impl What {
    fn answer(&self) -> Result<String, String> {
        match self {
            What::Silly(silly) => silly.answer(),
            What::Calibration(calibration) => calibration.answer(),
            What::Ladder(ladder) => ladder.answer(),
            What::Balance(balance) => balance.answer(),
            What::All(all) => all.answer(),
        }
    }
}

fn main() -> ExitCode {
    let args = Args::parse();
    let answer = rayon::ThreadPoolBuilder::new()
        .num_threads(args.threads)
        .build()
        .map_err(|e| e.to_string())
        .and_then(|pool| pool.install(|| args.what.answer()));
    match answer {
        Ok(text) => {
            print!("{text}");
            ExitCode::SUCCESS
        }
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}
