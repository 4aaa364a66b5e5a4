//! Who sits where.

use protocol::Sitter;

use crate::core::{PlayerId, Secret, SecretHash};

/// A seat with all that belongs to it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Place {
    /// The person who sat down here.
    pub(super) owner: Option<PlayerId>,
    /// What the person is called, or which bot sits here.
    label: Option<String>,
    /// What opens the seat on another device.
    pub(super) link: Option<SecretHash>,
    /// Who opened it so.
    pub(super) guests: Vec<PlayerId>,
    /// What the seat has committed to for the deal.
    pub(super) committed: Option<SecretHash>,
    /// Its random number, once it counts for the deal.
    pub(super) entropy: Option<Secret>,
    /// Whether the person left a game under way.
    pub(super) away: bool,
    /// Whether the clock has run down on the decision that is due.
    pub(super) flagged: bool,
    /// The bot that plays for the person.
    pub(super) stand_in: Option<String>,
}

impl Place {
    pub(super) fn sit(&mut self, player: PlayerId, name: String) {
        *self = Place { owner: Some(player), label: Some(name), ..Place::default() };
    }

    pub(super) fn seat_bot(&mut self, bot: String) {
        *self = Place { label: Some(bot), ..Place::default() };
    }

    /// Somebody with the link gives it back.
    pub(super) fn leave_link(&mut self, player: PlayerId) {
        self.guests.retain(|guest| *guest != player);
    }

    pub(super) fn revoke_link(&mut self) {
        self.link = None;
        self.guests.clear();
    }

    pub(super) fn take_back(&mut self) {
        self.away = false;
        self.flagged = false;
        self.stand_in = None;
    }

    pub(super) fn is_empty(&self) -> bool {
        self.label.is_none()
    }

    pub(super) fn is_person(&self) -> bool {
        self.owner.is_some()
    }

    pub(super) fn holders(&self) -> impl Iterator<Item = PlayerId> {
        self.owner.into_iter().chain(self.guests.iter().copied())
    }

    pub(super) fn is_held_by(&self, player: PlayerId) -> bool {
        self.holders().any(|holder| holder == player)
    }

    /// Whether a person chooses for this seat, here and now.
    pub(super) fn decides(&self) -> bool {
        self.is_person() && self.stand_in.is_none() && !self.flagged
    }

    /// Whether somebody must be asked before everybody has agreed.
    pub(super) fn has_a_say(&self) -> bool {
        self.is_person() && !self.away && self.stand_in.is_none()
    }

    /// The bot that chooses for this seat.
    pub(super) fn bot(&self) -> Option<&str> {
        if self.is_person() { self.stand_in.as_deref() } else { self.label.as_deref() }
    }

    pub(super) fn name(&self) -> Option<String> {
        self.label.clone()
    }

    /// Who sits there; a bot would be called `bot_name`.
    pub(super) fn sitter(&self, bot_name: &str) -> Sitter {
        match (&self.label, self.is_person()) {
            (None, _) => Sitter::Nobody,
            (Some(bot), false) => Sitter::Bot { bot: bot.clone(), name: bot_name.to_string() },
            (Some(name), true) => {
                Sitter::Person { name: name.clone(), away: self.away, bot: self.stand_in.clone() }
            }
        }
    }
}
