//! Many games of one kind side by side, in numbers, for programs that learn.
//!
//! One call takes an action id for each game and plays all games on to where somebody else must choose: inside it everything is
//! compiled for the game, and the caller's arrays are written in place. **What happens in a game depends on the seed, the number of the game
//! and what was chosen in it**, not on threads and not on other games: its `k`-th chance step has random numbers of its own.
//! Seats that choose at once are asked one after the other, and none sees another's answer.

use std::num::NonZero;
use std::sync::{Mutex, PoisonError};

use bots::{Mind, Player};
use rayon::ThreadPool;
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use serde::{Deserialize, Serialize};
use tabletop::{
    Book, FastRng, Game, Judgement, Layout, MAX_SEATS, Numbers, Rng, Seat, Step, Turn, Viewer, fast_rng,
};
use thiserror::Error;

use crate::dice::FastDealer;
use crate::in_order::pool;

/// What is paid when a game is over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reward {
    /// The share of the win: 1 for a sole winner.
    #[default]
    WinShare,
    /// The points.
    Score,
    /// The points more than the best of the others has; alone, the points.
    Margin,
}

/// What comes after the end of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Autoreset {
    /// The next step ignores the id and begins a new game.
    #[default]
    NextStep,
    /// The step that ends a game begins a new one.
    SameStep,
    /// Nothing: the game stays over until it is begun anew.
    Off,
}

/// How a batch is played.
#[derive(Clone, Debug)]
pub struct BatchPlan {
    /// Games side by side.
    pub games: usize,
    /// Fixes every chance outcome and every choice of bots.
    pub seed: u64,
    /// The bots that sit at the table; the other seats are asked.
    pub players: [Option<Player>; MAX_SEATS],
    /// What is paid.
    pub reward: Reward,
    /// What comes after the end.
    pub autoreset: Autoreset,
    /// How many threads play; 0 is one for each core.
    pub threads: usize,
}

/// Where a batch writes: for each game a row in each array.
#[derive(Debug)]
pub struct Frame<'a> {
    /// What the seat that is asked may know; after the end, what the first seat without a bot may know.
    pub observations: &'a mut [i16],
    /// The ids it may choose from.
    pub masks: &'a mut [bool],
    /// The seat that is asked, counted from 0; -1 after the end.
    pub seats: &'a mut [i8],
    /// What each seat is paid in this step, in seat order.
    pub rewards: &'a mut [f32],
    /// Whether the game ended in this step.
    pub done: &'a mut [bool],
}

/// Why a batch did nothing.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BatchError {
    /// An id that nobody may choose now.
    #[error(
        "row {row}: the action id {id} is not legal here for seat {seat} (seats count from 0): choose one that the mask allows"
    )]
    NotLegal {
        /// Which game.
        row: usize,
        /// What was chosen.
        id: i64,
        /// Who was asked.
        seat: usize,
    },
    /// A plan that cannot be played.
    #[error("{0}")]
    Plan(String),
    /// Something saved that does not belong here.
    #[error("{0}")]
    Saved(String),
}

