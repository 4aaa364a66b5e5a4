//! Checks of an edition: what its file says becomes components, or a fault that names the row and what is wrong.

use std::collections::BTreeMap;

use tabletop::checks::{agree, notation_id, within};
use tabletop::{EditionError, EditionFile, Located, SeatsTable};

use super::board::STRIP;
use super::edition::{
    CustomerCard, DollarKind, DonutTile, DonutType, Half, Named, Shop, Solo, StarterTile, TieBreak,
};
use super::edition_file::{
    Raw, RawBoard, RawBonus, RawCustomer, RawKind, RawMat, RawRating, RawSolo, RawStarter, RawTile, RawType,
};
use super::edition_sums::{check_levels, check_totals};
use super::mat::MAX_STARTERS;
use super::{
    LEVELS, MAX_CUSTOMERS, MAX_DOLLARS, MAX_KINDS, MAX_LINE, MAX_NEIGHBORHOODS, MAX_SEATS, MAX_SLOTS,
    MAX_TILES, MAX_TYPES,
};

/// Reads the components of an edition.
pub(super) fn read(file: &EditionFile<'_>, raw: &Raw) -> Result<Shop, EditionError> {
    let types = rows(file, "[donut_types]", &raw.donut_types.rows, MAX_TYPES, |row| &row.code, read_type)?;
    let faces = Letters(&types);
    let neighborhoods = rows(
        file,
        "[neighborhoods]",
        &raw.neighborhoods.rows,
        MAX_NEIGHBORHOODS,
        |row| &row.id,
        |row| Ok(Named { id: row.id.clone(), name: row.name.clone() }),
    )?;
    let levels = rows(
        file,
        "[levels]",
        &raw.levels.rows,
        LEVELS,
        |row| &row.name,
        |row| Ok(Named { id: row.level.to_string(), name: row.name.clone() }),
    )?;
    let read_starter = |row: &RawStarter| {
        let edges = [&row.north, &row.east, &row.south, &row.west].map(|edge| faces.one(edge));
        let [north, east, south, west] = edges;
        Ok(StarterTile { id: id_of(&row.id)?, edges: [north?, east?, south?, west?] })
    };
    let starters = &raw.starters.get_ref().rows;
    let starters = rows(file, "[starters]", starters, MAX_STARTERS, |row| &row.id, read_starter);
    let read_tile = |row: &RawTile| {
        Ok(DonutTile {
            id: id_of(&row.id)?,
            top: faces.side(&row.top, "top")?,
            bottom: faces.side(&row.bottom, "bottom")?,
            left: faces.one(&row.left)?,
            right: faces.one(&row.right)?,
        })
    };
    let tiles = &raw.donut_tiles.get_ref().rows;
    let tiles = rows(file, "[donut_tiles]", tiles, MAX_TILES, |row| &row.id, read_tile);
    let kinds = &raw.dollar_kinds.get_ref().rows;
    let kinds = rows(file, "[dollar_kinds]", kinds, MAX_KINDS, |row| &row.id, |row| read_kind(row, &faces));
    let read_customer =
        |row: &RawCustomer| read_customer(row, &faces, &neighborhoods, raw.customer_bonus.as_ref());
    let customers = &raw.customers.get_ref().rows;
    let customers = rows(file, "[customers]", customers, MAX_CUSTOMERS, |row| &row.id, read_customer);
    let tiles = EditionError::both(starters, tiles);
    let both = EditionError::both(tiles, EditionError::both(kinds, customers))?;
    let ((starters, tiles), (kinds, customers)) = both;

    let seats = |seats: &SeatsTable| Ok((seats.read(1, MAX_SEATS)?, seats.colours()?));
    let ((seats_min, seats_max), colors) = file.table("[seats]", &raw.seats, seats)?;
    let (set_bonus, majority_bonus, empty_square, tie_break) =
        file.table("[scoring]", &raw.scoring, |scoring| {
            Ok((
                within(scoring.set_bonus, 0, 99, "set_bonus")?,
                within(scoring.majority_bonus, 0, 99, "majority_bonus")?,
                within(scoring.empty_square, -9, 0, "empty_square")?,
                read_tie_break(&scoring.tie_break)?,
            ))
        })?;
    let shop = Shop {
        seats_min,
        seats_max,
        colors,
        grid_sizes: file.table("[mat]", &raw.mat, read_grid_sizes)?,
        max_overhang: file.table("[strip]", &raw.strip, |strip| {
            within::<u8>(strip.length, STRIP.into(), STRIP.into(), "length")?;
            within(strip.max_overhang, 0, 3, "max_overhang")
        })?,
        slot_costs: file.table("[specials_board]", &raw.specials_board, read_costs)?,
        line_size: file.table("[customer_line]", &raw.customer_line, |line| {
            within(line.size, 1, MAX_LINE as i64, "size")
        })?,
        start_hand: file.table("[start_dollars]", &raw.start_dollars, |start| {
            read_start_hand(&start.counts, &kinds, seats_max)
        })?,
        set_bonus,
        majority_bonus,
        majority_minimum: file.table("[majority]", &raw.majority, |majority| {
            within(majority.minimum, 1, MAX_CUSTOMERS as i64, "minimum")
        })?,
        empty_square,
        tie_break,
        idle_rounds: file
            .table("[guard]", &raw.guard, |guard| within(guard.idle_rounds, 1, 99, "idle_rounds"))?,
        solo: file.table("[solo]", &raw.solo, read_solo)?,
        types,
        neighborhoods,
        levels,
        starters,
        tiles,
        kinds,
        customers,
    };
    check_levels(&shop, file, raw)?;
    check_totals(&shop, file, raw)?;
    Ok(shop)
}

