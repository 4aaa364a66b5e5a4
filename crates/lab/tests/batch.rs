//! Batches of every game: threads change nothing, what is saved goes on as it would have, what is not legal changes nothing.

use bots::Bot;
use catalog::{GAMES, Setup};
use lab::{Autoreset, Batch, BatchError, BatchPlan, Frame, LabTable, Reward, open};
use tabletop::{MAX_SEATS, below, fast_rng};

const GAMES_IN_A_BATCH: usize = 5;

/// A batch with its arrays, played by random legal actions.
struct Desk {
    batch: Box<dyn Batch>,
    observations: Vec<i16>,
    masks: Vec<bool>,
    seats: Vec<i8>,
    rewards: Vec<f32>,
    done: Vec<bool>,
}

/// What a batch has written.
#[derive(PartialEq)]
struct Seen {
    observations: Vec<i16>,
    masks: Vec<bool>,
    seats: Vec<i8>,
    rewards: Vec<f32>,
    done: Vec<bool>,
}

impl Desk {
    fn new(table: &dyn LabTable, seats: usize, plan: BatchPlan) -> Self {
        let layout = table.layout().expect("a layout");
        let n = plan.games;
        Desk {
            batch: table.batch(plan).expect("a batch"),
            observations: vec![0; n * layout.observation_len()],
            masks: vec![false; n * layout.menu.len()],
            seats: vec![0; n],
            rewards: vec![0.0; n * seats],
            done: vec![false; n],
        }
    }

    /// Calls the batch with the arrays.
    fn with<T>(&mut self, call: impl FnOnce(&mut dyn Batch, Frame<'_>) -> T) -> T {
        let frame = Frame {
            observations: &mut self.observations,
            masks: &mut self.masks,
            seats: &mut self.seats,
            rewards: &mut self.rewards,
            done: &mut self.done,
        };
        call(&mut *self.batch, frame)
    }

    fn play(&mut self, steps: u64) -> Vec<Seen> {
        let ids = self.masks.len() / self.seats.len();
        let mut seen = Vec::new();
        for step in 0..steps {
            let mut rng = fast_rng(11, step);
            let choose = |mask: &[bool]| {
                let legal: Vec<usize> = (0..ids).filter(|id| mask[*id]).collect();
                legal.get(below(&mut rng, legal.len().max(1) as u32) as usize).map_or(0, |id| *id as i64)
            };
            let actions: Vec<i64> = self.masks.chunks(ids).map(choose).collect();
            self.with(|batch, frame| batch.step(&actions, frame)).expect("the mask tells what is legal");
            let Desk { observations, masks, seats, rewards, done, .. } = &*self;
            seen.push(Seen {
                observations: observations.clone(),
                masks: masks.clone(),
                seats: seats.clone(),
                rewards: rewards.clone(),
                done: done.clone(),
            });
        }
        seen
    }
}

fn plan(threads: usize) -> BatchPlan {
    let mut players = [None; MAX_SEATS];
    players[1] = Some(Bot::Greedy.into());
    let (reward, autoreset) = (Reward::WinShare, Autoreset::NextStep);
    BatchPlan { games: GAMES_IN_A_BATCH, seed: 3, players, reward, autoreset, threads }
}

#[test]
fn threads_change_nothing_and_what_is_saved_goes_on() {
    for game in GAMES {
        let meta = game.meta();
        let table = open(meta.id, &Setup::default()).expect("a table");
        let seats = meta.default_seats().get();
        let [mut one, mut three] = [1, 3].map(|threads| Desk::new(&*table, seats, plan(threads)));
        one.with(|batch, frame| batch.reset(None, frame));
        three.with(|batch, frame| batch.reset(None, frame));
        assert!(one.play(40) == three.play(40), "{}: threads make a difference", meta.id);

        let saved = one.batch.save();
        let mut later = Desk::new(&*table, seats, plan(2));
        later.with(|batch, frame| batch.load(&saved, frame)).expect("it was saved by such a batch");
        assert!(one.play(20) == later.play(20), "{}: a saved batch goes on otherwise", meta.id);
    }
}

#[test]
fn an_illegal_id_changes_nothing() {
    for game in GAMES {
        let meta = game.meta();
        let table = open(meta.id, &Setup::default()).expect("a table");
        let mut desk = Desk::new(&*table, meta.default_seats().get(), plan(1));
        desk.with(|batch, frame| batch.reset(None, frame));
        let before = desk.batch.save();
        let ids = desk.masks.len() / GAMES_IN_A_BATCH;
        let first = |mask: &[bool]| mask.iter().position(|legal| *legal).expect("somebody is asked") as i64;
        let mut actions: Vec<i64> = desk.masks.chunks(ids).map(first).collect();
        for wrong in [-1, ids as i64] {
            actions[3] = wrong;
            let refused = desk.with(|batch, frame| batch.step(&actions, frame)).expect_err("it is not legal");
            assert!(matches!(refused, BatchError::NotLegal { row: 3, id, .. } if id == wrong), "{refused}");
            assert_eq!(desk.batch.save(), before);
        }
    }
}
