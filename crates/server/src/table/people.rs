//! People at a live table: who may look, who comes, what they ask and say.

use std::collections::BTreeMap;

use axum::extract::ws::Utf8Bytes;
use protocol::{Code, Phase, ServerMessage, TableState, Watching, closing};
use tabletop::{Language, Phrase, Seat, Viewer, say};

use super::listeners::{Audience, Extras, Listener};
use super::task::{Live, Outgoing};
use super::{Again, ListenerId, Outbox, Reply, frames};
use crate::WORDS;
use crate::core::{Command, PlayerId, Refusal};
use crate::limits::Origin;

/// How many without a seat may look at one table. They keep no player out.
pub(super) const MOST_SPECTATORS: usize = 1000;
/// How many windows of one table a player may have open.
const MOST_WINDOWS: usize = 20;

impl Live {
    /// Sends away those who may no longer look: the game has begun, or they have lost their seat. Returns whether there
    /// was anybody.
    pub(super) fn evict(&mut self) -> bool {
        let mut anybody = false;
        for id in self.listeners.spectators() {
            let player = self.listeners.get(id).and_then(|listener| listener.player);
            if self.may_look(player).is_err() {
                self.listeners.close(id, closing::FORBIDDEN);
                anybody = true;
            }
        }
        anybody
    }

    /// Sends away a player, or everybody, and says why.
    pub(super) fn send_away(&mut self, player: Option<PlayerId>, words: &Phrase) {
        // They hear first what they do not know yet.
        self.narrate();
        for id in self.listeners.those(|listener| player.is_none() || listener.player == player) {
            let Some(language) = self.listeners.get(id).map(|listener| listener.audience.language) else {
                continue;
            };
            self.outgoing.push(Outgoing::SentAway(id, frames::farewell(words, language)));
        }
    }

    /// Carries out what a listener asked. If its own events tell that it was done, no other ack is needed.
    pub(super) fn tell(
        &mut self,
        listener: ListenerId,
        id: String,
        command: &Command,
        asked: std::time::Instant,
    ) {
        // Who listened to the table before it was put together again comes back first: it may be another one now.
        let Some(account) = self.listeners.get(listener).map(Listener::account) else { return };
        let (before, unsaved) = (self.state.length(), self.unsaved.len());
        let answer = self.decide_for(Some(account), command);
        if answer.is_ok() {
            self.asked.push(asked);
        }
        let Some(audience) = self.listeners.get(listener).map(|listener| listener.audience) else { return };
        let told = self.unsaved[unsaved..].iter().any(|entry| entry.fact.request() == Some(&id));
        if answer.is_ok() && told && audience.viewer != Viewer::Spectator {
            return;
        }
        self.narrate();
        let frame = match answer {
            Ok(Some(event)) => frames::ack_only(id, event),
            Ok(None) => frames::ack_only(id, before - 1),
            Err(refusal) => {
                self.hub.metrics().count_refusal(refusal.code);
                frames::refusal(&self.snapshot(audience), Some(id), &refusal)
            }
        };
        self.outgoing.push(Outgoing::Listener(listener, frame));
    }

    pub(super) fn viewer(&self, player: Option<PlayerId>) -> Viewer {
        player.and_then(|player| self.state.seat_of(player)).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Who has no seat may look where the table allows it, and anybody may look for a free seat.
    pub(super) fn may_look(&self, player: Option<PlayerId>) -> Result<(), Refusal> {
        let shut = self.state.config().watching == Watching::Nobody && self.state.phase() != Phase::Open;
        let known = self.viewer(player) != Viewer::Spectator || self.state.you(player).host;
        if shut && !known {
            return Err(Refusal::new(Code::Forbidden, say!(WORDS, "players-only")));
        }
        Ok(())
    }

    /// The table as a player finds it. Who sees it late, does so here too.
    pub(super) fn shown_to(&self, player: Option<PlayerId>) -> TableState {
        let viewer = self.viewer(player);
        let state =
            self.snapshot(Audience { viewer, extras: Extras::default(), language: Language::English }).state;
        TableState { you: self.state.you(player), ..state.shown_to(player) }
    }

    pub(super) fn join(
        &mut self,
        (player, origin): (Option<PlayerId>, Origin),
        last: Option<u64>,
        (name, extras, language): (String, Extras, Language),
        outbox: Outbox,
        reply: Reply<ListenerId>,
    ) {
        if let Err(refusal) = self.may_look(player) {
            drop(reply.send(Err(refusal)));
            return;
        }
        self.narrate();
        if let Some(player) = player {
            self.welcome_back(player, origin);
        }
        let audience = Audience { viewer: self.viewer(player), extras, language };
        let alike = self.listeners.those(|other| other.audience.viewer == audience.viewer).len();
        let full = match audience.viewer {
            Viewer::Spectator => (alike >= MOST_SPECTATORS).then(|| say!(WORDS, "too-many-watchers")),
            Viewer::Seat(_) => (alike >= MOST_WINDOWS).then(|| say!(WORDS, "too-many-windows")),
        };
        if let Some(words) = full {
            drop(reply.send(Err(Refusal::new(Code::Limit, words))));
            return;
        }
        let id = self.hub.new_listener();
        self.listeners.add(id, (player, origin), name, audience, outbox);
        self.listeners.begin_at(id, self.outgoing.len());
        let (greeting, snapshot) = (self.greeting(player), self.snapshot(audience));
        let frame = last.and_then(|last| frames::entries(&snapshot, last.saturating_add(1), Some(greeting)));
        if last.is_some() && frame.is_none() {
            self.hub.metrics().resyncs.inc();
        }
        let frame = frame.unwrap_or_else(|| frames::full(&snapshot, greeting));
        self.outgoing.push(Outgoing::Joined(reply, id));
        self.outgoing.push(Outgoing::Listener(id, frame));
        if !self.tell_presence() {
            // Nothing new for the others, as with a second window of one person.
            self.outgoing.push(Outgoing::Listener(id, self.presence_frame()));
        }
    }

    /// Tells everybody who is there; `false` if they know it already.
    pub(super) fn tell_presence(&mut self) -> bool {
        let presence = self.presence();
        if presence == self.presence {
            return false;
        }
        self.presence = presence;
        let frame = self.presence_frame();
        for audience in self.listeners.audience() {
            self.outgoing.push(Outgoing::Audience(audience, frame.clone()));
        }
        true
    }

    fn presence_frame(&self) -> Utf8Bytes {
        let (seats, spectators) = self.presence.clone();
        frames::text(&ServerMessage::Presence { seats, spectators })
    }

    /// Tells a listener why its seat cannot choose this action now.
    pub(super) fn tell_why(&mut self, listener: ListenerId, id: String, token: &str) {
        let Some(audience) = self.listeners.get(listener).map(|listener| listener.audience) else { return };
        // It hears first what it does not know yet.
        self.narrate();
        let frame = frames::why(&self.snapshot(audience), id, token);
        self.outgoing.push(Outgoing::Listener(listener, frame));
    }

    pub(super) fn again(&self, player: PlayerId) -> Result<Again, Refusal> {
        self.may_look(Some(player))?;
        // Who sees the table late, sees this late too.
        let info = self.shown_to(Some(player)).table;
        if let Some(made) = info.rematch {
            return Ok(Again::Made(made));
        }
        if info.phase != Phase::Ended {
            return Err(Refusal::new(Code::NotStarted, say!(WORDS, "not-over")));
        }
        if self.state.seat_of(player).is_none() {
            return Err(Refusal::new(Code::Forbidden, say!(WORDS, "no-seat")));
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
}