/// Games side by side, whatever their type.
pub trait Batch: Send + Sync {
    /// Begins the marked games anew, or all, and writes every row.
    fn reset(&mut self, rows: Option<&[bool]>, frame: Frame<'_>);

    /// Chooses one id in each game and plays on. If any id is not legal, nothing happens at all.
    fn step(&mut self, ids: &[i64], frame: Frame<'_>) -> Result<(), BatchError>;

    /// Where all games stand.
    fn save(&self) -> SavedBatch;

    /// Puts all games where they were, and writes every row.
    fn load(&mut self, saved: &SavedBatch, frame: Frame<'_>) -> Result<(), BatchError>;
}

/// Where the games of a batch stand: the number of each, and the ids chosen in it so far, by bots too.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedBatch {
    seed: u64,
    games: Vec<(u64, Vec<u16>)>,
}

/// A batch of games at the table of a book.
pub fn batch<G: Numbers + Judgement>(book: Book<G>, plan: BatchPlan) -> Result<Box<dyn Batch>, BatchError> {
    Ok(Box::new(TypedBatch::<G>::new(book, plan)?))
}

/// The implementation of [`Batch`], once for all games.
struct TypedBatch<G: Game> {
    shared: Shared<G>,
    rows: Vec<Row<G>>,
    /// One for each thread.
    workers: Vec<Mutex<Worker<G>>>,
    pool: Option<ThreadPool>,
}

/// What all games of a batch have in common.
struct Shared<G: Game> {
    opening: G,
    layout: Layout,
    plan: BatchPlan,
    /// The first seat without a bot, from which a game that is over is seen.
    home: Seat,
}

/// Scratch space of one thread.
struct Worker<G: Game> {
    actions: Vec<G::Action>,
    outcomes: Vec<(G::Chance, u32)>,
    mind: Mind<G>,
}

/// One game.
struct Row<G: Game> {
    game: G,
    /// Which of all games of the batch it is.
    number: u64,
    dealer: FastDealer,
    /// Who is asked; nobody when it is over.
    asked: Option<Seat>,
    /// What may be chosen, with the ids.
    legal: Vec<(u16, G::Action)>,
    /// Which of these was chosen.
    chosen: usize,
    /// What bots have decided together with seats that were not asked yet.
    answers: [Option<(u16, G::Action)>; MAX_SEATS],
    /// The ids of all choices so far.
    history: Vec<u16>,
}

/// The rows of one thread, and where they are written.
struct Chunk<'a, G: Game> {
    /// The number of its first row.
    first: usize,
    rows: &'a mut [Row<G>],
    worker: &'a Mutex<Worker<G>>,
    observations: &'a mut [i16],
    masks: &'a mut [bool],
    seats: &'a mut [i8],
    rewards: &'a mut [f32],
    done: &'a mut [bool],
}

/// Where one row is written.
struct Out<'a> {
    observation: &'a mut [i16],
    mask: &'a mut [bool],
    seat: &'a mut i8,
    rewards: &'a mut [f32],
    done: &'a mut bool,
}

impl<G: Numbers + Judgement> Row<G> {
    fn new(shared: &Shared<G>, number: u64) -> Self {
        Row {
            game: shared.opening.clone(),
            number,
            dealer: FastDealer::new(shared.plan.seed, number),
            asked: None,
            legal: Vec::new(),
            chosen: 0,
            answers: [None; MAX_SEATS],
            history: Vec::new(),
        }
    }

    /// Begins game number `number`.
    fn begin(&mut self, shared: &Shared<G>, worker: &mut Worker<G>, number: u64) {
        self.game = shared.opening.clone();
        self.number = number;
        self.dealer = FastDealer::new(shared.plan.seed, number);
        self.answers = [None; MAX_SEATS];
        self.history.clear();
        self.play_on(shared, worker);
    }

    /// Plays on to where a seat without a bot must choose, or to the end.
    #[inline]
    fn play_on(&mut self, shared: &Shared<G>, worker: &mut Worker<G>) {
        loop {
            match self.game.turn() {
                Turn::Over => {
                    self.asked = None;
                    return;
                }
                Turn::Chance => {
                    let outcome = self.game.sample_chance(&mut worker.outcomes, &mut self.dealer.next());
                    self.game.apply_unchecked(Step::Chance(outcome));
                }
                Turn::Act(due) => {
                    // Bots that are asked together with others decide before anybody answers.
                    for seat in due.iter() {
                        let undecided = self.answers[seat.index()].is_none();
                        if let Some(player) = shared.plan.players[seat.index()].filter(|_| undecided) {
                            let decided =
                                self.decide(shared, worker, seat, player, &self.game, self.history.len());
                            self.answers[seat.index()] = Some(decided);
                        }
                    }
                    let seat = due.first().expect("when a choice is due, somebody is asked");
                    let Some((id, action)) = self.answers[seat.index()].take() else {
                        self.asked = Some(seat);
                        return;
                    };
                    self.act(seat, id, action);
                }
            }
        }
    }

