//! The text form of actions and chance: `buy:3`, `lay:f3n2`, `put:uc@c4e`, `cash:up`. And of pieces on a mat:
//! `s1@b2n d32@b3s4 uc@g5s op@g7`.

use std::fmt;

use tabletop::{Arg, Book, Notation, NotationError, Phrase, Seat, say};

use super::board::{Facing, STRIP, Square};
use super::mat::Piece;
use super::{
    Action, Chance, Customer, DollarsToDonuts, Donut, Kind, LEVELS, Payment, Placement, Starter, Tile, WORDS,
};

type Parsed<T> = Result<T, NotationError>;
pub(super) type ThisBook = Book<DollarsToDonuts>;

fn fault<T>(message: Phrase) -> Parsed<T> {
    Err(NotationError(message))
}

impl Notation for DollarsToDonuts {
    fn write_action(book: Book<Self>, action: Action, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match action {
            Action::Start { starter, at, facing } => {
                write!(f, "start:{}@{at}{}", starter_id(book, starter), facing.letter())
            }
            Action::NoBuy => f.write_str("nobuy"),
            Action::Buy(price) => write!(f, "buy:{price}"),
            Action::Pay(payment) => write!(f, "pay:{}", Paid(book, payment)),
            Action::Lay(placement) => write!(f, "lay:{placement}"),
            Action::NoPut => f.write_str("noput"),
            Action::Put { kind, at, facing } => {
                write!(f, "put:{}@{at}", kind_id(book, kind))?;
                if book.edition.parts.kinds[kind.index()].holes {
                    Ok(())
                } else {
                    write!(f, "{}", facing.letter())
                }
            }
            Action::NoServe => f.write_str("noserve"),
            Action::Serve { customer, level } => write!(f, "serve:{}-{level}", customer_id(book, customer)),
        }
    }

    fn parse_action(book: Book<Self>, text: &str) -> Parsed<Action> {
        let (verb, rest) = match text.split_once(':') {
            Some((verb, rest)) => (verb, Some(rest)),
            None => (text, None),
        };
        match (verb, rest) {
            ("start", Some(rest)) => match parse_piece(book, rest)? {
                (Piece::Starter(starter, facing), at, _) => Ok(Action::Start { starter, at, facing }),
                _ => fault(say!(WORDS, "notation-starter", text: rest.to_string())),
            },
            ("nobuy", None) => Ok(Action::NoBuy),
            ("buy", Some(price)) => {
                let costs = &book.rules.costs[..book.rules.slots];
                let found = digit(price).filter(|price| costs.contains(price));
                let unknown = || {
                    let prices = Arg::list(costs.iter().rev().map(ToString::to_string));
                    NotationError(say!(WORDS, "notation-price", text: price.to_string(), prices: prices))
                };
                found.map(Action::Buy).ok_or_else(unknown)
            }
            ("pay", Some(rest)) => parse_payment(book, rest).map(Action::Pay),
            ("lay", Some(rest)) => parse_placement(book, rest).map(Action::Lay),
            ("noput", None) => Ok(Action::NoPut),
            ("put", Some(rest)) => match parse_piece(book, rest)? {
                (Piece::Dollar(kind, facing), at, _) => Ok(Action::Put { kind, at, facing }),
                _ => fault(say!(WORDS, "notation-dollar", text: rest.to_string())),
            },
            ("noserve", None) => Ok(Action::NoServe),
            ("serve", Some(rest)) => {
                let (customer, level) = parse_served(book, rest)?;
                Ok(Action::Serve { customer, level })
            }
            _ => fault(say!(WORDS, "notation-action", text: text.to_string())),
        }
    }

    fn write_chance(book: Book<Self>, outcome: Chance, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match outcome {
            Chance::First(seat) => write!(f, "first:{seat}"),
            Chance::Tile(tile) => write!(f, "tile:{}", tile_id(book, tile)),
            Chance::Customer(customer) => write!(f, "cust:{}", customer_id(book, customer)),
            Chance::Cash(kind) => write!(f, "cash:{}", kind_id(book, kind)),
        }
    }

    fn parse_chance(book: Book<Self>, text: &str) -> Parsed<Chance> {
        match text.split_once(':') {
            Some(("first", seat)) => parse_seat(book, seat).map(Chance::First),
            Some(("tile", id)) => parse_tile(book, id).map(Chance::Tile),
            Some(("cust", id)) => parse_customer(book, id).map(Chance::Customer),
            Some(("cash", id)) => parse_kind(book, id).map(Chance::Cash),
            _ => fault(say!(WORDS, "notation-chance", text: text.to_string())),
        }
    }
}

