//! The task of a live table.

use std::collections::BTreeMap;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use protocol::{Code, Phase, ServerMessage, Watching, closing};
use tabletop::{MAX_SEATS, Seat, Viewer};
use tokio::sync::mpsc::Receiver;
use tokio::time::{Instant, sleep_until};

use super::absence::Absence;
use super::frames::{self, Sight};
use super::lag::Lag;
use super::listeners::Listeners;
use super::{Again, ListenerId, Outbox, Reply, Request};
use crate::core::{Command, Entry, PlayerId, Refusal, State, TableId};
use crate::metrics::Counted;
use crate::registry::Hub;
use crate::store::{Append, StoreError, Summary};

/// How many requests are decided before the store is asked to keep what came of them.
const BATCH: usize = 64;
/// How many may look at one table.
const MOST_LISTENERS: usize = 1000;

/// Why a task ended.
#[derive(Debug)]
pub(crate) enum End {
    /// Nobody needs the table; it is in the store.
    Idle,
    /// The server stops.
    Stopped,
    /// There is no such table, or its log cannot be read.
    NotLoaded(StoreError),
    /// What was decided could not be stored.
    NotStored,
}

/// What is said once the entries of the batch are durable, in order.
enum Outgoing {
    /// To everybody who listens as this viewer.
    Viewer(Viewer, Utf8Bytes),
    /// To one listener.
    Listener(ListenerId, Utf8Bytes),
    /// An answer over HTTP.
    Answer(Reply<Option<u64>>, Result<Option<u64>, Refusal>),
    /// A new listener's number.
    Joined(Reply<ListenerId>, ListenerId),
    /// How the table looks.
    Info(Box<dyn FnOnce() + Send>),
}

struct Live {
    hub: Hub,
    state: State,
    listeners: Listeners,
    /// Entries that are decided and not yet stored.
    unsaved: Vec<Entry>,
    outgoing: Vec<Outgoing>,
    /// The summary as the store has it.
    summary: Summary,
    /// What each thinking bot was asked by.
    thinking: [Option<u64>; MAX_SEATS],
    /// For the bots' own random numbers; tells nothing about the deals.
    bot_seed: u64,
    presence: (Vec<u8>, u32),
    absence: Absence,
    /// When people asked what was done and is not yet answered.
    asked: Vec<std::time::Instant>,
    /// Counts the table by how far it has come.
    awake: (Phase, Counted),
    /// What spectators see, where they see it late.
    lag: Option<Lag>,
}

/// Loads the table and serves it until nobody needs it.
pub(crate) async fn run(hub: Hub, table: TableId, requests: &mut Receiver<Request>) -> End {
    let (state, lag) = match load(&hub, table).await {
        Ok(loaded) => loaded,
        Err(e) => return End::NotLoaded(e),
    };
    let mut live = Live {
        summary: Summary::of(&state),
        bot_seed: hub.random_number(),
        awake: (state.phase(), hub.metrics().awake(state.phase())),
        hub,
        state,
        listeners: Listeners::default(),
        unsaved: Vec::new(),
        outgoing: Vec::new(),
        thinking: [None; MAX_SEATS],
        presence: (Vec::new(), 0),
        absence: Absence::default(),
        asked: Vec::new(),
        lag,
    };
    let end = live.serve(requests).await;
    let reason = match end {
        End::Stopped => closing::STOPPING,
        _ => closing::TABLE_RESTARTED,
    };
    live.listeners.close_all(reason);
    end
}

async fn load(hub: &Hub, table: TableId) -> Result<(State, Option<Lag>), StoreError> {
    let log = hub.store().load(table).await?;
    let damaged = |e| StoreError::Failed(format!("table {table}: {e}"));
    let lag = Lag::of(&log, hub.now()).map_err(damaged)?;
    let mut state = State::replay(log).map_err(damaged)?;
    state.mark();
    Ok((state, lag))
}

