//! `dozen bench`: how fast the rules are, on one core.

use catalog::{AnyGame, GAMES};
use tabletop::SeatCount;

use crate::cli::BenchArgs;
use crate::failure::Failure;
use crate::screen::Screen;
use crate::setup;

pub(crate) fn run(args: &BenchArgs, screen: &mut Screen) -> Result<(), Failure> {
    let games = match &args.game {
        Some(id) => vec![catalog::find(id)?],
        None => GAMES.to_vec(),
    };
    let mut tables: Vec<(&dyn AnyGame, SeatCount)> = Vec::new();
    for game in games {
        match args.seats {
            Some(seats) => tables.push((game, setup::seat_count(game.meta(), seats)?)),
            None => tables.extend(game.meta().seat_counts().map(|seats| (game, seats))),
        }
    }
    let progress = lab::progress_bar(tables.len() as u64, "benchmarks");
    let mut rows = Vec::new();
    for (game, seats) in tables {
        rows.push(game.bench(seats, args.quick)?);
        progress.inc(1);
    }
    progress.finish_and_clear();
    if args.json {
        let json = serde_json::to_string_pretty(&rows).expect("rows are plain values");
        writeln!(screen, "{json}")
    } else {
        write!(screen, "{}", lab::bench_text(&rows))
    }
}
