//! The text form of actions and chance outcomes: `swap:m2,v7+flip`, `s13`, `p@c`, `deal:p`.

use std::fmt;

use tabletop::{Arg, Book, Notation, NotationError, Seat, say};

use super::card_set::Cards;
use super::cards::{Card, Face, Flavour};
use super::table::NO_PLAIN;
use super::{Action, Chance, Donut, WORDS};

/// What follows the cards of an exchange that takes the flipped card.
const WITH_FLIP: &str = "+flip";

impl Notation for Donut {
    fn write_action(book: Book<Self>, action: Action, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match action {
            Action::Name(flavour) => write!(f, "name:{}", flavour_code(book, flavour)),
            Action::In => f.write_str("in"),
            Action::Out => f.write_str("out"),
            Action::Keep => f.write_str("keep"),
            Action::Swap(cards) => write!(f, "swap:{}", List(book, cards.into())),
            Action::SwapWithFlip(cards) => write!(f, "swap:{}{WITH_FLIP}", List(book, cards.into())),
            Action::Leave => f.write_str("leave"),
            Action::Pick(card) => write!(f, "pick:{}", card_text(book, card)),
            Action::Play(face) => f.write_str(&face_text(book, face)),
            Action::LuckyReview => f.write_str("lucky:review"),
            Action::LuckyToken => f.write_str("lucky:token"),
        }
    }

    fn parse_action(book: Book<Self>, text: &str) -> Result<Action, NotationError> {
        match text.split_once(':') {
            Some(("name", code)) => parse_flavour(book, code).map(Action::Name),
            Some(("swap", list)) => match list.strip_suffix(WITH_FLIP) {
                Some(list) => parse_handful(book, list).map(|cards| Action::SwapWithFlip(cards.into())),
                None => parse_handful(book, list).map(|cards| Action::Swap(cards.into())),
            },
            Some(("pick", card)) => parse_card(book, card).map(Action::Pick),
            Some(("lucky", "review")) => Ok(Action::LuckyReview),
            Some(("lucky", "token")) => Ok(Action::LuckyToken),
            Some(("lucky", _)) => Err(NotationError(say!(WORDS, "no-lucky", text: text.to_string()))),
            Some(_) => Err(no_action(text)),
            None => match text {
                "in" => Ok(Action::In),
                "out" => Ok(Action::Out),
                "keep" => Ok(Action::Keep),
                "leave" => Ok(Action::Leave),
                play => parse_face(book, play).map(Action::Play),
            },
        }
    }

    fn write_chance(book: Book<Self>, outcome: Chance, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match outcome {
            Chance::First(seat) => write!(f, "first:{seat}"),
            Chance::Flip(card) => write!(f, "flip:{}", card_text(book, card)),
            Chance::Reveal(card) => write!(f, "reveal:{}", card_text(book, card)),
            Chance::Deal(card) => write!(f, "deal:{}", card_text(book, card)),
            Chance::Draw(card) => write!(f, "draw:{}", card_text(book, card)),
        }
    }

    fn parse_chance(book: Book<Self>, text: &str) -> Result<Chance, NotationError> {
        let card = |text| parse_card(book, text);
        match text.split_once(':') {
            Some(("first", number)) => {
                let seat = number.parse::<Seat>().ok().filter(|seat| book.seats.contains(*seat));
                let unknown = || {
                    let seats = book.seats.get();
                    NotationError(say!(WORDS, "no-seat", text: number.to_string(), seats: seats))
                };
                seat.map(Chance::First).ok_or_else(unknown)
            }
            Some(("flip", text)) => card(text).map(Chance::Flip),
            Some(("reveal", text)) => card(text).map(Chance::Reveal),
            Some(("deal", text)) => card(text).map(Chance::Deal),
            Some(("draw", text)) => card(text).map(Chance::Draw),
            _ => Err(NotationError(say!(WORDS, "no-chance", text: text.to_string()))),
        }
    }
}

fn no_action(text: &str) -> NotationError {
    NotationError(say!(WORDS, "no-action", text: text.to_string()))
}

/// Cards with commas between them.
struct List(Book<Donut>, Cards);

impl fmt::Display for List {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, card) in self.1.iter().enumerate() {
            write!(f, "{}{}", if i > 0 { "," } else { "" }, card_text(self.0, card))?;
        }
        Ok(())
    }
}

