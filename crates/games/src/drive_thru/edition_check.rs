//! Checks of an edition: what its file says becomes components, or a fault that names the row and what is wrong.

use tabletop::checks::{agree, notation_id, within};
use tabletop::{EditionError, EditionFile, Located, Row};

use super::cards::MAX_CARDS;
use super::edition::{BakerCard, Bakery, Constants, KitchenCard, RecipeCard, TableSize};
use super::edition_file::{Raw, RawBaker, RawConstants, RawKitchen, RawRecipe, RawSetup, RawType};
use super::{Kitchen, MAX_BAKERS, SEATS};

/// Most treat types: one bit each, and one for the starter.
const MAX_TYPES: usize = 31;
/// No number on a card is larger.
const MAX_NUMBER: i64 = 99;

/// Reads the components of an edition.
pub(super) fn read(file: &EditionFile<'_>, raw: &Raw) -> Result<Bakery, EditionError> {
    let at_constants = |message: String| file.fault(raw.constants.span(), "[constants]", message);
    let seats = file.table("[seats]", &raw.seats, |seats| seats.read(2, SEATS))?;
    let constants = file.table("[constants]", &raw.constants, |raw| read_constants(raw, seats));
    let types = file.rows("[[type]]", &raw.r#type, |row| &row.id, |row| read_treat(&row))?;
    let recipes = file.rows("[[recipe]]", &raw.recipe, |row| &row.id, |row| read_recipe(&row, &types));
    let kitchen = read_kitchen(file, &raw.kitchen, raw.constants.get_ref().place_max);
    let ((constants, recipes), kitchen) =
        EditionError::both(EditionError::both(constants, recipes), kitchen)?;
    if types.len() > MAX_TYPES {
        return Err(at_constants(format!("{} types are too many: at most {MAX_TYPES}", types.len())));
    }
    let learn = &kitchen[Kitchen::Learn.index()];
    let limit = constants.unprepared_limit;
    if learn.keep_max > limit {
        let message = format!("keep_max is {}, more than unprepared_limit {limit}", learn.keep_max);
        return Err(EditionError::at("[[kitchen]] (learn)", message));
    }
    let read_baker = |row: Row<'_, RawBaker>| read_baker(&row, learn.pieces_max, limit);
    let bakers = file.rows("[[baker]]", &raw.baker, |row| &row.id, read_baker)?;
    if bakers.len() > MAX_BAKERS {
        return Err(at_constants(format!("{} bakers are too many: at most {MAX_BAKERS}", bakers.len())));
    }

    let cards: usize = recipes.iter().map(|recipe| recipe.copies).sum();
    let total = [("recipes_in_box", raw.constants.get_ref().recipes_in_box, cards as i64)];
    agree(&total, "the [[recipe]] rows add up to").map_err(at_constants)?;
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
    let parts = Bakery { recipes, bakers, kitchen, types, constants, tables, starter };
    let (goal, most) = (usize::from(parts.constants.served_to_end), most_served(&parts));
    if most < goal {
        return Err(at_constants(format!(
            "served_to_end is {goal}, but nobody can serve more than {most} recipes: the other thresholds are higher than a \
             roll with every bonus"
        )));
    }
    Ok(parts)
}

/// How many recipes one seat could serve with the best rolls, all bonuses and a Recognition for each recipe it has served.
/// A game in which that is less than it takes never ends.
fn most_served(bakery: &Bakery) -> usize {
    let Constants { die_faces, natural_fail, two_piece_bonus, .. } = bakery.constants;
    let best = if natural_fail == die_faces { die_faces - 1 } else { die_faces };
    let reach = |kitchen: Kitchen, bonus: fn(&BakerCard) -> u8| {
        let pieces = if bakery.kitchen[kitchen.index()].pieces_max == 2 { two_piece_bonus } else { 0 };
        let baker = bakery.bakers.iter().map(bonus).max().unwrap_or(0);
        usize::from(best) + usize::from(pieces) + usize::from(baker)
    };
    let prepare = reach(Kitchen::Prepare, |baker| baker.prepare_bonus);
    let serve = reach(Kitchen::Serve, |baker| baker.serve_bonus);
    let mut served = 0;
    loop {
        let within = |card: &RecipeCard| {
            usize::from(card.prepare) <= prepare + served && usize::from(card.serve) <= serve + served
        };
        let copies = |card: &RecipeCard| if card.starter { 1 } else { card.copies };
        let more = bakery.recipes.iter().filter(|card| within(card)).map(copies).sum();
        if more <= served {
            return served;
        }
        served = more;
    }
}

fn read_constants(raw: &RawConstants, seats: (usize, usize)) -> Result<Constants, String> {
    let (seats_min, seats_max) = seats;
    within::<u8>(raw.pieces_in_box, 0, MAX_NUMBER, "pieces_in_box")?;
    within::<u8>(raw.place_max, 1, 2, "place_max")?;
    within::<u8>(raw.recognition_bonus, 1, 1, "recognition_bonus")?;
    Ok(Constants {
        seats_min,
        seats_max,
        die_faces: within(raw.die_faces, 2, 20, "die_faces")?,
        natural_fail: within(raw.natural_fail, 0, raw.die_faces, "natural_fail")?,
        take_max: within(raw.take_max, 1, 2, "take_max")?,
        unprepared_limit: within(raw.unprepared_limit, 1, 6, "unprepared_limit")?,
        served_to_end: within(raw.served_to_end, 1, 12, "served_to_end")?,
        two_piece_bonus: within(raw.two_piece_bonus, 0, 9, "two_piece_bonus")?,
    })
}

fn read_treat(raw: &RawType) -> Result<String, String> {
    if raw.id.is_empty() || raw.id.chars().any(char::is_whitespace) {
        return Err("a type needs an id of at least one letter".into());
    }
    Ok(raw.id.clone())
}

fn check_id(id: &str) -> Result<String, String> {
    notation_id(id, Some('_'), Some("none"))
}

fn read_recipe(raw: &Row<'_, RawRecipe>, types: &[String]) -> Result<RecipeCard, String> {
    let treat = match raw.r#type.as_str() {
        "" => None,
        letter => {
            let unknown = || format!("type is '{letter}', but there is no such [[type]] row");
            Some(types.iter().position(|known| known == letter).ok_or_else(unknown)?)
        }
    };
    Ok(RecipeCard {
        id: check_id(&raw.id)?,
        name: raw.name.clone(),
        treat,
        tip: within(raw.tip, 0, MAX_NUMBER, "tip")?,
        prepare: within(raw.prepare, 1, MAX_NUMBER, "prepare")?,
        serve: within(raw.serve, 1, MAX_NUMBER, "serve")?,
        copies: within(raw.copies, 1, MAX_CARDS as i64, "copies")?,
        starter: raw.starter,
        status: raw.status()?,
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
    raw: &[Located<RawKitchen>],
    place_max: i64,
) -> Result<[KitchenCard; 4], EditionError> {
    let cards = file.rows(
        "[[kitchen]]",
        raw,
        |row| &row.id,
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
    let number = |value: Option<i64>, name: &str| within(value.unwrap_or(0), 0, 9, name);
    let keep_most = i64::from(unprepared_limit.min(2));
    Ok(BakerCard {
        id: check_id(&raw.id)?,
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
    raw: &[Located<RawSetup>],
    constants: &Constants,
    pieces_in_box: i64,
    starters: usize,
) -> Result<Vec<TableSize>, EditionError> {
    let read = |row: &RawSetup| {
        let Constants { seats_min, seats_max, .. } = *constants;
        if !(seats_min as i64..=seats_max as i64).contains(&row.seats) {
            return Err(format!("the edition is for {seats_min} to {seats_max} seats"));
        }
        let hand_limit: u8 = within(row.hand_limit, 1, 9, "hand_limit")?;
        let pieces_each: u8 = within(row.pieces_each, 1, row.hand_limit, "pieces_each")?;
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
        let leave = format!("{starters} starters for {} seats leave", row.seats);
        agree(&[("starters_removed", row.starters_removed, left)], &leave)?;
        Ok(TableSize { pieces_each, hand_limit, plates: within(row.plates, 1, 9, "plates")? })
    };
    let mut tables = file.seat_rows("[[setup]]", raw, |row| row.seats, read)?;
    let seats = constants.seats_min..=constants.seats_max;
    let missing = |seats| EditionError::at("[[setup]]", format!("there is no row for {seats} seats"));
    seats.map(|seats| tables.remove(&seats).ok_or_else(|| missing(seats))).collect()
}

#[cfg(test)]
mod tests {
    use tabletop::{Edition, Origin, Parts};

    use super::*;

    #[test]
    fn the_built_in_editions_are_sound() {
        let editions = Edition::<Bakery>::built_in();
        let ids: Vec<_> = editions.iter().map(|edition| edition.header.id.as_str()).collect();
        assert_eq!(ids, ["d6-2", "standard", "d6"]);
        for edition in editions {
            let tips: Vec<u8> = edition.parts.recipes.iter().map(|recipe| recipe.tip).collect();
            let mut best: Vec<u8> = tips.clone();
            best.sort_unstable_by(|a, b| b.cmp(a));
            assert_eq!(best.iter().take(5).map(|tip| u32::from(*tip)).sum::<u32>(), 22, "highest score");
            assert_eq!(edition.origin(), Origin::Reconstruction);
        }
    }

    #[test]
    fn a_game_that_could_never_end_is_refused() {
        let text = Bakery::BUILT_IN[0];
        let with = |field: &str, least: u8, value: u8| {
            let higher = |line: &str| match line.strip_prefix(field).and_then(|rest| rest.strip_prefix(" = "))
            {
                Some(number) if number.trim().parse::<u8>().is_ok_and(|number| number >= least) => {
                    format!("{field} = {value}")
                }
                _ => line.to_string(),
            };
            let text = text.lines().map(higher).collect::<Vec<_>>().join("\n");
            Edition::<Bakery>::load(&text).map(drop).map_err(|e| e.to_string())
        };
        for field in ["prepare", "serve"] {
            let refused = with(field, 0, 30).unwrap_err();
            assert!(refused.contains("nobody can serve more than 0 recipes"), "{refused}");
        }
        assert!(with("serve", 3, 30).unwrap_err().contains("nobody can serve more than"));
        // Only the highest are out of reach: there are enough others.
        with("serve", 7, 30).unwrap();
    }

    #[test]
    fn statuses_do_not_change_the_hash() {
        let text = Bakery::BUILT_IN[0];
        let hash = |text: &str| Edition::<Bakery>::load(text).expect("a sound edition").hash.clone();
        assert_eq!(
            hash(text),
            hash(&text.replacen("name_status = \"inferred\"", "name_status = \"printed\"", 1))
        );
        assert_eq!(hash(text), hash(&text.replacen("\"fluffy bun\"", "\"plain bun\"", 1)));
        assert_ne!(hash(text), hash(&text.replacen("prepare = 3", "prepare = 4", 1)));
    }
}
