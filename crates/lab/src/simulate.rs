//! Many games on all cores, in chunks whose tallies are added up and whose records are written in order.

use std::cell::Cell;
use std::io;
use std::ops::{ControlFlow, Range};
use std::time::Instant;

use bots::{Bot, Player};
use indicatif::ProgressBar;
use rayon::ThreadPool;
use tabletop::{Book, Judgement, Notation, Recorder, Seat, Simulation, Step, StepOf, Token, fast_rng};

use crate::data::{self, Clerk, DataSet};
use crate::in_order::{in_order, pool};
use crate::playout::{MOST_DECISIONS, play_by};
use crate::program::{Company, Mishaps, Programs};
use crate::tally::Tally;
use crate::{Keep, PROGRAM, Plan, Records, Report};

/// A chunk has at most this many games: enough to make the hand-over cheap, few enough to keep records in memory.
const CHUNK_MAX: u64 = 256;
/// Each thread should get at least this many chunks, so that none waits long for the others at the end.
const CHUNKS_PER_THREAD: u64 = 32;

/// Plays the games of `plan` and sums them up. Records go to `records`, one line of JSON for each game, in the order of
/// the games. `progress` counts games and is cleared at the end. An error is one of writing, or a plan that does not fit the table.
pub fn simulate<G: Notation + Judgement>(
    book: Book<G>,
    plan: &Plan,
    progress: &ProgressBar,
    records: Option<Records<'_>>,
) -> io::Result<Report> {
    plan.check(book.seats)?;
    let Some((writer, keep)) = records else {
        return play_all(book, plan, Keep::Nothing, progress, |_| Ok(()));
    };
    let report = play_all(book, plan, keep, progress, |chunk| writer.write_all(chunk.lines.as_bytes()))?;
    writer.flush()?;
    Ok(report)
}

/// Does the same, and writes the games as rows.
pub(crate) fn write_data<G: Notation + Judgement>(
    book: Book<G>,
    plan: &Plan,
    progress: &ProgressBar,
    data: &mut DataSet<'_>,
) -> io::Result<Report> {
    plan.check(book.seats)?;
    data.begin(book, plan)?;
    let report = play_all(book, plan, Keep::Rows(data.rows()), progress, |chunk| {
        data.add(std::mem::take(&mut chunk.rows))
    })?;
    data.finish()?;
    Ok(report)
}

/// Plays all games of a plan; `keep_chunk` keeps what it wants of each chunk.
fn play_all<G: Notation + Judgement>(
    book: Book<G>,
    plan: &Plan,
    keep: Keep,
    progress: &ProgressBar,
    mut keep_chunk: impl FnMut(&mut Chunk) -> io::Result<()>,
) -> io::Result<Report> {
    let pool = pool(plan.threads, plan.games)?;
    let start = Instant::now();
    let (mut tally, mut mishaps) = (Tally::new(&plan.bots, book.seats), Mishaps::default());
    let played = play_games(book, plan, keep, 0..plan.games, &pool, |mut chunk| {
        keep_chunk(&mut chunk)?;
        tally.merge(&chunk.tally);
        mishaps.merge(&chunk.mishaps);
        progress.inc(chunk.n_games());
        Ok(())
    });
    progress.finish_and_clear();
    played?;
    let mut report = Report::new(book, plan, &tally, start.elapsed(), pool.current_num_threads());
    report.programs = mishaps.used();
    Ok(report)
}

/// Plays some of the games of a plan, and hands them on in their order.
pub(crate) fn play_games<G: Notation + Judgement>(
    book: Book<G>,
    plan: &Plan,
    keep: Keep,
    games: Range<u64>,
    pool: &ThreadPool,
    mut take: impl FnMut(Chunk) -> io::Result<()>,
) -> io::Result<()> {
    let n_games = games.end - games.start;
    let chunk_len = (n_games / (pool.current_num_threads() as u64 * CHUNKS_PER_THREAD)).clamp(1, CHUNK_MAX);
    let games_of = |chunk: u64| {
        let first = games.start + chunk * chunk_len;
        first..(first + chunk_len).min(games.end)
    };
    let programs = Programs::new();
    in_order(
        pool,
        n_games.div_ceil(chunk_len),
        |chunk| Chunk::play::<G>(book, plan, &programs, keep, games_of(chunk)),
        |chunk| take(chunk?).map(ControlFlow::Continue),
    )
}

/// Some consecutive games, played.
pub(crate) struct Chunk {
    pub(crate) tally: Tally,
    mishaps: Mishaps,
    /// Their records, one a line, if they are kept.
    pub(crate) lines: String,
    /// The rows of a data set, if they are kept.
    pub(crate) rows: Vec<Vec<data::Cell>>,
}

impl Chunk {
    /// How many games there are, those that were broken off among them.
    pub(crate) fn n_games(&self) -> u64 {
        self.tally.games + self.tally.unfinished
    }

