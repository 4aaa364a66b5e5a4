//! What is said at a table. It is not stored, so the table remembers the latest of it: for reports, and for those who ask over
//! plain HTTP what was said.

use std::collections::VecDeque;

use protocol::{Code, SaidLine, ServerMessage};
use tabletop::{Seat, Viewer, say};

use super::task::{Live, Outgoing};
use super::{ListenerId, Reported, frames};
use crate::WORDS;
use crate::core::{Millis, PlayerId, Refusal};

/// So many messages are remembered.
const REMEMBERED: usize = 100;
const LONGEST: usize = 300;

/// What somebody wants to say, if it can be said.
pub(crate) fn sayable(text: &str) -> Result<String, Refusal> {
    let text = text.trim();
    if text.is_empty() || text.chars().count() > LONGEST || text.chars().any(char::is_control) {
        return Err(Refusal::new(Code::BadRequest, say!(WORDS, "bad-chat", most: LONGEST)).of_field("text"));
    }
    Ok(text.to_string())
}

/// The latest messages.
#[derive(Debug, Default)]
pub(super) struct Said(VecDeque<Message>);

#[derive(Debug)]
struct Message {
    /// Rises from message to message, also when the table was asleep in between.
    number: u64,
    who: Reported,
    seat: Option<Seat>,
    text: String,
}

impl Said {
    fn note(&mut self, who: Reported, seat: Option<Seat>, text: &str, now: Millis) {
        if self.0.len() == REMEMBERED {
            self.0.pop_front();
        }
        let number = self.0.back().map_or(now, |last| now.max(last.number + 1));
        self.0.push_back(Message { number, who, seat, text: text.to_string() });
    }

    /// Who said it from there last.
    pub(super) fn by(&self, seat: Option<Seat>, text: &str) -> Option<&Reported> {
        let said = self.0.iter().rev().find(|message| message.seat == seat && message.text == text);
        said.map(|message| &message.who)
    }
}

impl Live {
    pub(super) fn chat(&mut self, listener: ListenerId, text: String) {
        let Some(speaker) = self.listeners.get(listener) else { return };
        let who = Reported { player: speaker.player, name: speaker.name.clone() };
        let seat = speaker.audience.viewer.seat();
        self.pass_on(who, seat, text);
    }

    /// The same without a websocket.
    pub(super) fn say(&mut self, player: PlayerId, name: String, text: String) -> Result<(), Refusal> {
        self.may_look(Some(player))?;
        let seat = self.viewer(Some(player)).seat();
        self.pass_on(Reported { player: Some(player), name }, seat, text);
        Ok(())
    }

    /// Players hear players, spectators hear spectators.
    fn pass_on(&mut self, who: Reported, seat: Option<Seat>, text: String) {
        self.said.note(who.clone(), seat, &text, self.now());
        let seat_number = seat.map(|seat| seat.number() as u8);
        let frame = frames::text(&ServerMessage::Chat { seat: seat_number, name: who.name, text });
        for audience in self.listeners.audience() {
            if audience.viewer.seat().is_some() == seat.is_some() {
                self.outgoing.push(Outgoing::Audience(audience, frame.clone()));
            }
        }
    }

    /// What was said after this message, as far as somebody hears it.
    pub(super) fn said(&self, player: Option<PlayerId>, after: u64) -> Result<Vec<SaidLine>, Refusal> {
        self.may_look(player)?;
        let hears_players = self.viewer(player) != Viewer::Spectator;
        let heard =
            self.said.0.iter().filter(|said| said.number > after && said.seat.is_some() == hears_players);
        let line = |said: &Message| SaidLine {
            number: said.number,
            seat: said.seat.map(|seat| seat.number() as u8),
            name: said.who.name.clone(),
            text: said.text.clone(),
        };
        Ok(heard.map(line).collect())
    }
}
