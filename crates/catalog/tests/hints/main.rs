//! Hints, read against the position: a checker that knows nothing of how reasons are made.
//!
//! A reason is a message and what goes into it. For every message there is a check here, written from what its words claim and
//! from what a client gets: the view, the components, the choices with their offers, and the table after a choice. What a
//! reason says of the games to come is played again, with other luck. A message without a check is a fault, and so is a
//! false reason that is planted and not found.
//!
//! A few hints a game are checked by default; two thousand take some minutes:
//! `HINTS=2000 cargo test --profile quick -p catalog --test hints -- --nocapture`. With `SAY=1` they are printed.

mod bad_day;
mod coach;
mod dollars_to_donuts;
mod donut;
mod drive_thru;
mod go_nuts;
mod later;
mod position;

use std::collections::BTreeMap;
use std::path::Path;
use std::time::{Duration, Instant};

use bots::{Budget, Effort};
use catalog::{Bot, Hint, Setup, Table, Thinking, Verdict, find};
use tabletop::{Dealer, Language, Phrase, Seat, Seed, Speech, Turn};

use position::{Claim, Position};

/// Hints checked in a game if nobody says otherwise.
const USUAL: usize = 30;
/// So many more may be needed to meet all that is planted.
const PATIENCE: usize = 1_500;
/// Iterations behind a hint: enough for two or three candidates. What is said of them is true or not whatever the effort.
const ITERATIONS: u32 = 240;

/// A false reason made of a true one.
pub(crate) struct Plant {
    /// The message it is made of.
    id: &'static str,
    /// Makes it false; nothing if this position gives no chance.
    spoil: fn(&Position, &mut Claim) -> Option<()>,
}

/// What is known of a game here.
pub(crate) struct Reader {
    game: &'static str,
    /// Checks one claim. What it does not know is a fault.
    check: fn(&Position, &Claim) -> Result<(), String>,
    /// Every message it knows.
    ids: &'static [&'static str],
    plants: [Plant; 4],
}

/// What came of reading the hints of a game.
#[derive(Default)]
struct Tally {
    hints: usize,
    by_id: BTreeMap<&'static str, usize>,
    verdicts: BTreeMap<Verdict, usize>,
    chances: usize,
    planted: [Option<String>; 4],
    took: Duration,
    longest: Duration,
}

fn read(reader: &Reader) {
    let wanted = std::env::var("HINTS").map_or(USUAL, |number| number.parse().expect("a number"));
    let mut tally = Tally::default();
    for game in 0u64.. {
        let enough = tally.hints >= wanted && tally.planted.iter().all(Option::is_some);
        if enough || tally.hints >= wanted + PATIENCE {
            break;
        }
        play(reader, game, wanted, &mut tally);
    }
    for (plant, found) in reader.plants.iter().zip(&tally.planted) {
        assert!(found.is_some(), "{}: no {} came up to be planted", reader.game, plant.id);
    }
    let reasons: usize = tally.by_id.values().sum();
    println!(
        "{}: {} hints, {reasons} with a reason, {} with a chance, 0 false, 4 of 4 planted ones found; {:?} each, at most {:?}",
        reader.game,
        tally.hints,
        tally.chances,
        tally.took / tally.hints.max(1) as u32,
        tally.longest
    );
    println!("  {:?}\n  {:?}", tally.verdicts, tally.by_id);
}

/// Plays one game at first sight and reads some of the hints on the way.
fn play(reader: &Reader, number: u64, wanted: usize, tally: &mut Tally) {
    let game = find(reader.game).unwrap();
    let counts: Vec<_> = game.meta().seat_counts().collect();
    let seats = counts[number as usize % counts.len()];
    let mut table = game.open(&Setup { seats: Some(seats), ..Setup::default() }).unwrap();
    let mut dealer = Dealer::new(Seed::from_number(number));
    let bot = if number % 3 == 2 { Bot::Easy } else { Bot::Greedy };
    for step in 0u64.. {
        match table.turn() {
            Turn::Over => return,
            Turn::Chance => table.deal(&mut dealer).unwrap(),
            Turn::Act(due) => {
                let seat = due.first().unwrap();
                // Every third decision, another one in each game.
                if (step + number).is_multiple_of(3) && !table.awaits_others() {
                    look(reader, &*table, seat, number * 10_000 + step, tally);
                }
                let done = tally.hints >= wanted && tally.planted.iter().all(Option::is_some);
                if done || tally.hints >= wanted + PATIENCE {
                    return;
                }
                let answer = table.choose(seat, bot, number).unwrap();
                table.make(table.check(&answer).unwrap()).unwrap();
            }
        }
    }
}

