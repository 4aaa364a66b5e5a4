//! One simulation: a table, its people, and several lives of a server.

use std::collections::BTreeMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use catalog::GAMES;
use protocol::{Clock, OnTimeout, TableConfig, Watching};
use server::core::{Command, Entry, PlayerId, State, TableId};
use server::registry::Hub;
use server::store::Store;
use server::table::{Extras, Request, outbox};
use server::{Limits, Origin, World};
use tabletop::Seat;
use tokio::runtime::{Builder, Runtime};
use tokio::time::{Instant, sleep};

use crate::client::{Client, Memory};
use crate::dice::Dice;
use crate::disk::Disk;

/// What happened, to see that enough did.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    pub(crate) acks: u64,
    pub(crate) refusals: u64,
    pub(crate) repeats: u64,
    pub(crate) lives: u64,
    pub(crate) lost: u64,
    pub(crate) unsure: u64,
    pub(crate) ended: u64,
}

impl Tally {
    pub(crate) fn add(&mut self, other: &Tally) {
        self.acks += other.acks;
        self.refusals += other.refusals;
        self.repeats += other.repeats;
        self.lives += other.lives;
        self.lost += other.lost;
        self.unsure += other.unsure;
        self.ended += other.ended;
    }
}

/// How a simulation went.
pub(crate) struct Run {
    pub(crate) log: Vec<Entry>,
    pub(crate) tally: Tally,
}

/// What outlives the server.
struct Sim {
    dice: Dice,
    disk: Disk,
    people: Vec<Arc<Mutex<Memory>>>,
    /// Milliseconds that have passed in earlier lives.
    elapsed: u64,
    idle_after: Duration,
}

/// Does the whole job at once.
fn finish(mut job: server::Job) {
    while !job(server::Share::Slice(Duration::MAX)) {}
}

fn runtime() -> Runtime {
    Builder::new_current_thread().enable_time().start_paused(true).build().unwrap()
}

impl Sim {
    /// A server over the same disk.
    fn hub(&self) -> Hub {
        let (started, elapsed) = (Instant::now(), self.elapsed);
        let time = move || 1_000_000 + elapsed + started.elapsed().as_millis() as u64;
        let dice = self.dice.clone();
        let world = World {
            time: Arc::new(time),
            random: Arc::new(move |bytes: &mut [u8]| dice.fill(bytes)),
            think: Arc::new(|_: server::Place, job: server::Job| finish(job)),
            read: Arc::new(|_, job| {
                finish(job);
                true
            }),
        };
        Hub::new(Arc::new(self.disk.clone()), world, self.idle_after, Limits::NONE)
    }

    /// A server lives until it is killed or stopped; people come and go meanwhile.
    fn live(&mut self, table: TableId) {
        let runtime = runtime();
        let span = runtime.block_on(async {
            let (hub, began) = (self.hub(), Instant::now());
            for memory in &self.people {
                let (memory, hub, dice) = (Arc::clone(memory), hub.clone(), self.dice.clone());
                tokio::spawn(Client { memory, hub, table, dice, troubled: true }.run());
            }
            let until = began + Duration::from_secs(2) + self.dice.millis(25_000);
            while Instant::now() < until {
                sleep(self.dice.millis(4000)).await;
                if self.dice.percent(15) {
                    // Somebody asks over HTTP; whether it succeeds does not matter.
                    let player = PlayerId(1 + i64::from(self.dice.below(2)));
                    let _ = hub.command(table, Command::Leave { player }).await;
                }
            }
            if self.dice.percent(40) {
                hub.stop().await;
            }
            began.elapsed()
        });
        // All tasks end in the middle of whatever they did.
        drop(runtime);
        self.elapsed += span.as_millis() as u64 + u64::from(self.dice.below(20_000));
    }

    /// A server without trouble: everybody comes back, and nobody asks for anything new.
    fn settle(&mut self, table: TableId) -> Vec<Entry> {
        self.disk.troubled.store(false, Ordering::Relaxed);
        runtime().block_on(async {
            let hub = self.hub();
            for memory in &self.people {
                let (memory, hub, dice) = (Arc::clone(memory), hub.clone(), self.dice.clone());
                tokio::spawn(Client { memory, hub, table, dice, troubled: false }.run());
            }
            sleep(Duration::from_secs(10)).await;
            for memory in &self.people {
                self.converges(&hub, table, memory).await;
            }
            self.disk.load(table).await.unwrap().entries
        })
    }