    fn act(&mut self, seat: Seat, id: u16, action: G::Action) {
        self.history.push(id);
        self.game.apply_unchecked(Step::Act(seat, action));
    }

    /// What a bot chooses in a state, after so many choices. It sees its view, and has random numbers for this choice alone.
    fn decide(
        &self,
        shared: &Shared<G>,
        worker: &mut Worker<G>,
        seat: Seat,
        player: Player,
        game: &G,
        choices: usize,
    ) -> (u16, G::Action) {
        let view = game.view(Viewer::Seat(seat));
        let mood = fast_rng(shared.plan.seed, 2 * self.number + 1).next_u64();
        let mut rng: FastRng = fast_rng(mood, (choices * MAX_SEATS + seat.index()) as u64);
        let action = worker.mind.choose(player, &view, seat, &mut rng);
        (shared.layout.id::<G>(&view, action) as u16, action)
    }

    /// Finds the chosen id among those that may be chosen.
    #[inline]
    fn choose(&mut self, id: i64) -> Result<(), usize> {
        let Some(seat) = self.asked else { return Ok(()) };
        match self.legal.iter().position(|(legal, _)| i64::from(*legal) == id) {
            Some(chosen) => {
                self.chosen = chosen;
                Ok(())
            }
            None => Err(seat.index()),
        }
    }

    /// Makes the choice and plays on.
    #[inline]
    fn step(&mut self, shared: &Shared<G>, worker: &mut Worker<G>, out: &mut Out<'_>) {
        let next = self.number + shared.plan.games as u64;
        out.rewards.fill(0.0);
        *out.done = false;
        match self.asked {
            Some(seat) => {
                let (id, action) = self.legal[self.chosen];
                self.act(seat, id, action);
                self.play_on(shared, worker);
                if self.asked.is_none() {
                    *out.done = true;
                    self.pay(shared.plan.reward, out.rewards);
                    if shared.plan.autoreset == Autoreset::SameStep {
                        self.begin(shared, worker, next);
                    }
                }
            }
            None if shared.plan.autoreset == Autoreset::Off => {}
            None => self.begin(shared, worker, next),
        }
        self.write(shared, worker, out);
    }

    fn pay(&self, reward: Reward, rewards: &mut [f32]) {
        let outcome = self.game.outcome().expect("a game that is over has an outcome");
        for (i, paid) in rewards.iter_mut().enumerate() {
            let seat = Seat::new(i);
            let others = outcome.scores.iter().filter(|(other, _)| *other != seat).map(|(_, score)| *score);
            *paid = match reward {
                Reward::WinShare => outcome.win_share(seat) as f32,
                Reward::Score => outcome.scores[seat] as f32,
                Reward::Margin => (outcome.scores[seat] - others.max().unwrap_or(0)) as f32,
            };
        }
    }

    /// Writes what the seat that is asked may know and choose.
    #[inline]
    fn write(&mut self, shared: &Shared<G>, worker: &mut Worker<G>, out: &mut Out<'_>) {
        let seat = self.asked.unwrap_or(shared.home);
        let view = self.game.view(Viewer::Seat(seat));
        shared.layout.observe::<G>(&view, out.observation);
        out.mask.fill(false);
        self.legal.clear();
        *out.seat = self.asked.map_or(-1, |seat| seat.index() as i8);
        if self.asked.is_some() {
            worker.actions.clear();
            self.game.list_actions(seat, &mut worker.actions);
            for action in &worker.actions {
                let id = shared.layout.id::<G>(&view, *action);
                out.mask[id] = true;
                self.legal.push((id as u16, *action));
            }
        }
    }

