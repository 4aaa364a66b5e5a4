//! Bots at a live table.

use std::sync::Arc;
use std::time::Instant;

use catalog::Answer;
use protocol::Code;
use tabletop::Seat;

use super::task::Live;
use crate::budget::Account;
use crate::core::{Command, Millis};
use crate::scheduler::{Attention, Errand, Place};

/// Bots wait so much longer than they have to, so that they do not stop again at once, in milliseconds.
const A_SECOND: Millis = 1000;

impl Live {
    /// Gives every bot that must choose something to think about. Where nobody plays or looks, they wait until somebody
    /// does.
    pub(super) fn ask_bots(&mut self) {
        let due: Vec<_> = self.state.due_bots().collect();
        self.bots_wait = None;
        if due.is_empty() {
            return;
        }
        let (attention, Account { origin, .. }) = self.attention();
        self.standing.set(attention, origin);
        if attention == Attention::Nobody && !self.state.has_a_player() {
            return;
        }
        if let Some(wait) = self.hub.budget().wait(self.payer_of_bots(), Instant::now()) {
            self.bots_wait = Some(self.now() + A_SECOND + wait.as_millis() as Millis);
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

    /// At whose cost bots play: of who waits for them, or of who made the table, where somebody only watches.
    fn payer_of_bots(&self) -> Account {
        let (attention, account) = self.attention();
        match attention {
            Attention::Person => account,
            Attention::Watched | Attention::Nobody => Account { player: Some(self.state.host()), ..account },
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
        let account = self.payer_of_bots();
        match self.decide_at_cost(Some(account), &Command::BotAct { asked, answer }) {
            Ok(_) => {}
            Err(refusal) if refusal.code == Code::Stale || refusal.code == Code::Over => {}
            Err(refusal) => {
                tracing::error!(table = %self.state.id(), "a bot's action was refused: {refusal}");
            }
        }
    }
}
