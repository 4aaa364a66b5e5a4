//! The task of a live table.

use std::pin::{Pin, pin};
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use protocol::{Code, Phase, Watching, closing};
use tabletop::{Language, MAX_SEATS, Viewer, say};
use tokio::sync::mpsc::Receiver;
use tokio::time::{Instant, Sleep, sleep_until};

use super::absence::Absence;
use super::frames::{self, Greeting, Snapshot};
use super::lag::Lag;
use super::listeners::{Audience, Extras, Listeners};
use super::said::Said;
use super::visits::Visits;
use super::{ListenerId, Reply, Request, Waiter};
use crate::WORDS;
use crate::budget::Account;
use crate::core::{Command, Entry, Millis, PlayerId, Refusal, State, TableId};
use crate::metrics::Counted;
use crate::registry::Hub;
use crate::scheduler::Standing;
use crate::store::{Head, Log, StoreError, Summary};

/// How many requests are decided before the store is asked to keep what came of them.
const BATCH: usize = 64;
/// How many entries may wait to be told together. Far fewer than a table keeps at hand.
const TOLD_TOGETHER: u64 = 64;

/// How long a table stays after its end when nobody looks at it.
const ENDED_IDLE: Duration = Duration::from_secs(2);

/// Why a task ended.
#[derive(Debug)]
pub(crate) enum End {
    /// Nobody needs the table; it is in the store.
    Idle,
    /// The server stops.
    Stopped,
    /// It is to be put together again from its log.
    Restarted,
    /// There is no such table, or its log cannot be read.
    NotLoaded(StoreError),
    /// What was decided could not be stored.
    NotStored,
}

/// What is said once the entries of the batch are durable, in order.
pub(super) enum Outgoing {
    /// To everybody who has these audience.
    Audience(Audience, Utf8Bytes),
    /// To one listener.
    Listener(ListenerId, Utf8Bytes),
    /// A last word to a listener.
    SentAway(ListenerId, Utf8Bytes),
    /// An answer over HTTP.
    Answer(Reply<Option<u64>>, Result<Option<u64>, Refusal>),
    /// A new listener's number.
    Joined(Reply<ListenerId>, ListenerId),
    /// How the table looks.
    Info(Box<dyn FnOnce() + Send>),
}

pub(super) struct Live {
    pub(super) hub: Hub,
    pub(super) state: State,
    pub(super) listeners: Listeners,
    /// Entries that are decided and not yet stored.
    pub(super) unsaved: Vec<Entry>,
    /// At whose cost each of them is; those that are not in it are at nobody's.
    pub(super) payers: Vec<Option<Account>>,
    /// Bots wait until this time, since whoever waits for them has had too much written.
    pub(super) bots_wait: Option<Millis>,
    /// Where they go.
    pub(super) head: Head,
    /// How many entries listeners hear of with what is prepared for them.
    told: u64,
    pub(super) outgoing: Vec<Outgoing>,
    /// The summary as the store has it.
    pub(super) summary: Summary,
    /// What each thinking bot was asked by.
    pub(super) thinking: [Option<u64>; MAX_SEATS],
    /// For the bots' own random numbers; tells nothing about the deals.
    pub(super) bot_seed: u64,
    /// Who waits for what the bots think about.
    pub(super) standing: Arc<Standing>,
    /// Shared with the hint that is being thought about, if there is one.
    pub(super) hinting: Arc<()>,
    pub(super) presence: (Vec<u8>, u32),
    pub(super) absence: Absence,
    /// When people asked what was done and is not yet answered.
    pub(super) asked: Vec<std::time::Instant>,
    /// Counts the table by how far it has come.
    pub(super) awake: (Phase, Counted),
    /// What spectators see, where they see it late.
    pub(super) lag: Option<Lag>,
    /// What was said lately.
    pub(super) said: Said,
    /// Those who wait for the next scene without a websocket.
    pub(super) waiting: Vec<Waiter>,
    /// Those who are there without a websocket, whether they wait just now or not.
    pub(super) visits: Visits,
    /// How far the table is ahead of the clock of the machine.
    pub(super) ahead: Millis,
}

