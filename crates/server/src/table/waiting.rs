//! People without a websocket: they ask for the next scene, and are answered when there is one.
//!
//! Whoever waits counts as somebody who is there: for bots that think for people who wait, and for how long a seat may be
//! without a connection.

use axum::extract::ws::Utf8Bytes;
use protocol::Code;
use tabletop::{Language, Seat, Viewer, say};

use super::Reply;
use super::frames;
use super::listeners::{Audience, Extras};
use super::people::MOST_SPECTATORS;
use super::task::{Live, Outgoing};
use crate::WORDS;
use crate::budget::Account;
use crate::core::{Command, PlayerId, Refusal};
use crate::limits::Origin;
use crate::scheduler::Attention;

/// So many scenes of one table somebody may wait for at once.
const MOST_OF_A_PLAYER: usize = 4;

/// Somebody who asks for a scene.
#[derive(Debug)]
pub struct Waiter {
    /// Who; `None` is somebody without a name.
    pub player: Option<PlayerId>,
    /// Where they come from.
    pub origin: Origin,
    /// The last entry they know.
    pub after: Option<u64>,
    /// The generation of the table that they know it of, if they say so.
    pub generation: Option<u64>,
    /// Whether they wait if there is nothing new.
    pub waits: bool,
    /// What they want to see beside the game.
    pub extras: Extras,
    /// The language they read.
    pub language: Language,
    /// Where the frame goes.
    pub reply: Reply<Utf8Bytes>,
}

impl Waiter {
    fn account(&self) -> Account {
        Account { player: self.player, origin: self.origin }
    }
}

impl Live {
    /// Answers at once, or when there is something new.
    pub(super) fn scene(&mut self, waiter: Waiter) {
        if let Some(player) = waiter.player {
            // Never refused: nothing, or the seat is taken back.
            let _ = self.decide(&Command::Return { player });
        }
        if let Err(refusal) = self.may_wait(&waiter) {
            drop(waiter.reply.send(Err(refusal)));
            return;
        }
        self.waiting.push(waiter);
    }

    fn may_wait(&self, waiter: &Waiter) -> Result<(), Refusal> {
        self.may_look(waiter.player)?;
        let (mut alike, mut spectators) = (0, self.listeners.spectators().len());
        for other in &self.waiting {
            let is_alike = other.waits && waiter.player.is_some() && other.player == waiter.player;
            alike += usize::from(is_alike);
            spectators += usize::from(self.viewer(other.player) == Viewer::Spectator);
        }
        if alike >= MOST_OF_A_PLAYER {
            return Err(Refusal::new(Code::Limit, say!(WORDS, "too-many-waiting")));
        }
        if self.viewer(waiter.player) == Viewer::Spectator && spectators >= MOST_SPECTATORS {
            return Err(Refusal::new(Code::Limit, say!(WORDS, "too-many-watchers")));
        }
        Ok(())
    }

    /// Prepares an answer for everybody for whom there is something new.
    pub(super) fn answer_waiting(&mut self) {
        for waiter in std::mem::take(&mut self.waiting) {
            if waiter.reply.is_closed() {
                continue;
            }
            let answer = match (self.may_look(waiter.player), self.news(&waiter)) {
                (Err(refusal), _) => Err(refusal),
                (Ok(()), Some(frame)) => Ok(frame),
                (Ok(()), None) => {
                    self.waiting.push(waiter);
                    continue;
                }
            };
            self.outgoing.push(Outgoing::Info(Box::new(move || drop(waiter.reply.send(answer)))));
        }
    }

    /// What the waiter does not know yet; `None` if that is nothing and they wait.
    fn news(&self, waiter: &Waiter) -> Option<Utf8Bytes> {
        let &Waiter { player, after, waits, extras, language, .. } = waiter;
        let snapshot = self.snapshot(Audience { viewer: self.viewer(player), extras, language });
        let greeting = self.greeting(player);
        let known = after.filter(|_| self.is_of(waiter.generation)).map(|after| after.saturating_add(1));
        if waits && known.is_some_and(|known| known >= snapshot.state.length()) {
            return None;
        }
        // Who claims to know what has not happened yet knows nothing.
        let told = known.and_then(|known| frames::entries(&snapshot, known, Some(greeting)));
        Some(told.unwrap_or_else(|| frames::full(&snapshot, greeting)))
    }

    /// The seats with somebody there, with a websocket or without.
    pub(super) fn seats_present(&self) -> Vec<Seat> {
        let mut seats = self.listeners.seats();
        seats.extend(self.waiting.iter().filter_map(|waiter| self.viewer(waiter.player).seat()));
        seats
    }

    /// Whether anybody waits for the bots, and who.
    pub(super) fn attention(&self) -> (Attention, Account) {
        let (attention, account) = self.listeners.attention();
        let seated = |waiter: &&Waiter| self.viewer(waiter.player) != Viewer::Spectator;
        match (attention, self.waiting.iter().find(seated), self.waiting.first()) {
            (Attention::Person, ..) => (attention, account),
            (_, Some(waiter), _) => (Attention::Person, waiter.account()),
            (Attention::Nobody, None, Some(waiter)) => (Attention::Watched, waiter.account()),
            _ => (attention, account),
        }
    }
}
