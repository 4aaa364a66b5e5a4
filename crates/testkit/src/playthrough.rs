//! Playthroughs: one seeded random game written out in full, to be read by people and compared by tests.
//!
//! A file begins with lines that say what to play; everything below is made from them:
//!
//! ```text
//! game cruller-clash
//! edition house
//! seats 3
//! option contested=stay
//! seed 7
//! ```
//!
//! `game`, `edition` and the options may be missing. So a new playthrough is made by writing these lines and running the
//! tests with `UPDATE=1`.

use std::fmt::{self, Write as _};
use std::fs;
use std::path::{Path, PathBuf};

use tabletop::{
    Book, Config, Edition, Game, Notation, OptionValue, PartsOf, SeatCount, Speech, StepOf, Token, Turn,
    Viewer, Words, format_step, format_step_view, state_hash,
};

use crate::fault::ensure;
use crate::walk::{Walk, legal, outcomes};

/// How files of playthroughs end.
const ENDING: &str = "playthrough";
/// A playthrough is told in less detail rather than longer than this.
const MAX_BYTES: usize = 150_000;
/// How lines begin that tell what came of a step.
const HAPPENED: &str = "  *";
/// A game that has not ended by then is left there.
const MAX_STEPS: usize = 5_000;
/// How much is told, most first: a look at the boards after so many steps, and so many words of a list.
const DETAILS: [Detail; 5] = [
    Detail { steps_between_boards: 10, words: 40 },
    Detail { steps_between_boards: 20, words: 20 },
    Detail { steps_between_boards: 50, words: 12 },
    Detail { steps_between_boards: 200, words: 6 },
    Detail { steps_between_boards: usize::MAX, words: 3 },
];

#[derive(Clone, Copy, Debug)]
struct Detail {
    steps_between_boards: usize,
    words: usize,
}

/// One seeded random game, written out: every turn with what could be chosen and what was, how it looked to those who saw
/// it otherwise, the boards of all viewers now and then, the result and the record.
///
/// # Panics
/// If the game offers nothing to choose from although it goes on.
pub fn playthrough<G: Notation + Words>(book: Book<G>, seed: u64) -> String {
    most_detailed(|detail| tell(book, seed, detail).expect("a text can be written"))
}

/// The most detailed text that is not too long; the least detailed one if all are.
fn most_detailed(told: impl Fn(Detail) -> String) -> String {
    let [first, others @ ..] = DETAILS;
    let mut text = told(first);
    for detail in others {
        // What came of each step is always told; the rest is measured.
        let rest: usize =
            text.lines().filter(|line| !line.starts_with(HAPPENED)).map(|line| line.len() + 1).sum();
        if rest <= MAX_BYTES {
            break;
        }
        text = told(detail);
    }
    text
}

/// Writes a playthrough to a file.
pub fn write_playthrough<G: Notation + Words>(
    path: &Path,
    seats: SeatCount,
    edition: Option<&str>,
    options: &[(String, OptionValue)],
    seed: u64,
) -> Result<(), String> {
    let order = Order { edition: edition.map(str::to_string), seats, options: options.to_vec(), seed };
    let text = playthrough(order.book::<G>()?, seed);
    fs::write(path, text).map_err(|e| format!("{}: {e}", path.display()))
}

/// Regenerates every playthrough of the folder and compares. With `UPDATE=1` in the environment the files are rewritten
/// instead.
///
/// # Panics
/// If a file differs or cannot be read, or if there is none.
pub fn check_playthroughs<G: Notation + Words>(dir: &Path) {
    let update = std::env::var_os("UPDATE").is_some_and(|value| value == "1");
    if let Err(what) = compare_playthroughs::<G>(dir, update) {
        panic!("{what}");
    }
}

