//! The tables that are awake, and what they share.

mod chores;
mod making;
mod work;

use std::collections::BTreeMap;
use std::panic::AssertUnwindSafe;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use futures_util::FutureExt;
use protocol::Code;
use tabletop::say;
use tokio::sync::mpsc::{Receiver, Sender, channel};
use tokio::sync::oneshot;

use crate::WORDS;
use crate::budget::{Account, Budget};
use crate::core::{Command, Entry, Fact, Millis, PlayerId, Refusal, Secret, TableId};
use crate::kept::Kept;
use crate::limits::{Limits, Origin};
use crate::listing::Makers;
use crate::metrics::Metrics;
use crate::store::{Append, Head, Log, SharedStore, StoreError, Summary};
use crate::table::{ListenerId, Reply, Request, run};
use crate::world::World;

/// How many requests may wait for one table.
const QUEUE: usize = 1024;

/// The tables that are awake, and what they share. Cheap to clone.
#[derive(Clone)]
pub struct Hub(Arc<Shared>);

struct Shared {
    store: SharedStore,
    world: World,
    idle_after: Duration,
    limits: Limits,
    awake: Mutex<BTreeMap<TableId, Sender<Request>>>,
    kept: Kept,
    budget: Budget,
    makers: Makers,
    metrics: Metrics,
    listeners: AtomicU64,
    stopping: AtomicBool,
    /// When no server ran.
    downtimes: Mutex<Vec<(Millis, Millis)>>,
    /// The generation of tables that these times are of.
    generation: AtomicU64,
}

impl std::fmt::Debug for Hub {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Hub").field("awake", &self.awake().len()).finish_non_exhaustive()
    }
}

impl Hub {
    /// A hub over this store. Tables nobody needs leave the memory after `idle_after`.
    pub fn new(store: SharedStore, world: World, idle_after: Duration, limits: Limits) -> Self {
        let (awake, kept, budget) = (Mutex::default(), Kept::new(limits), Budget::new(limits));
        let metrics = Metrics::new(|registry| store.register(registry));
        let (listeners, stopping) = (AtomicU64::new(0), AtomicBool::new(false));
        let (makers, downtimes) = (Makers::default(), Mutex::default());
        let generation = AtomicU64::new(*store.generation().borrow());
        Hub(Arc::new(Shared {
            store,
            world,
            idle_after,
            limits,
            awake,
            kept,
            budget,
            makers,
            metrics,
            listeners,
            stopping,
            downtimes,
            generation,
        }))
    }

    /// The store.
    pub fn store(&self) -> &SharedStore {
        &self.0.store
    }

    /// The time.
    pub fn now(&self) -> Millis {
        (self.0.world.time)()
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.0.metrics
    }

    pub(crate) fn makers(&self) -> &Makers {
        &self.0.makers
    }

    /// How many tables are awake.
    pub fn tables_awake(&self) -> usize {
        self.awake().len()
    }

    /// What players and addresses may ask for.
    pub fn limits(&self) -> Limits {
        self.0.limits
    }

    pub(crate) fn idle_after(&self) -> Duration {
        self.0.idle_after
    }

    fn awake(&self) -> MutexGuard<'_, BTreeMap<TableId, Sender<Request>>> {
        self.0.awake.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn new_listener(&self) -> ListenerId {
        ListenerId(self.0.listeners.fetch_add(1, Ordering::Relaxed))
    }