/// The letter of a flavour.
pub(super) fn flavour_code(book: Book<Donut>, flavour: Flavour) -> char {
    book.edition.parts.flavours[flavour.index()].code
}

/// A card: `c7`, `p`.
pub(super) fn card_text(book: Book<Donut>, card: Card) -> String {
    let parts = &book.edition.parts;
    match (card.flavour(), card.rank()) {
        (Some(flavour), Some(rank)) => format!("{}{}", flavour_code(book, flavour), parts.ranks[rank].value),
        _ => parts.plain.code.to_string(),
    }
}

/// A card as played: `c7`, `p@c`.
pub(super) fn face_text(book: Book<Donut>, face: Face) -> String {
    match face.card() {
        plain if plain.is_plain() => {
            format!("{}@{}", card_text(book, plain), flavour_code(book, face.flavour()))
        }
        card => card_text(book, card),
    }
}

/// The flavours that are marked as lacked, and the plain if that is.
pub(super) fn void_texts(book: Book<Donut>, marks: u8) -> Vec<String> {
    let lacked = Flavour::ALL.into_iter().filter(|flavour| marks & flavour.bit() != 0);
    let plain = (marks & NO_PLAIN != 0).then(|| card_text(book, Card::PLAIN));
    lacked.map(|flavour| flavour_code(book, flavour).to_string()).chain(plain).collect()
}

pub(super) fn parse_flavour(book: Book<Donut>, text: &str) -> Result<Flavour, NotationError> {
    let code = |flavour: &Flavour| text.chars().eq([flavour_code(book, *flavour)]);
    Flavour::ALL.into_iter().find(code).ok_or_else(|| {
        let codes = Arg::list(Flavour::ALL.map(|flavour| flavour_code(book, flavour).to_string()));
        NotationError(say!(WORDS, "no-flavour", text: text.to_string(), codes: codes))
    })
}

pub(super) fn parse_card(book: Book<Donut>, text: &str) -> Result<Card, NotationError> {
    let parts = &book.edition.parts;
    let unknown = || {
        let [first, ..] = Flavour::ALL;
        let (natural, plain) = (card_text(book, Card::natural(first, 6)), card_text(book, Card::PLAIN));
        NotationError(say!(WORDS, "no-card", text: text.to_string(), natural: natural, plain: plain))
    };
    let mut rest = text.chars();
    let code = rest.next().ok_or_else(unknown)?;
    if code == parts.plain.code && rest.as_str().is_empty() {
        return Ok(Card::PLAIN);
    }
    let flavour = Flavour::ALL.into_iter().find(|flavour| flavour_code(book, *flavour) == code);
    let value = rest.as_str();
    let canonical = value.bytes().all(|b| b.is_ascii_digit()) && (value == "0" || !value.starts_with('0'));
    let value: Option<u8> = value.parse().ok().filter(|_| canonical);
    let rank = value.and_then(|value| parts.ranks.iter().position(|rank| rank.value == value));
    flavour.zip(rank).map(|(flavour, rank)| Card::natural(flavour, rank)).ok_or_else(unknown)
}

pub(super) fn parse_face(book: Book<Donut>, text: &str) -> Result<Face, NotationError> {
    if let Some((card, flavour)) = text.split_once('@') {
        if parse_card(book, card)? != Card::PLAIN {
            return Err(NotationError(say!(WORDS, "no-plain", text: text.to_string())));
        }
        return parse_flavour(book, flavour).map(Face::plain_as);
    }
    let Ok(card) = parse_card(book, text) else { return Err(no_action(text)) };
    Face::natural(card).ok_or_else(|| {
        let [first, ..] = Flavour::ALL;
        let example = face_text(book, Face::plain_as(first));
        NotationError(say!(WORDS, "plain-needs-flavour", text: text.to_string(), example: example))
    })
}

/// The cards of an exchange, in any sequence.
fn parse_handful(book: Book<Donut>, list: &str) -> Result<Cards, NotationError> {
    let cards = list.split(',').map(|text| parse_card(book, text)).collect::<Result<Vec<_>, _>>()?;
    let set: Cards = cards.iter().copied().collect();
    let most = usize::from(book.rules.numbers.exchange_max);
    if set.len() != cards.len() {
        Err(NotationError(say!(WORDS, "card-too-often", text: list.to_string())))
    } else if cards.len() > most {
        let n = cards.len();
        Err(NotationError(say!(WORDS, "too-many-cards", text: list.to_string(), n: n, most: most)))
    } else {
        Ok(set)
    }
}
