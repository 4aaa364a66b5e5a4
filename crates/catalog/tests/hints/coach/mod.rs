//! What beginners are told, read against the position: a checker that knows nothing of how it is made.
//!
//! For every message the checker works out all that may be said with it here, names and numbers together, from what a client
//! gets: the view, the choices with their offers and the events. It never looks at what was said before it knows that. A
//! message it does not know is a fault. Of every message each number is made false once, and each name is replaced by another
//! that the same message named elsewhere; that must be found.
//!
//! A hundred positions a game are read by default: `COACH=1000 cargo test --profile quick -p catalog --test hints coach --
//! --nocapture` reads more, and says how many different sentences there were.

mod bad_day;
mod dollars_to_donuts;
mod donut;
mod drive_thru;
mod go_nuts;

use std::collections::{BTreeMap, BTreeSet};

use catalog::{Bot, Phrased, Setup, Table, find};
use serde_json::{Value, json};
use tabletop::{Dealer, Language, Reader, Seat, Seed, Turn, Viewer};

use crate::position::{Claim, Position};

/// Positions read in a game if nobody says otherwise.
const USUAL: usize = 100;

/// What a message may say: its names and numbers.
type Truth = BTreeMap<&'static str, Value>;

/// Works out all that a message may say here, from the position and from what happened since the seat acted; nothing if it
/// may not be said.
type Check = fn(&Position, &[Value], &str) -> Vec<Truth>;

/// The one thing that may be said, written shortly.
#[expect(clippy::unnecessary_wraps, reason = "it is the end of chains of options")]
fn truth<const N: usize>(args: [(&'static str, Value); N]) -> Option<Truth> {
    Some(BTreeMap::from(args))
}

/// A message without names and numbers.
fn bare(holds: bool) -> Option<Truth> {
    holds.then(Truth::new)
}

/// The last event of this kind that is the seat's own.
fn own<'a>(position: &Position, events: &'a [Value], kind: &str) -> Option<&'a Value> {
    events.iter().rev().find(|event| event["kind"] == kind && event["seat"] == json!(position.me() + 1))
}

/// The last event of this kind.
fn last<'a>(events: &'a [Value], kind: &str) -> Option<&'a Value> {
    events.iter().rev().find(|event| event["kind"] == kind)
}

/// The offers of a kind.
fn offers<'a>(position: &'a Position, kind: &'a str) -> impl Iterator<Item = &'a Value> {
    position.choices().iter().map(|choice| &choice["offer"]).filter(move |offer| offer["kind"] == kind)
}

fn number(value: &Value) -> i64 {
    value.as_i64().unwrap_or(0)
}

fn test(claim: &Claim, truths: &[Truth]) -> Result<(), String> {
    match truths {
        [] => Err("it may not be said here".into()),
        truths if truths.contains(&claim.args) => Ok(()),
        truths => Err(format!("said: {:?}, true: {truths:?}", claim.args)),
    }
}

/// What came of reading the sentences of a game.
#[derive(Default)]
struct Tally {
    positions: usize,
    silent: usize,
    sentences: BTreeSet<String>,
    ids: BTreeMap<&'static str, usize>,
    /// Names and numbers that were made false, and were found.
    planted: BTreeSet<(&'static str, &'static str)>,
    /// Names that were said.
    names: BTreeMap<(&'static str, &'static str), BTreeSet<String>>,
    /// Places of numbers.
    numbers: BTreeSet<(&'static str, &'static str)>,
}

fn read(game: &str, check: Check) {
    let wanted = std::env::var("COACH").map_or(USUAL, |number| number.parse().expect("a number"));
    let mut tally = Tally::default();
    for number in 0u64.. {
        if tally.positions >= wanted {
            break;
        }
        play(game, check, number, wanted, &mut tally);
    }
    println!(
        "{game}: {} positions, {} of them silent, {} different sentences of {} kinds, 0 false, {} planted ones found",
        tally.positions,
        tally.silent,
        tally.sentences.len(),
        tally.ids.len(),
        tally.planted.len(),
    );
    println!("  {:?}", tally.ids);
    assert!(tally.sentences.len() >= 30, "{game}: only {} different sentences", tally.sentences.len());
    let told = |place: &(&'static str, &'static str)| tally.planted.contains(place);
    let names = tally.names.iter().filter(|(_, names)| names.len() > 1).map(|(place, _)| place);
    let missed: Vec<_> = names.chain(&tally.numbers).filter(|place| !told(place)).collect();
    assert!(missed.is_empty(), "{game}: false ones were not found: {missed:?}");
}