pub(super) fn starter_id(book: ThisBook, starter: Starter) -> &'static str {
    &book.edition.parts.starters[starter.index()].id
}

pub(super) fn tile_id(book: ThisBook, tile: Tile) -> &'static str {
    &book.edition.parts.tiles[tile.index()].id
}

pub(super) fn kind_id(book: ThisBook, kind: Kind) -> &'static str {
    &book.edition.parts.kinds[kind.index()].id
}

pub(super) fn customer_id(book: ThisBook, customer: Customer) -> &'static str {
    &book.edition.parts.customers[customer.index()].id
}

pub(super) fn donut_code(book: ThisBook, donut: Donut) -> char {
    book.edition.parts.types[donut.index()].code
}

/// `op2+uc1`.
struct Paid(ThisBook, Payment);

impl fmt::Display for Paid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, (kind, count)) in self.1.counts().enumerate() {
            write!(f, "{}{}{count}", if i > 0 { "+" } else { "" }, kind_id(self.0, kind))?;
        }
        Ok(())
    }
}

/// `s1@b2n`, `d32@b3s4`, `uc@g5s`, `op@g7`; `blank@c3` for a filled square without halves.
pub(super) fn write_piece(book: ThisBook, (piece, at, length): (Piece, Square, u8)) -> String {
    match piece {
        Piece::Blank => format!("blank@{at}"),
        Piece::Starter(starter, facing) => format!("{}@{at}{}", starter_id(book, starter), facing.letter()),
        Piece::Dollar(kind, _) if book.edition.parts.kinds[kind.index()].holes => {
            format!("{}@{at}", kind_id(book, kind))
        }
        Piece::Dollar(kind, facing) => format!("{}@{at}{}", kind_id(book, kind), facing.letter()),
        Piece::Strip(tile, facing, _) => format!("{}@{at}{}{length}", tile_id(book, tile), facing.letter()),
    }
}

/// Reads what [`write_piece`] writes.
pub(super) fn parse_piece(book: ThisBook, text: &str) -> Parsed<(Piece, Square, u8)> {
    let Some((id, place)) = text.split_once('@') else {
        return fault(say!(WORDS, "notation-piece", text: text.to_string()));
    };
    if id == "blank" {
        return Ok((Piece::Blank, parse_square(book, place)?, 1));
    }
    if let Ok(tile) = parse_tile(book, id) {
        let placement = parse_placement(book, place)?;
        let piece = Piece::Strip(tile, placement.facing, placement.first_position());
        return Ok((piece, placement.at, placement.on_mat));
    }
    if let Some(starter) = find_starter(book, id) {
        let (at, facing) = parse_turned(book, place)?;
        return Ok((Piece::Starter(starter, facing), at, 1));
    }
    let kind = parse_kind(book, id)?;
    if book.edition.parts.kinds[kind.index()].holes {
        let square = parse_square(book, place);
        let turned = || {
            let right = format!("{id}@{}", &place[..2]);
            say!(WORDS, "notation-hole-turned", text: text.to_string(), right: right)
        };
        let is_turned = parse_turned(book, place).is_ok();
        return match square {
            Ok(at) => Ok((Piece::Dollar(kind, Facing::N), at, 1)),
            Err(_) if is_turned => fault(turned()),
            Err(e) => Err(e),
        };
    }
    let (at, facing) = parse_turned(book, place)?;
    Ok((Piece::Dollar(kind, facing), at, 1))
}

/// One digit, written as such.
fn digit(text: &str) -> Option<u8> {
    match text.as_bytes() {
        [digit @ b'0'..=b'9'] => Some(digit - b'0'),
        _ => None,
    }
}

pub(super) fn parse_square(book: ThisBook, text: &str) -> Parsed<Square> {
    let grid = book.rules.grid;
    let last = (b'a' + grid - 1) as char;
    let found = match text.as_bytes() {
        [column @ b'a'..=b'g', row @ b'1'..=b'7'] => Some((column - b'a', row - b'1')),
        _ => None,
    };
    let unknown = || {
        NotationError(say!(WORDS, "notation-square", text: text.to_string(), last: format!("{last}{grid}")))
    };
    found
        .filter(|(column, row)| *column < grid && *row < grid)
        .map(|(column, row)| Square::new(column, row))
        .ok_or_else(unknown)
}

