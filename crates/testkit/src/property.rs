//! Properties of arbitrary input: a vector of bytes is a game, and no record or edition, however broken, makes anything
//! panic.
//!
//! Both shrink: what is reported is the shortest input found that still fails.

use proptest::collection::vec;
use proptest::prelude::{Strategy, any};
use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestError, TestRng, TestRunner};
use tabletop::{Book, Edition, Notation, PartsOf, Record, Recorder, fast_rng, format_step, state_hash};

use crate::fault::ensure;
use crate::setup::{self, Setup};
use crate::walk::{Walk, all_steps, random_step};

const GAMES: u32 = 64;
const LONGEST_GAME: usize = 600;
const BROKEN_RECORDS: u32 = 400;
const MOST_EDITS: usize = 6;
const NO_RECORDS: u32 = 200;
/// Most changes are refused, so a file gets few of them, and there are many files.
const CHANGED_EDITIONS: u32 = 300;
const MOST_CHANGES: usize = 2;
/// A game by a changed edition is played so far.
const EDITION_STEPS: usize = 40;
const SEED: u64 = 4;
/// A record to be broken stops here, so that trying it stays cheap.
const RECORD_STEPS: usize = 200;

/// Plays the games that random bytes spell, reads records that are broken or none at all, and plays by editions that
/// somebody has changed.
///
/// # Panics
/// With the shortest input found that fails.
pub fn check_bytes_are_games<G: Notation>() {
    if let Err(what) = find_bad_bytes::<G>() {
        panic!("{what}");
    }
}

/// The shortest input found that fails, if there is one.
pub fn find_bad_bytes<G: Notation>() -> Result<(), String> {
    let mut setups = setup::standard::<G>()?;
    setups.extend(setup::other_editions()?);
    let pick = |byte: u8| &setups[usize::from(byte) % setups.len()];

    let bytes = (any::<u8>(), vec(any::<u8>(), 0..LONGEST_GAME));
    run(GAMES, "these bytes are not a sound game", &bytes, |(table, bytes)| play(pick(*table), bytes))?;

    let records: Vec<[String; 2]> = setups.iter().map(written_record).collect::<Result<_, _>>()?;
    let edits = (any::<u8>(), any::<bool>(), vec(any::<Edit>(), 1..=MOST_EDITS));
    let broken = edits.prop_map(|(table, json, edits)| {
        edit(&records[usize::from(table) % records.len()][usize::from(json)], &edits)
    });
    run(BROKEN_RECORDS, "a broken record", &broken, |text| read::<G>(text))?;

    let texts = vec(any::<u8>(), 0..300).prop_map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    run(NO_RECORDS, "something that is not a record", &texts, |text| read::<G>(text))?;

    let editions = Edition::<PartsOf<G>>::built_in();
    let changes = (any::<u8>(), vec(any::<Edit>(), 1..=MOST_CHANGES));
    let files = changes.prop_map(|(edition, changes)| {
        change_lines(&editions[usize::from(edition) % editions.len()].source, &changes)
    });
    run(CHANGED_EDITIONS, "a changed edition", &files, |text| play_edition::<G>(text))
}

/// Tries `cases` inputs, always the same ones, and shrinks the first that fails.
fn run<S: Strategy>(
    cases: u32,
    name: &str,
    inputs: &S,
    check: impl Fn(&S::Value) -> Result<(), String>,
) -> Result<(), String> {
    let config = Config { cases, failure_persistence: None, ..Config::default() };
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let found =
        TestRunner::new_with_rng(config, rng).run(inputs, |input| check(&input).map_err(TestCaseError::fail));
    found.map_err(|e| match e {
        TestError::Abort(reason) => format!("{name}: given up: {reason}"),
        TestError::Fail(reason, input) => format!("{name}: {reason}, from {input:?}"),
    })
}

/// Each byte chooses among all steps that can happen (two bytes where there are more than 256). Bytes beyond the end of
/// the game mean nothing, and a game may stop anywhere.
fn play<G: Notation>(setup: &Setup<G>, bytes: &[u8]) -> Result<(), String> {
    let mut game = G::new(setup.book);
    let mut recorder = Recorder::default();
    let mut bytes = bytes.iter();
    let told = |recorder: &Recorder<G>| {
        let steps: Vec<String> = recorder.steps().iter().map(|s| format_step::<G>(setup.book, *s)).collect();
        format!("{} ({}): {}", G::META.id, setup.name, steps.join(" "))
    };
    loop {
        let steps = all_steps(&game);
        let mut next = || bytes.next().map(|byte| usize::from(*byte));
        let Some(mut choice) = next() else { break };
        if steps.len() > 256 {
            choice = choice * 256 + next().unwrap_or_default();
        }
        if steps.is_empty() {
            break;
        }
        let step = steps[choice % steps.len()];
        recorder.note(&game, step);
        game.apply(step).map_err(|e| format!("a listed step is refused: {e}; {}", told(&recorder)))?;
        game.validate().map_err(|e| format!("the state is corrupt: {e}; {}", told(&recorder)))?;
    }
    let record = recorder.record(&game, &[], None);
    let mut again = record.replay::<G>(None, |_, _| {}).map_err(|e| format!("{e}; {}", told(&recorder)))?;
    // The answers of a simultaneous choice that is under way are not in the record.
    for &step in &recorder.steps()[record.steps.len()..] {
        again.apply(step).map_err(|e| format!("an answer is refused in replay: {e}; {}", told(&recorder)))?;
    }
    ensure(again == game && state_hash(&again) == state_hash(&game), || {
        format!("the record replays to another state; {}", told(&recorder))
    })
}

