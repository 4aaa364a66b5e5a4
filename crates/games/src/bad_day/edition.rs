//! Components and options of A Bad Day for Donuts: an edition file, read and checked.

use serde::{Deserialize, Serialize};
use tabletop::{EditionError, EditionFile, OptionKind, OptionSpec, Parts, Status};
use toml::Spanned;

use super::board::{DIRS, Delta, Dir};
use super::dice::{FACES, MAX_DICE};
use super::{MAX_CARDS, MAX_DISCS, MAX_GOAL, MAX_SPECIALS, SEATS};

/// The options of the game; editions give the defaults.
static OPTIONS: [OptionSpec; 11] = [
    OptionSpec {
        name: "goal",
        kind: OptionKind::Int { min: 1, max: MAX_GOAL as i32 },
        help: "Points that win the game",
    },
    OptionSpec {
        name: "no_progress_limit",
        kind: OptionKind::Int { min: 0, max: 1000 },
        help: "Turns per seat without an elimination after which the game ends; 0 for never",
    },
    OptionSpec {
        name: "first_player",
        kind: OptionKind::Choice(&["random", "seat1"]),
        help: "Who takes the first turn",
    },
    OptionSpec {
        name: "six",
        kind: OptionKind::Choice(&["loser_chooses", "winner_chooses", "reroll", "stay"]),
        help: "What a 6 on the evacuation die means: who chooses the direction, a new roll, or staying",
    },
    OptionSpec {
        name: "inner_rings",
        kind: OptionKind::Int { min: 2, max: 3 },
        help: "Rings on the board of two; every further seat adds one",
    },
    OptionSpec { name: "specials", kind: OptionKind::Bool, help: "Whether Today's Special cards are used" },
    OptionSpec { name: "bake_optional", kind: OptionKind::Bool, help: "Whether a seat may bake nothing" },
    OptionSpec {
        name: "on_empty_deck",
        kind: OptionKind::Choice(&["reshuffle", "no_more_baking"]),
        help: "Whether the discards become a new deck, or nothing is drawn any more",
    },
    OptionSpec {
        name: "spent_special",
        kind: OptionKind::Choice(&["discard", "remove"]),
        help: "Where a special without counters goes: to the discards, or out of the game",
    },
    OptionSpec {
        name: "pending_order",
        kind: OptionKind::Choice(&["choose", "as_created"]),
        help: "Whether the active seat chooses the next fight, or the oldest comes first",
    },
    OptionSpec {
        name: "open_draw",
        kind: OptionKind::Bool,
        help: "Whether drawn donuts are shown to everybody",
    },
];

/// The components of an edition.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Parts"))]
pub struct Bakery {
    /// The donut cards, in the order of the file.
    pub donuts: Vec<DonutCard>,
    /// Today's Special cards, in the order of the file.
    pub specials: Vec<SpecialCard>,
    /// The numbers.
    pub(super) numbers: Numbers,
    /// Spaces of each ring.
    pub(super) spokes: u8,
    /// The kitchen spokes for 2, 3, 4 seats; empty where the edition has no such table.
    #[serde(skip)]
    pub(super) kitchen_spokes: [Vec<u8>; SEATS + 1],
    /// What each direction adds, in the order cw, ccw, in, out.
    pub(super) deltas: [Delta; 4],
    /// What each face of the evacuation die means, from 1 on.
    pub(super) chart: [Face; FACES as usize],
}

/// The numbers of an edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Numbers {
    /// Smallest table.
    pub(super) seats_min: usize,
    /// Largest table.
    pub(super) seats_max: usize,
    /// Cubes in the box.
    pub(super) cubes: u16,
    /// Discs of each seat.
    pub(super) discs: u8,
    /// Cards drawn to bake one.
    pub(super) draw: u8,
    /// Dice for movement.
    pub(super) movement_dice: u8,
    /// Dice of a fresh donut in a fight.
    pub(super) fresh_dice: u8,
    /// Dice of a stale one.
    pub(super) stale_dice: u8,
}

