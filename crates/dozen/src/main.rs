//! The command line of Dozen: serve the tabletop, look at the games, play one, simulate thousands, walk through a record.

mod admin;
mod backup;
mod bench;
mod check;
mod cli;
mod compare;
mod completions;
mod edition;
mod failure;
mod figures;
mod files;
mod games;
mod harmless;
mod input;
mod interrupt;
mod ladder;
mod markdown;
mod matches;
mod origin;
mod play;
mod replay;
mod report;
mod rules;
mod screen;
mod serve;
mod settings;
mod setup;
mod show;
mod sim;
mod sweep;
mod tune;
mod tune_edition;
mod verify;
mod wording;

use std::process::ExitCode;

use cli::Command;
use failure::Failure;
use screen::Screen;

/// A server makes and drops thousands of small texts for every frame; this allocator does that in half the time.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn run() -> Result<(), Failure> {
    let Some(command) = cli::parse()? else { return Ok(()) };
    let mut screen = Screen::new();
    match command {
        Command::Serve(args) => serve::run(&args, &mut screen),
        Command::Games(args) => games::run(&args, &mut screen),
        Command::Rules(args) => rules::run(&args, &mut screen),
        Command::Play(args) => play::run(&args, &mut screen),
        Command::Sim(args) => sim::run(&args, &mut screen),
        Command::Report(args) => report::run(&args, &mut screen),
        Command::Replay(args) => replay::run(&args, &mut screen),
        Command::Verify(args) => verify::run(&args, &mut screen),
        Command::Admin(args) => admin::run(args, &mut screen),
        Command::Check(args) => check::run(&args, &mut screen),
        Command::Backup(args) => backup::backup(&args, &mut screen),
        Command::Restore(args) => backup::restore(&args, &mut screen),
        Command::Edition(command) => edition::run(&command, &mut screen),
        Command::Compare(args) => compare::run(&args, &mut screen),
        Command::Sweep(args) => sweep::run(&args, &mut screen),
        Command::Merge(args) => sweep::merge(&args, &mut screen),
        Command::Match(args) => matches::run(&args, &mut screen),
        Command::Ladder(args) => ladder::run(&args, &mut screen),
        Command::Tune(args) => tune::run(&args, &mut screen),
        Command::TuneEdition(args) => tune_edition::run(&args, &mut screen),
        Command::Bench(args) => bench::run(&args, &mut screen),
        Command::Completions(args) => completions::run(&args, &mut screen),
    }?;
    screen.flush()
}
