//! The text form of actions and chance outcomes: `move:3@4.11`, `use:s05`, `dice:63`.

use std::fmt;

use tabletop::{Book, Notation, NotationError, Rulebook, Seat, say};

use super::board::{DIRS, Space};
use super::{Action, BadDay, Card, Chance, Dice, Dir, Disc, WORDS};

/// How the components of a book are called.
pub(super) trait CardNames {
    /// Name in notation.
    fn card_id(&self, card: Card) -> &'static str;
    /// Name for people.
    fn card_name(&self, card: Card) -> &'static str;
}

impl CardNames for Rulebook<BadDay> {
    fn card_id(&self, card: Card) -> &'static str {
        let parts = &self.edition.parts;
        match card.index().checked_sub(parts.donuts.len()) {
            None => &parts.donuts[card.index()].id,
            Some(special) => parts.specials.get(special).map_or("?", |card| &card.id),
        }
    }

    fn card_name(&self, card: Card) -> &'static str {
        let parts = &self.edition.parts;
        match card.index().checked_sub(parts.donuts.len()) {
            None => &parts.donuts[card.index()].name,
            Some(special) => parts.specials.get(special).map_or("?", |card| &card.name),
        }
    }
}

impl Notation for BadDay {
    fn write_action(book: Book<Self>, action: Action, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let id = |card: Card| book.card_id(card);
        let name = |space: Space| book.rules.board.name(space);
        match action {
            Action::Bake(card) => write!(f, "bake:{}", id(card)),
            Action::BakeNone => f.write_str("bake:none"),
            Action::Roll => f.write_str("roll"),
            Action::Skip => f.write_str("skip"),
            Action::Move(disc, space) => write!(f, "move:{}@{}", disc.0 + 1, name(space)),
            Action::Stop => f.write_str("stop"),
            Action::Fight(space) => write!(f, "fight:{}", name(space)),
            Action::Use(card) => write!(f, "use:{}", id(card)),
            Action::Heal(card, disc) => write!(f, "use:{}@{}", id(card), disc.0 + 1),
            Action::Steer(card, dir) => write!(f, "use:{}@{}", id(card), dir.id()),
            Action::Pass => f.write_str("pass"),
            Action::Go(dir) => write!(f, "go:{}", dir.id()),
        }
    }

    fn parse_action(book: Book<Self>, text: &str) -> Result<Action, NotationError> {
        let unknown = || NotationError(say!(WORDS, "notation-action", text: text.to_string()));
        let Some((verb, rest)) = text.split_once(':') else {
            return match text {
                "roll" => Ok(Action::Roll),
                "skip" => Ok(Action::Skip),
                "stop" => Ok(Action::Stop),
                "pass" => Ok(Action::Pass),
                _ => Err(unknown()),
            };
        };
        match (verb, rest.split_once('@')) {
            ("bake", None) if rest == "none" => Ok(Action::BakeNone),
            ("bake", None) => Ok(Action::Bake(parse_donut(book, rest)?)),
            ("move", Some((disc, space))) => {
                Ok(Action::Move(parse_disc(book, disc)?, parse_space(book, space)?))
            }
            ("move", None) => Err(NotationError(say!(WORDS, "notation-move", text: text.to_string()))),
            ("fight", None) => Ok(Action::Fight(parse_space(book, rest)?)),
            ("use", None) => Ok(Action::Use(parse_special(book, rest)?)),
            ("use", Some((card, target))) => {
                let card = parse_special(book, card)?;
                match DIRS.into_iter().find(|dir| dir.id() == target) {
                    Some(dir) => Ok(Action::Steer(card, dir)),
                    None => Ok(Action::Heal(card, parse_disc(book, target)?)),
                }
            }
            ("go", None) => Ok(Action::Go(parse_dir(rest)?)),
            _ => Err(unknown()),
        }
    }

