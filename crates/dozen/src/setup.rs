//! From arguments to a table: the game, its edition, its options, its seats.

use std::ffi::OsStr;
use std::path::Path;

use catalog::{AnyGame, EditionChoice, Player, Setup};
use tabletop::{Language, Meta, OptionValue, Seat, SeatCount};

use crate::cli::TableArgs;
use crate::failure::Failure;
use crate::files;

/// What the arguments ask for. Names are left to the caller.
pub(crate) fn read(game: &dyn AnyGame, args: &TableArgs) -> Result<Setup, Failure> {
    Ok(Setup {
        seats: args.seats.map(|seats| seat_count(game.meta(), seats)).transpose()?,
        edition: args.edition.as_deref().map_or(Ok(EditionChoice::Default), |named| edition(game, named))?,
        options: options(&args.options)?,
        ..Setup::default()
    })
}

/// A number of seats this game can be played by.
pub(crate) fn seat_count(meta: &Meta, seats: usize) -> Result<SeatCount, Failure> {
    meta.seat_count(seats).map_err(|e| Failure::usage(format!("{e}: change --seats")))
}

/// A seat of a table of this size, by its number.
pub(crate) fn seat(number: usize, seats: SeatCount) -> Result<Seat, Failure> {
    let found = Seat::from_number(number).filter(|seat| seats.contains(*seat));
    found.ok_or_else(|| Failure::usage(format!("there is no seat {number}: the seats are 1 to {seats}")))
}

/// A built-in edition by its id, or else a file.
pub(crate) fn edition(game: &dyn AnyGame, named: &OsStr) -> Result<EditionChoice, Failure> {
    let editions = game.editions(Language::English);
    let looks_like_a_path =
        Path::new(named).components().count() > 1 || Path::new(named).extension().is_some();
    if let Some(id) = named.to_str() {
        if editions.iter().any(|edition| edition.id == id) {
            return Ok(EditionChoice::BuiltIn(id.to_string()));
        }
        if !looks_like_a_path && !Path::new(named).exists() {
            let known: Vec<&str> = editions.iter().map(|edition| edition.id.as_str()).collect();
            let message = format!(
                "there is no edition '{id}' and no such file; the built-in editions are: {}",
                known.join(", ")
            );
            return Err(Failure::usage(message));
        }
    }
    Ok(EditionChoice::Text(edition_file(game, Path::new(named))?))
}

/// The text of an edition file, checked.
pub(crate) fn edition_file(game: &dyn AnyGame, path: &Path) -> Result<String, Failure> {
    let text = files::read_text(path)?;
    let fault = |e| Failure::failed(format!("{}: {e}", files::name(path)));
    game.load_edition(&text).map_err(fault)?;
    Ok(text)
}

/// Options may be repeated, but not contradict each other.
fn options(given: &[(String, OptionValue)]) -> Result<Vec<(String, OptionValue)>, Failure> {
    for (i, (name, value)) in given.iter().enumerate() {
        if let Some((_, other)) = given[..i].iter().find(|(before, other)| before == name && other != value) {
            let message =
                format!("--option {name} is given twice, as {other} and as {value}: keep one of them");
            return Err(Failure::usage(message));
        }
    }
    Ok(given.to_vec())
}

/// One bot for each of `n` seats: one name stands for all of them.
pub(crate) fn one_per_seat(named: &[Player], n: usize, flag: &str) -> Result<Vec<Player>, Failure> {
    match named {
        [all] => Ok(vec![*all; n]),
        each if each.len() == n => Ok(each.to_vec()),
        each => Err(Failure::usage(format!(
            "{flag} names {} bots for {n} seats: name one for all, or one for each",
            each.len()
        ))),
    }
}

/// A number nobody could foresee, short enough to be typed again.
pub(crate) fn random_number() -> Result<u64, Failure> {
    let number = getrandom::u32()
        .map_err(|e| Failure::failed(format!("no random seed: {e}; give one with --seed")))?;
    Ok(number.into())
}
