//! `dozen tune`: what the features of a game count for.

use lab::TunePlan;

use crate::cli::TuneArgs;
use crate::failure::Failure;
use crate::figures::Figures;
use crate::screen::Screen;
use crate::setup;

pub(crate) fn run(args: &TuneArgs, screen: &mut Screen) -> Result<(), Failure> {
    let game = catalog::find(&args.table.game)?;
    let setup = setup::read(game, &args.table)?;
    // Faults of the setup come before any file is touched.
    let table = lab::open(game.meta().id, &setup)?;
    let mut figures = Figures::new(&args.lab)?;
    let plan = TunePlan {
        games: args.games,
        seed: args.lab.seed.map_or_else(setup::random_number, Ok)?,
        threads: args.lab.threads.map(usize::from),
        bot: args.bot,
        random_percent: args.random,
        between_turns: args.between_turns,
    };
    let progress = lab::progress_bar(plan.games, game.meta().title);
    let report = table.tune(&plan, &progress).map_err(|e| Failure::lab(&e))?;
    figures.keep(&report)?;
    figures.show(&report, &report.text(screen.colour()), screen)
}
