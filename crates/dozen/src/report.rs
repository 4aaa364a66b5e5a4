//! `dozen report`: a page that answers a designer.

use std::io::Write as _;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use catalog::{AnyGame, Player, Setup};
use indicatif::ProgressBar;
use lab::{AXIS, Asked, StudyPlan};
use tabletop::SeatCount;

use crate::cli::{LabArgs, ReportArgs, TableArgs};
use crate::failure::{self, Failure};
use crate::figures;
use crate::files::KeptFile;
use crate::interrupt;
use crate::origin::CommandLine;
use crate::screen::Screen;
use crate::setup;

pub(crate) fn run(args: &ReportArgs, screen: &mut Screen) -> Result<(), Failure> {
    let game = catalog::find(&args.game)?;
    let (edition, against) = editions(args)?;
    let table = TableArgs {
        game: args.game.clone(),
        seats: None,
        edition: edition.clone(),
        options: args.options.clone(),
    };
    let read = setup::read(game, &table)?;
    let other_table = against.map(|edition| TableArgs { edition: Some(edition), ..table.clone() });
    let other = other_table.as_ref().map(|table| setup::read(game, table)).transpose()?;
    let bots: Vec<Player> =
        if args.bots.is_empty() { AXIS.map(Player::from).to_vec() } else { args.bots.clone() };
    let mut plan = StudyPlan {
        games: args.games.unwrap_or(StudyPlan::USUAL_GAMES),
        seed: args.seed.map_or_else(setup::random_number, Ok)?,
        threads: args.threads.map(usize::from),
        seats: seats(args, game, &read)?,
        bots,
    };
    let path = args
        .output
        .clone()
        .or_else(|| (!args.json).then(|| PathBuf::from(format!("{}-report.html", game.meta().id))));
    // Faults of the setup come before anybody plays for an hour.
    let lab_args = LabArgs {
        seed: Some(plan.seed),
        threads: args.threads,
        weights: args.weights.clone(),
        output: None,
        json: args.json,
        force: args.force,
    };
    let asked = |table: &TableArgs, read: &Setup, games: u64| {
        let line = CommandLine::new("report", table);
        let line = match &other_table {
            Some(TableArgs { edition: Some(other), .. }) => line.value("--against", other.to_string_lossy()),
            _ => line,
        };
        let line =
            line.value("--seats", list(&plan.seats)).bots("--bots", &plan.bots).value("--games", games);
        let origin = line.origin(table, read, &lab_args, plan.seed)?;
        Ok::<_, Failure>(Asked { setup: read.clone(), origin })
    };
    let mut file = path.as_deref().map(|path| KeptFile::new(path, args.force)).transpose()?;
    let is_done = Arc::new(AtomicBool::new(false));
    let progress = lab::progress_bar(1, game.meta().title);
    let (bar, done) = (progress.clone(), Arc::clone(&is_done));
    interrupt::on_ctrl_c(move || {
        // The page is written in one act at the end.
        if done.load(Ordering::SeqCst) {
            return None;
        }
        bar.finish_and_clear();
        Some("stopped; nothing was written".to_string())
    })?;
    if let Some(budget) = args.budget {
        let now = asked(&table, &read, plan.games)?;
        plan.games = lab::games_within(game.meta().id, &now, &plan, budget)?.map_err(|e| Failure::lab(&e))?;
    }
    let main = Asked { ..asked(&table, &read, plan.games)? };
    let beside = match (&other_table, &other) {
        (Some(table), Some(read)) => Some(asked(table, read, plan.games)?),
        _ => None,
    };
    if let Some(command) = &main.origin.command {
        say_plan(&progress, command);
    }
    let study = lab::study(game.meta().id, &main, beside.as_ref(), &plan, &progress)?;
    let study = study.map_err(|e| Failure::lab(&e))?;
    // From here on it takes no time; a page that is begun is finished.
    is_done.store(true, Ordering::SeqCst);
    if let Some(file) = &mut file {
        file.write(&lab::page(&study, args.language))?;
    }
    if args.json {
        return writeln!(screen, "{}", figures::json(&study));
    }
    for sentence in study.sentences(args.language) {
        writeln!(screen, "{sentence}")?;
    }
    match &file {
        Some(file) => writeln!(screen, "\n{}", file.path().display()),
        None => Ok(()),
    }
}

/// The edition that is asked about, and one to set beside it.
fn editions(args: &ReportArgs) -> Result<(Option<std::ffi::OsString>, Option<std::ffi::OsString>), Failure> {
    let too_many = || Failure::usage("a report is on one edition, beside one other at most: name fewer");
    match (&args.edition[..], &args.against) {
        ([], against) => Ok((None, against.clone())),
        ([one], against) => Ok((Some(one.clone()), against.clone())),
        ([one, other], None) => Ok((Some(one.clone()), Some(other.clone()))),
        _ => Err(too_many()),
    }
}

/// The table sizes: those asked for, or two to four as far as the game and the edition allow.
fn seats(args: &ReportArgs, game: &dyn AnyGame, read: &Setup) -> Result<Vec<SeatCount>, Failure> {
    const USUAL: std::ops::RangeInclusive<usize> = 2..=4;
    let Some(named) = &args.seats else {
        let fits = |seats: &SeatCount| {
            let setup = Setup { seats: Some(*seats), ..read.clone() };
            USUAL.contains(&seats.get()) && game.open(&setup).is_ok()
        };
        let found: Vec<SeatCount> = game.meta().seat_counts().filter(fits).collect();
        return Ok(if found.is_empty() { vec![game.meta().default_seats()] } else { found });
    };
    named.0.iter().map(|seats| setup::seat_count(game.meta(), *seats)).collect()
}

fn list(seats: &[SeatCount]) -> String {
    seats.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
}

/// Says beforehand what will be played, so that it can be played again.
fn say_plan(progress: &ProgressBar, command: &str) {
    let line = format!("Plan: {command}");
    if progress.is_hidden() {
        // If standard error is gone, there is nobody left to tell.
        let _ = writeln!(anstream::stderr(), "{}", failure::one_line(&line));
    } else {
        progress.println(failure::one_line(&line));
    }
}
