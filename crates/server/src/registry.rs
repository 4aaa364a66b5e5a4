//! The tables that are awake, and what they share.

use std::collections::BTreeMap;
use std::panic::AssertUnwindSafe;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use catalog::{Answer, Question, Resumable};
use futures_util::FutureExt;
use protocol::{Code, TableConfig};
use tabletop::{Seat, say};
use tokio::sync::mpsc::{Receiver, Sender, channel};
use tokio::sync::oneshot;

use crate::WORDS;
use crate::budget::{Account, Budget};
use crate::core::{Command, Entry, Fact, Millis, PlayerId, Refusal, Secret, State, TableId};
use crate::kept::{Kept, Use};
use crate::limits::{Limits, Origin};
use crate::listing::Makers;
use crate::metrics::Metrics;
use crate::scheduler::{Attention, Place, Share};
use crate::store::{Append, Head, Log, SharedStore, StoreError, Summary};
use crate::table::{Again, ListenerId, Reply, Request, run};
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

    /// Makes a table and stores it. `sitters` are seated at once.
    pub async fn create(
        &self,
        (host, origin): (PlayerId, Origin),
        config: TableConfig,
        sitters: Vec<(Seat, Option<PlayerId>, String)>,
        rematch_of: Option<TableId>,
    ) -> Result<TableId, Refusal> {
        let account = Account { player: Some(host), origin };
        self.budget().must_have_room(account)?;
        let (config, position) = self.position((host, origin), config).await?;
        self.check_unfinished(host).await?;
        self.kept().has_room(origin, &config, Use::Table)?;
        let (table, now) = (TableId::new(self.random()), self.now());
        let brought = config.clone();
        let created = match position {
            Some(position) => State::create_at(table, config, self.secret(), host, position, now),
            None => State::create(table, config, self.secret(), host, rematch_of, now),
        };
        self.kept().note(origin, &brought, Use::Table, created.is_ok());
        let (mut state, first) = created?;
        let mut entries = vec![first];
        for (seat, player, name) in sitters {
            let command = match player {
                Some(player) => Command::Sit { player, name, seat: Some(seat) },
                None => Command::SeatBot { player: host, seat, bot: name },
            };
            entries.extend(state.decide(&command, now)?.entries);
        }
        let generation = *self.0.store.generation().borrow();
        let (mut head, summary) = (Head::new(table).in_generation(generation), Some(Summary::of(&state)));
        let payers = vec![Some(account); entries.len()];
        self.append(&mut head, (&entries, &payers), summary, true).await.map_err(|e| {
            tracing::error!("a table could not be stored: {e}");
            Refusal::new(Code::NotStored, say!(WORDS, "table-not-stored"))
        })?;
        self.makers().note(table, origin);
        if !self.is_stopping() {
            // Whoever made it comes next: it need not be read.
            self.awake().entry(table).or_insert_with(|| self.wake(table, Some(Log { entries, head })));
        }
        Ok(table)
    }

    /// A player's unfinished tables are counted.
    async fn check_unfinished(&self, host: PlayerId) -> Result<(), Refusal> {
        let Limits { tables_per_player, .. } = self.0.limits;
        if tables_per_player == 0 {
            return Ok(());
        }
        let unreadable = |e| {
            tracing::error!("tables cannot be counted: {e}");
            Refusal::new(Code::Internal, say!(WORDS, "storage-silent"))
        };
        if self.0.store.unfinished_of(host).await.map_err(unreadable)? >= tables_per_player as usize {
            let words = say!(WORDS, "too-many-tables", tables: tables_per_player);
            return Err(Refusal::new(Code::Limit, words));
        }
        Ok(())
    }

    pub(crate) fn kept(&self) -> &Kept {
        &self.0.kept
    }

    pub(crate) fn budget(&self) -> &Budget {
        &self.0.budget
    }

    /// Has something read and worked out where that delays no table.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        origin: Origin,
        work: impl FnOnce() -> Result<T, Refusal> + Send + 'static,
    ) -> Result<T, Refusal> {
        let (reply, answer) = oneshot::channel();
        let mut once = Some((reply, work));
        let job = move |_| {
            if let Some((reply, work)) = once.take() {
                // Nobody may want to know any more.
                drop(reply.send(work()));
            }
            true
        };
        if !(self.0.world.read)(origin, Box::new(job)) {
            let words = say!(WORDS, "replays-busy");
            return Err(Refusal::new(Code::Limit, words));
        }
        let failed = |_| Err(Refusal::new(Code::Internal, say!(WORDS, "server-fault")));
        answer.await.unwrap_or_else(failed)
    }

    /// Makes the table where the people of an ended one play again, or finds it if somebody has.
    pub async fn rematch(
        &self,
        table: TableId,
        (player, origin): (PlayerId, Origin),
    ) -> Result<TableId, Refusal> {
        let again = self.ask(table, |reply| Request::Again(player, reply)).await?;
        let known = |id: &str| {
            id.parse().map_err(|_: &str| Refusal::new(Code::Internal, say!(WORDS, "server-fault")))
        };
        match again {
            Again::Made(id) => known(&id),
            Again::Make { config, sitters } => {
                let made = self.create((player, origin), config, sitters, Some(table)).await?;
                self.command(table, Command::Rematch { player, table: made }).await?;
                // Two may have asked at once: the one the table knows counts.
                match self.ask(table, |reply| Request::Again(player, reply)).await? {
                    Again::Made(id) => known(&id),
                    Again::Make { .. } => Ok(made),
                }
            }
        }
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

    /// Lets a bot think, and hands its choice to the table.
    pub(crate) fn think(&self, place: Place, seat: Seat, asked: u64, question: Question) {
        let table = place.table;
        let (hub, thought) = (self.clone(), self.thought(place, question));
        tokio::spawn(async move {
            let answer = thought.await;
            if answer.as_ref().is_some_and(Answer::was_cut) {
                hub.metrics().bots_cut.inc();
            }
            hub.send(table, Request::BotChose { seat, asked, answer }).await;
        });
    }

    /// What comes of thinking where bots do; `None` if the bot failed. Counted and measured.
    pub(crate) fn thought<T: Send + 'static>(
        &self,
        place: Place,
        mut question: Box<dyn Resumable<T>>,
    ) -> impl Future<Output = Option<T>> + use<T> {
        let (tell, told) = oneshot::channel();
        let (measuring, counting) = (self.clone(), self.clone());
        counting.metrics().bots_pending.inc();
        let standing = Arc::clone(&place.standing);
        let (asked, mut spent, mut tell) = (Instant::now(), Duration::ZERO, Some(tell));
        let think = move |share: Share| {
            let began = Instant::now();
            let slice = match share {
                Share::Slice(slice) => slice,
                Share::End => {
                    question.set_patience(Duration::ZERO);
                    Duration::MAX
                }
            };
            let thought = question.resume(slice);
            spent += began.elapsed();
            let Some(thought) = thought else { return false };
            measuring.metrics().count_thought(spent);
            if standing.get().0 == Attention::Person {
                measuring.metrics().count_reply(asked.elapsed());
            }
            if let Some(tell) = tell.take() {
                // Nobody may want to know any more.
                let _ = tell.send(thought);
            }
            true
        };
        self.0.world.think.think(place, Box::new(think));
        async move {
            let thought = told.await.ok();
            counting.metrics().bots_pending.dec();
            thought
        }
    }

    /// Learns when no server ran. Before any table is opened.
    pub async fn come_up(&self) {
        match self.0.store.came_up(self.now()).await {
            Ok(found) => *self.0.downtimes.lock().unwrap_or_else(PoisonError::into_inner) = found,
            // On a full disk games can still be looked at.
            Err(e) => tracing::error!("it is not known when no server ran, so clocks went on: {e}"),
        }
    }

    /// Notices, as long as the server runs, that a backup was put back.
    pub async fn watch_generation(self) {
        let mut generation = self.0.store.generation();
        while generation.changed().await.is_ok() {
            let now = *generation.borrow_and_update();
            self.turn_to(now).await;
        }
    }

    /// Tables of this generation are there: all that are of another one are put together again.
    pub(crate) async fn turn_to(&self, generation: u64) {
        // It only rises. Whoever was late has read what is no more, and hears of that.
        if self.0.generation.load(Ordering::SeqCst) >= generation {
            return;
        }
        // Before any of their clocks is looked at.
        self.come_up().await;
        if self.0.generation.fetch_max(generation, Ordering::SeqCst) >= generation {
            return;
        }
        tracing::warn!("a backup was put back: all tables are put together again from it");
        let ways: Vec<Sender<Request>> = self.awake().values().cloned().collect();
        // A table that waits for this may be one of them.
        tokio::spawn(async move {
            for way in ways {
                // It fell asleep just now.
                let _ = way.send(Request::TurnTo(generation)).await;
            }
        });
    }

    /// For how long no server ran between two times.
    pub(crate) fn downtime(&self, from: Millis, to: Millis) -> Millis {
        let downtimes = self.0.downtimes.lock().unwrap_or_else(PoisonError::into_inner);
        let within = |(began, ended): &(Millis, Millis)| (*ended).min(to).saturating_sub((*began).max(from));
        downtimes.iter().map(within).sum()
    }

    /// Notes that the server runs, again and again.
    pub async fn keep_noting(self) {
        const EVERY: Duration = Duration::from_secs(10);
        while !self.is_stopping() {
            tokio::time::sleep(EVERY).await;
            self.note_running().await;
        }
    }

    async fn note_running(&self) {
        if let Err(e) = self.0.store.note_running(self.now()).await {
            tracing::error!("it cannot be noted that the server runs: {e}");
        }
    }

    /// Wakes the tables whose clocks run down soon, again and again.
    pub async fn watch_clocks(self) {
        let every = self.0.idle_after / 2;
        while !self.is_stopping() {
            let soon = self.now() + self.0.idle_after.as_millis() as Millis;
            match self.0.store.to_wake(soon).await {
                Ok(tables) => {
                    for table in tables {
                        self.awake().entry(table).or_insert_with(|| self.wake(table, None));
                    }
                }
                Err(e) => tracing::error!("the clocks cannot be read: {e}"),
            }
            tokio::time::sleep(every).await;
        }
    }

    /// Deletes tables that ended too long ago, again and again.
    pub async fn watch_expiry(self, after: Option<Duration>) {
        const EVERY: Duration = Duration::from_hours(1);
        let Some(after) = after else { return };
        while !self.is_stopping() {
            let before = self.now().saturating_sub(after.as_millis() as Millis);
            match self.0.store.expire(before).await {
                // There may be more.
                Ok(expired) if expired > 0 => tracing::info!("{expired} old tables were deleted"),
                Ok(_) => tokio::time::sleep(EVERY).await,
                Err(e) => {
                    tracing::error!("old tables cannot be deleted: {e}");
                    tokio::time::sleep(EVERY).await;
                }
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