fn play(game: &str, check: Check, number: u64, wanted: usize, tally: &mut Tally) {
    let game = find(game).unwrap();
    let counts: Vec<_> = game.meta().seat_counts().collect();
    let seats = counts[number as usize % counts.len()];
    let mut table = game.open(&Setup { seats: Some(seats), ..Setup::default() }).unwrap();
    let mut dealer = Dealer::new(Seed::from_number(number));
    loop {
        // What came of it is looked at by everybody, whenever somebody must choose or the game is over.
        if !matches!(table.turn(), Turn::Chance) && !table.awaits_others() {
            for seat in table.seats().seats() {
                look(check, &*table, seat, tally);
            }
            if tally.positions >= wanted {
                return;
            }
        }
        match table.turn() {
            Turn::Over => return,
            Turn::Chance => table.deal(&mut dealer).unwrap(),
            Turn::Act(due) => {
                let seat = due.first().unwrap();
                let answer = table
                    .choose(seat, if number % 3 == 2 { Bot::Random } else { Bot::Greedy }, number)
                    .unwrap();
                table.make(table.check(&answer).unwrap()).unwrap();
            }
        }
    }
}

/// The events that the seat noticed since it acted.
fn since(table: &dyn Table, seat: Seat) -> Vec<Value> {
    let seen = table.seen(0, Viewer::Seat(seat), Reader { language: Language::English, seat: Some(seat) });
    let acted = seen.iter().rposition(|step| step.actor.seat() == Some(seat)).unwrap_or(seen.len());
    let told = |step: &catalog::SeenStep| -> Vec<Value> {
        let list: Vec<Value> = serde_json::from_str(step.events.json().get()).unwrap();
        list.into_iter().map(|told| told["event"].clone()).collect()
    };
    seen[acted..].iter().flat_map(told).collect()
}

fn look(check: Check, table: &dyn Table, seat: Seat, tally: &mut Tally) {
    let asked = matches!(table.turn(), Turn::Act(due) if due.contains(seat));
    let (before, after) =
        (table.coach_before(seat, Language::English), table.coach_after(seat, Language::English));
    assert!(asked || before.is_none(), "who is not asked needs no advice");
    tally.positions += usize::from(asked || after.is_some());
    tally.silent += usize::from(asked && before.is_none());
    if before.is_none() && after.is_none() {
        return;
    }
    let position = Position::new(table, seat, 0);
    let events = if after.is_some() { since(table, seat) } else { Vec::new() };
    for said in [before, after].into_iter().flatten() {
        claim(check, &position, &events, &said, tally);
    }
}

fn claim(check: Check, position: &Position, events: &[Value], said: &Phrased, tally: &mut Tally) {
    let claim = Claim::new(&said.phrase, "", None);
    let about = || {
        format!(
            "{} at step {}, seat {}: '{}'",
            position.table.meta().id,
            position.table.len(),
            position.seat,
            said.words
        )
    };
    claim.said.clone().unwrap_or_else(|fault| panic!("{}: {fault}", about()));
    let truths = check(position, events, claim.id);
    test(&claim, &truths).unwrap_or_else(|fault| panic!("{} ({}) is false: {fault}", about(), claim.id));
    *tally.ids.entry(claim.id).or_default() += 1;
    tally.sentences.insert(said.words.clone());
    for (arg, value) in &claim.args {
        let place = (claim.id, *arg);
        let mut spoilt = claim.clone();
        if let Some(number) = value.as_i64() {
            spoilt.args.insert(arg, json!(number + 1));
            // Two of a kind may differ by just that.
            if test(&spoilt, &truths).is_err() {
                tally.planted.insert(place);
            }
        } else if let Some(name) = value.as_str() {
            let names = tally.names.entry(place).or_default();
            for other in names.iter().filter(|other| *other != name) {
                spoilt.args.insert(arg, json!(other));
                if test(&spoilt, &truths).is_err() {
                    tally.planted.insert(place);
                }
            }
            names.insert(name.into());
        }
    }
    let numbers = claim.args.iter().filter(|(_, value)| value.is_number());
    tally.numbers.extend(numbers.map(|(arg, _)| (claim.id, *arg)));
}

macro_rules! readers {
    ($($module:ident: $game:literal),+) => {$(
        #[test]
        fn $module() {
            read($game, $module::check);
        }
    )+};
}
mod is_true_in {
    use super::{bad_day, dollars_to_donuts, donut, drive_thru, go_nuts, read};
    readers!(go_nuts: "go-nuts", donut: "donut", drive_thru: "drive-thru", bad_day: "bad-day", dollars_to_donuts: "dollars-to-donuts");
}