    /// Plays the game with this number as it was played before.
    fn replay(&mut self, shared: &Shared<G>, worker: &mut Worker<G>, number: u64, ids: &[u16]) -> bool {
        self.game = shared.opening.clone();
        self.number = number;
        self.dealer = FastDealer::new(shared.plan.seed, number);
        self.answers = [None; MAX_SEATS];
        self.history.clear();
        // Where bots were asked whose answers are still to come.
        let mut asked: [Option<(G, usize)>; MAX_SEATS] = std::array::from_fn(|_| None);
        for id in ids {
            while self.game.turn() == Turn::Chance {
                let outcome = self.game.sample_chance(&mut worker.outcomes, &mut self.dealer.next());
                self.game.apply_unchecked(Step::Chance(outcome));
            }
            let Turn::Act(due) = self.game.turn() else { return false };
            let Some(seat) = due.first() else { return false };
            for other in due.iter().map(Seat::index) {
                if shared.plan.players[other].is_some() && asked[other].is_none() {
                    asked[other] = Some((self.game.clone(), self.history.len()));
                }
            }
            asked[seat.index()] = None;
            let action = shared.layout.action::<G>(&self.game.view(Viewer::Seat(seat)), usize::from(*id));
            let Some(action) = action.filter(|action| self.game.is_legal(seat, *action)) else {
                return false;
            };
            self.act(seat, *id, action);
        }
        for (seat, asked) in asked.iter().enumerate() {
            if let (Some((game, choices)), Some(player)) = (asked, shared.plan.players[seat]) {
                let decided = self.decide(shared, worker, Seat::new(seat), player, game, *choices);
                self.answers[seat] = Some(decided);
            }
        }
        self.play_on(shared, worker);
        true
    }
}

impl<G: Numbers + Judgement> TypedBatch<G> {
    fn new(book: Book<G>, plan: BatchPlan) -> Result<Self, BatchError> {
        let refuse = BatchError::Plan;
        if plan.games == 0 {
            return Err(refuse("a batch needs at least one game".into()));
        }
        let home = book.seats.seats().find(|seat| plan.players[seat.index()].is_none());
        let home =
            home.ok_or_else(|| refuse("every seat has a bot: leave at least one seat without".into()))?;
        let layout = Layout::of(book).map_err(|e| refuse(e.to_string()))?;
        let cores = std::thread::available_parallelism().map_or(1, NonZero::get);
        let threads = if plan.threads == 0 { cores } else { plan.threads }.min(plan.games);
        let pool = match threads {
            1 => None,
            _ => Some(pool(Some(threads), plan.games as u64).map_err(|e| refuse(e.to_string()))?),
        };
        let worker = || Worker { actions: Vec::new(), outcomes: Vec::new(), mind: Mind::new() };
        let shared = Shared { opening: G::new(book), layout, home, plan };
        let rows = (0..shared.plan.games as u64).map(|number| Row::new(&shared, number)).collect();
        Ok(TypedBatch { rows, workers: (0..threads).map(|_| Mutex::new(worker())).collect(), pool, shared })
    }

