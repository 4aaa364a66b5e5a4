//! Properties of arbitrary input: a vector of bytes is a game, and no record or edition, however broken, makes anything
//! panic.
//!
//! Both shrink: what is reported is the shortest input found that still fails.

use proptest::collection::vec;
use proptest::prelude::{Strategy, any};
use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestError, TestRng, TestRunner};
use tabletop::{Edition, Judgement, Notation, PartsOf};

use crate::probe::probe;
use crate::setup::{self, Setup};
use crate::walk::Walk;

const GAMES: u32 = 64;
const LONGEST_GAME: usize = 600;
const BROKEN_RECORDS: u32 = 400;
const MOST_EDITS: usize = 6;
const NO_RECORDS: u32 = 200;
/// Most changes are refused, so a file gets few of them, and there are many files.
const CHANGED_EDITIONS: u32 = 300;
const MOST_CHANGES: usize = 2;
const SEED: u64 = 4;
/// A record to be broken stops here, so that trying it stays cheap.
const RECORD_STEPS: usize = 200;

/// Plays the games that random bytes spell, reads records that are broken or none at all, and plays by editions that
/// somebody has changed.
///
/// # Panics
/// With the shortest input found that fails.
pub fn check_bytes_are_games<G: Judgement + Notation>() {
    if let Err(what) = find_bad_bytes::<G>() {
        panic!("{what}");
    }
}

/// The shortest input found that fails, if there is one.
pub fn find_bad_bytes<G: Judgement + Notation>() -> Result<(), String> {
    let probe = probe::<G>()?;
    let bytes = vec(any::<u8>(), 0..LONGEST_GAME);
    try_inputs(GAMES, "these bytes are not a sound game", &bytes, |bytes| probe.play(bytes))?;

    let mut setups = setup::standard::<G>()?;
    setups.extend(setup::other_editions()?);
    let records: Vec<[String; 2]> = setups.iter().map(written_record).collect::<Result<_, _>>()?;
    let edits = (any::<u8>(), any::<bool>(), edits());
    let broken = edits.prop_map(|(table, json, edits)| {
        let record = &records[usize::from(table) % records.len()][usize::from(json)];
        String::from_utf8_lossy(&edit(record.as_bytes(), &edits)).into_owned()
    });
    try_inputs(BROKEN_RECORDS, "a broken record", &broken, |text| probe.read_record(text))?;

    let texts = vec(any::<u8>(), 0..300).prop_map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    try_inputs(NO_RECORDS, "something that is not a record", &texts, |text| probe.read_record(text))?;

    let editions = Edition::<PartsOf<G>>::built_in();
    let changes = (any::<u8>(), vec(any::<Edit>(), 1..=MOST_CHANGES));
    let files = changes.prop_map(|(edition, changes)| {
        change_lines(&editions[usize::from(edition) % editions.len()].source, &changes)
    });
    try_inputs(CHANGED_EDITIONS, "a changed edition", &files, |text| probe.play_edition(text))
}

/// Tries `cases` inputs that begin as one of `seeds` and are then broken, always the same ones.
///
/// # Panics
/// If `check` does, with the shortest input found.
pub fn try_broken(cases: u32, name: &str, seeds: &[Vec<u8>], check: impl Fn(&[u8])) {
    let broken = (any::<u16>(), edits())
        .prop_map(|(seed, edits)| edit(&seeds[usize::from(seed) % seeds.len()], &edits));
    let found = try_inputs(cases, name, &broken, |bytes| {
        check(bytes);
        Ok(())
    });
    if let Err(what) = found {
        panic!("{what}");
    }
}

/// Tries `cases` inputs, always the same ones, and shrinks the first that fails.
fn try_inputs<S: Strategy>(
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

/// Where, how and with what a text is broken.
type Edit = (u16, u8, u8);

fn edits() -> impl Strategy<Value = Vec<Edit>> {
    vec(any::<Edit>(), 1..=MOST_EDITS)
}

fn edit(text: &[u8], edits: &[Edit]) -> Vec<u8> {
    let mut bytes = text.to_vec();
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
    bytes
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