impl Live {
    async fn serve(&mut self, requests: &mut Receiver<Request>) -> End {
        let mut batch = Vec::with_capacity(BATCH);
        loop {
            self.ask_bots();
            self.absence.look(&self.state, &self.listeners.seats(), self.hub.now());
            let wake = self.next_wake();
            tokio::select! {
                // In this order, so that a simulation runs the same way each time.
                biased;
                received = requests.recv_many(&mut batch, BATCH) => {
                    if received == 0 {
                        return End::Idle;
                    }
                }
                () = sleep_until(wake) => {
                    if self.is_idle() && self.hub.forget_if_idle(self.state.id(), requests) {
                        return End::Idle;
                    }
                }
            }
            let mut stop = false;
            for request in batch.drain(..) {
                stop |= matches!(request, Request::Stop);
                self.handle(request);
            }
            self.watch_time();
            if self.save().await.is_err() {
                return End::NotStored;
            }
            self.show_past();
            if stop {
                return End::Stopped;
            }
        }
    }

    /// When to look again although nobody asks.
    fn next_wake(&self) -> Instant {
        let late = self.lag.as_ref().filter(|_| self.listeners.viewers().contains(&Viewer::Spectator));
        let times = [self.state.deadline(), self.absence.next(self.state.grace()), late.and_then(Lag::next)];
        let (idle, now) = (self.hub.idle_after(), self.hub.now());
        let wait =
            times.into_iter().flatten().min().map(|time| Duration::from_millis(time.saturating_sub(now)));
        Instant::now() + wait.map_or(idle, |wait| wait.min(idle))
    }

    /// Does what the time demands: clocks that have run down, people who are gone for too long.
    fn watch_time(&mut self) {
        let now = self.hub.now();
        if self.state.deadline().is_some_and(|deadline| deadline <= now) {
            // Never refused.
            let _ = self.decide(&Command::Tick);
        }
        while let Some(seat) = self.absence.over(self.state.grace(), now) {
            // Never refused.
            let _ = self.decide(&Command::Vanish { seat });
            self.absence.look(&self.state, &self.listeners.seats(), now);
        }
    }

    /// Shows spectators what they may see by now, where they see the table late.
    fn show_past(&mut self) {
        let now = self.hub.now();
        let Some(first) = self.lag.as_mut().and_then(|lag| lag.catch_up(now)) else { return };
        let watching = self.listeners.those(|listener| listener.viewer == Viewer::Spectator);
        if watching.is_empty() {
            return;
        }
        if let Some(frame) = frames::events(&self.sight(Viewer::Spectator), first, None) {
            self.listeners.send_to(Viewer::Spectator, &frame, 0);
            return;
        }
        for id in watching {
            self.show_all(id);
        }
        self.let_go();
    }

