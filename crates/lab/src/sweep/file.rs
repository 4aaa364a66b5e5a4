//! How a plan file is written, and all that can be wrong with it.

use std::collections::BTreeMap;

use bots::Player;
use serde::Deserialize;
use tabletop::{OptionError, OptionValue, Options, SeatCount};
use toml::Value;

use super::{Numbers, SweepPlan, Targets};

/// Games of a block if the plan does not say.
const USUAL_BLOCK: u64 = 500;
/// More tables than anybody can play are a slip of the pen.
const MOST_TABLES: u64 = 10_000_000;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    game: String,
    seed: u64,
    games: u64,
    block: Option<u64>,
    #[serde(default)]
    rotate: bool,
    precision: Option<f64>,
    editions: Option<Vec<String>>,
    seats: Option<Vec<usize>>,
    bots: Option<Vec<String>>,
    #[serde(default)]
    options: BTreeMap<String, Vec<OptionValue>>,
    #[serde(default)]
    numbers: BTreeMap<String, Value>,
    targets: Option<TargetsFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TargetsFile {
    turn_order: Option<f64>,
    turns: Option<[f64; 2]>,
    shared_wins: Option<f64>,
    liking: Option<[f64; 2]>,
    win_difference: Option<f64>,
    #[serde(default)]
    components: Vec<String>,
}

impl SweepPlan {
    /// Reads a plan. Says what is wrong with it on one line.
    pub fn parse(text: &str) -> Result<Self, String> {
        let file: File = toml::from_str(text).map_err(|e| {
            let line = e.span().map(|at| 1 + text[..at.start].matches('\n').count());
            let place = line.map(|line| format!("line {line}: ")).unwrap_or_default();
            format!("{place}{}", e.message().trim().replace('\n', ", "))
        })?;
        let game = catalog::find(&file.game).map_err(|e| e.to_string())?;
        let counted = |what: &str, n: u64| match n {
            0 => Err(format!("{what} = 0: there is nothing to play; ask for at least one")),
            n => Ok(n),
        };
        let games = counted("games", file.games)?;
        let block = counted("block", file.block.unwrap_or(USUAL_BLOCK))?.min(games);
        let editions = some("editions", file.editions.unwrap_or_else(|| vec![String::new()]))?;
        let seats = match file.seats {
            None => vec![game.meta().default_seats()],
            Some(numbers) => {
                let one = |n: &usize| game.meta().seat_count(*n).map_err(|e| format!("seats: {e}"));
                some("seats", numbers.iter().map(one).collect::<Result<Vec<SeatCount>, _>>()?)?
            }
        };
        let bots = match file.bots {
            None => vec![vec![bots::Bot::Greedy.into()]],
            Some(names) => {
                some("bots", names)?.iter().map(|names| line_up(names, &seats)).collect::<Result<_, _>>()?
            }
        };
        let mut options = Vec::new();
        for (name, values) in file.options {
            check_option(Options::blank(game.options()), &name, &values)
                .map_err(|e| format!("options: {e}"))?;
            let values = some(&name, values)?;
            options.push((name, values));
        }
        let mut numbers = Vec::new();
        for (name, value) in file.numbers {
            read_numbers(&name, &value, &mut numbers)?;
        }
        if file.precision.is_some_and(|points| !(0.01..=50.0).contains(&points)) {
            return Err("precision: a number of points between 0.01 and 50".to_string());
        }
        let plan = SweepPlan {
            game: file.game,
            seed: file.seed,
            games,
            block,
            rotate: file.rotate,
            precision: file.precision.map(|points| (points * 100.0).round() as u32),
            editions,
            options,
            numbers,
            seats,
            bots,
            targets: file.targets.map(TargetsFile::read).transpose()?,
        };
        let size = plan.axes().iter().try_fold(1u64, |size, n| size.checked_mul(*n));
        match size.filter(|size| *size <= MOST_TABLES).and_then(|size| size.checked_mul(games)) {
            Some(_) => Ok(plan),
            None => Err(format!(
                "these values make more than {MOST_TABLES} tables: name fewer of them, or split the plan"
            )),
        }
    }
}