/// A donut card.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DonutCard {
    /// Name in notation.
    pub id: String,
    /// Name for people.
    pub name: String,
    /// Cubes at the start.
    pub freshness: u8,
    /// Stale at so many cubes or fewer.
    pub staleness: u8,
    /// For the seat that eliminates it.
    pub points: u8,
    /// How sure the card is.
    pub status: Status,
}

/// A Today's Special card.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SpecialCard {
    /// Name in notation.
    pub id: String,
    /// Name for people.
    pub name: String,
    /// What one counter buys, in our words.
    pub text: String,
    /// Counters at the start.
    pub counters: u8,
    /// The kind of effect.
    pub hook: Hook,
    /// How much of it.
    pub magnitude: u8,
    /// How sure the card is.
    pub status: Status,
}

/// What a special does, and when.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Hook {
    /// Puts cubes back on an own donut, in the own Move phase.
    Heal,
    /// Adds movement points after the roll.
    Move,
    /// Adds dice for a round.
    Die,
    /// Throws the own dice again when losing.
    RerollOwn,
    /// Throws the enemy's dice again when losing.
    RerollOpp,
    /// Takes more cubes.
    Extra,
    /// Loses fewer cubes.
    Prevent,
    /// Chooses the own way out.
    SteerOwn,
    /// Chooses the enemy's way out.
    SteerOpp,
}

/// How many kinds of effect there are.
pub(super) const HOOKS: usize = 9;

/// What a face of the evacuation die means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Face {
    /// The donut stays.
    Stay,
    /// What the option `six` says.
    Six,
    /// The donut moves this way.
    #[serde(untagged)]
    Go(Dir),
}

#[derive(Deserialize)]
struct Raw {
    options: RawOptions,
    constants: Spanned<RawConstants>,
    constants_inferred: Spanned<RawInferred>,
    constants_designed: Spanned<RawDesigned>,
    seat_colour: Vec<Spanned<RawColour>>,
    board: Spanned<RawBoard>,
    board_setup: Vec<Spanned<RawSetup>>,
    #[serde(default)]
    piece_ring: Vec<Spanned<RawPieces>>,
    direction: Vec<Spanned<RawDirection>>,
    chart: Vec<Spanned<RawFace>>,
    donuts: Spanned<RawDonuts>,
    specials: Spanned<RawSpecials>,
    #[serde(default)]
    hook: Vec<Spanned<RawHook>>,
}

