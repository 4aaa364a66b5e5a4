//! Every door with its corpus, as it is and broken. Which inputs are tried never changes; how many is bounded, so that it
//! takes some seconds.

use std::fs;
use std::path::{Path, PathBuf};

use fuzzed::DOORS;
use testkit::try_broken;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz")
}

/// The corpus of a door, in the order of the names of its files.
fn corpus(name: &str) -> Vec<Vec<u8>> {
    let entries = fs::read_dir(folder().join("corpus").join(name)).expect("every door has a corpus");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files.iter().map(|file| fs::read(file).unwrap()).collect()
}

/// Feeds a door with its corpus, and with so many inputs that are broken.
fn feed(name: &str, broken: u32) {
    let (_, door) = DOORS.into_iter().find(|(door, _)| *door == name).unwrap();
    let seeds = corpus(name);
    assert!(!seeds.is_empty());
    for seed in &seeds {
        door(seed);
    }
    try_broken(broken, name, &seeds, door);
}

#[test]
fn editions_are_refused_or_played_by() {
    feed("editions", 1_000);
}

#[test]
fn bytes_are_games() {
    feed("games", 300);
}

#[test]
fn steps_are_refused_or_read() {
    feed("notation", 2_000);
}

#[test]
fn messages_are_refused_or_read() {
    feed("protocol", 10_000);
}

#[test]
fn records_are_refused_or_replayed() {
    feed("records", 1_500);
}

#[test]
fn logs_are_refused_or_tables() {
    feed("stored", 2_000);
}

#[test]
fn rows_of_the_journal_reach_nobody_else() {
    feed("journal", 20_000);
}

#[test]
fn every_door_is_fuzzed() {
    let entries = fs::read_dir(folder().join("fuzz_targets")).unwrap();
    let mut targets: Vec<String> = entries
        .map(|entry| entry.unwrap().path().file_stem().unwrap().to_string_lossy().into_owned())
        .collect();
    targets.sort();
    assert_eq!(targets, DOORS.map(|(name, _)| name.to_string()));
    let manifest = fs::read_to_string(folder().join("Cargo.toml")).unwrap();
    for (name, _) in DOORS {
        assert!(manifest.contains(&format!("path = \"fuzz_targets/{name}.rs\"")), "{name}");
    }
}

/// What ends in the name of its kind is whole; what was found is broken and has a name only.
#[test]
fn what_is_whole_is_not_refused() {
    let whole = |name: &str, ends: &[&str]| {
        let entries = fs::read_dir(folder().join("corpus").join(name)).unwrap();
        let files = entries.map(|entry| entry.unwrap().path());
        let kept =
            files.filter(|file| file.extension().is_some_and(|end| ends.iter().any(|kind| end == *kind)));
        kept.map(|file| (file.display().to_string(), fs::read_to_string(file).unwrap())).collect::<Vec<_>>()
    };
    for (file, text) in whole("records", &["txt", "json"]) {
        let record = tabletop::Record::parse(&text).unwrap_or_else(|e| panic!("{file}: {e}"));
        let replayed = catalog::find(&record.game).unwrap().replay(&record, None);
        assert!(replayed.is_ok(), "{file}: {replayed:?}");
    }
    for (file, text) in whole("editions", &["toml"]) {
        let is_loaded = catalog::GAMES.iter().any(|game| game.load_edition(&text).is_ok());
        assert!(is_loaded, "{file}");
    }
    for (file, text) in whole("journal", &["row"]) {
        let parts = server::store::parts(text.as_bytes());
        let is_sound = |part: &server::store::Part| matches!(part, server::store::Part::Sound(..));
        assert!(!parts.is_empty() && parts.iter().all(is_sound), "{file}: {parts:?}");
    }
    for (file, text) in whole("stored", &["jsonl"]) {
        let log = server::store::Log::read(server::core::TableId::new([0; 16]), [Ok(text)]);
        let log = log.unwrap_or_else(|e| panic!("{file}: {e}"));
        let table = server::core::State::replay(log.entries);
        assert!(table.is_ok(), "{file}: {table:?}");
    }
}