impl TargetsFile {
    fn read(self) -> Result<Targets, String> {
        let TargetsFile { turn_order, turns, shared_wins, liking, win_difference, components } = self;
        for (name, range) in [("turns", turns), ("liking", liking)] {
            if let Some([low, high]) = range
                && !(0.0 <= low && low < high)
            {
                return Err(format!(
                    "targets: {name} = [{low}, {high}] is not a range: write the smaller number first"
                ));
            }
        }
        for (name, points) in
            [("turn_order", turn_order), ("shared_wins", shared_wins), ("win_difference", win_difference)]
        {
            if points.is_some_and(|points| !(points > 0.0 && points <= 100.0)) {
                return Err(format!("targets: {name} is in points, above 0 and up to 100"));
            }
        }
        let is_none = turn_order.or(shared_wins).or(win_difference).is_none() && turns.or(liking).is_none();
        if is_none {
            return Err(
                "targets: name at least one of turn_order, turns, shared_wins, liking, win_difference"
                    .to_string(),
            );
        }
        Ok(Targets { turn_order, turns, shared_wins, liking, win_difference, components })
    }
}

/// At least one value, and none of them twice.
fn some<T: PartialEq + std::fmt::Debug>(what: &str, values: Vec<T>) -> Result<Vec<T>, String> {
    if values.is_empty() {
        return Err(format!("{what} = []: name at least one value, or leave {what} out"));
    }
    let twice = values.iter().enumerate().find(|(i, value)| values[..*i].contains(value));
    match twice {
        Some((_, value)) => Err(format!("{what} names {value:?} twice")),
        None => Ok(values),
    }
}

/// One name for all seats, or one for each.
fn line_up(names: &str, seats: &[SeatCount]) -> Result<Vec<Player>, String> {
    let each: Result<Vec<Player>, _> = names.split(',').map(|name| name.trim().parse()).collect();
    let each = each.map_err(|e| format!("bots: {e}"))?;
    match seats.iter().find(|seats| each.len() != 1 && each.len() != seats.get()) {
        Some(seats) => Err(format!(
            "bots: '{names}' names {} bots, which do not fill a table of {seats}: name one for all seats, or leave {seats} out",
            each.len()
        )),
        None => Ok(each),
    }
}

fn check_option(mut options: Options, name: &str, values: &[OptionValue]) -> Result<(), OptionError> {
    values.iter().try_for_each(|value| options.set(name, value))
}