    fn write_chance(book: Book<Self>, outcome: Chance, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match outcome {
            Chance::Start(seat) => write!(f, "start:{seat}"),
            Chance::Draw(card) => write!(f, "draw:{}", book.card_id(card)),
            Chance::Pool(dice) => write!(f, "pool:{dice}"),
            Chance::Dice(dice) => write!(f, "dice:{dice}"),
            Chance::Evac(die) => write!(f, "evac:{die}"),
        }
    }

    fn parse_chance(book: Book<Self>, text: &str) -> Result<Chance, NotationError> {
        let dice = |text: &str| {
            Dice::parse(text)
                .ok_or_else(|| NotationError(say!(WORDS, "notation-dice", text: text.to_string())))
        };
        match text.split_once(':') {
            Some(("start", seat)) => {
                let found = seat.parse::<Seat>().ok().filter(|seat| book.seats.contains(*seat));
                let unknown =
                    || say!(WORDS, "notation-seat", text: seat.to_string(), seats: book.seats.get());
                found.map(Chance::Start).ok_or_else(|| NotationError(unknown()))
            }
            Some(("draw", id)) => Ok(Chance::Draw(parse_card(book, id)?)),
            Some(("pool", rolled)) => Ok(Chance::Pool(dice(rolled)?)),
            Some(("dice", rolled)) => Ok(Chance::Dice(dice(rolled)?)),
            Some(("evac", face)) => match face.as_bytes() {
                [digit @ b'1'..=b'6'] => Ok(Chance::Evac(digit - b'0')),
                _ => Err(NotationError(say!(WORDS, "notation-die", text: face.to_string()))),
            },
            _ => Err(NotationError(say!(WORDS, "notation-chance", text: text.to_string()))),
        }
    }
}

pub(super) fn parse_card(book: Book<BadDay>, id: &str) -> Result<Card, NotationError> {
    let cards = book.rules.all_cards.count_ones() as u8;
    let found = (0..cards).map(Card).find(|card| book.card_id(*card) == id);
    found.ok_or_else(|| NotationError(say!(WORDS, "notation-card", text: id.to_string())))
}

fn parse_donut(book: Book<BadDay>, id: &str) -> Result<Card, NotationError> {
    let card = parse_card(book, id)?;
    match book.rules.special(card) {
        None => Ok(card),
        Some(_) => Err(NotationError(say!(WORDS, "notation-not-baked", text: id.to_string()))),
    }
}

pub(super) fn parse_special(book: Book<BadDay>, id: &str) -> Result<Card, NotationError> {
    let card = parse_card(book, id)?;
    match book.rules.special(card) {
        Some(_) => Ok(card),
        None => Err(NotationError(say!(WORDS, "notation-not-spent", text: id.to_string()))),
    }
}

/// A number as it is written: no sign, no leading zero.
fn parse_number(text: &str) -> Option<u8> {
    text.parse::<u8>().ok().filter(|number| number.to_string() == text)
}

pub(super) fn parse_disc(book: Book<BadDay>, text: &str) -> Result<Disc, NotationError> {
    let discs = book.rules.all_discs.count_ones() as u8;
    let found = parse_number(text).filter(|number| (1..=discs).contains(number));
    let unknown = || say!(WORDS, "notation-disc", text: text.to_string(), discs: discs);
    found.map(|number| Disc(number - 1)).ok_or_else(|| NotationError(unknown()))
}

pub(super) fn parse_space(book: Book<BadDay>, text: &str) -> Result<Space, NotationError> {
    let board = &book.rules.board;
    let parts = text.split_once('.').and_then(|(ring, spoke)| parse_number(ring).zip(parse_number(spoke)));
    let found = parts.and_then(|(ring, spoke)| board.space(ring, spoke));
    found.ok_or_else(|| {
        let last = board.name(Space(board.spaces() - 1)).to_string();
        NotationError(say!(WORDS, "notation-space", text: text.to_string(), last: last))
    })
}

pub(super) fn parse_dir(text: &str) -> Result<Dir, NotationError> {
    let found = DIRS.into_iter().find(|dir| dir.id() == text);
    found.ok_or_else(|| NotationError(say!(WORDS, "notation-direction", text: text.to_string())))
}
