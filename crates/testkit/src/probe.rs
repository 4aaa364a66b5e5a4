//! What a game makes of arbitrary input. Tests and fuzzers call the same functions: a breach is an error, and a fault that
//! nobody foresaw a panic.

use std::fmt::{Debug, Display};

use tabletop::{
    Book, Config, Edition, Game, Judgement, Notation, PartsOf, Record, Recorder, Viewer, fast_rng,
    format_step, parse_step, state_hash,
};

use crate::fault::ensure;
use crate::secrecy::same_look_to;
use crate::setup::{self, Setup};
use crate::walk::{all_steps, random_step};

const SEED: u64 = 4;
/// A game by an edition that somebody has changed is played so far.
const EDITION_STEPS: usize = 40;

/// A game, ready to be tried with whatever comes.
pub trait Probe: Debug + Send + Sync {
    /// Plays the game that bytes spell: the first chooses the table, each of the others a step among all that can happen.
    /// The state stays sound, steps are read as they are written, no view depends on hidden things, and the record leads
    /// to the same state.
    fn play(&self, bytes: &[u8]) -> Result<(), String>;

    /// Reads a step at every table. Refused with a reason, or read as it is then written.
    fn read_step(&self, text: &str) -> Result<(), String>;

    /// Reads and replays a record. Refused with a reason, or it leads to a sound state, also when it is written anew.
    fn read_record(&self, text: &str) -> Result<(), String>;

    /// Reads an edition and plays by it. It is refused with a reason, as a file or at a table; or it can be played by.
    fn play_edition(&self, text: &str) -> Result<(), String>;
}

/// The game `G`, ready to be tried.
pub fn probe<G: Judgement + Notation>() -> Result<Box<dyn Probe>, String> {
    let mut tables = setup::standard::<G>()?;
    tables.extend(setup::other_editions()?);
    tables.extend(setup::single_options()?);
    Ok(Box::new(Tables(tables)))
}

/// The tables of a game.
#[derive(Debug)]
struct Tables<G: Game>(Vec<Setup<G>>);

impl<G: Judgement + Notation> Probe for Tables<G> {
    fn play(&self, bytes: &[u8]) -> Result<(), String> {
        let Some((table, bytes)) = bytes.split_first() else { return Ok(()) };
        play(&self.0[usize::from(*table) % self.0.len()], bytes)
    }

    fn read_step(&self, text: &str) -> Result<(), String> {
        for setup in &self.0 {
            match parse_step::<G>(setup.book, text) {
                Ok(step) => {
                    let written = format_step::<G>(setup.book, step);
                    let again = parse_step::<G>(setup.book, &written);
                    ensure(again.is_ok_and(|again| again == step), || {
                        format!("{text:?} is read as {written}, which is not read back: {}", setup.name)
                    })?;
                }
                Err(e) => refused(&e, "the step")?,
            }
        }
        Ok(())
    }

    fn read_record(&self, text: &str) -> Result<(), String> {
        let record = match Record::parse(text) {
            Ok(record) => record,
            Err(e) => return refused(&e, "the record"),
        };
        let game = match record.replay::<G>(None, |_, _| {}) {
            Ok(game) => game,
            Err(e) => return refused(&e, "the record"),
        };
        game.validate().map_err(|e| format!("the record leads to a corrupt state: {e}"))?;
        for written in [record.to_json(), record.to_string()] {
            let again =
                Record::parse(&written).map_err(|e| format!("it is not read back: {e}: {written}"))?;
            let again = again.replay::<G>(None, |_, _| {}).map_err(|e| format!("{e}: {written}"))?;
            ensure(again == game, || format!("written anew it leads to another state: {written}"))?;
        }
        Ok(())
    }

    fn play_edition(&self, text: &str) -> Result<(), String> {
        let edition = match Edition::<PartsOf<G>>::load(text) {
            Ok(edition) => edition,
            Err(e) => return refused(&e, "the edition"),
        };
        for seats in G::META.seat_counts() {
            let book = match Book::open(&Config::<G>::of(edition), seats) {
                Ok(book) => book,
                Err(e) => {
                    refused(&e, "the edition")?;
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
}

fn refused(e: &dyn Display, what: &str) -> Result<(), String> {
    ensure(!e.to_string().trim().is_empty(), || format!("{what} is refused without a reason"))
}

/// Each byte chooses among all steps that can happen (two bytes where there are more than 256). Bytes beyond the end of
/// the game mean nothing, and a game may stop anywhere.
fn play<G: Judgement + Notation>(setup: &Setup<G>, bytes: &[u8]) -> Result<(), String> {
    let mut game = G::new(setup.book);
    let mut recorder = Recorder::default();
    let mut bytes = bytes.iter();
    let mut rng = fast_rng(SEED, 0);
    let viewers: Vec<Viewer> = Viewer::all(setup.book.seats).collect();
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
        let text = format_step::<G>(setup.book, step);
        ensure(parse_step::<G>(setup.book, &text).is_ok_and(|read| read == step), || {
            format!("{text} is not read as it is written; {}", told(&recorder))
        })?;
        recorder.note(&game, step);
        game.apply(step).map_err(|e| format!("a listed step is refused: {e}; {}", told(&recorder)))?;
        game.validate().map_err(|e| format!("the state is corrupt: {e}; {}", told(&recorder)))?;
        // One viewer after another.
        let viewer = viewers[recorder.steps().len() % viewers.len()];
        let sample = G::determinize(&game.view(viewer), &mut rng);
        same_look_to(&game, &sample, viewer).map_err(|e| format!("{viewer}: {e}; {}", told(&recorder)))?;
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
