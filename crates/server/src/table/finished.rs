//! The game of a table that has ended, for those who look at it again.

use protocol::{Code, Phase};

use tabletop::{Language, say};

use super::listeners::{Audience, Extras};
use super::task::Live;
use crate::WORDS;
use crate::core::{PlayerId, Refusal};
use crate::replay::Source;

impl Live {
    /// The record with nothing hidden: only once the game is over, as the player knows it. Who sees the table late, sees
    /// its end late.
    pub(super) fn finished(&self, player: Option<PlayerId>) -> Result<Source, Refusal> {
        self.may_look(player)?;
        let viewer = self.viewer(player);
        let state =
            self.snapshot(Audience { viewer, extras: Extras::default(), language: Language::English }).state;
        if state.phase() == Phase::Playing {
            let words = say!(WORDS, "replay-not-over");
            return Err(Refusal::new(Code::NotOver, words));
        }
        let none = || Refusal::new(Code::NotStarted, say!(WORDS, "no-game-played"));
        let record = state.record(viewer).ok_or_else(none)?;
        Ok(Source { record, edition_toml: state.config().edition_toml.clone() })
    }
}
