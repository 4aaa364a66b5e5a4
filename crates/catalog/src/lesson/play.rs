//! Playing a lesson from beginning to end, as tests do: every step through the checked door, every sentence in every
//! language, every expectation.

use tabletop::{Language, Speech};

use super::course::{Answered, Course};
use super::look::written;
use super::{Lesson, NEXT, Sentence, What};
use crate::{EditionChoice, Setup, Table, find};

/// The most things a learner is asked before we give up.
const MOST: usize = 500;

/// Plays a lesson with the edition it names, or with the one whose file this is. Wherever several things may be done, each
/// of them is tried. The fault says in which line.
pub fn play(lesson: &'static Lesson, edition: Option<&str>) -> Result<(), String> {
    let fault = |why: String| format!("{}, {}: {why}", lesson.game, lesson.id);
    let game = find(lesson.game).map_err(|e| e.to_string())?;
    if game.meta().rules_version != lesson.rules {
        let (now, then) = (game.meta().rules_version, lesson.rules);
        return Err(fault(format!(
            "it was written for version {then} of the rules, which are at version {now}"
        )));
    }
    let setup = lesson.setup(Vec::new(), "");
    let setup = match edition {
        Some(text) => Setup { edition: EditionChoice::Text(text.to_string()), ..setup },
        None => setup,
    };
    let mut forks = vec![Vec::new()];
    // Every fork off the main line is played to its end once.
    while let Some(choices) = forks.pop() {
        let is_main = choices.is_empty();
        let mut table = game.open(&setup).map_err(|e| fault(e.to_string()))?;
        let found = walk(lesson, &mut *table, &choices).map_err(fault)?;
        if is_main {
            forks.extend(found);
        }
    }
    Ok(())
}

/// Plays it once, with these choices where it leaves one, and the first thing that is meant otherwise. Returns what else
/// could have been chosen.
fn walk(
    lesson: &'static Lesson,
    table: &mut dyn Table,
    choices: &[(usize, String)],
) -> Result<Vec<Vec<(usize, String)>>, String> {
    let mut others = Vec::new();
    let mut course = Course::at_the_door(lesson);
    for _ in 0..MOST {
        let at = course.at;
        let Some(beat) = lesson.beats.get(at) else { return Ok(others) };
        let fault = |why: String| format!("line {}: {why}", beat.line);
        match &beat.what {
            What::Expect(source, wanted) => {
                let found = source.value(table, lesson.seat);
                let found = found.map_or("nothing".to_string(), |value| written(&value));
                if found != *wanted {
                    return Err(fault(format!("{source:?} is {found}, not {wanted}")));
                }
                course.at += 1;
            }
            What::Do(_) | What::Deal => {
                let before = table.len();
                while course.at == at && course.next_step(table).is_some() {
                    let step =
                        course.next_step(table).expect("just asked").map_err(|e| fault(e.to_string()))?;
                    let (actor, text) = (step.actor(), step.to_string());
                    table.make(step).map_err(|e| fault(e.to_string()))?;
                    course.note(actor, &text);
                    if table.turn() != tabletop::Turn::Chance && course.at == at {
                        course.at += 1;
                    }
                }
                if table.len() == before {
                    return Err(fault("chance is not due".to_string()));
                }
            }
            What::Tell(sentence) => {
                say(lesson, sentence, table).map_err(fault)?;
                if course.is_done() {
                    return Ok(others);
                }
                let Ok(Answered::Read) = course.answer(table, NEXT) else {
                    return Err(fault("nobody can go on".into()));
                };
                course.note_read();
            }
            What::Ask(sentence, task) => {
                say(lesson, sentence, table).map_err(fault)?;
                if let Some(id) = task.otherwise {
                    say_in_all(&tabletop::Phrase::new(lesson.messages, id, Vec::new())).map_err(fault)?;
                }
                let accepted = course.accepted(table);
                if let super::Take::These(these) = &task.take
                    && let Some(token) = these.iter().find(|token| !accepted.iter().any(|one| one == *token))
                {
                    let why = table.why_not(lesson.seat, token, Language::English).unwrap_or_default();
                    return Err(fault(format!("{token} cannot be chosen: {why}")));
                }
                let first =
                    accepted.first().ok_or_else(|| fault("nothing that is meant can be chosen".into()))?;
                let chosen = choices.iter().find(|(place, _)| *place == at).map_or(first, |(_, token)| token);
                others.extend(accepted.iter().skip(1).map(|token| vec![(at, token.clone())]));
                let answered = course.answer(table, chosen).map_err(|e| fault(e.to_string()))?;
                let Answered::Did(step) = answered else {
                    return Err(fault(format!("{chosen} is no action")));
                };
                let (actor, text) = (step.actor(), step.to_string());
                table.make(step).map_err(|e| fault(e.to_string()))?;
                course.note(actor, &text);
            }
        }
        if course.is_lost() {
            return Err(fault("what happened is not what it says".to_string()));
        }
    }
    Err("it does not come to an end".to_string())
}

/// A sentence in every language.
fn say(lesson: &Lesson, sentence: &Sentence, table: &dyn Table) -> Result<(), String> {
    let phrase = sentence.phrase(lesson, table).map_err(|name| format!("there is nothing for ${name}"))?;
    say_in_all(&phrase)
}

fn say_in_all(phrase: &tabletop::Phrase) -> Result<(), String> {
    Language::ALL
        .into_iter()
        .try_for_each(|language| phrase.try_say(&Speech { language, ..Speech::default() }).map(|_| ()))
}

impl Course {
    /// Before the first line.
    fn at_the_door(lesson: &'static Lesson) -> Self {
        Course { lesson, at: 0, dealt: 0, lost: false }
    }
}
