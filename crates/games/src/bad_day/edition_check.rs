//! Checks of an edition: what its file says becomes components, or a fault that names the row and what is wrong.

use tabletop::checks::{agree, notation_id, within, word};
use tabletop::{EditionError, EditionFile, Row, SeatsTable};

use super::board::{DIRS, Delta};
use super::dice::{FACES, MAX_DICE};
use super::edition::{Bakery, DonutCard, Face, Hook, Numbers, SpecialCard};
use super::edition_file::{
    Raw, RawConstants, RawDirection, RawDonut, RawFace, RawPieces, RawSetup, RawSpecial,
};
use super::{MAX_CARDS, MAX_DISCS, MAX_SPECIALS, SEATS};

/// Reads the components of an edition.
pub(super) fn read(file: &EditionFile<'_>, raw: &Raw) -> Result<Bakery, EditionError> {
    let seats = |seats: &SeatsTable| Ok((seats.read(2, SEATS)?, seats.colours()?));
    let seats = file.table("[seats]", &raw.seats, seats);
    let board = EditionError::both(read_directions(file, raw), read_chart(file, raw));
    let both = EditionError::both(EditionError::both(seats, read_cards(file, raw)), board)?;
    let (((seats, _), (donuts, specials)), (deltas, chart)) = both;
    let numbers = file.table("[constants]", &raw.constants, |raw| read_numbers(raw, seats))?;
    check_totals(file, raw, numbers, &donuts, &specials)?;
    let spokes: u8 = file.table("[board]", &raw.board, |board| within(board.spokes, 4, 12, "spokes"))?;
    let kitchen_spokes = read_kitchens(file, raw, spokes, numbers)?;
    for row in &raw.piece_ring {
        file.table("[[piece_ring]]", row, |row| check_pieces(row, spokes))?;
    }
    for row in &raw.hook {
        file.table("[[hook]]", row, |row| word::<Hook>(&row.id, "hook"))?;
    }
    Ok(Bakery { donuts, specials, numbers, spokes, kitchen_spokes, deltas, chart })
}

fn check_pieces(row: &RawPieces, spokes: u8) -> Result<(), String> {
    let known = row.spokes.iter().flatten().all(|spoke| (0..spokes.into()).contains(spoke));
    if known && row.pieces.len() == row.spokes.len() {
        return Ok(());
    }
    Err(format!("spokes must list, for each piece, spokes from 0 to {}", spokes - 1))
}

fn read_numbers(raw: &RawConstants, seats: (usize, usize)) -> Result<Numbers, String> {
    let (seats_min, seats_max) = seats;
    let dice = |value: i64, name: &str| within(value, 1, MAX_DICE.into(), name);
    Ok(Numbers {
        seats_min,
        seats_max,
        cubes: within(raw.freshness_cubes, 1, 9999, "freshness_cubes")?,
        discs: within(raw.discs_per_seat, 1, MAX_DISCS as i64, "discs_per_seat")?,
        draw: within(raw.draw, 1, 8, "draw")?,
        movement_dice: dice(raw.movement_dice, "movement_dice")?,
        fresh_dice: dice(raw.fresh_dice, "fresh_dice")?,
        stale_dice: dice(raw.stale_dice, "stale_dice")?,
    })
}

type Cards = (Vec<DonutCard>, Vec<SpecialCard>);

fn read_cards(file: &EditionFile<'_>, raw: &Raw) -> Result<Cards, EditionError> {
    let cubes = raw.constants.get_ref().freshness_cubes;
    let rows = &raw.donuts.get_ref().rows;
    let donuts = file.rows("[donuts]", rows, |row| &row.id, |row| read_donut(&row, cubes));
    let known = donuts.as_deref().unwrap_or_default();
    let rows = &raw.specials.get_ref().rows;
    let specials = file.rows(
        "[specials]",
        rows,
        |row| &row.id,
        |row| {
            if known.iter().any(|donut| donut.id == row.id) {
                return Err("a donut has the same id".into());
            }
            read_special(&row)
        },
    );
    EditionError::both(donuts, specials)
}

fn card_id(id: &str) -> Result<String, String> {
    notation_id(id, Some('-'), Some("none"))
}

