//! The processes that play blocks: each plays a few tables with `dozen sim --plan`, prints their sums, and is gone with all that it
//! had in memory.

use std::env;
use std::io::Read as _;
use std::ops::Range;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use indicatif::ProgressBar;

use super::folder::Folder;
use super::plan::OpenedPlan;
use crate::failure::Failure;

/// What a process should take: as long as one would like to lose if the machine stops.
const PACE: Duration = Duration::from_secs(5);
/// A process plays at most so many tables, each of which it keeps the rules of.
const MOST_TABLES: u64 = 64;

/// The work on a plan.
#[derive(Debug)]
pub(super) struct Work {
    plan: PathBuf,
    n_workers: usize,
    blocks_of_table: u64,
    block: u64,
    /// Whether tables are played whole, since they may end early.
    by_table: bool,
    games: u64,
    state: Mutex<State>,
}

#[derive(Debug)]
struct State {
    /// What nobody has begun yet, in order.
    left: Vec<Range<u64>>,
    /// Games of one worker in a second, once that is known.
    pace: Option<f64>,
    /// The process of each worker.
    children: Vec<Option<Child>>,
    /// Whether nothing more is begun, since somebody stopped it or something failed.
    is_over: bool,
    failure: Option<Failure>,
}

impl Work {
    pub(super) fn new(opened: &OpenedPlan, missing: Vec<Range<u64>>, threads: Option<usize>) -> Self {
        let cores = || thread::available_parallelism().map_or(1, usize::from);
        let n_workers = threads.unwrap_or_else(cores);
        let mut left = missing;
        left.reverse();
        Work {
            plan: opened.path.clone(),
            n_workers,
            blocks_of_table: opened.id.blocks_of_table(),
            block: opened.id.block,
            by_table: opened.id.precision.is_some(),
            games: opened.id.games,
            state: Mutex::new(State {
                left,
                pace: None,
                children: (0..n_workers).map(|_| None).collect(),
                is_over: false,
                failure: None,
            }),
        }
    }

    fn state(&self) -> std::sync::MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Games of these blocks.
    fn games_in(&self, blocks: &Range<u64>) -> u64 {
        let before = |block: u64| {
            let (tables, rest) = (block / self.blocks_of_table, block % self.blocks_of_table);
            tables * self.games + (rest * self.block).min(self.games)
        };
        before(blocks.end) - before(blocks.start)
    }

    /// Games that nobody has begun yet.
    pub(super) fn games_left(&self) -> u64 {
        self.state().left.iter().map(|blocks| self.games_in(blocks)).sum()
    }

    /// Begins nothing more, and ends the processes at work. Whoever calls this ends the program.
    pub(super) fn stop(&self) {
        self.end(None);
    }

    fn end(&self, why: Option<Failure>) {
        let mut state = self.state();
        if !state.is_over {
            state.failure = why;
        }
        state.is_over = true;
        for child in state.children.iter_mut().flatten() {
            // One that has ended meanwhile cannot be ended.
            let _ = child.kill();
        }
    }

    /// Plays all blocks that are left and keeps them in the folder.
    pub(super) fn play(&self, folder: &Folder, progress: &ProgressBar) -> Result<(), Failure> {
        let program =
            env::current_exe().map_err(|e| Failure::failed(format!("cannot find this program: {e}")))?;
        let worker = |number: usize| {
            while let Some(blocks) = self.next() {
                let begun = Instant::now();
                let played =
                    self.play_some(&program, number, &blocks).and_then(|part| folder.keep(&blocks, &part));
                if let Err(failure) = played {
                    return self.end(Some(failure));
                }
                let games = self.games_in(&blocks);
                progress.inc(games);
                self.state().pace = Some(games as f64 / begun.elapsed().as_secs_f64().max(1e-3));
            }
        };
        thread::scope(|scope| {
            for number in 0..self.n_workers {
                scope.spawn(move || worker(number));
            }
        });
        let State { is_over, failure, .. } = &mut *self.state();
        match failure.take() {
            Some(failure) => Err(failure),
            None if !*is_over => Ok(()),
            // Whoever stopped it tells so and ends the program.
            None => loop {
                thread::park();
            },
        }
    }

    /// Takes the next blocks: about as many as take [`PACE`], and few enough that nobody waits long for the last ones.
    fn next(&self) -> Option<Range<u64>> {
        let mut state = self.state();
        if state.is_over {
            return None;
        }
        let left: u64 = state.left.iter().map(|blocks| blocks.end - blocks.start).sum();
        let by_pace = state.pace.map_or(1.0, |pace| pace * PACE.as_secs_f64() / self.block as f64) as u64;
        let fair = left / (2 * self.n_workers as u64);
        let n = by_pace.min(fair).clamp(1, MOST_TABLES * self.blocks_of_table);
        let blocks = state.left.last_mut()?;
        let start = blocks.start;
        let mut end = start + n;
        if self.by_table {
            end = end.next_multiple_of(self.blocks_of_table);
        } else if end / self.blocks_of_table - start / self.blocks_of_table >= MOST_TABLES {
            end = (start / self.blocks_of_table + MOST_TABLES) * self.blocks_of_table;
        }
        let end = end.min(blocks.end);
        blocks.start = end;
        if blocks.is_empty() {
            state.left.pop();
        }
        Some(start..end)
    }

    /// Lets a process play these blocks; what it prints is their part.
    fn play_some(&self, program: &PathBuf, worker: usize, blocks: &Range<u64>) -> Result<String, Failure> {
        let failed = |e: std::io::Error| Failure::failed(format!("cannot start {}: {e}", program.display()));
        let mut command = Command::new(program);
        command.args(["sim", "--threads", "1", "--tally", "-", "--blocks"]);
        command.arg(format!("{}..{}", blocks.start, blocks.end)).arg("--plan").arg(&self.plan);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = {
            let mut state = self.state();
            if state.is_over {
                return Err(Failure::failed("stopped"));
            }
            let mut child = command.spawn().map_err(failed)?;
            let pipes = (child.stdout.take(), child.stderr.take());
            state.children[worker] = Some(child);
            pipes
        };
        let mut part = String::new();
        let read = child.0.as_mut().map_or(Ok(0), |out| out.read_to_string(&mut part));
        let mut said = String::new();
        if let Some(errors) = &mut child.1 {
            // What cannot be read is not told.
            let _ = errors.read_to_string(&mut said);
        }
        let Some(mut ended) = self.state().children[worker].take() else {
            return Err(Failure::failed("stopped"));
        };
        let status = ended.wait().map_err(failed)?;
        read.map_err(failed)?;
        if status.success() {
            return Ok(part);
        }
        let said = said.trim().trim_start_matches("dozen: ");
        let why = if said.is_empty() { format!("it ended with {status}") } else { said.to_string() };
        Err(Failure::failed(format!("blocks {}..{} were not played: {why}", blocks.start, blocks.end)))
    }
}
