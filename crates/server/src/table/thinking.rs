//! Bots at a live table.

use std::sync::Arc;

use catalog::Answer;
use protocol::Code;
use tabletop::Seat;

use super::task::Live;
use crate::core::Command;
use crate::scheduler::{Attention, Errand, Place};

impl Live {
    /// Gives every bot that must choose something to think about. Where nobody plays or looks, they wait until somebody
    /// does.
    pub(super) fn ask_bots(&mut self) {
        let due: Vec<_> = self.state.due_bots().collect();
        if due.is_empty() {
            return;
        }
        let (attention, origin) = self.attention();
        self.standing.set(attention, origin);
        if attention == Attention::Nobody && !self.state.has_a_player() {
            return;
        }
        for (seat, bot, asked) in due {
            if self.thinking[seat.index()] == Some(asked) {
                continue;
            }
            let game = self.state.game().expect("a bot is asked in a game");
            match game.question(seat, bot, self.bot_seed) {
                Ok(question) => {
                    self.thinking[seat.index()] = Some(asked);
                    self.hub.think(self.place(Errand::Bot(bot.patience())), seat, asked, question);
                }
                Err(e) => tracing::error!(table = %self.state.id(), "a bot cannot be asked: {e}"),
            }
        }
    }

    /// Where something of this table is thought about.
    pub(super) fn place(&self, errand: Errand) -> Place {
        let (table, host) = (self.state.id(), self.state.host());
        Place { table, host, standing: Arc::clone(&self.standing), errand }
    }

    pub(super) fn bot_chose(&mut self, seat: Seat, asked: u64, answer: Option<Answer>) {
        if self.thinking[seat.index()] == Some(asked) {
            self.thinking[seat.index()] = None;
        }
        // A bot that failed plays the first thing it may: the people at the table must not wait for ever.
        let answer = answer.or_else(|| self.state.game()?.first_choice(seat));
        let Some(answer) = answer else { return };
        match self.decide(&Command::BotAct { asked, answer }) {
            Ok(_) => {}
            Err(refusal) if refusal.code == Code::Stale || refusal.code == Code::Over => {}
            Err(refusal) => {
                tracing::error!(table = %self.state.id(), "a bot's action was refused: {refusal}");
            }
        }
    }
}
