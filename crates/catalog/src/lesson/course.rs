//! How far somebody has come in a lesson.

use serde::Serialize;
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use tabletop::{Actor, Dealer, Language, Names, Phrase, Seat, Speech, Turn, say};

use super::look::{is, latest, offer, offers};
use super::{Beat, Lesson, Light, NEXT, Sentence, Take, What};
use crate::{CheckedStep, Table, TableError, WORDS};

/// How far somebody has come in a lesson. It follows from the steps that were made and how often the learner went on, so a
/// log gives it again.
#[derive(Clone, Debug)]
pub struct Course {
    pub(super) lesson: &'static Lesson,
    /// The beat that is next.
    pub(super) at: usize,
    /// How many steps of chance were made.
    pub(super) dealt: u64,
    /// Whether what happened is not what the lesson says: it has been written anew since.
    pub(super) lost: bool,
}

/// What the lesson says now, as the learner reads it.
#[derive(Debug)]
pub struct Said {
    /// The how-many-th thing it says, counted from 1.
    pub at: usize,
    /// How many it says in all.
    pub of: usize,
    /// The words.
    pub words: String,
    /// What is to be done now, as tokens; empty where something is only told.
    pub tokens: Vec<String>,
    /// What is lit, as boards take it: a seat, events, an offer.
    pub point: Option<Box<RawValue>>,
    /// Whether this is the last of it.
    pub is_last: bool,
}

/// What the learner did.
#[derive(Debug)]
pub enum Answered {
    /// What was told has been read.
    Read,
    /// The action that was asked for.
    Did(CheckedStep),
}

/// Things to be lit, in the form boards take them.
#[derive(Serialize)]
struct Pointed {
    seat: Option<u8>,
    events: Vec<Value>,
    offer: Option<Value>,
}

impl Course {
    /// The beginning of a lesson, at a table where these steps of [`Lesson::opening`] were made.
    pub fn begin(lesson: &'static Lesson, opening: &[String]) -> Self {
        let dealt = opening.iter().filter(|step| step.starts_with("x.")).count() as u64;
        Course { lesson, at: lesson.opening_beats(), dealt, lost: false }
    }