    fn random<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        (self.0.world.random)(&mut bytes);
        bytes
    }

    /// 256 random bits.
    pub fn secret(&self) -> Secret {
        Secret::new(self.random())
    }

    pub(crate) fn random_number(&self) -> u64 {
        u64::from_le_bytes(self.random())
    }

    pub(crate) fn kept(&self) -> &Kept {
        &self.0.kept
    }

    pub(crate) fn budget(&self) -> &Budget {
        &self.0.budget
    }

    /// Whether the server is about to stop; tables are not woken any more.
    pub fn is_stopping(&self) -> bool {
        self.0.stopping.load(Ordering::SeqCst)
    }

    /// The way to a table, which is woken if it sleeps. It leads nowhere once the table has fallen asleep.
    pub(crate) fn way(&self, table: TableId) -> Sender<Request> {
        self.awake().entry(table).or_insert_with(|| self.wake(table, None)).clone()
    }

    /// Sends a request to a table, which is woken if it sleeps. A server that stops drops the request.
    pub async fn send(&self, table: TableId, mut request: Request) {
        while !self.is_stopping() {
            let way = self.way(table);
            match way.send(request).await {
                Ok(()) => return,
                // It fell asleep, or ended, just now.
                Err(returned) => {
                    request = returned.0;
                    self.forget(table, &way);
                }
            }
        }
    }

    /// The way to a table that is awake.
    pub(crate) fn way_if_awake(&self, table: TableId) -> Option<Sender<Request>> {
        self.awake().get(&table).cloned()
    }

    /// Whether a table is in memory.
    pub(crate) fn is_awake(&self, table: TableId) -> bool {
        self.awake().contains_key(&table)
    }

    /// The tables in memory.
    pub(crate) fn awake_tables(&self) -> Vec<TableId> {
        self.awake().keys().copied().collect()
    }

    /// Sends a request to a table that is awake; one that sleeps need not hear it.
    pub async fn send_if_awake(&self, table: TableId, request: Request) {
        if let Some(way) = self.way_if_awake(table) {
            // It fell asleep just now.
            let _ = way.send(request).await;
        }
    }

    /// Sends a request and waits for its answer.
    pub async fn ask<T>(
        &self,
        table: TableId,
        request: impl FnOnce(Reply<T>) -> Request,
    ) -> Result<T, Refusal> {
        let (reply, answer) = oneshot::channel();
        self.send(table, request(reply)).await;
        let gone = || {
            if self.is_stopping() {
                return Refusal::new(Code::Stopping, say!(WORDS, "server-stops-soon"));
            }
            Refusal::new(Code::NotStored, say!(WORDS, "table-restarted"))
        };
        answer.await.unwrap_or_else(|_| Err(gone()))
    }

    /// Has a table do something, and waits until it is durable. Nobody is asked to pay for it.
    pub async fn command(&self, table: TableId, command: Command) -> Result<Option<u64>, Refusal> {
        self.ask(table, |reply| Request::Do { command, account: None, generation: None, reply }).await
    }

    /// Has a table do what a player wishes, at their cost, and waits until it is durable. If they say of which generation they
    /// know it, it must be that.
    pub async fn wished(
        &self,
        table: TableId,
        (player, origin): (PlayerId, Origin),
        generation: Option<u64>,
        command: Command,
    ) -> Result<Option<u64>, Refusal> {
        let account = Some(Account { player: Some(player), origin });
        self.ask(table, |reply| Request::Do { command, account, generation, reply }).await
    }

    /// Starts the task of a table, with its log if that is known.
    fn wake(&self, table: TableId, log: Option<Log>) -> Sender<Request> {
        let (way, mut requests) = channel(QUEUE);
        let (hub, own_way) = (self.clone(), way.clone());
        tokio::spawn(async move {
            let serving = AssertUnwindSafe(run(hub.clone(), table, log, &mut requests));
            let end = serving.catch_unwind().await;
            hub.forget(table, &own_way);
            match end {
                Ok(crate::table::End::NotLoaded(e)) => {
                    if e != StoreError::NoSuchTable {
                        tracing::error!(%table, "a table cannot be loaded: {e}");
                    }
                    drop(own_way);
                    turn_away(&mut requests, &e).await;
                }
                Ok(_) => {}
                Err(_) => {
                    hub.metrics().panics.inc();
                    tracing::error!(%table, "a table panicked; it will be put together again from its log");
                }
            }
        });
        way
    }

    fn forget(&self, table: TableId, way: &Sender<Request>) {
        let mut awake = self.awake();
        if awake.get(&table).is_some_and(|known| known.same_channel(way)) {
            awake.remove(&table);
        }
    }

    /// Forgets the table unless somebody has just asked it something.
    pub(crate) fn forget_if_idle(&self, table: TableId, requests: &mut Receiver<Request>) -> bool {
        let mut awake = self.awake();
        let idle = requests.is_empty();
        if idle {
            awake.remove(&table);
            requests.close();
        }
        idle
    }

    /// Stores entries, at the cost of those at whose wish it is, and what lists say from now on; counted and measured. If
    /// that fails, the head is of no more use.
    pub(crate) async fn append(
        &self,
        head: &mut Head,
        (entries, payers): (&[Entry], &[Option<Account>]),
        summary: Option<Summary>,
        reseated: bool,
    ) -> Result<(), StoreError> {
        let steps = entries.iter().filter(|entry| matches!(entry.fact, Fact::Step { .. })).count();
        let append = Append { summary, reseated, ..head.append(entries) };
        self.charge(&append, payers);
        let handed_over = Instant::now();
        self.metrics().appends_pending.inc();
        let stored = self.0.store.append(append).await;
        self.metrics().appends_pending.dec();
        if stored.is_ok() {
            self.metrics().count_stored(entries.len(), steps, handed_over.elapsed());
        }
        stored
    }

    /// Notes what is written at whose wish. Who is the same for several entries in a row pays for them together.
    fn charge(&self, append: &Append, payers: &[Option<Account>]) {
        let now = Instant::now();
        let mut lines = append.entries.lines();
        for alike in payers.chunk_by(|one, other| one == other) {
            let bytes: usize = lines.by_ref().take(alike.len()).map(|line| line.len() + 1).sum();
            if let Some(account) = alike[0] {
                self.budget().spend(account, bytes as u64, now);
            }
        }
    }

    /// Lets every table finish writing and say good-bye.
    pub async fn stop(&self) {
        self.0.stopping.store(true, Ordering::SeqCst);
        let ways: Vec<Sender<Request>> = self.awake().values().cloned().collect();
        for way in &ways {
            // A table that has ended needs no good-bye.
            let _ = way.send(Request::Stop).await;
        }
        for way in ways {
            way.closed().await;
        }
        self.note_running().await;
    }
}

