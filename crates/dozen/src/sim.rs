//! `dozen sim`: bots play many games; standard output carries the report and nothing else.

use std::ffi::OsStr;
use std::io::{self, BufWriter, Write};
use std::path::Path;

use lab::{DataSet, Format, Keep, LabTable, Plan, Report};

use crate::cli::{SimArgs, TableArgs};
use crate::failure::Failure;
use crate::figures::Figures;
use crate::files::{self, KeptFile};
use crate::origin::CommandLine;
use crate::screen::Screen;
use crate::setup;
use crate::sweep;

const STANDARD_OUTPUT: &str = "-";

pub(crate) fn run(args: &SimArgs, screen: &mut Screen) -> Result<(), Failure> {
    if let (Some(plan), Some(blocks), Some(tally)) = (&args.plan, args.blocks, &args.tally) {
        return sweep::play(plan, blocks, tally, &args.lab, screen);
    }
    let table_args = TableArgs {
        game: args.game.clone().unwrap_or_default(),
        seats: args.seats,
        edition: args.edition.clone(),
        options: args.options.clone(),
    };
    let game = catalog::find(&table_args.game)?;
    let mut setup = setup::read(game, &table_args)?;
    let seats = match setup.seats {
        Some(seats) => seats,
        None if args.bots.len() > 1 => setup::seat_count(game.meta(), args.bots.len())?,
        None => game.meta().default_seats(),
    };
    setup.seats = Some(seats);
    let plan = Plan {
        games: args.games,
        seed: args.lab.seed.map_or_else(setup::random_number, Ok)?,
        threads: args.lab.threads.map(usize::from),
        bots: setup::one_per_seat(&args.bots, seats.get(), "--bots")?,
        rotate: args.rotate,
    };
    // Faults of the setup come before any file is touched.
    let line = CommandLine::new("sim", &table_args)
        .value("--seats", seats)
        .bots("--bots", &args.bots)
        .value("--games", plan.games)
        .flag("--rotate", plan.rotate);
    let origin = line.origin(&table_args, &setup, &args.lab, plan.seed)?;
    let table = lab::open_from(game.meta().id, &setup, origin)?;
    if args.records.as_deref() == Some(Path::new(STANDARD_OUTPUT)) {
        return Err(Failure::usage("standard output is for the report: give --records the name of a file"));
    }
    let files = [
        ("--records", &args.records),
        ("--data", &args.data),
        ("--csv", &args.csv),
        ("-o", &args.lab.output),
    ];
    for (i, (flag, file)) in files.iter().enumerate() {
        let same = files[..i].iter().find(|(_, other)| file.is_some() && other == file);
        if let Some((other, _)) = same {
            return Err(Failure::usage(format!("{other} and {flag} name the same file: give them one each")));
        }
    }
    if let Some(data) = &args.data {
        format_of(data)?;
    }
    let csv_printed = args.csv.as_deref() == Some(Path::new(STANDARD_OUTPUT));
    if csv_printed && args.lab.json {
        return Err(Failure::usage("--json and --csv - both print: give --csv the name of a file"));
    }
    let csv_file = args.csv.as_deref().filter(|_| !csv_printed);
    let csv_file = csv_file.map(|path| KeptFile::new(path, args.lab.force)).transpose()?;
    let mut figures = Figures::new(&args.lab)?;
    let report = simulate(game.meta().title, &*table, &plan, args)?;
    if let Some(mut file) = csv_file {
        file.write(&csv(&report)?)?;
    }
    figures.keep(&report)?;
    if csv_printed {
        write!(screen, "{}", csv(&report)?)
    } else {
        figures.show(&report, &report.text(screen.colour()), screen)
    }
}

/// Plays the games, and writes their records as they end if a file is named.
fn simulate(title: &str, table: &dyn LabTable, plan: &Plan, args: &SimArgs) -> Result<Report, Failure> {
    let progress = lab::progress_bar(plan.games, title);
    if let Some(path) = &args.data {
        let unwritten = |e: io::Error| files::cannot("write", path, &e);
        let format = format_of(path)?;
        let mut draft = KeptFile::new(path, args.lab.force)?.begin()?;
        let report = table.write_data(plan, &progress, &mut DataSet::new(args.rows, format, &mut draft));
        let report = report.map_err(unwritten)?;
        draft.finish()?;
        return Ok(report);
    }
    let Some(path) = &args.records else {
        return table.simulate(plan, &progress, None).map_err(|e| Failure::lab(&e));
    };
    let keep = if args.with_legal { Keep::RecordsWithLegal } else { Keep::Records };
    let unwritten = |e: io::Error| files::cannot("write", path, &e);
    let mut file = BufWriter::new(files::create(path, args.lab.force)?);
    let report = table.simulate(plan, &progress, Some((&mut file, keep))).map_err(unwritten)?;
    file.flush().map_err(unwritten)?;
    Ok(report)
}

fn format_of(path: &Path) -> Result<Format, Failure> {
    match path.extension().and_then(OsStr::to_str) {
        Some("parquet") => Ok(Format::Parquet),
        Some("jsonl") => Ok(Format::JsonLines),
        _ => Err(Failure::usage(format!(
            "--data {}: the end of its name says what it is: .parquet, or .jsonl for lines of JSON",
            path.display()
        ))),
    }
}

fn csv(report: &Report) -> Result<String, Failure> {
    let mut table = Vec::new();
    report.write_csv(&mut table).map_err(|e| Failure::failed(format!("cannot make the table: {e}")))?;
    Ok(String::from_utf8_lossy(&table).into_owned())
}