    /// Does something with each row, on all threads.
    fn each(
        &mut self,
        frame: Frame<'_>,
        work: impl Fn(usize, &mut Row<G>, &Shared<G>, &mut Worker<G>, &mut Out<'_>) + Sync,
    ) {
        let Frame { observations, masks, seats: asked, rewards, done } = frame;
        let shared = &self.shared;
        let (numbers, ids) = (shared.layout.observation_len(), shared.layout.menu.len());
        let seats = shared.opening.book().seats.get();
        let size = self.rows.len().div_ceil(self.workers.len());
        let mut observations = observations.chunks_mut(size * numbers);
        let mut masks = masks.chunks_mut(size * ids);
        let mut asked = asked.chunks_mut(size);
        let mut rewards = rewards.chunks_mut(size * seats);
        let mut done = done.chunks_mut(size);
        let chunks = self.rows.chunks_mut(size).zip(&self.workers).enumerate();
        let chunks = chunks.map(|(nth, (rows, worker))| Chunk {
            first: nth * size,
            rows,
            worker,
            observations: observations.next().unwrap_or_default(),
            masks: masks.next().unwrap_or_default(),
            seats: asked.next().unwrap_or_default(),
            rewards: rewards.next().unwrap_or_default(),
            done: done.next().unwrap_or_default(),
        });
        let play = |chunk: Chunk<'_, G>| {
            // Each worker has one chunk, so nobody waits; after a panic its scratch space is as good as any.
            let mut worker = chunk.worker.lock().unwrap_or_else(PoisonError::into_inner);
            let rows = chunk
                .rows
                .iter_mut()
                .zip(chunk.observations.chunks_mut(numbers))
                .zip(chunk.masks.chunks_mut(ids))
                .zip(chunk.seats)
                .zip(chunk.rewards.chunks_mut(seats))
                .zip(chunk.done);
            for (i, (((((row, observation), mask), seat), rewards), done)) in rows.enumerate() {
                let mut out = Out { observation, mask, seat, rewards, done };
                work(chunk.first + i, row, shared, &mut worker, &mut out);
            }
        };
        match &self.pool {
            None => chunks.for_each(play),
            Some(pool) => {
                let chunks: Vec<_> = chunks.collect();
                pool.install(|| chunks.into_par_iter().for_each(play));
            }
        }
    }
}

impl<G: Numbers + Judgement> Batch for TypedBatch<G> {
    fn reset(&mut self, rows: Option<&[bool]>, frame: Frame<'_>) {
        self.each(frame, |i, row, shared, worker, out| {
            out.rewards.fill(0.0);
            *out.done = false;
            if rows.is_none_or(|rows| rows[i]) {
                // What has begun gives way to the next game of the row.
                let fresh = row.asked.is_none() && row.history.is_empty();
                let next = if fresh { row.number } else { row.number + shared.plan.games as u64 };
                row.begin(shared, worker, next);
            }
            row.write(shared, worker, out);
        });
    }

    fn step(&mut self, ids: &[i64], frame: Frame<'_>) -> Result<(), BatchError> {
        for (i, (row, id)) in self.rows.iter_mut().zip(ids).enumerate() {
            row.choose(*id).map_err(|seat| BatchError::NotLegal { row: i, id: *id, seat })?;
        }
        self.each(frame, |_, row, shared, worker, out| row.step(shared, worker, out));
        Ok(())
    }

    fn save(&self) -> SavedBatch {
        let games = self.rows.iter().map(|row| (row.number, row.history.clone())).collect();
        SavedBatch { seed: self.shared.plan.seed, games }
    }

    fn load(&mut self, saved: &SavedBatch, frame: Frame<'_>) -> Result<(), BatchError> {
        let refuse = |message: String| Err(BatchError::Saved(message));
        let (there, here) = (saved.games.len(), self.rows.len());
        if there != here {
            return refuse(format!(
                "{there} games were saved, but this batch has {here}: make one of {there}"
            ));
        }
        let seed = self.shared.plan.seed;
        if saved.seed != seed {
            let there = saved.seed;
            return refuse(format!("the games were saved with the seed {there}, but this batch has {seed}"));
        }
        // Tried on rows of their own first: what does not fit changes nothing.
        let Some(worker) = self.workers.first_mut() else { return Ok(()) };
        let worker = worker.get_mut().unwrap_or_else(PoisonError::into_inner);
        let mut rows = Vec::with_capacity(here);
        for (i, (number, ids)) in saved.games.iter().enumerate() {
            let mut row = Row::new(&self.shared, *number);
            if !row.replay(&self.shared, worker, *number, ids) {
                return refuse(format!(
                    "row {i} was saved by another game, edition or version: its ids are not legal here"
                ));
            }
            rows.push(row);
        }
        self.rows = rows;
        self.each(frame, |_, row, shared, worker, out| {
            out.rewards.fill(0.0);
            *out.done = false;
            row.write(shared, worker, out);
        });
        Ok(())
    }
}
