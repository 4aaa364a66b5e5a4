//! What keeps a table in order: the host ends it, adds seats and takes them away, and people are removed.

use protocol::{Code, Phase, TableConfig};
use tabletop::{Seat, SeatCount, say};

use super::checks::checked;
use super::decide::{Writer, over};
use super::seating::Place;
use super::state::State;
use super::stored::{Ending, Proposal};
use crate::WORDS;
use crate::core::{Fact, PlayerId, Refusal};

/// So many must agree before somebody is removed from a game under way: one alone does not vote.
const VOTERS: usize = 2;

impl State {
    /// Makes it a table of so many seats.
    pub(super) fn resize(&mut self, seats: usize) -> Result<(), String> {
        self.seats = SeatCount::new(seats).ok_or_else(|| format!("a table cannot have {seats} seats"))?;
        self.config.seats = Some(seats as u8);
        Ok(())
    }

    /// Takes a seat away. Those behind it move up: what they committed to was said of another seat, so they commit anew.
    pub(super) fn close_ranks(&mut self, seat: Seat) -> Result<(), String> {
        self.resize(self.seats.get() - 1)?;
        let behind = &mut self.places[seat.index()..];
        behind[0] = Place::default();
        behind.rotate_left(1);
        for place in behind {
            place.committed = None;
        }
        Ok(())
    }

    /// The number of seats may change before the start, where the game and its options can be played so.
    fn must_be_playable_by(&self, seats: usize) -> Result<(), Refusal> {
        if self.continued.is_some() {
            return Err(Refusal::new(Code::Forbidden, say!(WORDS, "seats-continued")));
        }
        let seats = Some(u8::try_from(seats).unwrap_or(u8::MAX));
        checked(TableConfig { seats, ..self.config.clone() }).map(|_| ())
    }
}

impl Writer<'_> {
    /// Adds an empty seat, the last one.
    pub(super) fn add_seat(&mut self, player: PlayerId) -> Result<(), Refusal> {
        self.state.must_be_open()?;
        self.state.must_be_host(player)?;
        self.state.must_be_playable_by(self.state.seats.get() + 1)?;
        self.write(Fact::SeatAdded);
        Ok(())
    }

    /// Takes an empty seat away.
    pub(super) fn remove_seat(&mut self, player: PlayerId, seat: Seat) -> Result<(), Refusal> {
        self.state.must_be_open()?;
        self.state.must_be_host(player)?;
        self.state.must_exist(seat)?;
        self.must_be_empty(seat)?;
        self.state.must_be_playable_by(self.state.seats.get() - 1)?;
        self.write(Fact::SeatRemoved { seat });
        Ok(())
    }

    /// Ends the game, or closes a table that has not begun.
    pub(super) fn close(&mut self, player: PlayerId) -> Result<(), Refusal> {
        self.state.must_be_host(player)?;
        let ending = match self.state.phase {
            Phase::Open => Ending::Abandoned,
            Phase::Playing => Ending::Closed,
            Phase::Ended => return Err(over()),
        };
        self.write(Fact::Ended { ending });
        Ok(())
    }

    /// Ends the game for whoever runs the server.
    pub(super) fn intervene(&mut self) -> Result<(), Refusal> {
        if self.state.phase == Phase::Ended {
            return Err(over());
        }
        self.write(Fact::Ended { ending: Ending::Operator });
        Ok(())
    }

    /// Takes a player's seat away for whoever runs the server. A table that has ended stays as it was.
    pub(super) fn dismiss(&mut self, player: PlayerId) -> Result<(), Refusal> {
        let Some(seat) = self.state.seat_of(player).filter(|_| self.state.phase != Phase::Ended) else {
            return Ok(());
        };
        if self.state.places[seat.index()].owner != Some(player) {
            self.write(Fact::LinkLeft { seat, player });
            return Ok(());
        }
        self.state.must_not_be_revealing()?;
        let is_playing = self.state.phase == Phase::Playing;
        let bot = is_playing.then(|| self.state.stand_in_name().to_string());
        self.write(Fact::Removed { seat, player, bot });
        self.settle_proposal();
        Ok(())
    }

    /// Takes a person's seat away before the start, or proposes it after.
    pub(super) fn remove(&mut self, player: PlayerId, seat: Seat) -> Result<(), Refusal> {
        self.state.must_exist(seat)?;
        let nobody = || Refusal::new(Code::NotFound, say!(WORDS, "nobody-there", seat: seat.number()));
        let owner = self.state.places[seat.index()].owner.ok_or_else(nobody)?;
        if self.state.seat_of(player) == Some(seat) {
            return Err(Refusal::new(Code::Forbidden, say!(WORDS, "remove-yourself")));
        }
        match self.state.phase {
            Phase::Open => {
                self.state.must_be_host(player)?;
                self.state.must_not_be_revealing()?;
                self.write(Fact::Removed { seat, player: owner, bot: None });
                Ok(())
            }
            Phase::Playing => {
                let own = self.state.must_hold_a_seat(player)?;
                let what = Proposal::Remove { seat };
                let others = self.state.seats.seats().filter(|other| self.state.is_asked(what, *other));
                if others.filter(|other| *other != own).count() + 1 < VOTERS {
                    return Err(Refusal::new(Code::Forbidden, say!(WORDS, "too-few-to-vote")));
                }
                self.propose(own, what, None)
            }
            Phase::Ended => Err(over()),
        }
    }

    /// Who was removed does not come back to this table.
    pub(super) fn must_be_welcome(&self, player: PlayerId) -> Result<(), Refusal> {
        if self.state.removed.contains(&player) {
            return Err(Refusal::new(Code::Forbidden, say!(WORDS, "was-removed")));
        }
        Ok(())
    }
}