/// Reads the rows of one table, of which there is at least one and at most so many.
fn rows<R, T>(
    file: &EditionFile<'_>,
    table: &str,
    rows: &[Located<R>],
    most: usize,
    id: impl Fn(&R) -> &str,
    read: impl Fn(&R) -> Result<T, String>,
) -> Result<Vec<T>, EditionError> {
    if rows.is_empty() || rows.len() > most {
        let message = format!("it has {} rows, but it must have from 1 to {most}", rows.len());
        return Err(EditionError::at(table, message));
    }
    file.rows(table, rows, id, |row| read(&row))
}

fn read_grid_sizes(mat: &RawMat) -> Result<Vec<i64>, String> {
    if mat.grid_sizes.is_empty() || mat.grid_sizes.iter().any(|size| !(6..=7).contains(size)) {
        return Err("grid_sizes may name 6 and 7 only".into());
    }
    Ok(mat.grid_sizes.clone())
}

fn read_costs(board: &RawBoard) -> Result<Vec<u8>, String> {
    within::<u8>(board.slots, 1, MAX_SLOTS as i64, "slots")?;
    agree(&[("slots", board.slots, board.slot_costs.len() as i64)], "slot_costs has")?;
    let falling = board.slot_costs.windows(2).all(|pair| pair[0] > pair[1]);
    if !falling || board.slot_costs.last() != Some(&0) || board.slot_costs[0] > 9 {
        return Err("slot_costs must fall from at most 9 to 0, each price once".into());
    }
    Ok(board.slot_costs.iter().map(|cost| *cost as u8).collect())
}

fn read_start_hand(
    counts: &BTreeMap<String, i64>,
    kinds: &[DollarKind],
    seats_max: usize,
) -> Result<[u8; MAX_KINDS], String> {
    let mut hand = [0; MAX_KINDS];
    for (id, count) in counts {
        let kind = kinds.iter().position(|kind| kind.id == *id);
        let kind = kind.ok_or_else(|| format!("there is no dollar kind '{id}'"))?;
        let most = i64::from(kinds[kind].count) / seats_max as i64;
        hand[kind] = within(*count, 0, most, &format!("counts.{id}"))?;
    }
    Ok(hand)
}

/// The letters of the types.
struct Letters<'a>(&'a [DonutType]);

impl Letters<'_> {
    fn letter(&self, letter: char) -> Result<Half, String> {
        if letter == '.' {
            return Ok(None);
        }
        let found = self.0.iter().position(|donut| donut.code == letter);
        let known: Vec<String> = self.0.iter().map(|donut| donut.code.to_string()).collect();
        let unknown = || format!("there is no donut type '{letter}': use {} or '.'", known.join(", "));
        found.map(|i| Some(i as u8)).ok_or_else(unknown)
    }

    fn one(&self, text: &str) -> Result<Half, String> {
        let mut letters = text.chars();
        match (letters.next(), letters.next()) {
            (Some(letter), None) => self.letter(letter),
            _ => Err(format!("'{text}' must be one letter, or '.' for no half")),
        }
    }

    fn side(&self, text: &str, name: &str) -> Result<[Half; STRIP as usize], String> {
        let halves = text.chars().map(|letter| self.letter(letter)).collect::<Result<Vec<_>, _>>()?;
        halves.try_into().map_err(|_| format!("{name} is '{text}', but it must have {STRIP} letters"))
    }

    fn order(&self, text: &str, name: &str) -> Result<Vec<u8>, String> {
        let donuts = text.chars().map(|letter| self.letter(letter)).collect::<Result<Option<Vec<_>>, _>>()?;
        let donuts = donuts.filter(|donuts| (1..=MAX_TYPES).contains(&donuts.len()));
        donuts.ok_or_else(|| format!("{name} is '{text}', but it must be one or more letters without '.'"))
    }
}

fn read_type(raw: &RawType) -> Result<DonutType, String> {
    let mut letters = raw.code.chars();
    let code = letters.next().filter(|c| c.is_ascii_uppercase() && letters.next().is_none());
    Ok(DonutType {
        code: code.ok_or_else(|| format!("the code '{}' must be one capital letter", raw.code))?,
        id: raw.id.clone(),
        name: raw.name.clone(),
        token_points: within(raw.token_points, 0, 99, "token_points")?,
        tokens: within(raw.tokens, 0, 127, "tokens")?,
        dollar_signs: within(raw.dollar_signs, 0, 9, "dollar_signs")?,
        voids_mismatch: raw.voids_mismatch,
        hole_pair_points: within(raw.hole_pair_points, 0, 99, "hole_pair_points")?,
    })
}

