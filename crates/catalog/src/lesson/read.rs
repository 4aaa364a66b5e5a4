//! Reading the file of a lesson.

use std::sync::LazyLock;

use tabletop::{Messages, OptionValue, Seat, SeatCount, Seed};

use super::look::Source;
use super::{Beat, Lesson, Light, Sentence, Take, Task, What};
use crate::{AnyGame, CatalogError, GAMES};

/// Every lesson of every game. What cannot be read is left out; a test looks for that.
static LESSONS: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
    let all = GAMES.iter().flat_map(|game| read_all(*game));
    all.filter_map(Result::ok).collect()
});

/// The lessons of a game and the positions to practise from.
pub fn lessons(game: &str) -> impl Iterator<Item = &'static Lesson> {
    LESSONS.iter().filter(move |lesson| lesson.game == game)
}

/// A game's lesson with this id.
pub fn lesson_of(game: &str, id: &str) -> Result<&'static Lesson, CatalogError> {
    lessons(game).find(|lesson| lesson.id == id).ok_or_else(|| CatalogError::UnknownLesson {
        name: id.to_string(),
        known: lessons(game).map(|lesson| lesson.id).collect(),
    })
}

/// Reads every lesson of a game, and says what is wrong with those that cannot be read.
pub(crate) fn read_all(game: &dyn AnyGame) -> Vec<Result<Lesson, String>> {
    let texts = game.lesson_texts().iter();
    texts.map(|text| read(game.meta().id, game.messages(), text)).collect()
}

/// Reads the file of a lesson. The fault says in which line.
pub(crate) fn read(
    game: &'static str,
    messages: &'static Messages,
    text: &'static str,
) -> Result<Lesson, String> {
    let mut reader = Reader::default();
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.split(" #").next().unwrap_or_default().trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        reader.take(number, line).map_err(|why| format!("line {number}: {why}"))?;
    }
    reader.finish(game, messages)
}

/// What has been read so far.
#[derive(Default)]
struct Reader {
    id: Option<(&'static str, bool)>,
    edition: Option<&'static str>,
    rules: Option<u32>,
    seats: Option<SeatCount>,
    seat: Option<Seat>,
    seed: u64,
    minutes: u8,
    title: Option<&'static str>,
    about: Option<&'static str>,
    options: Vec<(String, OptionValue)>,
    beats: Vec<Beat>,
}

impl Reader {
    fn take(&mut self, line: usize, text: &'static str) -> Result<(), String> {
        let (word, rest) = text.split_once(' ').map_or((text, ""), |(word, rest)| (word, rest.trim()));
        let mut beat = |what| self.beats.push(Beat { line, what });
        match word {
            "lesson" | "practice" => self.id = Some((one(rest)?, word == "lesson")),
            "edition" => self.edition = Some(one(rest)?),
            "rules" => self.rules = Some(number(rest)?),
            "seats" => self.seats = Some(SeatCount::new(number(rest)?).ok_or("there are no so many seats")?),
            "seat" => self.seat = Some(seat(rest)?),
            "seed" => self.seed = number(rest)?,
            "minutes" => self.minutes = number(rest)?,
            "title" => self.title = Some(one(rest)?),
            "about" => self.about = Some(one(rest)?),
            "option" => {
                let (name, value) = rest.split_once('=').ok_or("an option is written name=value")?;
                self.options.push((name.to_string(), option_value(value)));
            }
            "do" => rest.split_whitespace().for_each(|step| beat(What::Do(step))),
            "deal" => beat(What::Deal),
            "expect" => {
                let (from, value) = rest.rsplit_once(' ').ok_or("it says what is to be where")?;
                beat(What::Expect(source(from)?, value));
            }
            "tell" => beat(What::Tell(Sentence::new(one(rest)?))),
            "ask" => {
                let task = Task { take: Take::These(Vec::new()), otherwise: None };
                beat(What::Ask(Sentence::new(one(rest)?), task));
            }
            "with" => {
                let (name, from) = rest.split_once('=').ok_or("it is written: with name = source")?;
                self.sentence()?.with.push((name.trim(), source(from.trim())?));
            }
            "light" => {
                let light = rest.strip_prefix("event ").map_or(Light::Choice(rest), Light::Event);
                self.sentence()?.light = Some(light);
            }
            "take" => self.task()?.take = take(rest),
            "otherwise" => self.task()?.otherwise = Some(one(rest)?),
            _ => return Err(format!("'{word}' is not a word of a lesson")),
        }
        Ok(())
    }

