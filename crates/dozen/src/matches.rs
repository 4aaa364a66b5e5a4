//! `dozen match`: which of the bots is better, and how sure that is.

use lab::MatchPlan;

use crate::cli::MatchArgs;
use crate::failure::Failure;
use crate::figures::Figures;
use crate::origin::CommandLine;
use crate::screen::Screen;
use crate::setup;

pub(crate) fn run(args: &MatchArgs, screen: &mut Screen) -> Result<(), Failure> {
    let game = catalog::find(&args.table.game)?;
    let mut setup = setup::read(game, &args.table)?;
    let seats = setup.seats.map_or_else(|| setup::seat_count(game.meta(), args.bots.len().max(2)), Ok)?;
    setup.seats = Some(seats);
    let plan = MatchPlan {
        bots: args.bots.clone(),
        games: args.games,
        duplicate: args.duplicate,
        all: args.all,
        seed: args.lab.seed.map_or_else(setup::random_number, Ok)?,
        threads: args.lab.threads.map(usize::from),
    };
    // Faults of the request come before any file is touched.
    plan.check(seats).map_err(Failure::usage)?;
    let line = CommandLine::new("match", &args.table)
        .value("--seats", seats)
        .bots("--bots", &args.bots)
        .value("--games", plan.games)
        .flag("--duplicate", plan.duplicate)
        .flag("--all", plan.all);
    let origin = line.origin(&args.table, &setup, &args.lab, plan.seed)?;
    let table = lab::open_from(game.meta().id, &setup, origin)?;
    let mut figures = Figures::new(&args.lab)?;
    let progress = lab::progress_bar(plan.games, game.meta().title);
    let report = table.contest(&plan, &progress).map_err(|e| Failure::lab(&e))?;
    figures.keep(&report)?;
    figures.show(&report, &report.text(screen.colour()), screen)
}
