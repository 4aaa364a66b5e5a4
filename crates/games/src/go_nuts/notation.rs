//! The text form of actions and draws: `pick:2`, `steal:p1:glazed`, `draw:plain`.

use std::fmt;

use tabletop::{Book, Notation, NotationError, Phrase, Seat, say};

use super::{Action, Donut, Draw, GoNuts, WORDS};

impl Notation for GoNuts {
    fn write_action(book: Book<Self>, action: Action, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let id = |donut: Donut| &book.edition.parts.types[donut.index()].id;
        match action {
            Action::Pick(place) => write!(f, "pick:{place}"),
            Action::Keep(donut) => write!(f, "keep:{}", id(donut)),
            Action::Salvage(donut) => write!(f, "salvage:{}", id(donut)),
            Action::Steal(seat, donut) => write!(f, "steal:p{seat}:{}", id(donut)),
            Action::Trash(seat, donut) => write!(f, "trash:p{seat}:{}", id(donut)),
            Action::Give(seat, donut) => write!(f, "give:p{seat}:{}", id(donut)),
            Action::Toss(donut) => write!(f, "toss:{}", id(donut)),
            Action::Pass(donut) => write!(f, "pass:{}", id(donut)),
            Action::Clear(0) => f.write_str("clear:none"),
            Action::Clear(places) => {
                f.write_str("clear")?;
                let mut separator = ':';
                for place in (1..=8).filter(|place| places & 1 << (place - 1) != 0) {
                    write!(f, "{separator}{place}")?;
                    separator = '+';
                }
                Ok(())
            }
            Action::ScoopStop => f.write_str("scoop:stop"),
            Action::Scoop(donut) => write!(f, "scoop:{}", id(donut)),
            Action::MilkDrop => f.write_str("milk:drop"),
            Action::MilkPay => f.write_str("milk:pay"),
        }
    }

    fn parse_action(book: Book<Self>, text: &str) -> Result<Action, NotationError> {
        let donut = |id: &str| parse_donut(book, id);
        let target = |text: &str| {
            let unclear = || NotationError(say!(WORDS, "notation-target", text: text.to_string()));
            let (seat, id) = text.split_once(':').ok_or_else(unclear)?;
            Ok((parse_seat(book, seat)?, donut(id)?))
        };
        let (verb, rest) = text.split_once(':').unwrap_or((text, ""));
        match (verb, rest) {
            ("pick", place) => Ok(Action::Pick(parse_place(book, place)?)),
            ("keep", id) => Ok(Action::Keep(donut(id)?)),
            ("salvage", id) => Ok(Action::Salvage(donut(id)?)),
            ("steal", text) => target(text).map(|(seat, donut)| Action::Steal(seat, donut)),
            ("trash", text) => target(text).map(|(seat, donut)| Action::Trash(seat, donut)),
            ("give", text) => target(text).map(|(seat, donut)| Action::Give(seat, donut)),
            ("toss", id) => Ok(Action::Toss(donut(id)?)),
            ("pass", id) => Ok(Action::Pass(donut(id)?)),
            ("clear", "none") => Ok(Action::Clear(0)),
            ("clear", places) => parse_places(book, places).map(Action::Clear),
            ("scoop", "stop") => Ok(Action::ScoopStop),
            ("scoop", id) => Ok(Action::Scoop(donut(id)?)),
            ("milk", "drop") => Ok(Action::MilkDrop),
            ("milk", "pay") => Ok(Action::MilkPay),
            ("milk", _) => fault(say!(WORDS, "notation-milk", text: text.to_string())),
            _ => fault(say!(WORDS, "notation-action", text: text.to_string())),
        }
    }

    fn write_chance(book: Book<Self>, Draw(donut): Draw, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "draw:{}", book.edition.parts.types[donut.index()].id)
    }

    fn parse_chance(book: Book<Self>, text: &str) -> Result<Draw, NotationError> {
        match text.split_once(':') {
            Some(("draw", id)) => Ok(Draw(parse_donut(book, id)?)),
            _ => fault(say!(WORDS, "notation-chance", text: text.to_string())),
        }
    }
}

fn fault<T>(what: Phrase) -> Result<T, NotationError> {
    Err(NotationError(what))
}

pub(super) fn parse_donut(book: Book<GoNuts>, id: &str) -> Result<Donut, NotationError> {
    let found = book.edition.parts.types.iter().position(|donut| donut.id == id);
    let unknown = || NotationError(say!(WORDS, "notation-donut", text: id.to_string()));
    found.map(|i| Donut(i as u8)).ok_or_else(unknown)
}

pub(super) fn parse_seat(book: Book<GoNuts>, text: &str) -> Result<Seat, NotationError> {
    let seat = text.strip_prefix('p').and_then(|number| number.parse::<Seat>().ok());
    let last = book.seats.get();
    let unknown = || NotationError(say!(WORDS, "notation-seat", text: text.to_string(), last: last));
    seat.filter(|seat| book.seats.contains(*seat)).ok_or_else(unknown)
}

fn parse_place(book: Book<GoNuts>, text: &str) -> Result<u8, NotationError> {
    let row = book.rules.row;
    let place = text.parse().ok().filter(|place| (1..=row).contains(place) && text.len() == 1);
    place.ok_or_else(|| NotationError(say!(WORDS, "notation-place", text: text.to_string(), last: row)))
}

fn parse_places(book: Book<GoNuts>, text: &str) -> Result<u8, NotationError> {
    let mut places = 0u8;
    for part in text.split('+') {
        let bit = 1 << (parse_place(book, part)? - 1);
        if bit <= places {
            return fault(say!(WORDS, "notation-places", text: text.to_string()));
        }
        places |= bit;
    }
    Ok(places)
}