/// Asks for a hint and reads it.
fn look(reader: &Reader, table: &dyn Table, seat: Seat, seed: u64, tally: &mut Tally) {
    let start = Instant::now();
    let effort = Effort::Within(Budget::iterations(ITERATIONS));
    let hints = table.advise(seat, Thinking { effort, seed, ..Thinking::default() }).unwrap();
    let took = start.elapsed();
    let tokens = table.tokens(seat);
    assert_eq!(hints.is_empty(), tokens.len() < 2, "only what is forced needs no hint");
    let Some(best) = hints.first() else { return };
    tally.took += took;
    tally.longest = tally.longest.max(took);
    tally.hints += 1;
    *tally.verdicts.entry(best.verdict).or_default() += 1;
    tally.chances += usize::from(best.chance.is_some());
    let position = Position::new(table, seat, seed);
    let about = || format!("{} at step {}, seat {seat}: {}", reader.game, table.len(), best.choice.token);
    keeps_the_form(&hints, &tokens).unwrap_or_else(|fault| panic!("{}: {fault}", about()));
    if std::env::var_os("SAY").is_some() {
        let others: Vec<_> =
            hints[1..].iter().map(|hint| (&hint.choice.words, &hint.judged, &hint.chance)).collect();
        println!("{}: {} {:?} {:?} | {others:?}", best.choice.words, best.judged, best.chance, best.why);
    }
    let Some(reason) = &best.reason else { return };
    let claim = Claim::new(reason, &best.choice.token, hints.get(1).map(|hint| hint.choice.token.as_str()));
    *tally.by_id.entry(reason.id()).or_default() += 1;
    if let Err(fault) = (reader.check)(&position, &claim) {
        panic!("{}: '{reason}' is false: {fault}", about());
    }
    for (plant, found) in reader.plants.iter().zip(&mut tally.planted) {
        let mut spoilt = claim.clone();
        if found.is_some() || plant.id != claim.id || (plant.spoil)(&position, &mut spoilt).is_none() {
            continue;
        }
        match (reader.check)(&position, &spoilt) {
            Err(fault) => *found = Some(fault),
            Ok(()) => panic!("{}: the planted {spoilt:?} was not found", about()),
        }
    }
}

/// What holds for every list of hints.
fn keeps_the_form(hints: &[Hint], tokens: &[String]) -> Result<(), String> {
    let fault = |what: &str| Err(format!("{what}: {hints:?}"));
    let named: Vec<_> = hints.iter().map(|hint| &hint.choice.token).collect();
    let once = named.iter().all(|token| named.iter().filter(|other| other == &token).count() == 1);
    if hints.len() > 3 || !once || !named.iter().all(|token| tokens.contains(token)) {
        return fault("at most three legal choices, each once");
    }
    let (best, others) = hints.split_first().ok_or("there is a hint")?;
    if others.iter().any(|hint| hint.reason.is_some() || hint.why.is_some()) {
        return fault("only the best choice has a reason");
    }
    if others.iter().filter_map(|hint| hint.win).any(|win| best.win.is_none_or(|most| win > most)) {
        return fault("another choice promises more than the best");
    }
    if best.verdict == Verdict::NoDifference && (best.reason.is_some() || hints.len() < tokens.len()) {
        return fault("what makes no difference needs no reason");
    }
    if hints.iter().any(|hint| hint.judged.is_empty() || hint.win.is_some() != hint.chance.is_some()) {
        return fault("every choice has a verdict, and a chance is told in words");
    }
    let numbers = hints.iter().flat_map(|hint| &hint.chance).any(|chance| chance.contains(['%', '±']));
    if numbers { fault("chances are said as people say them") } else { Ok(()) }
}

/// A reason that is said well in every language.
pub(crate) fn said(reason: &Phrase) -> Result<(), String> {
    Language::ALL.into_iter().try_for_each(|language| {
        let words = reason.try_say(&Speech { language, ..Speech::default() })?;
        if words.trim().is_empty() {
            Err(format!("{} has no words in {language}", reason.id()))
        } else {
            Ok(())
        }
    })
}

/// Every reason a game can give has a check here, and every check a reason.
fn knows_every_message(reader: &Reader) {
    let folder = reader.game.replace('-', "_");
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../games/src/{folder}/words/en.ftl"));
    let text = std::fs::read_to_string(file).unwrap();
    let mut there: Vec<_> = text
        .lines()
        .filter(|line| line.starts_with("why-"))
        .filter_map(|line| line.split_once(" = ").map(|(id, _)| id))
        .collect();
    let mut known = reader.ids.to_vec();
    there.sort_unstable();
    known.sort_unstable();
    assert_eq!(known, there, "{}", reader.game);
}

macro_rules! readers {
    ($($module:ident),+) => {$(
        mod $module {
            #[test]
            fn hints_are_true() {
                super::read(&crate::$module::READER);
            }

            #[test]
            fn every_reason_has_a_check() {
                super::knows_every_message(&crate::$module::READER);
            }
        }
    )+};
}

mod of {
    use super::{knows_every_message, read};
    readers!(go_nuts, donut, drive_thru, bad_day, dollars_to_donuts);
}
