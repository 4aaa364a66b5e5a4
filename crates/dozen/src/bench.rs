//! `dozen bench`: how fast the rules and the search are, on one core.

use catalog::{AnyGame, CatalogError, GAMES};
use serde::Serialize;
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
    if args.search {
        let rows = measure(&tables, |game, seats| game.bench_search(seats, args.quick))?;
        show(args, screen, &rows, lab::bench_search_text)
    } else {
        let rows = measure(&tables, |game, seats| game.bench(seats, args.quick))?;
        show(args, screen, &rows, lab::bench_text)
    }
}

fn measure<R>(
    tables: &[(&dyn AnyGame, SeatCount)],
    bench: impl Fn(&dyn AnyGame, SeatCount) -> Result<R, CatalogError>,
) -> Result<Vec<R>, Failure> {
    let progress = lab::progress_bar(tables.len() as u64, "benchmarks");
    let mut rows = Vec::new();
    for (game, seats) in tables {
        rows.push(bench(*game, *seats)?);
        progress.inc(1);
    }
    progress.finish_and_clear();
    Ok(rows)
}

fn show<R: Serialize>(
    args: &BenchArgs,
    screen: &mut Screen,
    rows: &[R],
    text: impl Fn(&[R]) -> String,
) -> Result<(), Failure> {
    if args.json {
        let json = serde_json::to_string_pretty(rows).expect("rows are plain values");
        writeln!(screen, "{json}")
    } else {
        write!(screen, "{}", text(rows))
    }
}
