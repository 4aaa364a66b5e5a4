//! `dozen sim`: bots play many games; standard output carries the report and nothing else.

use std::io::{self, BufWriter, Write};
use std::path::Path;

use lab::{Keep, LabTable, Plan, Report};

use crate::cli::SimArgs;
use crate::failure::Failure;
use crate::files::{self, KeptFile};
use crate::screen::Screen;
use crate::setup;

const STANDARD_OUTPUT: &str = "-";

pub(crate) fn run(args: &SimArgs, screen: &mut Screen) -> Result<(), Failure> {
    let game = catalog::find(&args.table.game)?;
    let mut setup = setup::read(game, &args.table)?;
    let seats = match setup.seats {
        Some(seats) => seats,
        None if args.bots.len() > 1 => setup::seat_count(game.meta(), args.bots.len())?,
        None => game.meta().default_seats(),
    };
    setup.seats = Some(seats);
    let plan = Plan {
        games: args.games,
        seed: args.seed.map_or_else(setup::random_number, Ok)?,
        threads: args.threads.map(usize::from),
        bots: setup::one_per_seat(&args.bots, seats.get(), "--bots")?,
        rotate: args.rotate,
    };
    // Faults of the setup come before any file is touched.
    let table = lab::open(game.meta().id, &setup)?;
    if args.records.as_deref() == Some(Path::new(STANDARD_OUTPUT)) {
        return Err(Failure::usage("standard output is for the report: give --records the name of a file"));
    }
    if args.records.is_some() && args.records == args.csv {
        return Err(Failure::usage("--records and --csv name the same file: give them one each"));
    }
    let csv_file = args.csv.as_deref().filter(|path| *path != Path::new(STANDARD_OUTPUT));
    let csv_file = csv_file.map(|path| KeptFile::new(path, args.force)).transpose()?;
    let report = simulate(game.meta().title, &*table, &plan, args)?;
    if let Some(mut file) = csv_file {
        file.write(&csv(&report)?)?;
    }
    if args.json {
        let json = serde_json::to_string_pretty(&report).expect("a report is plain values");
        writeln!(screen, "{json}")
    } else if args.csv.as_deref() == Some(Path::new(STANDARD_OUTPUT)) {
        write!(screen, "{}", csv(&report)?)
    } else {
        write!(screen, "{}", report.text(screen.colour()))
    }
}

/// Plays the games, and writes their records as they end if a file is named.
fn simulate(title: &str, table: &dyn LabTable, plan: &Plan, args: &SimArgs) -> Result<Report, Failure> {
    let progress = lab::progress_bar(plan.games, title);
    let Some(path) = &args.records else {
        return table.simulate(plan, &progress, None).map_err(|e| Failure::lab(&e));
    };
    let keep = if args.with_legal { Keep::RecordsWithLegal } else { Keep::Records };
    let unwritten = |e: io::Error| files::cannot("write", path, &e);
    let mut file = BufWriter::new(files::create(path, args.force)?);
    let report = table.simulate(plan, &progress, Some((&mut file, keep))).map_err(unwritten)?;
    file.flush().map_err(unwritten)?;
    Ok(report)
}

fn csv(report: &Report) -> Result<String, Failure> {
    let mut table = Vec::new();
    report.write_csv(&mut table).map_err(|e| Failure::failed(format!("cannot make the table: {e}")))?;
    Ok(String::from_utf8_lossy(&table).into_owned())
}
