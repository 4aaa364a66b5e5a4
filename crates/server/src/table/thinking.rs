//! Bots at a live table.

use catalog::Answer;
use protocol::Code;
use tabletop::Seat;

use super::task::Live;
use crate::core::Command;

impl Live {
    /// Gives every bot that must choose something to think about.
    pub(super) fn ask_bots(&mut self) {
        let due: Vec<_> = self.state.due_bots().collect();
        for (seat, bot, asked) in due {
            if self.thinking[seat.index()] == Some(asked) {
                continue;
            }
            let game = self.state.game().expect("a bot is asked in a game");
            match game.question(seat, bot, self.bot_seed) {
                Ok(question) => {
                    self.thinking[seat.index()] = Some(asked);
                    self.hub.think(self.state.id(), seat, asked, question);
                }
                Err(e) => tracing::error!(table = %self.state.id(), "a bot cannot be asked: {e}"),
            }
        }
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
