//! `dozen sweep`: many tables by a plan, in blocks that are kept, so that it goes on where it was stopped. `dozen sim --plan` plays
//! some blocks, and `dozen merge` puts together what several machines have played.
//!
//! Every edition and rule book is kept for the life of a process. So the blocks are played by processes of a bounded number of
//! tables each, and this one only hands them out and adds them up.

mod folder;
mod plan;
mod results;
mod workers;

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use indicatif::HumanCount;

use crate::cli::{Blocks, LabArgs, MergeArgs, SweepArgs};
use crate::failure::{self, Failure};
use crate::files::{self, KeptFile};
use crate::interrupt;
use crate::screen::Screen;
use folder::Folder;
pub(crate) use plan::OpenedPlan;
use results::Results;
use workers::Work;

/// `dozen sweep`.
pub(crate) fn run(args: &SweepArgs, screen: &mut Screen) -> Result<(), Failure> {
    let opened = OpenedPlan::open(&args.plan)?;
    opened.check()?;
    let id = &opened.id;
    let path = args.folder.clone().unwrap_or_else(|| folder_name(&args.plan, &id.hash));
    if args.dry_run {
        return tell(&opened, &path, screen);
    }
    let folder = Folder::open(&path, id)?;
    let n_blocks = id.n_blocks();
    let progress = lab::progress_bar(id.tables * id.games, &id.title);
    let work = Arc::new(Work::new(&opened, folder.missing(n_blocks), args.threads.map(usize::from)));
    progress.set_position(id.tables * id.games - work.games_left());
    let verb = if work.games_left() < id.tables * id.games { "Going on" } else { "Plan" };
    let line = format!(
        "{verb}: {}, {} of {} to play; {}",
        counted(id.tables, "table"),
        HumanCount(work.games_left()),
        counted(id.tables * id.games, "game"),
        path.display()
    );
    if progress.is_hidden() {
        // If standard error is gone, there is nobody left to tell.
        let _ = writeln!(anstream::stderr(), "{}", failure::one_line(&line));
    } else {
        progress.println(failure::one_line(&line));
    }
    let is_played = Arc::new(AtomicBool::new(false));
    let (bar, played, stopped) = (progress.clone(), Arc::clone(&is_played), Arc::clone(&work));
    let again = again(args);
    interrupt::on_ctrl_c(move || {
        if played.load(Ordering::SeqCst) {
            return None;
        }
        stopped.stop();
        bar.finish_and_clear();
        Some(format!("stopped; what was played is kept. Go on with: {again}"))
    })?;
    let done = work.play(&folder, &progress);
    progress.finish_and_clear();
    done?;
    // From here on it takes no time.
    is_played.store(true, Ordering::SeqCst);
    let [csv, jsonl] = ["tables.csv", "tables.jsonl"].map(|name| path.join(name));
    let mut results = Results::to(
        Some(KeptFile::new(&jsonl, true)?),
        Some(KeptFile::new(&csv, true)?),
        folder.parts(n_blocks),
    );
    let summary = results.put_together(screen, args.json)?;
    if !args.json {
        write!(screen, "{}", summary.text(screen.colour()))?;
        writeln!(screen, "\n{}\n{}", csv.display(), jsonl.display())?;
    }
    match summary.first_reason().filter(|_| summary.is_all_refused()) {
        Some(why) => Err(Failure::failed(format!("no table of this plan can be played: {why}"))),
        None => Ok(()),
    }
}

/// `dozen merge`.
pub(crate) fn merge(args: &MergeArgs, screen: &mut Screen) -> Result<(), Failure> {
    let kept =
        |path: &Option<PathBuf>| path.as_deref().map(|path| KeptFile::new(path, args.force)).transpose();
    if args.csv.is_some() && args.csv == args.output {
        return Err(Failure::usage("--csv and -o name the same file: give them one each"));
    }
    let mut parts = Vec::new();
    for path in &args.parts {
        let part = results::read(path)?;
        parts.push((part.blocks[0]..part.blocks[1], path.clone()));
    }
    parts.sort_by_key(|(blocks, _)| (blocks.start, blocks.end));
    if let Some(pair) = parts.windows(2).find(|pair| pair[1].0.start < pair[0].0.end) {
        let [(one, first), (other, second)] = pair else { unreachable!("a window has two") };
        return Err(Failure::failed(format!(
            "{} and {} both have the blocks {}..{}: leave one of them out",
            first.display(),
            second.display(),
            other.start,
            one.end.min(other.end)
        )));
    }
    let mut results =
        Results::to(kept(&args.output)?, kept(&args.csv)?, parts.into_iter().map(|(_, path)| path).collect());
    let summary = results.put_together(screen, args.json)?;
    if args.json { Ok(()) } else { write!(screen, "{}", summary.text(screen.colour())) }
}

/// `dozen sim --plan`: some blocks of a plan.
pub(crate) fn play(
    plan: &Path,
    blocks: Blocks,
    tally: &Path,
    args: &LabArgs,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let opened = OpenedPlan::open(plan)?;
    let blocks = blocks.of(opened.id.n_blocks());
    let file = (tally != Path::new("-")).then(|| KeptFile::new(tally, args.force)).transpose()?;
    let games = opened.games_in(blocks.clone());
    let progress = lab::progress_bar(games, &opened.id.title);
    let threads = args.threads.map(usize::from);
    let read = |edition: &str| opened.editions.read(edition);
    let part = lab::play_blocks(&opened.plan, &opened.id, blocks.clone(), threads, &read, &progress);
    progress.finish_and_clear();
    let text =
        serde_json::to_string(&part.map_err(|e| Failure::lab(&e))?).expect("a part is plain values") + "\n";
    match file {
        None => write!(screen, "{text}"),
        Some(file) => {
            let mut draft = file.begin()?;
            draft.add(&text)?;
            draft.finish()?;
            let std::ops::Range { start, end } = blocks;
            let n = opened.id.n_blocks();
            writeln!(
                screen,
                "Blocks {start}..{end} of 0..{n}, plan {}: {}",
                opened.id.hash,
                files::name(tally)
            )
        }
    }
}

/// What a plan comes to.
fn tell(opened: &OpenedPlan, folder: &Path, screen: &mut Screen) -> Result<(), Failure> {
    let id = &opened.id;
    writeln!(screen, "{}, plan {}", id.title, id.hash)?;
    let axes = if id.axes.is_empty() { "nothing".to_string() } else { id.axes.join(", ") };
    writeln!(screen, "{}, which differ in: {axes}", counted(id.tables, "table"))?;
    writeln!(
        screen,
        "{} of {} each, {} in all",
        counted(id.n_blocks(), "block"),
        counted(id.block, "game"),
        counted(id.tables * id.games, "game"),
    )?;
    writeln!(screen, "Blocks are numbered 0..{}; {}", id.n_blocks(), folder.display())
}

/// The command that goes on.
fn again(args: &SweepArgs) -> String {
    let mut line = format!("dozen sweep {}", crate::wording::shell_word(&args.plan.to_string_lossy()));
    if let Some(folder) = &args.folder {
        line.push_str(" --folder ");
        line.push_str(&crate::wording::shell_word(&folder.to_string_lossy()));
    }
    line
}

fn folder_name(plan: &Path, hash: &str) -> PathBuf {
    let stem = plan.file_stem().map_or_else(|| "plan".into(), |stem| stem.to_string_lossy());
    PathBuf::from(format!("{stem}-{hash}"))
}

fn counted(n: u64, word: &str) -> String {
    format!("{} {word}{}", HumanCount(n), if n == 1 { "" } else { "s" })
}
