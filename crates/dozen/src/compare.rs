//! `dozen compare`: what changes between two tables of a game.

use std::ffi::OsString;
use std::path::Path;

use catalog::{AnyGame, Player, Setup};
use lab::{ComparePlan, Side};
use tabletop::SeatCount;

use crate::cli::{self, CompareArgs, TableArgs};
use crate::failure::Failure;
use crate::figures::Figures;
use crate::origin::CommandLine;
use crate::screen::Screen;
use crate::setup;

/// The side on which nothing differs.
const DEFAULT: &str = "default";
/// Joins what differs on a side.
const AND: char = '+';

pub(crate) fn run(args: &CompareArgs, screen: &mut Screen) -> Result<(), Failure> {
    let game = catalog::find(&args.table.game)?;
    let plan = ComparePlan {
        games: args.games,
        seed: args.lab.seed.map_or_else(setup::random_number, Ok)?,
        threads: args.lab.threads.map(usize::from),
    };
    let changed = [&args.a, &args.b].map(|text| Changed::read(text, args));
    let [a, b] = changed;
    let (a, b) = (a?, b?);
    let named = [&a, &b].map(|side| side.bots.len()).into_iter().max().filter(|most| *most > 1);
    let seats = match (args.table.seats, named) {
        (Some(seats), _) | (None, Some(seats)) => setup::seat_count(game.meta(), seats)?,
        (None, None) => game.meta().default_seats(),
    };
    let sides = [a.side(game, args, seats, plan.seed)?, b.side(game, args, seats, plan.seed)?];
    let mut figures = Figures::new(&args.lab)?;
    let progress = lab::progress_bar(plan.games, game.meta().title);
    let report = lab::compare(game.meta().id, sides, &plan, &progress)?.map_err(|e| Failure::lab(&e))?;
    figures.keep(&report)?;
    figures.show(&report, &report.text(screen.colour()), screen)
}

/// One side as it was asked for: the table of the flags, with what differs on it.
struct Changed {
    table: TableArgs,
    bots: Vec<Player>,
}

impl Changed {
    fn read(text: &str, args: &CompareArgs) -> Result<Self, Failure> {
        let mut side = Changed { table: args.table.clone(), bots: args.bots.clone() };
        // A file may have any name.
        let parts: Vec<&str> =
            if Path::new(text).is_file() { vec![text] } else { text.split(AND).map(str::trim).collect() };
        let mut editions = Vec::new();
        for part in parts {
            match part.split_once('=') {
                _ if part.is_empty() => {
                    return Err(Failure::usage(format!("'{text}' has an empty part: {HOW}")));
                }
                _ if part == DEFAULT => {}
                Some(("bots", names)) => side.bots = bots(names)?,
                Some(_) if !Path::new(part).is_file() => {
                    let (name, value) = cli::option(part).map_err(Failure::usage)?;
                    side.table.options.retain(|(other, _)| *other != name);
                    side.table.options.push((name, value));
                }
                _ => editions.push(OsString::from(part)),
            }
        }
        match &editions[..] {
            [] => {}
            [edition] => side.table.edition = Some(edition.clone()),
            _ => return Err(Failure::usage(format!("'{text}' names two editions: {HOW}"))),
        }
        Ok(side)
    }

    fn side(
        self,
        game: &dyn AnyGame,
        args: &CompareArgs,
        seats: SeatCount,
        seed: u64,
    ) -> Result<Side, Failure> {
        let read = setup::read(game, &self.table)?;
        let line = CommandLine::new("compare", &args.table)
            .word(&args.a)
            .word(&args.b)
            .value("--seats", seats)
            .bots("--bots", &args.bots)
            .value("--games", args.games);
        let origin = line.origin(&self.table, &read, &args.lab, seed)?;
        Ok(Side {
            setup: Setup { seats: Some(seats), ..read },
            bots: setup::one_per_seat(&self.bots, seats.get(), "bots")?,
            origin,
        })
    }
}

const HOW: &str = "a side is an edition, NAME=VALUE and bots=NAME, joined by +, or default";

fn bots(names: &str) -> Result<Vec<Player>, Failure> {
    let each = names.split(',').map(|name| name.trim().parse());
    each.collect::<Result<_, _>>().map_err(|e| Failure::usage(format!("bots={names}: {e}")))
}