/// `c4e`.
fn parse_turned(book: ThisBook, text: &str) -> Parsed<(Square, Facing)> {
    let mut letters = text.chars();
    let facing = letters.next_back().and_then(Facing::from_letter);
    let Some(facing) = facing else {
        return fault(say!(WORDS, "notation-turned", text: text.to_string()));
    };
    Ok((parse_square(book, letters.as_str())?, facing))
}

/// `f3n2`.
fn parse_placement(book: ThisBook, text: &str) -> Parsed<Placement> {
    let mut letters = text.chars();
    let on_mat = letters.next_back().and_then(|c| c.to_digit(10)).map(|n| n as u8);
    let Some(on_mat) = on_mat.filter(|n| (1..=STRIP).contains(n)) else {
        return fault(say!(WORDS, "notation-placement", text: text.to_string()));
    };
    let (at, facing) = parse_turned(book, letters.as_str())?;
    Ok(Placement { at, facing, on_mat })
}

fn parse_payment(book: ThisBook, text: &str) -> Parsed<Payment> {
    let mut payment = Payment::default();
    let mut next = 0;
    for part in text.split('+') {
        let (id, count) = match part.char_indices().next_back() {
            Some((end, last)) => (&part[..end], last.to_digit(10).filter(|n| *n > 0)),
            None => (part, None),
        };
        let Some(count) = count else {
            return fault(say!(WORDS, "notation-payment-part", text: part.to_string()));
        };
        let kind = parse_kind(book, id)?;
        if kind.0 < next {
            return fault(say!(WORDS, "notation-payment-order", text: text.to_string()));
        }
        next = kind.0 + 1;
        payment = payment.with(kind, count as u8);
    }
    Ok(payment)
}

/// `c14-3`.
pub(super) fn parse_served(book: ThisBook, text: &str) -> Parsed<(Customer, u8)> {
    let Some((id, level)) = text.split_once('-') else {
        return fault(say!(WORDS, "notation-served", text: text.to_string()));
    };
    let customer = parse_customer(book, id)?;
    let level = digit(level).filter(|level| (1..=LEVELS as u8).contains(level));
    let unknown = || NotationError(say!(WORDS, "notation-level", text: text.to_string(), levels: LEVELS));
    level.map(|level| (customer, level)).ok_or_else(unknown)
}

pub(super) fn parse_seat(book: ThisBook, text: &str) -> Parsed<Seat> {
    let seat = text.parse::<Seat>().ok().filter(|seat| book.seats.contains(*seat));
    let unknown =
        || NotationError(say!(WORDS, "notation-seat", text: text.to_string(), seats: book.seats.get()));
    seat.ok_or_else(unknown)
}

pub(super) fn parse_tile(book: ThisBook, id: &str) -> Parsed<Tile> {
    let found = book.edition.parts.tiles.iter().position(|tile| tile.id == id);
    let unknown = || NotationError(say!(WORDS, "notation-no-tile", text: id.to_string()));
    found.map(|i| Tile(i as u8)).ok_or_else(unknown)
}

pub(super) fn parse_customer(book: ThisBook, id: &str) -> Parsed<Customer> {
    let found = book.edition.parts.customers.iter().position(|customer| customer.id == id);
    let unknown = || NotationError(say!(WORDS, "notation-no-customer", text: id.to_string()));
    found.map(|i| Customer(i as u8)).ok_or_else(unknown)
}

pub(super) fn find_starter(book: ThisBook, id: &str) -> Option<Starter> {
    let found = book.edition.parts.starters.iter().position(|starter| starter.id == id);
    found.map(|i| Starter(i as u8))
}

pub(super) fn parse_kind(book: ThisBook, id: &str) -> Parsed<Kind> {
    let found = book.edition.parts.kinds.iter().position(|kind| kind.id == id);
    let unknown = || NotationError(say!(WORDS, "notation-no-kind", text: id.to_string()));
    found.map(|i| Kind(i as u8)).ok_or_else(unknown)
}

#[cfg(feature = "testing")]
pub(super) fn parse_donut(book: ThisBook, code: &str) -> Parsed<Donut> {
    let found = book.edition.parts.types.iter().position(|donut| code.chars().eq([donut.code]));
    let unknown = || NotationError(say!(WORDS, "notation-no-type", text: code.to_string()));
    found.map(|i| Donut(i as u8)).ok_or_else(unknown)
}