/// The record of a random game as text and as JSON.
fn written_record<G: Notation>(setup: &Setup<G>) -> Result<[String; 2], String> {
    let mut walk = Walk::begin(setup, SEED, 0);
    while walk.len() < RECORD_STEPS {
        let Some(step) = walk.choose()? else { break };
        walk.advance(step);
    }
    let record = walk.record();
    Ok([record.to_string(), record.to_json()])
}

/// Reads and replays whatever this is. It may fail, with a reason; if it does not, the state must be sound.
fn read<G: Notation>(text: &str) -> Result<(), String> {
    let replayed = Record::parse(text).and_then(|record| record.replay::<G>(None, |_, _| {}));
    match replayed {
        Ok(game) => game.validate().map_err(|e| format!("the record leads to a corrupt state: {e}")),
        Err(e) => {
            ensure(!e.to_string().trim().is_empty(), || "the record is refused without a reason".into())
        }
    }
}

/// Where, how and with what a text is broken.
type Edit = (u16, u8, u8);

fn edit(text: &str, edits: &[Edit]) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for &(at, how, byte) in edits {
        let at = usize::from(at) % (bytes.len() + 1);
        let words = |bytes: &[u8]| bytes.split(|b| *b == b' ').map(<[u8]>::to_vec).collect::<Vec<_>>();
        match how % 6 {
            0 => bytes.insert(at, byte),
            1 => drop((at < bytes.len()).then(|| bytes.remove(at))),
            2 => bytes.iter_mut().skip(at).take(1).for_each(|old| *old = byte),
            3 => bytes.truncate(at),
            4 => {
                let end = bytes.len().min(at + usize::from(byte));
                bytes.extend_from_within(at..end);
            }
            _ => {
                let mut words = words(&bytes);
                let n = words.len();
                words.swap(at % n, usize::from(byte) % n);
                bytes = words.join(&b' ');
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Changes whole lines of an edition, mostly its numbers, as its owner may.
fn change_lines(text: &str, changes: &[Edit]) -> String {
    const NUMBERS: [&str; 10] = ["0", "1", "-1", "2", "9", "40", "255", "256", "70000", "-3000000000"];
    let mut lines: Vec<String> = text.lines().map(str::to_string).collect();
    for &(at, how, what) in changes {
        let at = usize::from(at) % lines.len();
        match how % 8 {
            0 => drop(lines.remove(at)),
            1 => lines.insert(at, lines[at].clone()),
            2 => lines[at] = lines[at].replace('"', ""),
            _ => {
                let number = NUMBERS[usize::from(what) % NUMBERS.len()];
                // The next line that has a number is the one to change.
                let found = lines[at..].iter_mut().find(|line| line.contains(|c: char| c.is_ascii_digit()));
                if let Some(line) = found {
                    *line = with_number(line, number);
                }
            }
        }
        if lines.is_empty() {
            break;
        }
    }
    lines.join("\n")
}

/// The line with its first number replaced.
fn with_number(line: &str, number: &str) -> String {
    let is_digit = |c: char| c.is_ascii_digit();
    let Some(start) = line.find(is_digit) else { return line.to_string() };
    let rest = &line[start..];
    let end = rest.find(|c| !is_digit(c)).unwrap_or(rest.len());
    format!("{}{number}{}", &line[..start], &rest[end..])
}

/// An edition is refused with a reason, as a file or at this table; or it can be played by.
fn play_edition<G: Notation>(text: &str) -> Result<(), String> {
    let refused = |e: &dyn std::fmt::Display| {
        ensure(!e.to_string().trim().is_empty(), || "the edition is refused without a reason".into())
    };
    let edition = match Edition::<PartsOf<G>>::load(text) {
        Ok(edition) => edition,
        Err(e) => return refused(&e),
    };
    for seats in G::META.seat_counts() {
        let book = match Book::open(&tabletop::Config::<G>::of(edition), seats) {
            Ok(book) => book,
            Err(e) => {
                refused(&e)?;
                continue;
            }
        };
        let mut game = G::new(book);
        let mut rng = fast_rng(SEED, 0);
        for _ in 0..EDITION_STEPS {
            game.validate().map_err(|e| format!("at {seats} seats the state is corrupt: {e}"))?;
            let Some(step) = random_step(&game, &mut rng)? else { break };
            game.apply(step).map_err(|e| format!("at {seats} seats a listed step is refused: {e}"))?;
        }
    }
    Ok(())
}
