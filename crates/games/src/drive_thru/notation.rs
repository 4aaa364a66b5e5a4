//! The text form of actions and outcomes: `prepare2:matcha`, `keep:matcha+shards/bun`, `die:4`.

use std::fmt;

use tabletop::{Book, Notation, NotationError, Seat, say};

use super::{Action, Attempt, Baker, Chance, DriveThru, Few, Kitchen, Recipe, Stage, WORDS};

impl Notation for DriveThru {
    fn write_action(book: Book<Self>, action: Action, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let id = |recipe: Recipe| &book.edition.parts.recipes[recipe.index()].id;
        let few = |few: Few, f: &mut fmt::Formatter<'_>| {
            for (i, recipe) in few.iter().enumerate() {
                write!(f, "{}{}", if i > 0 { "+" } else { "" }, id(recipe))?;
            }
            Ok(())
        };
        match action {
            Action::Pick(baker) => write!(f, "pick:{}", book.edition.parts.bakers[baker.index()].id),
            Action::Learn(pieces) => write!(f, "learn{pieces}"),
            Action::Attempt(Attempt { stage, pieces, recipe }) => {
                write!(f, "{}{pieces}:{}", stage.kitchen().id(), id(recipe))
            }
            Action::Coffee => f.write_str("coffee"),
            Action::Take(pieces, kitchen) => write!(f, "take{pieces}:{}", kitchen.id()),
            Action::Keep { kept, replaced } => {
                f.write_str("keep:")?;
                if kept.is_empty() {
                    return f.write_str("none");
                }
                few(kept, f)?;
                if !replaced.is_empty() {
                    f.write_str("/")?;
                    few(replaced, f)?;
                }
                Ok(())
            }
            Action::Spend(n) => write!(f, "spend:{n}"),
            Action::Fail => f.write_str("fail"),
        }
    }

    fn parse_action(book: Book<Self>, text: &str) -> Result<Action, NotationError> {
        let (verb, rest) = match text.split_once(':') {
            Some((verb, rest)) => (verb, Some(rest)),
            None => (text, None),
        };
        let attempt = |stage, pieces, id| {
            Ok(Action::Attempt(Attempt { stage, pieces, recipe: parse_recipe(book, id)? }))
        };
        let take = |pieces, id| Ok(Action::Take(pieces, parse_kitchen(id)?));
        match (verb, rest) {
            ("coffee", None) => Ok(Action::Coffee),
            ("fail", None) => Ok(Action::Fail),
            ("learn1", None) => Ok(Action::Learn(1)),
            ("learn2", None) => Ok(Action::Learn(2)),
            ("prepare1", Some(id)) => attempt(Stage::Prepare, 1, id),
            ("prepare2", Some(id)) => attempt(Stage::Prepare, 2, id),
            ("serve1", Some(id)) => attempt(Stage::Serve, 1, id),
            ("serve2", Some(id)) => attempt(Stage::Serve, 2, id),
            ("take1", Some(id)) => take(1, id),
            ("take2", Some(id)) => take(2, id),
            ("keep", Some(cards)) => parse_keep(book, cards),
            ("spend", Some(n)) => Ok(Action::Spend(parse_number(n, 99)?)),
            ("pick", Some(id)) => Ok(Action::Pick(parse_baker(book, id)?)),
            _ => Err(NotationError(say!(WORDS, "notation-no-action", text: text.to_string()))),
        }
    }

    fn write_chance(book: Book<Self>, outcome: Chance, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match outcome {
            Chance::Start(seat) => write!(f, "start:{seat}"),
            Chance::Baker(baker) => write!(f, "baker:{}", book.edition.parts.bakers[baker.index()].id),
            Chance::Draw(recipe) => write!(f, "draw:{}", book.edition.parts.recipes[recipe.index()].id),
            Chance::Die(face) => write!(f, "die:{face}"),
        }
    }

    fn parse_chance(book: Book<Self>, text: &str) -> Result<Chance, NotationError> {
        match text.split_once(':') {
            Some(("start", seat)) => Ok(Chance::Start(parse_seat(book, seat)?)),
            Some(("baker", id)) => Ok(Chance::Baker(parse_baker(book, id)?)),
            Some(("draw", id)) => Ok(Chance::Draw(parse_recipe(book, id)?)),
            Some(("die", face)) => Ok(Chance::Die(parse_number(face, book.rules.constants.die_faces)?)),
            _ => Err(NotationError(say!(WORDS, "notation-no-outcome", text: text.to_string()))),
        }
    }
}

pub(super) fn parse_recipe(book: Book<DriveThru>, id: &str) -> Result<Recipe, NotationError> {
    let found = book.edition.parts.recipes.iter().position(|recipe| recipe.id == id);
    found
        .and_then(Recipe::new)
        .ok_or_else(|| NotationError(say!(WORDS, "notation-no-recipe", text: id.to_string())))
}

pub(super) fn parse_baker(book: Book<DriveThru>, id: &str) -> Result<Baker, NotationError> {
    let found = book.edition.parts.bakers.iter().position(|baker| baker.id == id);
    found
        .and_then(Baker::new)
        .ok_or_else(|| NotationError(say!(WORDS, "notation-no-baker", text: id.to_string())))
}

pub(super) fn parse_seat(book: Book<DriveThru>, text: &str) -> Result<Seat, NotationError> {
    let seat = text.parse::<Seat>().ok().filter(|seat| book.seats.contains(*seat));
    seat.ok_or_else(|| {
        NotationError(say!(WORDS, "notation-no-seat", text: text.to_string(), seats: book.seats.get()))
    })
}

fn parse_kitchen(id: &str) -> Result<Kitchen, NotationError> {
    let found = Kitchen::ALL.into_iter().find(|kitchen| kitchen.id() == id);
    let unknown = || NotationError(say!(WORDS, "notation-no-kitchen", text: id.to_string()));
    found.ok_or_else(unknown)
}

/// A number from 1 to `most`, written without leading zeros or sign.
fn parse_number(text: &str, most: u8) -> Result<u8, NotationError> {
    let plain = text.bytes().all(|b| b.is_ascii_digit()) && !text.starts_with('0');
    let number = text.parse().ok().filter(|n| plain && (1..=most).contains(n));
    number.ok_or_else(|| NotationError(say!(WORDS, "notation-no-number", text: text.to_string(), most: most)))
}

/// `none`, `matcha`, `matcha/bun`, `matcha+shards/bun+custard`.
fn parse_keep(book: Book<DriveThru>, text: &str) -> Result<Action, NotationError> {
    if text == "none" {
        return Ok(Action::Keep { kept: Few::NONE, replaced: Few::NONE });
    }
    let few = |cards: &str| match cards.split_once('+') {
        None => Ok(Few::one(parse_recipe(book, cards)?)),
        Some((first, second)) => {
            let (first, second) = (parse_recipe(book, first)?, parse_recipe(book, second)?);
            if second < first {
                return Err(NotationError(say!(WORDS, "notation-order", text: cards.to_string())));
            }
            Ok(Few::two(first, second))
        }
    };
    match text.split_once('/') {
        None => Ok(Action::Keep { kept: few(text)?, replaced: Few::NONE }),
        Some((kept, replaced)) => Ok(Action::Keep { kept: few(kept)?, replaced: few(replaced)? }),
    }
}