    /// What a client knows must be what somebody new at its place is shown.
    async fn converges(&self, hub: &Hub, table: TableId, memory: &Mutex<Memory>) {
        let player = memory.lock().unwrap().player;
        // Clocks and bots go on meanwhile, so it may take more than one look.
        for _ in 0..1000 {
            let (outbox, mut frames, _closed) = outbox();
            let join = |reply| Request::Join {
                player,
                last: None,
                generation: None,
                name: "New".into(),
                origin: Origin::default(),
                extras: Extras::default(),
                language: tabletop::Language::English,
                outbox,
                reply,
            };
            hub.ask(table, join).await.unwrap();
            let fresh: serde_json::Value = serde_json::from_str(&frames.recv().await.unwrap()).unwrap();
            if memory.lock().unwrap().agrees_with(&fresh["scene"]) {
                return;
            }
            sleep(Duration::from_millis(7)).await;
        }
        panic!("{player:?} does not keep up");
    }
}

/// Every word of an ack must be in the log, and nothing may be there twice.
fn compare(log: &[Entry], people: &[Arc<Mutex<Memory>>]) {
    let mut carried_out = BTreeMap::new();
    for (number, entry) in (0u64..).zip(log) {
        if let Some(id) = entry.fact.request() {
            let before = carried_out.insert(id.to_string(), number);
            assert_eq!(before, None, "{id} was carried out twice");
        }
    }
    for memory in people {
        for (id, entry) in &memory.lock().unwrap().acked {
            assert_eq!(carried_out.get(id), Some(entry), "{id} was acknowledged");
        }
    }
}

fn config(dice: &Dice) -> TableConfig {
    let clock = match dice.below(3) {
        0 => Clock::PerMove { seconds: 3 },
        1 => Clock::Bank { seconds: 30, increment: 1 },
        _ => Clock::None,
    };
    let ends = [OnTimeout::BotMoves, OnTimeout::BotMoves, OnTimeout::BotSits, OnTimeout::GameEnds];
    let seen = [Watching::PublicView, Watching::HandsAfterEnd, Watching::HandsDelayed { seconds: 60 }];
    TableConfig {
        game: GAMES[dice.below(GAMES.len() as u32) as usize].meta().id.to_string(),
        seats: Some(3),
        clock,
        on_timeout: ends[dice.below(4) as usize],
        watching: seen[dice.below(3) as usize],
        grace: dice.percent(50).then_some(4),
        stand_in: Some("random".into()),
        ..TableConfig::default()
    }
}

/// Simulates the table of this seed, and checks everything.
pub(crate) fn simulate(seed: u64) -> Run {
    let dice = Dice::new(seed);
    let disk = Disk::new(dice.clone());
    let people = [Some(PlayerId(1)), Some(PlayerId(2)), None];
    let people = people.map(|player| Arc::new(Mutex::new(Memory::of(player)))).into();
    let idle_after = Duration::from_secs(1 + u64::from(dice.below(20)));
    let mut sim = Sim { dice, disk, people, elapsed: 0, idle_after };

    sim.disk.troubled.store(false, Ordering::Relaxed);
    let table = runtime().block_on(async {
        let hub = sim.hub();
        let sitter = |id: i64| Some(PlayerId(id));
        let sitters = vec![
            (Seat::new(0), sitter(1), "Ann".to_string()),
            (Seat::new(1), None, "random".to_string()),
            (Seat::new(2), sitter(2), "Bo".to_string()),
        ];
        let table =
            hub.create((PlayerId(1), Origin::default()), config(&sim.dice), sitters, None).await.unwrap();
        hub.command(table, Command::Start { player: PlayerId(1) }).await.unwrap();
        hub.stop().await;
        table
    });
    sim.disk.troubled.store(true, Ordering::Relaxed);

    let lives = 1 + u64::from(sim.dice.below(4));
    for _ in 0..lives {
        sim.live(table);
    }
    let log = sim.settle(table);
    compare(&log, &sim.people);
    let state = State::replay(log.iter().cloned()).unwrap();
    let sum = |what: fn(&Memory) -> u64| sim.people.iter().map(|memory| what(&memory.lock().unwrap())).sum();
    let tally = Tally {
        acks: sum(|memory| memory.acked.len() as u64),
        refusals: sum(|memory| memory.refused),
        repeats: sum(|memory| memory.repeated),
        lives,
        lost: sim.disk.lost.load(Ordering::Relaxed),
        unsure: sim.disk.unsure.load(Ordering::Relaxed),
        ended: u64::from(state.phase() == protocol::Phase::Ended),
    };
    Run { log, tally }
}
