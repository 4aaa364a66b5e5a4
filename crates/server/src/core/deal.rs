//! The deal that nobody can choose: everybody commits to a random number, then all are revealed.
//!
//! The server has committed to its seed in the first entry. Each seat commits to a number of its own before it sees
//! another's, and reveals it only when it has seen every commitment. Who reveals last knows what comes of it, and may
//! refuse: so who refuses is named, loses the seat, and everybody commits anew, a few times at most. The server's own seed
//! is opened at the end, since whoever knows it and the numbers knows every card to come.

use protocol::Code;
use tabletop::{Seat, Silence, say};

use super::decide::Writer;
use super::state::State;
use super::stored::{DealKind, Ending};
use crate::WORDS;
use crate::core::{Fact, Millis, PlayerId, Refusal, Secret, SecretHash};

/// How often the game may be about to begin. Each silence lets whoever is silent choose between two deals.
const ATTEMPTS: u8 = 3;
/// How long others wait for a seat to reveal its number, in milliseconds. Browsers do it by themselves, at once.
const REVEAL_WITHIN: Millis = 20_000;

/// How the deal of a table comes about, and how far that is.
#[derive(Debug)]
pub(super) struct Deal {
    kind: DealKind,
    revealing: bool,
    /// When those who have not revealed their numbers are silent; `None` where nobody waits for them.
    reveal_by: Option<Millis>,
    attempts: u8,
    silent: Vec<Silence>,
}

impl Deal {
    pub(super) fn new(kind: DealKind) -> Self {
        Deal { kind, revealing: false, reveal_by: None, attempts: 0, silent: Vec::new() }
    }

    pub(super) fn kind(&self) -> DealKind {
        self.kind
    }

    pub(super) fn is_revealing(&self) -> bool {
        self.revealing
    }

    pub(super) fn reveal_by(&self) -> Option<Millis> {
        self.reveal_by
    }

    /// Those who did not reveal their numbers, in all attempts.
    pub(super) fn silent(&self) -> &[Silence] {
        &self.silent
    }

    /// The time to reveal has stood for so long.
    pub(super) fn stand(&mut self, millis: Millis) {
        self.reveal_by = self.reveal_by.map(|by| by + millis);
    }

    pub(super) fn end_revealing(&mut self) {
        (self.revealing, self.reveal_by) = (false, None);
    }
}

impl State {
    pub(super) fn begin_revealing(&mut self, at: Millis) {
        self.deal.revealing = true;
        self.deal.attempts += 1;
        let people = self.places.iter().filter(|place| place.is_person()).count();
        self.deal.reveal_by = (people > 1).then_some(at + REVEAL_WITHIN);
    }

    pub(super) fn fall_silent(&mut self, seats: &[Seat]) {
        for seat in seats {
            let place = std::mem::take(&mut self.places[seat.index()]);
            let name = place.name().unwrap_or_default();
            let attempt = self.deal.attempts;
            self.deal.silent.push(Silence { attempt, seat: seat.number(), name });
        }
        for place in &mut self.places {
            (place.committed, place.entropy) = (None, None);
        }
        self.deal.end_revealing();
    }

    /// What seats have committed to.
    pub(super) fn committed(&self) -> impl Iterator<Item = (Seat, SecretHash)> {
        self.seats.seats().filter_map(|seat| Some((seat, self.places[seat.index()].committed?)))
    }

    /// The seats that have not revealed what they committed to.
    fn owing(&self) -> Vec<Seat> {
        let owes = |seat: &Seat| self.places[seat.index()].entropy.is_none();
        self.committed().map(|(seat, _)| seat).filter(owes).collect()
    }

    /// Who goes or is sent away now would do so without having been silent.
    pub(super) fn must_not_be_revealing(&self) -> Result<(), Refusal> {
        if self.deal.revealing {
            return Err(Refusal::new(Code::AlreadyStarted, say!(WORDS, "game-begins")));
        }
        Ok(())
    }
}

impl Writer<'_> {
    pub(super) fn commit(&mut self, player: PlayerId, hash: SecretHash) -> Result<(), Refusal> {
        self.state.must_be_open()?;
        let seat = self.state.must_hold_a_seat(player)?;
        if self.state.deal.kind != DealKind::Joint {
            return Err(Refusal::new(Code::Forbidden, say!(WORDS, "deal-is-older")));
        }
        if self.state.places[seat.index()].committed != Some(hash) {
            self.write(Fact::Committed { seat, hash });
        }
        Ok(())
    }

    pub(super) fn reveal(&mut self, player: PlayerId, bytes: Secret) -> Result<(), Refusal> {
        let seat = self.state.must_hold_a_seat(player)?;
        let place = &self.state.places[seat.index()];
        if place.entropy == Some(bytes) {
            return Ok(());
        }
        if !self.state.deal.revealing {
            return Err(Refusal::new(Code::NotStarted, say!(WORDS, "nothing-to-reveal")));
        }
        if place.committed != Some(bytes.hash()) {
            return Err(Refusal::new(Code::BadRequest, say!(WORDS, "not-committed")).of_field("bytes"));
        }
        self.write(Fact::Revealed { seat, bytes });
        if self.state.owing().is_empty() {
            self.write(Fact::Started);
            self.go_on();
        }
        Ok(())
    }

    /// Begins the game, at once where nobody has committed to anything.
    pub(super) fn begin_deal(&mut self) {
        if self.state.committed().next().is_some() {
            self.write(Fact::Revealing);
        } else {
            self.write(Fact::Started);
            self.go_on();
        }
    }

    /// Whoever has not revealed in time is named and loses the seat.
    pub(super) fn end_silence(&mut self) {
        if self.state.deal.reveal_by.is_none_or(|by| by > self.at) {
            return;
        }
        self.write(Fact::Silent { seats: self.state.owing() });
        if self.state.deal.attempts >= ATTEMPTS {
            self.write(Fact::Ended { ending: Ending::NotDealt });
        }
    }
}
