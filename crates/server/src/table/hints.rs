//! Hints for a seat that is asked.

use std::sync::Arc;

use catalog::{Hint, Thinking, Verdict};
use protocol::{Code, HintInfo, HintVerdict, Hints, Phase};
use tabletop::{Language, Seat, say};

use super::Reply;
use super::task::{Live, Outgoing};
use crate::WORDS;
use crate::budget::Account;
use crate::core::{PlayerId, Refusal};
use crate::scheduler::Errand;

impl Live {
    /// Lets a strong player think for a seat, from what that seat knows. The answer comes from where bots think.
    pub(super) fn hint(&mut self, player: PlayerId, language: Language, reply: Reply<Hints>) {
        let asked = self.may_have_a_hint(player).and_then(|seat| {
            let game = self.state.game().expect("a seat is asked in a game");
            let thinking = Thinking { seed: self.bot_seed, language, ..Thinking::default() };
            let failed = |e: catalog::TableError| Refusal::new(Code::Internal, e.phrase());
            game.hint_question(seat, thinking).map_err(failed)
        });
        let question = match asked {
            Ok(question) => question,
            Err(refusal) => {
                let refuse = move || drop(reply.send(Err(refusal)));
                return self.outgoing.push(Outgoing::Info(Box::new(refuse)));
            }
        };
        let (attention, Account { origin, .. }) = self.attention();
        self.standing.set(attention, origin);
        let (hub, place) = (self.hub.clone(), self.place(Errand::Hint));
        let thinking = Arc::clone(&self.hinting);
        let last = self.state.length() - 1;
        // Nothing is thought about, and so nothing is told, before what the seat saw last is durable.
        self.outgoing.push(Outgoing::Info(Box::new(move || {
            let hints = hub.thought(place, question);
            tokio::spawn(async move {
                let failed = || Refusal::new(Code::Internal, say!(WORDS, "no-hint"));
                let hints = hints.await.ok_or_else(failed);
                drop(thinking);
                let told = |hints: Vec<Hint>| Hints { last, hints: hints.into_iter().map(told).collect() };
                drop(reply.send(hints.map(told)));
            });
        })));
    }

    /// The seat that gets the hint.
    fn may_have_a_hint(&self, player: PlayerId) -> Result<Seat, Refusal> {
        let refused = |code, words| Err(Refusal::new(code, words));
        if !self.state.config().hints {
            return refused(Code::NoHints, say!(WORDS, "hints-off"));
        }
        let Some(seat) = self.state.seat_of(player) else {
            return refused(Code::Forbidden, say!(WORDS, "no-seat"));
        };
        match self.state.phase() {
            Phase::Open => return refused(Code::NotStarted, say!(WORDS, "game-not-begun")),
            Phase::Ended => return refused(Code::Over, say!(WORDS, "game-over")),
            Phase::Playing => {}
        }
        if !self.state.due().contains(seat) {
            return refused(Code::NotAsked, say!(WORDS, "not-asked"));
        }
        if Arc::strong_count(&self.hinting) > 1 {
            return refused(Code::Limit, say!(WORDS, "hint-coming"));
        }
        Ok(seat)
    }
}

fn told(hint: Hint) -> HintInfo {
    HintInfo {
        token: hint.choice.token,
        words: hint.choice.words,
        verdict: match hint.verdict {
            Verdict::Clear => HintVerdict::Clear,
            Verdict::Likely => HintVerdict::Likely,
            Verdict::CloseCall => HintVerdict::CloseCall,
            Verdict::NoDifference => HintVerdict::NoDifference,
        },
        judged: hint.judged,
        chance: hint.chance,
        why: hint.why,
    }
}
