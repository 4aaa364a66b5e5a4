//! Checks of an edition: what its file says becomes components, or a fault that names the row and what is wrong.

use tabletop::checks::{agree, notation_id, within, word};
use tabletop::{EditionError, EditionFile, MAX_SEATS, Row};

use super::edition::{DonutType, Donuts, MAX_TABLE, Power, Score};
use super::edition_file::{Raw, RawConstants, RawScore, RawSeats, RawType, ScoreKind};
use super::{MAX_CARDS, MAX_ROW, MAX_TYPES};

/// Reads the components of an edition.
pub(super) fn read(file: &EditionFile<'_>, raw: &Raw) -> Result<Donuts, EditionError> {
    let types = file.rows("[[types]]", &raw.types, |row| &row.id, |row| read_type(&row));
    let seats = file.table("[seats]", &raw.seats, |seats| seats.read(2, MAX_SEATS));
    let (types, (seats_min, seats_max)) = EditionError::both(types, seats)?;
    let mut donuts = Donuts { types, seats_min, seats_max, row_extra: 0 };
    donuts.row_extra = file.table("[constants]", &raw.constants, |said| check_constants(&donuts, said))?;
    file.seat_rows("[[seat_table]]", &raw.seat_table, |row| row.seats, |row| check_seats(&donuts, row))?;
    let enough = |seats| file.table("[[types]]", &raw.constants, |_| enough_cards(&donuts, seats));
    (seats_min..=seats_max).try_for_each(enough)?;
    Ok(donuts)
}

/// Compares what is said of the types with what they are. Returns how many places the row has beyond the seats.
fn check_constants(donuts: &Donuts, said: &RawConstants) -> Result<usize, String> {
    let (types, seats) = (donuts.types.len(), donuts.seats_max);
    let cards: usize = donuts.types.iter().map(|donut| donut.min_players.len()).sum();
    let totals =
        [("donut_types", said.donut_types, types as i64), ("donut_cards", said.donut_cards, cards as i64)];
    agree(&totals, "the [[types]] rows add up to")?;
    let selection = said.selection_sets.unwrap_or(seats as i64) * said.selection_numbers;
    agree(&[("selection_cards", said.selection_cards, selection)], "the sets of numbers have")?;
    if types == 0 || types > MAX_TYPES {
        return Err(format!("{types} types are not possible: 1 to {MAX_TYPES} are"));
    }
    if cards > MAX_CARDS {
        return Err(format!("{cards} donut cards are too many: at most {MAX_CARDS} are possible"));
    }
    let row_extra: usize = within(said.row_extra, 0, (MAX_ROW - MAX_SEATS) as i64, "row_extra")?;
    let row = seats + row_extra;
    if said.selection_numbers < row as i64 {
        let numbers = said.selection_numbers;
        return Err(format!("selection_numbers is {numbers}, but {seats} seats need a row of {row}"));
    }
    Ok(row_extra)
}

fn deck_at(donuts: &Donuts, seats: usize) -> usize {
    (0..donuts.types.len()).map(|donut| donuts.copies_at(donut, seats)).sum()
}

fn enough_cards(donuts: &Donuts, seats: usize) -> Result<(), String> {
    let (deck, row) = (deck_at(donuts, seats), seats + donuts.row_extra);
    if deck < row {
        return Err(format!(
            "not enough donuts for {seats} seats: the row needs {row}, and only {deck} have min_players of {seats} or less"
        ));
    }
    Ok(())
}

/// The file may state what follows from its rows; it must then be right.
fn check_seats(donuts: &Donuts, said: &RawSeats) -> Result<(), String> {
    let seats: usize = within(said.seats, 2, MAX_SEATS as i64, "seats")?;
    let (row, deck) = (seats + donuts.row_extra, deck_at(donuts, seats));
    let types = (0..donuts.types.len()).filter(|donut| donuts.copies_at(*donut, seats) > 0).count();
    let facts = [
        ("row", said.row, row as i64),
        ("deck", said.deck, deck as i64),
        ("types", said.types, types as i64),
        ("deck_after_first_fill", said.deck_after_first_fill, deck as i64 - row as i64),
        ("max_rounds", said.max_rounds, deck as i64 - seats as i64),
    ];
    agree(&facts, "the [[types]] rows give")
}

