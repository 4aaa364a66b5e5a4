//! Guided games, and positions to practise from.
//!
//! A lesson is a file: the table it is played at, and then, in order, what chance and the others do, what the learner is
//! told and what the learner is asked to do. [`read`] reads it, a [`Course`] knows how far somebody has come in one, and
//! [`play`] plays one from beginning to end through the checked door, as the tests do.
//!
//! A lesson plays on a [`Table`](crate::Table) like every game: nothing of it is acted. It says only which of the things
//! that may happen happens, so it fails as soon as the rules no longer allow it. Numbers in its sentences are looked up
//! when they are said ([`look`]), in the view, the components, an offer or an event.

mod course;
mod look;
mod play;
mod read;
#[cfg(test)]
mod tests;

use tabletop::{Messages, OptionValue, Seat, SeatCount, Seed};

pub use course::{Answered, Course, Said};
pub use play::play;
pub use read::{lesson_of, lessons};

use crate::{EditionChoice, Setup};
use look::Source;

/// What the learner answers when something was told.
pub const NEXT: &str = "next";

/// A guided game, or a position to practise from.
#[derive(Debug)]
pub struct Lesson {
    /// Its name in addresses and lists: `first-game`.
    pub id: &'static str,
    /// Id of the game.
    pub game: &'static str,
    /// Whether somebody is guided; otherwise it is a position from which a game goes on as people like.
    pub is_guided: bool,
    /// About how long it takes.
    pub minutes: u8,
    /// The seat of whoever learns.
    pub seat: Seat,
    /// How many seats there are.
    pub seats: SeatCount,
    /// Id of the edition.
    pub edition: &'static str,
    /// The version of the rules it was written for.
    pub rules: u32,
    /// Options that differ from the edition's defaults.
    pub options: Vec<(String, OptionValue)>,
    /// What chance is dealt from where the file does not say what comes.
    seed: Seed,
    title: &'static str,
    about: &'static str,
    messages: &'static Messages,
    beats: Vec<Beat>,
}

/// A line of a lesson, with where it stands.
#[derive(Debug)]
struct Beat {
    line: usize,
    what: What,
}

/// What is to be, one after the other.
#[derive(Debug)]
enum What {
    /// This step is made: `2.pick:3`, `x.draw:glazed`.
    Do(&'static str),
    /// Chance is dealt until somebody must choose.
    Deal,
    /// Something the sentences rely on.
    Expect(Source, &'static str),
    /// The learner is told something.
    Tell(Sentence),
    /// The learner is asked to do something.
    Ask(Sentence, Task),
}

/// Something said, with what is looked up for it and what is lit.
#[derive(Debug)]
struct Sentence {
    id: &'static str,
    with: Vec<(&'static str, Source)>,
    light: Option<Light>,
}

/// What is lit where nothing is asked.
#[derive(Clone, Copy, Debug)]
enum Light {
    /// What the latest event of this kind speaks of.
    Event(&'static str),
    /// What this choice speaks of.
    Choice(&'static str),
}

/// What the learner is to do.
#[derive(Debug)]
struct Task {
    take: Take,
    /// What is said to whoever does something else that would be allowed.
    otherwise: Option<&'static str>,
}

/// Which choices are meant.
#[derive(Debug)]
enum Take {
    /// These.
    These(Vec<&'static str>),
    /// All whose offer has this value at this place.
    Where(&'static str, &'static str),
    /// Whatever is allowed.
    Any,
}

impl Lesson {
    /// The table it is played at.
    pub fn setup(&self, names: Vec<String>, table: &str) -> Setup {
        Setup {
            seats: Some(self.seats),
            edition: EditionChoice::BuiltIn(self.edition.to_string()),
            options: self.options.clone(),
            names,
            table: table.to_string(),
        }
    }

    /// What it is called.
    pub fn title(&self) -> tabletop::Phrase {
        tabletop::Phrase::new(self.messages, self.title, Vec::new())
    }

    /// One sentence about it.
    pub fn about(&self) -> tabletop::Phrase {
        tabletop::Phrase::new(self.messages, self.about, Vec::new())
    }

    /// Every message that it says, with the names of what goes into it.
    pub fn messages(&self) -> Vec<(&'static str, Vec<&'static str>)> {
        let mut said = vec![(self.title, Vec::new()), (self.about, Vec::new())];
        for beat in &self.beats {
            let (What::Tell(sentence) | What::Ask(sentence, _)) = &beat.what else { continue };
            said.push((sentence.id, sentence.with.iter().map(|(name, _)| *name).collect()));
            if let What::Ask(_, Task { otherwise: Some(id), .. }) = &beat.what {
                said.push((id, Vec::new()));
            }
        }
        said
    }
}