    /// What a viewer looks at: the table as it is, or as it was.
    fn sight(&self, viewer: Viewer) -> Sight<'_> {
        let lag = self.lag.as_ref().filter(|_| viewer == Viewer::Spectator);
        let state = lag.map_or(&self.state, Lag::past);
        let shows_hands =
            matches!(state.config().watching, Watching::HandsAfterEnd | Watching::HandsDelayed { .. });
        let over = state.phase() == Phase::Ended;
        Sight { state, viewer, hands: shows_hands && (over || lag.is_some()) }
    }

    /// Whether nobody would notice if the table left the memory.
    fn is_idle(&self) -> bool {
        let soon = self.hub.now() + self.hub.idle_after().as_millis() as u64;
        let clock = self.state.deadline().is_some_and(|deadline| deadline <= soon);
        self.listeners.is_empty() && !clock && self.thinking.iter().all(Option::is_none)
    }

    fn handle(&mut self, request: Request) {
        match request {
            Request::Do { command, reply } => {
                let answer = self.decide(&command);
                self.outgoing.push(Outgoing::Answer(reply, answer));
            }
            Request::Tell { listener, id, command, asked } => self.tell(listener, id, &command, asked),
            Request::Join { player, last, name, outbox, reply } => {
                self.join(player, last, name, outbox, reply);
            }
            Request::Part(listener) => {
                if self.listeners.remove(listener) {
                    self.tell_presence();
                }
            }
            Request::Look(listener) => self.show_all(listener),
            Request::Chat(listener, text) => self.chat(listener, text),
            Request::Info(player, reply) => {
                let answer = self.may_look(player).map(|()| (self.state.info(), self.state.you(player)));
                self.outgoing.push(Outgoing::Info(Box::new(move || drop(reply.send(answer)))));
            }
            Request::Record(player, reply) => {
                let answer = self.may_look(player).and_then(|()| {
                    let none = || Refusal::new(Code::NotStarted, "the game has not begun");
                    let viewer = self.viewer(player);
                    self.sight(viewer).state.record(viewer).ok_or_else(none)
                });
                self.outgoing.push(Outgoing::Info(Box::new(move || drop(reply.send(answer)))));
            }
            Request::Edition(player, reply) => {
                let none = || Refusal::new(Code::NotFound, "this table plays a built-in edition");
                let text = self.state.config().edition_toml.clone();
                let answer = self.may_look(player).and_then(|()| text.ok_or_else(none));
                self.outgoing.push(Outgoing::Info(Box::new(move || drop(reply.send(answer)))));
            }
            Request::Again(player, reply) => {
                let answer = self.again(player);
                self.outgoing.push(Outgoing::Info(Box::new(move || drop(reply.send(answer)))));
            }
            Request::BotChose { seat, asked, token } => self.bot_chose(seat, asked, token),
            Request::Stop => {}
        }
    }

    /// Decides a command, and prepares what everybody will hear of it.
    fn decide(&mut self, command: &Command) -> Result<Option<u64>, Refusal> {
        let first = self.state.length();
        let decision = self.state.decide(command, self.hub.now())?;
        if decision.entries.is_empty() {
            return Ok(decision.event);
        }
        self.unsaved.extend(decision.entries);
        let state = &self.state;
        let mut anew = self.listeners.reseat(|player| state.seat_of(player));
        self.show_out();
        for viewer in self.listeners.viewers() {
            if viewer == Viewer::Spectator && self.lag.is_some() {
                // They will see it later.
                continue;
            }
            match frames::events(&self.sight(viewer), first, None) {
                Some(frame) => self.outgoing.push(Outgoing::Viewer(viewer, frame)),
                None => anew.extend(self.listeners.those(|listener| listener.viewer == viewer)),
            }
        }
        // Those whose seat has changed, or whose events cannot be told, see everything anew.
        for id in anew {
            self.listeners.begin_at(id, self.outgoing.len());
            self.show_all(id);
        }
        self.state.mark();
        Ok(decision.event)
    }

    fn show_all(&mut self, id: ListenerId) {
        if let Some(listener) = self.listeners.get(id) {
            let frame = frames::full(&self.sight(listener.viewer), self.state.you(listener.player));
            self.outgoing.push(Outgoing::Listener(id, frame));
        }
    }

    /// Sends away those who may no longer look: the game has begun, or they have lost their seat.
    fn show_out(&mut self) {
        let spectators = self.listeners.those(|listener| listener.viewer == Viewer::Spectator);
        for id in spectators {
            let player = self.listeners.get(id).and_then(|listener| listener.player);
            if self.may_look(player).is_err() {
                self.listeners.close(id, closing::FORBIDDEN);
            }
        }
    }

    /// Carries out what a listener asked. If its own events tell that it was done, no other ack is needed.
    fn tell(&mut self, listener: ListenerId, id: String, command: &Command, asked: std::time::Instant) {
        let (before, unsaved) = (self.state.length(), self.unsaved.len());
        let answer = self.decide(command);
        if answer.is_ok() {
            self.asked.push(asked);
        }
        let Some(viewer) = self.listeners.get(listener).map(|listener| listener.viewer) else { return };
        let told = self.unsaved[unsaved..].iter().any(|entry| entry.fact.request() == Some(&id));
        let frame = match answer {
            Ok(Some(_)) if told && viewer != Viewer::Spectator => return,
            Ok(Some(event)) => frames::ack_only(id, event),
            Ok(None) => frames::ack_only(id, before - 1),
            Err(refusal) => {
                self.hub.metrics().count_refusal(refusal.code);
                frames::refusal(&self.sight(viewer), Some(id), &refusal)
            }
        };
        self.outgoing.push(Outgoing::Listener(listener, frame));
    }

    fn viewer(&self, player: Option<PlayerId>) -> Viewer {
        player.and_then(|player| self.state.seat_of(player)).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Who has no seat may look where the table allows it, and anybody may look for a free seat.
    fn may_look(&self, player: Option<PlayerId>) -> Result<(), Refusal> {
        let shut = self.state.config().watching == Watching::Nobody && self.state.phase() != Phase::Open;
        let known = self.viewer(player) != Viewer::Spectator || self.state.you(player).host;
        if shut && !known {
            return Err(Refusal::new(Code::Forbidden, "only those who play may look at this table"));
        }
        Ok(())
    }

    fn join(
        &mut self,
        player: Option<PlayerId>,
        last: Option<u64>,
        name: String,
        outbox: Outbox,
        reply: Reply<ListenerId>,
    ) {
        if let Err(refusal) = self.may_look(player) {
            drop(reply.send(Err(refusal)));
            return;
        }
        if let Some(player) = player {
            // Never refused: nothing, or the seat is taken back.
            let _ = self.decide(&Command::Return { player });
        }
        if self.listeners.len() >= MOST_LISTENERS {
            let refusal = Refusal::new(Code::Limit, "too many people look at this table already");
            drop(reply.send(Err(refusal)));
            return;
        }
        let viewer = self.viewer(player);
        let id = self.hub.new_listener();
        self.listeners.add(id, player, name, viewer, outbox);
        self.listeners.begin_at(id, self.outgoing.len());
        let (you, sight) = (self.state.you(player), self.sight(viewer));
        let frame = last.and_then(|last| frames::events(&sight, last.saturating_add(1), Some(you)));
        if last.is_some() && frame.is_none() {
            self.hub.metrics().resyncs.inc();
        }
        let frame = frame.unwrap_or_else(|| frames::full(&sight, you));
        self.outgoing.push(Outgoing::Joined(reply, id));
        self.outgoing.push(Outgoing::Listener(id, frame));
        self.tell_presence();
    }

    fn tell_presence(&mut self) {
        let presence = self.listeners.presence();
        if presence == self.presence {
            return;
        }
        self.presence.clone_from(&presence);
        let (seats, spectators) = presence;
        let frame = frames::text(&ServerMessage::Presence { seats, spectators });
        for viewer in self.listeners.viewers() {
            self.outgoing.push(Outgoing::Viewer(viewer, frame.clone()));
        }
    }

    /// Players hear players, spectators hear spectators.
    fn chat(&mut self, listener: ListenerId, text: String) {
        let Some(speaker) = self.listeners.get(listener) else { return };
        let seat = speaker.viewer.seat();
        let message = ServerMessage::Chat {
            seat: seat.map(|seat| seat.number() as u8),
            name: speaker.name.clone(),
            text,
        };
        let frame = frames::text(&message);
        for viewer in self.listeners.viewers() {
            if viewer.seat().is_some() == seat.is_some() {
                self.outgoing.push(Outgoing::Viewer(viewer, frame.clone()));
            }
        }
    }

    fn again(&self, player: PlayerId) -> Result<Again, Refusal> {
        let info = self.state.info();
        if let Some(made) = info.rematch {
            return Ok(Again::Made(made));
        }
        if info.phase != Phase::Ended {
            return Err(Refusal::new(Code::NotStarted, "this game is not over yet"));
        }
        if self.state.seat_of(player).is_none() {
            return Err(Refusal::new(Code::Forbidden, "you have no seat at this table"));
        }
        let owners: BTreeMap<Seat, PlayerId> = self.state.owners().collect();
        let seats = self.state.seats();
        // Who sat on the second seat begins.
        let sitters = seats.seats().filter_map(|seat| {
            let before = seats.next(seat);
            Some((seat, owners.get(&before).copied(), self.state.name(before)?))
        });
        Ok(Again::Make { config: self.state.config().clone(), sitters: sitters.collect() })
    }

    /// Gives every bot that must choose something to think about.
    fn ask_bots(&mut self) {
        let due: Vec<_> = self.state.due_bots().collect();
        for (seat, bot, asked) in due {
            if self.thinking[seat.index()] == Some(asked) {
                continue;
            }
            let game = self.state.game().expect("a bot is asked in a game");
            match game.question(seat, bot, self.bot_seed) {
                Ok(question) => {
                    self.thinking[seat.index()] = Some(asked);
                    self.hub.think(self.state.id(), seat, asked, question);
                }
                Err(e) => tracing::error!(table = %self.state.id(), "a bot cannot be asked: {e}"),
            }
        }
    }

    fn bot_chose(&mut self, seat: Seat, asked: u64, token: Option<String>) {
        if self.thinking[seat.index()] == Some(asked) {
            self.thinking[seat.index()] = None;
        }
        // A bot that failed plays the first thing it may: the people at the table must not wait for ever.
        let token = token.or_else(|| {
            let legal = self.state.game()?.legal(seat);
            legal.into_iter().next().map(|choice| choice.token)
        });
        let Some(token) = token else { return };
        match self.decide(&Command::BotAct { seat, asked, token }) {
            Ok(_) => {}
            Err(refusal) if refusal.code == Code::Stale || refusal.code == Code::Over => {}
            Err(refusal) => {
                tracing::error!(table = %self.state.id(), "a bot's action was refused: {refusal}");
            }
        }
    }

    /// Stores what was decided, and then lets everybody hear of it.
    async fn save(&mut self) -> Result<(), StoreError> {
        if !self.unsaved.is_empty() {
            let entries = std::mem::take(&mut self.unsaved);
            let count = entries.len() as u64;
            let now = Summary::of(&self.state);
            let changed = now.wake != self.summary.wake
                || now.players != self.summary.players
                || (now.line.phase, &now.line.names) != (self.summary.line.phase, &self.summary.line.names);
            let append = Append {
                table: self.state.id(),
                first: self.state.length() - count,
                entries,
                summary: changed.then(|| now.clone()),
            };
            if let Some(lag) = &mut self.lag {
                // If they are not stored, the task ends before anybody looks.
                lag.follow(&append.entries);
            }
            let stored = self.hub.append(append).await;
            if let Err(e) = stored {
                self.refuse_all(&e);
                return Err(e);
            }
            self.summary = now;
            let phase = self.state.phase();
            if self.awake.0 != phase {
                self.awake = (phase, self.hub.metrics().awake(phase));
            }
        }
        for asked in self.asked.drain(..) {
            self.hub.metrics().count_answered(asked);
        }
        self.let_go();
        Ok(())
    }

    /// Lets everybody hear what was prepared for them.
    fn let_go(&mut self) {
        for (place, outgoing) in self.outgoing.drain(..).enumerate() {
            match outgoing {
                Outgoing::Viewer(viewer, frame) => self.listeners.send_to(viewer, &frame, place),
                Outgoing::Listener(id, frame) => self.listeners.send(id, frame),
                Outgoing::Answer(reply, answer) => drop(reply.send(answer)),
                Outgoing::Joined(reply, id) => {
                    if reply.send(Ok(id)).is_err() {
                        // Gone before it was let in.
                        self.listeners.remove(id);
                    }
                }
                Outgoing::Info(give) => give(),
            }
        }
        self.listeners.all_gone();
        if self.listeners.was_somebody_cut() {
            self.tell_presence();
            self.let_go();
        }
    }

    /// What was decided is not stored, as far as is known: nobody hears of it.
    fn refuse_all(&mut self, e: &StoreError) {
        tracing::error!(table = %self.state.id(), "what was decided could not be stored: {e}");
        for outgoing in self.outgoing.drain(..) {
            if let Outgoing::Answer(reply, _) = outgoing {
                let words = "this could not be stored; please try again";
                drop(reply.send(Err(Refusal::new(Code::NotStored, words))));
            }
        }
    }
}
