//! Many games on all cores.
//!
//! Games are played in chunks. The calling thread hands chunks to a pool and takes the finished ones back in order:
//! it adds up their tallies and writes their records. No more than a fixed number of chunks is under way at a time,
//! so memory is bounded however many games are asked for and however long one of them takes.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::mpsc;
use std::time::Instant;

use bots::{Bot, Mind};
use indicatif::ProgressBar;
use rayon::ThreadPoolBuilder;
use tabletop::{Book, Notation, Recorder, Step, StepOf, Token, Viewer, fast_rng};

use crate::playout::play;
use crate::tally::Tally;
use crate::{Keep, Plan, Report};

/// A chunk has at most this many games: enough to make the hand-over cheap, few enough to keep records in memory.
const CHUNK_MAX: u64 = 256;
/// Each thread should get at least this many chunks, so that none waits long for the others at the end.
const CHUNKS_PER_THREAD: u64 = 32;
/// How many chunks may be under way for each thread.
const WINDOW_PER_THREAD: usize = 4;

/// Plays the games of `plan` and sums them up. Records go to `records`, one line of JSON for each game, in the order of
/// the games. `progress` counts games and is cleared at the end. An error is one of writing, or a plan that does not fit the table.
pub fn simulate<G: Notation>(
    book: Book<G>,
    plan: &Plan,
    progress: &ProgressBar,
    records: Option<(&mut (dyn Write + Send), Keep)>,
) -> io::Result<Report> {
    plan.check(book.seats)?;
    let threads = plan.threads.map_or(0, |threads| threads.min(plan.games.try_into().unwrap_or(usize::MAX)));
    let pool = ThreadPoolBuilder::new().num_threads(threads).build().map_err(io::Error::other)?;
    let threads = pool.current_num_threads();
    let (mut writer, keep) = records.map_or((None, Keep::Nothing), |(writer, keep)| (Some(writer), keep));
    let start = Instant::now();
    let mut tally = Tally::new(&plan.bots, book.seats);

    let chunk_len = (plan.games / (threads as u64 * CHUNKS_PER_THREAD)).clamp(1, CHUNK_MAX);
    let n_chunks = plan.games.div_ceil(chunk_len);
    let played = pool.in_place_scope(|scope| -> io::Result<()> {
        let (sender, finished) = mpsc::channel();
        let send_off = |index: u64| {
            let sender = sender.clone();
            let games = index * chunk_len..((index + 1) * chunk_len).min(plan.games);
            scope.spawn(move |_| {
                let played = catch_unwind(AssertUnwindSafe(|| Chunk::play::<G>(book, plan, keep, games)));
                // Nobody listens any more if writing has failed; then nobody misses the chunk.
                let _ = sender.send((index, played));
            });
        };
        let mut to_send = 0..n_chunks;
        to_send.by_ref().take(threads * WINDOW_PER_THREAD).for_each(send_off);
        let mut early = BTreeMap::new();
        for index in 0..n_chunks {
            let chunk: Chunk = loop {
                if let Some(chunk) = early.remove(&index) {
                    break chunk;
                }
                let (index, played) = finished.recv().expect("this thread holds a sender itself");
                early.insert(index, played.unwrap_or_else(|panic| resume_unwind(panic)));
            };
            to_send.next().into_iter().for_each(send_off);
            if let Some(writer) = &mut writer {
                writer.write_all(chunk.lines.as_bytes())?;
            }
            tally.merge(&chunk.tally);
            progress.inc(chunk.tally.games);
        }
        Ok(())
    });
    progress.finish_and_clear();
    played?;
    if let Some(writer) = writer {
        writer.flush()?;
    }
    Ok(Report::new(book, plan, &tally, start.elapsed(), threads))
}

/// Some consecutive games, played.
struct Chunk {
    tally: Tally,
    /// Their records, one a line, if they are kept.
    lines: String,
}

impl Chunk {
    fn play<G: Notation>(book: Book<G>, plan: &Plan, keep: Keep, games: Range<u64>) -> Self {
        let mut chunk = Chunk { tally: Tally::new(&plan.bots, book.seats), lines: String::new() };
        let opening = G::new(book);
        let mut minds: Vec<Mind<G>> = book.seats.seats().map(|_| Mind::new()).collect();
        let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
        let mut bots = plan.bots.clone();
        let mut scribe = Scribe::new(keep);
        for game in games {
            let mut rng = fast_rng(plan.seed, game);
            let mut state = opening.clone();
            for seat in book.seats.seats() {
                bots[seat.index()] = plan.bot_at(game, seat);
            }
            let length = play(
                &mut state,
                &mut outcomes,
                &mut rng,
                |state, seat, rng| {
                    let bot = bots[seat.index()];
                    if bot == Bot::Random {
                        // A list of legal actions is no secret to its seat, so this one may skip the view.
                        return state.sample_action(seat, &mut actions, rng);
                    }
                    minds[seat.index()].choose(bot, &state.view(Viewer::Seat(seat)), seat, rng)
                },
                |state, step| scribe.note(state, step),
            );
            let outcome = state.outcome().expect("a game that is over has an outcome");
            chunk.tally.add(&bots, &outcome, length, state.turns_played());
            scribe.finish(&state, &bots, &mut chunk.lines);
        }
        chunk
    }
}

/// Writes the record of one game after the other, if records are kept.
struct Scribe<G: Notation> {
    keep: Keep,
    recorder: Recorder<G>,
    /// What was offered at each step so far.
    offered: Vec<Option<Vec<String>>>,
    actions: Vec<G::Action>,
}

impl<G: Notation> Scribe<G> {
    fn new(keep: Keep) -> Self {
        Scribe { keep, recorder: Recorder::default(), offered: Vec::new(), actions: Vec::new() }
    }

    /// Notes a step that is about to be applied. Simultaneous answers come in seat order, which is the order of the
    /// record too; so the lists of what was offered stay beside their steps.
    #[inline]
    fn note(&mut self, state: &G, step: StepOf<G>) {
        if self.keep == Keep::Nothing {
            return;
        }
        self.recorder.note(state, step);
        if self.keep == Keep::RecordsWithLegal {
            self.offered.push(match step {
                Step::Chance(_) => None,
                Step::Act(seat, _) => {
                    self.actions.clear();
                    state.legal_actions(seat, &mut self.actions);
                    let token = |action: &G::Action| Token::<G>::Action(state.book(), *action).to_string();
                    Some(self.actions.iter().map(token).collect())
                }
            });
        }
    }

    /// Appends the record of the game that ended in `state` as one line.
    fn finish(&mut self, state: &G, bots: &[Bot], lines: &mut String) {
        if self.keep == Keep::Nothing {
            return;
        }
        let names: Vec<String> = bots.iter().map(ToString::to_string).collect();
        let mut record = self.recorder.record(state, &names, None);
        if self.keep == Keep::RecordsWithLegal {
            record.legal = Some(std::mem::take(&mut self.offered));
        }
        lines.push_str(&record.to_json());
        lines.push('\n');
        self.recorder.clear();
    }
}