/// Tells everybody who waits for a table that there is none.
async fn turn_away(requests: &mut Receiver<Request>, e: &StoreError) {
    requests.close();
    while let Some(request) = requests.recv().await {
        let refusal = match e {
            StoreError::NoSuchTable => Refusal::new(Code::NotFound, say!(WORDS, "no-table")),
            StoreError::Newer { .. } => Refusal::new(Code::Internal, say!(WORDS, "table-newer")),
            StoreError::Damaged(_) => Refusal::new(Code::Internal, say!(WORDS, "table-damaged")),
            _ => Refusal::new(Code::Internal, say!(WORDS, "table-unreadable")),
        };
        match request {
            Request::Do { reply, .. } => drop(reply.send(Err(refusal))),
            Request::Join { reply, .. } => drop(reply.send(Err(refusal))),
            Request::Scene(waiter) => drop(waiter.reply.send(Err(refusal))),
            Request::Info(_, reply) => drop(reply.send(Err(refusal))),
            Request::Contents(_, _, reply) => drop(reply.send(Err(refusal))),
            Request::Rules(_, _, reply) => drop(reply.send(Err(refusal))),
            Request::Record(_, reply) => drop(reply.send(Err(refusal))),
            Request::Finished(_, reply) => drop(reply.send(Err(refusal))),
            Request::Edition(_, reply) => drop(reply.send(Err(refusal))),
            Request::WhyNot(_, _, _, reply) => drop(reply.send(Err(refusal))),
            Request::Say(_, _, reply) => drop(reply.send(Err(refusal))),
            Request::Said(_, _, reply) => drop(reply.send(Err(refusal))),
            Request::Hint(_, _, reply) => drop(reply.send(Err(refusal))),
            Request::Again(_, reply) => drop(reply.send(Err(refusal))),
            Request::Report(_, _, _, reply) => drop(reply.send(Err(refusal))),
            Request::Tell { .. }
            | Request::Part(_)
            | Request::SendAway(..)
            | Request::Restart
            | Request::TurnTo(_)
            | Request::Look(_)
            | Request::Why { .. }
            | Request::Chat(..)
            | Request::BotChose { .. }
            | Request::Stop => {}
        }
    }
}