/// Loads the table and serves it until nobody needs it.
pub(crate) async fn run(hub: Hub, table: TableId, log: Option<Log>, requests: &mut Receiver<Request>) -> End {
    let Loaded { mut state, lag, head, ahead } = match load(&hub, table, log).await {
        Ok(loaded) => loaded,
        Err(e) => return End::NotLoaded(e),
    };
    state.limit_steps(hub.limits().steps());
    let mut live = Live {
        summary: Summary::of(&state),
        bot_seed: hub.random_number(),
        awake: (state.phase(), hub.metrics().awake(state.phase())),
        hub,
        told: state.length(),
        state,
        listeners: Listeners::default(),
        unsaved: Vec::new(),
        payers: Vec::new(),
        bots_wait: None,
        head,
        outgoing: Vec::new(),
        thinking: [None; MAX_SEATS],
        standing: Arc::default(),
        hinting: Arc::default(),
        presence: (Vec::new(), 0),
        absence: Absence::default(),
        asked: Vec::new(),
        lag,
        said: Said::default(),
        waiting: Vec::new(),
        visits: Visits::default(),
        ahead,
    };
    let away = live.hub.downtime(live.state.changed(), live.now());
    // Never refused.
    let _ = live.decide(&Command::Stand { millis: away });
    let end = live.serve(requests).await;
    let reason = match end {
        End::Stopped => closing::STOPPING,
        _ => closing::TABLE_RESTARTED,
    };
    live.listeners.close_all(reason);
    end
}

/// A table as it is read.
struct Loaded {
    state: State,
    lag: Option<Lag>,
    head: Head,
    ahead: Millis,
}

async fn load(hub: &Hub, table: TableId, log: Option<Log>) -> Result<Loaded, StoreError> {
    let now = *hub.store().generation().borrow();
    let Log { entries, head } = match log.filter(|log| log.head.generation() == now) {
        Some(log) => log,
        None => match hub.store().load(table).await {
            // A backup was put back while it was read.
            Err(StoreError::Conflict) => hub.store().load(table).await?,
            read => read?,
        },
    };
    hub.turn_to(head.generation()).await;
    // The clock of the machine may have been set back since: for the table time goes on where it was.
    let last = entries.last().map_or(0, |entry| entry.at);
    let ahead = last.saturating_sub(hub.now());
    let lag = Lag::of(&entries, hub.now().saturating_add(ahead))?;
    let state = State::replay(entries)?;
    Ok(Loaded { state, lag, head, ahead })
}

/// Waits until this time. An alarm that is set for an earlier time is left alone until it rings: most are never heard, and
/// setting one costs more than hearing one.
async fn ring(mut alarm: Pin<&mut Sleep>, at: Instant) {
    if alarm.is_elapsed() || at < alarm.deadline() {
        alarm.as_mut().reset(at);
    }
    alarm.as_mut().await;
    if alarm.deadline() < at {
        alarm.as_mut().reset(at);
        alarm.await;
    }
}

impl Live {
    /// The time as the table has it.
    pub(super) fn now(&self) -> Millis {
        self.hub.now().saturating_add(self.ahead)
    }

    async fn serve(&mut self, requests: &mut Receiver<Request>) -> End {
        let mut batch = Vec::new();
        let mut alarm = pin!(sleep_until(self.next_wake()));
        loop {
            self.ask_bots();
            self.absence.look(&self.state, &self.seats_present(), self.now());
            let wake = self.next_wake();
            tokio::select! {
                // In this order, so that a simulation runs the same way each time.
                biased;
                received = requests.recv_many(&mut batch, BATCH) => {
                    if received == 0 {
                        return End::Idle;
                    }
                }
                () = ring(alarm.as_mut(), wake) => {
                    if self.is_idle() && self.hub.forget_if_idle(self.state.id(), requests) {
                        return End::Idle;
                    }
                }
            }
            if !batch.is_empty() {
                // On a busy server others are about to ask the same table; their requests are decided, stored and told
                // together with this one.
                tokio::task::yield_now().await;
                while batch.len() < BATCH
                    && let Ok(request) = requests.try_recv()
                {
                    batch.push(request);
                }
            }
            let mut end = None;
            for request in batch.drain(..) {
                match request {
                    Request::Stop => end = Some(End::Stopped),
                    Request::Restart => end = end.or(Some(End::Restarted)),
                    Request::TurnTo(generation) if generation != self.head.generation() => {
                        end = end.or(Some(End::Restarted));
                    }
                    _ => {}
                }
                self.handle(request);
            }
            self.watch_time();
            if self.save().await.is_err() {
                return End::NotStored;
            }
            self.show_past();
            if let Some(end) = end {
                return end;
            }
        }
    }