    /// The lesson.
    pub fn lesson(&self) -> &'static Lesson {
        self.lesson
    }

    /// Whether the log says something else than the lesson does.
    pub fn is_lost(&self) -> bool {
        self.lost
    }

    /// Whether the last thing is being said.
    pub fn is_done(&self) -> bool {
        !self.lost && self.at + 1 >= self.lesson.beats.len()
    }

    /// Whether the learner is asked to do something.
    pub fn asks(&self) -> bool {
        matches!(self.beat(), Some(What::Ask(..)))
    }

    /// What is next, as far as it is neither done nor only for tests.
    fn beat(&self) -> Option<&'static What> {
        self.lesson.beats.get(self.at).filter(|_| !self.lost).map(|beat| &beat.what)
    }

    /// Goes past what needs nobody: expectations, and deals that are complete.
    pub fn settle(&mut self, table: &dyn Table) {
        loop {
            match self.beat() {
                Some(What::Expect(..)) => {}
                Some(What::Deal) if table.turn() != Turn::Chance => {}
                _ => return,
            }
            self.at += 1;
        }
    }

    /// The step that is due and is not the learner's, if there is one.
    pub fn next_step(&self, table: &dyn Table) -> Option<Result<CheckedStep, TableError>> {
        match self.beat()? {
            What::Do(step) => Some(table.read_step(step)),
            What::Deal => Some(table.next_deal(&mut Dealer::resume(self.lesson.seed, self.dealt))),
            What::Expect(..) | What::Tell(_) | What::Ask(..) => None,
        }
    }

    /// The lesson cannot go on as it is written.
    pub fn lose(&mut self) {
        self.lost = true;
    }

    /// Takes into account that a step was made.
    pub fn note(&mut self, actor: Actor, step: &str) {
        self.dealt += u64::from(actor == Actor::Chance);
        match self.beat() {
            Some(What::Do(due)) if *due == step => self.at += 1,
            Some(What::Deal) if actor == Actor::Chance => {}
            Some(What::Ask(..)) if actor == Actor::Seat(self.lesson.seat) => self.at += 1,
            _ => self.lost = true,
        }
    }

    /// Takes into account that the learner has read what was told.
    pub fn note_read(&mut self) {
        match self.beat() {
            Some(What::Tell(_)) if !self.is_done() => self.at += 1,
            _ => self.lost = true,
        }
    }

    /// What comes of what the learner does: `next`, or the token of an action. What the lesson does not mean is refused with
    /// its own words, what the rules do not allow with those of the rules.
    pub fn answer(&self, table: &dyn Table, token: &str) -> Result<Answered, TableError> {
        let seat = self.lesson.seat;
        match self.beat() {
            Some(What::Tell(_)) if !self.is_done() => {
                let first = || TableError::NotMeant(say!(WORDS, "lesson-read-first"));
                if token == NEXT { Ok(Answered::Read) } else { Err(first()) }
            }
            Some(What::Ask(_, task)) => {
                let step = table.read_action(seat, token)?;
                if self.accepted(table).iter().any(|accepted| accepted == token) {
                    return Ok(Answered::Did(step));
                }
                let own = task.otherwise.map(|id| Phrase::new(self.lesson.messages, id, Vec::new()));
                Err(TableError::NotMeant(own.unwrap_or_else(|| say!(WORDS, "lesson-not-meant"))))
            }
            _ => Err(TableError::NotMeant(say!(WORDS, "lesson-over"))),
        }
    }

    /// The tokens that are meant now.
    pub fn accepted(&self, table: &dyn Table) -> Vec<String> {
        let Some(What::Ask(_, task)) = self.beat() else { return Vec::new() };
        let offers = offers(table, self.lesson.seat).into_iter();
        let meant = |token: &str, offer: &Value| match &task.take {
            Take::These(these) => these.contains(&token),
            Take::Where(place, value) => super::look::at(offer, place).is_some_and(|found| is(&found, value)),
            Take::Any => true,
        };
        offers.filter(|(token, offer)| meant(token, offer)).map(|(token, _)| token).collect()
    }

    /// What the lesson says now. Nothing where it cannot go on, and between two of its sentences.
    pub fn said(&self, table: &dyn Table, language: Language) -> Option<Said> {
        let sentence = self.beat()?.sentence()?;
        let is_said = |beat: &&Beat| beat.what.sentence().is_some();
        let (before, all) = (&self.lesson.beats[..=self.at], &self.lesson.beats);
        let tokens = self.accepted(table);
        let phrase = sentence.phrase(self.lesson, table);
        let names = table.seats().seats().map(|seat| table.name(seat)).collect();
        let speech = Speech::new(language, Names::new(names)).to(Some(self.lesson.seat));
        Some(Said {
            at: before.iter().filter(is_said).count(),
            of: all.iter().filter(is_said).count(),
            words: phrase.ok()?.say(&speech),
            point: self.point(sentence, &tokens, table),
            tokens,
            is_last: self.is_done(),
        })
    }

    /// What is lit on the board.
    fn point(&self, sentence: &Sentence, tokens: &[String], table: &dyn Table) -> Option<Box<RawValue>> {
        let seat = self.lesson.seat;
        let number = |seat: Seat| seat.number() as u8;
        let choice = |token: &str| {
            let offer = offer(table, seat, token)?;
            Some(Pointed { seat: Some(number(seat)), events: Vec::new(), offer: Some(offer) })
        };
        let pointed = match (sentence.light, tokens) {
            (Some(Light::Event(kind)), _) => {
                let (actor, event) = latest(table, seat, kind)?;
                Pointed { seat: actor.map(number), events: vec![event], offer: None }
            }
            (Some(Light::Choice(token)), _) => choice(token)?,
            (None, [only]) => choice(only)?,
            (None, _) => return None,
        };
        to_raw_value(&pointed).ok()
    }
}

impl What {
    fn sentence(&self) -> Option<&Sentence> {
        match self {
            What::Tell(sentence) | What::Ask(sentence, _) => Some(sentence),
            What::Do(_) | What::Deal | What::Expect(..) => None,
        }
    }
}

impl Sentence {
    /// With everything that goes into it; the name of what is not there.
    pub(super) fn phrase(&self, lesson: &Lesson, table: &dyn Table) -> Result<Phrase, &'static str> {
        let mut args = Vec::with_capacity(self.with.len());
        for (name, source) in &self.with {
            args.push((*name, source.arg(table, lesson.seat).ok_or(*name)?));
        }
        Ok(Phrase::new(lesson.messages, self.id, args))
    }
}

impl Lesson {
    /// How many beats lead to the position it begins with.
    fn opening_beats(&self) -> usize {
        let said = self.beats.iter().position(|beat| beat.what.sentence().is_some());
        said.unwrap_or(self.beats.len())
    }

    /// Plays the steps that lead to the position it begins with, at a table that has not begun, and returns them as a
    /// record writes them.
    pub fn opening(&'static self, table: &mut dyn Table) -> Result<Vec<String>, TableError> {
        let mut course = Course { lesson: self, at: 0, dealt: 0, lost: false };
        let mut steps = Vec::new();
        course.settle(table);
        while course.at < self.opening_beats() {
            let Some(step) = course.next_step(table) else { break };
            let step = step?;
            let (actor, text) = (step.actor(), step.to_string());
            table.make(step)?;
            course.note(actor, &text);
            course.settle(table);
            steps.push(text);
        }
        Ok(steps)
    }
}