fn read_type(raw: &Row<'_, RawType>) -> Result<DonutType, String> {
    let id = notation_id(&raw.id, Some('-'), Some("stop"))?;
    let copies: usize = within(raw.copies, 1, MAX_CARDS as i64, "copies")?;
    if raw.min_players.len() != copies {
        return Err(format!("copies is {copies}, but min_players has {} entries", raw.min_players.len()));
    }
    let min_players =
        raw.min_players.iter().map(|n| within(*n, 2, 6, "min_players")).collect::<Result<Vec<_>, _>>()?;
    let power: Power = word(&raw.power, "power")?;
    let power_count = match (power.counts(), raw.power_count) {
        (true, Some(n)) => within(n, 1, 9, "power_count")?,
        (true, None) => return Err(format!("the power {} needs a power_count", raw.power)),
        (false, Some(_)) => return Err(format!("the power {} takes no power_count", raw.power)),
        (false, None) => 0,
    };
    let score = read_score(&raw.score)?;
    let points_by_option = match raw.score.option.as_deref() {
        None => false,
        Some("bear_claw_points") if matches!(score, Score::Each { .. }) => true,
        Some("bear_claw_points") => return Err("score.option needs the score kind each".into()),
        Some(other) => {
            return Err(format!("score.option is '{other}', but only 'bear_claw_points' sets points"));
        }
    };
    Ok(DonutType {
        id,
        name: raw.name.clone(),
        text: raw.text.clone(),
        status: raw.status()?,
        min_players,
        score,
        points_by_option,
        power,
        power_count,
    })
}

