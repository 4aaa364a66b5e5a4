//! `dozen ladder`: bots against each other, two at a time.

use catalog::{Bot, Player};
use lab::{Ladder, MatchPlan};

use crate::cli::{LadderArgs, TableArgs};
use crate::failure::Failure;
use crate::figures::Figures;
use crate::origin::CommandLine;
use crate::screen::Screen;
use crate::setup;

pub(crate) fn run(args: &LadderArgs, screen: &mut Screen) -> Result<(), Failure> {
    let game = catalog::find(&args.game)?;
    let bots = if args.bots.is_empty() { Bot::ALL.map(Player::from).to_vec() } else { args.bots.clone() };
    check(&bots)?;
    let seed = args.lab.seed.map_or_else(setup::random_number, Ok)?;
    if args.markdown && args.lab.json {
        return Err(Failure::usage("--markdown and --json both print: -o FILE writes the figures to a file"));
    }
    let sizes: Vec<String> = args.seats.iter().map(ToString::to_string).collect();
    let mut tables = Vec::new();
    for seats in &args.seats {
        let table = TableArgs {
            game: args.game.clone(),
            seats: Some(*seats),
            edition: args.edition.clone(),
            options: args.options.clone(),
        };
        let setup = setup::read(game, &table)?;
        let line = CommandLine::new("ladder", &table)
            .value("--seats", sizes.join(","))
            .bots("--bots", &bots)
            .value("--games", args.games)
            .flag("--neighbours", args.neighbours)
            .flag("--all", args.all);
        let origin = line.origin(&table, &setup, &args.lab, seed)?;
        // Faults of the request come before any file is touched.
        for pair in lab::ladder_pairs(&bots, args.neighbours) {
            let plan = MatchPlan {
                bots: pair.to_vec(),
                games: args.games,
                duplicate: true,
                all: args.all,
                seed,
                threads: args.lab.threads.map(usize::from),
            };
            setup.seats.map_or(Ok(()), |seats| plan.check(seats)).map_err(Failure::usage)?;
            tables.push((lab::open_from(&args.game, &setup, origin.clone())?, plan));
        }
    }
    let mut figures = Figures::new(&args.lab)?;
    let n_matches = tables.len();
    let (mut matches, mut ladders) = (Vec::new(), Vec::new());
    for (i, (table, plan)) in tables.iter().enumerate() {
        let label = format!("{} of {n_matches}, {} against {}", i + 1, plan.bots[0], plan.bots[1]);
        let progress = lab::progress_bar(plan.games, &label);
        matches.push(table.contest(plan, &progress).map_err(|e| Failure::lab(&e))?);
        ladders = Ladder::of_matches(&bots, &matches);
        // A ladder may take hours: whoever breaks it off keeps what was played.
        figures.keep(&ladders)?;
    }
    let page = |ladder: &Ladder| if args.markdown { ladder.markdown() } else { ladder.text(screen.colour()) };
    let pages: Vec<String> = ladders.iter().map(page).collect();
    figures.show(&ladders, &pages.join("\n"), screen)
}

fn check(bots: &[Player]) -> Result<(), Failure> {
    if bots.len() < 2 {
        return Err(Failure::usage("a ladder needs at least two bots: name more with --bots"));
    }
    match bots.iter().enumerate().find(|(i, bot)| bots[..*i].contains(bot)) {
        Some((_, twice)) => Err(Failure::usage(format!("--bots names {twice} twice: name each bot once"))),
        None => Ok(()),
    }
}