fn read_donut(raw: &Row<'_, RawDonut>, cubes: i64) -> Result<DonutCard, String> {
    Ok(DonutCard {
        id: card_id(&raw.id)?,
        name: raw.name.clone(),
        freshness: within(raw.freshness, 1, cubes.clamp(1, 255), "freshness")?,
        staleness: within(raw.staleness, 0, raw.freshness - 1, "staleness")?,
        points: within(raw.points, 1, 99, "points")?,
        status: raw.status()?,
    })
}

fn read_special(raw: &Row<'_, RawSpecial>) -> Result<SpecialCard, String> {
    Ok(SpecialCard {
        id: card_id(&raw.id)?,
        name: raw.name.clone(),
        text: raw.text.clone(),
        counters: within(raw.counters, 1, 99, "counters")?,
        hook: word(&raw.hook, "hook")?,
        magnitude: within(raw.magnitude, 1, 99, "magnitude")?,
        spares: within(raw.spares, 0, if raw.hook == "extra" { 99 } else { 0 }, "spares")?,
        status: raw.status()?,
    })
}

fn check_totals(
    file: &EditionFile<'_>,
    raw: &Raw,
    numbers: Numbers,
    donuts: &[DonutCard],
    specials: &[SpecialCard],
) -> Result<(), EditionError> {
    let adds_up = "the rows add up to";
    file.table("[donuts]", &raw.donuts, |said| {
        agree(&[("count", said.count, donuts.len() as i64)], adds_up)
    })?;
    file.table("[specials]", &raw.specials, |said| {
        agree(&[("count", said.count, specials.len() as i64)], adds_up)
    })?;
    let cards = donuts.len() + specials.len();
    file.table("[constants]", &raw.constants, |said| {
        let totals = [
            ("donut_cards", said.donut_cards, donuts.len() as i64),
            ("special_cards", said.special_cards, specials.len() as i64),
            ("cards", said.cards, cards as i64),
        ];
        agree(&totals, adds_up)?;
        agree(&[("die_faces", said.die_faces, FACES.into())], "the dice of this game have")
    })?;
    let fault = |message: String| Err(file.fault(raw.constants.span(), "[constants]", message));
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
    let goal = i64::from(file.defaults().int("goal"));
    let needed = numbers.seats_max as i64 * (goal - 1);
    if points <= needed {
        return fault(format!(
            "the donuts are worth {points} points, but a goal of {goal} for {} seats needs more than {needed}, or nobody might reach it",
            numbers.seats_max
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
    let read = |row: &RawSetup| {
        let seats: usize = within(row.seats, 2, SEATS as i64, "seats")?;
        let given = row.kitchen_spokes.len();
        if given != seats {
            return Err(format!("kitchen_spokes has {given} entries, one per seat is needed"));
        }
        let mut kitchens = Vec::new();
        for spoke in &row.kitchen_spokes {
            let spoke = within(*spoke, 0, i64::from(spokes) - 1, "a kitchen spoke")?;
            if kitchens.contains(&spoke) {
                return Err(format!("two kitchens are on spoke {spoke}"));
            }
            kitchens.push(spoke);
        }
        Ok(kitchens)
    };
    let mut kitchens: [Vec<u8>; SEATS + 1] = Default::default();
    for (seats, spokes) in file.seat_rows("[[board_setup]]", &raw.board_setup, |row| row.seats, read)? {
        kitchens[seats] = spokes;
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
        let slot = &mut chart[within::<usize>(*die, 1, FACES.into(), "die").map_err(fault)? - 1];
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

    #[test]
    fn the_box_holds_what_the_rules_say() {
        for (edition, counters) in Edition::<Bakery>::built_in().iter().zip([18, 27]) {
            let Bakery { donuts, specials, .. } = &edition.parts;
            let sum = |f: fn(&DonutCard) -> u8| donuts.iter().map(|card| u32::from(f(card))).sum::<u32>();
            assert_eq!((donuts.len(), specials.len()), (48, 12));
            assert_eq!((sum(|card| card.freshness), sum(|card| card.points)), (310, 119));
            assert_eq!(specials.iter().map(|card| u32::from(card.counters)).sum::<u32>(), counters);
            assert!(donuts.iter().all(|card| card.points == (card.freshness - 1) / 2));
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
