//! Components and options of Doughnut Drive-Thru: an edition file, read and checked.

use std::collections::BTreeMap;

use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use tabletop::{EditionError, EditionFile, OptionKind, OptionSpec, Parts, Status};
use toml::Spanned;

use super::cards::MAX_CARDS;
use super::{Kitchen, MAX_BAKERS, SEATS};

/// The options of the game; editions give the defaults.
static OPTIONS: [OptionSpec; 6] = [
    OptionSpec {
        name: "bakers",
        kind: OptionKind::Choice(&["off", "draft", "random"]),
        help: "Whether every seat plays a baker with a power of its own: none, picked by the seats, or dealt",
    },
    OptionSpec {
        name: "first_player",
        kind: OptionKind::Choice(&["random", "seat1"]),
        help: "Who begins: a seat drawn by chance, or seat 1",
    },
    OptionSpec {
        name: "fresh_recognition_ready",
        kind: OptionKind::Bool,
        help: "Whether a recipe just served is a ready Recognition, or comes in used",
    },
    OptionSpec {
        name: "starter_counts_as_type",
        kind: OptionKind::Bool,
        help: "Whether a served starter is one more type in the tie-break",
    },
    OptionSpec {
        name: "starter_recycles",
        kind: OptionKind::Bool,
        help: "Whether a replaced starter goes to the discard pile, or leaves the game",
    },
    OptionSpec {
        name: "max_rounds",
        kind: OptionKind::Int { min: 0, max: 1_000_000 },
        help: "The game ends after this round at the latest; 0 is no limit (300 suits bots left alone)",
    },
];

/// The components of an edition.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Parts"))]
pub struct Bakery {
    /// One entry per recipe, in the order of the file; the position is the recipe's index.
    pub recipes: Vec<RecipeCard>,
    /// The bakers, in the order of the file.
    pub bakers: Vec<BakerCard>,
    /// The four Kitchen cards in order; in notation they are `learn`, `prepare`, `serve`, `coffee`.
    pub kitchen: [KitchenCard; 4],
    /// The treat types, in the order of the file.
    pub types: Vec<String>,
    /// Numbers that hold for every table.
    pub(super) constants: Constants,
    /// One entry per number of seats from `constants.seats_min`.
    pub(super) tables: Vec<TableSize>,
    /// Which recipe everybody starts with.
    pub(super) starter: usize,
}

/// A recipe as it stands on its cards.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RecipeCard {
    /// Name in notation.
    pub id: String,
    /// Name for people.
    pub name: String,
    /// Position of its treat type, if it has one.
    pub treat: Option<usize>,
    /// What serving it earns.
    pub tip: u8,
    /// What a roll must reach to prepare it.
    pub prepare: u8,
    /// What a roll must reach to serve it.
    pub serve: u8,
    /// Cards in the box.
    pub copies: usize,
    /// Whether every seat starts with one.
    pub starter: bool,
    /// How sure the card is as a whole.
    pub status: Status,
}

/// A baker and what it changes.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BakerCard {
    /// Name in notation.
    pub id: String,
    /// Name for people.
    pub name: String,
    /// Cards drawn at Learn with one piece, with two pieces; `None`: as everybody.
    pub learn_draw: Option<Vec<u8>>,
    /// Cards kept at Learn at most; `None`: as everybody.
    pub learn_keep_max: Option<u8>,
    /// Added to Prepare rolls.
    pub prepare_bonus: u8,
    /// Added to Serve rolls.
    pub serve_bonus: u8,
    /// Recognitions made ready at the start of every own turn.
    pub refresh_at_turn_start: u8,
}

/// A Kitchen card.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct KitchenCard {
    /// Name for people.
    pub name: String,
    /// Pieces that may be placed in one turn, at most.
    pub pieces_max: u8,
    /// Learn only: cards drawn with one piece, with two pieces.
    pub draw: Vec<u8>,
    /// Learn only: cards kept at most.
    pub keep_max: u8,
}

/// Numbers that hold for every table.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Constants {
    /// Smallest table.
    pub(super) seats_min: usize,
    /// Largest table.
    pub(super) seats_max: usize,
    /// Sides of the die.
    pub(super) die_faces: u8,
    /// A roll of so much always fails.
    pub(super) natural_fail: u8,
    /// Pieces taken back in one turn, at most.
    pub(super) take_max: u8,
    /// Unprepared recipes a seat may have.
    pub(super) unprepared_limit: u8,
    /// So many served recipes bring the last round.
    pub(super) served_to_end: u8,
    /// Added to a roll with two pieces.
    pub(super) two_piece_bonus: u8,
}

