//! `dozen tune`: what the features of a game count for.

use lab::TunePlan;

use crate::cli::TuneArgs;
use crate::failure::Failure;
use crate::figures::Figures;
use crate::origin::CommandLine;
use crate::screen::Screen;
use crate::setup;

pub(crate) fn run(args: &TuneArgs, screen: &mut Screen) -> Result<(), Failure> {
    let game = catalog::find(&args.table.game)?;
    let setup = setup::read(game, &args.table)?;
    let plan = TunePlan {
        games: args.games,
        seed: args.lab.seed.map_or_else(setup::random_number, Ok)?,
        threads: args.lab.threads.map(usize::from),
        bot: args.bot,
        random_percent: args.random,
        between_turns: args.between_turns,
    };
    let seats = setup.seats.unwrap_or_else(|| game.meta().default_seats());
    let line = CommandLine::new("tune", &args.table)
        .value("--seats", seats)
        .bots("--bot", &[plan.bot])
        .value("--games", plan.games)
        .value("--random", plan.random_percent)
        .flag("--between-turns", plan.between_turns);
    // Faults of the setup come before any file is touched.
    let origin = line.origin(&args.table, &setup, &args.lab, plan.seed)?;
    let table = lab::open_from(game.meta().id, &setup, origin)?;
    let mut figures = Figures::new(&args.lab)?;
    let progress = lab::progress_bar(plan.games, game.meta().title);
    let report = table.tune(&plan, &progress).map_err(|e| Failure::lab(&e))?;
    figures.keep_text(&report.weights_file().to_text())?;
    figures.show(&report, &report.text(screen.colour()), screen)
}