/// What [`check_playthroughs`] does, with its answer as a value: the number of files, or what is wrong with each.
pub fn compare_playthroughs<G: Notation + Words>(dir: &Path, update: bool) -> Result<usize, String> {
    let files = files_of(dir, ENDING)?;
    ensure(!files.is_empty(), || {
        let (id, dir) = (G::META.id, dir.display());
        format!(
            "{dir}: {id} has no *.{ENDING} file; write one that says `seats 3` and `seed 1`, then test with UPDATE=1"
        )
    })?;
    let wrong: Vec<String> = files.iter().filter_map(|path| compare::<G>(path, update).err()).collect();
    ensure(wrong.is_empty(), || wrong.join("\n")).map(|()| files.len())
}

/// The files of a folder whose names end so, in order.
pub(crate) fn files_of(dir: &Path, ending: &str) -> Result<Vec<PathBuf>, String> {
    let trouble = |e: std::io::Error| format!("{}: {e}", dir.display());
    let mut files = Vec::new();
    for entry in fs::read_dir(dir).map_err(trouble)? {
        let path = entry.map_err(trouble)?.path();
        if path.extension().is_some_and(|found| found == ending) {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

fn compare<G: Notation + Words>(path: &Path, update: bool) -> Result<(), String> {
    let trouble = |e: String| format!("{}: {e}", path.display());
    let old = fs::read_to_string(path).map_err(|e| trouble(e.to_string()))?;
    let order = Order::read::<G>(&old).map_err(trouble)?;
    let new = playthrough(order.book::<G>().map_err(trouble)?, order.seed);
    if update {
        return if new == old { Ok(()) } else { fs::write(path, new).map_err(|e| trouble(e.to_string())) };
    }
    let (mut old, mut new) = (old.lines(), new.lines());
    for number in 1.. {
        match (old.next(), new.next()) {
            (None, None) => break,
            (was, is) => ensure(was == is, || {
                let [was, is] = [was, is].map(|line| line.unwrap_or("(the end)"));
                trouble(format!(
                    "line {number} differs\n  file: {was}\n  game: {is}\nif that is meant, test with UPDATE=1"
                ))
            })?,
        }
    }
    Ok(())
}

/// What to play.
struct Order {
    edition: Option<String>,
    seats: SeatCount,
    options: Vec<(String, OptionValue)>,
    seed: u64,
}

impl Order {
    /// Reads the first lines of a file, up to the first empty one.
    fn read<G: Game>(text: &str) -> Result<Self, String> {
        let (mut edition, mut seats, mut options, mut seed) = (None, None, Vec::new(), None);
        for (i, line) in text.lines().enumerate().take_while(|(_, line)| !line.trim().is_empty()) {
            let fault = |what: &str| format!("line {}: {what}", i + 1);
            let (name, value) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
            match name {
                "game" => ensure(value == G::META.id, || fault(&format!("this is for the game '{value}'")))?,
                "edition" => edition = Some(value.to_string()),
                "seats" => {
                    let number = value.parse().ok().and_then(SeatCount::new);
                    seats =
                        Some(number.ok_or_else(|| fault(&format!("'{value}' is not a number of seats")))?);
                }
                "option" => {
                    let (name, value) =
                        value.split_once('=').ok_or_else(|| fault("an option is name=value"))?;
                    options.push((name.to_string(), value.into()));
                }
                "seed" => seed = Some(value.parse().map_err(|_| fault("a seed is a whole number"))?),
                // Written for people; they follow from the rest.
                "rules" | "hash" => {}
                _ => return Err(fault(&format!("'{name}' is none of game, edition, seats, option, seed"))),
            }
        }
        let seats = seats.ok_or("its first lines do not say how many seats")?;
        let seed = seed.ok_or("its first lines do not say which seed")?;
        Ok(Order { edition, seats, options, seed })
    }

    fn book<G: Game>(&self) -> Result<Book<G>, String> {
        let mut config = config_of::<G>(self.edition.as_deref())?;
        for (name, value) in &self.options {
            config.set(name, value).map_err(|e| e.to_string())?;
        }
        Book::open(&config, self.seats).map_err(|e| e.to_string())
    }
}

/// The built-in edition of this name, or the default one, with its default options.
pub(crate) fn config_of<G: Game>(edition: Option<&str>) -> Result<Config<G>, String> {
    let Some(id) = edition else { return Ok(Config::default()) };
    let editions = Edition::<PartsOf<G>>::built_in();
    let found = editions.iter().find(|edition| edition.header.id == id);
    found.map(|edition| Config::of(edition)).ok_or_else(|| {
        let known: Vec<&str> = editions.iter().map(|edition| edition.header.id.as_str()).collect();
        format!("there is no edition '{id}'; there are {}", known.join(", "))
    })
}

fn tell<G: Notation + Words>(book: Book<G>, seed: u64, detail: Detail) -> Result<String, fmt::Error> {
    let mut out = String::new();
    header(&mut out, book, seed)?;
    let setup = crate::setup::Setup { book, name: crate::setup::describe(book) };
    let mut walk = Walk::begin(&setup, seed, 0);
    while walk.len() < MAX_STEPS {
        if walk.len().is_multiple_of(detail.steps_between_boards) {
            boards(&mut out, &walk.game)?;
        }
        let step = match walk.choose() {
            Ok(Some(step)) => step,
            Ok(None) => break,
            Err(what) => panic!("{}", walk.fault(what)),
        };
        writeln!(out, "step {}", walk.len() + 1)?;
        choices(&mut out, &walk.game, detail.words)?;
        writeln!(out, "  > {}", format_step::<G>(book, step))?;
        masks(&mut out, &walk.game, step)?;
        let events = walk.advance(step);
        happened(&mut out, book, &events)?;
        writeln!(out, "  = {:016x}", state_hash(&walk.game))?;
    }
    if !walk.len().is_multiple_of(detail.steps_between_boards) {
        boards(&mut out, &walk.game)?;
    }
    result(&mut out, &walk.game)?;
    writeln!(out, "\n{}", walk.record())?;
    // Boards may end their lines with blanks, which editors take away.
    let trimmed: Vec<&str> = out.trim_end().lines().map(str::trim_end).collect();
    Ok(trimmed.join("\n") + "\n")
}

fn header<G: Game>(out: &mut String, book: Book<G>, seed: u64) -> fmt::Result {
    writeln!(out, "game {}", G::META.id)?;
    writeln!(out, "rules {}", G::META.rules_version)?;
    writeln!(out, "edition {}", book.edition.header.id)?;
    writeln!(out, "hash {}", book.edition.hash)?;
    writeln!(out, "seats {}", book.seats)?;
    for (name, value) in book.changed_options() {
        writeln!(out, "option {name}={value}")?;
    }
    writeln!(out, "seed {seed}\n")?;
    writeln!(
        out,
        "# Each step: what may happen, > what does, ~ how it looks to others, * what comes of it, *~ how that looks to others,\n\
         # = the hash of the state after it."
    )
}

fn boards<G: Game>(out: &mut String, game: &G) -> fmt::Result {
    writeln!(out)?;
    for viewer in Viewer::all(game.book().seats) {
        writeln!(out, "{viewer} sees")?;
        for line in game.view(viewer).to_string().trim_end().lines() {
            writeln!(out, "| {line}")?;
        }
    }
    writeln!(out)
}

/// What each seat that is due may choose; or the chance outcomes with their weights.
fn choices<G: Notation>(out: &mut String, game: &G, most: usize) -> fmt::Result {
    let book = game.book();
    match game.turn() {
        Turn::Over => Ok(()),
        Turn::Chance => {
            let word = |(outcome, weight)| format!("{}*{weight}", Token::<G>::Chance(book, outcome));
            let words: Vec<String> = outcomes(game).into_iter().map(word).collect();
            writeln!(out, "  chance: {}", shorten(&words, most))
        }
        Turn::Act(due) => due.iter().try_for_each(|seat| {
            let words =
                legal(game, seat).into_iter().map(|action| Token::<G>::Action(book, action).to_string());
            writeln!(out, "  seat {seat}: {}", shorten(&words.collect::<Vec<_>>(), most))
        }),
    }
}

/// The first words; for the rest their number and a check sum, so that no change goes unseen.
fn shorten(words: &[String], most: usize) -> String {
    if words.len() <= most {
        return words.join(" ");
    }
    let bytes = words[most..].iter().flat_map(|word| word.bytes().chain([b' ']));
    let sum = bytes.fold(0_u32, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
    format!("{} and {} more ({sum:08x})", words[..most].join(" "), words.len() - most)
}

/// How the step looks to those who do not see all of it.
fn masks<G: Notation>(out: &mut String, game: &G, step: StepOf<G>) -> fmt::Result {
    let book = game.book();
    let truth = format_step::<G>(book, step);
    others(out, "  ~", &truth, book.seats, |viewer| {
        format_step_view::<G>(book, &game.view_step(step, viewer))
    })
}

/// What came of a step, with the sentence for it, and how that looks to those who do not see all of it.
fn happened<G: Words>(out: &mut String, book: Book<G>, events: &[G::Event]) -> fmt::Result {
    let told = |event: &G::Event| {
        let json = serde_json::to_string(event).expect("an event is plain values");
        match G::say_event(book, event) {
            Some(words) => format!("{json} {}", words.say(&Speech::default())),
            None => json,
        }
    };
    for event in events {
        let truth = told(event);
        writeln!(out, "{HAPPENED} {truth}")?;
        others(out, &format!("{HAPPENED}~"), &truth, book.seats, |viewer| {
            G::view_event(event, viewer).map_or_else(|| "nothing".to_string(), |seen| told(&seen))
        })?;
    }
    Ok(())
}

/// A line for each way in which something looks different from the truth, with those to whom it does.
fn others(
    out: &mut String,
    mark: &str,
    truth: &str,
    seats: SeatCount,
    look: impl Fn(Viewer) -> String,
) -> fmt::Result {
    let mut seen: Vec<(String, Vec<String>)> = Vec::new();
    for viewer in Viewer::all(seats) {
        let text = look(viewer);
        if text == truth {
            continue;
        }
        match seen.iter_mut().find(|(other, _)| *other == text) {
            Some((_, viewers)) => viewers.push(viewer.to_string()),
            None => seen.push((text, vec![viewer.to_string()])),
        }
    }
    for (text, viewers) in seen {
        writeln!(out, "{mark} {text} to {}", viewers.join(", "))?;
    }
    Ok(())
}

fn result<G: Words>(out: &mut String, game: &G) -> fmt::Result {
    let Some(outcome) = game.outcome() else { return writeln!(out, "not over after {MAX_STEPS} steps") };
    writeln!(out, "scores {:?}, ranks {:?}", outcome.scores.as_slice(), outcome.ranks.as_slice())?;
    let sheet = G::score_sheet(&game.view(Viewer::Spectator)).say(&Speech::default());
    for (seat, lines) in game.book().seats.seats().zip(&sheet.seats) {
        writeln!(out, "seat {seat}: {}", sheet.total(seat))?;
        for line in lines {
            let detail = if line.detail.is_empty() { String::new() } else { format!(" ({})", line.detail) };
            writeln!(out, "  {:>4}  {}{detail}", line.points, line.label)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_list_is_cut_but_no_change_in_it_goes_unseen() {
        let words = |n: usize| (0..n).map(|i| format!("pick:{i}")).collect::<Vec<_>>();
        assert_eq!(shorten(&words(3), 3), "pick:0 pick:1 pick:2");
        let cut = shorten(&words(9), 2);
        assert!(cut.starts_with("pick:0 pick:1 and 7 more ("), "{cut}");
        let mut changed = words(9);
        changed.swap(7, 8);
        assert_ne!(shorten(&changed, 2), cut);
    }

    #[test]
    fn a_long_game_is_told_in_less_detail() {
        let told = |bytes_per_word: usize| {
            most_detailed(|detail| ".".repeat(detail.words * bytes_per_word) + &detail.words.to_string())
        };
        assert!(told(1).ends_with(".40"));
        assert!(told(MAX_BYTES / 39).ends_with(".20"));
        assert!(told(MAX_BYTES / 5).ends_with(".3"));
        assert!(told(MAX_BYTES).ends_with(".3"));
    }
}