/// Numbers that depend on how many play.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct TableSize {
    /// Pieces of each seat.
    pub(super) pieces_each: u8,
    /// How many a hand can hold.
    pub(super) hand_limit: u8,
    /// Pieces a Kitchen card can hold.
    pub(super) plates: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Raw {
    #[serde(rename = "edition")]
    _edition: IgnoredAny,
    #[serde(rename = "options")]
    _options: IgnoredAny,
    #[serde(rename = "status_words")]
    _status_words: Option<IgnoredAny>,
    #[serde(rename = "options_status")]
    _options_status: Option<IgnoredAny>,
    constants: Spanned<RawConstants>,
    setup: Vec<Spanned<RawSetup>>,
    kitchen: Vec<Spanned<RawKitchen>>,
    baker: Vec<Spanned<RawBaker>>,
    r#type: Vec<Spanned<RawType>>,
    recipe: Vec<Spanned<RawRecipe>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawConstants {
    #[serde(rename = "status")]
    _status: Option<Status>,
    min_seats: i64,
    max_seats: i64,
    pieces_in_box: i64,
    recipes_in_box: i64,
    die_faces: i64,
    natural_fail: i64,
    place_max: i64,
    take_max: i64,
    unprepared_limit: i64,
    served_to_end: i64,
    two_piece_bonus: i64,
    recognition_bonus: i64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSetup {
    seats: i64,
    pieces_each: i64,
    hand_limit: i64,
    plates: i64,
    starters_removed: i64,
    #[serde(rename = "status")]
    _status: Option<Status>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawKitchen {
    id: String,
    name: String,
    pieces: Vec<i64>,
    draw: Option<Vec<i64>>,
    keep_max: Option<i64>,
    #[serde(rename = "status")]
    _status: Option<Status>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawBaker {
    id: String,
    name: String,
    learn_draw: Option<Vec<i64>>,
    learn_keep_max: Option<i64>,
    prepare_bonus: Option<i64>,
    serve_bonus: Option<i64>,
    refresh_at_turn_start: Option<i64>,
    #[serde(rename = "status")]
    _status: Option<Status>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawType {
    id: String,
    #[serde(rename = "status")]
    _status: Option<Status>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawRecipe {
    id: String,
    name: String,
    r#type: String,
    tip: i64,
    prepare: i64,
    serve: i64,
    copies: i64,
    starter: bool,
    cells: Option<BTreeMap<String, Status>>,
    status: Status,
}

impl Parts for Bakery {
    const GAME: &'static str = "drive-thru";
    const BUILT_IN: &'static [&'static str] =
        &[include_str!("../../data/drive-thru.toml"), include_str!("../../data/drive-thru-d6.toml")];
    const OPTIONS: &'static [OptionSpec] = &OPTIONS;

    fn read(file: &EditionFile<'_>) -> Result<Self, EditionError> {
        let raw: Raw = file.read()?;
        let at_constants = |message: String| file.fault(raw.constants.span(), "[constants]", message);
        let constants = read_constants(raw.constants.get_ref()).map_err(at_constants)?;
        let place_max = raw.constants.get_ref().place_max;

        let types = rows(
            file,
            &raw.r#type,
            "type",
            |row: &RawType| &row.id,
            |row| {
                if row.id.is_empty() || row.id.chars().any(char::is_whitespace) {
                    return Err("a type needs an id of at least one letter".to_string());
                }
                Ok(row.id.clone())
            },
        )?;
        if types.len() > MAX_TYPES {
            return Err(at_constants(format!("{} types are too many: at most {MAX_TYPES}", types.len())));
        }
        let recipes =
            rows(file, &raw.recipe, "recipe", |row: &RawRecipe| &row.id, |row| read_recipe(row, &types))?;
        let kitchen = read_kitchen(file, &raw.kitchen, place_max)?;
        let learn = &kitchen[Kitchen::Learn.index()];
        let limit = constants.unprepared_limit;
        if learn.keep_max > limit {
            let message = format!("keep_max is {}, more than unprepared_limit {limit}", learn.keep_max);
            return Err(EditionError::at("[[kitchen]] (learn)", message));
        }
        let bakers = rows(
            file,
            &raw.baker,
            "baker",
            |row: &RawBaker| &row.id,
            |row| read_baker(row, learn.pieces_max, limit),
        )?;
        if bakers.len() > MAX_BAKERS {
            return Err(at_constants(format!("{} bakers are too many: at most {MAX_BAKERS}", bakers.len())));
        }

        let cards: usize = recipes.iter().map(|recipe| recipe.copies).sum();
        let said = raw.constants.get_ref().recipes_in_box;
        if said != cards as i64 {
            let message = format!("recipes_in_box is {said}, but the [[recipe]] rows add up to {cards}");
            return Err(at_constants(message));
        }
        if cards > MAX_CARDS {
            return Err(at_constants(format!("{cards} recipe cards are too many: at most {MAX_CARDS}")));
        }
        let starters: Vec<usize> = (0..recipes.len()).filter(|i| recipes[*i].starter).collect();
        let [starter] = starters[..] else {
            let message = format!("{} rows have starter = true, but exactly one must", starters.len());
            return Err(EditionError::at("[[recipe]]", message));
        };
        if cards == recipes[starter].copies {
            let message = "there is no recipe but the starter, so the deck is empty".to_string();
            return Err(EditionError::at("[[recipe]]", message));
        }
        let pieces_in_box = raw.constants.get_ref().pieces_in_box;
        let tables = read_setup(file, &raw.setup, &constants, pieces_in_box, recipes[starter].copies)?;
        let deck = cards - recipes[starter].copies;
        for seats in constants.seats_min..=constants.seats_max {
            // Fewer, and every seat could be left one short of the end with nothing more to learn.
            let needed = seats * (usize::from(constants.served_to_end) - 1) + 1;
            let there = deck + seats;
            if there < needed {
                let goal = constants.served_to_end;
                return Err(at_constants(format!(
                    "served_to_end is {goal}, but {seats} seats need {needed} recipes for that and have {there}"
                )));
            }
        }
        Ok(Bakery { recipes, bakers, kitchen, types, constants, tables, starter })
    }
}

/// Most treat types: one bit each, and one for the starter.
const MAX_TYPES: usize = 31;
/// No number on a card is larger.
const MAX_NUMBER: i64 = 99;

/// Reads every row of a table; a fault names the row, and no two rows have the same id.
fn rows<R, T>(
    file: &EditionFile<'_>,
    rows: &[Spanned<R>],
    table: &str,
    id: impl Fn(&R) -> &String,
    read: impl Fn(&R) -> Result<T, String>,
) -> Result<Vec<T>, EditionError> {
    let mut done: Vec<T> = Vec::with_capacity(rows.len());
    for (i, row) in rows.iter().enumerate() {
        let this = id(row.get_ref());
        let fault =
            |message: String| file.fault(row.span(), format!("[[{table}]] row {} ({this})", i + 1), message);
        if rows[..i].iter().any(|earlier| id(earlier.get_ref()) == this) {
            return Err(fault(format!("another {table} has the same id")));
        }
        done.push(read(row.get_ref()).map_err(fault)?);
    }
    Ok(done)
}

fn within(value: i64, min: i64, max: i64, name: &str) -> Result<u8, String> {
    if (min..=max).contains(&value) {
        Ok(value as u8)
    } else if value < 0 {
        Err(format!("{name} is {value}, but it cannot be negative"))
    } else if min == max {
        Err(format!("{name} is {value}, but these rules know only {min}"))
    } else {
        Err(format!("{name} is {value}, but it must be from {min} to {max}"))
    }
}

fn check_id(id: &str) -> Result<(), String> {
    let word = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    if id.starts_with(|c: char| c.is_ascii_lowercase()) && id.chars().all(word) && id != "none" {
        return Ok(());
    }
    Err(format!(
        "the id '{id}' cannot be written in notation: use lower case letters, digits and '_' (and not 'none')"
    ))
}

fn read_constants(raw: &RawConstants) -> Result<Constants, String> {
    let seats_min = within(raw.min_seats, 2, SEATS as i64, "min_seats")?;
    let seats_max = within(raw.max_seats, seats_min.into(), SEATS as i64, "max_seats")?;
    let die_faces = within(raw.die_faces, 2, 20, "die_faces")?;
    within(raw.pieces_in_box, 0, MAX_NUMBER, "pieces_in_box")?;
    within(raw.place_max, 1, 2, "place_max")?;
    within(raw.recognition_bonus, 1, 1, "recognition_bonus")?;
    Ok(Constants {
        seats_min: seats_min.into(),
        seats_max: seats_max.into(),
        die_faces,
        natural_fail: within(raw.natural_fail, 0, die_faces.into(), "natural_fail")?,
        take_max: within(raw.take_max, 1, 2, "take_max")?,
        unprepared_limit: within(raw.unprepared_limit, 1, 6, "unprepared_limit")?,
        served_to_end: within(raw.served_to_end, 1, 12, "served_to_end")?,
        two_piece_bonus: within(raw.two_piece_bonus, 0, 9, "two_piece_bonus")?,
    })
}

fn read_recipe(raw: &RawRecipe, types: &[String]) -> Result<RecipeCard, String> {
    check_id(&raw.id)?;
    let treat = match raw.r#type.as_str() {
        "" => None,
        letter => {
            let unknown = || format!("type is '{letter}', but there is no such [[type]] row");
            Some(types.iter().position(|known| known == letter).ok_or_else(unknown)?)
        }
    };
    if let Some(cells) = &raw.cells {
        const CELLS: [&str; 5] = ["name", "type", "tip", "prepare", "serve"];
        if let Some(unknown) = cells.keys().find(|cell| !CELLS.contains(&cell.as_str())) {
            return Err(format!("cells names '{unknown}', which is none of {}", CELLS.join(", ")));
        }
        if cells.values().max().is_some_and(|weakest| *weakest != raw.status) {
            return Err("status must be the weakest of the cells".to_string());
        }
    }
    Ok(RecipeCard {
        id: raw.id.clone(),
        name: raw.name.clone(),
        treat,
        tip: within(raw.tip, 0, MAX_NUMBER, "tip")?,
        prepare: within(raw.prepare, 1, MAX_NUMBER, "prepare")?,
        serve: within(raw.serve, 1, MAX_NUMBER, "serve")?,
        copies: within(raw.copies, 1, MAX_CARDS as i64, "copies")?.into(),
        starter: raw.starter,
        status: raw.status,
    })
}

/// Cards drawn at Learn, one number for each number of pieces.
fn read_draw(draw: &[i64], pieces_max: u8, name: &str) -> Result<Vec<u8>, String> {
    if draw.len() != usize::from(pieces_max) {
        return Err(format!("{name} has {} entries, but {pieces_max} pieces may be placed", draw.len()));
    }
    draw.iter().map(|n| within(*n, 1, 9, name)).collect()
}

fn read_kitchen(
    file: &EditionFile<'_>,
    raw: &[Spanned<RawKitchen>],
    place_max: i64,
) -> Result<[KitchenCard; 4], EditionError> {
    let cards = rows(
        file,
        raw,
        "kitchen",
        |row: &RawKitchen| &row.id,
        |row| {
            let kitchen = Kitchen::ALL.into_iter().find(|kitchen| kitchen.id() == row.id);
            let unknown = || format!("there is no Kitchen card '{}': learn, prepare, serve, coffee", row.id);
            let kitchen = kitchen.ok_or_else(unknown)?;
            let pieces_max = match (row.pieces.as_slice(), kitchen) {
                ([1], _) => 1,
                ([1, 2], Kitchen::Learn | Kitchen::Prepare | Kitchen::Serve) if place_max == 2 => 2,
                (_, Kitchen::Coffee) => {
                    return Err("pieces must be [1]: a Coffee Break takes one piece".into());
                }
                (_, _) if place_max == 1 => return Err("pieces must be [1], because place_max is 1".into()),
                _ => return Err("pieces must be [1] or [1, 2]".into()),
            };
            let (draw, keep_max) = match (kitchen, &row.draw, row.keep_max) {
                (Kitchen::Learn, Some(draw), Some(keep)) => {
                    (read_draw(draw, pieces_max, "draw")?, within(keep, 1, 2, "keep_max")?)
                }
                (Kitchen::Learn, ..) => return Err("Learn needs draw and keep_max".into()),
                (_, None, None) => (Vec::new(), 0),
                _ => return Err("only Learn has draw and keep_max".into()),
            };
            Ok((kitchen, KitchenCard { name: row.name.clone(), pieces_max, draw, keep_max }))
        },
    )?;
    let mut kitchen: [KitchenCard; 4] = Default::default();
    for wanted in Kitchen::ALL {
        let Some((_, card)) = cards.iter().find(|(found, _)| *found == wanted) else {
            let message = format!("there is no row for '{}'", wanted.id());
            return Err(EditionError::at("[[kitchen]]", message));
        };
        kitchen[wanted.index()] = card.clone();
    }
    Ok(kitchen)
}

fn read_baker(raw: &RawBaker, pieces_max: u8, unprepared_limit: u8) -> Result<BakerCard, String> {
    check_id(&raw.id)?;
    let number = |value: Option<i64>, name: &str| within(value.unwrap_or(0), 0, 9, name);
    let keep_most = i64::from(unprepared_limit.min(2));
    Ok(BakerCard {
        id: raw.id.clone(),
        name: raw.name.clone(),
        learn_draw: raw
            .learn_draw
            .as_ref()
            .map(|draw| read_draw(draw, pieces_max, "learn_draw"))
            .transpose()?,
        learn_keep_max: raw
            .learn_keep_max
            .map(|keep| within(keep, 1, keep_most, "learn_keep_max"))
            .transpose()?,
        prepare_bonus: number(raw.prepare_bonus, "prepare_bonus")?,
        serve_bonus: number(raw.serve_bonus, "serve_bonus")?,
        refresh_at_turn_start: number(raw.refresh_at_turn_start, "refresh_at_turn_start")?,
    })
}

fn read_setup(
    file: &EditionFile<'_>,
    raw: &[Spanned<RawSetup>],
    constants: &Constants,
    pieces_in_box: i64,
    starters: usize,
) -> Result<Vec<TableSize>, EditionError> {
    let read = |row: &RawSetup| {
        let hand_limit = within(row.hand_limit, 1, 9, "hand_limit")?;
        let pieces_each = within(row.pieces_each, 1, hand_limit.into(), "pieces_each")?;
        let needed = row.seats * i64::from(pieces_each);
        if needed > pieces_in_box {
            return Err(format!(
                "not enough pieces: {} seats need {needed}, and pieces_in_box is {pieces_in_box}",
                row.seats
            ));
        }
        let left = starters as i64 - row.seats;
        if left < 0 {
            return Err(format!("not enough starters: {starters} for {} seats", row.seats));
        }
        if row.starters_removed != left {
            return Err(format!(
                "starters_removed is {}, but {starters} starters for {} seats leave {left}",
                row.starters_removed, row.seats
            ));
        }
        Ok(TableSize { pieces_each, hand_limit, plates: within(row.plates, 1, 9, "plates")? })
    };
    let mut tables = Vec::new();
    for seats in constants.seats_min..=constants.seats_max {
        let mut found = raw.iter().filter(|row| row.get_ref().seats == seats as i64);
        let Some(row) = found.next() else {
            let message = format!("there is no row for {seats} seats");
            return Err(EditionError::at("[[setup]]", message));
        };
        let place = || format!("[[setup]] row for {seats} seats");
        if let Some(again) = found.next() {
            return Err(file.fault(again.span(), place(), "another row has the same number of seats"));
        }
        tables.push(read(row.get_ref()).map_err(|message| file.fault(row.span(), place(), message))?);
    }
    let fits = |row: &&Spanned<RawSetup>| {
        let seats = row.get_ref().seats;
        seats < constants.seats_min as i64 || seats > constants.seats_max as i64
    };
    if let Some(extra) = raw.iter().find(fits) {
        let seats = extra.get_ref().seats;
        let message = format!(
            "the edition is for {} to {} seats, not for {seats}",
            constants.seats_min, constants.seats_max
        );
        return Err(file.fault(extra.span(), format!("[[setup]] row for {seats} seats"), message));
    }
    Ok(tables)
}

#[cfg(test)]
mod tests {
    use tabletop::Edition;

    use super::*;

    /// The message for the default edition with one text replaced.
    fn fault(from: &str, to: &str) -> String {
        let text = Bakery::BUILT_IN[0];
        assert!(text.contains(from), "the file has no '{from}'");
        Edition::<Bakery>::load(&text.replacen(from, to, 1)).expect_err("a faulty edition").to_string()
    }

    #[test]
    fn the_built_in_editions_are_sound() {
        let editions = Edition::<Bakery>::built_in();
        let ids: Vec<_> = editions.iter().map(|edition| edition.header.id.as_str()).collect();
        assert_eq!(ids, ["standard", "d6"]);
        for edition in editions {
            let tips: Vec<u8> = edition.parts.recipes.iter().map(|recipe| recipe.tip).collect();
            let mut best: Vec<u8> = tips.clone();
            best.sort_unstable_by(|a, b| b.cmp(a));
            assert_eq!(best.iter().take(5).map(|tip| u32::from(*tip)).sum::<u32>(), 22, "highest score");
            let label = edition.facts.label().to_string();
            assert!(label.contains("designed by us"), "{label}");
        }
    }

    #[test]
    fn faults_name_the_row_and_what_is_wrong() {
        let cases = [
            ("tip = 1", "tip = -1", "[[recipe]] row 2 (cherryberry): tip is -1, but it cannot be negative"),
            (
                "type = \"A\"\ntip",
                "type = \"Z\"\ntip",
                "row 2 (cherryberry): type is 'Z', but there is no such",
            ),
            ("id = \"matcha\"", "id = \"caramel\"", "row 5 (caramel): another recipe has the same id"),
            ("id = \"matcha\"", "id = \"none\"", "the id 'none' cannot be written in notation"),
            ("id = \"matcha\"", "id = \"Matcha\"", "the id 'Matcha' cannot be written in notation"),
            ("tip = 1", "tipp = 1", "unknown field `tipp`"),
            ("copies = 4", "copies = 3", "recipes_in_box is 24, but the [[recipe]] rows add up to 23"),
            ("starter = false", "starter = true", "2 rows have starter = true, but exactly one must"),
            (
                "recognition_bonus = 1",
                "recognition_bonus = 2",
                "[constants]: recognition_bonus is 2, but these rules know only 1",
            ),
            ("pieces_in_box = 8", "pieces_in_box = 7", "row for 4 seats: not enough pieces: 4 seats need 8"),
            (
                "starters_removed = 2",
                "starters_removed = 1",
                "row for 2 seats: starters_removed is 1, but 4 starters for 2 seats leave 2",
            ),
            ("[[setup]]\nseats = 2\n", "[[setup]]\nseats = 3\n", "[[setup]]: there is no row for 2 seats"),
            ("max_seats = 4", "max_seats = 3", "row for 4 seats: the edition is for 2 to 3 seats"),
            ("max_seats = 4", "max_seats = 5", "max_seats is 5, but it must be from 2 to 4"),
            (
                "hand_limit = 3",
                "hand_limit = 2",
                "row for 2 seats: pieces_each is 3, but it must be from 1 to 2",
            ),
            (
                "pieces = [1]\n",
                "pieces = [1, 2]\n",
                "(coffee): pieces must be [1]: a Coffee Break takes one piece",
            ),
            ("draw = [2, 3]", "draw = [2]", "(learn): draw has 1 entries, but 2 pieces may be placed"),
            ("keep_max = 1", "keep_max = 3", "(learn): keep_max is 3, but it must be from 1 to 2"),
            ("id = \"serve\"", "id = \"sell\"", "there is no Kitchen card 'sell'"),
            (
                "learn_keep_max = 2",
                "learn_keep_max = 3",
                "(tommy): learn_keep_max is 3, but it must be from 1 to 2",
            ),
            (
                "unprepared_limit = 2",
                "unprepared_limit = 1",
                "(tommy): learn_keep_max is 2, but these rules know only 1",
            ),
            (
                "tip = \"printed\", prepare = \"designed\"",
                "tipp = \"printed\", prepare = \"designed\"",
                "cells names 'tipp'",
            ),
            (
                "status = \"designed\"\n\n[[recipe]]\nid = \"caramel\"",
                "status = \"printed\"\n\n[[recipe]]\nid = \"caramel\"",
                "(cherryberry): status must be the weakest of the cells",
            ),
            (
                "served_to_end = 5",
                "served_to_end = 7",
                "[constants]: served_to_end is 7, but 4 seats need 25 recipes for that and have 24",
            ),
            ("[[baker]]", "[[bakers]]", "unknown field `bakers`"),
            ("max_rounds = 0", "max_rounds = -1", "[options]: option max_rounds cannot be '-1'"),
            (
                "bakers = \"off\"",
                "bakers = \"on\"",
                "option bakers cannot be 'on': it must be off, draft or random",
            ),
        ];
        for (from, to, expected) in cases {
            let message = fault(from, to);
            assert!(message.contains(expected), "{from} -> {to}:\n  {message}\n  {expected}");
            assert!(!message.contains('\n'), "one line: {message}");
        }
    }

    #[test]
    fn statuses_do_not_change_the_hash() {
        let text = Bakery::BUILT_IN[0];
        let hash = |text: &str| Edition::<Bakery>::load(text).expect("a sound edition").hash.clone();
        assert_eq!(
            hash(text),
            hash(&text.replacen("cells = { name = \"inferred\"", "cells = { name = \"printed\"", 1))
        );
        assert_eq!(hash(text), hash(&text.replacen("\"fluffy bun\"", "\"plain bun\"", 1)));
        assert_ne!(hash(text), hash(&text.replacen("prepare = 3", "prepare = 4", 1)));
    }
}
