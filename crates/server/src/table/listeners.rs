//! Who listens to a table, and what waits to be sent to them.

use std::collections::BTreeMap;

use axum::extract::ws::Utf8Bytes;
use protocol::closing;
use tabletop::{Language, Seat, Viewer};
use tokio::sync::mpsc::{self, Receiver, Sender};
use tokio::sync::watch;

use super::ListenerId;
use crate::budget::Account;
use crate::core::PlayerId;
use crate::limits::Origin;
use crate::scheduler::Attention;

/// How many frames may wait for a client that reads slowly.
const PATIENCE: usize = 64;

/// Why a table stopped talking to a listener: a close code of the protocol.
pub type Closed = u16;

/// The way to a client's socket.
#[derive(Clone, Debug)]
pub struct Outbox {
    frames: Sender<Utf8Bytes>,
    closed: watch::Sender<Option<Closed>>,
}

/// An outbox with its other end: the frames, and the reason once there will be no more.
pub fn outbox() -> (Outbox, Receiver<Utf8Bytes>, watch::Receiver<Option<Closed>>) {
    let (frames, waiting) = mpsc::channel(PATIENCE);
    let (closed, reason) = watch::channel(None);
    (Outbox { frames, closed }, waiting, reason)
}

impl Outbox {
    /// `false` if the client reads too slowly or is gone.
    fn send(&self, frame: Utf8Bytes) -> bool {
        self.frames.try_send(frame).is_ok()
    }

    fn close(&self, reason: Closed) {
        self.closed.send_replace(Some(reason));
    }
}

/// Who looks, and what they want to see: those with the same audience get the same frames.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Audience {
    pub(super) viewer: Viewer,
    pub(super) extras: Extras,
    pub(super) language: Language,
}

/// What somebody wants to see beside the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Extras {
    /// The points as they stand.
    pub sheets: bool,
    /// A sentence for beginners.
    pub coach: bool,
}

/// Somebody who listens.
#[derive(Debug)]
pub(super) struct Listener {
    pub(super) player: Option<PlayerId>,
    origin: Origin,
    pub(super) name: String,
    pub(super) audience: Audience,
    outbox: Outbox,
    /// The first of the frames that wait to be let go which it may hear: those before were prepared when it was not
    /// here, or was somebody else.
    from: usize,
}

impl Listener {
    /// At whose cost it is what they wish.
    pub(super) fn account(&self) -> Account {
        Account { player: self.player, origin: self.origin }
    }
}

/// All who listen.
#[derive(Debug, Default)]
pub(super) struct Listeners {
    /// Whether somebody was cut off since it was last asked.
    somebody_cut: bool,
    all: BTreeMap<ListenerId, Listener>,
}

impl Listeners {
    pub(super) fn add(
        &mut self,
        id: ListenerId,
        (player, origin): (Option<PlayerId>, Origin),
        name: String,
        audience: Audience,
        outbox: Outbox,
    ) {
        self.all.insert(id, Listener { player, origin, name, audience, outbox, from: 0 });
    }

    /// The listener begins with the frame that has this place among those that wait.
    pub(super) fn begin_at(&mut self, id: ListenerId, place: usize) {
        if let Some(listener) = self.all.get_mut(&id) {
            listener.from = place;
        }
    }

    /// No frames wait any more.
    pub(super) fn all_gone(&mut self) {
        for listener in self.all.values_mut() {
            listener.from = 0;
        }
    }

    pub(super) fn remove(&mut self, id: ListenerId) -> bool {
        self.all.remove(&id).is_some()
    }

    pub(super) fn get(&self, id: ListenerId) -> Option<&Listener> {
        self.all.get(&id)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// The seats with a websocket.
    pub(super) fn seats(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> =
            self.audience().iter().filter_map(|audience| audience.viewer.seat()).collect();
        seats.dedup();
        seats
    }

    /// Whether anybody waits for the bots, and who: somebody who sits here before others.
    pub(super) fn attention(&self) -> (Attention, Account) {
        let seated = |listener: &&Listener| listener.audience.viewer != Viewer::Spectator;
        match (self.all.values().find(seated), self.all.values().next()) {
            (Some(listener), _) => (Attention::Person, listener.account()),
            (None, Some(listener)) => (Attention::Watched, listener.account()),
            (None, None) => (Attention::Nobody, Account::default()),
        }
    }

    /// All the audience that watch, each once, in order of seats.
    pub(super) fn audience(&self) -> Vec<Audience> {
        let mut audience: Vec<Audience> = self.all.values().map(|listener| listener.audience).collect();
        audience.sort_unstable();
        audience.dedup();
        audience
    }

    /// Looks again at who is who: a seat may have changed hands. Returns those who see something else now.
    pub(super) fn reseat(&mut self, seat_of: impl Fn(PlayerId) -> Option<Seat>) -> Vec<ListenerId> {
        let mut changed = Vec::new();
        for (id, listener) in &mut self.all {
            let seat = listener.player.and_then(&seat_of);
            let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
            if viewer != listener.audience.viewer {
                listener.audience.viewer = viewer;
                changed.push(*id);
            }
        }
        changed
    }

    /// All without a seat.
    pub(super) fn spectators(&self) -> Vec<ListenerId> {
        self.those(|listener| listener.audience.viewer == Viewer::Spectator)
    }

    /// All for whom this holds.
    pub(super) fn those(&self, wanted: impl Fn(&Listener) -> bool) -> Vec<ListenerId> {
        self.all.iter().filter(|(_, listener)| wanted(listener)).map(|(id, _)| *id).collect()
    }

    /// Sends to one. Who does not keep up is cut off and must come back.
    pub(super) fn send(&mut self, id: ListenerId, frame: Utf8Bytes) {
        let Some(listener) = self.all.get(&id) else { return };
        if !listener.outbox.send(frame) {
            self.cut(id);
        }
    }

    /// Sends the frame at this place to all who have these audience.
    pub(super) fn send_to(&mut self, audience: Audience, frame: &Utf8Bytes, place: usize) {
        let meant = |listener: &Listener| listener.audience == audience && listener.from <= place;
        let slow: Vec<ListenerId> = self
            .all
            .iter()
            .filter(|(_, listener)| meant(listener) && !listener.outbox.send(frame.clone()))
            .map(|(id, _)| *id)
            .collect();
        for id in slow {
            self.cut(id);
        }
    }

    fn cut(&mut self, id: ListenerId) {
        self.close(id, closing::TOO_SLOW);
        self.somebody_cut = true;
    }

    /// Whether somebody was cut off since this was last asked.
    pub(super) fn was_somebody_cut(&mut self) -> bool {
        std::mem::take(&mut self.somebody_cut)
    }

    pub(super) fn close(&mut self, id: ListenerId, reason: Closed) {
        if let Some(listener) = self.all.remove(&id) {
            listener.outbox.close(reason);
        }
    }

    pub(super) fn close_all(&mut self, reason: Closed) {
        for (_, listener) in std::mem::take(&mut self.all) {
            listener.outbox.close(reason);
        }
    }
}