fn read_kind(raw: &RawKind, faces: &Letters<'_>) -> Result<DollarKind, String> {
    let donut = faces.one(&raw.r#type)?.ok_or("type must name a donut type")?;
    let half = faces.one(&raw.half)?;
    let holes = match (raw.back.as_str(), half) {
        ("holes", None) => true,
        ("half", Some(half)) if half == donut => false,
        ("holes", Some(_)) => return Err("a hole tile has no half: half must be '.'".into()),
        ("half", _) => {
            return Err(format!("half is '{}', but it must be the type, '{}'", raw.half, raw.r#type));
        }
        (other, _) => return Err(format!("back is '{other}', but it must be holes or half")),
    };
    let count: u8 = within(raw.count, 1, MAX_DOLLARS, "count")?;
    if let Some(least) = raw.at_least.filter(|least| *least > raw.count) {
        return Err(format!("count is {count}, but at_least is {least}"));
    }
    Ok(DollarKind { id: notation_kind(&raw.id)?, name: raw.name.clone(), donut, holes, count })
}

fn id_of(id: &str) -> Result<String, String> {
    notation_id(id, None, None)
}

/// The id of a kind is followed by a count in a payment, so it has no digits.
fn notation_kind(id: &str) -> Result<String, String> {
    if id.chars().any(|c| c.is_ascii_digit()) {
        return Err(format!("the id '{id}' cannot be written in notation: a kind has no digits"));
    }
    id_of(id)
}

fn read_customer(
    raw: &RawCustomer,
    faces: &Letters<'_>,
    neighborhoods: &[Named],
    bonus: Option<&RawBonus>,
) -> Result<CustomerCard, String> {
    let neighborhood = neighborhoods.iter().position(|place| place.id == raw.neighborhood);
    let neighborhood =
        neighborhood.ok_or_else(|| format!("there is no neighborhood '{}'", raw.neighborhood))?;
    let lines = [
        faces.order(&raw.top, "top")?,
        faces.order(&raw.middle, "middle")?,
        faces.order(&raw.bottom, "bottom")?,
    ];
    let points = raw.points.iter().map(|points| within(*points, 0, 99, "points"));
    let points: [i32; LEVELS] = points
        .collect::<Result<Vec<_>, _>>()?
        .try_into()
        .map_err(|_| format!("points must have {LEVELS} numbers, not {}", raw.points.len()))?;
    if let Some(bonus) = bonus {
        let mut value = 0;
        for (level, line) in lines.iter().enumerate() {
            value += line.iter().map(|donut| faces.0[usize::from(*donut)].token_points).sum::<i32>();
            let Some(extra) = bonus.by_level.get(level) else { continue };
            if i64::from(points[level]) != i64::from(value) + extra {
                return Err(format!(
                    "level {} is worth {}, but its donuts and [customer_bonus] make {}",
                    level + 1,
                    points[level],
                    i64::from(value) + extra
                ));
            }
        }
    }
    Ok(CustomerCard {
        id: id_of(&raw.id)?,
        name: raw.name.clone(),
        neighborhood: neighborhood as u8,
        lines,
        points,
    })
}

fn read_tie_break(words: &[String]) -> Result<Vec<TieBreak>, String> {
    let [rules @ .., last] = words else { return Err("tie_break must end with 'shared'".into()) };
    if last != "shared" {
        return Err("tie_break must end with 'shared'".into());
    }
    let read = |word: &String| match word.as_str() {
        "most_dollars_in_hand" => Ok(TieBreak::MostDollars),
        "fewest_empty_squares" => Ok(TieBreak::FewestEmptySquares),
        other => Err(format!(
            "unknown tie_break '{other}': use most_dollars_in_hand, fewest_empty_squares, and shared at the end"
        )),
    };
    rules.iter().map(read).collect()
}

fn read_solo(raw: &RawSolo) -> Result<Solo, String> {
    let ratings = |rows: &[RawRating], name: &str| {
        if rows.windows(2).any(|pair| pair[0].at_least >= pair[1].at_least) {
            return Err(format!("the scores of {name} must rise"));
        }
        let row = |row: &RawRating| {
            within(row.at_least, -999, 999, "at_least").map(|least| (least, row.name.clone()))
        };
        rows.iter().map(row).collect::<Result<Vec<_>, _>>()
    };
    Ok(Solo {
        must_buy: raw.must_buy,
        discard_free_tile: raw.discard_free_tile,
        discard_customer: raw.discard_customer_if_none_served,
        majority_minimum: within(raw.majority_minimum, 1, MAX_CUSTOMERS as i64, "majority_minimum")?,
        ratings: BTreeMap::from([
            (7, ratings(&raw.ratings, "ratings")?),
            (6, ratings(&raw.ratings_grid6, "ratings_grid6")?),
        ]),
    })
}
