//! `dozen bench`: how fast the rules and the search are, on one core.

use catalog::{GAMES, Setup};
use lab::LabTable;
use serde::Serialize;

use crate::cli::BenchArgs;
use crate::failure::Failure;
use crate::screen::Screen;
use crate::setup;

pub(crate) fn run(args: &BenchArgs, screen: &mut Screen) -> Result<(), Failure> {
    let games = match &args.game {
        Some(id) => vec![catalog::find(id)?],
        None => GAMES.to_vec(),
    };
    let mut tables = Vec::new();
    for game in games {
        let sizes = match args.seats {
            Some(seats) => vec![setup::seat_count(game.meta(), seats)?],
            None => game.meta().seat_counts().collect(),
        };
        for seats in sizes {
            tables.push(lab::open(game.meta().id, &Setup { seats: Some(seats), ..Setup::default() })?);
        }
    }
    if args.search {
        let rows = measure(&tables, |table| table.bench_search(args.quick));
        show(args, screen, &rows, lab::bench_search_text)
    } else {
        let rows = measure(&tables, |table| table.bench(args.quick));
        show(args, screen, &rows, lab::bench_text)
    }
}

fn measure<R>(tables: &[Box<dyn LabTable>], bench: impl Fn(&dyn LabTable) -> R) -> Vec<R> {
    let progress = lab::progress_bar(tables.len() as u64, "benchmarks");
    let mut rows = Vec::new();
    for table in tables {
        rows.push(bench(&**table));
        progress.inc(1);
    }
    progress.finish_and_clear();
    rows
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
