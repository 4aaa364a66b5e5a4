//! People without a websocket: they ask for the next scene, and are answered when there is one.
//!
//! Whoever asks is there for a while ([`Visits`](super::visits::Visits)): for the others at the table, for bots that think for
//! people who wait, and for how long a seat may be without a connection.

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

    /// Whether somebody still wants the answer.
    fn is_there(&self) -> bool {
        !self.reply.is_closed()
    }
}

impl Live {
    /// Answers at once, or when there is something new.
    pub(super) fn scene(&mut self, waiter: Waiter) {
        if let Some(player) = waiter.player {
            self.welcome_back(player, waiter.origin);
        }
        if let Err(refusal) = self.may_wait(&waiter) {
            drop(waiter.reply.send(Err(refusal)));
            return;
        }
        let is_new = self.visits.note(waiter.account(), self.now());
        self.waiting.push(waiter);
        if is_new {
            self.tell_presence();
        }
    }

    /// A player who comes gets their seat back. It is never refused, and they pay for what is written of it.
    pub(super) fn welcome_back(&mut self, player: PlayerId, origin: Origin) {
        let account = Account { player: Some(player), origin };
        let _ = self.decide_at_cost(Some(account), &Command::Return { player });
    }

    fn may_wait(&self, waiter: &Waiter) -> Result<(), Refusal> {
        self.may_look(waiter.player)?;
        let mut waiting = self.waiting.iter().filter(|other| other.waits && other.is_there());
        let alike = waiting.by_ref().filter(|other| other.player == waiter.player).count();
        if waiter.player.is_some() && alike >= MOST_OF_A_PLAYER {
            return Err(Refusal::new(Code::Limit, say!(WORDS, "too-many-waiting")));
        }
        let watches = self.viewer(waiter.player) == Viewer::Spectator;
        if watches && !self.visits.contains(waiter.account()) && self.spectators() >= MOST_SPECTATORS {
            return Err(Refusal::new(Code::Limit, say!(WORDS, "too-many-watchers")));
        }
        Ok(())
    }

    /// Prepares an answer for everybody for whom there is something new.
    pub(super) fn answer_waiting(&mut self) {
        for waiter in std::mem::take(&mut self.waiting) {
            if !waiter.is_there() {
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

    /// Looks who is still there without a websocket, and says so if somebody has gone.
    pub(super) fn look_around(&mut self) {
        let now = self.now();
        for waiter in self.waiting.iter().filter(|waiter| waiter.is_there()) {
            self.visits.note(waiter.account(), now);
        }
        if self.visits.forget_gone(now) {
            self.tell_presence();
        }
    }

    /// Those who are there without a websocket and may look, as whom they do.
    fn visitors(&self) -> impl Iterator<Item = (Account, Viewer)> {
        let may_look = |who: &Account| self.may_look(who.player).is_ok();
        self.visits.all().filter(may_look).map(|who| (who, self.viewer(who.player)))
    }

    /// The seats with somebody there, with a websocket or without, in order.
    pub(super) fn seats_present(&self) -> Vec<Seat> {
        let mut seats = self.listeners.seats();
        seats.extend(self.visitors().filter_map(|(_, viewer)| viewer.seat()));
        seats.sort_unstable();
        seats.dedup();
        seats
    }

    /// How many watch.
    fn spectators(&self) -> usize {
        let visiting = self.visitors().filter(|(_, viewer)| *viewer == Viewer::Spectator);
        self.listeners.spectators().len() + visiting.count()
    }

    /// The seats with somebody there, and how many watch.
    pub(super) fn presence(&self) -> (Vec<u8>, u32) {
        let seats = self.seats_present().iter().map(|seat| seat.number() as u8).collect();
        (seats, self.spectators() as u32)
    }

    /// Whether anybody waits for the bots, and who: somebody who sits here before others.
    pub(super) fn attention(&self) -> (Attention, Account) {
        let (attention, account) = self.listeners.attention();
        if attention == Attention::Person {
            return (attention, account);
        }
        let seated = |(_, viewer): &(Account, Viewer)| viewer.seat().is_some();
        match (self.visitors().find(seated), self.visitors().next()) {
            (Some((visitor, _)), _) => (Attention::Person, visitor),
            (None, Some((visitor, _))) if attention == Attention::Nobody => (Attention::Watched, visitor),
            _ => (attention, account),
        }
    }
}