fn read_score(raw: &RawScore) -> Result<Score, String> {
    let need = |name: &str, value: Option<i64>| {
        value.ok_or_else(|| format!("the score kind {} needs '{name}'", raw.kind))
    };
    let points = || within(need("points", raw.points)?, -99, 99, "score.points");
    let limit = || within(need("limit", raw.limit)?, 0, MAX_CARDS as i64, "score.limit");
    let given = [
        ("points", raw.points.is_some()),
        ("each", raw.each.is_some()),
        ("bonus", raw.bonus.is_some()),
        ("size", raw.size.is_some()),
        ("limit", raw.limit.is_some()),
        ("table", raw.table.is_some()),
    ];
    let (score, used): (Score, &[&str]) = match word(&raw.kind, "score kind")? {
        ScoreKind::Each => (Score::Each { points: points()? }, &["points"]),
        ScoreKind::ByCount => {
            let given = raw.table.as_deref().unwrap_or_default();
            if given.is_empty() || given.len() > MAX_TABLE {
                return Err(format!("the score kind by_count needs a table of 1 to {MAX_TABLE} numbers"));
            }
            let mut table = [0; MAX_TABLE];
            for (slot, n) in table.iter_mut().zip(given) {
                *slot = within(*n, -99, 99, "score.table")?;
            }
            (Score::ByCount { table, len: given.len() as u8 }, &["table"])
        }
        ScoreKind::PerSet => {
            let size = within(need("size", raw.size)?, 1, MAX_CARDS as i64, "score.size")?;
            (Score::PerSet { size, points: points()? }, &["size", "points"])
        }
        ScoreKind::Majority => {
            let each = within(need("each", raw.each)?, -99, 99, "score.each")?;
            let bonus = within(need("bonus", raw.bonus)?, -99, 99, "score.bonus")?;
            (Score::Majority { each, bonus }, &["each", "bonus"])
        }
        ScoreKind::EachIfTypesAtMost => {
            (Score::EachIfTypesAtMost { limit: limit()?, points: points()? }, &["limit", "points"])
        }
        ScoreKind::EachIfTypesAtLeast => {
            (Score::EachIfTypesAtLeast { limit: limit()?, points: points()? }, &["limit", "points"])
        }
        ScoreKind::EachIfCardsAtMost => {
            (Score::EachIfCardsAtMost { limit: limit()?, points: points()? }, &["limit", "points"])
        }
        ScoreKind::EachIfFewestCards => (Score::EachIfFewestCards { points: points()? }, &["points"]),
        ScoreKind::EachPerNegative => (Score::EachPerNegative { points: points()? }, &["points"]),
    };
    match given.iter().find(|(name, there)| *there && !used.contains(name)) {
        Some((name, _)) => Err(format!("the score kind {} takes no '{name}'", raw.kind)),
        None => Ok(score),
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Edition, Origin, Parts};

    use super::*;

    #[test]
    fn the_built_in_editions_are_sound() {
        let editions = Edition::<Donuts>::built_in();
        let ids: Vec<_> = editions.iter().map(|edition| edition.header.id.as_str()).collect();
        assert_eq!(ids, ["first-edition", "retail"]);
        assert_ne!(editions[1].origin(), Origin::Printed);
    }

    #[test]
    fn too_few_cards_for_the_seats_are_refused() {
        let head = Donuts::BUILT_IN[0].split("[[seat_table]]").next().unwrap_or_default();
        let head = head
            .replace("donut_cards = 63", "donut_cards = 2")
            .replace("donut_types = 20", "donut_types = 1");
        let row = "[[types]]\nid = \"glazed\"\nname = \"Glazed\"\ncopies = 2\nmin_players = [2, 2]\n\
                   score = { kind = \"each\", points = 2 }\npower = \"none\"\ntext = \"\"\nstatus = \"designed\"\n";
        let message = Edition::<Donuts>::load(&format!("{head}{row}")).expect_err("too few").to_string();
        assert!(
            message.contains("not enough donuts for 2 seats: the row needs 3, and only 2 have"),
            "{message}"
        );
    }

    #[test]
    fn a_new_card_needs_no_sums() {
        let row = "\n[[types]]\nid = \"cruller\"\nname = \"Cruller\"\ncopies = 1\nmin_players = [2]\n\
                   score = { kind = \"each\", points = 2 }\npower = \"none\"\ntext = \"\"\nstatus = \"designed\"\n";
        let (head, rest) = Donuts::BUILT_IN[0].split_once("[[seat_table]]").unwrap_or_default();
        let rest = &rest[rest.find("[player_number_colours]").unwrap_or_default()..];
        let is_sum = |line: &&str| ["donut_cards", "donut_types"].iter().any(|sum| line.starts_with(sum));
        let head: Vec<&str> = head.lines().filter(|line| !is_sum(line)).collect();
        let text = format!("{}\n{rest}{row}", head.join("\n"));
        let edition = Edition::<Donuts>::load(&text).unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(edition.parts.types.len(), 21);
        let told: Vec<String> = edition.changes().iter().map(ToString::to_string).collect();
        assert_eq!(told, ["cruller added"]);
    }

    #[test]
    fn all_that_a_new_card_makes_wrong_is_told_together() {
        let row = "\n[[types]]\nid = \"cruller\"\nname = \"Cruller\"\ncopies = 1\nmin_players = [2]\n\
                   score = { kind = \"each\", points = 2 }\npower = \"none\"\ntext = \"\"\nstatus = \"designed\"\n";
        let text = format!("{}{row}", Donuts::BUILT_IN[0]);
        let said = |text: &str| Edition::<Donuts>::load(text).expect_err("it does not add up").to_string();
        let totals = said(&text);
        let line = 1 + text.lines().position(|line| line == "[constants]").unwrap_or_default();
        assert!(totals.starts_with(&format!("line {line}: ")), "{totals}");
        assert!(
            totals.contains("donut_types is 20, but the [[types]] rows add up to 21")
                && totals.contains("donut_cards is 63, but the [[types]] rows add up to 64"),
            "{totals}"
        );
        let text = text.replace("donut_cards = 63", "donut_cards = 64");
        let by_seats = said(&text.replace("donut_types = 20", "donut_types = 21"));
        for seats in 2..=6 {
            assert!(by_seats.contains(&format!("[[seat_table]] row for {seats} seats: ")), "{by_seats}");
        }
        assert!(by_seats.contains("deck is") && by_seats.contains("max_rounds is"), "{by_seats}");
    }

    #[test]
    fn an_unknown_score_is_answered_with_the_kinds() {
        let said = |kind: &str| {
            let text = Donuts::BUILT_IN[0].replacen("kind = \"each\"", &format!("kind = \"{kind}\""), 1);
            Edition::<Donuts>::load(&text).err().map(|e| e.to_string()).unwrap_or_default()
        };
        let listed = said("eech");
        assert!(
            listed.contains("unknown score kind `eech`, expected one of `each`, `by_count`, "),
            "{listed}"
        );
    }

    #[test]
    fn words_for_people_do_not_change_the_hash() {
        let text = Donuts::BUILT_IN[0];
        let hash = |text: &str| Edition::<Donuts>::load(text).expect("a sound edition").hash.clone();
        assert_eq!(hash(text), hash(&text.replacen("\"Bear Claw\"", "\"Bear's Claw\"", 1)));
        assert_eq!(hash(text), hash(&format!("# a comment\n{text}")));
        assert_ne!(hash(text), hash(&text.replacen("points = 2 }", "points = 3 }", 1)));
    }
}
