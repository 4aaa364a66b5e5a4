//! What is thought about away from the table: a bot's decision, and hints.

use std::time::Duration;

use bots::{Advice, Advising, Bot, Choosing};
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
    pub(crate) fn new(book: Book<G>, bot: Bot, view: G::View, seat: Seat, rng: FastRng) -> Self {
        BotThought { choosing: Choosing::new(bot, view, seat, rng), book, seat }
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
        let found = self.advising.resume(slice)?;
        let (view, rng) = self.advising.known();
        let sample = G::determinize(view, rng);
        let hint = |advice: Advice<G::Action>| Hint {
            choice: choice(self.book, view, advice.action, &self.speech),
            win: advice.win,
            error: advice.error,
            score: advice.score,
            sure: advice.sure,
            why: sample.say_why(self.seat, advice.action).say(&self.speech),
        };
        Some(found.into_iter().map(hint).collect())
    }

    fn set_patience(&mut self, patience: Duration) {
        self.advising.set_patience(patience);
    }
}