    /// When to look again although nobody asks.
    fn next_wake(&self) -> Instant {
        let somebody_watches = !self.listeners.spectators().is_empty() || !self.waiting.is_empty();
        let late = self.lag.as_ref().filter(|_| somebody_watches);
        let absent = self.absence.next(self.state.grace());
        let times =
            [self.state.deadline(), absent, late.and_then(Lag::next), self.bots_wait, self.visits.next()];
        let (idle, now) = (self.idle_after(), self.now());
        let wait =
            times.into_iter().flatten().min().map(|time| Duration::from_millis(time.saturating_sub(now)));
        Instant::now() + wait.map_or(idle, |wait| wait.min(idle))
    }

    /// How long a table stays that nobody looks at. One that has ended is hardly ever asked for again.
    fn idle_after(&self) -> Duration {
        let left = self.state.phase() == Phase::Ended && self.listeners.is_empty() && self.waiting.is_empty();
        let usual = self.hub.idle_after();
        if left { usual.min(ENDED_IDLE) } else { usual }
    }

    /// Does what the time demands: clocks that have run down, people who are gone for too long.
    fn watch_time(&mut self) {
        if self.state.is_too_long() {
            // Never refused.
            let _ = self.decide(&Command::CutShort);
        }
        self.look_around();
        let now = self.now();
        if self.state.deadline().is_some_and(|deadline| deadline <= now) {
            // Never refused.
            let _ = self.decide(&Command::Tick);
        }
        while let Some(seat) = self.absence.over(self.state.grace(), now) {
            // Never refused.
            let _ = self.decide(&Command::Vanish { seat });
            self.absence.look(&self.state, &self.seats_present(), now);
        }
    }

    /// Shows spectators what they may see by now, where they see the table late.
    fn show_past(&mut self) {
        let now = self.now();
        let Some(first) = self.lag.as_mut().and_then(|lag| lag.catch_up(now)) else { return };
        self.answer_waiting();
        for audience in self.listeners.audience() {
            if audience.viewer != Viewer::Spectator {
                continue;
            }
            if let Some(frame) = frames::entries(&self.snapshot(audience), first, None) {
                self.listeners.send_to(audience, &frame, 0);
                continue;
            }
            for id in self.listeners.those(|listener| listener.audience == audience) {
                self.show_all(id);
            }
        }
        self.flush();
    }