/// A list or a range; a name with dots may be written with or without quotes.
fn read_numbers(name: &str, value: &Value, numbers: &mut Vec<(String, Numbers)>) -> Result<(), String> {
    const HOW: &str = "write a list like [2, 3, 4], or { from = 2, to = 10, step = 2 }";
    let read = match value {
        Value::Array(items) => {
            let each: Option<Vec<i64>> = items.iter().map(Value::as_integer).collect();
            Numbers::List(some(name, each.ok_or_else(|| format!("numbers: {name}: {HOW}"))?)?)
        }
        Value::Table(range) if range.contains_key("from") || range.contains_key("to") => {
            let number = |key: &str| range.get(key).and_then(Value::as_integer);
            let known = range.keys().all(|key| ["from", "to", "step"].contains(&key.as_str()));
            let step = if range.contains_key("step") { number("step") } else { Some(1) };
            let (Some(from), Some(to), Some(step), true) = (number("from"), number("to"), step, known) else {
                return Err(format!("numbers: {name}: {HOW}"));
            };
            if step <= 0 {
                return Err(format!("numbers: {name}: step = {step} leads nowhere: write 1 or more"));
            }
            if from > to {
                return Err(format!(
                    "numbers: {name}: from {from} to {to} runs backwards: write from = {to}, to = {from}"
                ));
            }
            Numbers::Range { from, to, step }
        }
        Value::Table(inner) if !inner.is_empty() => {
            return inner
                .iter()
                .try_for_each(|(key, value)| read_numbers(&format!("{name}.{key}"), value, numbers));
        }
        _ => return Err(format!("numbers: {name}: {HOW}")),
    };
    numbers.push((name.to_string(), read));
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAN: &str = "game = \"go-nuts\"\nseed = 1\ngames = 1000\n";

    #[test]
    fn a_short_plan_has_usual_values() {
        let plan = SweepPlan::parse(PLAN).unwrap();
        assert_eq!((plan.n_tables(), plan.block, plan.n_blocks()), (1, 500, 2));
        assert_eq!(plan.table(0).bots.len(), plan.seats[0].get());
    }

    #[test]
    fn every_combination_is_a_table() {
        let plan = SweepPlan::parse(&format!(
            "{PLAN}seats = [2, 3]\nbots = [\"greedy\", \"random\"]\neditions = [\"first-edition\", \"mine.toml\"]\n\
             [options]\nrow_refill = [\"shift\"]\n[numbers]\nglazed.score.points = [1, 4]\n\
             \"constants.hand\" = {{ from = 3, to = 8, step = 2 }}\n"
        ))
        .unwrap();
        assert_eq!(plan.n_tables(), 2 * 2 * 2 * 2 * 3);
        let all: Vec<_> = (0..plan.n_tables()).map(|place| plan.table(place)).collect();
        for (i, table) in all.iter().enumerate() {
            assert_eq!(table.table, i as u64 + 1);
            let same = |other: &super::super::PlannedTable| {
                super::super::PlannedTable { table: table.table, ..other.clone() } == *table
            };
            assert_eq!(all.iter().filter(|other| same(other)).count(), 1);
        }
        assert_eq!(all[0].numbers["constants.hand"], 3);
        assert_eq!((all[0].seats.get(), all[1].seats.get(), all[2].seats.get()), (2, 2, 3));
        assert_eq!((all[0].bots[0], all[1].bots[0]), ("greedy".parse().unwrap(), "random".parse().unwrap()));
        assert_eq!((all[0].edition.as_str(), all[47].edition.as_str()), ("first-edition", "mine.toml"));
        assert_eq!((plan.place_of(0), plan.place_of(5)), ((0, 0), (2, 1)));
    }

    #[test]
    fn what_makes_no_sense_is_refused_in_words() {
        for (more, said) in [
            ("colour = 1", "line 4: unknown field `colour`"),
            ("block = 0", "block = 0: there is nothing to play"),
            ("seats = []", "seats = []: name at least one value"),
            ("seats = [2, 3, 2]", "seats names SeatCount(2) twice"),
            ("seats = [9]", "seats: "),
            ("bots = [\"hrad\"]", "bots: there is no bot 'hrad'"),
            ("bots = [\"oracle\"]", "bots: "),
            ("seats = [2]\nbots = [\"easy,hard,hard\"]", "names 3 bots, which do not fill a table of 2"),
            ("[options]\nrow_refil = [\"shift\"]", "options: "),
            ("[options]\nrow_refill = [\"never\"]", "options: "),
            (
                "[numbers]\nx = { from = 5, to = 2 }",
                "numbers: x: from 5 to 2 runs backwards: write from = 2, to = 5",
            ),
            ("[numbers]\nx = { from = 5, to = 9, step = 0 }", "leads nowhere"),
            ("[numbers]\nx = { from = 5, until = 9 }", "write a list like"),
            ("[numbers]\nx = \"many\"", "write a list like"),
            ("[numbers]\nx = [1, 1]", "x names 1 twice"),
            ("[numbers]\nx = { from = 1, to = 99999999 }", "more than 10000000 tables"),
            ("precision = 0.0", "precision: "),
            ("[targets]\nturns = [9, 2]", "write the smaller number first"),
            ("[targets]\nturn_order = 0.0", "turn_order is in points"),
            ("[targets]\n", "name at least one of turn_order"),
        ] {
            let found = SweepPlan::parse(&format!("{PLAN}{more}\n")).unwrap_err();
            assert!(found.contains(said), "{more}: {found}");
            assert!(!found.contains('\n'), "{found}");
        }
        let said = SweepPlan::parse("game = \"gonuts\"\nseed = 1\ngames = 1").unwrap_err();
        assert!(said.contains("did you mean go-nuts"), "{said}");
        let none = SweepPlan::parse("game = \"go-nuts\"\nseed = 1\ngames = 0").unwrap_err();
        assert!(none.contains("games = 0: there is nothing to play"), "{none}");
        let lacks = SweepPlan::parse("game = \"go-nuts\"\ngames = 1").unwrap_err();
        assert!(lacks.contains("missing field `seed`"), "{lacks}");
    }
}