    fn play<G: Notation + Judgement>(
        book: Book<G>,
        plan: &Plan,
        programs: &Programs,
        keep: Keep,
        games: Range<u64>,
    ) -> io::Result<Self> {
        let tally = Tally::new(&plan.bots, book.seats);
        let mut chunk = Chunk { tally, mishaps: Mishaps::default(), lines: String::new(), rows: Vec::new() };
        let opening = G::new(book);
        let mut company = Company::new(book, programs);
        let is_broken_off = Cell::new(false);
        let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
        let mut bots = plan.bots.clone();
        let mut scribe = Scribe::new(keep);
        let mut clerk = Clerk::new(if let Keep::Rows(rows) = keep { Some(rows) } else { None });
        for game in games {
            let mut rng = fast_rng(plan.seed, game);
            let mut state = opening.clone();
            let (mut has_begun, mut first, mut decisions) = (false, None, 0);
            for seat in book.seats.seats() {
                bots[seat.index()] = plan.bot_at(game, seat);
            }
            let length = play_by(
                &mut state,
                &mut outcomes,
                &mut rng,
                |state, seat, rng| {
                    let bot = bots[seat.index()];
                    if bot.bot == Bot::Random {
                        // A list of legal actions is not a secret to its seat, so this one may skip the view.
                        return state.sample_action(seat, &mut actions, rng);
                    }
                    let action = company.choose(bot, state, seat, game + 1, rng);
                    is_broken_off.set(company.is_broken_off());
                    action
                },
                |state, step| {
                    if is_broken_off.get() {
                        return ControlFlow::Break(());
                    }
                    if matches!(step, Step::Act(..)) {
                        if !has_begun {
                            (has_begun, first) = (true, state.first_in_turn());
                        }
                        decisions += 1;
                    }
                    scribe.note(state, step);
                    clerk.note(state, step);
                    state.apply_unchecked(step);
                    if decisions >= MOST_DECISIONS {
                        ControlFlow::Break(())
                    } else {
                        ControlFlow::Continue(())
                    }
                },
            );
            let lost = if is_broken_off.take() { company.outcome()? } else { None };
            let outcome = lost.or_else(|| state.outcome());
            match &outcome {
                Some(outcome) => chunk.tally.add(&bots, outcome, length, state.turns_played(), first),
                None => chunk.tally.unfinished += 1,
            }
            let simulation = Simulation {
                program: PROGRAM.to_string(),
                seed: plan.seed,
                number: game + 1,
                first: first.map(Seat::number),
            };
            if lost.is_some() {
                scribe.forget();
            } else {
                scribe.finish(&state, &bots, simulation, &mut chunk.lines);
            }
            clerk.finish((&state, outcome.as_ref()), &bots, game + 1, length, first, &mut chunk.rows);
        }
        chunk.mishaps = company.leave();
        Ok(chunk)
    }
}

/// Writes the record of one game after the other, if records are kept.
struct Scribe<G: Notation> {
    keep: Keep,
    recorder: Recorder<G>,
    /// What was offered at each step so far.
    offered: Vec<Option<Vec<String>>>,
    /// The turn each step so far belongs to.
    turns: Vec<u32>,
    actions: Vec<G::Action>,
}

impl<G: Notation> Scribe<G> {
    fn new(keep: Keep) -> Self {
        Scribe {
            keep,
            recorder: Recorder::default(),
            offered: Vec::new(),
            turns: Vec::new(),
            actions: Vec::new(),
        }
    }

    /// Notes a step that is about to be applied. Simultaneous answers come in seat order, which is the order of the
    /// record too; so the lists of what was offered stay beside their steps.
    #[inline]
    fn note(&mut self, state: &G, step: StepOf<G>) {
        if !self.keep.records() {
            return;
        }
        self.recorder.note(state, step);
        if self.keep == Keep::RecordsWithLegal {
            self.turns.push(state.turns_played());
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

    /// A game that was broken off has no record.
    fn forget(&mut self) {
        self.recorder.clear();
        self.offered.clear();
        self.turns.clear();
    }

    /// Appends the record of the game that ended in `state` as one line.
    fn finish(&mut self, state: &G, bots: &[Player], simulation: Simulation, lines: &mut String) {
        if !self.keep.records() {
            return;
        }
        let names: Vec<String> = bots.iter().map(ToString::to_string).collect();
        let mut record = self.recorder.record(state, &names, None);
        if self.keep == Keep::RecordsWithLegal {
            record.legal = Some(std::mem::take(&mut self.offered));
            record.turns = Some(std::mem::take(&mut self.turns));
        }
        record.simulation = Some(simulation);
        lines.push_str(&record.to_json());
        lines.push('\n');
        self.recorder.clear();
    }
}