    /// What somebody looks at: the table as it is, or as it was.
    pub(super) fn snapshot(&self, Audience { viewer, extras, language }: Audience) -> Snapshot<'_> {
        let lag = self.lag.as_ref().filter(|_| viewer == Viewer::Spectator);
        let state = lag.map_or(&self.state, Lag::past);
        let shows_hands =
            matches!(state.config().watching, Watching::HandsAfterEnd | Watching::HandsDelayed { .. });
        let over = state.phase() == Phase::Ended;
        Snapshot { state, viewer, hands: shows_hands && (over || lag.is_some()), extras, language }
    }

    /// Whether nobody would notice if the table left the memory.
    fn is_idle(&self) -> bool {
        let soon = self.now() + self.hub.idle_after().as_millis() as u64;
        let clock = self.state.deadline().is_some_and(|deadline| deadline <= soon);
        self.listeners.is_empty()
            && self.waiting.is_empty()
            && !clock
            && self.thinking.iter().all(Option::is_none)
    }

    fn handle(&mut self, request: Request) {
        match request {
            Request::Do { command, account, generation, reply } => {
                let answer = self.must_be_of(generation).and_then(|()| self.decide_for(account, &command));
                self.outgoing.push(Outgoing::Answer(reply, answer));
            }
            Request::Tell { listener, id, command, asked } => self.tell(listener, id, &command, asked),
            Request::Join { player, last, generation, name, origin, extras, language, outbox, reply } => {
                let last = last.filter(|_| self.is_of(generation));
                self.join((player, origin), last, (name, extras, language), outbox, reply);
            }
            Request::Scene(waiter) => self.scene(waiter),
            Request::Part(listener) => {
                if self.listeners.remove(listener) {
                    self.tell_presence();
                }
            }
            Request::Look(listener) => {
                self.narrate();
                self.show_all(listener);
            }
            Request::Why { listener, id, token } => self.tell_why(listener, id, &token),
            Request::WhyNot(player, language, token, reply) => {
                let viewer = self.viewer(Some(player));
                let snapshot = self.snapshot(Audience { viewer, extras: Extras::default(), language });
                let words = self.may_look(Some(player)).map(|()| frames::why_not(&snapshot, &token));
                self.outgoing.push(Outgoing::Info(Box::new(move || drop(reply.send(words)))));
            }
            Request::Chat(listener, text) => self.chat(listener, text),
            Request::Say((player, name), text, reply) => {
                let said = self.say(player, name, text);
                self.outgoing.push(Outgoing::Info(Box::new(move || drop(reply.send(said)))));
            }
            Request::Said(player, after, reply) => {
                let said = self.said(player, after);
                self.outgoing.push(Outgoing::Info(Box::new(move || drop(reply.send(said)))));
            }
            Request::Info(player, reply) => {
                let answer = self.may_look(player).map(|()| self.shown_to(player));
                self.outgoing.push(Outgoing::Info(Box::new(move || drop(reply.send(answer)))));
            }
            Request::Contents(player, language, reply) => {
                let answer = self.may_look(player).and_then(|()| {
                    let lost = |e: catalog::CatalogError| Refusal::new(Code::Internal, e.phrase());
                    self.state.contents(language).map_err(lost)
                });
                self.outgoing.push(Outgoing::Info(Box::new(move || drop(reply.send(answer)))));
            }
            Request::Rules(player, language, reply) => {
                let answer = self.may_look(player).and_then(|()| {
                    let lost = |e: catalog::CatalogError| Refusal::new(Code::BadConfig, e.phrase());
                    self.state.rules(language).map_err(lost)
                });
                self.outgoing.push(Outgoing::Info(Box::new(move || drop(reply.send(answer)))));
            }
            Request::Record(player, reply) => {
                let answer = self.may_look(player).and_then(|()| {
                    let none = || Refusal::new(Code::NotStarted, say!(WORDS, "game-not-begun"));
                    let viewer = self.viewer(player);
                    self.snapshot(Audience { viewer, extras: Extras::default(), language: Language::English })
                        .state
                        .record(viewer)
                        .ok_or_else(none)
                });
                self.outgoing.push(Outgoing::Info(Box::new(move || drop(reply.send(answer)))));
            }
            Request::Finished(player, reply) => {
                let answer = self.finished(player);
                self.outgoing.push(Outgoing::Info(Box::new(move || drop(reply.send(answer)))));
            }
            Request::Edition(player, reply) => {
                let none = || Refusal::new(Code::NotFound, say!(WORDS, "edition-built-in"));
                let text = self.state.config().edition_toml.clone();
                let answer = self.may_look(player).and_then(|()| text.ok_or_else(none));
                self.outgoing.push(Outgoing::Info(Box::new(move || drop(reply.send(answer)))));
            }
            Request::Hint(player, language, reply) => self.hint(player, language, reply),
            Request::Again(player, reply) => {
                let answer = self.again(player);
                self.outgoing.push(Outgoing::Info(Box::new(move || drop(reply.send(answer)))));
            }
            Request::BotChose { seat, asked, answer } => self.bot_chose(seat, asked, answer),
            Request::Report(by, seat, message, reply) => {
                let answer = self.reported(by, seat, message.as_deref());
                self.outgoing.push(Outgoing::Info(Box::new(move || drop(reply.send(answer)))));
            }
            Request::SendAway(player, words) => self.send_away(player, &words),
            Request::Restart | Request::TurnTo(_) | Request::Stop => {}
        }
    }

    /// Decides what somebody wishes, unless too much was written for them. The host may end the table whatever it costs.
    pub(super) fn decide_for(
        &mut self,
        account: Option<Account>,
        command: &Command,
    ) -> Result<Option<u64>, Refusal> {
        if let Some(account) = account.filter(|_| !matches!(command, Command::Close { .. })) {
            self.hub.budget().must_have_room(account)?;
        }
        self.decide_at_cost(account, command)
    }

    /// Decides a command at somebody's cost.
    pub(super) fn decide_at_cost(
        &mut self,
        account: Option<Account>,
        command: &Command,
    ) -> Result<Option<u64>, Refusal> {
        self.payers.resize(self.unsaved.len(), None);
        let answer = self.decide(command);
        self.payers.resize(self.unsaved.len(), account);
        answer
    }

    /// Whether somebody who knows the table in this generation knows it as it is. Who says nothing is taken at their word.
    pub(super) fn is_of(&self, generation: Option<u64>) -> bool {
        generation.is_none_or(|known| known == self.head.generation())
    }

    fn must_be_of(&self, generation: Option<u64>) -> Result<(), Refusal> {
        let words = say!(WORDS, "put-back");
        let refusal = || Refusal::new(Code::Stale, words).of_field("generation");
        if self.is_of(generation) { Ok(()) } else { Err(refusal()) }
    }

    /// How somebody is greeted who comes.
    pub(super) fn greeting(&self, player: Option<PlayerId>) -> Greeting {
        Greeting { you: self.state.you(player), generation: self.head.generation() }
    }

    /// Decides a command. Actions of several seats are told together; everything else is told apart from them.
    pub(super) fn decide(&mut self, command: &Command) -> Result<Option<u64>, Refusal> {
        let action = matches!(command, Command::Act { .. } | Command::BotAct { .. });
        if !action || self.state.length() - self.told >= TOLD_TOGETHER {
            self.narrate();
        }
        let decision = self.state.decide(command, self.now())?;
        self.unsaved.extend(decision.entries);
        if !action {
            self.narrate();
        }
        Ok(decision.event)
    }

    /// Prepares what everybody will hear of what was decided since the last time.
    pub(super) fn narrate(&mut self) {
        let first = self.told;
        if first == self.state.length() {
            return;
        }
        self.told = self.state.length();
        let state = &self.state;
        let mut anew = self.listeners.reseat(|player| state.seat_of(player));
        let somebody_moved = self.evict() | !anew.is_empty();
        for audience in self.listeners.audience() {
            if audience.viewer == Viewer::Spectator && self.lag.is_some() {
                // They will see it later.
                continue;
            }
            match frames::entries(&self.snapshot(audience), first, None) {
                Some(frame) => self.outgoing.push(Outgoing::Audience(audience, frame)),
                None => anew.extend(self.listeners.those(|listener| listener.audience == audience)),
            }
        }
        // Those whose seat has changed, or whose events cannot be told, see everything anew.
        for id in anew {
            self.listeners.begin_at(id, self.outgoing.len());
            self.show_all(id);
        }
        // Those without a websocket may have moved, too.
        if somebody_moved || self.visits.next().is_some() {
            self.tell_presence();
        }
    }

    /// Sends a listener everything anew.
    pub(super) fn show_all(&mut self, id: ListenerId) {
        if let Some(listener) = self.listeners.get(id) {
            let frame = frames::full(&self.snapshot(listener.audience), self.greeting(listener.player));
            self.outgoing.push(Outgoing::Listener(id, frame));
        }
    }
}
