//! What comes from outside and must make sense before anything is decided: ids, names, settings.

use catalog::Bot;
use protocol::{
    Clock, Code, MAX_CLOCK_SECONDS, MAX_DELAY_SECONDS, MAX_EDITION_BYTES, MIN_DELAY_SECONDS, OnLeave,
    TableConfig, Watching,
};

use super::state::setup;
use crate::WORDS;
use crate::core::Refusal;
use tabletop::{SetupError, say};

/// The longest id a client may give a request.
const LONGEST_ID: usize = 40;

pub(super) fn checked_id(id: &str) -> Result<String, Refusal> {
    if (1..=LONGEST_ID).contains(&id.chars().count()) {
        return Ok(id.to_string());
    }
    let words = say!(WORDS, "bad-id", most: LONGEST_ID);
    Err(Refusal::new(Code::BadRequest, words).of_field("id"))
}

pub(super) fn known_bot(name: &str, field: &'static str) -> Result<Bot, Refusal> {
    name.parse::<Bot>().map_err(|e| Refusal::new(Code::NotFound, e.phrase()).of_field(field))
}

/// A lesson says what it is played with.
fn take_over_lesson(config: &mut TableConfig, id: &str) -> Result<(), Refusal> {
    let unknown = |e: catalog::CatalogError| Refusal::new(Code::NotFound, e.phrase()).of_field("lesson");
    let lesson = catalog::lesson_of(&config.game, id).map_err(unknown)?;
    let own = TableConfig {
        seats: Some(lesson.seats.get() as u8),
        edition: Some(lesson.edition.to_string()),
        edition_toml: None,
        options: lesson.options.iter().cloned().collect(),
        ..config.clone()
    };
    let left_out = config.seats.is_none()
        && config.edition.is_none()
        && config.edition_toml.is_none()
        && config.options.is_empty();
    if *config != own && !left_out {
        return Err(Refusal::new(Code::BadConfig, say!(WORDS, "lesson-settings")).of_field("lesson"));
    }
    *config = own;
    if lesson.is_guided {
        // Nothing is taken back of what is written, and whoever learns has somebody who says what to do.
        (config.undo, config.hints, config.clock) = (false, false, Clock::None);
    }
    Ok(())
}

/// Settings that make a table, with everything left out filled in.
pub fn checked(mut config: TableConfig) -> Result<TableConfig, Refusal> {
    let unknown = |e: catalog::CatalogError| Refusal::new(Code::NotFound, e.phrase()).of_field("game");
    let game = catalog::find(&config.game).map_err(unknown)?;
    if let Some(bot) = &config.stand_in {
        known_bot(bot, "stand_in")?;
    }
    let times = match config.clock {
        Clock::None => vec![],
        Clock::PerMove { seconds } => vec![seconds],
        Clock::Bank { seconds, increment } => vec![seconds, increment.max(1)],
    };
    if times.iter().any(|seconds| !(1..=MAX_CLOCK_SECONDS).contains(seconds)) {
        let words = say!(WORDS, "bad-clock", most: MAX_CLOCK_SECONDS);
        return Err(Refusal::new(Code::BadConfig, words).of_field("clock"));
    }
    if config.grace.is_some_and(|grace| !(1..=MAX_CLOCK_SECONDS).contains(&grace)) {
        let words = say!(WORDS, "bad-grace", most: MAX_CLOCK_SECONDS);
        return Err(Refusal::new(Code::BadConfig, words).of_field("grace"));
    }
    if let Watching::HandsDelayed { seconds } = config.watching
        && !(MIN_DELAY_SECONDS..=MAX_DELAY_SECONDS).contains(&seconds)
    {
        let words = say!(WORDS, "bad-delay", least: MIN_DELAY_SECONDS, most: MAX_DELAY_SECONDS);
        return Err(Refusal::new(Code::BadConfig, words).of_field("watching"));
    }
    if config.edition_toml.as_ref().is_some_and(|text| text.len() > MAX_EDITION_BYTES) {
        let words = say!(WORDS, "edition-large", most: MAX_EDITION_BYTES);
        return Err(Refusal::new(Code::BadConfig, words).of_field("edition_toml"));
    }
    if config.edition.is_some() && config.edition_toml.is_some() {
        let words = say!(WORDS, "edition-twice");
        return Err(Refusal::new(Code::BadConfig, words).of_field("edition_toml"));
    }
    if config.clock == Clock::None && config.on_leave == OnLeave::AfterClock {
        let words = say!(WORDS, "leaver-no-clock");
        return Err(Refusal::new(Code::BadConfig, words).of_field("on_leave"));
    }
    if let Some(id) = config.lesson.clone() {
        take_over_lesson(&mut config, &id)?;
    }
    let impossible = |SetupError(why)| Refusal::new(Code::BadConfig, why).of_field("seats");
    let seats = config.seats.map(|seats| game.meta().seat_count(seats.into()).map_err(impossible));
    config.seats = Some(seats.transpose()?.unwrap_or_else(|| game.meta().default_seats()).get() as u8);
    let own = config.edition_toml.is_some();
    if !own && config.edition.is_none() {
        config.edition = Some(game.default_edition().to_string());
    }
    let field = |e: &catalog::CatalogError| match e {
        catalog::CatalogError::Edition(_) if own => "edition_toml",
        catalog::CatalogError::UnknownEdition { .. } | catalog::CatalogError::Edition(_) => "edition",
        catalog::CatalogError::Option(_) => "options",
        _ => "seats",
    };
    match game.check(&setup(&config, Vec::new())) {
        Ok(()) => {
            // A table keeps all of its edition: what a patch extends may not come with every program.
            let whole = config.edition_toml.as_deref().and_then(|text| game.whole_edition(text).ok());
            Ok(TableConfig { edition_toml: whole, ..config })
        }
        Err(e) => Err(Refusal::new(Code::BadConfig, e.phrase()).of_field(field(&e))),
    }
}
