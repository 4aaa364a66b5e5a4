//! What is thought about away from the table: a bot's decision, and hints.

use std::time::Duration;

use bots::{Advising, Bot, Choosing, Player, Verdict, say_chance};
use tabletop::{Book, FastRng, Seat, Speech, Token};

use crate::table::{Hint, Resumable, Thinking};
use crate::typed::choice;
use crate::{Answer, Listed};

/// A bot's decision.
pub(crate) struct BotThought<G: Listed> {
    choosing: Choosing<G>,
    book: Book<G>,
    seat: Seat,
}

impl<G: Listed> BotThought<G> {
    pub(crate) fn new(book: Book<G>, player: Player, view: G::View, seat: Seat, rng: FastRng) -> Self {
        BotThought { choosing: Choosing::new(player, view, seat, rng), book, seat }
    }
}

impl<G: Listed> Resumable<Answer> for BotThought<G> {
    fn resume(&mut self, slice: Duration) -> Option<Answer> {
        let action = self.choosing.resume(slice)?;
        let answer = Answer::new(self.seat, Token::<G>::Action(self.book, action));
        Some(answer.cut(self.choosing.was_cut()))
    }

    fn set_patience(&mut self, patience: Duration) {
        self.choosing.set_patience(patience);
    }
}

/// What a strong player thinks of every choice.
pub(crate) struct HintThought<G: Listed> {
    advising: Advising<G>,
    book: Book<G>,
    speech: Speech,
    seat: Seat,
}

impl<G: Listed> HintThought<G> {
    pub(crate) fn new(
        book: Book<G>,
        speech: Speech,
        thinking: Thinking,
        view: G::View,
        seat: Seat,
        rng: FastRng,
    ) -> Self {
        let advising = Advising::new(thinking.effort, Bot::Hard.patience(), view, seat, rng);
        HintThought { advising, book, speech, seat }
    }
}

impl<G: Listed> Resumable<Vec<Hint>> for HintThought<G> {
    fn resume(&mut self, slice: Duration) -> Option<Vec<Hint>> {
        let Some(advice) = self.advising.resume(slice)? else { return Some(Vec::new()) };
        let (view, rng) = self.advising.known();
        let mut reason = G::determinize(view, rng).say_why(self.seat, &advice.comparison);
        let choices = advice.choices.iter().enumerate();
        let hints = choices.map(|(i, advised)| {
            let verdict = advised.verdict;
            let judged = if i == 0 { verdict.of_best() } else { verdict.of_other() };
            // The reason is the best choice's alone. Where nothing depends on it, there is none.
            let reason = reason.take().filter(|_| verdict != Verdict::NoDifference);
            Hint {
                choice: choice(self.book, view, advised.action, &self.speech),
                verdict,
                judged: judged.say(&self.speech),
                win: advised.win,
                chance: advised.win.map(|win| say_chance(win).say(&self.speech)),
                why: reason.as_ref().map(|reason| reason.say(&self.speech)),
                reason,
            }
        });
        Some(hints.collect())
    }

    fn set_patience(&mut self, patience: Duration) {
        self.advising.set_patience(patience);
    }
}
