//! Whom a player reports. What is said at a table is not stored, so the table remembers the latest of it: a report quotes
//! what was said here, not what somebody claims.

use std::collections::VecDeque;

use protocol::Code;
use tabletop::{Seat, Viewer, say};

use super::listeners::Listener;
use super::task::Live;
use crate::WORDS;
use crate::core::{PlayerId, Refusal};

/// So many messages are remembered.
const REMEMBERED: usize = 100;

/// Who is reported.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reported {
    /// Who; `None` is somebody who watches without being a player.
    pub player: Option<PlayerId>,
    /// What they are called.
    pub name: String,
}

/// The latest messages.
#[derive(Debug, Default)]
pub(super) struct Said(VecDeque<Message>);

#[derive(Debug)]
struct Message {
    who: Reported,
    seat: Option<Seat>,
    text: String,
}

impl Said {
    pub(super) fn note(&mut self, speaker: &Listener, text: &str) {
        if self.0.len() == REMEMBERED {
            self.0.pop_front();
        }
        let who = Reported { player: speaker.player, name: speaker.name.clone() };
        self.0.push_back(Message { who, seat: speaker.audience.viewer.seat(), text: text.to_string() });
    }

    /// Who said it from there last.
    fn by(&self, seat: Option<Seat>, text: &str) -> Option<&Reported> {
        let said = self.0.iter().rev().find(|message| message.seat == seat && message.text == text);
        said.map(|message| &message.who)
    }
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
