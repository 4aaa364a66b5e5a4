//! Whom a player reports. A report quotes what was said here, not what somebody claims.

use protocol::Code;
use tabletop::{Seat, Viewer, say};

use super::task::Live;
use crate::WORDS;
use crate::core::{PlayerId, Refusal};

/// Who is reported.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reported {
    /// Who; `None` is somebody who watches without being a player.
    pub player: Option<PlayerId>,
    /// What they are called.
    pub name: String,
}

impl Live {
    /// Whom the player means.
    pub(super) fn reported(
        &self,
        by: PlayerId,
        seat: Option<Seat>,
        message: Option<&str>,
    ) -> Result<Reported, Refusal> {
        self.may_look(Some(by))?;
        let hears_players = self.viewer(Some(by)) != Viewer::Spectator;
        let reported = match (seat, message) {
            (seat, Some(text)) => {
                // Whoever cannot have heard it does not learn whether it was said.
                let said = self.said.by(seat, text).filter(|_| hears_players == seat.is_some());
                let unsaid = || Refusal::new(Code::NotFound, say!(WORDS, "not-said")).of_field("message");
                said.cloned().ok_or_else(unsaid)?
            }
            (Some(seat), None) => {
                let owner = self.state.owners().find(|(owned, _)| *owned == seat);
                let nobody = || {
                    let words = say!(WORDS, "nobody-there", seat: seat.number());
                    Refusal::new(Code::NotFound, words).of_field("seat")
                };
                let (_, player) = owner.ok_or_else(nobody)?;
                Reported { player: Some(player), name: self.state.name(seat).unwrap_or_default() }
            }
            (None, None) => {
                return Err(Refusal::new(Code::BadRequest, say!(WORDS, "report-whom")).of_field("seat"));
            }
        };
        if reported.player == Some(by) {
            return Err(Refusal::new(Code::Forbidden, say!(WORDS, "report-yourself")).of_field("seat"));
        }
        Ok(reported)
    }
}