    /// The sentence that was begun last.
    fn sentence(&mut self) -> Result<&mut Sentence, String> {
        match self.beats.last_mut() {
            Some(Beat { what: What::Tell(sentence) | What::Ask(sentence, _), .. }) => Ok(sentence),
            _ => Err("this belongs below a tell or an ask".to_string()),
        }
    }

    fn task(&mut self) -> Result<&mut Task, String> {
        match self.beats.last_mut() {
            Some(Beat { what: What::Ask(_, task), .. }) => Ok(task),
            _ => Err("this belongs below an ask".to_string()),
        }
    }

    fn finish(self, game: &'static str, messages: &'static Messages) -> Result<Lesson, String> {
        let missing = |what: &str| format!("it does not say the {what}");
        let (id, is_guided) = self.id.ok_or_else(|| missing("lesson or practice"))?;
        for Beat { line, what } in &self.beats {
            let is_open =
                matches!(what, What::Ask(_, Task { take: Take::These(these), .. }) if these.is_empty());
            if is_open {
                return Err(format!("line {line}: nothing says what the learner is to do: take TOKEN"));
            }
            if !is_guided && matches!(what, What::Ask(..) | What::Tell(_)) {
                return Err(format!("line {line}: nobody is told or asked anything in a position"));
            }
        }
        if is_guided && !matches!(self.beats.last(), Some(Beat { what: What::Tell(_), .. })) {
            return Err("a lesson ends with a tell".to_string());
        }
        Ok(Lesson {
            id,
            game,
            is_guided,
            minutes: self.minutes,
            seat: self.seat.unwrap_or(Seat::new(0)),
            seats: self.seats.ok_or_else(|| missing("seats"))?,
            edition: self.edition.ok_or_else(|| missing("edition"))?,
            rules: self.rules.ok_or_else(|| missing("rules"))?,
            options: self.options,
            seed: Seed::from_number(self.seed),
            title: self.title.ok_or_else(|| missing("title"))?,
            about: self.about.ok_or_else(|| missing("about"))?,
            messages,
            beats: self.beats,
        })
    }
}

impl Sentence {
    fn new(id: &'static str) -> Self {
        Sentence { id, with: Vec::new(), light: None }
    }
}

fn one(text: &'static str) -> Result<&'static str, String> {
    if text.is_empty() || text.contains(' ') { Err("one word belongs here".to_string()) } else { Ok(text) }
}

fn number<N: std::str::FromStr>(text: &str) -> Result<N, String> {
    text.parse().map_err(|_| format!("'{text}' is not a number that fits here"))
}

fn seat(text: &str) -> Result<Seat, String> {
    text.parse::<Seat>().map_err(|()| format!("'{text}' is not a seat"))
}

fn option_value(text: &str) -> OptionValue {
    match (text.parse(), text.parse()) {
        (Ok(switch), _) => OptionValue::Bool(switch),
        (_, Ok(number)) => OptionValue::Int(number),
        _ => OptionValue::Word(text.to_string()),
    }
}

fn take(text: &'static str) -> Take {
    let mut words = text.split_whitespace();
    match (words.next(), words.next(), words.next()) {
        (Some("any"), None, _) => Take::Any,
        (Some("where"), Some(place), Some(value)) => Take::Where(place, value),
        _ => Take::These(text.split_whitespace().collect()),
    }
}

/// Where something is looked up: `view /place`, `offer pick:2 /gain`, `points 1`.
fn source(text: &'static str) -> Result<Source, String> {
    let mut words = text.split_whitespace();
    let found = match (words.next(), words.next(), words.next()) {
        (Some("view"), Some(place), None) => Source::View(place),
        (Some("parts"), Some(place), None) => Source::Parts(place),
        (Some("option"), Some(name), None) => Source::Option(name),
        (Some("offer"), Some(token), Some(place)) => Source::Offer(token, place),
        (Some("event"), Some(kind), Some(place)) => Source::Event(kind, place),
        (Some("points"), Some(number), None) => Source::Points(seat(number)?),
        (Some("seat"), Some(number), None) => Source::Seat(seat(number)?),
        _ => {
            return Err(format!(
                "'{text}' does not say where to look: view /place, parts /place, option name, \
                                 offer token /place, event kind /place, points seat, seat number"
            ));
        }
    };
    Ok(found)
}