#[derive(Deserialize)]
struct RawOptions {
    goal: i64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawConstants {
    min_seats: i64,
    max_seats: i64,
    freshness_cubes: i64,
    discs_per_seat: i64,
    cards: i64,
    draw: i64,
    movement_dice: i64,
    fresh_dice: i64,
    stale_dice: i64,
    #[serde(rename = "board_pieces")]
    _board_pieces: Option<i64>,
    #[serde(rename = "status")]
    _status: Option<Status>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawInferred {
    die_faces: i64,
    #[serde(rename = "status")]
    _status: Option<Status>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawDesigned {
    donut_cards: i64,
    special_cards: i64,
    #[serde(rename = "status")]
    _status: Option<Status>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawColour {
    name: String,
    #[serde(rename = "hex")]
    _hex: String,
    #[serde(rename = "mark")]
    _mark: String,
    #[serde(rename = "status")]
    _status: Option<Status>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawBoard {
    spokes: i64,
    #[serde(rename = "status")]
    _status: Option<Status>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSetup {
    seats: i64,
    kitchen_spokes: Vec<i64>,
    #[serde(rename = "pieces")]
    _pieces: Option<Vec<String>>,
    #[serde(rename = "status")]
    _status: Option<Status>,
}

/// For clients that draw the seams between the board's pieces; the rules do not need them.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawPieces {
    #[serde(rename = "rings")]
    _rings: Vec<i64>,
    pieces: Vec<String>,
    spokes: Vec<Vec<i64>>,
    #[serde(rename = "status")]
    _status: Option<Status>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawDirection {
    id: String,
    #[serde(rename = "name")]
    _name: String,
    ring: i64,
    spoke: i64,
    #[serde(rename = "status")]
    _status: Option<Status>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawFace {
    die: i64,
    result: String,
    #[serde(rename = "status")]
    _status: Option<Status>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawDonuts {
    count: i64,
    rows: Vec<Spanned<RawDonut>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawDonut {
    id: String,
    name: String,
    freshness: i64,
    staleness: i64,
    points: i64,
    status: Status,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSpecials {
    count: i64,
    rows: Vec<Spanned<RawSpecial>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSpecial {
    id: String,
    name: String,
    counters: i64,
    hook: String,
    magnitude: i64,
    text: String,
    status: Status,
}

/// A description of a hook. The effects themselves are code, so only the name is looked at.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawHook {
    id: String,
    #[serde(rename = "phases")]
    _phases: Option<Vec<String>>,
    #[serde(rename = "seat")]
    _seat: Option<String>,
    #[serde(rename = "target")]
    _target: Option<String>,
    #[serde(rename = "per_round")]
    _per_round: Option<i64>,
    #[serde(rename = "status")]
    _status: Option<Status>,
}

impl Parts for Bakery {
    const GAME: &'static str = "bad-day";
    const BUILT_IN: &'static [&'static str] = &[include_str!("../../data/bad-day.toml")];
    const OPTIONS: &'static [OptionSpec] = &OPTIONS;

    fn read(file: &EditionFile<'_>) -> Result<Self, EditionError> {
        let raw: Raw = file.read()?;
        let (donuts, specials) = read_cards(file, &raw)?;
        let numbers = read_numbers(raw.constants.get_ref())
            .map_err(|message| file.fault(raw.constants.span(), "[constants]", message))?;
        check_totals(file, &raw, numbers, &donuts, &specials)?;
        let spokes = within(raw.board.get_ref().spokes, 4, 12, "spokes")
            .map_err(|message| file.fault(raw.board.span(), "[board]", message))? as u8;
        let kitchen_spokes = read_kitchens(file, &raw, spokes, numbers)?;
        for row in &raw.piece_ring {
            let RawPieces { pieces, spokes: covered, .. } = row.get_ref();
            let fits = covered.iter().flatten().all(|spoke| (0..spokes.into()).contains(spoke));
            if !fits || pieces.len() != covered.len() {
                let message = format!("spokes must list, for each piece, spokes from 0 to {}", spokes - 1);
                return Err(file.fault(row.span(), "[[piece_ring]]", message));
            }
        }
        if raw.seat_colour.len() < numbers.seats_max {
            let names: Vec<&str> = raw.seat_colour.iter().map(|row| row.get_ref().name.as_str()).collect();
            let message =
                format!("{} seats need a colour each; there are: {}", numbers.seats_max, names.join(", "));
            return Err(EditionError::at("[[seat_colour]]", message));
        }
        for row in &raw.hook {
            read_hook(&row.get_ref().id).map_err(|message| file.fault(row.span(), "[[hook]]", message))?;
        }
        Ok(Bakery {
            donuts,
            specials,
            numbers,
            spokes,
            kitchen_spokes,
            deltas: read_directions(file, &raw)?,
            chart: read_chart(file, &raw)?,
        })
    }
}

fn within(value: i64, min: i64, max: i64, name: &str) -> Result<usize, String> {
    if (min..=max).contains(&value) {
        Ok(value as usize)
    } else if value < 0 {
        Err(format!("{name} is {value}, but it cannot be negative"))
    } else {
        Err(format!("{name} is {value}, but it must be from {min} to {max}"))
    }
}

fn read_numbers(raw: &RawConstants) -> Result<Numbers, String> {
    let seats_min = within(raw.min_seats, 2, SEATS as i64, "min_seats")?;
    let dice = |value: i64, name: &str| within(value, 1, MAX_DICE.into(), name).map(|n| n as u8);
    Ok(Numbers {
        seats_min,
        seats_max: within(raw.max_seats, seats_min as i64, SEATS as i64, "max_seats")?,
        cubes: within(raw.freshness_cubes, 1, 9999, "freshness_cubes")? as u16,
        discs: within(raw.discs_per_seat, 1, MAX_DISCS as i64, "discs_per_seat")? as u8,
        draw: within(raw.draw, 1, 8, "draw")? as u8,
        movement_dice: dice(raw.movement_dice, "movement_dice")?,
        fresh_dice: dice(raw.fresh_dice, "fresh_dice")?,
        stale_dice: dice(raw.stale_dice, "stale_dice")?,
    })
}

type Cards = (Vec<DonutCard>, Vec<SpecialCard>);

fn read_cards(file: &EditionFile<'_>, raw: &Raw) -> Result<Cards, EditionError> {
    let mut ids: Vec<&str> = Vec::new();
    let mut unique = |id| {
        let word = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if !str::starts_with(id, |c: char| c.is_ascii_lowercase()) || !id.chars().all(word) || id == "none" {
            return Err(format!(
                "the id '{id}' cannot be written in notation: use lower case letters, digits and '-' (and not 'none')"
            ));
        }
        if ids.contains(&id) {
            return Err("another card has the same id".to_string());
        }
        ids.push(id);
        Ok(())
    };
    let mut donuts = Vec::new();
    for (i, row) in raw.donuts.get_ref().rows.iter().enumerate() {
        let card = row.get_ref();
        let place = format!("[donuts] row {} ({})", i + 1, card.id);
        let cubes = raw.constants.get_ref().freshness_cubes;
        let read = unique(&card.id).and_then(|()| read_donut(card, cubes));
        donuts.push(read.map_err(|message| file.fault(row.span(), place, message))?);
    }
    let mut specials = Vec::new();
    for (i, row) in raw.specials.get_ref().rows.iter().enumerate() {
        let card = row.get_ref();
        let place = format!("[specials] row {} ({})", i + 1, card.id);
        let read = unique(&card.id).and_then(|()| read_special(card));
        specials.push(read.map_err(|message| file.fault(row.span(), place, message))?);
    }
    Ok((donuts, specials))
}

fn read_donut(raw: &RawDonut, cubes: i64) -> Result<DonutCard, String> {
    let freshness = within(raw.freshness, 1, cubes.clamp(1, 255), "freshness")?;
    Ok(DonutCard {
        id: raw.id.clone(),
        name: raw.name.clone(),
        freshness: freshness as u8,
        staleness: within(raw.staleness, 0, freshness as i64 - 1, "staleness")? as u8,
        points: within(raw.points, 1, 99, "points")? as u8,
        status: raw.status,
    })
}

fn read_special(raw: &RawSpecial) -> Result<SpecialCard, String> {
    Ok(SpecialCard {
        id: raw.id.clone(),
        name: raw.name.clone(),
        text: raw.text.clone(),
        counters: within(raw.counters, 1, 99, "counters")? as u8,
        hook: read_hook(&raw.hook)?,
        magnitude: within(raw.magnitude, 1, 99, "magnitude")? as u8,
        status: raw.status,
    })
}

fn read_hook(id: &str) -> Result<Hook, String> {
    let read = Hook::deserialize(serde::de::value::StrDeserializer::<serde::de::value::Error>::new(id));
    read.map_err(|e| e.to_string().replace("unknown variant", "unknown hook"))
}

fn check_totals(
    file: &EditionFile<'_>,
    raw: &Raw,
    numbers: Numbers,
    donuts: &[DonutCard],
    specials: &[SpecialCard],
) -> Result<(), EditionError> {
    let total = |at, place: &str, name: &str, said: i64, counted: usize| {
        if said == counted as i64 {
            return Ok(());
        }
        Err(file.fault(at, place, format!("{name} is {said}, but the rows add up to {counted}")))
    };
    let (constants, designed) = (&raw.constants, &raw.constants_designed);
    total(raw.donuts.span(), "[donuts]", "count", raw.donuts.get_ref().count, donuts.len())?;
    total(raw.specials.span(), "[specials]", "count", raw.specials.get_ref().count, specials.len())?;
    let (said, place) = (designed.get_ref(), "[constants_designed]");
    total(designed.span(), place, "donut_cards", said.donut_cards, donuts.len())?;
    total(designed.span(), place, "special_cards", said.special_cards, specials.len())?;
    let cards = donuts.len() + specials.len();
    total(constants.span(), "[constants]", "cards", constants.get_ref().cards, cards)?;

    let die_faces = raw.constants_inferred.get_ref().die_faces;
    if die_faces != i64::from(FACES) {
        let message = format!("die_faces is {die_faces}, but the dice of this game have {FACES}");
        return Err(file.fault(raw.constants_inferred.span(), "[constants_inferred]", message));
    }
    let fault = |message: String| Err(file.fault(constants.span(), "[constants]", message));
    if donuts.len() < 2 {
        return fault(format!("{} donut cards are not enough: at least 2 are needed", donuts.len()));
    }
    if cards > MAX_CARDS || specials.len() > MAX_SPECIALS {
        return fault(format!(
            "{cards} cards, {} of them specials, are too many: at most {MAX_CARDS} and {MAX_SPECIALS} are possible",
            specials.len()
        ));
    }
    let more_dice: u32 =
        specials.iter().filter(|c| c.hook == Hook::Die).map(|c| u32::from(c.magnitude)).sum();
    let most_dice = u32::from(numbers.fresh_dice.max(numbers.stale_dice)) + more_dice;
    if most_dice > MAX_DICE.into() {
        return fault(format!(
            "a donut could roll {most_dice} dice: fresh_dice and all specials with the hook die together may be at most {MAX_DICE}"
        ));
    }
    let points: i64 = donuts.iter().map(|card| i64::from(card.points)).sum();
    let needed = numbers.seats_max as i64 * (raw.options.goal - 1);
    if points <= needed {
        return fault(format!(
            "the donuts are worth {points} points, but a goal of {} for {} seats needs more than {needed}, or nobody might reach it",
            raw.options.goal, numbers.seats_max
        ));
    }
    Ok(())
}

fn read_kitchens(
    file: &EditionFile<'_>,
    raw: &Raw,
    spokes: u8,
    numbers: Numbers,
) -> Result<[Vec<u8>; SEATS + 1], EditionError> {
    let mut kitchens: [Vec<u8>; SEATS + 1] = Default::default();
    for row in &raw.board_setup {
        let RawSetup { seats, kitchen_spokes, .. } = row.get_ref();
        let place = format!("[[board_setup]] row for {seats} seats");
        let fault = |message: String| file.fault(row.span(), place.clone(), message);
        let seats = within(*seats, 2, SEATS as i64, "seats").map_err(fault)?;
        if kitchen_spokes.len() != seats {
            let message =
                format!("kitchen_spokes has {} entries, one per seat is needed", kitchen_spokes.len());
            return Err(fault(message));
        }
        if !kitchens[seats].is_empty() {
            return Err(fault("another row is for the same number of seats".into()));
        }
        for spoke in kitchen_spokes {
            let spoke = within(*spoke, 0, i64::from(spokes) - 1, "a kitchen spoke").map_err(fault)? as u8;
            if kitchens[seats].contains(&spoke) {
                return Err(fault(format!("two kitchens are on spoke {spoke}")));
            }
            kitchens[seats].push(spoke);
        }
    }
    match (numbers.seats_min..=numbers.seats_max).find(|seats| kitchens[*seats].is_empty()) {
        Some(seats) => {
            let message = format!("there is no [[board_setup]] row for {seats} seats");
            Err(file.fault(raw.board.span(), "[board]", message))
        }
        None => Ok(kitchens),
    }
}

fn read_directions(file: &EditionFile<'_>, raw: &Raw) -> Result<[Delta; 4], EditionError> {
    let mut deltas = [Delta { ring: 0, spoke: 0 }; 4];
    for row in &raw.direction {
        let RawDirection { id, ring, spoke, .. } = row.get_ref();
        let place = format!("[[direction]] {id}");
        let fault = |message: String| file.fault(row.span(), place.clone(), message);
        let Some(dir) = DIRS.iter().position(|dir| dir.id() == id) else {
            return Err(fault("only cw, ccw, in and out are directions".into()));
        };
        if deltas[dir] != (Delta { ring: 0, spoke: 0 }) {
            return Err(fault("this direction is there twice".into()));
        }
        if !(-1..=1).contains(ring) || !(-1..=1).contains(spoke) || (*ring == 0 && *spoke == 0) {
            return Err(fault("ring and spoke are -1, 0 or 1, and not both 0".into()));
        }
        deltas[dir] = Delta { ring: *ring as i8, spoke: *spoke as i8 };
    }
    match DIRS.iter().find(|dir| deltas[**dir as usize] == Delta { ring: 0, spoke: 0 }) {
        Some(dir) => {
            let message = format!("the direction {} is missing", dir.id());
            Err(EditionError::at("[[direction]]", message))
        }
        None => Ok(deltas),
    }
}

fn read_chart(file: &EditionFile<'_>, raw: &Raw) -> Result<[Face; FACES as usize], EditionError> {
    let mut chart = [None; FACES as usize];
    for row in &raw.chart {
        let RawFace { die, result, .. } = row.get_ref();
        let place = format!("[[chart]] row for {die}");
        let fault = |message: String| file.fault(row.span(), place.clone(), message);
        let slot = &mut chart[within(*die, 1, FACES.into(), "die").map_err(fault)? - 1];
        if slot.is_some() {
            return Err(fault("this face is there twice".into()));
        }
        *slot = Some(match result.as_str() {
            "stay" => Face::Stay,
            "six" => Face::Six,
            id => match DIRS.into_iter().find(|dir| dir.id() == id) {
                Some(dir) => Face::Go(dir),
                None => return Err(fault(format!("'{id}' is neither a direction nor stay nor six"))),
            },
        });
    }
    if let Some(missing) = chart.iter().position(Option::is_none) {
        let message = format!("there is no row for the face {}", missing + 1);
        return Err(EditionError::at("[[chart]]", message));
    }
    Ok(chart.map(|face| face.expect("every face was found")))
}

#[cfg(test)]
mod tests {
    use tabletop::Edition;

    use super::*;

    const TEXT: &str = include_str!("../../data/bad-day.toml");

    fn faulty(from: &str, to: &str) -> String {
        assert!(TEXT.contains(from), "{from}");
        let text = TEXT.replacen(from, to, 1);
        Edition::<Bakery>::load(&text).expect_err("the edition is faulty").to_string()
    }

    #[test]
    fn the_box_holds_what_the_rules_say() {
        let bakery = &Edition::<Bakery>::built_in()[0].parts;
        let sum = |f: fn(&DonutCard) -> u8| bakery.donuts.iter().map(|card| u32::from(f(card))).sum::<u32>();
        assert_eq!((bakery.donuts.len(), bakery.specials.len()), (48, 12));
        assert_eq!((sum(|card| card.freshness), sum(|card| card.points)), (310, 119));
        assert_eq!(bakery.specials.iter().map(|card| u32::from(card.counters)).sum::<u32>(), 27);
        assert!(bakery.donuts.iter().all(|card| card.points == (card.freshness - 1) / 2));
    }

    #[test]
    fn a_faulty_edition_is_refused_with_the_row_and_the_reason() {
        let d01 = r#"id = "d01", name = "Plain Punch", freshness = 3, staleness = 1, points = 1"#;
        for (from, to, words) in [
            (d01, &d01.replace("staleness = 1", "staleness = 3"), "[donuts] row 1 (d01): staleness is 3"),
            (
                d01,
                &d01.replace("freshness = 3", "freshness = 166"),
                "freshness is 166, but it must be from 1 to 165",
            ),
            (d01, &d01.replace("points = 1", "points = -1"), "points is -1, but it cannot be negative"),
            (d01, &d01.replace("d01", "d02"), "row 2 (d02): another card has the same id"),
            (d01, &d01.replace("d01", "D01"), "cannot be written in notation"),
            (d01, &d01.replace("points", "pionts"), "unknown field `pionts`"),
            ("hook = \"heal\"", &"hook = \"eat\"".into(), "[specials] row 1 (s01): unknown hook `eat`"),
            ("counters = 3", &"counters = 0".into(), "counters is 0, but it must be from 1 to 99"),
            ("magnitude = 2", &"magnitude = 0".into(), "magnitude is 0"),
            ("count = 48", &"count = 47".into(), "[donuts]: count is 47, but the rows add up to 48"),
            ("cards = 60", &"cards = 61".into(), "[constants]: cards is 61, but the rows add up to 60"),
            ("donut_cards = 48", &"donut_cards = 50".into(), "donut_cards is 50"),
            ("die_faces = 6", &"die_faces = 8".into(), "dice of this game have 6"),
            ("fresh_dice = 2", &"fresh_dice = 10".into(), "could roll 13 dice"),
            ("max_seats = 4", &"max_seats = 5".into(), "max_seats is 5, but it must be from 2 to 4"),
            ("discs_per_seat = 13", &"discs_per_seat = 17".into(), "from 1 to 16"),
            ("spokes = 12", &"spokes = 8".into(), "a kitchen spoke is 8"),
            ("kitchen_spokes = [0, 6]", &"kitchen_spokes = [6, 6]".into(), "two kitchens are on spoke 6"),
            (
                "kitchen_spokes = [0, 6]",
                &"kitchen_spokes = [6]".into(),
                "row for 2 seats: kitchen_spokes has 1",
            ),
            ("\nseats = 2\n", &"\nseats = 3\n".into(), "kitchen_spokes has 2 entries"),
            ("id = \"ccw\"", &"id = \"back\"".into(), "only cw, ccw, in and out"),
            ("ring = 0\nspoke = 1", &"ring = 0\nspoke = 0".into(), "not both 0"),
            ("die = 5", &"die = 4".into(), "[[chart]] row for 4: this face is there twice"),
            ("result = \"six\"", &"result = \"up\"".into(), "'up' is neither a direction"),
            ("goal = 13\n", &"gaol = 13\n".into(), "there is no option 'gaol'"),
        ] {
            let message = faulty(from, to);
            assert!(message.contains(words), "{to}: {message}");
        }
    }

    #[test]
    fn points_must_suffice_for_the_goal() {
        // 119 points: with 4 seats a goal of 30 could leave 29 points with each and 3 over, so it is fine; of 31 not.
        assert!(Edition::<Bakery>::load(&TEXT.replacen("goal = 13", "goal = 30", 1)).is_ok());
        let poor = TEXT.replace("points = 3", "points = 1").replacen("goal = 13", "goal = 30", 1);
        let message = Edition::<Bakery>::load(&poor).unwrap_err().to_string();
        assert!(message.contains("the donuts are worth 95 points"), "{message}");
    }
}
